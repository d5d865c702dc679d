// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/WallShape.h"
#include "core/model/checks/Checks.h"

#include <algorithm>

namespace levwright {
namespace {

// Where somebody may get through a map, whatever it takes. Beyond the map there may be anything.
class Ways {
public:
    Ways(const LoweringContext& context, const Grid<char>& map)
        : m_catalog(context.catalog()), m_walls(context.catalog()), m_map(map) {}

    bool isDoor(Point cell) const { return m_walls.isDoor(m_map.at(cell)); }
    bool leadsOn(Point door) const {
        return (isOpen({door.x - 1, door.y}) && isOpen({door.x + 1, door.y})) ||
               (isOpen({door.x, door.y - 1}) && isOpen({door.x, door.y + 1}));
    }

private:
    bool isOpen(Point cell) const {
        if (!m_map.contains(cell) || isDoor(cell))
            return true;
        const Terrain* terrain = m_catalog.terrainByCharacter(m_map.at(cell));
        return terrain == nullptr || !terrain->isRock || terrain->tile == "secret-corridor";
    }

    const Catalog& m_catalog;
    WallTerrain m_walls;
    const Grid<char>& m_map;
};

// Mazes are dug out of the stone of maps.
bool hasMaze(const LoweringContext& context) {
    return std::ranges::contains(context.tree.statements, StatementKind::Mazewalk, &StatementNode::kind);
}

void checkDoors(LoweringContext& context, const MapModel& map) {
    const Ways ways(context, map.cells);
    for (std::size_t y = 0; y < map.rows.size(); ++y) {
        const std::vector<Offset>& cells = map.rows[y].cells;
        for (std::size_t x = 0; x < cells.size(); ++x) {
            const Point cell{int(x), int(y)};
            if (ways.isDoor(cell) && !ways.leadsOn(cell))
                context.level.diagnostics.push_back({.code = DiagnosticCode::DoorLeadsNowhere,
                                                     .range = {cells[x], cells[x] + 1},
                                                     .anchor = std::nullopt,
                                                     .arguments = {},
                                                     .fixes = {}});
        }
    }
}

} // namespace

void checkWays(LoweringContext& context) {
    if (hasMaze(context))
        return;
    for (const PartModel& part : context.level.parts) {
        if (hasCells(part))
            checkDoors(context, *part.map);
    }
}

} // namespace levwright
