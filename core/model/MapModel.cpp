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

// Blanks behind a tab at the start of a line are not cells (lev-3.4.3, section 3).
Range blanksBefore(std::string_view levelText, Offset row) {
    if (row == 0 || levelText[row - 1] == '\n')
        return {row, row};
    return {levelText.rfind('\n', row - 1) + 1, row};
}

// The cells that get walls around them. The result has one more cell on each side than the map.
std::vector<char> roomCells(const Catalog& catalog, const Grid<unsigned char>& terrain) {
    std::array<char, 256> isRoom{};
    for (const Terrain& each : catalog.terrains())
        isRoom[std::size_t(each.number)] = each.isRoom || each.number == boundary;
    const std::size_t width = std::size_t(terrain.width()) + 2;
    std::vector<char> rooms(width * (std::size_t(terrain.height()) + 2));
    for (int y = 0; y < terrain.height(); ++y) {
        const auto row = terrain.cells().begin() + std::ptrdiff_t(y) * terrain.width();
        std::transform(row, row + terrain.width(), &rooms[width * (std::size_t(y) + 1) + 1],
                       [&](unsigned char number) { return isRoom[number]; });
    }
    return rooms;
}

} // namespace

MapModel modelOfMap(const Dialect& dialect, std::string_view levelText, const MapNode& node) {
    MapModel map{.isClosed = node.end.has_value(),
                 .lineEnd =
                     levelText.substr(node.start.begin, node.start.size()).ends_with("\r\n") ? "\r\n" : "\n"};
    const auto cellsOf = [&](Range row) {
        const auto isNoRuler = [](char c) { return static_cast<unsigned char>(c - '0') > 9; };
        return dialect.tables().digitsAreRulers ? RowCells(levelText, row, isNoRuler) : RowCells(row);
    };
    std::size_t width = 0;
    map.rows.reserve(node.rows.size());
    for (const MapRowNode& rowNode : node.rows) {
        map.rows.emplace_back(cellsOf(rowNode.cells), rowNode.cells, rowNode.line,
                              blanksBefore(levelText, rowNode.line.begin));
        width = std::max(width, map.rows.back().cells.size());
    }
    std::vector<char> cells(width * map.rows.size(), ' ');
    for (std::size_t y = 0; y < map.rows.size(); ++y)
        map.rows[y].cells.copy(levelText, cells.begin() + std::ptrdiff_t(y * width));
    map.cells = Grid<char>(int(width), int(map.rows.size()), std::move(cells));
    map.end = map.rows.empty() ? node.start.end : map.rows.back().line.end;
    return map;
}

Grid<unsigned char> terrainOf(const Catalog& catalog, const Grid<char>& cells) {
    const int floor = catalog.terrainNumber('.').value_or(stone);
    std::array<unsigned char, 256> numberOf{};
    for (std::size_t byte = 0; byte < numberOf.size(); ++byte)
        numberOf[byte] = static_cast<unsigned char>(catalog.terrainNumber(char(byte)).value_or(floor));
    std::vector<unsigned char> numbers(cells.cells().size());
    std::ranges::transform(cells.cells(), numbers.begin(),
                           [&](char character) { return numberOf[static_cast<unsigned char>(character)]; });
    return {cells.width(), cells.height(), std::move(numbers)};
}

Grid<unsigned char> wallified(const Catalog& catalog, const Grid<unsigned char>& terrain) {
    const std::size_t width = std::size_t(terrain.width()) + 2;
    const std::vector<char> rooms = roomCells(catalog, terrain);
    const auto anyOfThree = [](const char* middle) { return middle[-1] || middle[0] || middle[1]; };
    std::vector<unsigned char> walls = terrain.cells();
    auto wall = walls.begin();
    for (int y = 0; y < terrain.height(); ++y) {
        const char* here = &rooms[width * (std::size_t(y) + 1) + 1];
        for (int x = 0; x < terrain.width(); ++x, ++here, ++wall) {
            if (*wall != stone)
                continue;
            const bool beside = here[-1] || here[1];
            if (anyOfThree(here - width) || (!beside && anyOfThree(here + width)))
                *wall = horizontalWall;
            else if (beside)
                *wall = verticalWall;
        }
    }
    return {terrain.width(), terrain.height(), std::move(walls)};
}

} // namespace levwright
