// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/ClassicLevel.h"

#include <optional>
#include <vector>

namespace levwright {

// The cells of a room's floor, counted as its statements count: (0,0) is the upper left one. None if the size
// is random: one random number makes both so. Source: level-loading, sections 16 and 17.
std::optional<Area> statedFloor(const CompiledRoom& room);

// For each room the first one of the name that it gives as its parent's; null: it gives none, or there is
// none.
std::vector<const RoomModel*> roomsAround(const std::vector<RoomModel>& rooms);

// The largest floors that a room with that one around it may get, counted the same way; none lies within
// another. One, if the size is stated and the game keeps to it. Empty for a room in a room that is not among
// the rooms, or in one that is always too small for it. Source: level-loading, section 16.
std::vector<Area> largestFloors(const Catalog& catalog, const CompiledRoom& room, const RoomModel* around);

} // namespace levwright
