// SPDX-License-Identifier: GPL-3.0-or-later
// Rolls as lines of JSON ("levwright-rolls-1"), for programs that take thousands of them: a line that says
// what the numbers mean, then one for each roll. doc/guide/python.md describes them.
#pragma once

#include "core/instance/RollPlan.h"
#include "core/stats/LevelCounts.h"

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace levwright::roll {

// Rolls a level and finds what is wrong with each roll. For one thread only.
class RollLines {
public:
    explicit RollLines(RollPlanPtr plan);

    // game: the game's id. statements: by statement number; empty for a compiled level. leftOut: what the
    // game does not know, so that rolls do without it.
    std::string header(std::string_view game, std::span<const StatementSource> statements,
                       const std::vector<std::string>& leftOut) const;
    // The roll with this seed; "things" is the last member, so that a reader may leave it for later. The seed
    // should be new to this object: the memory for findings grows with seeds that find something new. With
    // its line end; valid until the next call.
    std::string_view roll(std::uint64_t seed);

private:
    void addThings(const LevelInstance& level);
    void addPlaces(const LevelInstance& level);
    void addTrouble(const LevelInstance& level);

    RollPlanPtr m_plan;
    Roller m_roller;
    LevelCounts m_counts;
    std::string m_line;
};

} // namespace levwright::roll
