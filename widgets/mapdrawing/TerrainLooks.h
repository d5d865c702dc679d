// SPDX-License-Identifier: GPL-3.0-or-later
// How the terrains of a game look: the catalog names a picture for each, and the painters draw it.
#pragma once

#include "core/catalog/Catalog.h"
#include "core/picture/Inks.h"
#include "core/tileset/GameTiles.h"
#include "core/tileset/TileTable.h"

#include <array>
#include <span>

namespace levwright {

struct TerrainLook {
    Tile tile = Tile::Unknown;
    Ink ink = Ink::Unknown;
};

class TerrainLooks {
public:
    struct Row {
        char character;
        TerrainLook look;
    };
    // tiles: the user's pictures; null for our own drawings.
    explicit TerrainLooks(const Catalog& catalog, GameTilesPtr tiles = nullptr);
    // Characters without a row are unknown.
    explicit TerrainLooks(std::span<const Row> rows, GameTilesPtr tiles = nullptr);

    TerrainLook of(char character) const {
        return {tile(character), m_inks[static_cast<unsigned char>(character)]};
    }
    Tile tile(char character) const { return m_table.of(character); }
    const TileTable& table() const { return m_table; }
    const GameTilesPtr& tiles() const { return m_tiles; }

private:
    GameTilesPtr m_tiles;
    TileTable m_table;
    std::array<Ink, 256> m_inks{};
};

} // namespace levwright
