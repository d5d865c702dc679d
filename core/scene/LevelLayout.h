// SPDX-License-Identifier: GPL-3.0-or-later
// A level as one roll lays it out, for levels whose text does not say where everything is. All cells are
// cells of the level.
#pragma once

#include "core/base/Grid.h"
#include "core/document/Analysis.h"
#include "core/instance/RoomGrid.h"

#include <optional>
#include <vector>

namespace levwright {

struct LaidOutRoom {
    Offset begin = 0; // start of the statement that opens it, in the file
    Area floor;
    // What the text says about its place and size, for a room that stands in no other; empty if not known.
    std::optional<roll::RoomWish> wish = std::nullopt;
    bool operator==(const LaidOutRoom&) const = default;
};

struct LaidOutThing {
    Offset begin = 0; // start of its statement in the file
    Point cell;
    bool operator==(const LaidOutThing&) const = default;
};

struct LevelLayout {
    std::size_t level = 0;
    Grid<char> terrain; // map characters
    std::vector<LaidOutRoom> rooms;
    std::vector<LaidOutThing> doors; // of rooms

    // Moves the starts of the statements along with an edit.
    void follow(const TextEdit& edit);
    std::optional<Area> floorOf(Offset room) const;
    std::optional<Point> cellOf(Offset door) const;
    bool operator==(const LevelLayout&) const = default;
};

} // namespace levwright
