// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/mapdrawing/TerrainTile.h"

#include <QRegion>

namespace levwright {

// Knows the measures of one cell in device pixels, and draws each kind of terrain accordingly.
class TilePen {
public:
    // nominal: the size that line widths are derived from, the same for all cells of a map, though a cell may
    // be a pixel larger than the next.
    TilePen(QPainter& painter, const Theme& theme, QRect cell, QSize nominal);

    void drawWallTile(const TerrainTile& tile);
    void drawLiquidTile(const TerrainTile& tile);
    void drawOtherTile(const TerrainTile& tile);

private:
    QColor color(MapColor role) const { return m_theme.color(role); }
    void fill(QRect rect, MapColor role) { m_painter.fillRect(rect, color(role)); }
    void fill(const QRegion& region, MapColor role);

    // Grounds, which also show through the corners of walls.
    void drawGround(Tile ground, QRect clip);
    void drawWaves(Tile liquid);
    void drawSpecks(MapColor role);
    void drawFlames();

    // Walls.
    QRect arm(quint8 neighbour) const;
    QRegion wallBody(quint8 arms, quint8 joins) const;
    void drawGrounds(const TerrainTile& tile);
    void drawStrip(const QRegion& body, MapColor face, MapColor light, MapColor shade);
    void drawDoor(const TerrainTile& tile);
    void drawSecretDoor(const TerrainTile& tile);
    void drawBars(const TerrainTile& tile);
    void drawBoundary(const TerrainTile& tile);
    QRect leaf(bool upright, qreal share) const;

    // Things that stand on a floor, drawn in a square in the middle of the cell.
    void drawTree();
    void drawFountain();
    void drawThrone();
    void drawSink();
    void drawToilet();
    void drawAsItIs();
    void drawIce();
    void drawAir();
    void drawCloud();
    void drawSecretCorridor();
    void drawLetter(char terrain);
    void drawUnknown(char terrain);
    QRectF square(qreal x, qreal y, qreal width, qreal height) const;

    QPainter& m_painter;
    const Theme& m_theme;
    QRect m_cell;
    int m_line;   // the width of the finest stroke
    QRect m_core; // where the strokes of a wall cross
};

} // namespace levwright
