// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goals/Goal.h"
#include "core/instance/LevelInstance.h"

namespace levwright::goals {

// How many of the goal's things cannot be reached. The way begins at the stairs up; on a level without them
// at the arrival from above, else at any stairs, else at the arrival from below.
int unreachable(const Goal& goal, const roll::LevelInstance& level);

} // namespace levwright::goals
