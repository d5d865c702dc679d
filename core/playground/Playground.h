// SPDX-License-Identifier: GPL-3.0-or-later
// A private folder in which an installed game runs. The game reads and writes only there, and its own folders
// are not touched.
#pragma once

#include "core/base/FileStore.h"
#include "core/base/Result.h"
#include "core/playground/InstalledGame.h"
#include "core/playground/LevelToPlay.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace levwright {

struct Playground {
    std::filesystem::path folder;
    std::string start;                 // the level that a new game begins on
    std::vector<std::string> replaced; // files of the game that the level replaces; empty if the level is new
};

// Makes the folder anew; saved games in it are lost. It is first made beside its place and moved there when
// it is complete, so a playground is never half made. What a crash leaves is removed the next time. Errors,
// after which the old folder is still there: those of withLevel(); there is something else than a playground;
// a game is running in it; something cannot be read or written.
Result<Playground> makePlayground(const InstalledGame& game, const LevelToPlay& level,
                                  const std::filesystem::path& folder, FileStore& files);

// The library of the game. Errors: it cannot be read, or is damaged.
Result<Archive> gameLibrary(const InstalledGame& game, const FileStore& files);

// The file that records the game's terminal during play.
std::filesystem::path transcriptIn(const std::filesystem::path& playground);

// The complaints of the game in what its terminal showed, each once, in order.
std::vector<std::string> complaintsIn(std::string_view transcript);

} // namespace levwright
