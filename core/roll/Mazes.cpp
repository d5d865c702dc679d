// SPDX-License-Identifier: GPL-3.0-or-later
// Mazewalks and the extras of mazes (format document on loading, sections 13 and 15).
#include "core/roll/Monsters.h"
#include "core/roll/Objects.h"
#include "core/roll/Side.h"
#include "core/roll/Steps.h"
#include "core/roll/Traps.h"

#include <algorithm>

namespace levwright::roll {
namespace {

constexpr int fullMaze = 1368; // cells

Point stepOf(int direction) {
    switch (direction) {
    case North:
        return {0, -1};
    case South:
        return {0, 1};
    case East:
        return {1, 0};
    case West:
        return {-1, 0};
    default:
        return {0, 0};
    }
}

void digFloor(RollState& state, Point p, int terrain) {
    if (!onMap(p) || state.terrain(p) == Door)
        return;
    state.setTerrain(p, terrain);
    const auto cell = std::size_t(cellOf(p));
    state.level.marks[cell] = 0;
    state.level.detail[cell] = 0;
}

// The cell from which a walk starts.
Point startOf(RollState& state, const PendingMazewalk& walk, int terrain) {
    const Point step = stepOf(walk.direction);
    Point at{walk.start.x + step.x, walk.start.y + step.y};
    digFloor(state, at, terrain);
    if (at.x % 2 == 0) {
        at.x += walk.direction == East ? 1 : -1;
        digFloor(state, at, terrain);
    }
    if (at.y % 2 == 0)
        at.y += walk.direction == South ? 1 : -1;
    return at;
}

// The walk goes by index and keeps its way back on a stack, so cells are dug once. When it comes back, it
// continues in the direction of its last step. Each cell is therefore visited only twice, and a third way
// from it may be left out.
void walk(RollState& state, Point start, int terrain, const Area& bounds) {
    constexpr std::array<int, 4> offsets{-columns, columns, 1, -1};
    std::array<std::int16_t, cellCount> path{};
    std::size_t length = 0;
    const auto mayEnter = [&](int cell) {
        return cell >= 0 && cell < cellCount && bounds.contains(placeOf(cell)) &&
               state.level.terrain[std::size_t(cell)] == Stone;
    };
    if (!onMap(start))
        return;
    int at = cellOf(start);
    digFloor(state, start, terrain);
    while (true) {
        std::array<int, 4> ways{};
        int count = 0;
        for (const int offset : offsets) {
            if (mayEnter(at + 2 * offset))
                ways[std::size_t(count++)] = offset;
        }
        if (count == 0) {
            if (length == 0)
                return;
            at = path[--length];
            continue;
        }
        const int way = ways[std::size_t(count == 1 ? 0 : state.random.below(count))];
        const int between = at + way;
        at += 2 * way;
        path[length++] = std::int16_t(at);
        for (const int dug : {between, at}) {
            const auto cell = std::size_t(dug);
            state.level.terrain[cell] = std::uint8_t(terrain);
            state.level.marks[cell] = 0;
            state.level.detail[cell] = 0;
        }
    }
}

// Puts things of one kind on random cells of the maze.
template <class Make>
void addExtras(RollState& state, int count, Ground ground, const Make& make) {
    for (; count > 0; --count) {
        Point p;
        for (int tries = 0; tries < 2000; ++tries) {
            p = {3 + state.random.below(75), 3 + state.random.below(17)};
            if (p.x % 2 == 1 && p.y % 2 == 1 && state.mapCell[std::size_t(cellOf(p))] == 0 &&
                state.fits(p, ground))
                break;
        }
        make(p);
    }
}

bool hasPit(const RollState& state, Point p) {
    const RolledTrap* trap = state.trapAt(p);
    return trap != nullptr && state.plan->tables->traps()[std::size_t(trap->kind)].is(TrapTrait::Pit);
}

} // namespace

void walkMazes(RollState& state) {
    for (std::size_t i = state.mazewalks.size(); i-- > 0;)
        walkMaze(state, state.mazewalks[i], Floor);
}

void walkMaze(RollState& state, const PendingMazewalk& pending, int terrain) {
    constexpr Area bounds{3, 3, 78, 20};
    walk(state, startOf(state, pending, terrain), terrain, bounds);
}

void walkMazeWithin(RollState& state, Point start, const Area& bounds, int terrain) {
    walk(state, start, terrain, bounds);
}

int cellsOfMaze(const RollState& state) {
    int cells = fullMaze;
    for (int y = 0; y <= 19; ++y) {
        for (int x = 2; x <= 77; ++x)
            cells -= state.mapCell[std::size_t(cellOf(x, y))];
    }
    return cells;
}

void addMazeExtras(RollState& state) {
    const int cells = cellsOfMaze(state);
    if (!state.mazewalks.empty() && cells > fullMaze / 10)
        addMazeExtras(state, cells * 100 / fullMaze);
}

void addMazeExtras(RollState& state, int share) {
    const auto dice = [&](int most) { return state.random.die(most * share / 100); };
    const auto fewer = [&](int most) { return state.random.below(std::max(most * share / 100, 1)); };
    const auto die = [&](int most) { return most * share / 100 > 0 ? dice(most) : 0; };
    addExtras(state, die(20), Ground::Dry, [&](Point p) {
        if (state.random.oneIn(2))
            makeObjectOfClass(state, p, '*', noStatement);
        else
            makeRandomObject(state, p, noStatement);
    });
    addExtras(state, die(12), Ground::Dry, [&](Point p) {
        if (!state.plan->holds(RollRule::BouldersAvoidPits) || !hasPit(state, p))
            makeObject(state, p, state.plan->named.boulder, Contents::None, noStatement);
    });
    addExtras(state, state.random.below(2), Ground::Dry,
              [&](Point p) { makeMonster(state, p, state.plan->named.minotaur, noStatement); });
    const Ground ground = state.plan->holds(RollRule::ExtrasStayDry) ? Ground::Dry : Ground::Any;
    addExtras(state, die(12), ground, [&](Point p) { makeMonster(state, p, anyKind, noStatement); });
    addExtras(state, fewer(15), Ground::Dry, [&](Point p) { makeGold(state, p, 0, noStatement); });
    addExtras(state, fewer(15), Ground::Dry, [&](Point p) {
        if (const int kind = randomExtraTrap(state, p); kind > 0)
            makeTrap(state, p, kind, noStatement);
    });
}

} // namespace levwright::roll
