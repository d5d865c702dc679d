// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace levwright::roll {

// A side of a room, or a way through a maze, as compiled levels number it.
enum Side : std::uint8_t { North = 1, South = 2, East = 4, West = 8 };

} // namespace levwright::roll
