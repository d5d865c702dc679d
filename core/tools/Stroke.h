// SPDX-License-Identifier: GPL-3.0-or-later
// What becomes of the cells that a tool paints before they are written.
#pragma once

#include "core/base/CellMask.h"
#include "core/tools/PaintTool.h"

namespace levwright {

struct StrokeRules {
    const WallTerrain& walls;
    ToolOptions options;
    Point mirrored;                   // width and height of the map that is mirrored about its middle
    Point limit;                      // how many columns and rows a map may have
    const CellMask* within = nullptr; // null: all cells may be painted
};

// The update with its mirror images, as far as they may be painted, and with what it makes of the walls
// around it. map is what it is made on.
StrokeUpdate completed(const StrokeRules& rules, const Grid<char>& map, const StrokeUpdate& update);

} // namespace levwright
