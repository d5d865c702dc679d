// SPDX-License-Identifier: GPL-3.0-or-later
// Flips, quarter turns and shifts of the contents of a part.
#pragma once

#include "core/base/CellTurn.h"
#include "core/base/Grid.h"
#include "core/catalog/Catalog.h"
#include "core/text/EditOutcome.h"
#include "core/tree/LevelTree.h"

#include <optional>
#include <string_view>

namespace levwright {

struct TurnPlace {
    std::optional<Area> within = std::nullopt; // areas are cut to it
    // The part's cells before the turn, which decide where an irregular region grows; null if not known.
    const Grid<char>* map = nullptr;
};

// Turns every point and area that is written in the statement, and its directions. Areas of the level stay.
// Refused for a broken statement, and if a place would be outside of within, or left of or above the part.
// The edit counts from the first byte of the level.
EditOutcome turnStatement(const LevelTree& tree, std::string_view levelText, const StatementNode& statement,
                          const CellTurn& turn, const TurnPlace& place = {});

// The cells after a turn, from 0,0; the shift of the turn is ignored. A quarter turn exchanges the two wall
// characters, except in corners, which are the same in both directions.
Grid<char> turnCells(const Catalog& catalog, const Grid<char>& cells, const CellTurn& turn);

} // namespace levwright
