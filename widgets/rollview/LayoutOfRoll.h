// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scene/LevelLayout.h"
#include "widgets/mapdrawing/LevelOutcome.h"
#include "widgets/mapdrawing/PartsLayout.h"
#include "widgets/rollview/RollModel.h"

#include <optional>

namespace levwright {

// The picture of a room level: its current roll, or a sketch if the game's levels cannot be rolled. Empty for
// other levels, and for a level with errors that has never been rolled.
std::optional<LevelLayout> layoutOf(const RollModel& model);
// The same for a maze level with several parts or without a map.
std::optional<PartsLayout> partsOf(const RollModel& model);
// What the current roll makes of a level that computes. Empty for other levels, and if there is no roll.
std::optional<LevelOutcome> outcomeOf(const RollModel& model);

} // namespace levwright
