// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/playtest/Steering.h"

#include "core/base/Contract.h"

namespace levwright::playtest {

std::string_view directionTowards(world::Topology topology, world::Place from, int dx, int dy) {
    require(dx != 0 || dy != 0, "a direction points away");
    const bool hex = topology == world::Topology::Hex;
    for (const world::Direction& direction : world::directionsOf(topology)) {
        const int step = from.y % 2 != 0 ? direction.dxOdd : direction.dxEven;
        if (direction.dy != dy)
            continue;
        // The eastern one of two neighbours in a row above or below has the greater step.
        const bool eastern = direction.dxOdd + direction.dxEven > 0;
        const bool meant = hex && dy != 0 && dx != 0 ? eastern == (dx > 0) : step == dx;
        if (meant)
            return direction.name;
    }
    require(false, "every key points to a neighbour");
    return {};
}

} // namespace levwright::playtest
