// SPDX-License-Identifier: GPL-3.0-or-later
// What a roll drew, and for which statement. With it, the roll of a changed text keeps what the change did
// not touch.
#pragma once

#include "core/base/RandomStream.h"
#include "core/instance/LevelInstance.h"
#include "core/instance/RoomGrid.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace levwright::roll {

struct RollRecord {
    // The dice as they were when a statement began to draw. One in a loop has several entries.
    struct Draws {
        std::int32_t statement = noStatement;
        int step = 0; // a later step of the same statement
        RandomStream random;
    };
    struct Room {
        std::int32_t statement = noStatement;
        RoomWish wish;
        Area floor;
        std::optional<Area> outer; // the floor of the room around it
    };

    bool isEmpty() const { return draws.empty(); }

    // In the order of the roll.
    std::vector<Draws> draws;
    std::vector<Room> rooms;
};

} // namespace levwright::roll
