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

// Rolls levels of the file and reports errors of scripts, ends of the game, what the game complains of with
// how often, and what is wrong in every roll, each with an example seed. What comments of a level silence is
// left out, and so are levels that cannot be rolled. The more levels there are, the less often each is
// rolled; so is a script that takes long. It also tells which goals of their comments (core/goals) are not
// reached or not understood; goals: with that many rolls of each level, instead of as many as for the rest.
Diagnostics trialRolls(const LevelsAnalysis& analysis, const std::stop_token& abandoned = {},
                       const std::optional<GoalRolls>& goals = {});
// The same for one level of the file.
Diagnostics trialRolls(const LevelsAnalysis& analysis, std::size_t level,
                       const std::stop_token& abandoned = {}, const std::optional<GoalRolls>& goals = {});
bool isAboutGoals(const Diagnostic& diagnostic);

// Where a level lies by its name. Some, such as the Plane of Water, are made in a way of their own.
roll::RollContext contextByName(const LevelLanguage& language, const LevelModel& level);

} // namespace levwright
