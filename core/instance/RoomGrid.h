// SPDX-License-Identifier: GPL-3.0-or-later
// Where the game puts the rooms of a room level about whose place or size something is said: it divides the
// level into five by five places, and aligns the room within its place (format document on loading, section
// 16).
#pragma once

#include "core/base/Geometry.h"

#include <optional>
#include <span>
#include <vector>

namespace levwright::roll {

inline constexpr int roomGrid = 5;

// The alignments within a place, as descriptions store them.
enum RoomAlign : int { AlignedNear = 1, AlignedCenter = 3, AlignedFar = 5 };

// What a description says about the place and size of a room; below 0 is random. Places of rooms are numbers
// of the 5 by 5 parts of a level, from 1; places of subrooms count from the parent's floor.
struct RoomWish {
    int x = -1;
    int y = -1;
    int width = -1;
    int height = -1;
    int xAlign = -1; // 1 left, 3 center, 5 right
    int yAlign = -1;
    bool vault = false;
    bool operator==(const RoomWish&) const = default;

    bool isAllRandom() const { return x < 0 && y < 0 && width < 0 && xAlign < 0 && yAlign < 0; }
};

// The floor of a room of that size in a place, from 1,1; align holds a RoomAlign for columns and one for
// rows.
Area floorInGrid(Point place, Point align, Point size);

// The floors that a room of that wish may get, if what is random about its size is that of near. The nearest
// to near come first. There is at least one.
std::vector<Area> possibleFloors(const RoomWish& wish, const Area& near);

// Whether the walls of a room keep away from those of the others.
bool isClearOf(const Area& floor, std::span<const Area> others);

} // namespace levwright::roll
