// SPDX-License-Identifier: GPL-3.0-or-later
// The picture of one cell, as far as it depends on the map.
#pragma once

#include "widgets/mapdrawing/TerrainPainter.h"

#include <array>

namespace levwright {

enum Corner { NorthWestCorner, NorthEastCorner, SouthEastCorner, SouthWestCorner };

struct TerrainTile {
    char terrain = ' ';
    Tile tile = Tile::Unknown;
    quint8 joins = 0;
    // What fills the corners around the cell's own shape, indexed by Corner; stone where the shape fills the
    // cell anyway.
    std::array<Tile, 4> grounds{Tile::Stone, Tile::Stone, Tile::Stone, Tile::Stone};

    static TerrainTile at(const TerrainLooks& looks, const Grid<char>& map, Point cell);
    bool joined(quint8 neighbours) const { return (joins & neighbours) == neighbours; }
    quint64 key() const;
};

// The user's picture of the tile; null if there is none, or if it is to be our own.
QImage pictureFor(const GameTiles& tiles, const TerrainTile& tile);
// Whether it is secret and the user has no picture of that, as games have none: then its picture is that of
// a wall or a corridor, which needs a mark.
bool isMarked(const GameTiles& tiles, const TerrainTile& tile);

// cell: the rectangle of the picture in device pixels. nominal: the size of all cells of the map before
// rounding. Nothing is drawn outside the rectangle.
void drawTile(QPainter& painter, const Theme& theme, const TerrainTile& tile, QRect cell, QSize nominal);
struct InkedCharacter {
    char character;
    Ink ink;
};
void drawCharacterTile(QPainter& painter, const Theme& theme, InkedCharacter what, QRect cell, QSize nominal);

} // namespace levwright
