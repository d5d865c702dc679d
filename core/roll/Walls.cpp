// SPDX-License-Identifier: GPL-3.0-or-later
// The fix-up of walls (format document on loading, section 14).
#include "core/roll/Steps.h"

namespace levwright::roll {
namespace {

using Column = CellSet::Column;

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

// What decides on the shapes of a level's walls. Off the map all is solid stone.
struct WallCells {
    explicit WallCells(const Cells<std::uint8_t>& terrain) {
        const CellSet walls = CellSet::where(
            [&](std::size_t cell) { return terrain[cell] >= VerticalWall && terrain[cell] <= TeeRight; });
        const CellSet bridges =
            CellSet::where([&](std::size_t cell) { return terrain[cell] == DrawbridgeWall; });
        const CellSet openings = CellSet::where([&](std::size_t cell) {
            return terrain[cell] == SecretDoor || (terrain[cell] >= IronBars && terrain[cell] <= Door);
        });
        fixable = walls;
        open = CellSet::where([&](std::size_t cell) { return terrain[cell] > DrawbridgeWall; });
        passes = open - openings;
        extends = walls | bridges | openings;
    }

    CellSet fixable; // walls that get a new shape
    CellSet open;    // neither stone nor wall
    CellSet passes;  // what does not make a corner solid
    CellSet extends; // what walls are drawn towards
};

// Where walls with nothing but stone and walls around them become stone. None of that hangs on the order, as
// both are the same to their neighbours.
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

// Shapes walls by where they go on: to a neighbour that they are drawn towards and that is not hidden, which
// it is if no cell on both sides and beyond them towards there passes.
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
        CellSet::forEachRow(where[x] & (north | east | south | west), [&](int y) {
            const auto at = [y](Column set) { return set >> unsigned(y + 1) & 1U; };
            terrain[std::size_t(cellOf(x, y))] =
                wallShapes[at(north) | at(east) << 1U | at(south) << 2U | at(west) << 3U];
        });
    }
}

} // namespace

void fixWalls(RollState& state, Area area) {
    constexpr Area nothing{0, 0, -1, -1};
    fixWalls(state.level.terrain, area, nothing);
}

void fixWalls(RollState& state, Area area, const Area& inner) {
    fixWalls(state.level.terrain, area, inner);
}

void fixWalls(Cells<std::uint8_t>& terrain, const Area& area, const Area& inner) {
    const CellSet inside = CellSet::of(cutToMap(inner));
    const CellSet within = CellSet::of(cutToMap(area));
    WallCells cells(terrain);
    buryWalls(terrain, cells, within - inside);
    shapeWalls(terrain, cells.extends, cells.passes, (cells.fixable & within) - inside);
    // There, what is no wall passes, stone and the margin too.
    shapeWalls(terrain, cells.extends, ~cells.extends, cells.fixable & within & inside);
}

} // namespace levwright::roll
