// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/mapdrawing/TerrainTile.h"

#include "widgets/mapdrawing/CellFont.h"
#include "widgets/mapdrawing/TilePen.h"

namespace levwright {

void drawTile(QPainter& painter, const Theme& theme, const TerrainTile& tile, QRect cell, QSize nominal) {
    painter.setClipRect(cell);
    TilePen pen(painter, theme, cell, nominal);
    switch (familyOf(tile.tile)) {
    case TileFamily::Wall:
        pen.drawWallTile(tile);
        break;
    case TileFamily::Water:
    case TileFamily::Lava:
        pen.drawLiquidTile(tile);
        break;
    case TileFamily::Other:
        pen.drawOtherTile(tile);
        break;
    }
}

void drawCharacterTile(QPainter& painter, const Theme& theme, InkedCharacter what, QRect cell,
                       QSize nominal) {
    painter.fillRect(cell, theme.color(MapColor::Paper));
    const QFont font = cellFont(theme, nominal, QFont::DemiBold);
    painter.setFont(font);
    painter.setPen(theme.ink(what.ink));
    painter.drawText(cellBaseline(font, cell, printable(what.character)), QString(printable(what.character)));
}

} // namespace levwright
