// SPDX-License-Identifier: GPL-3.0-or-later
// How the map sees the rooms of a room level, and what can be done with them, in any language.
#pragma once

#include "core/base/Geometry.h"
#include "core/model/LevelView.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace levwright {

enum class WallSide : std::uint8_t { North, South, East, West };

// The place of a door in the walls of its room; what is empty is random.
struct WallPlace {
    std::optional<WallSide> side;
    std::optional<int> position; // along the wall, from 0 beside the floor's first row or column
    bool operator==(const WallPlace&) const = default;
};

// A cell of a wall, along it from the one beside the floor's first row or column.
constexpr Point cellInWall(const Area& floor, WallSide side, int along) {
    switch (side) {
    case WallSide::North:
        return {floor.x1 + along, floor.y1 - 1};
    case WallSide::South:
        return {floor.x1 + along, floor.y2 + 1};
    case WallSide::East:
        return {floor.x2 + 1, floor.y1 + along};
    case WallSide::West:
        break;
    }
    return {floor.x1 - 1, floor.y1 + along};
}

// The game divides a level into this many columns and rows of places for rooms, counted from 1.
inline constexpr Point roomPlaces{5, 5};

// The place and size of a room; what is empty is random.
struct RoomShape {
    // For a room in the level, one of roomPlaces; for a room in a room, the cell of the outer floor in which
    // its floor begins.
    std::optional<Point> place;
    std::optional<Point> size; // of its floor
    bool operator==(const RoomShape&) const = default;
};

struct RoomDoor {
    std::size_t statement = 0;
    WallPlace place;
};

struct RoomView {
    std::size_t section = 0;           // index into LevelTree::sections
    std::size_t statement = 0;         // the statement that opens it
    std::optional<std::size_t> parent; // the room that it lies in, as an index into RoomsView::rooms
    bool isNested = false;             // it lies in another one, which may be missing
    std::string label;                 // "room “central”", "delphi", in the language in use
    bool isOrdinary = false;           // without a name, too
    bool isDark = false;               // never lit
    RoomShape shape;
    std::vector<RoomDoor> doors;
    std::vector<Placement> placements; // all other things in it; (0,0) is the first cell of its floor
};

// A corridor that is written. It holds the statements of the doors that it joins; a door that is random or
// missing is empty.
struct CorridorView {
    std::size_t statement = 0;
    std::optional<std::size_t> from;
    std::optional<std::size_t> to;
};

struct RoomsView {
    std::vector<RoomView> rooms; // in text order
    std::vector<CorridorView> corridors;
};

struct NewRoom {
    std::optional<std::size_t> parent; // the section of the room that it is to lie in
    RoomShape shape;
};

} // namespace levwright
