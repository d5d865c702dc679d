// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/CellMask.h"
#include "core/model/LevelLanguage.h"
#include "core/model/WallShape.h"

namespace levwright {

struct TerrainReplacement {
    char from = ' ';
    char to = ' ';
    // Whose walls beside what is replaced are written as they lead then; null: as they are.
    const WallTerrain* walls = nullptr;
};

// Writes one terrain in the place of another: in the part's cells, or only in those within. The edit counts
// from the first byte of the level; it is empty where there are none. Refused: a part without a map.
EditOutcome replaceTerrain(const LevelLanguage& language, const LevelSource& level, std::size_t part,
                           const TerrainReplacement& replacement, const CellMask* within = nullptr);
// The same in all parts with a map.
EditOutcome replaceTerrain(const LevelLanguage& language, const LevelSource& level,
                           const TerrainReplacement& replacement);

} // namespace levwright
