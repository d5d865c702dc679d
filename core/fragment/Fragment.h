// SPDX-License-Identifier: GPL-3.0-or-later
// A piece of a level that is moved or copied: terrain with everything on it, or some statements. It can be
// turned, and put into any part of any level, document or game. Only the languages know how all that is
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

// In a fragment: a cell that does not change the target.
inline constexpr char notThere = '\0';

// The most columns or rows of a fragment; the maps of all games have fewer.
inline constexpr int largestSide = 1000;

// A statement of a fragment. Its places count in the part from which it comes.
struct FragmentThing {
    std::string statement; // as its author wrote it
    Placement look;        // for drawing; its place counts in that part; it has no statement
    // The statements of that part with the lists to which it refers, such as object[0].
    std::vector<std::string> lists = {};
    // The thing in which it lies, which comes before it.
    std::optional<std::size_t> container = std::nullopt;
};

struct Fragment {
    std::string game;                  // the id of the game's catalog
    Area bounds;                       // in the part from which it comes, corners in order
    Grid<char> cells;                  // the original cells within the bounds; empty for things only
    std::vector<FragmentThing> things; // in text order
    // Leads from the part from which it comes to the fragment's own cells, which begin with 0,0.
    CellTurn turn;

    bool empty() const { return cells.cells().empty() && things.empty(); }
    // The area that it covers after the turn, from 0,0.
    Area size() const;
    void turnBy(Turn how);
};

// The result of taking a mask or some statements.
struct TakenFragment {
    Fragment fragment;
    std::vector<std::size_t> statements; // of the level, in text order
    // Sentences about things among the cells that stay, because their place is not written.
    std::vector<std::string> left;
};

// The part's cells in the mask, with all things whose places, and all areas whose cells, lie in it. A mask
// without cells, or a part without a map, gives things only.
TakenFragment takeCells(const LevelLanguage& language, std::string_view game, const LevelSource& level,
                        std::size_t part, const CellMask& mask);
// Statements of the part that have a place, with their contents.
TakenFragment takeStatements(const LevelLanguage& language, std::string_view game, const LevelSource& level,
                             std::size_t part, const std::vector<std::size_t>& statements);
// Rows of map characters, where a blank is stone. Other bytes are not cells. Empty if the text is not such a
// block, or if it is larger than fragments may be.
std::optional<Fragment> fragmentOfRows(const LevelLanguage& language, std::string_view game,
                                       std::string_view text);
// Lines of statements as if they stood in the part. Empty if none of them is a statement with a place. left
// says how many lines are not statements.
std::optional<TakenFragment> fragmentOfStatements(const LevelLanguage& language, std::string_view game,
                                                  const LevelSource& level, std::size_t part,
                                                  std::string_view text);

// Map characters row by row, or else the statements, for other programs.
std::string plainText(const Fragment& fragment, const LevelLanguage& language);
// Converts a fragment to one line, and back. Error: the line was not written by this program.
std::string toJson(const Fragment& fragment);
Result<Fragment> fragmentFromJson(std::string_view json);

} // namespace levwright
