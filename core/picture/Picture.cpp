// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/picture/Picture.h"

namespace levwright {
namespace {

// The share of a colour on paper, for ground that is coloured itself, for what is not certain, and for how
// often something lands there.
constexpr double tintShare = 0.25;
constexpr double paleShare = 0.55;
constexpr double heatShare = 0.85;

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
    const Rgb paper = paperRgb(ground);
    return {character, color, isColoured(ink) ? mixedRgb(color, paper, tintShare) : paper};
}

// White or black, whichever is easier to read there.
Rgb readableOn(Rgb ground) {
    constexpr unsigned middle = 128;
    const unsigned brightness =
        (((ground >> 16U) & 0xffU) * 299 + ((ground >> 8U) & 0xffU) * 587 + (ground & 0xffU) * 114) / 1000;
    return brightness >= middle ? 0x000000 : 0xffffff;
}

} // namespace

Picture pictureOf(const Scene& scene, const Catalog& catalog, Ground ground) {
    Picture picture{Grid<PictureCell>(scene.terrain.width(), scene.terrain.height())};
    for (int y = 0; y < scene.terrain.height(); ++y) {
        for (int x = 0; x < scene.terrain.width(); ++x)
            picture.cells.set({x, y}, cellOf(catalog, scene.terrain.at({x, y}), ground));
    }
    for (const SceneHeat& heat : scene.heat) {
        if (!picture.cells.contains(heat.cell))
            continue;
        PictureCell cell = picture.cells.at(heat.cell);
        cell.ground = mixedRgb(heatRgb(heat.share, ground), cell.ground, heatShare);
        cell.ink = readableOn(cell.ground);
        picture.cells.set(heat.cell, cell);
    }
    for (const SceneGlyph& glyph : scene.glyphs) {
        if (!picture.cells.contains(glyph.cell))
            continue;
        const Rgb below = picture.cells.at(glyph.cell).ground;
        const Rgb ink = glyphRgb(glyph.color, ground);
        picture.cells.set(glyph.cell,
                          {glyph.character, glyph.isCertain ? ink : mixedRgb(ink, below, paleShare), below});
    }
    for (const SceneArea& area : scene.areas) {
        const Area seen = area.cells.common({0, 0, picture.cells.width() - 1, picture.cells.height() - 1});
        if (seen.x1 <= seen.x2 && seen.y1 <= seen.y2)
            picture.frames.push_back({seen, rgbOf(area.ink, ground), area.label});
    }
    for (const SceneAxis& axis : scene.axes)
        picture.axes.push_back({axis.isUpright, axis.place,
                                mixedRgb(rgbOf(AreaInk::Room, ground), paperRgb(ground), axis.opacity)});
    return picture;
}

Picture pictureOfText(std::string_view text, Ground ground) {
    Picture picture{Grid<PictureCell>(int(text.size()), 1)};
    for (std::size_t i = 0; i < text.size(); ++i)
        picture.cells.set({int(i), 0}, {text[i], rgbOf(Ink::Wall, ground), paperRgb(ground)});
    return picture;
}

} // namespace levwright
