// SPDX-License-Identifier: GPL-3.0-or-later
// Whether everything that is drawn to walk on can be walked to; the same for every language.
#pragma once

#include "core/model/LevelModel.h"

#include <functional>
#include <vector>

namespace levwright {

// What the statements of a level say about the ways through a map. Areas are in the map's coordinates and may
// reach beyond it.
struct MapWays {
    std::vector<Area>
        entries; // where somebody may arrive; if empty, they arrive in the largest part of the map
    std::vector<Area> closed;  // out of reach on purpose: a vault
    std::vector<Area> bridges; // what a lowered drawbridge covers
    std::vector<Point> doors;  // doors that statements put into walls
};

// The replacements that add a statement with a closed door at that cell; empty if that is not possible.
using WithDoor = std::function<std::vector<Replacement>(Point door)>;

// Whether the map has dry floor in more than one piece. If not, there is nothing to check.
bool hasPockets(const Catalog& catalog, const MapModel& map);

// Reports each piece of floor that cannot be reached without digging, with a fix that puts a door where one
// helps, and once all islands that can only be reached across water or lava. Locks can be opened, secret
// doors found and boulders pushed away. Do not use it for a map with anything but rock around it, or with
// statements that dig or change terrain.
void checkReach(LevelModel& level, const Catalog& catalog, const MapModel& map, const MapWays& ways,
                const WithDoor& withDoor);

} // namespace levwright
