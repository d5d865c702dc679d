// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trial/GoalTrial.h"

#include "core/checks/Silence.h"
#include "core/goals/GoalCounts.h"
#include "core/trial/TrialRolls.h"

#include <algorithm>
#include <chrono>
#include <format>
#include <iterator>
#include <string>

namespace levwright {
namespace {

constexpr std::chrono::milliseconds longForGoals{1000};
constexpr std::uint64_t fewestForGoals = 8;

Diagnostic problemOf(const goals::GoalOutcome& outcome) {
    const bool isUnclear = !outcome.trouble.empty();
    return {.code = isUnclear ? DiagnosticCode::GoalNotUnderstood : DiagnosticCode::GoalBroken,
            .range = outcome.range,
            .anchor = outcome.range.begin,
            .arguments = isUnclear ? std::vector{outcome.trouble}
                                   : std::vector{outcome.words, std::to_string(outcome.seed)},
            .fixes = {}};
}

} // namespace

Diagnostics goalsMissed(const LevelSource& level, const Game& game, const roll::RollPlanPtr& plan,
                        const GoalRolls& rolls, const std::stop_token& abandoned) {
    goals::GoalCounts counts(plan, game.catalog(),
                             goals::goalsIn(*level.level.tree, level.text, game.language().lineComment()));
    if (counts.isEmpty())
        return {};
    const auto begin = std::chrono::steady_clock::now();
    roll::Roller roller(plan);
    roller.giveUpWhen(abandoned);
    for (std::uint64_t seed = 1; seed <= rolls.count; ++seed) {
        const roll::LevelInstance& rolled = roller.roll(seed);
        if (abandoned.stop_requested())
            return {};
        counts.add(rolled);
        if (rolls.haste == GoalHaste::GiveUp && seed >= fewestForGoals &&
            std::chrono::steady_clock::now() - begin > longForGoals)
            break;
    }
    Diagnostics problems;
    for (const goals::GoalOutcome& outcome : counts.outcomes()) {
        if (!outcome.trouble.empty() || !outcome.isReached)
            problems.push_back(problemOf(outcome));
    }
    return problems;
}

bool isAboutGoals(const Diagnostic& diagnostic) {
    return diagnostic.code == DiagnosticCode::GoalBroken ||
           diagnostic.code == DiagnosticCode::GoalNotUnderstood;
}

} // namespace levwright
