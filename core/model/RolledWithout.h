// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/diag/UnknownThings.h"
#include "core/model/LevelModel.h"

#include <vector>

namespace levwright {

// What a roll of the level leaves out: unknown things, then what only the game itself understands. Each is
// listed once.
std::vector<UnknownThing> rolledWithout(const LevelModel& level);

} // namespace levwright
