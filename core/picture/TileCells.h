// SPDX-License-Identifier: GPL-3.0-or-later
// The cells of a picture that show tiles of the user.
#pragma once

#include "core/picture/Picture.h"
#include "core/tileset/TerrainTile.h"

#include <optional>

namespace levwright {

constexpr Argb opaque(Rgb color) {
    return 0xff000000 | color;
}

// The number of the tile in the picture, which gets it unless it has the same one.
std::size_t addTile(Picture& picture, Bitmap tile);

class TileCells {
public:
    // Gives the cells of the picture the size of the tiles. Without a tileset it does nothing, here and
    // later. The picture and the catalog must outlive it.
    TileCells(Picture& picture, const Catalog& catalog, Ground ground, const TilesetPtr& tileset);

    // Terrain of which there is no tile stays as it is.
    void showTerrain(const Grid<char>& terrain);
    // Lays the tile of the thing over what its cell shows, with a share of its opacity. False if there is
    // none, or if only a character tells what is known of the thing.
    bool show(const SceneGlyph& thing, double share);

private:
    std::optional<Bitmap> fitting(std::optional<Bitmap> tile) const;
    std::optional<Bitmap> terrainOf(const TerrainTile& what) const;

    Picture& m_picture;
    std::optional<GameTiles> m_tiles;
    TileTable m_table;
    Ground m_ground;
    std::optional<Bitmap> m_floor;
};

} // namespace levwright
