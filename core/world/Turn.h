// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/world/Context.h"

namespace levwright::world {

// Lets everybody act until the player must choose again or is dead (world-server.md, section 9).
void runTurns(const Context& context);

} // namespace levwright::world
