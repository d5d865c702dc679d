// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/world/Geometry.h"

#include "core/base/Phrase.h"

#include <algorithm>

namespace levwright::world {
namespace {

constexpr std::array<Direction, 6> hexDirections{{{phrase("east"), 'd', 0, 1, 1},
                                                  {phrase("south-east"), 'c', 1, 0, 1},
                                                  {phrase("south-west"), 'x', 1, -1, 0},
                                                  {phrase("west"), 's', 0, -1, -1},
                                                  {phrase("north-west"), 'w', -1, -1, 0},
                                                  {phrase("north-east"), 'e', -1, 0, 1}}};
constexpr std::array<std::uint8_t, 6> hexMindOrder{5, 0, 1, 2, 3, 4};

constexpr std::array<Direction, 8> squareDirections{{{phrase("east"), 'd', 0, 1, 1},
                                                     {phrase("south-east"), 'c', 1, 1, 1},
                                                     {phrase("south"), 'b', 1, 0, 0},
                                                     {phrase("south-west"), 'x', 1, -1, -1},
                                                     {phrase("west"), 's', 0, -1, -1},
                                                     {phrase("north-west"), 'w', -1, -1, -1},
                                                     {phrase("north"), 'n', -1, 0, 0},
                                                     {phrase("north-east"), 'e', -1, 1, 1}}};
constexpr std::array<std::uint8_t, 8> squareMindOrder{7, 0, 1, 2, 3, 4, 5, 6};

constexpr int wrapColumn = 256;

} // namespace

std::span<const Direction> directionsOf(Topology topology) {
    if (topology == Topology::Hex)
        return hexDirections;
    return squareDirections;
}

std::span<const std::uint8_t> mindOrder(Topology topology) {
    if (topology == Topology::Hex)
        return hexMindOrder;
    return squareMindOrder;
}

Geometry::Geometry(int length, Topology topology, bool wrapping)
    : m_length(length), m_topology(topology), m_wrapping(wrapping && topology == Topology::Hex) {
    m_ways.reserve(std::size_t(cells()));
    for (int cell = 0; cell < cells(); ++cell)
        m_ways.push_back(m_wrapping ? wrappingWaysFrom(cell) : waysFrom(cell));
    for (int cell = 0; cell < cells(); ++cell) {
        for (const std::int32_t way : ways(cell)) {
            if (way == shut)
                continue;
            addStep(cell, way, cells(), m_steps);
            addStep(way, cell, cells(), m_stepsBack);
        }
    }
}

void Geometry::addStep(int cell, int target, int cells, std::vector<Steps>& steps) {
    auto alike = std::ranges::find(steps, target - cell, &Steps::offset);
    if (alike == steps.end())
        alike = steps.insert(alike, {target - cell, CellSet(cells)});
    alike->cells.insert(cell);
}

void Geometry::addBeside(const CellSet& cells, Words words, Along along, CellSet& beside) const {
    for (const Steps& steps : along == Along::Ways ? m_steps : m_stepsBack) {
        for (std::size_t index = words.first; index < words.end; ++index)
            beside.insertMoved(index, cells.word(index) & steps.cells.word(index), steps.offset);
    }
}

Neighbours Geometry::waysFrom(int cell) const {
    Neighbours ways;
    ways.fill(shut);
    const Place place{cell / m_length, cell % m_length};
    std::size_t next = 0;
    for (const std::uint8_t index : mindOrder(m_topology))
        ways[next++] = cellAt(beside(place, directionsOf(m_topology)[index]));
    return ways;
}

// The neighbours by flat index of world-server.md, section 11; its east border is not that of the map.
Neighbours Geometry::wrappingWaysFrom(int cell) const {
    Neighbours ways;
    ways.fill(shut);
    const int odd = cell / m_length % 2;
    const bool north = cell >= m_length;
    const bool south = cell + m_length < cells();
    const bool west = cell % m_length != 0;
    const bool east = (cell + 1) % wrapColumn != 0;
    const bool diagonalWest = odd != 0 || west;
    const bool diagonalEast = odd == 0 || east;
    const auto set = [&](std::size_t index, bool open, int target) {
        if (open && target < cells())
            ways[index] = target;
    };
    set(0, north && diagonalEast, cell - m_length + odd);
    set(1, east, cell + 1);
    set(2, south && diagonalEast, cell + m_length + odd);
    set(3, south && diagonalWest, cell + m_length - (1 - odd));
    set(4, west, cell - 1);
    set(5, north && diagonalWest, cell - m_length - (1 - odd));
    return ways;
}

} // namespace levwright::world
