// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/canvas/LevelLayout.h"
#include "widgets/canvas/LevelOutcome.h"
#include "widgets/canvas/PartsLayout.h"
#include "widgets/rollview/RollModel.h"

#include <optional>

namespace levwright {

// The current roll of a room level as its picture, or a sketch of it where the game's levels cannot be
// rolled; none for other levels, and for one with errors that has not been rolled before.
std::optional<LevelLayout> layoutOf(const RollModel& model);
// The same of a maze level with several parts, or one without a map.
std::optional<PartsLayout> partsOf(const RollModel& model);
// What the current roll makes of a level that computes; none for other levels, and where there is no roll.
std::optional<LevelOutcome> outcomeOf(const RollModel& model);

} // namespace levwright
