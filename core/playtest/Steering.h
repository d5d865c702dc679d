// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/world/Geometry.h"

#include <string_view>

namespace levwright::playtest {

// The direction for a key that points dx columns and dy rows away (each -1 to 1, not both 0) from a place.
// Worlds of hexagons have no north and south: there it is the neighbour of the same column, so that a way
// straight up goes to and fro.
std::string_view directionTowards(world::Topology topology, world::Place from, int dx, int dy);

} // namespace levwright::playtest
