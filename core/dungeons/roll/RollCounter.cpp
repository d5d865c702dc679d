// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dungeons/roll/RollCounter.h"

#include <algorithm>
#include <iterator>

namespace levwright {

void RollCounter::fit(const CompiledDungeon& dungeon) {
    for (std::size_t i = 0; i < dungeon.dungeons.size(); ++i) {
        if (i == m_levels.size()) {
            m_levels.emplace_back();
            m_sums.dungeons.push_back(
                {.dungeon = i, .levelCounts = {}, .firstDepths = {}, .connectionDepths = {}});
        }
        for (std::size_t level = m_levels[i].size(); level < dungeon.dungeons[i].levels.size(); ++level)
            m_levels[i].push_back({.dungeon = i, .level = level, .depths = {}, .numbers = {}});
    }
}

void RollCounter::add(std::uint64_t seed, const RollResult& roll) {
    ++m_sums.rolls;
    if (roll) {
        m_firstSuccess = m_firstSuccess.value_or(seed);
        addLayout(*roll);
    } else {
        addFailure(seed, roll.error());
    }
}

RollStatistics RollCounter::finish() {
    for (std::vector<LevelStatistics>& levels : m_levels)
        std::ranges::move(levels, std::back_inserter(m_sums.levels));
    for (const LevelStatistics& level : m_sums.levels) {
        if (level.placed == 0)
            m_sums.neverPlaced.push_back(shown(level));
    }
    return std::move(m_sums);
}

void RollCounter::addLayout(const DungeonLayout& layout) {
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
            LevelStatistics& level = m_levels[rolled.dungeon][placed.level];
            ++level.placed;
            ++level.depths[rolled.depthOf(placed.number)];
            ++level.numbers[placed.number];
        }
    }
}

void RollCounter::addFailure(std::uint64_t seed, const RollFailure& failure) {
    auto known = std::ranges::find(m_sums.failures, failure, &FailureStatistics::failure);
    if (known == m_sums.failures.end())
        known = m_sums.failures.insert(known, {failure, 0, seed});
    ++known->count;
}

// A roll that failed at this very level, or that succeeded without it; otherwise a roll that failed at its
// dungeon, or anywhere.
NeverPlaced RollCounter::shown(const LevelStatistics& level) const {
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

} // namespace levwright
