// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/picture/Picture.h"

#include "core/picture/TileCells.h"

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

Picture pictureOf(const Scene& scene, const Catalog& catalog, Ground ground, const TilesetPtr& tileset) {
    Picture picture{Grid<PictureCell>(scene.terrain.width(), scene.terrain.height())};
    for (int y = 0; y < scene.terrain.height(); ++y) {
        for (int x = 0; x < scene.terrain.width(); ++x)
            picture.cells.set({x, y}, cellOf(catalog, scene.terrain.at({x, y}), ground));
    }
    TileCells tiles(picture, catalog, ground, tileset);
    tiles.showTerrain(scene.terrain);
    for (const SceneHeat& heat : scene.heat) {
        if (!picture.cells.contains(heat.cell))
            continue;
        tint(picture, heat.cell, heatRgb(heat.share, ground), heatShare);
        PictureCell cell = picture.cells.at(heat.cell);
        cell.ink = readableOn(cell.ground);
        picture.cells.set(heat.cell, cell);
    }
    const Grid<SceneGlyph> glyphs = topGlyphs(scene);
    for (const SceneGlyph& glyph : glyphs.cells()) {
        if (glyph.character == 0 || tiles.show(glyph, glyph.isCertain ? 1 : paleShare))
            continue;
        PictureCell cell = picture.cells.at(glyph.cell);
        const Rgb ink = glyphRgb(glyph.color, ground);
        cell.character = glyph.character;
        cell.ink = glyph.isCertain ? ink : mixedRgb(ink, cell.ground, paleShare);
        picture.cells.set(glyph.cell, cell);
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

void tint(Picture& picture, Point at, Rgb color, double share) {
    PictureCell cell = picture.cells.at(at);
    cell.ground = mixedRgb(color, cell.ground, share);
    if (cell.tile) {
        const Bitmap& below = picture.tiles[*cell.tile];
        const Bitmap over(below.width(), below.height(), opaque(color));
        cell.tile = addTile(picture, overlaid(below, over, share));
    }
    picture.cells.set(at, cell);
}

Picture pictureOfText(std::string_view text, Ground ground) {
    Picture picture{Grid<PictureCell>(int(text.size()), 1)};
    for (std::size_t i = 0; i < text.size(); ++i)
        picture.cells.set({int(i), 0}, {text[i], rgbOf(Ink::Wall, ground), paperRgb(ground)});
    return picture;
}

} // namespace levwright
