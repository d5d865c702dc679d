// SPDX-License-Identifier: GPL-3.0-or-later
// Draws what lies on a map: the characters of things, areas, and marks of problems.
#pragma once

#include "core/base/CellMask.h"
#include "core/tileset/GameTiles.h"
#include "widgets/theme/Theme.h"

#include <QFlags>
#include <QHash>
#include <QPainter>
#include <QPixmap>
#include <QString>

namespace levwright {

enum class ThingState : quint8 {
    Selected = 1,
    Hovered = 2,
    MayBeHere = 4,   // one of several places among which the game chooses at random
    Greyed = 8,      // its statement is broken
    AtCursor = 16,   // of the keyboard
    DrawnKind = 32,  // the game chooses the kind at random
    AnyMonster = 64, // also random, without even a class; drawn as the meaning of the character
    AnyThing = 128,
};
Q_DECLARE_FLAGS(ThingStates, ThingState)
Q_DECLARE_OPERATORS_FOR_FLAGS(ThingStates)

struct ThingLook {
    QChar character;
    int color = 8; // one of NetHack's 16; 8 means none
    ThingStates states;
    ThingKey thing = {}; // for a picture of the user in place of the character
};

struct AreaLook {
    QColor tint; // from Theme, opaque
    bool selected = false;
    bool hatched = false; // where something is not allowed
    bool hovered = false;
};

class ThingPainter {
public:
    static constexpr int haloWidth = 2; // pixels

    // As with TerrainPainter: create a new one if theme, cell size or dpr change.
    // tiles: the user's pictures; null for characters.
    ThingPainter(const Theme& theme, QSize cell, qreal dpr, GameTilesPtr tiles = nullptr);

    void paintThing(QPainter& painter, const ThingLook& thing, QPoint topLeft);
    // Outlines the rectangle, and fills it lightly if it is selected or hovered.
    void paintArea(QPainter& painter, const AreaLook& area, QRect rect);
    // Paints the name of such an area.
    void paintLabel(QPainter& painter, const AreaLook& area, const QString& label, const QRect& box);
    // A triangle in the upper right corner of a cell. severity: Error, Warning or Hint.
    void paintProblem(QPainter& painter, MapColor severity, QPoint topLeft);
    // Marks a cell as selected (an outline with a halo), hovered (a fill) or at the cursor (brackets in its
    // corners). The halo reaches haloWidth beyond the cell.
    void paintOutline(QPainter& painter, ThingStates states, QPoint topLeft);
    // Paints the edges of a set of cells. origin: the upper left corner of cell 0,0. shift: how far the
    // dashes have moved, in line widths.
    void paintCells(QPainter& painter, const CellMask& cells, QPoint origin, qreal shift = 0);

private:
    void paintHalo(QPainter& painter, const QRectF& cell);
    void paintBrackets(QPainter& painter, const QRectF& cell);
    QPixmap glyph(const ThingLook& thing);
    std::optional<Bitmap> ownPicture(const ThingLook& thing) const;
    QPixmap drawnMark(MapColor severity) const;
    void drawGlyph(QPainter& painter, const ThingLook& thing, QSize size) const;
    QColor inkOf(const ThingLook& thing) const;
    QRectF onPixels(const QPainter& painter, const QRectF& rect) const;

    Theme m_theme;
    QSize m_cell;
    qreal m_dpr;
    GameTilesPtr m_tiles;
    QHash<quint64, QPixmap> m_glyphs;
    QHash<MapColor, QPixmap> m_marks; // of problems
};

} // namespace levwright
