// SPDX-License-Identifier: GPL-3.0-or-later
// Where levels and branches may come to lie, before any die is cast. Source: dungeon, section 8.
#pragma once

#include "core/model/DungeonModel.h"

namespace levwright {

// Both included. Of levels of one dungeon: counted from 1 at its top.
struct LevelRange {
    int first = 1;
    int last = 1;

    int middle() const { return first + (last - first) / 2; }
    bool contains(int number) const { return number >= first && number <= last; }
    bool operator==(const LevelRange&) const = default;
};

// How many levels the dungeon may have: 1 to 32, whatever is written.
LevelRange levelCounts(const DungeonPartModel& dungeon);

// On which levels a level or branch of that place and chain may lie in the dungeon if that has levelCount
// levels. What would lie outside counts as its first or last level.
LevelRange rangeIn(const DungeonModel& model, std::size_t dungeon, const DungeonSpan& place, int chain,
                   int levelCount);

// On the levels of which the same may lie with any number of levels.
LevelRange possibleRange(const DungeonModel& model, std::size_t dungeon, const DungeonSpan& place, int chain);

// The level that the dungeon is entered on.
int entryLevel(const DungeonPartModel& dungeon, int levelCount);

} // namespace levwright
