// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Geometry.h"

#include <optional>
#include <vector>

namespace levwright {

// A set of cells of any shape.
class CellMask {
public:
    CellMask() = default;
    // Cells may come in any order, and more than once.
    explicit CellMask(std::vector<Point> cells);
    // All cells of an area, whose corners may come in any order.
    static CellMask of(const Area& area);

    bool empty() const { return m_cells.empty(); }
    bool contains(Point cell) const { return std::ranges::binary_search(m_cells, cell); }
    // Each cell once, in order.
    const std::vector<Point>& cells() const { return m_cells; }
    // The smallest area that holds all cells; empty if there are none.
    std::optional<Area> bounds() const;

    CellMask united(const CellMask& other) const;
    CellMask without(const CellMask& other) const;
    CellMask common(const CellMask& other) const;

    // The set with all neighbours of its cells, diagonal ones included, that lie within the area.
    CellMask grown(const Area& within) const;
    // The set without the cells that have a neighbour, also a diagonal one, outside of it.
    CellMask shrunk() const;

    bool operator==(const CellMask&) const = default;

private:
    std::vector<Point> m_cells;
};

} // namespace levwright
