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

// In the order in which things spread: east, then on towards the south (world-server.md, section 9).
std::span<const Direction> directionsOf(Topology topology);
// The same as indices of directionsOf, in the order in which minds look: north-east first (section 11).
std::span<const std::uint8_t> mindOrder(Topology topology);

constexpr int shut = -1;
constexpr int mostDirections = 8;
using Neighbours = std::array<std::int32_t, mostDirections>; // in mindOrder; shut where there is none

class Geometry {
public:
    // wrapping: paths see no east border and shut every 256th cell, as the original server does (section 11).
    Geometry(int length, Topology topology, bool wrapping);

    int length() const { return m_length; }
    int cells() const { return m_length * m_length; }
    Topology topology() const { return m_topology; }
    bool wraps() const { return m_wrapping; }
    bool contains(Place place) const {
        return place.y >= 0 && place.x >= 0 && place.y < m_length && place.x < m_length;
    }
    // The cell of a place, or shut.
    int cellAt(Place place) const { return contains(place) ? place.y * m_length + place.x : shut; }
    // The place beside, which may lie beyond the map.
    static Place beside(Place place, const Direction& direction) {
        return {place.y + direction.dy, place.x + (place.y % 2 != 0 ? direction.dxOdd : direction.dxEven)};
    }
    // Where a mind looks for a way from a cell.
    const Neighbours& ways(int cell) const { return m_ways[std::size_t(cell)]; }
    // Adds to sources the cells from which a way leads to one of targets.
    void addSources(const CellSet& targets, CellSet& sources) const;

private:
    // The cells to which ways lead that go so many cells on.
    struct Arrivals {
        int offset;
        CellSet cells;
    };

    void noteArrivals(int cell);
    Neighbours waysFrom(int cell) const;
    Neighbours wrappingWaysFrom(int cell) const;

    int m_length;
    Topology m_topology;
    bool m_wrapping;
    std::vector<Neighbours> m_ways;
    std::vector<Arrivals> m_arrivals;
};

} // namespace levwright::world
