// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/roll/Features.h"
#include "core/roll/LevelPlan.h"
#include "core/roll/RollState.h"

namespace levwright::roll {

// Puts into a room what its record says (section 17), and stocks it if it is of a type that is.
void fillRoom(RollState& state, const LevelPlan& plan, std::size_t number, std::size_t index);

} // namespace levwright::roll
