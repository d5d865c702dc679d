// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/diag/Diagnostic.h"
#include "core/instance/RollPlan.h"
#include "core/model/Game.h"
#include "core/model/LevelLanguage.h"

#include <cstdint>
#include <stop_token>

namespace levwright {

enum class GoalHaste {
    GiveUp, // a level that takes long is rolled less often
    Finish,
};

struct GoalRolls {
    std::uint64_t count = 0;
    GoalHaste haste{};
};

// What is wrong with the goals of a level, at their places in its text. plan: of the level.
Diagnostics goalsMissed(const LevelSource& level, const Game& game, const roll::RollPlanPtr& plan,
                        const GoalRolls& rolls, const std::stop_token& abandoned);

} // namespace levwright
