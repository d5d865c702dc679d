// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dungeons/roll/DungeonRanges.h"

#include <algorithm>

namespace levwright {
namespace {

// The first level of the place. A chain refers to an earlier level of the file (SpecialLevelModel), so this
// recursion ends.
LevelRange startOf(const DungeonModel& model, std::size_t dungeon, const DungeonSpan& place, int chain,
                   int levelCount) {
    if (chain >= 0) {
        const std::optional<SpecialLevelPlace> other = model.levelOfNumber(chain);
        if (other) {
            const SpecialLevelRecord& record = model.level(*other).record;
            // The level's number in its own dungeon is what counts.
            const int count =
                other->dungeon == dungeon ? levelCount : levelCounts(model.dungeons[other->dungeon]).last;
            const LevelRange from = rangeIn(model, other->dungeon, record.place, record.chain, count);
            return {from.first + place.base, from.last + place.base};
        }
    }
    const int start = place.base < 0 ? levelCount + place.base + 1 : place.base;
    return {start, start};
}

const BranchRecord* firstBranchTo(const DungeonModel& model, const std::string& dungeon) {
    for (const DungeonPartModel& part : model.dungeons) {
        for (const BranchModel& branch : part.branches) {
            if (branch.record.target.text == dungeon)
                return &branch.record;
        }
    }
    return nullptr;
}

} // namespace

LevelRange levelCounts(const DungeonPartModel& dungeon) {
    const DungeonSpan& size = dungeon.record.size;
    const int most = size.base + std::max(size.rand, 1) - 1;
    return {std::clamp(size.base, 1, dungeon.mostLevels), std::clamp(most, 1, dungeon.mostLevels)};
}

LevelRange rangeIn(const DungeonModel& model, std::size_t dungeon, const DungeonSpan& place, int chain,
                   int levelCount) {
    LevelRange range = startOf(model, dungeon, place, chain, levelCount);
    if (place.rand == -1)
        range.last = levelCount;
    else
        range.last += std::max(place.rand, 1) - 1;
    return {std::clamp(range.first, 1, levelCount), std::clamp(range.last, 1, levelCount)};
}

LevelRange possibleRange(const DungeonModel& model, std::size_t dungeon, const DungeonSpan& place,
                         int chain) {
    const LevelRange counts = levelCounts(model.dungeons[dungeon]);
    LevelRange all = rangeIn(model, dungeon, place, chain, counts.last);
    for (int count = counts.first; count < counts.last; ++count) {
        const LevelRange range = rangeIn(model, dungeon, place, chain, count);
        all = {std::min(all.first, range.first), std::max(all.last, range.last)};
    }
    return all;
}

int entryLevel(const DungeonModel& model, std::size_t dungeon, int levelCount) {
    const BranchRecord* branch = firstBranchTo(model, model.dungeons[dungeon].record.name.text);
    const int ofBranch = branch != nullptr ? branch->entry : 0;
    const int entry = ofBranch != 0 ? ofBranch : model.dungeons[dungeon].record.entry;
    if (entry == 0)
        return 1;
    return std::clamp(entry < 0 ? levelCount + entry + 1 : entry, 1, levelCount);
}

} // namespace levwright
