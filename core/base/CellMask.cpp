// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/CellMask.h"

#include "core/base/Flood.h"

#include <iterator>
#include <utility>

namespace levwright {

CellMask::CellMask(std::vector<Point> cells) : m_cells(std::move(cells)) {
    std::ranges::sort(m_cells);
    const auto doubled = std::ranges::unique(m_cells);
    m_cells.erase(doubled.begin(), doubled.end());
}

CellMask CellMask::of(const Area& area) {
    const Area ordered = area.ordered();
    std::vector<Point> cells;
    for (int x = ordered.x1; x <= ordered.x2; ++x) {
        for (int y = ordered.y1; y <= ordered.y2; ++y)
            cells.push_back({x, y});
    }
    return CellMask(std::move(cells));
}

std::optional<Area> CellMask::bounds() const {
    if (m_cells.empty())
        return std::nullopt;
    const auto [top, bottom] = std::ranges::minmax(m_cells, {}, &Point::y);
    return Area{m_cells.front().x, top.y, m_cells.back().x, bottom.y};
}

CellMask CellMask::united(const CellMask& other) const {
    CellMask all;
    std::ranges::set_union(m_cells, other.m_cells, std::back_inserter(all.m_cells));
    return all;
}

CellMask CellMask::without(const CellMask& other) const {
    CellMask rest;
    std::ranges::set_difference(m_cells, other.m_cells, std::back_inserter(rest.m_cells));
    return rest;
}

CellMask CellMask::common(const CellMask& other) const {
    CellMask both;
    std::ranges::set_intersection(m_cells, other.m_cells, std::back_inserter(both.m_cells));
    return both;
}

CellMask CellMask::grown(const Area& within) const {
    std::vector<Point> cells = m_cells;
    for (const Point cell : m_cells) {
        for (const Point beside : cellsBeside(cell, Joining::SidesAndCorners)) {
            if (within.contains(beside))
                cells.push_back(beside);
        }
    }
    return CellMask(std::move(cells));
}

CellMask CellMask::shrunk() const {
    CellMask inner;
    std::ranges::copy_if(m_cells, std::back_inserter(inner.m_cells), [this](Point cell) {
        return std::ranges::all_of(cellsBeside(cell, Joining::SidesAndCorners),
                                   [this](Point beside) { return contains(beside); });
    });
    return inner;
}

} // namespace levwright
