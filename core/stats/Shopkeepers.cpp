// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/Shopkeepers.h"

namespace levwright::roll {
namespace {

std::uint8_t terrainAt(const LevelInstance& level, Point p) {
    return onMap(p) ? level.terrain[std::size_t(cellOf(p))] : std::uint8_t(Stone);
}

bool isBesideDoor(const LevelInstance& level, Point p) {
    return terrainAt(level, {p.x - 1, p.y}) == Door || terrainAt(level, {p.x + 1, p.y}) == Door ||
           terrainAt(level, {p.x, p.y - 1}) == Door || terrainAt(level, {p.x, p.y + 1}) == Door;
}

int cellsToStepOn(const LevelInstance& level, const Area& shop, Point keeper) {
    int count = 0;
    for (int y = keeper.y - 1; y <= keeper.y + 1; ++y) {
        for (int x = keeper.x - 1; x <= keeper.x + 1; ++x) {
            const Point p{x, y};
            const std::uint8_t terrain = terrainAt(level, p);
            if (p != keeper && shop.contains(p) && isAccessible(terrain) && terrain != Door)
                ++count;
        }
    }
    return count;
}

} // namespace

std::vector<std::int32_t> shopsWithKeeperInTheWay(const LevelInstance& level, const NamedKinds& named) {
    std::vector<std::int32_t> statements;
    for (const RolledRoom& room : level.rooms) {
        if (!room.toStock || room.type < named.shopFirst || room.type > named.shopLast)
            continue;
        for (const RolledMonster& monster : level.monsters) {
            const Point p = monster.place.point();
            const bool isKeeper = monster.kind == named.shopkeeper && monster.statement == room.statement &&
                                  room.area.contains(p) && isBesideDoor(level, p);
            if (isKeeper && cellsToStepOn(level, room.area, p) <= 1)
                statements.push_back(room.statement);
        }
    }
    return statements;
}

} // namespace levwright::roll
