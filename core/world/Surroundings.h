// SPDX-License-Identifier: GPL-3.0-or-later
// What actors and the ground about them do to each other: doors, what is hidden, traps, ways out (the
// protocol's extensions). A world whose terrain and types have no such properties knows none of it.
#pragma once

#include "core/world/Context.h"

namespace levwright::world {

// Whether the cell was one that opens, and is open now.
bool openWay(const Context& context, const Thing& actor, int cell);
void closeWay(const Context& context, const Thing& actor, int cell);
// Whether there was something that can give way to a kick.
bool kickIn(const Context& context, const Thing& actor, int cell);
// Finds what is hidden on the actor's cell and beside it.
void search(const Context& context, const Thing& actor);

// The thing that stands in an actor's way and has to be pushed on first, or null.
Thing* findObstacle(WorldState& state, Place place);
// Whether the obstacle has made way.
bool pushOn(const Context& context, Thing& obstacle, const Direction& way);

// What lies where an actor has come to acts on it; it may be gone afterwards.
void setOffTrap(const Context& context, Id actor);
// The actor takes the way out that it stands on.
void leave(const Context& context, Id actor);

} // namespace levwright::world
