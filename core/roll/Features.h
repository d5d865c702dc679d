// SPDX-License-Identifier: GPL-3.0-or-later
// What statements of parts and rooms put into cells.
#pragma once

#include "core/roll/RollState.h"

namespace levwright::roll {

// Stairs; nothing at the ends of a dungeon.
void makeStairs(RollState& state, Point p, int up, std::int32_t statement);
enum class AltarIn : std::uint8_t { AnyRoom, Temple };
// Of an altar's shrine somebody takes care where it belongs to a temple.
void makeAltar(RollState& state, Point p, const AltarRecord& record, std::int32_t statement, AltarIn room);
// Whether the cell belongs to a room of that type.
bool liesIn(const RollState& state, Point p, int roomType);
enum class Bridge : std::uint8_t { Closed, Open };
// Direction: north 0, south 1, east 2, west 3; nothing where no wall stands in it.
void makeDrawbridge(RollState& state, Point p, int direction, Bridge bridge, std::int32_t statement);
// Fountains, sinks, pools: nothing on furniture.
void makeFeature(RollState& state, Point p, int terrain, std::int32_t statement);
void makeEngraving(RollState& state, Point p, EngravingKind kind, std::int32_t statement);
void placeEngraving(RollState& state, Point p, const EngravingRecord& record, std::int32_t statement);
void placeGold(RollState& state, Point p, const GoldRecord& record, std::int32_t statement);
// A TRAP statement, its chance aside.
void placeStatedTrap(RollState& state, Point p, const TrapRecord& record, std::int32_t statement);

// Whether there are fewer than 40 rooms.
bool hasSpaceForRoom(const RollState& state);
// What the game leaves of a room at the rim of the map.
Area roomBox(const Area& area);
// Appends a room, its area cut to its box; unless it is irregular, its cells get its number, and those around
// it are its edge. The index; nothing: there is no space for it.
std::optional<std::size_t> addRoom(RollState& state, RolledRoom room);
void addDoorTo(RollState& state, std::size_t room, Point p);

} // namespace levwright::roll
