// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/WallShape.h"

#include "core/base/CellMask.h"
#include "core/base/Flood.h"

#include <algorithm>

namespace levwright {
namespace {

// The neighbours into which a wall continues.
struct Neighbours {
    bool left, right, up, down;
    bool across() const { return left || right; }
    bool upright() const { return up || down; }
};

Neighbours neighboursOf(const WallTerrain& walls, const Grid<char>& map, Point cell) {
    const auto joins = [&](int dx, int dy) {
        return walls.joins(map.atOr({cell.x + dx, cell.y + dy}, '\0'));
    };
    return {joins(-1, 0), joins(1, 0), joins(0, -1), joins(0, 1)};
}

bool isWrongWayRound(const WallTerrain& walls, const Grid<char>& map, Point cell) {
    const char wall = map.at(cell);
    if (!walls.isWall(wall))
        return false;
    const Neighbours beside = neighboursOf(walls, map, cell);
    return wall == walls.across ? beside.upright() && !beside.across() : beside.across() && !beside.upright();
}

// What remains where a door was. A door that moves on may have come from a wall and be crossing a room's
// floor: it leaves a wall behind only inside a straight wall.
char behindDoor(const WallTerrain& walls, const Grid<char>& map, const DoorMove& move) {
    const Neighbours beside = neighboursOf(walls, map, move.from);
    if (beside.left && beside.right)
        return walls.across;
    if (beside.up && beside.down)
        return walls.upright;
    if (move.to || !(beside.across() || beside.upright()))
        return walls.floor;
    return beside.across() ? walls.across : walls.upright;
}

} // namespace

WallTerrain::WallTerrain(const Catalog& catalog) {
    struct Role {
        std::string_view tile;
        char WallTerrain::* character;
    };
    constexpr Role roles[] = {
        {"wall", &WallTerrain::across}, {"upright-wall", &WallTerrain::upright},
        {"floor", &WallTerrain::floor}, {"corridor", &WallTerrain::corridor},
        {"door", &WallTerrain::door},   {"secret-door", &WallTerrain::secretDoor},
    };
    for (int byte = 1; byte < 256; ++byte) {
        const Terrain* terrain = catalog.terrainByCharacter(static_cast<char>(byte));
        if (terrain == nullptr)
            continue;
        for (const Role& role : roles) {
            if (terrain->tile == role.tile)
                this->*role.character = terrain->mapCharacter;
        }
        m_joins[std::size_t(byte)] =
            terrain->isWall || terrain->isDoor || terrain->tile == "secret-door" || terrain->tile == "bars";
    }
}

// Where a wall meets an upright one, maps of the game use either character.
std::optional<char> wallShapeAt(const WallTerrain& walls, const Grid<char>& map, Point cell) {
    if (!walls.isWall(map.atOr(cell, '\0')))
        return std::nullopt;
    const Neighbours beside = neighboursOf(walls, map, cell);
    if (!beside.across())
        return beside.upright() ? std::optional(walls.upright) : std::nullopt;
    const bool meetsUpright = beside.up && beside.down && !(beside.left && beside.right);
    return meetsUpright ? std::nullopt : std::optional(walls.across);
}

bool isWallCorner(const WallTerrain& walls, const Grid<char>& map, Point cell) {
    const Neighbours beside = neighboursOf(walls, map, cell);
    return beside.left != beside.right && beside.up != beside.down;
}

std::vector<CellChange> straightened(const WallTerrain& walls, const Grid<char>& map,
                                     const std::vector<Point>& cells) {
    std::vector<CellChange> changes;
    for (const Point cell : cells) {
        const std::optional<char> shape = wallShapeAt(walls, map, cell);
        if (shape && *shape != map.at(cell))
            changes.push_back({cell, *shape});
    }
    return changes;
}

std::vector<CellChange> wallsAround(const WallTerrain& walls, const Grid<char>& before,
                                    const std::vector<CellChange>& changes) {
    const Grid<char> after = changedMap(before, changes);
    std::vector<Point> affected;
    for (const CellChange& change : changes) {
        if (walls.isWall(change.terrain))
            affected.push_back(change.at);
        if (walls.joins(before.atOr(change.at, '\0')) == walls.joins(after.atOr(change.at, '\0')))
            continue;
        const std::vector<Point> beside = cellsBeside(change.at, Joining::Sides);
        affected.insert(affected.end(), beside.begin(), beside.end());
    }
    return straightened(walls, after, CellMask(std::move(affected)).cells());
}

Grid<char> changedMap(const Grid<char>& map, const std::vector<CellChange>& changes) {
    Point size{map.width(), map.height()};
    for (const CellChange& change : changes)
        size = {std::max(size.x, change.at.x + 1), std::max(size.y, change.at.y + 1)};
    Grid<char> changed = map;
    if (size != Point{map.width(), map.height()}) {
        changed = Grid<char>(size.x, size.y, ' ');
        for (int y = 0; y < map.height(); ++y) {
            for (int x = 0; x < map.width(); ++x)
                changed.set({x, y}, map.at({x, y}));
        }
    }
    for (const CellChange& change : changes) {
        if (changed.contains(change.at))
            changed.set(change.at, change.terrain);
    }
    return changed;
}

std::vector<CellChange> doorsMoved(const WallTerrain& walls, const Grid<char>& map,
                                   const std::vector<DoorMove>& moves) {
    std::vector<CellChange> changes;
    for (const DoorMove& move : moves) {
        if (!walls.isDoor(map.atOr(move.from, '\0')))
            continue;
        changes.push_back({move.from, behindDoor(walls, map, move)});
    }
    for (const DoorMove& move : moves) {
        if (move.to && walls.isDoor(map.atOr(move.from, '\0')))
            changes.push_back({*move.to, map.at(move.from)});
    }
    return changes;
}

std::vector<std::vector<Point>> wallsWrongWayRound(const WallTerrain& walls, const Grid<char>& map) {
    std::vector<Point> all;
    for (int y = 0; y < map.height(); ++y) {
        for (int x = 0; x < map.width(); ++x) {
            if (isWrongWayRound(walls, map, {x, y}))
                all.push_back({x, y});
        }
    }
    if (all.empty())
        return {};
    Grid<char> wrong(map.width(), map.height(), 0);
    for (const Point cell : all)
        wrong.set(cell, map.at(cell));
    std::vector<std::vector<Point>> runs;
    for (const Point cell : all) {
        if (wrong.at(cell) == 0)
            continue;
        std::vector<Point> run =
            flooded({map.width(), map.height()}, cell, Joining::Sides,
                    [&](Point from, Point to) { return wrong.at(from) == wrong.at(to); });
        for (const Point each : run)
            wrong.set(each, 0);
        std::ranges::sort(run);
        if (run.size() > 1)
            runs.push_back(std::move(run));
    }
    constexpr std::size_t plain = 3; // cells; maps of the game contain single runs that are shorter
    if (runs.size() == 1 && runs.front().size() < plain)
        return {};
    return runs;
}

} // namespace levwright
