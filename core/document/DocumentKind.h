// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
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

// The kind whose files have that suffix; empty if there is none.
std::optional<DocumentKind> kindOfEnding(std::string_view ending);

} // namespace levwright
