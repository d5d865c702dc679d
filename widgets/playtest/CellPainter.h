// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/playtest/PlayerView.h"
#include "widgets/canvas/TerrainPainter.h"
#include "widgets/canvas/ThingPainter.h"

#include <vector>

namespace levwright {

// Character and colour of the things of each type of a world, by its index.
using TypeLooks = std::vector<ThingLook>;

// How cells lie and look: as in the editor, as characters, or as characters in rows that are shifted by half
// a cell.
enum class MapForm { Tiles, Characters, Staggered };

// Draws the cells of a playtest: seen ones bright, remembered ones dim, the others not at all.
class CellPainter {
public:
    // As for TerrainPainter: use a new one when one of them changes.
    CellPainter(const Theme& theme, MapForm form, QSize cell, qreal dpr);

    struct Scene {
        const Grid<playtest::ShownCell>& cells;
        const Grid<char>& terrain; // the map characters of cells, for what joins with its like
        const TypeLooks& looks;
    };
    void paint(QPainter& painter, const Scene& scene, Point cell, QPoint topLeft);
    // Of what was never seen, and of what is around the map: dark in both themes.
    static QColor unseen(const Theme& theme);
    // The mark of the cell that is looked at.
    void paintLookMark(QPainter& painter, QPoint topLeft);

private:
    void paintTerrain(QPainter& painter, const Scene& scene, Point cell, QPoint topLeft);
    struct Glyph {
        QChar character;
        QColor ink;
    };
    // Each is drawn once and kept.
    QPixmap character(char terrain);
    QPixmap sign(char ground);
    QPixmap drawCharacter(char terrain, const QColor& ground, const Glyph& glyph);

    Theme m_theme;
    MapForm m_form;
    QSize m_cell;
    qreal m_dpr;
    TerrainPainter m_terrain;
    ThingPainter m_things;
    QHash<char, QPixmap> m_characters;
};

} // namespace levwright
