// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/world/WorldState.h"

#include <string>

namespace levwright::world {

// The commands that make the world again (world-server.md, section 13); the last line has no end.
std::string saveText(const WorldState& state, const Rules& rules);

} // namespace levwright::world
