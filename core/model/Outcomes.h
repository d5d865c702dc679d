// SPDX-License-Identifier: GPL-3.0-or-later
// What of a level only a roll can tell: where computed things are, and whether those behind a condition are
// there.
#pragma once

#include "core/model/LevelLanguage.h"

namespace levwright {

// Whether there is any such statement.
bool computes(const LevelModel& level);
// Whether a placement of that level is such a one. What a chance of its own decides is none.
bool isOutcome(const LevelModel& level, const Placement& placement);
// A statement of any kind, as something that only a roll has a place for.
Placement outcomeOf(const LevelLanguage& language, const LevelSource& level, std::size_t statement);

} // namespace levwright
