// SPDX-License-Identifier: GPL-3.0-or-later
// The painting tools as state machines: from places under the pointer or keyboard cursor they compute the
// cells to change. A stroke lasts from begin() until the next begin(). There is no widget and no document
// here.
#pragma once

#include "core/checks/WallShape.h"
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

// The character of an empty map cell.
constexpr char stone = ' ';

// What a tool gets at the start of a stroke.
struct StrokeStart {
    const Grid<char>& map; // before the stroke
    const WallTerrain& walls;
    Point at; // may lie outside the map
    char terrain = stone;
    ToolOptions options;
};

// The cells that may be painted over.
enum class Over : std::uint8_t { Anything, Stone, Walls };

// A statement that belongs to what is drawn: the one with this name in LevelLanguage::thingsToAdd().
struct StrokeAddition {
    std::string_view name;
    Point cell;
};

struct StrokeUpdate {
    std::vector<CellChange> changes;
    // True if the changes are the whole stroke anew and replace its earlier changes; otherwise they are
    // added.
    bool replacesStroke = false;
    Over over = Over::Anything;
    // The walls among the changes get the right characters, whatever the options say.
    bool straightens = false;
    // Added once the stroke is finished.
    std::vector<StrokeAddition> additions = {};
    // Why nothing is drawn, as a sentence.
    std::string_view refusal = {};
};

class PaintTool {
public:
    virtual ~PaintTool() = default;

    // References in start are valid during the call only.
    virtual StrokeUpdate begin(const StrokeStart& start) = 0;
    // The pointer has moved; constrained asks for straight lines, squares and circles.
    virtual StrokeUpdate extend(Point to, bool constrained) = 0;
    // Whether the form of the stroke depends on where it ends, so that keyboard painting needs a start and an
    // end.
    virtual bool isShape() const { return false; }
};

// Null for tools that do not paint.
std::unique_ptr<PaintTool> makePaintTool(ToolId id);

} // namespace levwright
