// SPDX-License-Identifier: GPL-3.0-or-later
// The correction of walls (format document on loading, section 14).
#include "core/roll/Steps.h"

namespace levwright::roll {
namespace {

using Column = CellSet::Column;

// Indexed by the directions N 1, E 2, S 4, W 8 in which a wall continues; 0 means that it stays unchanged.
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

WallJoins joinsOf(const RollState& state) {
    return state.plan->holds(RollRule::FurnitureIsDry) ? WallJoins::Liquids : WallJoins::Solids;
}

// What decides the shapes of a level's walls. Outside of the map, everything is solid stone.
struct WallCells {
    WallCells(const Cells<std::uint8_t>& terrain, WallJoins joins) {
        const CellSet walls = CellSet::where(
            [&](std::size_t cell) { return terrain[cell] >= VerticalWall && terrain[cell] <= TeeRight; });
        CellSet openings = CellSet::where([&](std::size_t cell) {
            return terrain[cell] == DrawbridgeWall || terrain[cell] == SecretDoor ||
                   (terrain[cell] >= IronBars && terrain[cell] <= Door);
        });
        if (joins == WallJoins::Liquids)
            openings = openings | CellSet::where([&](std::size_t cell) {
                           return terrain[cell] == Water || terrain[cell] == LavaWall;
                       });
        fixable = walls;
        open = CellSet::where([&](std::size_t cell) { return terrain[cell] > DrawbridgeWall; });
        passes = open - openings;
        extends = walls | openings;
    }

    CellSet fixable; // walls that get a new shape
    CellSet open;    // neither stone nor wall
    CellSet passes;  // cells that do not make a corner solid
    CellSet extends; // cells towards which walls are drawn
};

// Walls that are surrounded by stone and walls become stone. The order does not matter, because walls and
// stone look the same to their neighbours.
void buryWalls(Cells<std::uint8_t>& terrain, WallCells& cells, const CellSet& where) {
    const CellSet& open = cells.open;
    for (int x = 1; x < columns; ++x) {
        const Column beside = open[x - 1] | open[x] | open[x + 1];
        const Column buried = cells.fixable[x] & where[x] & ~(beside | beside << 1U | beside >> 1U);
        cells.fixable[x] &= ~buried;
        cells.extends[x] &= ~buried;
        CellSet::forEachRow(buried, [&](int y) { terrain[std::size_t(cellOf(x, y))] = Stone; });
    }
}

// Shapes walls by the directions in which they continue. A wall continues to a neighbour towards which walls
// are drawn, unless it is hidden. It is hidden if no cell on both sides of the wall, and beyond them in that
// direction, passes.
void shapeWalls(Cells<std::uint8_t>& terrain, const CellSet& extends, const CellSet& passes,
                const CellSet& where) {
    for (int x = 1; x < columns; ++x) {
        const Column here = passes[x];
        const Column left = passes[x - 1];
        const Column right = passes[x + 1];
        const Column aside = left | right;
        const Column aboveOrBelow = here << 1U | here >> 1U;
        const Column north = extends[x] << 1U & (aside | aside << 1U);
        const Column south = extends[x] >> 1U & (aside | aside >> 1U);
        const Column east = extends[x + 1] & (aboveOrBelow | right << 1U | right >> 1U);
        const Column west = extends[x - 1] & (aboveOrBelow | left << 1U | left >> 1U);
        const Column upright = north | south;
        const Column flat = east | west;
        const auto become = [&](Column cells, std::uint8_t shape) {
            CellSet::forEachRow(where[x] & cells, [&](int y) { terrain[std::size_t(cellOf(x, y))] = shape; });
        };
        become(upright & ~flat, VerticalWall);
        become(flat & ~upright, HorizontalWall);
        CellSet::forEachRow(where[x] & upright & flat, [&](int y) {
            const auto at = [y](Column set) { return set >> unsigned(y + 1) & 1U; };
            terrain[std::size_t(cellOf(x, y))] =
                wallShapes[at(north) | at(east) << 1U | at(south) << 2U | at(west) << 3U];
        });
    }
}

} // namespace

void fixWalls(RollState& state, Area area) {
    constexpr Area nothing{0, 0, -1, -1};
    fixWalls(state, area, nothing);
}

void fixWalls(RollState& state, Area area, const Area& inner) {
    fixWalls(state.level.terrain, area, inner, joinsOf(state));
}

void fixWalls(Cells<std::uint8_t>& terrain, const Area& area, const Area& inner, WallJoins joins) {
    const CellSet inside = CellSet::of(cutToMap(inner));
    const CellSet within = CellSet::of(cutToMap(area));
    WallCells cells(terrain, joins);
    buryWalls(terrain, cells, within - inside);
    shapeWalls(terrain, cells.extends, cells.passes, (cells.fixable & within) - inside);
    // Within inside, everything except walls passes, including stone and the margin.
    shapeWalls(terrain, cells.extends, ~cells.extends, cells.fixable & within & inside);
}

void joinWalls(RollState& state) {
    const WallCells cells(state.level.terrain, joinsOf(state));
    shapeWalls(state.level.terrain, cells.extends, cells.passes, cells.fixable & CellSet::of(wholeMap));
}

} // namespace levwright::roll
