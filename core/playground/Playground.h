// SPDX-License-Identifier: GPL-3.0-or-later
// A private folder that an installed game plays in: all it reads and writes is there, and nothing of its own
// folders is touched.
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
    std::vector<std::string> replaced; // files of the game that the level stands for; empty: it is new
};

// Makes the folder anew, and saved games in it go. It is made beside its place and takes it when it is whole:
// who finds a playground finds no half one, and what a crash leaves is cleared away with the next. Errors,
// and what was there stays: those of withLevel(); there is something else than a playground; a game runs
// in it; something cannot be read or written.
Result<Playground> makePlayground(const InstalledGame& game, const LevelToPlay& level,
                                  const std::filesystem::path& folder, FileStore& files);

// The library of the game. Errors: it cannot be read, or is damaged.
Result<Archive> gameLibrary(const InstalledGame& game, const FileStore& files);

// Where the game's terminal is written down while one plays.
std::filesystem::path transcriptIn(const std::filesystem::path& playground);

// What the game complained of, in what its terminal showed: each once, in their order.
std::vector<std::string> complaintsIn(std::string_view transcript);

} // namespace levwright
