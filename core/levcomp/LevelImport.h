// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Result.h"
#include "core/model/Game.h"
#include "core/target/Target.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace levwright {

// A compiled level as a description.
struct ImportedLevel {
    GamePtr game;
    Target target;                     // what the file was written for
    std::string levelName;             // that of the file, made into one that a level may have
    std::string text;                  // one level under a comment that names game and ABI
    std::vector<std::string> warnings; // sentences: what of the file is not in the text
};

// Whether the bytes begin as one of the files that games store levels or dungeons in; no description does.
bool isCompiledFile(std::string_view bytes);

// Errors: the bytes are no sound level file, or of a game that is not known.
Result<GamePtr> gameOfLevelFile(std::string_view bytes);

// Compiling the text for the target gives the bytes again, but for bytes that no game looks at (a warning
// names them). Errors: the bytes are no sound level file (the message gives the offset), of a game without a
// catalog, or hold what no description can say.
Result<ImportedLevel> importLevel(std::string_view bytes, const std::filesystem::path& file);

} // namespace levwright
