// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/diag/Diagnostic.h"
#include "core/goals/GoalCounts.h"
#include "core/goals/GoalsByDepth.h"
#include "core/instance/RollPlan.h"
#include "core/model/Game.h"
#include "core/model/LevelLanguage.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <stop_token>
#include <vector>

namespace levwright {

enum class GoalHaste {
    GiveUp, // a level that takes long is rolled less often
    Finish,
};

struct GoalRolls {
    std::uint64_t count = 0; // of each level that has goals
    GoalHaste haste{};
    std::function<void()> rolled = {}; // called after each of them
};

// What rolls say about the goals of a level, one roll after the other.
class GoalTrial {
public:
    // plan: of the level. All must outlive the trial.
    GoalTrial(const LevelSource& level, const Game& game, const roll::RollPlanPtr& plan,
              const GoalRolls& rolls);

    // Whether it needs the roll of the plan with this seed; they count from 1.
    bool needs(std::uint64_t seed) const;
    void add(const roll::LevelInstance& level);
    // What is wrong with the goals, at their places in the text of the level. Rolls those that are about
    // another depth.
    Diagnostics problems(const std::stop_token& abandoned);

private:
    using Clock = std::chrono::steady_clock;

    bool isWanted(std::uint64_t seed, Clock::time_point begin) const;
    void count(goals::GoalCounts& counts, const roll::LevelInstance& level);

    const LevelSource& m_level;
    const Game& m_game;
    const roll::RollPlanPtr& m_plan;
    const GoalRolls& m_rolls;
    Clock::time_point m_begin = Clock::now();
    std::vector<goals::GoalsAtDepth> m_depths;
    goals::GoalCounts m_counts; // of the depth of the plan
};

// How many rolls the goals of a level need.
std::uint64_t goalRollsOf(const LevelSource& level, const Game& game, int depth, std::uint64_t count);

} // namespace levwright
