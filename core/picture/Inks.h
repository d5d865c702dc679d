// SPDX-License-Identifier: GPL-3.0-or-later
// The colours of characters on maps, on light and on dark ground, wherever maps are drawn.
#pragma once

#include "core/catalog/Catalog.h"

#include <cstdint>
#include <string_view>

namespace levwright {

using Rgb = std::uint32_t; // 0xRRGGBB

enum class Ground : std::uint8_t { Light, Dark };

// The inks for the characters of the ASCII look.
enum class Ink : std::uint8_t {
    Stone,
    Wall,
    Door,
    Floor,
    Corridor,
    SecretDoor,
    SecretCorridor,
    Boundary,
    Fountain,
    Throne,
    Sink,
    Moat,
    Pool,
    Water,
    Lava,
    Tree,
    Bars,
    Ice,
    Air,
    Cloud,
    Unknown,
};
constexpr int inkCount = int(Ink::Unknown) + 1;

// The ink with a word of the catalog, such as "secret-door"; Unknown if there is no such ink.
Ink inkNamed(std::string_view name);

// As the catalog tells it; that of corridors if it does not.
Ink inkOf(const Terrain& terrain);

// The ground of maps of characters.
constexpr Rgb paperRgb(Ground ground) {
    return ground == Ground::Dark ? 0x16181d : 0xfbf8f1;
}

// Unknown has none of its own: black.
Rgb rgbOf(Ink ink, Ground ground);

constexpr int glyphColorCount = 16;
// One of the 16 colours of NetHack's own table, adjusted to be legible: 0 black … 15 white. Any other number
// gives "no colour" (8).
Rgb glyphRgb(int netHackColor, Ground ground);

} // namespace levwright
