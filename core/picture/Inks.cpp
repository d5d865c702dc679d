// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/picture/Inks.h"

#include "core/base/EnumTable.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>

namespace levwright {
namespace {

// In the order of NetHack's colour numbers: black, red, green, brown, blue, magenta, cyan, grey, none,
// orange, bright green, yellow, bright blue, bright magenta, bright cyan, white.
constexpr std::array<Rgb, glyphColorCount> lightGlyphs{
    0x15171b, 0xb3241d, 0x1d7435, 0x75480f, 0x1d3dbb, 0x871e9f, 0x0a6a74, 0x686e79,
    0x363b45, 0xad4a00, 0x2f7d00, 0x806200, 0x2a63e0, 0xb928bd, 0x007791, 0x4d5b70};
constexpr std::array<Rgb, glyphColorCount> darkGlyphs{
    0x8390b0, 0xee6a63, 0x55b860, 0xcb9450, 0x7fa2ff, 0xd27fe3, 0x45bfc4, 0xb3bac6,
    0xd5d9e1, 0xf79a4b, 0x86ea80, 0xf5da56, 0x9cc4ff, 0xf7a6f4, 0x86f0f5, 0xffffff};

struct InkRow {
    Ink ink;
    std::string_view name;
    Rgb light;
    Rgb dark;
};

// By Ink. An ink without a row uses the colour of unknown terrain.
constexpr InkRow inks[] = {
    {Ink::Stone, "stone", 0x8f897c, 0x5a6070},
    {Ink::Wall, "wall", 0x4b4654, 0xaab1c1},
    {Ink::Door, "door", 0x9a5512, 0xe09c4f},
    {Ink::Floor, "floor", 0x8a8374, 0x7d8495},
    {Ink::Corridor, "corridor", 0x6d6453, 0x9d9489},
    {Ink::SecretDoor, "secret-door", 0x9531b8, 0xd08cf2},
    {Ink::SecretCorridor, "secret-corridor", 0x7d35a0, 0xb583d8},
    {Ink::Boundary, "boundary", 0x3b3744, 0x7f879c},
    {Ink::Fountain, "fountain", 0x1d6fb8, 0x6fc2f5},
    {Ink::Throne, "throne", 0x8a6200, 0xe8bf4a},
    {Ink::Sink, "sink", 0x5b6472, 0xc8cfd9},
    {Ink::Moat, "moat", 0x1f5fb5, 0x5b9bea},
    {Ink::Pool, "pool", 0x0f7580, 0x48b6bf},
    {Ink::Water, "water", 0x23409f, 0x7b8ff0},
    {Ink::Lava, "lava", 0xc23a0a, 0xff7f3a},
    {Ink::Tree, "tree", 0x23762b, 0x5cb85a},
    {Ink::Bars, "bars", 0x3f5568, 0x9fbdd3},
    {Ink::Ice, "ice", 0x15789c, 0x9fdcf3},
    {Ink::Air, "air", 0x3d6fae, 0x7fa3d6},
    {Ink::Cloud, "cloud", 0x626b79, 0x9aa5b3},
};
// Steps of the "plasma" scale, evenly spaced and perceptually uniform, from yellow to violet.
constexpr std::array<Rgb, 6> heatSteps{0xfccd25, 0xf7963f, 0xe2665f, 0xc03a82, 0x900da4, 0x4c02a1};

static_assert(listsAllBefore(Ink::Unknown, inks, &InkRow::ink));

} // namespace

Ink inkNamed(std::string_view name) {
    const auto* found = std::ranges::find(inks, name, &InkRow::name);
    return Ink(found - std::begin(inks));
}

Ink inkOf(const Terrain& terrain) {
    return inkNamed(terrain.ink.empty() ? "corridor" : terrain.ink);
}

Rgb rgbOf(Ink ink, Ground ground) {
    if (ink == Ink::Unknown)
        return 0;
    const InkRow& row = inks[std::size_t(ink)];
    return ground == Ground::Dark ? row.dark : row.light;
}

Rgb mixedRgb(Rgb color, Rgb with, double share) {
    const auto part = [&](unsigned shift) {
        const auto of = [&](Rgb whole) { return double((whole >> shift) & 0xffU); };
        return Rgb(std::lround(of(color) * share + of(with) * (1 - share))) << shift;
    };
    return part(16) | part(8) | part(0);
}

Rgb heatRgb(double share, Ground ground) {
    constexpr auto last = double(heatSteps.size() - 1);
    const double at = std::clamp(ground == Ground::Dark ? 1 - share : share, 0.0, 1.0) * last;
    const auto step = std::min(std::size_t(at), heatSteps.size() - 2);
    return mixedRgb(heatSteps[step + 1], heatSteps[step], at - double(step));
}

Rgb glyphRgb(int netHackColor, Ground ground) {
    constexpr int none = 8;
    const bool known = netHackColor >= 0 && netHackColor < glyphColorCount;
    const auto index = std::size_t(known ? netHackColor : none);
    return ground == Ground::Dark ? darkGlyphs[index] : lightGlyphs[index];
}

} // namespace levwright
