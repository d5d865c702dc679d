// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/roll/Features.h"
#include "core/roll/LevelPlan.h"
#include "core/roll/RollState.h"

namespace levwright::roll {

// Puts the contents of a room's record into the room (section 17), and stocks the room if its type requires
// it.
void fillRoom(RollState& state, const LevelPlan& plan, std::size_t number, std::size_t index);

} // namespace levwright::roll
