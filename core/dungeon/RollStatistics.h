// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dungeon/DungeonRoll.h"

#include <functional>
#include <map>

namespace levwright {

// How often something came out as each number.
using Histogram = std::map<int, std::uint64_t>;

struct LevelStatistics {
    std::size_t dungeon = 0; // index into CompiledDungeon::dungeons
    std::size_t level = 0;   // index into its levels
    std::uint64_t placed = 0;
    Histogram depths;
    Histogram numbers; // of the level in its dungeon
};

struct PartStatistics {
    std::size_t dungeon = 0;
    std::uint64_t made = 0;
    Histogram levelCounts;
    Histogram firstDepths;
    Histogram connectionDepths; // of the parent's level that leads here
};

struct FailureStatistics {
    RollFailure failure;
    std::uint64_t count = 0;
    std::uint64_t seed = 0; // the first one that shows it
};

// A level that no roll had a place for.
struct NeverPlaced {
    std::size_t dungeon = 0;
    std::size_t level = 0;
    std::uint64_t seed = 0;             // a roll that shows it
    std::optional<RollFailure> failure; // how that one ended; none: it went well, without this level
};

struct RollStatistics {
    std::uint64_t rolls = 0;
    std::uint64_t succeeded = 0;
    std::vector<PartStatistics> dungeons; // all, in file order
    std::vector<LevelStatistics> levels;  // all, in file order
    std::vector<FailureStatistics> failures;
    std::vector<NeverPlaced> neverPlaced;
};

// Rolls with the seeds firstSeed, firstSeed + 1, …; what counts are those that succeed. goesOn is asked now
// and then whether to go on, with how many rolls are done.
RollStatistics rollMany(const CompiledDungeon& dungeon, const Catalog& catalog, std::uint64_t firstSeed,
                        std::uint64_t rolls, const std::function<bool(std::uint64_t)>& goesOn = {});

} // namespace levwright
