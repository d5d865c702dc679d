// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

namespace levwright {

// The subject of a document, which decides how its text is read.
enum class DocumentKind : std::uint8_t {
    Levels,
    DungeonDefinition,   // with the lines of build options that begin with %
    PreprocessedDungeon, // what the game's compiler reads
    DungeonScript,       // in Lua; the game reads it directly
};

// The suffix of its file names without the dot: des, def, pdf or lua.
std::string_view endingOf(DocumentKind kind);

// The kind by the file name, if it has one of those suffixes; a script describes dungeons if it is called
// dungeon.lua or gives the global dungeon a value. Otherwise the first word decides, after blanks and
// comments: DUNGEON (also after a build option) begins a dungeon, everything else levels, unless the text is
// a sound script of dungeons.
DocumentKind documentKindOf(std::string_view fileName, std::string_view bytes);

} // namespace levwright
