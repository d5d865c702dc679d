// SPDX-License-Identifier: GPL-3.0-or-later
// The picture of one cell of a map, as far as it depends on the map.
#pragma once

#include "core/base/Grid.h"
#include "core/tileset/GameTiles.h"
#include "core/tileset/TileTable.h"

#include <array>
#include <cstdint>
#include <optional>

namespace levwright {

// The cells around a cell, as bits.
enum Neighbour : std::uint8_t {
    North = 1,
    East = 2,
    South = 4,
    West = 8,
    NorthEast = 16,
    SouthEast = 32,
    SouthWest = 64,
    NorthWest = 128,
};

enum Corner { NorthWestCorner, NorthEastCorner, SouthEastCorner, SouthWestCorner };

struct TerrainTile {
    char terrain = ' ';
    Tile tile = Tile::Unknown;
    std::uint8_t joins = 0;
    // What fills the corners around the cell's own shape, indexed by Corner; stone where the shape fills the
    // cell anyway.
    std::array<Tile, 4> grounds{Tile::Stone, Tile::Stone, Tile::Stone, Tile::Stone};

    static TerrainTile at(const TileTable& table, const Grid<char>& map, Point cell);
    bool joined(std::uint8_t neighbours) const { return (joins & neighbours) == neighbours; }
    std::uint64_t key() const;
};

// The user's picture of the tile; empty if there is none, or if it is to be our own.
std::optional<Bitmap> pictureFor(const GameTiles& tiles, const TerrainTile& tile);
// Whether it is secret and the user has no picture of that, as games have none: then its picture is that of
// a wall or a corridor, which needs a mark.
bool isMarked(const GameTiles& tiles, const TerrainTile& tile);

} // namespace levwright
