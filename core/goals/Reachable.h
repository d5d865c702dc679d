// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goals/Goal.h"
#include "core/instance/LevelInstance.h"

namespace levwright::goals {

// How many of the things of the goal nobody reaches from the stairs up; on a level without these, from where
// one arrives from above, else from any stairs, else from where one arrives from below.
int unreachable(const Goal& goal, const roll::LevelInstance& level);

} // namespace levwright::goals
