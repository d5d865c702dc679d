// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/FileStore.h"
#include "core/dungeons/model/DungeonModel.h"
#include "core/target/Target.h"

#include <filesystem>
#include <string>

namespace levwright {

// The bytes that the game's compiler writes for the description; empty for a description without statements.
// Error: one of those after which the compiler writes nothing.
Result<std::string> dungeonFile(const DungeonModel& model, const Target& target);

struct ExportedDungeon {
    std::filesystem::path path;
    std::size_t size = 0; // bytes
};

// Compiles the description and writes it to path. Errors: the description has errors or is empty, or the file
// cannot be written. In these cases nothing is written.
Result<ExportedDungeon> exportDungeon(const Game& game, const DungeonTreePtr& tree, const Target& target,
                                      const std::filesystem::path& path, FileStore& files);

} // namespace levwright
