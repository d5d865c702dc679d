// SPDX-License-Identifier: GPL-3.0-or-later
// Draws what lies on a map: the characters of things, areas, and marks of problems.
#pragma once

#include "core/base/CellMask.h"
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
    MayBeHere = 4,   // one of several places between which the game draws lots
    Greyed = 8,      // its statement is broken
    AtCursor = 16,   // of the keyboard
    DrawnKind = 32,  // the game draws by lot which one it is
    AnyMonster = 64, // likewise, and not even a class is said: drawn as what the character stands for
    AnyThing = 128,
};
Q_DECLARE_FLAGS(ThingStates, ThingState)
Q_DECLARE_OPERATORS_FOR_FLAGS(ThingStates)

struct ThingLook {
    QChar character;
    int color = 8; // of NetHack's sixteen; 8 is none
    ThingStates states;
};

struct AreaLook {
    QColor tint; // as Theme gives it, opaque
    bool selected = false;
    bool hatched = false; // where something may not be
    bool hovered = false;
};

class ThingPainter {
public:
    static constexpr int haloWidth = 2; // pixels

    // As for TerrainPainter: use a new one when theme, cell size or dpr change.
    ThingPainter(const Theme& theme, QSize cell, qreal dpr);

    void paintThing(QPainter& painter, const ThingLook& thing, QPoint topLeft);
    // Outlines the rectangle, and fills it lightly if it is selected or hovered.
    void paintArea(QPainter& painter, const AreaLook& area, QRect rect);
    // The name of such an area.
    void paintLabel(QPainter& painter, const AreaLook& area, const QString& label, const QRect& box);
    // A triangle in the upper right corner of a cell. severity: Error, Warning or Hint.
    void paintProblem(QPainter& painter, MapColor severity, QPoint topLeft);
    // What tells a cell that is selected (an outline with a halo), hovered (a fill) or under the cursor
    // (brackets in its corners). The halo is outside the cell, by haloWidth.
    void paintOutline(QPainter& painter, ThingStates states, QPoint topLeft);
    // The edges of a set of cells; origin is the upper left corner of cell 0,0. shift: by how much the dashes
    // have moved along, in widths of the line.
    void paintCells(QPainter& painter, const CellMask& cells, QPoint origin, qreal shift = 0);

private:
    void paintHalo(QPainter& painter, const QRectF& cell);
    void paintBrackets(QPainter& painter, const QRectF& cell);
    QPixmap glyph(const ThingLook& thing);
    QPixmap drawnMark(MapColor severity) const;
    void drawGlyph(QPainter& painter, const ThingLook& thing, QSize size) const;
    QColor inkOf(const ThingLook& thing) const;
    QRectF onPixels(const QPainter& painter, const QRectF& rect) const;

    Theme m_theme;
    QSize m_cell;
    qreal m_dpr;
    QHash<quint64, QPixmap> m_glyphs;
    QHash<MapColor, QPixmap> m_marks; // of problems
};

} // namespace levwright
