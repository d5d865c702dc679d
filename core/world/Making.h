// SPDX-License-Identifier: GPL-3.0-or-later
// Brings a world to life (world-server.md, sections 7 and 8). All functions throw Refused where the original
// server would end or hang. If a condition of the rules does not hold, that is a problem and nothing changes.
#pragma once

#include "core/world/Context.h"

namespace levwright::world {

void makeWorld(const Context& context, std::uint32_t seed);
void activate(const Context& context);
// Makes the map anew with a random generator of its own. Things, activity and the world's random state stay.
void seedMap(const Context& context, std::uint32_t seed);

} // namespace levwright::world
