// SPDX-License-Identifier: GPL-3.0-or-later
// The grid of places into which the game puts the rooms of a room level.
#pragma once

#include "core/base/Geometry.h"

#include <optional>

namespace levwright {

// The place for rooms that contains a cell of the level, counted from 1,1; empty outside of them.
std::optional<Point> roomPlaceAt(Point cell);
// The cells of the level in such a place.
Area cellsOfRoomPlace(Point place);

} // namespace levwright
