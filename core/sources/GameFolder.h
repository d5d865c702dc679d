// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/FileStore.h"
#include "core/sources/ImportedGame.h"

#include <filesystem>

namespace levwright {

// Writes the game's files into a folder of its name in folder, which holds games of the user, and returns it.
// Tables of an earlier import go. Errors: a built-in game has the name; the folder holds a game that was not
// imported; a file cannot be written.
Result<std::filesystem::path> writeGame(const ImportedGame& game, const std::filesystem::path& folder,
                                        FileStore& files);

} // namespace levwright
