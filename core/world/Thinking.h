// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/world/Context.h"

namespace levwright::world {

// Chooses what a thing does next, and sets its command and argument (world-server.md, section 11).
void think(const Context& context, Thing& thing);

} // namespace levwright::world
