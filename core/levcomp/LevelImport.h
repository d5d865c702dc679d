// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Result.h"
#include "core/formats/FileForms.h"
#include "core/model/Game.h"
#include "core/target/Target.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace levwright {

// A compiled level, turned back into a description.
struct ImportedLevel {
    GamePtr game;
    Target target;                     // what the file was compiled for
    std::string levelName;             // the file's name, changed to one that a level may have
    std::string text;                  // one level below a comment that names game and ABI
    std::vector<std::string> warnings; // sentences about what the text does not contain of the file
};

// Whether the bytes begin like a file in which games store levels or dungeons; no description does.
bool isCompiledFile(std::string_view bytes);

// A level file with its game.
struct GameLevelFile {
    GamePtr game;
    CompiledFile file;
};

// bytes must outlive the result. Errors: they are not a sound level file (the message gives the offset), or
// their game is not known.
Result<GameLevelFile> readLevelFile(std::string_view bytes);
// The same for a file of that game. Further error: it is not a file of the game.
Result<GameLevelFile> readLevelFile(const GamePtr& game, std::string_view bytes);

// Compiling the text for the target gives the same bytes, except for bytes that no game looks at (a warning
// names them). Errors: the bytes are not a sound level file (the message gives the offset), are from a game
// without a catalog, or contain what no description can express.
Result<ImportedLevel> importLevel(std::string_view bytes, const std::filesystem::path& path);
// The same for a file of that game. Further error: it is not a file of the game.
Result<ImportedLevel> importLevel(const GamePtr& game, std::string_view bytes,
                                  const std::filesystem::path& path);

} // namespace levwright
