// SPDX-License-Identifier: GPL-3.0-or-later
// Draws the cells of a map. Tiles are drawn once and kept, so painting a map is little more than copying
// pictures.
#pragma once

#include "core/base/Grid.h"
#include "core/tileset/TerrainTile.h"
#include "widgets/mapdrawing/TerrainLooks.h"
#include "widgets/theme/Theme.h"

#include <QHash>
#include <QPainter>
#include <QPixmap>
#include <QSize>

namespace levwright {

enum class Look { Tiles, Ascii };

class TerrainPainter {
public:
    // cell: width and height in the painter's units. dpr: device pixels per unit. The arguments are fixed: if
    // one of the five changes, create a new painter.
    TerrainPainter(const Theme& theme, const TerrainLooks& looks, Look look, QSize cell, qreal dpr);

    const Theme& theme() const { return m_theme; }
    Look look() const { return m_look; }
    QSize cell() const { return m_cell; }
    qreal dpr() const { return m_dpr; }
    const GameTilesPtr& tiles() const { return m_looks.tiles(); }

    // The paint functions draw on whole device pixels wherever the painter's origin lies, and neighbouring
    // cells meet without seam or overlap. The painter may be moved but not scaled or turned. Cells outside
    // the map are not painted.
    void paintCell(QPainter& painter, const Grid<char>& map, Point cell, QPoint topLeft);
    // mapTopLeft: where cell 0,0 is, whether or not it is among the cells.
    void paint(QPainter& painter, const Grid<char>& map, Area cells, QPoint mapTopLeft);
    void paint(QPainter& painter, const Grid<char>& map, const std::vector<Point>& cells, QPoint mapTopLeft);

    // The neighbours that form one shape with the cell: walls, doors and bars with their like; water with
    // water and with what stands in it; lava in the same way. 0 for other terrain and outside the map.
    static quint8 joins(const TerrainLooks& looks, const Grid<char>& map, Point cell);

    // A picture of the terrain alone, for lists.
    QPixmap swatch(char terrain);

private:
    const QPixmap& tile(const TerrainTile& what, QSize devicePixels);
    void drawPicture(QPainter& painter, const TerrainTile& what, QRect cell);

    Theme m_theme;
    TerrainLooks m_looks;
    Look m_look;
    QSize m_cell;
    qreal m_dpr;
    QSize m_nominal; // of a cell in device pixels; if dpr is not an integer, some cells are one pixel larger
                     // or smaller
    QHash<quint64, QPixmap> m_tiles;
};

} // namespace levwright
