// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/ClassicLevel.h"

#include <optional>
#include <vector>

namespace levwright {

// The cells of a room's floor, counted as its statements count: (0,0) is the upper left one. None if the size
// is random: one random number makes both so. Source: level-loading, sections 16 and 17.
std::optional<Area> statedFloor(const CompiledRoom& room);

// The largest floors that the room number index may get, counted the same way; none lies within another. One,
// if the size is stated and the game keeps to it. Empty for a room in a room that is not among the rooms, or
// in one that is always too small for it. Source: level-loading, section 16.
std::vector<Area> largestFloors(const Catalog& catalog, const std::vector<RoomModel>& rooms,
                                std::size_t index);

} // namespace levwright
