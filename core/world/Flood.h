// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/world/Geometry.h"

#include <cstddef>
#include <vector>

namespace levwright::world {

// Cells of a map, and which part of it they lie in.
class Ring {
public:
    const CellSet& cells() const { return m_cells; }
    bool empty() const { return m_first == m_end; }

    // Becomes a copy of all cells.
    void take(const CellSet& cells);
    // Becomes what is within both.
    void takeCommon(const Ring& ring, const CellSet& within);
    // Becomes those of within that lie a step from the other's cells.
    void takeBeside(const Ring& other, const Geometry& geometry, Along along, const CellSet& within);
    void removeFrom(CellSet& cells) const;

private:
    void shrink();

    CellSet m_cells;
    std::size_t m_first = 0; // the words of m_cells before it, and from m_end on, are 0
    std::size_t m_end = 0;
};

// The cells around some first ones, ring by ring: each is a step further away.
class Flood {
public:
    // Starts anew. Only open cells are flooded; the first ones need not be open.
    void begin(const Geometry& geometry, Along along, const CellSet& first, const CellSet& open);
    // The cells so many steps away, or null where there are none.
    const Ring* ring(int steps);

private:
    bool grow();

    const Geometry* m_geometry = nullptr;
    Along m_along = Along::Ways;
    CellSet m_dry;             // open and in no ring yet
    std::vector<Ring> m_rings; // those past m_ringCount are spare
    std::size_t m_ringCount = 0;
};

} // namespace levwright::world
