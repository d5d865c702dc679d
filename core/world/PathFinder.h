// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/world/Flood.h"

namespace levwright::world {

// Ways over the ground that a mind remembers (world-server.md, section 11). What the document calls a score
// is a cell's distance from the targets. Nothing is flooded farther than an answer needs.
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

    const Geometry* m_geometry = nullptr;
    CellSet m_open;
    CellSet m_targets;
    bool m_flooded = false; // m_fromTargets has begun
    Flood m_fromTargets;    // against the ways
    // For nearest, which as a rule meets a target a few steps from the starts.
    CellSet m_starts;
    Flood m_fromStarts;
    Ring m_back;
    Ring m_nextBack;
};

} // namespace levwright::world
