// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/world/PathFinder.h"

#include <utility>

namespace levwright::world {
namespace {

unsigned among(const CellSet& cells, const Neighbours& starts) {
    unsigned found = 0;
    for (std::size_t start = 0; start < starts.size(); ++start) {
        if (starts[start] != shut && cells.contains(starts[start]))
            found |= 1U << start;
    }
    return found;
}

} // namespace

void PathFinder::begin(const Geometry& geometry, const CellSet& ground) {
    m_geometry = &geometry;
    m_open = ground;
    m_targets.reset(ground.words());
    m_flooded = false;
}

void PathFinder::setTarget(int cell) {
    m_open.insert(cell);
    m_targets.insert(cell);
}

void PathFinder::setTargets(const CellSet& targets) {
    for (std::size_t index = 0; index < targets.words(); ++index)
        m_open.word(index) |= targets.word(index);
    m_targets = targets;
}

void PathFinder::block(int cell) {
    m_open.remove(cell);
    m_targets.remove(cell);
}

// The cells that many steps from the nearest target; null if there are none.
const CellSet* PathFinder::ring(int steps) {
    if (!m_flooded)
        m_fromTargets.begin(*m_geometry, Along::WaysBack, m_targets, m_open);
    m_flooded = true;
    const Ring* ring = m_fromTargets.ring(steps);
    return ring != nullptr ? &ring->cells() : nullptr;
}

int PathFinder::distance(int from) {
    if (!m_open.contains(from))
        return notOpen;
    int steps = 0;
    while (const CellSet* cells = ring(steps)) {
        if (cells->contains(from))
            return steps;
        ++steps;
    }
    return unreachable;
}

unsigned PathFinder::nearest(const Neighbours& starts) {
    m_starts.reset(m_open.words());
    for (const std::int32_t start : starts) {
        if (start != shut && m_open.contains(start))
            m_starts.insert(start);
    }
    m_fromStarts.begin(*m_geometry, Along::Ways, m_starts, m_open);
    int steps = 0;
    m_back.takeCommon(*m_fromStarts.ring(steps), m_targets);
    while (m_back.empty()) {
        const Ring* ring = m_fromStarts.ring(++steps);
        if (ring == nullptr)
            return 0;
        m_back.takeCommon(*ring, m_targets);
    }
    // A way of that length passes through every ring.
    while (steps-- > 0) {
        m_nextBack.takeBeside(m_back, *m_geometry, Along::WaysBack, m_fromStarts.ring(steps)->cells());
        std::swap(m_back, m_nextBack);
    }
    return among(m_back.cells(), starts);
}

unsigned PathFinder::farther(const Neighbours& starts, int steps) {
    unsigned left = steps < unreachable ? among(m_open, starts) : 0;
    for (int nearer = 0; left != 0 && nearer <= steps; ++nearer) {
        const CellSet* cells = ring(nearer);
        if (cells == nullptr)
            break;
        left &= ~among(*cells, starts);
    }
    return left;
}

unsigned PathFinder::farthest(const Neighbours& starts, int steps) {
    unsigned farthest = 0;
    unsigned left = farther(starts, steps);
    while (left != 0) {
        farthest = left;
        const CellSet* cells = ring(++steps);
        if (cells == nullptr)
            break;
        left &= ~among(*cells, starts);
    }
    return farthest;
}

} // namespace levwright::world
