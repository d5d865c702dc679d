// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/world/Event.h"

namespace levwright::world {

// Where a command comes from. A save may hold values that play has taken beyond a command's range.
enum class CommandSource : std::uint8_t { Input, Save };

// What became of a command line.
enum class Disposition : std::uint8_t {
    Empty,   // there was no command
    Refused, // nothing changed; not recorded
    Meta,    // executed; not recorded
    Obeyed   // part of the world's history: recorded, even if a bad value made it ineffective
};

struct Reply {
    Disposition disposition = Disposition::Empty;
    Events events;
};

} // namespace levwright::world
