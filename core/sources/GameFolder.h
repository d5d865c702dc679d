// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/FileStore.h"
#include "core/sources/ImportedGame.h"

#include <filesystem>
#include <string_view>

namespace levwright {

// The file of an imported game that lists the files of its tree and its own tables ("=monsters.tsv"), each
// with a tab and its checksum.
inline constexpr std::string_view sourcesFile = "sources.txt";

// Writes the game's files into a folder of its name in folder, which holds games of the user, and returns it.
// A new folder takes the place of that of an earlier import; only its tables go. Errors: a built-in game has
// the name; the folder holds a game that was not imported; a file cannot be written. Then the earlier import
// is as it was.
Result<std::filesystem::path> writeGame(const ImportedGame& game, const std::filesystem::path& folder,
                                        FileStore& files);

} // namespace levwright
