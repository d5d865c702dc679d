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
    // In any order, each as often as may be.
    explicit CellMask(std::vector<Point> cells);
    // All cells of an area, whichever of its corners come first.
    static CellMask of(const Area& area);

    bool empty() const { return m_cells.empty(); }
    bool contains(Point cell) const { return std::ranges::binary_search(m_cells, cell); }
    // Each once, in order.
    const std::vector<Point>& cells() const { return m_cells; }
    // The smallest area with all of them; none if there are none.
    std::optional<Area> bounds() const;

    CellMask united(const CellMask& other) const;
    CellMask without(const CellMask& other) const;
    CellMask common(const CellMask& other) const;

    // With the cells beside them at sides and corners, as far as they lie within the area.
    CellMask grown(const Area& within) const;
    // Without those that have a cell beside them, at a side or corner, which is not in the set.
    CellMask shrunk() const;

    bool operator==(const CellMask&) const = default;

private:
    std::vector<Point> m_cells;
};

} // namespace levwright
