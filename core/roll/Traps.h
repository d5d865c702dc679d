// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/roll/RollState.h"

namespace levwright::roll {

// A random kind as for TRAP statements (section 12), and as for the extras of mazes (section 15).
int randomTrap(RollState& state);
// 0: none comes of it.
int randomExtraTrap(RollState& state, Point p);

// Makes a trap of the kind; one that is there is replaced, but for a portal. Nothing in water. Whether one
// was made that works: a rolling boulder may have no space for its boulder.
bool makeTrap(RollState& state, Point p, int kind, std::int32_t statement);
// The same with what comes of it: falling rocks for holes in hard floor, the spider of a web, who died of it.
void placeTrap(RollState& state, Point p, int kind, std::int32_t statement);
void removeTrap(RollState& state, Point p);

} // namespace levwright::roll
