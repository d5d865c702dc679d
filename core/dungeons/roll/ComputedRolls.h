// SPDX-License-Identifier: GPL-3.0-or-later
// Rolls of dungeons that a script computes, so that each game may have other levels. Things of the same name
// are taken for the same.
#pragma once

#include "core/base/Result.h"
#include "core/dungeons/model/DungeonLanguage.h"
#include "core/dungeons/roll/RollStatistics.h"

#include <cstdint>
#include <functional>

namespace levwright {

// The dungeon that a game with these dice has. Error: the description has errors, or the script fails.
Result<CompiledDungeon> dungeonOfSeed(const DungeonLanguage& language, const DungeonModel& model,
                                      std::uint64_t seed);

// A layout of the dungeon made, with the indices of another one. What that one does not have is left out.
DungeonLayout asIn(const CompiledDungeon& shown, const CompiledDungeon& made, const DungeonLayout& layout);

struct ComputedRolls {
    CompiledDungeon dungeon; // all that any roll had; what the given one has keeps its indices
    RollStatistics statistics;
};

// As rollMany(), with a dungeon for each seed. The dungeon of the result begins with all that first has.
ComputedRolls rollManyComputed(const CompiledDungeon& first, const Catalog& catalog, std::uint64_t firstSeed,
                               std::uint64_t rolls,
                               const std::function<Result<CompiledDungeon>(std::uint64_t seed)>& dungeons,
                               const std::function<bool(std::uint64_t)>& goesOn = {});

} // namespace levwright
