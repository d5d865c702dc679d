// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trial/GoalTrial.h"

#include "core/trial/TrialRolls.h"

#include <span>
#include <string>

namespace levwright {
namespace {

constexpr std::chrono::milliseconds longForGoals{1000};
constexpr std::uint64_t fewestForGoals = 8;

std::vector<goals::GoalsAtDepth> goalsOf(const LevelSource& level, const Game& game, int depth) {
    return goals::byDepth(goals::goalsIn(*level.level.tree, level.text, game.language().lineComment()),
                          depth);
}

Diagnostic problemOf(const goals::GoalOutcome& outcome) {
    const bool isUnclear = !outcome.trouble.empty();
    return {.code = isUnclear ? DiagnosticCode::GoalNotUnderstood : DiagnosticCode::GoalBroken,
            .range = outcome.range,
            .anchor = outcome.range.begin,
            .arguments = isUnclear ? std::vector{outcome.trouble}
                                   : std::vector{outcome.words, std::to_string(outcome.seed)},
            .fixes = {}};
}

void addProblems(const goals::GoalCounts& counts, Diagnostics& problems) {
    for (const goals::GoalOutcome& outcome : counts.outcomes()) {
        if (!outcome.trouble.empty() || !outcome.isReached)
            problems.push_back(problemOf(outcome));
    }
}

} // namespace

GoalTrial::GoalTrial(const LevelSource& level, const Game& game, const roll::RollPlanPtr& plan,
                     const GoalRolls& rolls)
    : m_level(level), m_game(game), m_plan(plan), m_rolls(rolls),
      m_depths(goalsOf(level, game, plan->context.depth)),
      m_counts(plan, game.catalog(), m_depths.front().goals) {}

bool GoalTrial::isWanted(std::uint64_t seed, Clock::time_point begin) const {
    const bool isLate =
        m_rolls.haste == GoalHaste::GiveUp && seed > fewestForGoals && Clock::now() - begin > longForGoals;
    return seed <= m_rolls.count && !isLate;
}

bool GoalTrial::needs(std::uint64_t seed) const {
    return !m_counts.isEmpty() && isWanted(seed, m_begin);
}

void GoalTrial::count(goals::GoalCounts& counts, const roll::LevelInstance& level) {
    counts.add(level);
    if (m_rolls.rolled)
        m_rolls.rolled();
}

void GoalTrial::add(const roll::LevelInstance& level) {
    count(m_counts, level);
}

Diagnostics GoalTrial::problems(const std::stop_token& abandoned) {
    Diagnostics problems;
    addProblems(m_counts, problems);
    for (const goals::GoalsAtDepth& group : std::span(m_depths).subspan(1)) {
        const Result<roll::RollPlanPtr> plan =
            m_game.language().plan(m_level, roll::atDepth(m_plan->context, group.depth), abandoned);
        if (!plan)
            continue; // it has one at its usual depth, so somebody waits for this no longer
        goals::GoalCounts counts(*plan, m_game.catalog(), group.goals);
        roll::Roller roller(*plan);
        roller.giveUpWhen(abandoned);
        const auto begin = Clock::now();
        for (std::uint64_t seed = 1; isWanted(seed, begin) && !abandoned.stop_requested(); ++seed) {
            const roll::LevelInstance& level = roller.roll(seed);
            if (!abandoned.stop_requested())
                count(counts, level);
        }
        addProblems(counts, problems);
    }
    return problems;
}

std::uint64_t goalRollsOf(const LevelSource& level, const Game& game, int depth, std::uint64_t count) {
    const std::vector<goals::GoalsAtDepth> groups = goalsOf(level, game, depth);
    return (groups.size() - (groups.front().goals.empty() ? 1 : 0)) * count;
}

bool isAboutGoals(const Diagnostic& diagnostic) {
    return diagnostic.code == DiagnosticCode::GoalBroken ||
           diagnostic.code == DiagnosticCode::GoalNotUnderstood;
}

} // namespace levwright
