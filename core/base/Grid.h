// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Contract.h"
#include "core/base/Geometry.h"

#include <utility>
#include <vector>

namespace levwright {

// A rectangle of cells, row by row; 0,0 is the upper left one.
template <class Cell>
class Grid {
public:
    Grid() = default;
    Grid(int width, int height, Cell fill = {}) : m_width(width), m_height(height) {
        require(width >= 0 && height >= 0, "a grid has no negative side");
        m_cells.assign(std::size_t(width) * std::size_t(height), fill);
    }
    // The cells row by row.
    Grid(int width, int height, std::vector<Cell> cells)
        : m_width(width), m_height(height), m_cells(std::move(cells)) {
        require(width >= 0 && height >= 0 && m_cells.size() == std::size_t(width) * std::size_t(height),
                "a grid has as many cells as its sides say");
    }

    int width() const { return m_width; }
    int height() const { return m_height; }
    bool contains(Point p) const { return p.x >= 0 && p.y >= 0 && p.x < m_width && p.y < m_height; }

    const Cell& at(Point p) const { return m_cells[index(p)]; }
    void set(Point p, Cell cell) { m_cells[index(p)] = cell; }
    // The cell; outside if p lies beyond the edge.
    Cell atOr(Point p, Cell outside) const { return contains(p) ? m_cells[index(p)] : outside; }
    const std::vector<Cell>& cells() const { return m_cells; }

    bool operator==(const Grid&) const = default;

private:
    std::size_t index(Point p) const {
        require(contains(p), "a cell lies inside its grid");
        return std::size_t(p.y) * std::size_t(m_width) + std::size_t(p.x);
    }

    int m_width = 0;
    int m_height = 0;
    std::vector<Cell> m_cells;
};

} // namespace levwright
