// SPDX-License-Identifier: GPL-3.0-or-later
// The painting tools as state machines: from places under pointer or keyboard cursor to cells to change. A
// stroke runs from begin() until the next begin(); no widget, no document.
#pragma once

#include "core/edit/MapEdit.h"

#include <memory>
#include <string_view>
#include <vector>

namespace levwright {

enum class ToolId {
    Select,
    SelectCells,
    Pencil,
    Line,
    Rectangle,
    FilledRectangle,
    FloodFill,
    Eraser,
    Eyedropper
};

// What an empty cell of a map is written as.
constexpr char stone = ' ';

struct StrokeUpdate {
    std::vector<CellChange> changes;
    // The changes are the whole stroke anew, in place of what it has changed so far; else they come on top.
    bool replacesStroke = false;
};

class PaintTool {
public:
    virtual ~PaintTool() = default;

    // map is the map before the stroke; at may lie outside it.
    virtual StrokeUpdate begin(const Grid<char>& map, Point at, char terrain) = 0;
    // The pointer has moved on; constrained asks for straight lines and squares.
    virtual StrokeUpdate extend(Point to, bool constrained) = 0;
    // Whether the stroke's form depends on where it ends, so that keyboard painting needs a start and an end.
    virtual bool isShape() const { return false; }
};

// Null for tools that do not paint.
std::unique_ptr<PaintTool> makePaintTool(ToolId id);

// "Pencil", …: for undo steps and messages.
std::string_view nameOf(ToolId id);

// The cells of a line from one place to another, both ends included, each touching the next.
std::vector<Point> lineCells(Point from, Point to);
// The outline of the rectangle with these corners, or all of it.
std::vector<Point> rectangleCells(Point corner, Point opposite, bool filled);
// The cells of the same terrain as at, joined to it by their sides; none outside the map.
std::vector<Point> floodCells(const Grid<char>& map, Point at);

} // namespace levwright
