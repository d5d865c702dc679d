// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/roll/RollState.h"

namespace levwright::roll {

constexpr int anyKind = -1;

// Whether a monster of the kind could stand there (section 10.2); anyKind stands for a walker.
bool isGoodPlace(RollState& state, Point p, int kind);
// The nearest good place around a cell, without the cell itself; empty if the level is full.
std::optional<Point> nearestGoodPlace(RollState& state, Point around, int kind);

enum class Groups : std::uint8_t { Come, StayAway };
// Makes a monster of the kind, or a random one for anyKind, with its group. Returns its index in monsters;
// empty if the cell is taken.
std::optional<std::size_t> makeMonster(RollState& state, Point p, int kind, std::int32_t statement,
                                       Groups groups = Groups::Come);
// The same for a monster that the rules put on this cell: one that stands there is moved away, to any cell
// where it can stand.
std::size_t putMonster(RollState& state, Point p, int kind, std::int32_t statement);
// A random cell of the level where a monster of the kind can stand (section 10.12); empty if there is none.
std::optional<Point> someGoodPlace(RollState& state, int kind);
// Makes a monster on a random cell and takes it away again, as the game does for the belongings of statues
// (section 10.13). What it brings to the level stays. Returns its shape.
int letStandForAMoment(RollState& state, int kind);
// The shape in which a shapeshifter of the kind is made.
int shapeOf(RollState& state, int kind);
// One draw of a shape for such a kind, suitable or not.
int drawnShapeOf(RollState& state, int kind);
void removeMonster(RollState& state, std::size_t index);

// The steps of a MONSTER statement: its kind (section 10.1), and the monster itself (3 to 8).
int monsterKindOf(RollState& state, const MonsterRecord& record);
Ground groundOf(const RollState& state, int kind);
void placeMonster(RollState& state, const MonsterRecord& record, int kind, Point p, std::int32_t statement);

} // namespace levwright::roll
