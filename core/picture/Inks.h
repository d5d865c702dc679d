// SPDX-License-Identifier: GPL-3.0-or-later
// The colours of characters on maps, on light and on dark ground, wherever maps are drawn.
#pragma once

#include "core/catalog/Catalog.h"

#include <cstddef>
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

// The lines around areas.
enum class AreaInk : std::uint8_t { Lit, Unlit, Arrival, Choice, NoDigging, NoPassing, Room };

constexpr Rgb rgbOf(AreaInk ink, Ground ground) {
    struct Pair {
        Rgb light;
        Rgb dark;
    };
    constexpr Pair pairs[] = {{0xa87400, 0xf2cf57}, {0x5a57b8, 0x8f8df0}, {0x1a7f4c, 0x4fd08a},
                              {0xb03f86, 0xf08fc8}, {0x8a5a2b, 0xd3a06a}, {0x8b3fb0, 0xc78bea},
                              {0x7d3fc4, 0xc39bff}};
    const Pair& pair = pairs[std::size_t(ink)];
    return ground == Ground::Dark ? pair.dark : pair.light;
}

// The colour for how often something lands on a cell, from 0 (rarely) to 1 (on the most frequent cell). It
// contrasts more with the ground the higher the share.
Rgb heatRgb(double share, Ground ground);

// Share parts, from 0 to 1, of a colour, and the rest of another one.
Rgb mixedRgb(Rgb color, Rgb with, double share);

constexpr int glyphColorCount = 16;
// One of the 16 colours of NetHack's own table, adjusted to be legible: 0 black … 15 white. Any other number
// gives "no colour" (8).
Rgb glyphRgb(int netHackColor, Ground ground);

} // namespace levwright
