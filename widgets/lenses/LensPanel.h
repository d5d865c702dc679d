// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/lenses/LensOverlay.h"
#include "widgets/mapdrawing/MapLayers.h"
#include "widgets/theme/Theme.h"

#include <QPointer>
#include <QWidget>

#include <memory>
#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;
class QTreeWidget;

namespace levwright {

class LensLegend;

// Chooses a lens and what it asks; shows its legend and its measures.
class LensPanel : public QWidget {
    Q_OBJECT

public:
    LensPanel(Session& session, const Theme& theme, MapLayers& layers, QWidget* parent = nullptr);
    ~LensPanel() override;

    // Where the rolls come from; they must outlive the panel. To be called once, before anything is shown.
    void setRolls(RollModel& rolls);
    void setTheme(const Theme& theme);
    // The status line; empty if nothing is shown.
    QString line() const;
    // The lens that is shown; empty if none is.
    std::optional<lens::LensKind> shown() const;
    // Shows a lens, or none.
    void show(std::optional<lens::LensKind> kind);
    // Null before setRolls().
    LensModel* model() const { return m_model.get(); }

Q_SIGNALS:
    void shownChanged();

private:
    QWidget* makeBar();
    QWidget* makeSwitches(QWidget* bar);
    void readBar();
    void writeBar();
    void pointAt(Point cell);
    void update();

    QPointer<MapLayers> m_layers; // the map may be deleted first
    std::unique_ptr<LensModel> m_model;
    std::unique_ptr<LensOverlay> m_overlay;
    QComboBox* m_kind = nullptr;
    QComboBox* m_start = nullptr;
    QComboBox* m_rolls = nullptr;
    struct Switch {
        bool lens::WaySwitches::* value;
        QCheckBox* box;
    };
    std::vector<Switch> m_switches;
    QWidget* m_switchBar = nullptr;
    LensLegend* m_legend;
    QTreeWidget* m_rows;
    QLabel* m_nothing;
    Point m_pointed;
};

} // namespace levwright
