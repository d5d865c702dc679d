// SPDX-License-Identifier: GPL-3.0-or-later
// A piece of a level on its way: terrain with all that stands on it, or some statements. It can be turned,
// and put into any part, whatever its level, document or game. Only the languages know how all that is
// written.
#pragma once

#include "core/base/CellMask.h"
#include "core/base/CellTurn.h"
#include "core/base/Grid.h"
#include "core/model/LevelLanguage.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace levwright {

// Of a fragment: a cell that it leaves as it is where it is put.
inline constexpr char notThere = '\0';

// How many columns or rows a fragment may have; all games' maps have fewer.
inline constexpr int largestSide = 1000;

// A statement of a fragment. Its places count in the part that it comes from.
struct FragmentThing {
    std::string statement; // as its author wrote it
    Placement look;        // there, to be drawn; its number of a statement means nothing
    // The statements of that part with the lists it speaks of, for object[0] and the like.
    std::vector<std::string> lists = {};
    // What it lies in, among the things before it.
    std::optional<std::size_t> container = std::nullopt;
};

struct Fragment {
    std::string game;                  // the id of its catalog
    Area bounds;                       // in the part that it comes from, corners in order
    Grid<char> cells;                  // of the bounds, as they were there; empty: things only
    std::vector<FragmentThing> things; // in text order
    // From the part that it comes from to the fragment's own cells, which begin with 0,0.
    CellTurn turn;

    bool empty() const { return cells.cells().empty() && things.empty(); }
    // What it covers now, from 0,0.
    Area size() const;
    void turnBy(Turn how);
};

// What a mask or some statements come to.
struct TakenFragment {
    Fragment fragment;
    std::vector<std::size_t> statements; // of the level, in text order
    // Sentences: what has a place among the cells, but stays because that place is not written.
    std::vector<std::string> left;
};

// The part's cells in the mask, with all things whose places and all areas whose cells lie in it. A mask
// without cells, or a part without a map, gives things only.
TakenFragment takeCells(const LevelLanguage& language, std::string_view game, const LevelSource& level,
                        std::size_t part, const CellMask& mask);
// Statements of the part that have a place, with what lies in them.
TakenFragment takeStatements(const LevelLanguage& language, std::string_view game, const LevelSource& level,
                             std::size_t part, const std::vector<std::size_t>& statements);
// Rows of map characters, a blank being stone; bytes that are none are no cells. None if the text is not
// such a block, or a larger one than fragments may be.
std::optional<Fragment> fragmentOfRows(const LevelLanguage& language, std::string_view game,
                                       std::string_view text);
// Lines of statements as if they stood in the part. None if there is no statement with a place among them.
// left: which lines are none.
std::optional<TakenFragment> fragmentOfStatements(const LevelLanguage& language, std::string_view game,
                                                  const LevelSource& level, std::size_t part,
                                                  std::string_view text);

// Map characters row by row, then the statements: for other programs.
std::string plainText(const Fragment& fragment, const LevelLanguage& language);
// One line; and back. Error: it is none that this program has written.
std::string toJson(const Fragment& fragment);
Result<Fragment> fragmentFromJson(std::string_view json);

} // namespace levwright
