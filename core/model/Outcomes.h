// SPDX-License-Identifier: GPL-3.0-or-later
// Finds what only a roll can decide about a level: where computed things are, and whether statements in a
// block run.
#pragma once

#include "core/model/LevelLanguage.h"

namespace levwright {

// Whether the level has any statement that is computed or stands in a block.
bool computes(const LevelModel& level);
// Whether only a roll decides about this placement of the level. A chance that belongs to the statement
// itself does not count.
bool isOutcome(const LevelModel& level, const Placement& placement);
// A placement without a place for any statement, for a list of what only a roll can place.
Placement outcomeOf(const LevelLanguage& language, const LevelSource& level, std::size_t statement);

} // namespace levwright
