// SPDX-License-Identifier: GPL-3.0-or-later
// Operations with fragments, each as one edit that counts from the first byte of the level.
#pragma once

#include "core/fragment/Fragment.h"

#include <expected>
#include <string>
#include <vector>

namespace levwright {

struct FragmentPut {
    TextEdit edit;
    CellMask cells;                // the terrain that it covers
    std::vector<Range> added;      // the new statements after the edit; counts in the level
    std::vector<std::string> left; // sentences about what cannot stand there, or has another meaning there
};

// Puts the fragment's upper left corner on that cell of the part. What the part's language or game does not
// know is left out; the rest is inserted. Statements of doors go where the terrain covers their doors, or
// where a door of a fragment with terrain takes their place. Refused if nothing of the fragment can be put
// there, or if cells of it would lie where no map can be.
std::expected<FragmentPut, Refusal> putFragment(const Game& game, const LevelSource& level, std::size_t part,
                                                const Fragment& fragment, Point at);

// Removes what has been taken: its terrain becomes stone, and its statements are deleted.
EditOutcome removeFragment(const LevelLanguage& language, const LevelSource& level, std::size_t part,
                           const TakenFragment& taken);

struct FragmentMove {
    TextEdit edit;
    CellMask cells; // where the terrain is now
};

// Moves or turns the same cells and statements within their part. The statements keep their positions in the
// text. Other doors give way as above. turn maps cells of the part to cells of the part. Refused as above, or
// if one of the statements cannot be there.
std::expected<FragmentMove, Refusal> moveFragment(const Game& game, const LevelSource& level,
                                                  std::size_t part, const TakenFragment& taken,
                                                  const CellTurn& turn);

} // namespace levwright
