// SPDX-License-Identifier: GPL-3.0-or-later
// Something shown over the map that the text itself does not say, as one roll of the level. It counts in the
// level's columns and rows.
#pragma once

#include "core/document/Analysis.h"
#include "widgets/canvas/TerrainPainter.h"
#include "widgets/canvas/ThingPainter.h"

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

    QRect cellRect(Point cell) const {
        const QSize size = terrain.cell();
        return {origin + QPoint(cell.x * size.width(), cell.y * size.height()), size};
    }
    QRect areaRect(const Area& area) const {
        return cellRect({area.x1, area.y1}).united(cellRect({area.x2, area.y2}));
    }
};

// A room of a room level where the game has put it.
struct ShownRoom {
    StatementRef statement; // that opens it
    Area floor;             // in cells of the level
};

class CanvasOverlay {
public:
    virtual ~CanvasOverlay() = default;

    // While it is not, nothing else is asked.
    virtual bool isShown() const = 0;
    // Whether nothing but who shows it makes it look different: then a change of the text, or of what is
    // selected, is painted where it is.
    virtual bool standsStill() const { return false; }
    // What has to be seen of the level.
    virtual Area area() const = 0;
    // The level's cell that is cell 0,0 of the part the map shows; 0,0 for a level without parts.
    virtual Point partCorner() const = 0;
    virtual void paint(const OverlayScene& scene) = 0;
    // The statements of what it shows there, the topmost first.
    virtual std::vector<StatementRef> statementsAt(Point cell) const = 0;
    // What it shows there, in words; empty for nothing.
    virtual QString describe(Point cell) const = 0;
    virtual QString toolTip(Point cell) const = 0;
    // The room whose floor or walls are there, the innermost of several; none if it shows no rooms.
    virtual std::optional<ShownRoom> roomAt(Point /*cell*/) const { return std::nullopt; }
};

} // namespace levwright
