// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/roll/RollState.h"

namespace levwright::roll {

enum class Contents { Usual, None };

// These return indices into objects. Each puts the object on its cell without joining it to others there. The
// object belongs to the statement, but is not noted as its placement.
std::int32_t makeObject(RollState& state, Point p, int kind, Contents contents, std::int32_t statement);
// Makes an object of the class; a random one if the class has none.
std::int32_t makeObjectOfClass(RollState& state, Point p, char symbol, std::int32_t statement);
std::int32_t makeRandomObject(RollState& state, Point p, std::int32_t statement);
// Gold is added to gold that is already there.
std::int32_t makeGold(RollState& state, Point p, int amount, std::int32_t statement);
// A statue or corpse of that kind of monster; for anyMonster of a random one.
std::int32_t makeStatue(RollState& state, Point p, int monster, std::int32_t statement);
// Joins the last object that was made to an equal one on its cell. Returns its index after that.
std::int32_t stack(RollState& state, std::int32_t index);
// Moves an object from the floor into a box. If it is the last one made, it joins an equal one there. Returns
// its index after that.
std::int32_t putInto(RollState& state, std::int32_t container, std::int32_t index);
// If an equal object lies on the floor of the cell, it joins the one in a container. Returns the index of
// that one.
std::int32_t takeFromFloor(RollState& state, std::int32_t index, Point p);
// Removes an object from the level, with all that was made after it.
void removeLast(RollState& state, std::int32_t index);
// Removes an object that lies on the floor and contains nothing.
void removeObject(RollState& state, std::int32_t index);
// A random kind of monster that can be petrified.
int stoneKind(RollState& state);
// Changes a statue of Medusa's level into that of a monster that can be petrified. It keeps its kind if that
// can.
void petrify(RollState& state, std::int32_t statue);
// The kind of a hero, with a random role.
enum class Heroes : std::uint8_t { All, NoWizards };
int heroKind(RollState& state, Heroes heroes = Heroes::All);
// Takes an object off the floor, because a monster has it.
void carry(RollState& state, std::int32_t index);
// Takes an object off the floor and buries it.
void bury(RollState& state, std::int32_t index);
// Puts what is buried at the cell back on the floor.
void unearth(RollState& state, Point p);

// Executes an OBJECT or CONTAINER statement at a cell, without its chance.
void placeObject(RollState& state, const ObjectRecord& record, Point p, std::int32_t statement);

} // namespace levwright::roll
