// SPDX-License-Identifier: GPL-3.0-or-later
// The level on which a roll works: 80 columns, of which column 0 is never used, by 21 rows (format document
// on loading, section 1).
#pragma once

#include "core/base/Geometry.h"

#include <array>
#include <cstdint>

namespace levwright::roll {

constexpr int columns = 80;
constexpr int rows = 21;
constexpr int cellCount = columns * rows;

template <class Value>
using Cells = std::array<Value, cellCount>;

constexpr int cellOf(int x, int y) {
    return y * columns + x;
}
constexpr int cellOf(Point p) {
    return cellOf(p.x, p.y);
}
constexpr Point placeOf(int cell) {
    return {cell % columns, cell / columns};
}

// x 1..79, y 0..20.
constexpr bool onMap(int x, int y) {
    return x >= 1 && x < columns && y >= 0 && y < rows;
}
constexpr bool onMap(Point p) {
    return onMap(p.x, p.y);
}

constexpr Area wholeMap{1, 0, columns - 1, rows - 1};

enum Terrain : std::uint8_t {
    Stone = 0,
    VerticalWall = 1,
    HorizontalWall = 2,
    TopLeftCorner = 3,
    TopRightCorner = 4,
    BottomLeftCorner = 5,
    BottomRightCorner = 6,
    CrossWall = 7, // the boundary of the map character B, too
    TeeUp = 8,
    TeeDown = 9,
    TeeLeft = 10,
    TeeRight = 11,
    DrawbridgeWall = 12,
    Tree = 13,
    SecretDoor = 14,
    SecretCorridor = 15,
    Pool = 16,
    Moat = 17,
    Water = 18,
    RaisedBridge = 19,
    Lava = 20,
    IronBars = 21,
    Door = 22,
    Corridor = 23,
    Floor = 24,
    Stairs = 25,
    Ladder = 26,
    Fountain = 27,
    Throne = 28,
    Sink = 29,
    Grave = 30,
    Altar = 31,
    Ice = 32,
    LoweredBridge = 33,
    Air = 34,
    Cloud = 35,
    // Not in every game:
    Toilet = 36,
    LavaWall = 37,
};
constexpr int terrainCount = 38;
// The terrain that every game of rolls has. Programs and scripts use these numbers for it.
constexpr int commonTerrainCount = 36;
// Whether programs and scripts can make it.
constexpr bool isMade(int terrain) {
    return (terrain >= Stone && terrain < commonTerrainCount) || terrain == LavaWall;
}

// Of bytes, so that the compiler looks at many cells at a time.
constexpr bool isWall(std::uint8_t terrain) {
    return terrain >= VerticalWall && terrain <= DrawbridgeWall;
}
constexpr bool isStoneOrWall(std::uint8_t terrain) {
    return terrain <= DrawbridgeWall;
}
constexpr bool isRock(std::uint8_t terrain) {
    return terrain < Pool;
}
constexpr bool isMolten(std::uint8_t terrain) {
    return terrain == Lava || terrain == LavaWall;
}
// Floor, furniture and similar terrain.
constexpr bool isOpenFloor(std::uint8_t terrain) {
    return terrain >= Floor && terrain != LavaWall;
}
constexpr bool isDoor(std::uint8_t terrain) {
    return terrain == Door;
}
// A secret one, too.
constexpr bool isAnyDoor(std::uint8_t terrain) {
    return terrain == Door || terrain == SecretDoor;
}
constexpr bool isFurniture(std::uint8_t terrain) {
    return (terrain >= Stairs && terrain <= Altar) || terrain == Toilet;
}
// Whether somebody can stand on it, apart from doors.
constexpr bool isAccessible(std::uint8_t terrain) {
    static_assert(LavaWall + 1 == terrainCount); // so one range is enough
    return terrain >= Door && terrain < LavaWall;
}

} // namespace levwright::roll
