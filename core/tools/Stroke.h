// SPDX-License-Identifier: GPL-3.0-or-later
// Completes the cells that a tool paints before they are written.
#pragma once

#include "core/base/CellMask.h"
#include "core/tools/PaintTool.h"

namespace levwright {

struct StrokeRules {
    const WallTerrain& walls;
    ToolOptions options;
    Point mirrored;                   // width and height of the map, which is mirrored about its middle
    Point limit;                      // how many columns and rows a map may have
    const CellMask* within = nullptr; // null if all cells may be painted
};

// The update with its mirror images, as far as they may be painted, and with the corrections of the walls
// around it. map is the map before the update.
StrokeUpdate completed(const StrokeRules& rules, const Grid<char>& map, const StrokeUpdate& update);

} // namespace levwright
