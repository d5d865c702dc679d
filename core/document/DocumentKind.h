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
};

// What the names of its files end in, without the point: des, def or pdf.
std::string_view endingOf(DocumentKind kind);

// By the name, if it ends in one of those; of any other by the first word that is neither blank nor
// comment: DUNGEON begins a dungeon (after a build option, if there is one), everything else levels.
DocumentKind documentKindOf(std::string_view fileName, std::string_view bytes);

} // namespace levwright
