// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/world/Flood.h"

#include <algorithm>

namespace levwright::world {

void Ring::take(const CellSet& cells) {
    m_cells = cells;
    m_first = 0;
    m_end = cells.words();
    shrink();
}

void Ring::takeCommon(const Ring& ring, const CellSet& within) {
    m_cells.reset(within.words());
    m_first = ring.m_first;
    m_end = ring.m_end;
    for (std::size_t index = m_first; index < m_end; ++index)
        m_cells.word(index) = ring.m_cells.word(index) & within.word(index);
    shrink();
}

void Ring::takeBeside(const Ring& other, const Geometry& geometry, Along along, const CellSet& within) {
    m_cells.reset(within.words());
    m_first = other.m_first - std::min(other.m_first, geometry.reach());
    m_end = std::min(other.m_end + geometry.reach(), within.words());
    geometry.addBeside(other.m_cells, {other.m_first, other.m_end}, along, m_cells);
    for (std::size_t index = m_first; index < m_end; ++index)
        m_cells.word(index) &= within.word(index);
    shrink();
}

void Ring::removeFrom(CellSet& cells) const {
    for (std::size_t index = m_first; index < m_end; ++index)
        cells.word(index) &= ~m_cells.word(index);
}

void Ring::shrink() {
    while (m_first < m_end && m_cells.word(m_end - 1) == 0)
        --m_end;
    while (m_first < m_end && m_cells.word(m_first) == 0)
        ++m_first;
}

void Flood::begin(const Geometry& geometry, Along along, const CellSet& first, const CellSet& open) {
    m_geometry = &geometry;
    m_along = along;
    m_dry = open;
    if (m_rings.empty())
        m_rings.emplace_back();
    m_rings[0].take(first);
    m_rings[0].removeFrom(m_dry);
    m_ringCount = 1;
}

const Ring* Flood::ring(int steps) {
    while (std::size_t(steps) >= m_ringCount) {
        if (!grow())
            return nullptr;
    }
    return &m_rings[std::size_t(steps)];
}

bool Flood::grow() {
    if (m_ringCount == m_rings.size())
        m_rings.emplace_back();
    Ring& next = m_rings[m_ringCount];
    next.takeBeside(m_rings[m_ringCount - 1], *m_geometry, m_along, m_dry);
    if (next.empty())
        return false;
    next.removeFrom(m_dry);
    ++m_ringCount;
    return true;
}

} // namespace levwright::world
