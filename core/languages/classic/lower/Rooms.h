// SPDX-License-Identifier: GPL-3.0-or-later
// The rooms of the classic languages, as the map sees them.
#pragma once

#include "core/languages/classic/lower/ClassicLevel.h"
#include "core/model/RoomView.h"

namespace levwright {

RoomsView roomsOf(const Game& game, const ClassicLevel& level, std::string_view levelText);

// The wall as CORRIDOR calls it: the game looks for the doors of the upper wall under "south", and for those
// of the lower wall under "north". Source: level-loading, section 18.
WallSide wallOfCorridor(WallSide wall);

// The doors of a room that surely stand in that wall, in the order in which corridors count them. Empty if
// the order depends on the roll, because a door with a random place may stand there.
std::optional<std::vector<RoomDoor>> doorsInOrder(const RoomView& room, WallSide wall);

// The rooms that corridors count: those that are in no other room, by their indices.
std::vector<std::size_t> roomsOfCorridors(const RoomsView& view);

} // namespace levwright
