// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace levwright::roll {

// A side of a room, or a direction in a maze, with the numbers of compiled levels.
enum Side : std::uint8_t { North = 1, South = 2, East = 4, West = 8 };

} // namespace levwright::roll
