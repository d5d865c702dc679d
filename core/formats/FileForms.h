// SPDX-License-Identifier: GPL-3.0-or-later
// A table of the forms in which games store levels and dungeons, for all code that reads or writes such
// files.
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

// The possible contents of a file. A form with other contents adds its type here.
using FileContents = std::variant<CompiledLevel, CompiledDungeon, LevelProgram>;

enum class Holds : std::uint8_t { Level, Dungeon };

struct DecodedFile {
    FileContents contents; // a level without a name
    Target target;         // as far as the file tells it
    std::size_t size = 0;  // how many bytes belong to the contents; others may follow a level
};

// A file of a level, read once for all who ask about it.
struct CompiledFile {
    std::string_view bytes; // of the whole file
    DecodedFile decoded;
};

struct FileForm {
    std::string_view id; // its name in catalogs and targets
    Holds holds{};
    // Whether the bytes begin like such files of a known game. No description does, and no file of another
    // form.
    bool (*probe)(std::string_view bytes) = nullptr;
    // The usual build of a game whose levels are stored in this form. For a form of dungeons, the levels have
    // the form that goes with it.
    Target (*usualTarget)(const Catalog& catalog, Abi abi) = nullptr;
    // The contents must be of the type that the form holds. Error: they do not fit into a file; the message
    // names the part.
    Result<std::string> (*encode)(const FileContents& contents, const Target& target) = nullptr;
    // Error: the file is not sound; the message gives the offset of the byte and says what was expected
    // there.
    Result<DecodedFile> (*decode)(std::string_view bytes) = nullptr;
    // The version of the target's game, for messages.
    std::string (*version)(const Target& target) = nullptr;
    // Why files for one build cannot be used by the other, of the same game and ABI; empty if they can.
    std::optional<std::string> (*difference)(const Target& found, const Target& usual) = nullptr;
    // The header of a game that nothing is known of; empty if there is none for that ABI.
    std::optional<Target> (*foreignHeader)(std::string_view bytes, Abi abi) = nullptr;
    // How many monsters and objects the header of such a file counts.
    std::uint32_t (*entities)(const Target& target) = nullptr;
};

// The usual form of levels comes first.
std::span<const FileForm> fileForms();
// The form with that id; null if there is none.
const FileForm* formNamed(std::string_view id);
// The form whose files begin like this; null for anything else, such as a description.
const FileForm* formOf(std::string_view bytes);

// Reads a file with a level, in any form. Error: it is not such a file, or it is broken.
Result<DecodedFile> decodeLevelFile(std::string_view bytes);

// The build of a user's game for which a level file was written. Only the header is read, since the numbers
// in the file may be the game's own. Error: no header has as many monsters and objects as the game.
Result<Target> targetOfUserGame(const Catalog& catalog, std::string_view bytes);

// Reads a level or dungeon file of that game. For a built-in game, any game's level file is read. Errors:
// those of targetOfUserGame(); the file is broken.
Result<DecodedFile> decodeFileOf(const Catalog& catalog, std::string_view bytes);
// What a file of a user's game contains; empty if it is not a file of that game.
std::optional<Holds> heldByFileOf(const Catalog& catalog, std::string_view bytes);

// Why the game will not load files for the target, as a part of a sentence: its header may be unknown. Empty
// if it will, as far as is known.
std::optional<std::string> whyGameRefuses(const Catalog& catalog, const Target& target);

// The usual build of the catalog's game; a game without a form has none. A user's game may bring a header.
Target usualTarget(const Catalog& catalog, Abi abi);
// Error: there is no such game.
Result<Target> usualTarget(std::string_view gameId, Abi abi);

} // namespace levwright
