// SPDX-License-Identifier: GPL-3.0-or-later
// What programs and scripts have in common among the steps after them (format document on loading of 3.6,
// section 20).
#pragma once

#include "core/roll/RollState.h"

namespace levwright::roll {

// Map characters for boundaries become floor where a map was laid.
void openBoundaries(RollState& state);
// In levels with that flag, stone and walls outside of maps cannot be dug or passed.
void solidify(RollState& state);
// Stocks each room that asks for it, and then its subrooms. Subrooms of subrooms are never stocked.
void stockAskedRooms(RollState& state);
// Stocks the rooms in a room (-1: of the level) that ask for it, each after the rooms in it.
void stockFromInside(RollState& state, std::int16_t parent);
// Level regions, and what the place of the level changes.
void carryOutLateChanges(RollState& state);
// The border, minerals and arrivals.
void closeLevel(RollState& state);

} // namespace levwright::roll
