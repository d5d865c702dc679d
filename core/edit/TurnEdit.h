// SPDX-License-Identifier: GPL-3.0-or-later
// Flips, quarter turns and shifts of what a part holds.
#pragma once

#include "core/base/CellTurn.h"
#include "core/base/Grid.h"
#include "core/catalog/Catalog.h"
#include "core/syntax/LevelTree.h"
#include "core/text/EditOutcome.h"

#include <optional>
#include <string_view>

namespace levwright {

struct TurnPlace {
    std::optional<Area> within = std::nullopt; // areas are cut to it
    // The part's cells before the turn, which tell where an irregular region grows; null: not known.
    const Grid<char>* map = nullptr;
};

// Every point and area that is written in the statement goes where the turn takes it, directions with it;
// areas of the level stay. Refused: a broken statement, a place outside of
// within, or one that comes to lie left of or above the part. The edit counts from the first byte of the
// level.
EditOutcome turnStatement(const LevelTree& tree, std::string_view levelText, const StatementNode& statement,
                          const CellTurn& turn, const TurnPlace& place = {});

// The cells after a turn, from 0,0: its shift has no say. A quarter turn makes upright walls of lying ones
// and the other way round, but for corners, which are the same in both directions.
Grid<char> turnCells(const Catalog& catalog, const Grid<char>& cells, const CellTurn& turn);

} // namespace levwright
