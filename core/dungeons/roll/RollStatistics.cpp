// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dungeons/roll/RollStatistics.h"

#include <algorithm>

namespace levwright {
namespace {

class RollCounter {
public:
    explicit RollCounter(const CompiledDungeon& dungeon) {
        for (std::size_t i = 0; i < dungeon.dungeons.size(); ++i) {
            m_firstLevels.push_back(m_sums.levels.size());
            m_sums.dungeons.push_back(
                {.dungeon = i, .levelCounts = {}, .firstDepths = {}, .connectionDepths = {}});
            for (std::size_t level = 0; level < dungeon.dungeons[i].levels.size(); ++level)
                m_sums.levels.push_back({.dungeon = i, .level = level, .depths = {}, .numbers = {}});
        }
    }

    void add(std::uint64_t seed, const RollResult& roll) {
        ++m_sums.rolls;
        if (roll) {
            m_firstSuccess = m_firstSuccess.value_or(seed);
            addLayout(*roll);
        } else {
            addFailure(seed, roll.error());
        }
    }

    RollStatistics finish() {
        for (const LevelStatistics& level : m_sums.levels) {
            if (level.placed == 0)
                m_sums.neverPlaced.push_back(shown(level));
        }
        return std::move(m_sums);
    }

private:
    void addLayout(const DungeonLayout& layout) {
        ++m_sums.succeeded;
        for (const RolledDungeon& rolled : layout.dungeons) {
            PartStatistics& part = m_sums.dungeons[rolled.dungeon];
            ++part.made;
            ++part.levelCounts[rolled.levelCount];
            ++part.firstDepths[rolled.firstDepth];
            if (rolled.connection)
                ++part.connectionDepths[layout.dungeons[rolled.connection->parent].depthOf(
                    rolled.connection->number)];
            for (const RolledLevel& placed : rolled.levels) {
                LevelStatistics& level = m_sums.levels[m_firstLevels[rolled.dungeon] + placed.level];
                ++level.placed;
                ++level.depths[rolled.depthOf(placed.number)];
                ++level.numbers[placed.number];
            }
        }
    }

    void addFailure(std::uint64_t seed, const RollFailure& failure) {
        auto known = std::ranges::find(m_sums.failures, failure, &FailureStatistics::failure);
        if (known == m_sums.failures.end())
            known = m_sums.failures.insert(known, {failure, 0, seed});
        ++known->count;
    }

    // A roll that failed at this very level, or that succeeded without it; otherwise a roll that failed at
    // its dungeon, or anywhere.
    NeverPlaced shown(const LevelStatistics& level) const {
        const FailureStatistics* shown = nullptr;
        int best = -1;
        for (const FailureStatistics& failed : m_sums.failures) {
            const bool sameDungeon = failed.failure.dungeon == level.dungeon;
            const int fit = sameDungeon && failed.failure.level == level.level ? 2 : sameDungeon ? 1 : 0;
            if (fit > best && (fit == 2 || !m_firstSuccess)) {
                best = fit;
                shown = &failed;
            }
        }
        if (shown != nullptr)
            return {level.dungeon, level.level, shown->seed, shown->failure};
        return {level.dungeon, level.level, m_firstSuccess.value_or(0), {}};
    }

    RollStatistics m_sums;
    std::optional<std::uint64_t> m_firstSuccess;
    std::vector<std::size_t> m_firstLevels; // by dungeon: the index of its first level among all levels
};

} // namespace

RollStatistics rollMany(const CompiledDungeon& dungeon, const Catalog& catalog, std::uint64_t firstSeed,
                        std::uint64_t rolls, const std::function<bool(std::uint64_t)>& goesOn) {
    constexpr std::uint64_t slice = 1000; // a few milliseconds
    RollCounter counter(dungeon);
    for (std::uint64_t i = 0; i < rolls; ++i) {
        if (goesOn && i > 0 && i % slice == 0 && !goesOn(i))
            break;
        counter.add(firstSeed + i, rollDungeon(dungeon, catalog, firstSeed + i));
    }
    return counter.finish();
}

} // namespace levwright
