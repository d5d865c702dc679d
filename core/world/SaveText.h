// SPDX-License-Identifier: GPL-3.0-or-later
// The world as text (world-server.md, section 13).
#pragma once

#include "core/world/WorldState.h"

#include <string>

namespace levwright::world {

// The commands that make the world again; its last line has no end.
std::string saveText(const WorldState& state, const Rules& rules);

// What the player sees and remembers, as clients read it. A world without a player gives nothing.
std::string viewText(const WorldState& state, const Rules& rules);

} // namespace levwright::world
