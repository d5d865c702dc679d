// SPDX-License-Identifier: GPL-3.0-or-later
// Our own drawings of cells.
#pragma once

#include "core/tileset/TerrainTile.h"
#include "widgets/mapdrawing/TerrainPainter.h"

namespace levwright {

// cell: the rectangle of the picture in device pixels. nominal: the size of all cells of the map before
// rounding. Nothing is drawn outside the rectangle.
void drawTile(QPainter& painter, const Theme& theme, const TerrainTile& tile, QRect cell, QSize nominal);
struct InkedCharacter {
    char character;
    Ink ink;
};
void drawCharacterTile(QPainter& painter, const Theme& theme, InkedCharacter what, QRect cell, QSize nominal);

} // namespace levwright
