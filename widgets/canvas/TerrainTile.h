// SPDX-License-Identifier: GPL-3.0-or-later
// The picture of one cell, as far as it depends on the map.
#pragma once

#include "widgets/canvas/TerrainPainter.h"

#include <array>

namespace levwright {

enum Corner { NorthWestCorner, NorthEastCorner, SouthEastCorner, SouthWestCorner };

struct TerrainTile {
    char terrain = ' ';
    Tile tile = Tile::Unknown;
    quint8 joins = 0;
    // What lies in the corners beside the cell's own shape, by Corner; stone where the cell is filled anyway.
    std::array<Tile, 4> grounds{Tile::Stone, Tile::Stone, Tile::Stone, Tile::Stone};

    static TerrainTile at(const TerrainLooks& looks, const Grid<char>& map, Point cell);
    bool joined(quint8 neighbours) const { return (joins & neighbours) == neighbours; }
    quint64 key() const;
};

// cell: the picture's rectangle, in device pixels; nominal: the size that all cells of the map have but for
// rounding. Nothing is drawn outside the rectangle.
void drawTile(QPainter& painter, const Theme& theme, const TerrainTile& tile, QRect cell, QSize nominal);
struct InkedCharacter {
    char character;
    Ink ink;
};
void drawCharacterTile(QPainter& painter, const Theme& theme, InkedCharacter what, QRect cell, QSize nominal);

} // namespace levwright
