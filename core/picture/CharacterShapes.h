// SPDX-License-Identifier: GPL-3.0-or-later
// The shapes of characters: 5 points wide and 7 high.
#pragma once

#include <array>
#include <cstdint>

namespace levwright {

inline constexpr int shapeWidth = 5;
inline constexpr int shapeHeight = 7;

// Each row from above, the leftmost point in the highest bit.
using CharacterShape = std::array<std::uint8_t, shapeHeight>;

// A blank for characters outside of ASCII.
const CharacterShape& shapeOf(char character);

constexpr bool hasPoint(const CharacterShape& shape, int x, int y) {
    return (shape[std::size_t(y)] >> unsigned(shapeWidth - 1 - x) & 1U) != 0;
}

} // namespace levwright
