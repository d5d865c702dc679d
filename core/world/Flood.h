// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/world/Geometry.h"

#include <cstddef>
#include <vector>

namespace levwright::world {

// A set of cells of a map, with the part of the map in which they lie.
class Ring {
public:
    const CellSet& cells() const { return m_cells; }
    bool empty() const { return m_first == m_end; }

    // Becomes a copy of all cells.
    void take(const CellSet& cells);
    // Becomes the cells that are in both.
    void takeCommon(const Ring& ring, const CellSet& within);
    // Becomes those cells of within that are one step away from the other ring's cells.
    void takeBeside(const Ring& other, const Geometry& geometry, Along along, const CellSet& within);
    void removeFrom(CellSet& cells) const;

private:
    void shrink();

    CellSet m_cells;
    std::size_t m_first = 0; // all words of m_cells before it, and from m_end on, are 0
    std::size_t m_end = 0;
};

// The cells around some first ones, ring by ring. Each ring is one step further away.
class Flood {
public:
    // Starts again. Only open cells are flooded; the first ones need not be open.
    void begin(const Geometry& geometry, Along along, const CellSet& first, const CellSet& open);
    // The cells that many steps away; null if there are none.
    const Ring* ring(int steps);

private:
    bool grow();

    const Geometry* m_geometry = nullptr;
    Along m_along = Along::Ways;
    CellSet m_dry;             // cells that are open and not in a ring yet
    std::vector<Ring> m_rings; // those past m_ringCount are spare
    std::size_t m_ringCount = 0;
};

} // namespace levwright::world
