// SPDX-License-Identifier: GPL-3.0-or-later
// How a world comes to life (world-server.md, sections 7 and 8). All throw Refused where the original server
// would end or hang; a condition of the rules that does not hold is a problem that leaves all as it was.
#pragma once

#include "core/world/Context.h"

namespace levwright::world {

void makeWorld(const Context& context, std::uint32_t seed);
void activate(const Context& context);
// Makes the map anew from a generator of its own; things, activity and the world's random state stay.
void seedMap(const Context& context, std::uint32_t seed);

} // namespace levwright::world
