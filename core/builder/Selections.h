// SPDX-License-Identifier: GPL-3.0-or-later
// Sets of cells of the level, made as in the programs of NetHack 3.6 (format document on loading of 3.6,
// section 5). Writing outside of the level has no effect.
#pragma once

#include "core/base/RandomStream.h"
#include "core/instance/CellSet.h"

#include <array>
#include <bitset>
#include <cstdint>

namespace levwright::roll {

using CellSelection = std::bitset<std::size_t(cellCount)>; // indexed by cellOf; column 0 counts

constexpr bool inLevel(int x, int y) {
    return x >= 0 && x < columns && y >= 0 && y < rows;
}

void add(CellSelection& selection, int x, int y);
// Both corners are included, in any order.
void addOutline(CellSelection& selection, const Area& area);
void addFilled(CellSelection& selection, const Area& area);
// A line between two cells; equal ends give a diagonal, as in the game.
void addLine(CellSelection& selection, Point from, Point to);
// Whether the last cell always belongs to the line.
enum class LineEnd : std::uint8_t { LeftOpen, Marked };
void addRandomLine(CellSelection& selection, Point from, Point to, int roughness, RandomStream& random,
                   LineEnd end = LineEnd::LeftOpen);
// Directions: north 1, south 2, east 4, west 8.
CellSelection grown(const CellSelection& selection, int directions);
// The cells of the start's terrain that are connected with it.
CellSelection flooded(const Cells<std::uint8_t>& terrain, Point start);
enum class EllipseForm : std::uint8_t { Full, Outline };
void addEllipse(CellSelection& selection, Point center, int xRadius, int yRadius, EllipseForm form);

struct Gradient {
    Point from;
    Point to;
    int least = 0;
    int most = 0;
    bool limited = false;
    bool square = false;
};
void addGradient(CellSelection& selection, const Gradient& gradient, RandomStream& random);

// Calls visit with each cell of the selection, columns from left to right, each from top to bottom. visit
// must not change the selection.
template <class Visit>
void forEachCell(const CellSelection& selection, const Visit& visit) {
    // Most selections have few cells, which the bitset of libstdc++ finds quickly, but row by row.
    std::array<CellSet::Column, columns> found{};
    for (std::size_t cell = selection._Find_first(); cell < selection.size();
         cell = selection._Find_next(cell)) {
        const Point p = placeOf(int(cell));
        found[std::size_t(p.x)] |= CellSet::bitOf(p.y);
    }
    for (int x = 0; x < columns; ++x)
        CellSet::forEachRow(found[std::size_t(x)], [&](int y) { visit(Point{x, y}); });
}

} // namespace levwright::roll
