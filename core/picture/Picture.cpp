// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/picture/Picture.h"

namespace levwright {
namespace {

// A quarter of a colour on paper, for ground that is coloured itself.
Rgb tinted(Rgb ink, Rgb paper) {
    const auto part = [&](unsigned shift) {
        const unsigned of = (ink >> shift) & 0xff;
        const unsigned below = (paper >> shift) & 0xff;
        return ((of + 3 * below) / 4) << shift;
    };
    return part(16) | part(8) | part(0);
}

bool isColoured(Ink ink) {
    switch (ink) {
    case Ink::Moat:
    case Ink::Pool:
    case Ink::Water:
    case Ink::Lava:
    case Ink::Ice:
    case Ink::Air:
    case Ink::Cloud:
        return true;
    default:
        return false;
    }
}

PictureCell cellOf(const Catalog& catalog, char character, Ground ground) {
    const Terrain* terrain = catalog.terrainByCharacter(character);
    const Ink ink = terrain == nullptr ? Ink::Corridor : inkOf(*terrain);
    const Rgb color = rgbOf(ink, ground);
    return {character, color, isColoured(ink) ? tinted(color, paperRgb(ground)) : paperRgb(ground)};
}

} // namespace

Picture pictureOf(const roll::SeenLevel& level, const Catalog& catalog, Ground ground) {
    Picture picture(level.terrain.width() - 1, level.terrain.height());
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x)
            picture.set({x, y}, cellOf(catalog, level.terrain.at({x + 1, y}), ground));
    }
    for (const roll::SeenGlyph& glyph : level.glyphs) {
        const Point cell{glyph.cell.x - 1, glyph.cell.y};
        if (!picture.contains(cell))
            continue;
        picture.set(cell, {glyph.character, glyphRgb(glyph.color, ground), picture.at(cell).ground});
    }
    return picture;
}

} // namespace levwright
