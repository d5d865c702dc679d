// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/FileStore.h"
#include "core/model/LevelModel.h"
#include "core/target/Target.h"

#include <filesystem>
#include <string_view>

namespace levwright {

struct ExportedLevel {
    std::filesystem::path path;
    std::size_t size = 0; // bytes
};

// Compiles one level and writes NAME.lev into the folder. Errors: the language of the game cannot be
// compiled, the level has errors, its name cannot be a file name, or the file cannot be written. In these
// cases nothing is written.
Result<ExportedLevel> exportLevel(const Game& game, const LevelTreePtr& tree, std::string_view levelText,
                                  const Target& target, const std::filesystem::path& folder,
                                  FileStore& files);

} // namespace levwright
