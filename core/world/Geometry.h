// SPDX-License-Identifier: GPL-3.0-or-later
// Neighbours on the square map of a world. Cells are numbered row by row from 0 at the upper left.
#pragma once

#include "core/world/CellSet.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace levwright::world {

// Hex: odd rows lie half a cell to the right. Square: eight neighbours.
enum class Topology : std::uint8_t { Hex, Square };

struct Place {
    int y = 0;
    int x = 0;
    bool operator==(const Place&) const = default;
};

struct Direction {
    std::string_view name;
    std::uint8_t code; // what T_ARGUMENT holds for a move
    std::int8_t dy;
    std::int8_t dxEven; // from an even row
    std::int8_t dxOdd;  // from an odd row
};

// In the order in which things spread: east first, then on towards the south (world-server.md, section 9).
std::span<const Direction> directionsOf(Topology topology);
// Indices of directionsOf in the order in which minds look: north-east first (section 11).
std::span<const std::uint8_t> mindOrder(Topology topology);

constexpr int shut = -1;
constexpr int mostDirections = 8;
using Neighbours = std::array<std::int32_t, mostDirections>; // in mindOrder; shut if there is none

// Whether steps are taken in the direction of the ways or against it. Where paths wrap, some ways have no way
// back.
enum class Along : std::uint8_t { Ways, WaysBack };

class Geometry {
public:
    // With wrapping, paths ignore the east border and treat every 256th cell as shut, like the original
    // server (section 11).
    Geometry(int length, Topology topology, bool wrapping);

    int length() const { return m_length; }
    int cells() const { return m_length * m_length; }
    Topology topology() const { return m_topology; }
    bool contains(Place place) const {
        return place.y >= 0 && place.x >= 0 && place.y < m_length && place.x < m_length;
    }
    // The cell of a place; shut if the place is off the map.
    int cellAt(Place place) const { return contains(place) ? place.y * m_length + place.x : shut; }
    // The neighbouring place, which may lie off the map.
    static Place beside(Place place, const Direction& direction) {
        return {place.y + direction.dy, place.x + (place.y % 2 != 0 ? direction.dxOdd : direction.dxEven)};
    }
    // The cells to which a mind may go from a cell.
    const Neighbours& ways(int cell) const { return m_ways[std::size_t(cell)]; }
    // The words of a set of cells from first to end - 1.
    struct Words {
        std::size_t first;
        std::size_t end;
    };
    // Adds to beside all cells that are one step away from the cells of the given words.
    void addBeside(const CellSet& cells, Words words, Along along, CellSet& beside) const;
    // How many words a step may lead forwards or back.
    std::size_t reach() const { return (std::size_t(m_length) + CellSet::wordBits) / CellSet::wordBits; }

private:
    // The cells that may be left by a step of that many cells.
    struct Steps {
        int offset;
        CellSet cells;
    };

    static void addStep(int cell, int target, int cells, std::vector<Steps>& steps);
    Neighbours waysFrom(int cell) const;
    Neighbours wrappingWaysFrom(int cell) const;

    int m_length;
    Topology m_topology;
    bool m_wrapping;
    std::vector<Neighbours> m_ways;
    std::vector<Steps> m_steps;
    std::vector<Steps> m_stepsBack;
};

} // namespace levwright::world
