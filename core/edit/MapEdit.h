// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edit/EditOutcome.h"
#include "core/model/LevelModel.h"

#include <string_view>
#include <vector>

namespace levwright {

struct CellChange {
    Point at;
    char terrain = ' '; // a map character
    bool operator==(const CellChange&) const = default;
};

// Writes the cells into the part's map: one byte each within what is written out already; short rows and,
// beyond the right or lower edge, the map itself grow as far as needed. Cells that come twice take the last
// value; stone beyond the edges changes nothing. The edit counts from the first byte of the level. Refused: a
// part without a map, a place left of or above the map, or beyond the game's largest map.
EditOutcome paintCells(const Game& game, std::string_view levelText, const PartModel& part,
                       const std::vector<CellChange>& changes);

} // namespace levwright
