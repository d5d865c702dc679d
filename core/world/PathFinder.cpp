// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/world/PathFinder.h"

#include <utility>

namespace levwright::world {
namespace {

constexpr std::string_view longUnseen = " 987654321";

constexpr std::array<std::int8_t, terrainKinds> makeGoals() {
    std::array<std::int8_t, terrainKinds> goals{};
    goals.fill(-1);
    for (std::size_t goal = 0; goal < longUnseen.size(); ++goal)
        goals[std::size_t(longUnseen[goal])] = std::int8_t(goal);
    return goals;
}

constexpr std::array<std::int8_t, terrainKinds> goalOfDepth = makeGoals();

} // namespace

void PathFinder::begin(const Geometry& geometry, const Mind& mind, const TerrainTable& terrain) {
    m_geometry = &geometry;
    m_mind = &mind;
    m_terrain = &terrain;
    if (m_cells.size() != std::size_t(geometry.cells()) || ++m_search == 0) {
        m_cells.assign(std::size_t(geometry.cells()), {});
        m_search = 1;
        m_visit = 0;
    }
}

void PathFinder::mark(int cell, Mark mark) {
    Cell& marked = m_cells[std::size_t(cell)];
    marked.search = m_search;
    marked.mark = mark;
}

PathFinder::Mark PathFinder::markOf(int cell) const {
    const Cell& marked = m_cells[std::size_t(cell)];
    return marked.search == m_search ? marked.mark : Mark::None;
}

bool PathFinder::isOpen(int cell) const {
    const Mark mark = markOf(cell);
    if (mark != Mark::None)
        return mark == Mark::Target;
    return (*m_terrain)[std::size_t(m_mind->terrain(cell))].passable;
}

void PathFinder::nextVisit() {
    if (++m_visit != 0)
        return;
    for (Cell& cell : m_cells)
        cell.visit = 0;
    m_visit = 1;
}

int PathFinder::distanceUpTo(int most, int from) {
    if (from == shut || !isOpen(from))
        return notOpen;
    nextVisit();
    m_frontier.assign(1, from);
    m_cells[std::size_t(from)].visit = m_visit;
    for (int steps = 0; steps <= most && !m_frontier.empty(); ++steps) {
        m_next.clear();
        for (const std::int32_t cell : m_frontier) {
            if (markOf(cell) == Mark::Target)
                return steps;
            for (const std::int32_t way : m_geometry->ways(cell)) {
                if (way == shut || m_cells[std::size_t(way)].visit == m_visit || !isOpen(way))
                    continue;
                m_cells[std::size_t(way)].visit = m_visit;
                m_next.push_back(way);
            }
        }
        m_frontier.swap(m_next);
    }
    return unreachable;
}

// Walks from all starts at once, level by level. A cell keeps the starts from which it is reached in the
// fewest steps; the first level at which a goal is met is final once that level is done. Goal 0 ends the
// walk.
template <class GoalOf>
std::vector<PathFinder::Found>& PathFinder::spread(const Neighbours& starts, std::size_t goals,
                                                   GoalOf goalOf) {
    nextVisit();
    m_found.assign(goals, {});
    const auto meet = [&](int goal, int level, unsigned from) {
        Found& found = m_found[std::size_t(goal)];
        if (found.level < 0 || level < found.level)
            found = {level, 0};
        if (found.level == level)
            found.starts |= from;
    };
    const auto reach = [&](std::int32_t cell, int level, unsigned from) {
        Cell& reached = m_cells[std::size_t(cell)];
        if (reached.visit == m_visit) {
            if (reached.level == level)
                reached.starts |= std::uint8_t(from);
            return;
        }
        if (!isOpen(cell)) {
            if (const int goal = goalOf(cell); goal != noGoal)
                meet(goal, level, from);
            return;
        }
        reached.visit = m_visit;
        reached.level = level;
        reached.starts = std::uint8_t(from);
        m_next.push_back(cell);
    };
    m_next.clear();
    for (std::size_t start = 0; start < starts.size(); ++start) {
        if (starts[start] != shut)
            reach(starts[start], 0, 1U << start);
    }
    for (int level = 0; !m_next.empty(); ++level) {
        m_frontier.swap(m_next);
        m_next.clear();
        for (const std::int32_t cell : m_frontier) {
            const unsigned from = m_cells[std::size_t(cell)].starts;
            if (const int goal = goalOf(cell); goal != noGoal)
                meet(goal, level, from);
            for (const std::int32_t way : m_geometry->ways(cell)) {
                if (way != shut)
                    reach(way, level + 1, from);
            }
        }
        if (m_found[0].level >= 0 && m_found[0].level <= level)
            break;
    }
    return m_found;
}

unsigned PathFinder::nearestTo(const Neighbours& starts) {
    return spread(starts, 1, [this](int cell) { return isTarget(cell) ? 0 : noGoal; })[0].starts;
}

unsigned PathFinder::nearestToLongUnseen(const Neighbours& starts) {
    const auto goalOf = [this](int cell) {
        return m_mind->hasDepths() ? int(goalOfDepth[std::size_t(m_mind->depth(cell))]) : 0;
    };
    for (const Found& found : spread(starts, longUnseen.size(), goalOf)) {
        if (found.starts != 0)
            return found.starts;
    }
    return 0;
}

} // namespace levwright::world
