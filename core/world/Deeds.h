// SPDX-License-Identifier: GPL-3.0-or-later
// What things do to themselves and each other (world-server.md, section 9).
#pragma once

#include "core/world/Context.h"

namespace levwright::world {

// A thing executes its command. References to things are invalid afterwards.
void perform(const Context& context, Id thing);

// Takes one lifepoint. If the thing died, returns the lifepoints of its type, otherwise 0.
int loseLifepoint(const Context& context, Thing& thing);

// Does the same that many times, or until the thing dies.
int loseLifepoints(const Context& context, Thing& thing, int count);

// Adds by to the god's favour, weighted by the god's mood.
void changeFavor(WorldState& state, double by);

} // namespace levwright::world
