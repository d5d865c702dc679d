// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dungeons/roll/RollStatistics.h"

#include "core/dungeons/roll/RollCounter.h"

namespace levwright {

RollStatistics rollMany(const CompiledDungeon& dungeon, const Catalog& catalog, std::uint64_t firstSeed,
                        std::uint64_t rolls, const std::function<bool(std::uint64_t)>& goesOn) {
    constexpr std::uint64_t slice = 1000; // a few milliseconds
    RollCounter counter;
    counter.fit(dungeon);
    for (std::uint64_t i = 0; i < rolls; ++i) {
        if (goesOn && i > 0 && i % slice == 0 && !goesOn(i))
            break;
        counter.add(firstSeed + i, rollDungeon(dungeon, catalog, firstSeed + i));
    }
    return counter.finish();
}

} // namespace levwright
