// SPDX-License-Identifier: GPL-3.0-or-later
// Where a hero can go, and what each step costs.
#pragma once

#include "core/instance/CellSet.h"
#include "core/instance/LevelInstance.h"

#include <array>
#include <cstdint>
#include <span>

namespace levwright::lens {

// What the hero does to get on. Boulders are pushed, traps are stepped over and monsters make way.
struct WaySwitches {
    bool doors = true;     // opens closed doors
    bool locked = true;    // opens locked doors and drawbridges
    bool secret = true;    // finds secret doors and corridors
    bool dig = false;      // digs through rock, walls and trees that bear no mark against it
    bool levitate = false; // crosses water and lava
    bool operator==(const WaySwitches&) const = default;
};
// All that helps but digging: what these do not reach is a closet.
inline constexpr WaySwitches allButDigging{.levitate = true};

// Moves that a dug cell counts for: about what a pick-axe takes. Other cells count for one.
inline constexpr int digMoves = 5;

inline constexpr std::array<Point, 8> eightSteps{
    {{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, 1}, {-1, -1}, {1, -1}, {-1, 1}}};

class Footing {
public:
    Footing(const roll::LevelInstance& level, const WaySwitches& switches);

    // Moves to step on the cell; 0 if nobody can. p may lie one cell off the map.
    int cost(Point p) const { return m_cells.contains(p) ? (m_dug.contains(p) ? digMoves : 1) : 0; }
    const roll::CellSet& cells() const { return m_cells; }
    // Whether one can go from a cell to its neighbour. This holds in both directions.
    bool leads(Point from, Point step) const {
        const Point to{from.x + step.x, from.y + step.y};
        const bool isSlanting = step.x != 0 && step.y != 0;
        return m_cells.contains(to) &&
               (!isSlanting || (!m_straight.contains(from) && !m_straight.contains(to)));
    }
    // Calls visit with each cell that one can step to.
    template <class Visit>
    void forEachStep(Point from, const Visit& visit) const {
        for (const Point step : eightSteps) {
            if (leads(from, step))
                visit(Point{from.x + step.x, from.y + step.y});
        }
    }

private:
    void lookAt(const roll::LevelInstance& level, Point p, const WaySwitches& switches);

    roll::CellSet m_cells;
    roll::CellSet m_straight; // cannot be entered or left diagonally
    roll::CellSet m_dug;
};

// The moves from the nearest of some cells; noNumber where one does not come. Starts count 0, even where
// nobody can stand.
roll::Cells<std::int32_t> distancesFrom(const Footing& footing, std::span<const Point> starts);
// A shortest way, both ends included; empty if there is none. distances: from the ends where it begins.
std::vector<Point> wayTo(const Footing& footing, const roll::Cells<std::int32_t>& distances, Point goal);

} // namespace levwright::lens
