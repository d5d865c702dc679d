// SPDX-License-Identifier: GPL-3.0-or-later
// What the map sees of the rooms of a room level, and what is done with them, whatever the level's language.
#pragma once

#include "core/base/Geometry.h"
#include "core/model/LevelView.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace levwright {

enum class WallSide : std::uint8_t { North, South, East, West };

// Where a door is in the walls of its room; what is not given is random.
struct WallPlace {
    std::optional<WallSide> side;
    std::optional<int> position; // along the wall, from 0 beside the floor's first row or column
    bool operator==(const WallPlace&) const = default;
};

// The game cuts a level into so many columns and rows of places for rooms, counted from 1.
inline constexpr Point roomPlaces{5, 5};

// Where a room is and how large; what is not given is random.
struct RoomShape {
    // Of a room one of roomPlaces; of one in a room the cell of that one's floor that its floor begins in.
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
    std::size_t statement = 0;         // that opens it
    std::optional<std::size_t> parent; // index into RoomsView::rooms of the one that it lies in
    bool isNested = false;             // it lies in another one, which may be missing
    std::string label;                 // "room “central”", "delphi"
    bool isDark = false;               // never lit
    RoomShape shape;
    std::vector<RoomDoor> doors;
    std::vector<Placement> placements; // of all else in it; (0,0) is the first cell of its floor
};

// A corridor that is written. Statements of the doors it joins; none: a door that is random, or not there.
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
    std::optional<std::size_t> parent; // a section: the room that it is to lie in
    RoomShape shape;
};

} // namespace levwright
