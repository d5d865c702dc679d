// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/WallShape.h"
#include "core/model/checks/Checks.h"

#include <algorithm>
#include <format>

namespace levwright {
namespace {

// Where somebody may get through a map, whatever it takes. Beyond the map there may be anything.
class Ways {
public:
    Ways(const LoweringContext& context, const Grid<char>& map)
        : m_catalog(context.catalog()), m_walls(context.catalog()), m_map(map) {}

    const WallTerrain& walls() const { return m_walls; }
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

// The door goes, and all that is said of its state.
Fix withoutDoor(const LoweringContext& context, const WallTerrain& walls, std::size_t part, Point door) {
    const MapModel& map = *context.level.parts[part].map;
    std::vector<Replacement> edit;
    for (const CellChange& change : doorsMoved(walls, map.cells, {{door, std::nullopt}})) {
        const Offset byte = map.rows[std::size_t(change.at.y)].cells[std::size_t(change.at.x)];
        edit.push_back({{byte, byte + 1}, std::string(1, change.terrain)});
    }
    for (const StatementModel& statement : context.level.contents[part].statements) {
        const auto* state = std::get_if<DoorRecord>(&statement.record);
        if (state != nullptr && state->place.isCell() && Point{state->place.x, state->place.y} == door)
            edit.push_back(TextEdit::eraseLine(context.text, context.level.node(statement).range)
                               .replacements()
                               .front());
    }
    return {std::format("Take the door at ({},{}) away", door.x, door.y), TextEdit(std::move(edit))};
}

void checkDoors(LoweringContext& context, std::size_t part) {
    const MapModel& map = *context.level.parts[part].map;
    const Ways ways(context, map.cells);
    for (std::size_t y = 0; y < map.rows.size(); ++y) {
        const std::vector<Offset>& cells = map.rows[y].cells;
        for (std::size_t x = 0; x < cells.size(); ++x) {
            const Point cell{int(x), int(y)};
            if (ways.isDoor(cell) && !ways.leadsOn(cell))
                context.level.diagnostics.push_back(
                    {.code = DiagnosticCode::DoorLeadsNowhere,
                     .range = {cells[x], cells[x] + 1},
                     .anchor = std::nullopt,
                     .arguments = {},
                     .fixes = {withoutDoor(context, ways.walls(), part, cell)}});
        }
    }
}

} // namespace

void checkWays(LoweringContext& context) {
    if (hasMaze(context))
        return;
    for (std::size_t part = 0; part < context.level.parts.size(); ++part) {
        if (hasCells(context.level.parts[part]))
            checkDoors(context, part);
    }
}

} // namespace levwright
