// SPDX-License-Identifier: GPL-3.0-or-later
// The meaning of a level in the language of NetHack 3.6: the program that its compiler would make of it.
#pragma once

#include "core/compiled/LevelProgram.h"
#include "core/languages/program/syntax/Words.h"
#include "core/model/LevelModel.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace levwright::program {

struct ProgramLevel : LevelModel {
    LevelProgram program; // sound if the level has no errors
    // For each instruction, the statement that produced it, as an index into LevelTree::statements.
    std::vector<std::uint32_t> origins;
    // What only the game understands; with any of it, the level cannot be compiled.
    std::vector<std::string> notUnderstood;
};

// The last column and row for areas that count from the map's corner. The game's compiler keeps them from
// level to level and from file to file.
struct MapRange {
    std::int64_t lastColumn = 0;
    std::int64_t lastRow = 0;
};

// How much of a level is lowered.
enum class Extent : std::uint8_t {
    Whole,
    ToSyntaxError, // ignores everything after the first syntax error, like the game's compiler
};

// Whose numbers the program has: those of NetHack 3.6, which rolls use, or those that the game stores. They
// are the same for built-in games.
enum class Numbering : std::uint8_t { OfRolls, OfGame };

struct LoweringInput {
    const Catalog& catalog;
    LevelTreePtr tree;
    std::string_view text; // the text of the level
    Extent extent = Extent::Whole;
    Numbering numbering = Numbering::OfRolls;
};

// Never fails. Errors become diagnostics, in the order in which the game's compiler reports them. The anchor
// of each is the last token that the compiler has read at that point. range is the map range after the level
// before; it becomes the one after this level. Source: lev-3.6, sections 4 to 9.
std::shared_ptr<ProgramLevel> lower(const LoweringInput& input, MapRange& range);

// A sentence about the first thing that the level's notUnderstood lists, which must not be empty.
std::string whyNotCompiled(const ProgramLevel& level);

} // namespace levwright::program
