// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dungeons/roll/DungeonRoll.h"

#include <functional>
#include <map>

namespace levwright {

// How often each number occurred.
using Histogram = std::map<int, std::uint64_t>;

struct LevelStatistics {
    std::size_t dungeon = 0; // index into CompiledDungeon::dungeons
    std::size_t level = 0;   // index into its levels
    std::uint64_t placed = 0;
    Histogram depths;
    Histogram numbers; // the number of the level in its dungeon
};

struct PartStatistics {
    std::size_t dungeon = 0;
    std::uint64_t made = 0;
    Histogram levelCounts;
    Histogram firstDepths;
    Histogram connectionDepths; // the depth of the parent's level that leads here
};

struct FailureStatistics {
    RollFailure failure;
    std::uint64_t count = 0;
    std::uint64_t seed = 0; // the first seed that shows it
};

// A level that was placed in no roll.
struct NeverPlaced {
    std::size_t dungeon = 0;
    std::size_t level = 0;
    std::uint64_t seed = 0;             // the seed of a roll that shows it
    std::optional<RollFailure> failure; // how that roll failed; empty if it succeeded without this level
};

struct RollStatistics {
    std::uint64_t rolls = 0;
    std::uint64_t succeeded = 0;
    std::vector<PartStatistics> dungeons; // all, in file order
    std::vector<LevelStatistics> levels;  // all, in file order
    std::vector<FailureStatistics> failures;
    std::vector<NeverPlaced> neverPlaced;
};

// Rolls with the seeds firstSeed, firstSeed + 1, …; only successful rolls are counted. goesOn is called from
// time to time with the number of finished rolls, and decides whether to go on.
RollStatistics rollMany(const CompiledDungeon& dungeon, const Catalog& catalog, std::uint64_t firstSeed,
                        std::uint64_t rolls, const std::function<bool(std::uint64_t)>& goesOn = {});

} // namespace levwright
