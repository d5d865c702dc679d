// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/world/Geometry.h"

#include <cstddef>
#include <vector>

namespace levwright::world {

// Ways over the ground that a mind remembers (world-server.md, section 11). What the document calls a score
// is a cell's distance from the targets: the cells of one distance after the other are flooded as sets, as
// far as an answer needs.
class PathFinder {
public:
    static constexpr int unreachable = 65534;
    static constexpr int notOpen = 65535;

    // Starts a new search without targets.
    void begin(const Geometry& geometry, const CellSet& ground);
    // Targets and blocked cells come before the first question. A target need not be ground; a later call
    // for the same cell takes the place of an earlier one.
    void setTarget(int cell);
    void setTargets(const CellSet& targets);
    void block(int cell);

    // Steps from a cell to the nearest target; unreachable, or notOpen where the cell itself cannot be
    // walked.
    int distance(int from);
    // Which of the starts, one bit each, are nearest to a target; 0: none reaches one.
    unsigned nearest(const Neighbours& starts);
    // Which of the starts can be walked and are more than so many steps from all targets.
    unsigned farther(const Neighbours& starts, int steps);
    // Those of them that are farthest.
    unsigned farthest(const Neighbours& starts, int steps);

private:
    const CellSet* ring(int steps);
    bool grow();

    const Geometry* m_geometry = nullptr;
    CellSet m_open;
    CellSet m_dry;                // open and in no ring yet
    std::vector<CellSet> m_rings; // by distance from the targets; those past m_ringCount are spare
    std::size_t m_ringCount = 0;
};

} // namespace levwright::world
