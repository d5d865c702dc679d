// SPDX-License-Identifier: GPL-3.0-or-later
// Places for things that are added, as far as the map and the walls of rooms tell them.
#pragma once

#include "core/model/LevelView.h"
#include "core/model/RoomView.h"
#include "core/text/EditOutcome.h"

#include <expected>
#include <optional>
#include <string>

namespace levwright {

// The rectangle around all floor that can be reached from the cell without passing a door. It is the cell
// alone if there is no floor, or no map (null).
Area roomAround(const Catalog& catalog, const MapModel* map, Point cell);

// The place for a door in a cell of a room's wall; empty for a cell of the floor. Refused for a corner and
// for a cell outside. stated is the floor if its size is written.
std::expected<std::optional<WallPlace>, Refusal> wallPlaceAt(const std::optional<Area>& stated,
                                                             const AddPlace& place);

// "north,3", "east,random"
std::string writtenPlace(const WallPlace& place);

} // namespace levwright
