// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tools/PaintTool.h"
#include "widgets/canvas/CanvasModel.h"
#include "widgets/canvas/MapGeometry.h"
#include "widgets/canvas/PartsPicture.h"
#include "widgets/canvas/ShownAreas.h"
#include "widgets/mapdrawing/OverlayStack.h"

#include <QLineF>

#include <optional>
#include <vector>

namespace levwright {

// The cells that can be scrolled to, counted from 0,0 of the part. They include everything that an overlay
// shows.
Area extent(const CanvasModel& model, const OverlayStack& overlays, const PartsPicture& parts);

// What the window shows of a map at one moment, and where: for painting, and for what a press would take.
struct MapSight {
    const Session& session;
    const CanvasModel& model;
    const OverlayStack& overlays;
    const PartsPicture& parts;
    const ShownAreas& areas;
    MapGeometry geometry;
    ToolId tool = ToolId::Select;

    bool showsOverlay() const { return overlays.isShown(); }
    // Whether an overlay is seen in place of the map. Nothing can be drawn or dragged then.
    bool hidesMap() const { return overlays.hidesMap(); }
    bool showsParts() const { return parts.isShown(); }
    bool showsRooms() const { return model.layout() != nullptr; }
    // Whether there are any cells to point at. If not, a notice is shown.
    bool showsCells() const { return model.hasPart() || showsRooms() || showsOverlay(); }
    Area extent() const { return levwright::extent(model, overlays, parts); }
    // The cell of the level that overlays know.
    Point inLevel(Point cell) const;

    // All statements with something at the cell, topmost first.
    std::vector<StatementRef> statementsAt(Point cell) const;
    // What is there, in words.
    QString describe(Point cell) const;
    // The same for the ear, such as "floor, column 12 row 4: jackal".
    QString spoken(Point cell) const;

    // What a press takes, as indices of the model's placements: things, then areas, small ones first. Among
    // each, selected ones come first.
    std::vector<std::size_t> placementsHit(QPoint at) const;
    // The statements that a press takes. What an overlay shows there comes first.
    std::vector<StatementRef> hitAt(QPoint at) const;
    // The sides of the map's border that a press would drag.
    Qt::Edges edgesAt(QPoint at) const;
    // The area whose corners are handles, as an index of the model's placements.
    std::optional<std::size_t> resizable() const;
    // The corner that stays in place while the one at the point is dragged.
    std::optional<Point> oppositeOfHandle(QPoint at) const;
    // The line from the middle of one door to the middle of the other. Empty if one of them has no place.
    std::optional<QLineF> lineOf(const CorridorView& corridor) const;
    // The rectangle of a part's name in the viewport. The name of the part on the map is its handle.
    QRect partNameRect(std::size_t part) const;
    // The part whose name is there, if parts and their names are shown.
    std::optional<std::size_t> partNamedAt(QPoint at) const;
    // The pointer that tells what a press would do.
    Qt::CursorShape pointerAt(QPoint at) const;

private:
    bool isEdgeHit(std::size_t placement, bool isSelected, QPoint at) const;
    bool isNameHit(std::size_t placement, QPoint at) const;
    bool isRoomHit(std::size_t placement, QPoint at) const;
    std::optional<StatementRef> corridorAt(QPoint at) const;
    QRect partRect(std::size_t part) const;
};

} // namespace levwright
