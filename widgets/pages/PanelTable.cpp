// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/PanelTable.h"

#include "widgets/canvas/MapCanvas.h"
#include "widgets/cellstack/CellPanel.h"
#include "widgets/dungeonview/DungeonLegend.h"
#include "widgets/history/HistoryPanel.h"
#include "widgets/inspector/InspectorPanel.h"
#include "widgets/lenses/LensPanel.h"
#include "widgets/outline/OutlinePanel.h"
#include "widgets/pages/EditorPage.h"
#include "widgets/picker/Palette.h"
#include "widgets/problems/ProblemsPanel.h"
#include "widgets/rollview/RollPanel.h"
#include "widgets/stamps/StampsPanel.h"
#include "widgets/statistics/StatisticsPanel.h"

#include <QCoreApplication>

namespace levwright {
namespace {

template <class Panel>
QWidget* themed(EditorPage& page) {
    return page.themes().follow(new Panel(page.session(), page.themes().theme()));
}

QWidget* stamps(EditorPage& page) {
    return page.canvas() == nullptr ? nullptr : themed<StampsPanel>(page);
}

// Creates a panel that looks at the map; null if the document has no map.
template <class Panel>
QWidget* besideMap(EditorPage& page) {
    return page.canvas() == nullptr
               ? nullptr
               : page.themes().follow(new Panel(page.session(), page.themes().theme(), *page.canvas()));
}

// Creates a panel that hands something to the map to show; null if the document has no map.
template <class Panel>
QWidget* onLayers(EditorPage& page) {
    return page.canvas() == nullptr ? nullptr
                                    : page.themes().follow(new Panel(page.session(), page.themes().theme(),
                                                                     page.canvas()->layers()));
}

template <class Panel>
void activate(QWidget& panel, bool active) {
    static_cast<Panel&>(panel).setActive(active);
}

template <class Panel>
QString line(const QWidget& panel) {
    return static_cast<const Panel&>(panel).line();
}

QWidget* inspector(EditorPage& page) {
    return new InspectorPanel(page.session());
}

// A thing taken from the palette moves over the map, which gets the keyboard focus.
void connectHand(Palette& palette, MapCanvas& canvas) {
    QObject::connect(&palette, &Palette::taken, &canvas, [&canvas](const PaletteThing& thing) {
        canvas.setFocus();
        canvas.takeThing(thing);
    });
    QObject::connect(&palette, &Palette::dragged, &canvas, &MapCanvas::dragThing);
    QObject::connect(&palette, &Palette::dropped, &canvas, [&canvas](const QPoint& at) {
        if (!canvas.dropThing(at))
            canvas.controls().held.letGo();
    });
    QObject::connect(&palette, &Palette::letGo, &canvas.controls().held, &HeldThing::letGo);
    QObject::connect(&canvas.controls().held, &HeldThing::heldChanged, &palette,
                     [&palette, &canvas] { palette.showHeld(canvas.controls().held.thing()); });
}

QWidget* supplies(EditorPage& page) {
    const Theme& theme = page.themes().theme();
    if (page.dungeon() != nullptr) {
        auto* legend = page.themes().follow(new DungeonLegend(theme));
        legend->setWindowTitle(QCoreApplication::translate("PanelTable", "Legend"));
        return legend;
    }
    auto* palette = page.themes().follow(new Palette(page.session(), theme));
    if (page.canvas() != nullptr)
        connectHand(*palette, *page.canvas());
    return palette;
}

} // namespace

const QList<PanelSpec>& panelSpecs() {
    static const QList<PanelSpec> specs{
        {"outlineDock", QT_TRANSLATE_NOOP("PanelTable", "Outline"), "things#the-outline",
         Qt::LeftDockWidgetArea, nullptr, themed<OutlinePanel>, nullptr},
        {"terrainDock", QT_TRANSLATE_NOOP("PanelTable", "Palette"), "things#place", Qt::RightDockWidgetArea,
         nullptr, supplies, nullptr},
        {"inspectorDock", QT_TRANSLATE_NOOP("PanelTable", "Inspector"), "things#change",
         Qt::RightDockWidgetArea, nullptr, inspector, nullptr},
        {"cellDock", QT_TRANSLATE_NOOP("PanelTable", "Cell"), "things#select", Qt::RightDockWidgetArea,
         "inspectorDock", besideMap<CellPanel>, activate<CellPanel>},
        {"stampsDock", QT_TRANSLATE_NOOP("PanelTable", "Stamps"), "things#stamps", Qt::RightDockWidgetArea,
         "cellDock", stamps, activate<StampsPanel>},
        {"problemsDock", QT_TRANSLATE_NOOP("PanelTable", "Problems"), "problems", Qt::BottomDockWidgetArea,
         nullptr, themed<ProblemsPanel>, nullptr, line<ProblemsPanel>},
        {"historyDock", QT_TRANSLATE_NOOP("PanelTable", "History"), "window#undo", Qt::BottomDockWidgetArea,
         "problemsDock", themed<HistoryPanel>, activate<HistoryPanel>, line<HistoryPanel>},
        // The overlay of this panel lies below that of the next one.
        {"statisticsDock", QT_TRANSLATE_NOOP("PanelTable", "Statistics"), "rolls#statistics",
         Qt::BottomDockWidgetArea, "rollsDock", onLayers<StatisticsPanel>, activate<StatisticsPanel>,
         line<StatisticsPanel>},
        {"lensDock", QT_TRANSLATE_NOOP("PanelTable", "Lens"), "lenses", Qt::BottomDockWidgetArea,
         "statisticsDock", onLayers<LensPanel>, nullptr, line<LensPanel>},
        {"rollsDock", QT_TRANSLATE_NOOP("PanelTable", "Rolls"), "rolls#roll-a-level",
         Qt::BottomDockWidgetArea, "historyDock", onLayers<RollPanel>, activate<RollPanel>, line<RollPanel>},
    };
    return specs;
}

} // namespace levwright
