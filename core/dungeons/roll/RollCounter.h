// SPDX-License-Identifier: GPL-3.0-or-later
// Counts rolls of a dungeon. Internal to dungeons/roll.
#pragma once

#include "core/dungeons/roll/RollStatistics.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace levwright {

class RollCounter {
public:
    // Makes room for all levels of the dungeon, which has those of earlier calls first.
    void fit(const CompiledDungeon& dungeon);
    void add(std::uint64_t seed, const RollResult& roll);
    RollStatistics finish();

private:
    void addLayout(const DungeonLayout& layout);
    void addFailure(std::uint64_t seed, const RollFailure& failure);
    NeverPlaced shown(const LevelStatistics& level) const;

    RollStatistics m_sums;
    std::optional<std::uint64_t> m_firstSuccess;
    std::vector<std::vector<LevelStatistics>> m_levels; // by dungeon
};

} // namespace levwright
