// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/MapChecks.h"

#include "core/model/WallShape.h"

#include <algorithm>
#include <format>
#include <utility>

namespace levwright {
namespace {

// Where somebody may get through a map, whatever it takes.
class Ways {
public:
    Ways(const Catalog& catalog, const Grid<char>& map) : m_catalog(catalog), m_walls(catalog), m_map(map) {}

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
        return terrain == nullptr || !terrain->isRock || terrain->isSeeThrough ||
               terrain->tile == "secret-corridor";
    }

    const Catalog& m_catalog;
    WallTerrain m_walls;
    const Grid<char>& m_map;
};

Fix fixOf(const WallTerrain& walls, const MapModel& map, Point door, std::vector<Replacement> statements) {
    std::vector<Replacement> edit = std::move(statements);
    for (const CellChange& change : doorsMoved(walls, map.cells, {{door, std::nullopt}})) {
        const Offset byte = map.rows[std::size_t(change.at.y)].cells[std::size_t(change.at.x)];
        edit.push_back({{byte, byte + 1}, std::string(1, change.terrain)});
    }
    return {std::format("Take the door at ({},{}) away", door.x, door.y), TextEdit(std::move(edit))};
}

// The statements that the language shows at this cell alone.
std::vector<Replacement> withoutShownDoor(const LevelLanguage& language, const LevelSource& level,
                                          std::size_t part, Point door) {
    std::vector<std::size_t> statements;
    for (const Placement& shown : language.view(level, part).placements) {
        if (shown.kind == StatementKind::Door && shown.certainty == Certainty::Written &&
            shown.cells == std::vector{door})
            statements.push_back(shown.statement);
    }
    return statements.empty() ? std::vector<Replacement>()
                              : language.remove(level, statements).replacements();
}

} // namespace

void checkDoorWays(LevelModel& level, const Catalog& catalog, const WithoutDoor& withoutDoor) {
    for (std::size_t part = 0; part < level.parts.size(); ++part) {
        if (!level.parts[part].map)
            continue;
        const MapModel& map = *level.parts[part].map;
        const Ways ways(catalog, map.cells);
        for (std::size_t y = 0; y < map.rows.size(); ++y) {
            const std::vector<Offset>& cells = map.rows[y].cells;
            for (std::size_t x = 0; x < cells.size(); ++x) {
                const Point cell{int(x), int(y)};
                if (ways.isDoor(cell) && !ways.leadsOn(cell))
                    level.diagnostics.push_back(
                        {.code = DiagnosticCode::DoorLeadsNowhere,
                         .range = {cells[x], cells[x] + 1},
                         .anchor = std::nullopt,
                         .arguments = {},
                         .fixes = {fixOf(ways.walls(), map, cell, withoutDoor(part, cell))}});
            }
        }
    }
}

void checkDoorWays(const LevelLanguage& language, const Catalog& catalog, std::string_view levelText,
                   std::span<const StatementKind> digging, LevelModel& level) {
    const auto digs = [&](const StatementNode& node) { return std::ranges::contains(digging, node.kind); };
    if (std::ranges::any_of(level.tree->statements, digs))
        return;
    checkDoorWays(level, catalog, [&](std::size_t part, Point door) {
        return withoutShownDoor(language, {level, levelText}, part, door);
    });
}

} // namespace levwright
