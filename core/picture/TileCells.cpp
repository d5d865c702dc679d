// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/picture/TileCells.h"

#include <algorithm>
#include <map>
#include <utility>

namespace levwright {
namespace {

// A line around what is secret, which would look like a wall or a corridor.
Bitmap withFrame(Bitmap tile, Rgb color) {
    const int inset = std::max(1, tile.width() / 16);
    const Area frame{inset, inset, tile.width() - 1 - inset, tile.height() - 1 - inset};
    for (int x = frame.x1; x <= frame.x2; ++x) {
        tile.set({x, frame.y1}, opaque(color));
        tile.set({x, frame.y2}, opaque(color));
    }
    for (int y = frame.y1; y <= frame.y2; ++y) {
        tile.set({frame.x1, y}, opaque(color));
        tile.set({frame.x2, y}, opaque(color));
    }
    return tile;
}

} // namespace

std::size_t addTile(Picture& picture, Bitmap tile) {
    const auto found = std::ranges::find(picture.tiles, tile);
    const auto number = std::size_t(found - picture.tiles.begin());
    if (found == picture.tiles.end())
        picture.tiles.push_back(std::move(tile));
    return number;
}

TileCells::TileCells(Picture& picture, const Catalog& catalog, Ground ground, const TilesetPtr& tileset)
    : m_picture(picture), m_table(catalog), m_ground(ground) {
    if (!tileset)
        return;
    m_tiles.emplace(tileset, catalog);
    picture.cellSize = {tileset->tileSide(), tileset->tileSide()};
    m_floor = fitting(m_tiles->ofTerrain(nameOf(Tile::Floor)));
}

std::optional<Bitmap> TileCells::fitting(std::optional<Bitmap> tile) const {
    return tile.transform([&](const Bitmap& found) { return resized(found, m_picture.cellSize); });
}

// Over floor, which shows where the tile is transparent.
std::optional<Bitmap> TileCells::terrainOf(const TerrainTile& what) const {
    const std::optional<Bitmap> own = fitting(pictureFor(*m_tiles, what));
    if (!own)
        return std::nullopt;
    Bitmap tile(own->width(), own->height(), opaque(paperRgb(m_ground)));
    if (m_floor && what.tile != Tile::Stone)
        tile = overlaid(tile, *m_floor);
    tile = overlaid(tile, *own);
    if (!isMarked(*m_tiles, what))
        return tile;
    const bool isDoor = what.tile == Tile::SecretDoor;
    return withFrame(std::move(tile), rgbOf(isDoor ? Ink::SecretDoor : Ink::SecretCorridor, m_ground));
}

void TileCells::showTerrain(const Grid<char>& terrain) {
    if (!m_tiles)
        return;
    std::map<std::uint64_t, std::optional<std::size_t>> known;
    for (int y = 0; y < terrain.height(); ++y) {
        for (int x = 0; x < terrain.width(); ++x) {
            const TerrainTile what = TerrainTile::at(m_table, terrain, {x, y});
            const auto [tile, isNew] = known.try_emplace(what.key());
            if (isNew)
                tile->second = terrainOf(what).transform(
                    [&](Bitmap made) { return addTile(m_picture, std::move(made)); });
            PictureCell cell = m_picture.cells.at({x, y});
            cell.tile = tile->second;
            if (cell.tile) {
                cell.character = ' ';
                cell.ground = paperRgb(m_ground);
            }
            m_picture.cells.set({x, y}, cell);
        }
    }
}

bool TileCells::show(const SceneGlyph& thing, double share) {
    if (!m_tiles || thing.kind != SceneKind::Named)
        return false;
    const std::optional<Bitmap> own = fitting(m_tiles->of(thing.thing));
    if (!own)
        return false;
    PictureCell cell = m_picture.cells.at(thing.cell);
    const Bitmap below =
        cell.tile ? m_picture.tiles[*cell.tile] : Bitmap(own->width(), own->height(), opaque(cell.ground));
    cell.tile = addTile(m_picture, overlaid(below, *own, share));
    cell.character = ' ';
    m_picture.cells.set(thing.cell, cell);
    return true;
}

} // namespace levwright
