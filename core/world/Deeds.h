// SPDX-License-Identifier: GPL-3.0-or-later
// What things do to themselves and each other (world-server.md, section 9).
#pragma once

#include "core/world/Context.h"

namespace levwright::world {

// A thing performs its command. References to things are not valid afterwards.
void perform(const Context& context, Id thing);

// Takes one lifepoint. Gives the lifepoints that the thing's type had if it died, otherwise 0.
int loseLifepoint(const Context& context, Thing& thing);

// The same so many times, or until it dies.
int loseLifepoints(const Context& context, Thing& thing, int count);

// Adds by to the god's favour, as its mood weighs it.
void changeFavor(WorldState& state, double by);

} // namespace levwright::world
