// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/world/Flood.h"

namespace levwright::world {

// Finds ways over the ground that a mind remembers (world-server.md, section 11). The distance of a cell from
// the targets is what the document calls its score. Nothing is flooded farther than an answer needs.
class PathFinder {
public:
    static constexpr int unreachable = 65534;
    static constexpr int notOpen = 65535;

    // Starts a new search without targets.
    void begin(const Geometry& geometry, const CellSet& ground);
    // Targets and blocked cells must be set before the first question. A target need not be ground. A later
    // call for the same cell replaces an earlier one.
    void setTarget(int cell);
    void setTargets(const CellSet& targets);
    void block(int cell);

    // Steps from a cell to the nearest target; unreachable if there is none, or notOpen if the cell itself
    // cannot be walked.
    int distance(int from);
    // Which of the starts, one bit each, are nearest to a target; 0 if none reaches one.
    unsigned nearest(const Neighbours& starts);
    // Which of the starts can be walked and are more than that many steps away from all targets.
    unsigned farther(const Neighbours& starts, int steps);
    // Those of them that are farthest away.
    unsigned farthest(const Neighbours& starts, int steps);

private:
    const CellSet* ring(int steps);

    const Geometry* m_geometry = nullptr;
    CellSet m_open;
    CellSet m_targets;
    bool m_flooded = false; // m_fromTargets has been started
    Flood m_fromTargets;    // goes against the direction of the ways
    // For nearest, which usually meets a target a few steps from the starts.
    CellSet m_starts;
    Flood m_fromStarts;
    Ring m_back;
    Ring m_nextBack;
};

} // namespace levwright::world
