// SPDX-License-Identifier: GPL-3.0-or-later
// What is done with fragments, each as one edit that counts from the first byte of the level.
#pragma once

#include "core/fragment/Fragment.h"

#include <expected>
#include <string>
#include <vector>

namespace levwright {

struct FragmentPut {
    TextEdit edit;
    CellMask cells;                // the terrain it covers
    std::vector<Range> added;      // the new statements, after the edit, from the first byte of the level
    std::vector<std::string> left; // sentences: what cannot stand there, or means something else there
};

// The fragment with its upper left corner at that cell of the part. What the part's language or game does not
// know stays out, the rest is put in. Refused: no part of the fragment can be put there, or cells of it would
// lie where no map can be.
std::expected<FragmentPut, Refusal> putFragment(const LevelLanguage& language, const LevelSource& level,
                                                std::size_t part, const Fragment& fragment, Point at);

// Takes away what has been taken: stone for its terrain, nothing for its statements.
EditOutcome removeFragment(const LevelLanguage& language, const LevelSource& level, std::size_t part,
                           const TakenFragment& taken);

struct FragmentMove {
    TextEdit edit;
    CellMask cells; // where the terrain is now
};

// The same cells and statements elsewhere in their part, or turned: the statements stay where they stand in
// the text. turn leads from cells of the part to cells of the part. Refused as above, or if one of the
// statements cannot be there.
std::expected<FragmentMove, Refusal> moveFragment(const LevelLanguage& language, const LevelSource& level,
                                                  std::size_t part, const TakenFragment& taken,
                                                  const CellTurn& turn);

} // namespace levwright
