// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/roll/RollState.h"

namespace levwright::roll {

// A random kind of trap as for TRAP statements (section 12), and as for the extras of mazes (section 15).
int randomTrap(RollState& state);
// 0 if there is no trap.
int randomExtraTrap(RollState& state, Point p);

// Makes a trap of the kind if the cell takes one. An existing trap is replaced, unless it is a portal or a
// vibrating square.
// Returns whether a working trap was made: a rolling boulder trap may have no space for its boulder.
bool makeTrap(RollState& state, Point p, int kind, std::int32_t statement);
// The same with all that comes with the trap: falling rocks instead of holes in hard floor, the spider of a
// web, a victim.
void placeTrap(RollState& state, Point p, int kind, std::int32_t statement);
void removeTrap(RollState& state, Point p);

} // namespace levwright::roll
