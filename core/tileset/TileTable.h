// SPDX-License-Identifier: GPL-3.0-or-later
// The kinds of pictures of cells, and which map character has which.
#pragma once

#include "core/catalog/Catalog.h"

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace levwright {

// The available pictures of cells.
enum class Tile : std::uint8_t {
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
enum class TileFamily : std::uint8_t { Wall, Water, Lava, Other };

TileFamily familyOf(Tile tile);
// What a tile contributes to the corners of neighbouring walls and shores: its ground without what stands on
// it.
Tile groundOf(Tile tile);
// The tile with a word of the catalog, such as "secret-door"; Unknown if there is no such picture.
Tile tileNamed(std::string_view name);
// The word with which the catalog names it; empty for Unknown.
std::string_view nameOf(Tile tile);

// The tile of each map character.
class TileTable {
public:
    struct Row {
        char character;
        Tile tile;
    };
    // Characters without a row are unknown.
    explicit TileTable(std::span<const Row> rows);
    explicit TileTable(const Catalog& catalog);

    Tile of(char character) const { return m_tiles[static_cast<unsigned char>(character)]; }

private:
    std::array<Tile, 256> m_tiles;
};

} // namespace levwright
