// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/world/WorldState.h"

#include <string>

namespace levwright::world {

// What the player sees and remembers, as clients read it (world-server.md, section 13). A world without a
// player gives nothing.
std::string viewText(const WorldState& state, const Rules& rules);

} // namespace levwright::world
