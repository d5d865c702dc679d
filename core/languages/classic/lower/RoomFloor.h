// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/languages/classic/lower/ClassicLevel.h"

#include <optional>
#include <vector>

namespace levwright {

// The cells of a room's floor, in the coordinates of its statements: (0,0) is the upper left cell. Empty if
// the size is random: a random number for one side makes both random. Source: level-loading, sections 16 and
// 17.
std::optional<Area> statedFloor(const CompiledRoom& room);

// For each room the first room with the name of its parent; null if it names no parent, or there is no such
// room.
std::vector<const RoomModel*> roomsAround(const std::vector<RoomModel>& rooms);

// The largest floors that a room inside around may get, in the same coordinates; none contains another. There
// is only one if the size is stated and the game keeps to it. Empty if the parent is not among the rooms, or
// always too small for the room. Source: level-loading, section 16.
std::vector<Area> largestFloors(const Catalog& catalog, const CompiledRoom& room, const RoomModel* around);

} // namespace levwright
