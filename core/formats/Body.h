// SPDX-License-Identifier: GPL-3.0-or-later
// What follows the header of a file, which files with levels and with dungeons have alike.
#pragma once

#include <cstdint>
#include <string_view>

namespace levwright {

enum class Body : std::uint8_t { Level, Dungeon };

// Of the bytes behind the header of a known game.
Body bodyOf(std::string_view behindHeader);

} // namespace levwright
