// SPDX-License-Identifier: GPL-3.0-or-later
// The levels on which levels and branches may come to lie, before anything is rolled. Source: dungeon,
// section 8.
#pragma once

#include "core/dungeons/model/DungeonModel.h"

namespace levwright {

// Both ends are included. Levels of a dungeon count from 1 at its top.
struct LevelRange {
    int first = 1;
    int last = 1;

    int middle() const { return first + (last - first) / 2; }
    bool contains(int number) const { return number >= first && number <= last; }
    bool operator==(const LevelRange&) const = default;
};

// The possible numbers of levels in the dungeon: within 1 to 32, whatever is written.
LevelRange levelCounts(const DungeonPartModel& dungeon);

// The levels on which a level or branch with that place and chain may lie, if the dungeon has levelCount
// levels. What would lie outside is moved to the first or last level.
LevelRange rangeIn(const DungeonModel& model, std::size_t dungeon, const DungeonSpan& place, int chain,
                   int levelCount);

// The same for all possible numbers of levels.
LevelRange possibleRange(const DungeonModel& model, std::size_t dungeon, const DungeonSpan& place, int chain);

// The level on which the dungeon is entered.
int entryLevel(const DungeonModel& model, std::size_t dungeon, int levelCount);

} // namespace levwright
