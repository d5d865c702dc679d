// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/world/WorldState.h"

#include <string>

namespace levwright::world {

// What the player sees and remembers, in the format for clients (world-server.md, section 13). Empty for a
// world without a player.
std::string viewText(const WorldState& state, const Rules& rules);

} // namespace levwright::world
