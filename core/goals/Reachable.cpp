// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/goals/Reachable.h"

#include "core/stats/Reach.h"

#include <vector>

namespace levwright::goals {
namespace {

struct Ends {
    std::vector<Point> from; // where one comes from
    std::vector<Point> stairs;
};

Ends endsOf(const roll::LevelInstance& level) {
    Ends ends;
    for (int cell = 0; cell < roll::cellCount; ++cell) {
        const std::uint8_t terrain = level.terrain[std::size_t(cell)];
        if ((terrain != roll::Stairs && terrain != roll::Ladder) || !roll::onMap(roll::placeOf(cell)))
            continue;
        ends.stairs.push_back(roll::placeOf(cell));
        if ((level.detail[std::size_t(cell)] & roll::LeadsUp) != 0)
            ends.from.push_back(roll::placeOf(cell));
    }
    if (ends.from.empty() && level.arrivalFromAbove.x > 0)
        ends.from.push_back(level.arrivalFromAbove.point());
    if (ends.from.empty())
        ends.from = ends.stairs;
    if (ends.from.empty() && level.arrivalFromBelow.x > 0)
        ends.from.push_back(level.arrivalFromBelow.point());
    return ends;
}

} // namespace

int unreachable(const Goal& goal, const roll::LevelInstance& level) {
    const Ends ends = endsOf(level);
    roll::Reach reach;
    reach.explore(level);
    roll::CellSet reached;
    for (const Point from : ends.from)
        reached.add(from);
    reach.spread(reached, goal.travel);
    int count = 0;
    const auto look = [&](Point p) { count += roll::onMap(p) && !reached.contains(p) ? 1 : 0; };
    if (goal.thing == "stairs") {
        for (const Point stair : ends.stairs)
            look(stair);
    } else if (goal.thing == "objects") {
        for (const roll::RolledObject& object : level.objects) {
            if (object.liesOpen())
                look(object.place.point());
        }
    } else if (goal.thing == "monsters") {
        for (const roll::RolledMonster& monster : level.monsters)
            look(monster.place.point());
    } else {
        for (const roll::RolledTrap& trap : level.traps)
            look(trap.place.point());
    }
    return count;
}

} // namespace levwright::goals
