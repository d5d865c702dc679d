// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/MapModel.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace levwright {
namespace {

constexpr unsigned char stone = 0;
constexpr unsigned char verticalWall = 1;
constexpr unsigned char horizontalWall = 2;
constexpr unsigned char boundary = 7;

// Blanks behind a tab at the start of a line are no cells (lev-3.4.3, section 3).
Range blanksBefore(std::string_view levelText, Offset row) {
    if (row == 0 || levelText[row - 1] == '\n')
        return {row, row};
    return {levelText.rfind('\n', row - 1) + 1, row};
}

} // namespace

MapModel modelOfMap(const Dialect& dialect, std::string_view levelText, const MapNode& node) {
    MapModel map{.isClosed = node.end.has_value(),
                 .lineEnd =
                     levelText.substr(node.start.begin, node.start.size()).ends_with("\r\n") ? "\r\n" : "\n"};
    std::size_t width = 0;
    map.rows.reserve(node.rows.size());
    for (const MapRowNode& rowNode : node.rows) {
        MapRow& row = map.rows.emplace_back(std::vector<Offset>(), rowNode.cells, rowNode.line,
                                            blanksBefore(levelText, rowNode.line.begin));
        row.cells.resize(rowNode.cells.size());
        std::iota(row.cells.begin(), row.cells.end(), rowNode.cells.begin);
        if (dialect.tables().digitsAreRulers)
            std::erase_if(row.cells, [&](Offset at) { return levelText[at] >= '0' && levelText[at] <= '9'; });
        width = std::max(width, row.cells.size());
    }
    std::vector<char> cells(width * map.rows.size(), ' ');
    for (std::size_t y = 0; y < map.rows.size(); ++y)
        std::ranges::transform(map.rows[y].cells, cells.begin() + std::ptrdiff_t(y * width),
                               [&](Offset at) { return levelText[at]; });
    map.cells = Grid<char>(int(width), int(map.rows.size()), std::move(cells));
    map.end = map.rows.empty() ? node.start.end : map.rows.back().line.end;
    return map;
}

Grid<unsigned char> terrainOf(const Catalog& catalog, const Grid<char>& cells) {
    std::vector<unsigned char> numbers(cells.cells().size());
    std::ranges::transform(cells.cells(), numbers.begin(), [&](char character) {
        return static_cast<unsigned char>(catalog.terrainNumber(character).value_or(stone));
    });
    return {cells.width(), cells.height(), std::move(numbers)};
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
