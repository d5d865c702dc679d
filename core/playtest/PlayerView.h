// SPDX-License-Identifier: GPL-3.0-or-later
// What each cell of a world shows to its player, or to somebody who sees everything.
#pragma once

#include "core/base/Grid.h"
#include "core/world/World.h"

#include <cstdint>

namespace levwright::playtest {

enum class Knowledge : std::uint8_t { Unseen, Remembered, Seen };

struct ShownCell {
    char terrain = world::unknownCell; // of the map's characters
    Knowledge knowledge = Knowledge::Unseen;
    std::int16_t type = -1; // index into WorldState::types of what shows there; -1: nothing
    bool alive = false;     // it is a living thing
    bool player = false;    // it is the player

    bool operator==(const ShownCell&) const = default;
};

enum class Eyes : std::uint8_t { Player, All };

// As the server's view has it (core/world/ViewText.h): on a cell, what lives hides food, and food hides the
// rest. Without a map, nothing.
Grid<ShownCell> shownCells(const world::World& world, Eyes eyes);

} // namespace levwright::playtest
