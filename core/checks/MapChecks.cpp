// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/MapChecks.h"

#include "core/base/Phrase.h"
#include "core/checks/WallShape.h"

#include <algorithm>
#include <format>
#include <optional>
#include <utility>

namespace levwright {
namespace {

// Whether somebody can get through the cells of a map, by any means.
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
        return terrain == nullptr || !terrain->isRock || terrain->tile == "secret-corridor";
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
    return {say("Remove the door at ({},{})", door.x, door.y), TextEdit(std::move(edit))};
}

struct ShownDoor {
    std::size_t statement = 0;
    Point cell;
};

// The doors that can only be at one particular cell.
std::vector<ShownDoor> shownDoors(const PartView& part) {
    std::vector<ShownDoor> doors;
    for (const Placement& shown : part.placements) {
        if (shown.kind == StatementKind::Door && shown.certainty == Certainty::Written &&
            shown.cells.size() == 1)
            doors.push_back({shown.statement, shown.cells.front()});
    }
    return doors;
}

// Gets the view of a part only when the first of its doors leads nowhere: few levels have such a door.
class ShownDoors {
public:
    ShownDoors(const LevelLanguage& language, const LevelSource& level)
        : m_language(language), m_level(level) {}

    std::vector<Replacement> without(std::size_t part, Point door) {
        if (m_part != part) {
            m_part = part;
            m_doors = shownDoors(m_language.view(m_level, part));
        }
        std::vector<std::size_t> statements;
        for (const ShownDoor& each : m_doors) {
            if (each.cell == door)
                statements.push_back(each.statement);
        }
        return statements.empty() ? std::vector<Replacement>()
                                  : m_language.remove(m_level, statements).replacements();
    }

private:
    const LevelLanguage& m_language;
    LevelSource m_level;
    std::optional<std::size_t> m_part;
    std::vector<ShownDoor> m_doors; // the doors of that part
};

} // namespace

void checkDoorWays(LevelModel& level, const Catalog& catalog, const WithoutDoor& withoutDoor) {
    for (std::size_t part = 0; part < level.parts.size(); ++part) {
        if (!level.parts[part].map)
            continue;
        const MapModel& map = *level.parts[part].map;
        const Ways ways(catalog, map.cells);
        for (std::size_t y = 0; y < map.rows.size(); ++y) {
            const RowCells& cells = map.rows[y].cells;
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
    ShownDoors doors(language, {level, levelText});
    checkDoorWays(level, catalog, [&](std::size_t part, Point door) { return doors.without(part, door); });
}

} // namespace levwright
