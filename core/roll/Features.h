// SPDX-License-Identifier: GPL-3.0-or-later
// What statements of parts and rooms put into cells.
#pragma once

#include "core/roll/RollState.h"

namespace levwright::roll {

// Stairs; nothing at the ends of a dungeon.
void makeStairs(RollState& state, Point p, int up, std::int32_t statement);
void makeAltar(RollState& state, Point p, const AltarRecord& record, std::int32_t statement);
// Fountains, sinks, pools: nothing on furniture.
void makeFeature(RollState& state, Point p, int terrain, std::int32_t statement);
void makeEngraving(RollState& state, Point p, EngravingKind kind, std::int32_t statement);
void placeEngraving(RollState& state, Point p, const EngravingRecord& record, std::int32_t statement);
void placeGold(RollState& state, Point p, const GoldRecord& record, std::int32_t statement);
// A TRAP statement, its chance aside.
void placeStatedTrap(RollState& state, Point p, const TrapRecord& record, std::int32_t statement);

// Appends a room; its cells get its number, those around it are its edge. The index; nothing: there are 40.
std::optional<std::size_t> addRoom(RollState& state, const RolledRoom& room);
void addDoorTo(RollState& state, std::size_t room, Point p);

} // namespace levwright::roll
