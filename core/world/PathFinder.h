// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/world/Geometry.h"
#include "core/world/WorldState.h"

#include <cstdint>
#include <vector>

namespace levwright::world {

// Ways over the ground that a mind remembers (world-server.md, section 11). Instead of spreading scores over
// the whole map, as the document tells it, a search starts where the thing stands and ends at the nearest
// target: the results are the same, as a cell's score is its distance from the targets.
class PathFinder {
public:
    static constexpr int unreachable = 65534;
    static constexpr int notOpen = 65535;

    // Starts a new search without targets, over remembered cells that are passable.
    void begin(const Geometry& geometry, const Mind& mind, const TerrainTable& terrain);
    // A later call for the same cell takes the place of an earlier one.
    void setTarget(int cell) { mark(cell, Mark::Target); }
    void block(int cell) { mark(cell, Mark::Blocked); }
    bool isTarget(int cell) const { return markOf(cell) == Mark::Target; }

    // Steps from a cell to the nearest target; unreachable, or notOpen where the cell itself cannot be
    // walked.
    int distance(int from) { return distanceUpTo(unreachable, from); }
    // Whether a cell can be walked and all targets are more than so many steps from it.
    bool isFartherThan(int steps, int from) {
        const int distance = distanceUpTo(steps, from);
        return distance > steps && distance != notOpen;
    }
    // Which of the starts, one bit each, are nearest to a target; 0: none reaches one.
    unsigned nearestTo(const Neighbours& starts);
    // The same for the nearest of the cells that were never seen or, where none can be reached, were not
    // seen for the longest time (depth '9', '8' … '1').
    unsigned nearestToLongUnseen(const Neighbours& starts);

private:
    enum class Mark : std::uint8_t { None, Target, Blocked };
    static constexpr int noGoal = -1;
    struct Found {
        int level = -1;
        unsigned starts = 0;
    };

    // As distance, but a search that is past so many steps ends as unreachable.
    int distanceUpTo(int most, int from);
    void mark(int cell, Mark mark);
    Mark markOf(int cell) const;
    bool isOpen(int cell) const;
    void nextVisit();
    template <class GoalOf>
    std::vector<Found>& spread(const Neighbours& starts, std::size_t goals, GoalOf goalOf);

    const Geometry* m_geometry = nullptr;
    const Mind* m_mind = nullptr;
    const TerrainTable* m_terrain = nullptr;
    std::uint32_t m_search = 0; // stamps the marks of the present search
    std::uint32_t m_visit = 0;  // stamps the cells of the present walk
    struct Cell {
        std::uint32_t search = 0;
        std::uint32_t visit = 0;
        std::int32_t level = 0; // of the present walk
        std::uint8_t starts = 0;
        Mark mark = Mark::None;
    };
    std::vector<Cell> m_cells;
    std::vector<std::int32_t> m_frontier;
    std::vector<std::int32_t> m_next;
    std::vector<Found> m_found;
};

} // namespace levwright::world
