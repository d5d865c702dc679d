// SPDX-License-Identifier: GPL-3.0-or-later
// The content after the header of a file; files with levels and with dungeons have the same header.
#pragma once

#include <cstdint>
#include <string_view>

namespace levwright {

enum class Body : std::uint8_t { Level, Dungeon };

// behindHeader are the bytes after the header of a known game.
Body bodyOf(std::string_view behindHeader);

} // namespace levwright
