// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/canvas/MapCanvas.h"
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

// Rolls the current level many times and tells what can go wrong, and where each statement's things land.
class StatisticsPanel : public QWidget {
    Q_OBJECT

public:
    // Heat maps are shown on the canvas while the panel is in sight.
    StatisticsPanel(Session& session, const Theme& theme, MapCanvas& canvas, QWidget* parent = nullptr);
    ~StatisticsPanel() override;

    void setTheme(const Theme& theme);
    // Whether the panel is in sight: one behind a tab counts itself visible.
    void setActive(bool active);
    // In so many threads; as many as there are processors unless told otherwise.
    void setThreads(int threads) { m_threads = threads; }
    // What is known of the last level rolled; null: nothing yet.
    std::shared_ptr<const StatisticsReport> report() const { return m_report; }
    // Whether there is anything to see, in a line; empty for nothing.
    QString line() const { return m_report ? tr("rolled many times") : QString(); }
    // What is shown on the map.
    const HeatOverlay& overlay() const { return m_overlay; }

public Q_SLOTS:
    // Starts, or stops what goes on.
    void toggle();

Q_SIGNALS:
    // The roll of that seed is wanted on the map ...
    void showSeed(quint64 seed);
    // ... or to be played. Offered only when somebody listens.
    void playSeed(quint64 seed);

private:
    QWidget* makeBar(const Theme& theme);
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
    // Of the selected statement, if the report counts it.
    std::optional<std::int32_t> chosenStatement() const;
    void select(const QModelIndex& row);
    void open(const QModelIndex& finding);
    void showMenu(const QTreeView& list, const QPoint& place);

    Session& m_session;
    StatisticsRun m_run;
    int m_threads;
    bool m_active = false;
    std::optional<CountedLevel> m_rolling; // what goes on
    ReportPtr m_report;
    QString m_error;
    QPointer<MapCanvas> m_canvas;
    HeatOverlay m_overlay;
    FindingsModel* m_findings;
    StatementsModel* m_statements;
    QTreeView* m_findingList = nullptr;
    QTreeView* m_statementList = nullptr;
    QLabel* m_nothing = nullptr;
    QTabBar* m_tabs = nullptr;
    QStackedWidget* m_pages;
    HeatLegend* m_legend = nullptr;
    QLabel* m_summary = nullptr;
    QProgressBar* m_progress = nullptr;
    QSpinBox* m_rolls = nullptr;
    QSpinBox* m_depth = nullptr;
    QPushButton* m_start = nullptr;
};

} // namespace levwright
