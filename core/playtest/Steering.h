// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/world/Geometry.h"

#include <string_view>

namespace levwright::playtest {

// The direction for a key that points dx columns and dy rows away (each -1 to 1, not both 0) from a place.
// Hex worlds have no north and south: there, it is the neighbour in the same column, so that a straight way
// up goes back and forth.
std::string_view directionTowards(world::Topology topology, world::Place from, int dx, int dy);

} // namespace levwright::playtest
