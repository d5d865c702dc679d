// SPDX-License-Identifier: GPL-3.0-or-later
// Makes what statements of parts and rooms put into cells.
#pragma once

#include "core/roll/RollState.h"

namespace levwright::roll {

// Makes a door of a cell. What its wall was marked with is gone, in games where doors and walls share their
// marks.
void setDoor(RollState& state, Point p, int terrain, std::uint8_t detail);
// Makes stairs, but not those that would lead beyond the ends of a dungeon.
void makeStairs(RollState& state, Point p, int up, std::int32_t statement);
enum class AltarIn : std::uint8_t { AnyRoom, Temple };
// If the altar's shrine belongs to a temple, it gets a priest.
void makeAltar(RollState& state, Point p, const AltarRecord& record, std::int32_t statement, AltarIn room);
// Whether the cell belongs to a room of that type.
bool liesIn(const RollState& state, Point p, int roomType);
enum class Bridge : std::uint8_t { Closed, Open };
// direction: north 0, south 1, east 2, west 3. Has no effect if there is no wall in that direction.
void makeDrawbridge(RollState& state, Point p, int direction, Bridge bridge, std::int32_t statement);
// Makes fountains, sinks and pools, but not on furniture.
void makeFeature(RollState& state, Point p, int terrain, std::int32_t statement);
void makeEngraving(RollState& state, Point p, EngravingKind kind, std::int32_t statement);
void eraseEngraving(RollState& state, Point p);
void placeEngraving(RollState& state, Point p, const EngravingRecord& record, std::int32_t statement);
void placeGold(RollState& state, Point p, const GoldRecord& record, std::int32_t statement);
// Executes a TRAP statement, without its chance.
void placeStatedTrap(RollState& state, Point p, const TrapRecord& record, std::int32_t statement);

// Whether there are fewer than 40 rooms.
bool hasSpaceForRoom(const RollState& state);
// The part of a room's area that the game keeps at the edge of the map.
Area roomBox(const Area& area);
// Adds a room, with its area cut to its box, and returns its index. Unless it is irregular, its cells get its
// number, and those around it become its edge. Empty if there is no space for it.
std::optional<std::size_t> addRoom(RollState& state, RolledRoom room);
// In the game, the marks of a wall and the state of a door share the bits of a cell, so they become each
// other when a wall takes the place of a door, and a door that of a wall.
constexpr std::uint8_t marksOfDoor(std::uint8_t state) {
    return std::uint8_t(((state & LockedDoor) != 0 ? Undiggable : 0) |
                        ((state & TrappedDoor) != 0 ? NonPasswall : 0));
}
constexpr std::uint8_t doorOfMarks(std::uint8_t marks) {
    return std::uint8_t(((marks & Undiggable) != 0 ? LockedDoor : NoDoor) |
                        ((marks & NonPasswall) != 0 ? TrappedDoor : 0));
}
bool hasDoor(const RollState& state, std::size_t room, Point p);
void addDoorTo(RollState& state, std::size_t room, Point p);

} // namespace levwright::roll
