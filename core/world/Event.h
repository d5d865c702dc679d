// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/world/Messages.h"

#include <string>
#include <vector>

namespace levwright::world {

enum class EventKind : std::uint8_t {
    Log,      // a message to the player
    Answer,   // a line of the protocol: PONG, NEW_WORLD, THINGS_HERE START …
    Problem,  // why a command had no effect, for the server's operator
    ViewGone, // what the player saw is no longer true: the worldstate file must be removed
    Quit
};

struct Event {
    EventKind kind = EventKind::Problem;
    std::string text; // without the LOG that precedes a message in the protocol
    Message message = Message::Help1;

    bool operator==(const Event&) const = default;
};

using Events = std::vector<Event>;

} // namespace levwright::world
