// SPDX-License-Identifier: GPL-3.0-or-later
// What only rolls tell about a level, as problems of its text.
#pragma once

#include "core/diag/Diagnostic.h"
#include "core/document/LevelsAnalysis.h"
#include "core/instance/RollContext.h"
#include "core/trial/GoalTrial.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <stop_token>

namespace levwright {

struct TrialWish {
    roll::RollContext context;        // of all levels
    std::optional<std::size_t> level; // only this one
    std::optional<GoalRolls> goals;   // how often to roll for goals; empty for as often as for the rest
};

// Rolls the levels of the file and reports errors of scripts, ends of the game, how often the game complains
// of something, and what is wrong in every roll, each with an example seed. It also reports which goals in
// comments (core/goals) are missed or not understood. What a level silences is left out, as are levels that
// cannot be rolled. With many levels, each is rolled less often, as is a script that takes long.
Diagnostics trialRolls(const LevelsAnalysis& analysis, const TrialWish& wish = {},
                       const std::stop_token& abandoned = {});
bool isAboutGoals(const Diagnostic& diagnostic);
// How many rolls the goals of these levels need, if each level with goals is rolled that often.
std::uint64_t goalRollsOf(const LevelsAnalysis& analysis, const TrialWish& wish, std::uint64_t count);

} // namespace levwright
