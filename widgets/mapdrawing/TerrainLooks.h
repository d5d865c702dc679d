// SPDX-License-Identifier: GPL-3.0-or-later
// How the terrains of a game look: the catalog names a picture for each, and the painters draw it.
#pragma once

#include "core/catalog/Catalog.h"
#include "widgets/mapdrawing/Tileset.h"
#include "widgets/theme/Theme.h"

#include <array>
#include <span>

namespace levwright {

// The available pictures of cells.
enum class Tile : quint8 {
    Stone,
    Wall,
    UprightWall, // used from top to bottom as long as nothing joins it
    Door,
    SecretDoor,
    Bars,
    Boundary,
    Floor,
    Corridor,
    SecretCorridor,
    Pool,
    Moat,
    Water,
    Lava,
    LavaWall, // lava that stands upright
    Tree,
    Fountain,
    Throne,
    Sink,
    Toilet,
    Ice,
    Air,
    Cloud,
    AsItIs, // a cell of a map that leaves what is below
    Letter, // terrain of a variant without a picture: its character on floor
    Unknown,
};

// Which tiles join with each other. Wall: everything that stands in the line of a wall, so doors and bars
// too.
enum class TileFamily : quint8 { Wall, Water, Lava, Other };

TileFamily familyOf(Tile tile);
// What a tile contributes to the corners of neighbouring walls and shores: its ground without what stands on
// it.
Tile groundOf(Tile tile);
// The tile with a word of the catalog, such as "secret-door"; Unknown if there is no such picture.
Tile tileNamed(std::string_view name);
// The word with which the catalog names it; empty for Unknown.
std::string_view nameOf(Tile tile);

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

    const TerrainLook& of(char character) const { return m_looks[static_cast<unsigned char>(character)]; }
    Tile tile(char character) const { return of(character).tile; }
    const GameTilesPtr& tiles() const { return m_tiles; }

private:
    GameTilesPtr m_tiles;
    std::array<TerrainLook, 256> m_looks;
};

} // namespace levwright
