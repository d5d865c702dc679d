// SPDX-License-Identifier: GPL-3.0-or-later
// How the terrains of a game look: the catalog says it, the painters have the pictures.
#pragma once

#include "core/catalog/Catalog.h"
#include "widgets/theme/Theme.h"

#include <array>
#include <span>

namespace levwright {

// The pictures that there are of cells.
enum class Tile : quint8 {
    Stone,
    Wall,
    UprightWall, // as long as nothing joins it, from top to bottom
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
    Tree,
    Fountain,
    Throne,
    Sink,
    Ice,
    Air,
    Cloud,
    Unknown,
};

// What joins with its like. Wall: whatever stands in the line of a wall, so doors and bars too.
enum class TileFamily : quint8 { Wall, Water, Lava, Other };

TileFamily familyOf(Tile tile);
// What a neighbour lends to the corners of walls and shores: the ground without what stands on it.
Tile groundOf(Tile tile);
// By the word that catalogs use, e.g. "secret-door"; Unknown if there is no such picture.
Tile tileNamed(std::string_view name);

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
    explicit TerrainLooks(const Catalog& catalog);
    // All other characters are unknown.
    explicit TerrainLooks(std::span<const Row> rows);

    const TerrainLook& of(char character) const { return m_looks[static_cast<unsigned char>(character)]; }
    Tile tile(char character) const { return of(character).tile; }

private:
    std::array<TerrainLook, 256> m_looks;
};

} // namespace levwright
