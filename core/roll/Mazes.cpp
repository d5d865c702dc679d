// SPDX-License-Identifier: GPL-3.0-or-later
// Mazewalks, the fix-up of walls, and the extras of mazes (format document on loading, sections 13 to 15).
#include "core/roll/Monsters.h"
#include "core/roll/Objects.h"
#include "core/roll/Steps.h"
#include "core/roll/Traps.h"

#include <algorithm>

namespace levwright::roll {
namespace {

constexpr int fullMaze = 1368; // cells

enum Direction : std::uint8_t { North = 1, South = 2, East = 4, West = 8 };

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

// The cell from which a walk sets out.
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

// Walked over by index, with the way back on a stack: cells are dug once. A walk that comes back goes on
// where its last step led, so that a cell is looked at twice: a third way from it may be left out.
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

bool isFixable(int terrain) {
    return terrain >= VerticalWall && terrain <= TeeRight;
}

// What walls are drawn towards, and what makes a corner solid, as bits of a table by terrain.
constexpr std::uint8_t stoneOrWallBit = 1;
constexpr std::uint8_t extendsBit = 2;
constexpr std::uint8_t solidBit = 4;

constexpr std::array<std::uint8_t, terrainCount> wallBits = [] {
    std::array<std::uint8_t, terrainCount> bits{};
    for (int terrain = Stone; terrain <= DrawbridgeWall; ++terrain)
        bits[std::size_t(terrain)] = stoneOrWallBit | solidBit;
    for (int terrain = VerticalWall; terrain <= DrawbridgeWall; ++terrain)
        bits[std::size_t(terrain)] |= extendsBit;
    for (const int terrain : {SecretDoor, IronBars, Door})
        bits[std::size_t(terrain)] = extendsBit | solidBit;
    return bits;
}();

// By the directions N 1, E 2, S 4, W 8 in which a wall goes on; 0: it stays what it is.
constexpr std::array<std::uint8_t, 16> wallShapes{0,
                                                  VerticalWall,
                                                  HorizontalWall,
                                                  BottomLeftCorner,
                                                  VerticalWall,
                                                  VerticalWall,
                                                  TopLeftCorner,
                                                  TeeRight,
                                                  HorizontalWall,
                                                  BottomRightCorner,
                                                  HorizontalWall,
                                                  TeeUp,
                                                  TopRightCorner,
                                                  TeeLeft,
                                                  TeeDown,
                                                  CrossWall};

// The bits of the cells of an area and around it; off the map all is solid.
class WallGrid {
public:
    WallGrid(const Cells<std::uint8_t>& terrain, const Area& area) {
        m_bits.fill(stoneOrWallBit | solidBit);
        const Area seen = cutToMap(area.grown(1, 1));
        for (int y = seen.y1; y <= seen.y2; ++y) {
            for (int x = seen.x1; x <= seen.x2; ++x)
                m_bits[indexOf(x, y)] = wallBits[terrain[std::size_t(cellOf(x, y))]];
        }
    }

    void becomeStone(int x, int y) { m_bits[indexOf(x, y)] = wallBits[Stone]; }

    // Whether all around a wall is stone or wall.
    bool isBuried(int x, int y) const {
        const Ring r = ringAround(x, y);
        return (r.n & r.ne & r.e & r.se & r.s & r.sw & r.w & r.nw & stoneOrWallBit) != 0;
    }

    // By where a wall goes on. hides: the bit of what hides that it goes on, if it is on both sides and
    // beyond them towards there.
    int shapeOf(int x, int y, std::uint8_t hides) const {
        const Ring r = ringAround(x, y);
        const int vertical = r.n & r.s & hides;
        const int horizontal = r.e & r.w & hides;
        const auto goesOn = [](int there, int hidden) { return (there & extendsBit) != 0 && hidden == 0; };
        const int directions =
            (goesOn(r.n, horizontal & r.ne & r.nw) ? 1 : 0) | (goesOn(r.e, vertical & r.se & r.ne) ? 2 : 0) |
            (goesOn(r.s, horizontal & r.sw & r.se) ? 4 : 0) | (goesOn(r.w, vertical & r.nw & r.sw) ? 8 : 0);
        return wallShapes[std::size_t(directions)];
    }

private:
    struct Ring {
        int n, ne, e, se, s, sw, w, nw;
    };

    // Column 0 is one margin, one more column the other.
    static constexpr std::size_t stride = columns + 1;
    static std::size_t indexOf(int x, int y) { return std::size_t(y + 1) * stride + std::size_t(x); }

    Ring ringAround(int x, int y) const {
        const std::uint8_t* here = &m_bits[indexOf(x, y)];
        const std::uint8_t* above = here - stride;
        const std::uint8_t* below = here + stride;
        return {above[0], above[1], here[1], below[1], below[0], below[-1], here[-1], above[-1]};
    }

    std::array<std::uint8_t, stride*(rows + 2)> m_bits;
};

// Of a kind of extra, each at a random cell of the maze.
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

void fixWalls(RollState& state, Area area) {
    constexpr Area nothing{0, 0, -1, -1};
    fixWalls(state, area, nothing);
}

void fixWalls(RollState& state, Area area, const Area& inner) {
    Cells<std::uint8_t>& terrain = state.level.terrain;
    WallGrid walls(terrain, area);
    for (int y = area.y1; y <= area.y2; ++y) {
        for (int x = area.x1; x <= area.x2; ++x) {
            std::uint8_t& here = terrain[std::size_t(cellOf(x, y))];
            if (isFixable(here) && !inner.contains({x, y}) && walls.isBuried(x, y)) {
                here = Stone;
                walls.becomeStone(x, y);
            }
        }
    }
    for (int y = area.y1; y <= area.y2; ++y) {
        for (int x = area.x1; x <= area.x2; ++x) {
            std::uint8_t& here = terrain[std::size_t(cellOf(x, y))];
            if (!isFixable(here))
                continue;
            const std::uint8_t hides = inner.contains({x, y}) ? extendsBit : solidBit;
            if (const int shape = walls.shapeOf(x, y, hides); shape != 0)
                here = std::uint8_t(shape);
        }
    }
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
    addExtras(state, die(12), Ground::Dry,
              [&](Point p) { makeObject(state, p, state.plan->named.boulder, Contents::None, noStatement); });
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
