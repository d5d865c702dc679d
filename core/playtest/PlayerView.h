// SPDX-License-Identifier: GPL-3.0-or-later
// What each cell of a world shows to its player, or to an observer who sees everything.
#pragma once

#include "core/base/Grid.h"
#include "core/world/World.h"

#include <cstdint>

namespace levwright::playtest {

enum class Knowledge : std::uint8_t { Unseen, Remembered, Seen };

struct ShownCell {
    char terrain = world::unknownCell; // one of the map's characters
    Knowledge knowledge = Knowledge::Unseen;
    std::int16_t type = -1; // type of the thing that shows, as an index into WorldState::types; -1 for none
    bool player = false;    // it is the player

    bool operator==(const ShownCell&) const = default;
};

enum class Eyes : std::uint8_t { Player, All };

// As in the server's view (core/world/ViewText.h): living things hide food, and food hides everything else.
// Empty without a map.
Grid<ShownCell> shownCells(const world::World& world, Eyes eyes);

} // namespace levwright::playtest
