// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/mapdrawing/MapLayers.h"
#include "widgets/statistics/HeatOverlay.h"
#include "widgets/statistics/StatisticsReport.h"
#include "widgets/theme/Theme.h"

#include <QPointer>
#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;
class QSpinBox;
class QStackedWidget;
class QTabBar;
class QTreeView;

namespace levwright {

class FindingsModel;
class HeatLegend;
class ReportModel;
class StatementsModel;

// Rolls the current level many times and shows what can go wrong and where each statement's things land.
class StatisticsPanel : public QWidget {
    Q_OBJECT

public:
    // Shows heat maps over the map while the panel is visible.
    StatisticsPanel(Session& session, const Theme& theme, MapLayers& layers, QWidget* parent = nullptr);
    ~StatisticsPanel() override;

    void setTheme(const Theme& theme);
    // Whether the panel is visible. A panel behind another tab would count itself as visible.
    void setActive(bool active);
    // The number of threads; by default the number of processors.
    void setThreads(int threads) { m_threads = threads; }
    // The results of the last level that was rolled; null before that.
    std::shared_ptr<const StatisticsReport> report() const { return m_report; }
    // The status line; empty if there is nothing to see.
    QString line() const { return m_report ? tr("statistics available") : QString(); }
    // What is shown over the map.
    const HeatOverlay& overlay() const { return m_overlay; }

public Q_SLOTS:
    // Starts rolling, or stops it.
    void toggle();

Q_SIGNALS:
    // The user wants to see the roll with that seed on the map ...
    void showSeed(quint64 seed);
    // ... or to play it. Offered only if the signal is connected.
    void playSeed(quint64 seed);

private:
    QWidget* makeBar();
    QTreeView* makeList(const QString& name, ReportModel* model, const QStringList& widest);
    void start();
    void take(const StatisticsPtr& statistics);
    void follow(const Change& change);
    void startAnew();
    void followSelection();
    void updateState();
    void updateHeatMap();
    void updateTabs();
    QString summary(bool isOutOfDate) const;
    // The selected statement, if the report includes it.
    std::optional<std::int32_t> chosenStatement() const;
    void select(const QModelIndex& row);
    void open(const QModelIndex& finding);
    void showMenu(const QTreeView& list, const QPoint& place);

    Session& m_session;
    StatisticsRun m_run;
    int m_threads;
    bool m_active = false;
    std::optional<CountedLevel> m_rolling; // set while rolling
    ReportPtr m_report;
    QString m_error;
    QPointer<MapLayers> m_layers;
    HeatOverlay m_overlay;
    FindingsModel* m_findings;
    StatementsModel* m_statements;
    QTreeView* m_findingList = nullptr;
    QTreeView* m_statementList = nullptr;
    QLabel* m_nothing = nullptr;
    QTabBar* m_tabs = nullptr;
    QStackedWidget* m_pages;
    HeatLegend* m_legend;
    QLabel* m_summary = nullptr;
    QProgressBar* m_progress = nullptr;
    QSpinBox* m_rolls = nullptr;
    QSpinBox* m_depth = nullptr;
    QPushButton* m_start = nullptr;
};

} // namespace levwright
