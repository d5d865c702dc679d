// SPDX-License-Identifier: GPL-3.0-or-later
// What actors and the ground around them do to each other: doors, hidden things, traps, ways out (the
// protocol's extensions). In a world whose terrain and types have no such properties, this has no effect.
#pragma once

#include "core/world/Context.h"

namespace levwright::world {

// Opens the cell; returns false if it is not one that opens.
bool openWay(const Context& context, const Thing& actor, int cell);
void closeWay(const Context& context, const Thing& actor, int cell);
// Kicks the cell; returns whether something was there that a kick can open.
bool kickIn(const Context& context, const Thing& actor, int cell);
// Finds what is hidden on the actor's cell and its neighbours.
void search(const Context& context, const Thing& actor);

// The thing that stands in an actor's way and must be pushed first; null if there is none.
Thing* findObstacle(WorldState& state, Place place);
// Pushes the obstacle; returns whether it moved.
bool pushOn(const Context& context, Thing& obstacle, const Direction& way);

// The things on the actor's new cell act on it; it may no longer exist afterwards.
void setOffTrap(const Context& context, Id actor);
// The actor leaves by the way out on which it stands.
void leave(const Context& context, Id actor);

} // namespace levwright::world
