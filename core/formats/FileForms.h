// SPDX-License-Identifier: GPL-3.0-or-later
// The forms that games store levels and dungeons in, as a table: who reads or writes such files asks it.
#pragma once

#include "core/base/Result.h"
#include "core/compiled/CompiledDungeon.h"
#include "core/compiled/CompiledLevel.h"
#include "core/compiled/LevelProgram.h"
#include "core/target/Target.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>

namespace levwright {

class Catalog;

// What a file can hold. A form whose contents are built otherwise adds its type.
using FileContents = std::variant<CompiledLevel, CompiledDungeon, LevelProgram>;

enum class Holds : std::uint8_t { Level, Dungeon };

struct DecodedFile {
    FileContents contents; // a level without a name
    Target target;         // as far as the file tells it
    std::size_t size = 0;  // bytes that belong to the contents; others may stand behind a level
};

struct FileForm {
    std::string_view id; // what catalogs and targets call it
    Holds holds{};
    // Whether the bytes begin as such files of a known game do. No description does, nor a file of another
    // form.
    bool (*probe)(std::string_view bytes) = nullptr;
    // The usual build of a game whose levels are stored in this form or, of dungeons, in the one that goes
    // with it.
    Target (*usualTarget)(const Catalog& catalog, Abi abi) = nullptr;
    // The contents must be what the form holds. Error: they do not fit into a file; the message names what.
    Result<std::string> (*encode)(const FileContents& contents, const Target& target) = nullptr;
    // Error: no sound file; the message gives the offset of the byte and says what was expected there.
    Result<DecodedFile> (*decode)(std::string_view bytes) = nullptr;
    // The version of the game that a target is for, as messages have it.
    std::string (*version)(const Target& target) = nullptr;
    // Why files for one build cannot be used by the other, of the same game and ABI; none if they can.
    std::optional<std::string> (*difference)(const Target& found, const Target& usual) = nullptr;
};

// The usual form of levels first.
std::span<const FileForm> fileForms();
// By its id; null if there is none.
const FileForm* formNamed(std::string_view id);
// The one whose files begin so; null for anything else, a description for one.
const FileForm* formOf(std::string_view bytes);

// A file that holds a level, of whatever form. Error: it is none, or broken.
Result<DecodedFile> decodeLevelFile(std::string_view bytes);

// The usual build of the catalog's game; one without a form of its own has none.
Target usualTarget(const Catalog& catalog, Abi abi);
// Error: no such game.
Result<Target> usualTarget(std::string_view gameId, Abi abi);

} // namespace levwright
