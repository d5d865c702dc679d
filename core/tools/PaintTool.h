// SPDX-License-Identifier: GPL-3.0-or-later
// The painting tools as state machines: from places under pointer or keyboard cursor to cells to change. A
// stroke runs from begin() until the next begin(); no widget, no document.
#pragma once

#include "core/model/WallShape.h"
#include "core/tools/ToolOptions.h"

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
    Ellipse,
    FilledEllipse,
    FloodFill,
    Eraser,
    Eyedropper
};

// What an empty cell of a map is written as.
constexpr char stone = ' ';

// What a stroke begins with.
struct StrokeStart {
    const Grid<char>& map; // before the stroke
    const WallTerrain& walls;
    Point at; // may lie outside the map
    char terrain = stone;
    ToolOptions options;
};

struct StrokeUpdate {
    std::vector<CellChange> changes;
    // The changes are the whole stroke anew, in place of what it has changed so far; else they come on top.
    bool replacesStroke = false;
};

class PaintTool {
public:
    virtual ~PaintTool() = default;

    // What start refers to lives as long as the call only.
    virtual StrokeUpdate begin(const StrokeStart& start) = 0;
    // The pointer has moved on; constrained asks for straight lines, squares and circles.
    virtual StrokeUpdate extend(Point to, bool constrained) = 0;
    // Whether the stroke's form depends on where it ends, so that keyboard painting needs a start and an end.
    virtual bool isShape() const { return false; }
};

// Null for tools that do not paint.
std::unique_ptr<PaintTool> makePaintTool(ToolId id);

// "Pencil", …: for undo steps and messages.
std::string_view nameOf(ToolId id);

} // namespace levwright
