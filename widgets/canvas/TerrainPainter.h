// SPDX-License-Identifier: GPL-3.0-or-later
// Draws the cells of a map. Tiles are drawn once and kept, so painting a map is little more than copying
// pictures.
#pragma once

#include "core/base/Grid.h"
#include "widgets/canvas/TerrainLooks.h"

#include <QHash>
#include <QPainter>
#include <QPixmap>
#include <QSize>

namespace levwright {

struct TerrainTile;

enum class Look { Tiles, Ascii };

// The cells around one, as bits.
enum Neighbour : quint8 {
    North = 1,
    East = 2,
    South = 4,
    West = 8,
    NorthEast = 16,
    SouthEast = 32,
    SouthWest = 64,
    NorthWest = 128,
};

class TerrainPainter {
public:
    // cell: width and height in the painter's units; dpr: device pixels to one of them. Use a new painter
    // when one of the five changes.
    TerrainPainter(const Theme& theme, const TerrainLooks& looks, Look look, QSize cell, qreal dpr);

    const Theme& theme() const { return m_theme; }
    Look look() const { return m_look; }
    QSize cell() const { return m_cell; }
    qreal dpr() const { return m_dpr; }

    // All draw on whole device pixels wherever the painter's origin lies, and neighbouring cells meet
    // without seam or overlap. The painter may be moved but not scaled or turned. Cells outside the map are
    // left alone.
    void paintCell(QPainter& painter, const Grid<char>& map, Point cell, QPoint topLeft);
    // mapTopLeft is where cell 0,0 is, be it part of the cells or not.
    void paint(QPainter& painter, const Grid<char>& map, Area cells, QPoint mapTopLeft);
    void paint(QPainter& painter, const Grid<char>& map, const std::vector<Point>& cells, QPoint mapTopLeft);

    // The neighbours with which the cell makes one shape: walls, doors and bars with their like, water with
    // water and with whatever stands in it, lava likewise; 0 for all other terrain and outside the map.
    static quint8 joins(const TerrainLooks& looks, const Grid<char>& map, Point cell);

    // The terrain alone, for lists.
    QPixmap swatch(char terrain);

private:
    const QPixmap& tile(const TerrainTile& what, QSize devicePixels);

    Theme m_theme;
    TerrainLooks m_looks;
    Look m_look;
    QSize m_cell;
    qreal m_dpr;
    QSize m_nominal; // of a cell in device pixels; some are one more or less when dpr is no whole number
    QHash<quint64, QPixmap> m_tiles;
};

} // namespace levwright
