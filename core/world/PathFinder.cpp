// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/world/PathFinder.h"

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
    if (m_open.words() != ground.words())
        m_rings.clear();
    m_geometry = &geometry;
    m_open = ground;
    m_dry = ground;
    if (m_rings.empty())
        m_rings.emplace_back(geometry.cells());
    m_rings[0].clear();
    m_ringCount = 1;
}

void PathFinder::setTarget(int cell) {
    m_open.insert(cell);
    m_dry.remove(cell);
    m_rings[0].insert(cell);
}

void PathFinder::setTargets(const CellSet& targets) {
    for (std::size_t index = 0; index < targets.words(); ++index) {
        m_open.word(index) |= targets.word(index);
        m_dry.word(index) &= ~targets.word(index);
    }
    m_rings[0] = targets;
}

void PathFinder::block(int cell) {
    m_open.remove(cell);
    m_dry.remove(cell);
    m_rings[0].remove(cell);
}

// The cells so many steps from the nearest target, or null where there are none.
const CellSet* PathFinder::ring(int steps) {
    if (std::size_t(steps) == m_ringCount && !grow())
        return nullptr;
    return &m_rings[std::size_t(steps)];
}

bool PathFinder::grow() {
    if (m_ringCount == m_rings.size())
        m_rings.emplace_back(m_geometry->cells());
    CellSet& next = m_rings[m_ringCount];
    next.clear();
    m_geometry->addSources(m_rings[m_ringCount - 1], next);
    std::uint64_t any = 0;
    for (std::size_t index = 0; index < next.words(); ++index) {
        next.word(index) &= m_dry.word(index);
        m_dry.word(index) &= ~next.word(index);
        any |= next.word(index);
    }
    m_ringCount += any != 0 ? 1 : 0;
    return any != 0;
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
    if (among(m_open, starts) == 0)
        return 0;
    int steps = 0;
    while (const CellSet* cells = ring(steps)) {
        if (const unsigned found = among(*cells, starts); found != 0)
            return found;
        ++steps;
    }
    return 0;
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
    for (unsigned left = farther(starts, steps); left != 0; left &= ~among(*ring(steps), starts)) {
        farthest = left;
        if (ring(++steps) == nullptr)
            break;
    }
    return farthest;
}

} // namespace levwright::world
