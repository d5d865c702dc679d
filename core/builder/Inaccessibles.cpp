// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/builder/Inaccessibles.h"

#include "core/base/Flood.h"
#include "core/roll/Objects.h"
#include "core/roll/Traps.h"

#include <array>
#include <map>
#include <ranges>
#include <string_view>
#include <utility>
#include <vector>

namespace levwright::roll {
namespace {

class Opener {
public:
    explicit Opener(RollState& state) : m_state(state) {}

    void open() {
        for (const Point p : entries())
            reach(p);
        for (int x = 1; x < columns; ++x) {
            for (int y = 0; y < rows; ++y) {
                if (!isAccessible(m_state.terrain(x, y)) || isReached({x, y}))
                    continue;
                const std::vector<Point> place = floodFrom({x, y});
                if (!hideDoor(shuffled(place)) && !makeHole(shuffled(place)))
                    leaveTool(place);
                reach({x, y});
            }
        }
    }

private:
    bool isOpen(Point p) const {
        const int terrain = m_state.terrain(p);
        return onMap(p) && (isAccessible(terrain) || terrain == SecretDoor || terrain == SecretCorridor);
    }
    bool isReached(Point p) const { return onMap(p) && m_reached[std::size_t(cellOf(p))] != 0; }

    std::vector<Point> floodFrom(Point p) const {
        return flooded({columns, rows}, p, Joining::SidesAndCorners,
                       [&](Point /*from*/, Point to) { return isOpen(to); });
    }

    void reach(Point p) {
        if (isReached(p))
            return;
        for (const Point cell : floodFrom(p))
            m_reached[std::size_t(cellOf(cell))] = 1;
    }

    bool isSteps(std::size_t cell) const {
        return m_state.level.terrain[cell] == Stairs || m_state.level.terrain[cell] == Ladder;
    }

    std::vector<Point> allSteps() const {
        std::vector<Point> places;
        for (int cell = 0; cell < cellCount; ++cell) {
            if (isSteps(std::size_t(cell)))
                places.push_back(placeOf(cell));
        }
        return places;
    }

    // The last stairs and ladder of each kind.
    std::vector<Point> lastSteps() const {
        std::map<std::pair<int, int>, Point> ways;
        for (const CellOrigin& origin : m_state.level.origins) {
            const auto cell = std::size_t(origin.cell);
            if (isSteps(cell))
                ways[{m_state.level.terrain[cell], m_state.level.detail[cell]}] = placeOf(origin.cell);
        }
        const auto places = ways | std::views::values;
        return {places.begin(), places.end()};
    }

    // Stairs, and other places where one arrives or leaves.
    std::vector<Point> entries() const {
        std::vector<Point> entries = m_state.plan->holds(RollRule::AllStairsCount) ? allSteps() : lastSteps();
        for (const RolledTrap& trap : m_state.level.traps) {
            const TrapKind& kind = m_state.plan->tables->traps()[std::size_t(trap.kind)];
            if (kind.is(TrapTrait::Portal) || kind.is(TrapTrait::Never) || kind.is(TrapTrait::Fall))
                entries.push_back(trap.place.point());
        }
        return entries;
    }

    std::vector<Point> shuffled(std::vector<Point> cells) {
        for (std::size_t i = cells.size(); i > 1; --i)
            std::swap(cells[i - 1], cells[std::size_t(m_state.random.below(int(i)))]);
        return cells;
    }

    bool hideDoor(const std::vector<Point>& cells) {
        constexpr std::array<Point, 4> steps{{{1, 0}, {-1, 0}, {0, 1}, {0, -1}}};
        for (const Point cell : cells) {
            for (const Point step : steps) {
                const Point wall{cell.x + step.x, cell.y + step.y};
                const Point behind{wall.x + step.x, wall.y + step.y};
                if (!onMap(wall) || !isWall(m_state.terrain(wall)) || isReached(wall) || !isReached(behind) ||
                    !isAccessible(m_state.terrain(behind)))
                    continue;
                const auto at = std::size_t(cellOf(wall));
                const std::uint8_t marks = std::exchange(m_state.level.marks[at], std::uint8_t(0));
                m_state.setTerrain(wall, SecretDoor);
                m_state.level.detail[at] =
                    std::uint8_t(((marks & Undiggable) != 0 ? LockedDoor : ClosedDoor) |
                                 ((marks & NonPasswall) != 0 ? TrappedDoor : 0));
                return true;
            }
        }
        return false;
    }

    bool makeHole(const std::vector<Point>& cells) {
        if (!m_state.plan->canFall(m_state.level.flags))
            return false;
        for (const Point cell : cells) {
            const int kind =
                m_state.random.oneIn(2) ? m_state.plan->named.hole : m_state.plan->named.trapDoor;
            if (onMap(cell) && makeTrap(m_state, cell, kind, noStatement))
                return true;
        }
        return false;
    }

    // Leaves something that helps whoever got in to get out.
    void leaveTool(const std::vector<Point>& cells) {
        struct Tool {
            std::string_view name;
            char symbol;
        };
        constexpr std::array<Tool, 6> tools{{{"pick-axe", '('},
                                             {"dwarvish mattock", ')'},
                                             {"digging", '/'},
                                             {"teleportation", '/'},
                                             {"teleportation", '?'},
                                             {"teleportation", '='}}};
        const Point cell = cells[std::size_t(m_state.random.below(int(cells.size())))];
        const Tool& tool = tools[std::size_t(m_state.random.below(int(tools.size())))];
        if (onMap(cell))
            makeObject(m_state, cell, m_state.plan->tables->object(tool.name, tool.symbol), Contents::Usual,
                       noStatement);
    }

    RollState& m_state;
    Cells<std::uint8_t> m_reached{};
};

} // namespace

void openInaccessibles(RollState& state) {
    Opener(state).open();
}

} // namespace levwright::roll
