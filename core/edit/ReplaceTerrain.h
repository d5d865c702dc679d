// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/CellMask.h"
#include "core/checks/WallShape.h"
#include "core/model/Game.h"

namespace levwright {

// Where terrain is replaced.
enum class TerrainReach : std::uint8_t { SelectedCells, Part, Level };

struct TerrainReplacement {
    char from = ' ';
    char to = ' ';
    // If not null, walls beside the replaced cells are redrawn for their new direction.
    const WallTerrain* walls = nullptr;
};

// Replaces one terrain by another in all cells of the part, or only in those within. Doors that are replaced
// lose their statements, too. The edit counts from the first byte of the level; it is empty if no cell has
// that terrain. Refused for a part without a map.
EditOutcome replaceTerrain(const Game& game, const LevelSource& level, std::size_t part,
                           const TerrainReplacement& replacement, const CellMask* within = nullptr);
// The same in all parts with a map.
EditOutcome replaceTerrain(const Game& game, const LevelSource& level, const TerrainReplacement& replacement);

} // namespace levwright
