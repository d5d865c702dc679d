// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

namespace levwright::world {

using Id = std::int64_t;

enum class ActionKind : std::uint8_t { Wait, Move, Use, Drop, PickUp, Kick, Search, Close, Leave };

struct ThingAction {
    Id id = 0;
    int effort = 1; // turns, 0 to 255
    ActionKind kind = ActionKind::Wait;
};

// The progress of a thing of ordinary speed in a turn, in the unit of ThingType::speed.
constexpr int ordinarySpeed = 12;

// What a thing does to an actor that walks onto it.
enum class TrapEffect : std::uint8_t {
    None,
    Hold,     // holds it for as many moves as the trap has power
    Damage,   // takes that many lifepoints
    Teleport, // moves it to a free cell
    Exit      // moves it out of the world
};

struct ThingType {
    Id id = 0;
    std::string name = "(none)";
    char symbol = '?';
    Id corpse = 0;
    int consumable = 0;        // satiation it gives, 0 to 65535
    int proliferate = 0;       // spreads in one of this many turns; 0: never
    int startNumber = 0;       // 0 to 255
    int lifepoints = 0;        // 0 to 255; 0: inanimate
    int storage = 0;           // things it can carry, 0 to 255
    int speed = ordinarySpeed; // 0 to 255; 0: never acts
    int attack = 1;            // lifepoints that a hit takes, 0 to 255
    TrapEffect trap = TrapEffect::None;
    int trapPower = 0;   // 0 to 255
    bool exit = false;   // an actor on it can leave the world
    bool fixed = false;  // cannot be picked up
    bool pushed = false; // blocks the way until the player pushes it on

    bool animate() const { return lifepoints != 0; }
};

} // namespace levwright::world
