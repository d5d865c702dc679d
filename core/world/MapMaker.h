// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/world/Random.h"
#include "core/world/Rules.h"
#include "core/world/WorldState.h"

#include <string>

namespace levwright::world {

struct MadeMap {
    std::string cells;
    Place altar;
};

// An island of land, trees, soil and one altar (world-server.md, section 7). Throws Refused if the numbers
// that random gives produce no such island.
MadeMap makeMap(const Geometry& geometry, const Rules& rules, Random& random);

} // namespace levwright::world
