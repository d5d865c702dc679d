// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/MapModel.h"

#include <algorithm>
#include <array>

namespace levwright {
namespace {

constexpr unsigned char stone = 0;
constexpr unsigned char verticalWall = 1;
constexpr unsigned char horizontalWall = 2;
constexpr unsigned char boundary = 7;

bool isRuler(const Dialect& dialect, char c) {
    return dialect.tables().digitsAreRulers && c >= '0' && c <= '9';
}

} // namespace

MapModel modelOfMap(const Dialect& dialect, std::string_view levelText, const MapNode& node) {
    MapModel map;
    std::size_t width = 0;
    map.rows.reserve(node.rows.size());
    for (const MapRowNode& rowNode : node.rows) {
        MapRow row{{}, rowNode.cells, rowNode.line};
        row.cells.reserve(rowNode.cells.size());
        for (Offset at = rowNode.cells.begin; at < rowNode.cells.end; ++at) {
            if (!isRuler(dialect, levelText[at]))
                row.cells.push_back(at);
        }
        width = std::max(width, row.cells.size());
        map.rows.push_back(std::move(row));
    }
    map.cells = Grid<char>(int(width), int(map.rows.size()), ' ');
    for (std::size_t y = 0; y < map.rows.size(); ++y) {
        for (std::size_t x = 0; x < map.rows[y].cells.size(); ++x)
            map.cells.set({int(x), int(y)}, levelText[map.rows[y].cells[x]]);
    }
    map.end = map.rows.empty() ? node.start.end : map.rows.back().line.end;
    return map;
}

Grid<unsigned char> terrainOf(const Catalog& catalog, const Grid<char>& cells) {
    Grid<unsigned char> terrain(cells.width(), cells.height(), stone);
    for (int y = 0; y < cells.height(); ++y) {
        for (int x = 0; x < cells.width(); ++x) {
            if (const Terrain* kind = catalog.terrainByCharacter(cells.at({x, y})))
                terrain.set({x, y}, static_cast<unsigned char>(kind->number));
        }
    }
    return terrain;
}

Grid<unsigned char> wallified(const Catalog& catalog, const Grid<unsigned char>& terrain) {
    const auto counts = [&](Point p) {
        const unsigned char number = terrain.atOr(p, stone);
        return number == boundary || catalog.terrain(number)->isRoom;
    };
    const auto rowCounts = [&](int x, int y) {
        return counts({x - 1, y}) || counts({x, y}) || counts({x + 1, y});
    };
    Grid<unsigned char> walls = terrain;
    for (int y = 0; y < terrain.height(); ++y) {
        for (int x = 0; x < terrain.width(); ++x) {
            if (terrain.at({x, y}) != stone)
                continue;
            if (rowCounts(x, y - 1) || (!counts({x - 1, y}) && !counts({x + 1, y}) && rowCounts(x, y + 1)))
                walls.set({x, y}, horizontalWall);
            else if (counts({x - 1, y}) || counts({x + 1, y}))
                walls.set({x, y}, verticalWall);
        }
    }
    return walls;
}

} // namespace levwright
