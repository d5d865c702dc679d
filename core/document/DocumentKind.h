// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

namespace levwright {

// What a document describes, and so how its text is read.
enum class DocumentKind : std::uint8_t {
    Levels,
    DungeonDefinition,   // with the lines of build options that begin with %
    PreprocessedDungeon, // what the game's compiler reads
    DungeonScript,       // in Lua, which the game reads as it is
};

// What the names of its files end in, without the point: des, def, pdf or lua.
std::string_view endingOf(DocumentKind kind);

// By the name, if it ends in one of those; a script is one of dungeons if it is called dungeon.lua or gives
// the global dungeon a value. Of any other name by the first word that is neither blank nor comment: DUNGEON
// begins a dungeon (after a build option, if there is one), everything else levels, but for a sound script of
// dungeons.
DocumentKind documentKindOf(std::string_view fileName, std::string_view bytes);

} // namespace levwright
