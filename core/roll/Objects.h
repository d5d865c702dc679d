// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/roll/RollState.h"

namespace levwright::roll {

enum class Contents { Usual, None };

// Indexes into objects. Each puts it on its cell without joining it to what lies there, and belongs to the
// statement without being noted as its placement.
std::int32_t makeObject(RollState& state, Point p, int kind, Contents contents, std::int32_t statement);
// A thing of the class; a random one if the class has none.
std::int32_t makeObjectOfClass(RollState& state, Point p, char symbol, std::int32_t statement);
std::int32_t makeRandomObject(RollState& state, Point p, std::int32_t statement);
// Gold goes onto gold that is there.
std::int32_t makeGold(RollState& state, Point p, int amount, std::int32_t statement);
// A statue or corpse of that kind of monster; anyMonster: of a random one.
std::int32_t makeStatue(RollState& state, Point p, int monster, std::int32_t statement);
// Joins the object, the last that was made, to an equal one on its cell. The index it then has.
std::int32_t stack(RollState& state, std::int32_t index);
// Puts what lies on the floor into a box; the last that was made joins an equal one there.
void putInto(RollState& state, std::int32_t container, std::int32_t index);
// Takes it off the floor and out of the level, with all that was made after it.
void removeLast(RollState& state, std::int32_t index);
// A random kind of monster that can be turned to stone.
int stoneKind(RollState& state);
// The monster that a hero is, of any role.
int heroKind(RollState& state);
// Takes it off the floor: a monster has it.
void carry(RollState& state, std::int32_t index);
// Takes it off its floor and buries it.
void bury(RollState& state, std::int32_t index);

// Carries out an OBJECT or CONTAINER statement at a cell, its chance aside.
void placeObject(RollState& state, const ObjectRecord& record, Point p, std::int32_t statement);

} // namespace levwright::roll
