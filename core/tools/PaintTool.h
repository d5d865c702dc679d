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
    Lasso,
    Wand,
    Pencil,
    Line,
    Rectangle,
    FilledRectangle,
    Ellipse,
    FilledEllipse,
    FloodFill,
    Eraser,
    Room,
    Corridor,
    Door,
    Type,
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

// What a cell must be to be painted.
enum class Over : std::uint8_t { Anything, Stone, Walls };

// A statement that belongs to what is drawn: that of LevelLanguage::thingsToAdd() with this name.
struct StrokeAddition {
    std::string_view name;
    Point cell;
};

struct StrokeUpdate {
    std::vector<CellChange> changes;
    // The changes are the whole stroke anew, in place of what it has changed so far; else they come on top.
    bool replacesStroke = false;
    Over over = Over::Anything;
    // The walls among the changes are written as they lead, whatever the options say.
    bool straightens = false;
    // Once the stroke is finished.
    std::vector<StrokeAddition> additions = {};
    // Why nothing is drawn; a sentence.
    std::string_view refusal = {};
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
