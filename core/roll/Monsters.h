// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/roll/RollState.h"

namespace levwright::roll {

constexpr int anyKind = -1;

// Whether a monster of the kind (anyKind: a walker) could stand there (section 10.2).
bool isGoodPlace(RollState& state, Point p, int kind);
// The nearest good place around a cell, itself left out; nothing: the level is full.
std::optional<Point> nearestGoodPlace(RollState& state, Point around, int kind);

enum class Groups : std::uint8_t { Come, StayAway };
// Makes a monster of the kind or, with anyKind, a random one, with its group. Nothing if the cell is taken.
// The index into monsters.
std::optional<std::size_t> makeMonster(RollState& state, Point p, int kind, std::int32_t statement,
                                       Groups groups = Groups::Come);
// The same for monsters that the rules put somewhere: one that stands there is moved away.
std::size_t putMonster(RollState& state, Point p, int kind, std::int32_t statement);
// What a shapeshifter of the kind becomes when it is made.
int shapeOf(RollState& state, int kind);
void removeMonster(RollState& state, std::size_t index);

// The steps of a MONSTER statement: what kind (section 10.1), and the monster itself (3 to 8).
int monsterKindOf(RollState& state, const MonsterRecord& record);
Ground groundOf(const RollState& state, int kind);
void placeMonster(RollState& state, const MonsterRecord& record, int kind, Point p, std::int32_t statement);

} // namespace levwright::roll
