// SPDX-License-Identifier: GPL-3.0-or-later
// Builds data libraries of games for tests.
#pragma once

#include "core/archive/Archive.h"
#include "core/compiled/CompiledDungeon.h"
#include "core/formats/FileForms.h"
#include "core/formats/dgn/DungeonFile.h"

#include <string>
#include <utility>
#include <vector>

inline std::string libraryOf(const std::vector<std::pair<std::string, std::string>>& files) {
    levwright::Archive archive;
    for (const auto& [name, content] : files)
        archive.add(name, content).value();
    return archive.write().value();
}

inline std::string dungeonFile() {
    levwright::CompiledDungeon dungeon;
    dungeon.dungeons.emplace_back().name.text = "The Dungeons of Doom";
    return levwright::dgn::encode(dungeon, levwright::usualTarget("nethack-3.6", {}).value()).value();
}
