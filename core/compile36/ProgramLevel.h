// SPDX-License-Identifier: GPL-3.0-or-later
// What a level in the language of NetHack 3.6 means: the program that its compiler would make of it.
#pragma once

#include "core/compiled/LevelProgram.h"
#include "core/model/LevelModel.h"
#include "core/syntax36/Words36.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace levwright::compile36 {

struct ProgramLevel : LevelModel {
    LevelProgram program; // sound if the level has no errors
    // The statement that each instruction is of, as an index into LevelTree::statements.
    std::vector<std::uint32_t> origins;
};

// The last column and row that areas may reach which count from the map's corner. The game's compiler keeps
// it from level to level and from file to file.
struct MapRange {
    std::int64_t lastColumn = 0;
    std::int64_t lastRow = 0;
};

// How much of a level counts.
enum class Extent : std::uint8_t {
    Whole,
    ToSyntaxError, // what stands behind the first syntax error is not looked at, as in the game's compiler
};

struct LoweringInput {
    const Catalog& catalog;
    LevelTreePtr tree;
    std::string_view text; // of the level
    Extent extent = Extent::Whole;
};

// Never fails; what is wrong is in the diagnostics, in the order in which the game's compiler says it, each
// with the token as its anchor that the compiler has read last then. The range is that of the level before,
// and becomes that of this one. Source: lev-3.6, sections 4 to 9.
std::shared_ptr<ProgramLevel> lower(const LoweringInput& input, MapRange& range);

} // namespace levwright::compile36
