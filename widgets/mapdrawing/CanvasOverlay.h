// SPDX-License-Identifier: GPL-3.0-or-later
// Something shown over the map that the text itself does not say, such as one roll of the level. Its cells
// are those of the level.
#pragma once

#include "core/document/Analysis.h"
#include "widgets/mapdrawing/TerrainPainter.h"
#include "widgets/mapdrawing/ThingPainter.h"

#include <QString>

#include <optional>
#include <vector>

namespace levwright {

// What an overlay paints with.
struct OverlayScene {
    QPainter& painter;
    TerrainPainter& terrain;
    ThingPainter& things;
    QPoint origin; // where the level's cell 0,0 is
    QRect exposed; // what is painted anew; the rest may be left out

    QRect cellRect(Point cell) const {
        const QSize size = terrain.cell();
        return {origin + QPoint(cell.x * size.width(), cell.y * size.height()), size};
    }
    QRect areaRect(const Area& area) const {
        return cellRect({area.x1, area.y1}).united(cellRect({area.x2, area.y2}));
    }
};

// A room of a room level at the place where the game has put it.
struct ShownRoom {
    StatementRef statement; // the statement that opens it
    Area floor;             // in cells of the level
};

class CanvasOverlay {
public:
    virtual ~CanvasOverlay() = default;

    // While this is false, no other function is called.
    virtual bool isShown() const = 0;
    // Whether only its owner changes its looks. A change of the text or of the selection is then repainted
    // only where it happened.
    virtual bool standsStill() const { return false; }
    // Whether it shows all of the level itself, so that nothing of the map is seen below it.
    virtual bool hidesMap() const { return false; }
    // The part of the level that must be visible.
    virtual Area area() const = 0;
    // The level's cell that is cell 0,0 of the shown part; 0,0 for a level without parts.
    virtual Point partCorner() const = 0;
    virtual void paint(const OverlayScene& scene) = 0;
    // The statements of everything it shows at the cell, topmost first.
    virtual std::vector<StatementRef> statementsAt(Point cell) const = 0;
    // What it shows at the cell, in words; empty if nothing.
    virtual QString describe(Point cell) const = 0;
    virtual QString toolTip(Point cell) const = 0;
    // The room whose floor or walls include the cell, the innermost of several. Empty if it shows no rooms.
    virtual std::optional<ShownRoom> roomAt(Point /*cell*/) const { return std::nullopt; }
};

} // namespace levwright
