// SPDX-License-Identifier: GPL-3.0-or-later
// What only rolls tell about a level, as problems of its text.
#pragma once

#include "core/diag/Diagnostic.h"
#include "core/document/LevelsAnalysis.h"
#include "core/instance/RollContext.h"
#include "core/trial/GoalTrial.h"

#include <cstddef>
#include <optional>
#include <stop_token>

namespace levwright {

// Rolls the levels of the file and reports errors of scripts, ends of the game, how often the game complains
// of something, and what is wrong in every roll, each with an example seed. It also reports which goals in
// comments (core/goals) are missed or not understood. What a level silences is left out, as are levels that
// cannot be rolled. With many levels, each is rolled less often, as is a script that takes long. goals: how
// often to roll each level for its goals; empty for as often as for the rest.
Diagnostics trialRolls(const LevelsAnalysis& analysis, const std::stop_token& abandoned = {},
                       const std::optional<GoalRolls>& goals = {});
// The same for one level of the file.
Diagnostics trialRolls(const LevelsAnalysis& analysis, std::size_t level,
                       const std::stop_token& abandoned = {}, const std::optional<GoalRolls>& goals = {});
bool isAboutGoals(const Diagnostic& diagnostic);
// How many rolls the goals of all levels need, or those of one, if each level with goals is rolled that
// often.
std::uint64_t goalRollsOf(const LevelsAnalysis& analysis, std::optional<std::size_t> only,
                          std::uint64_t count);

// Where a level lies by its name. Some, such as the Plane of Water, are made in a way of their own.
roll::RollContext contextByName(const LevelLanguage& language, const LevelModel& level);

} // namespace levwright
