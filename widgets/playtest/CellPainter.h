// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/playtest/PlayerView.h"
#include "widgets/mapdrawing/TerrainPainter.h"
#include "widgets/mapdrawing/ThingPainter.h"

#include <vector>

namespace levwright {

// Character and colour of the things of a world, by the index of their type.
using TypeLooks = std::vector<ThingLook>;

// How cells are arranged and look: tiles as in the editor, characters, or characters in rows shifted by half
// a cell.
enum class MapForm { Tiles, Characters, Staggered };

// Draws the cells of a playtest: visible ones bright, remembered ones dim, others not at all.
class CellPainter {
public:
    // terrain: of groundLooks(); the rest has its theme, cells and pictures. As with it: create a new one if
    // an argument changes.
    CellPainter(TerrainPainter terrain, MapForm form);

    struct Scene {
        const Grid<playtest::ShownCell>& cells;
        const Grid<char>& terrain; // the map characters, for terrain that joins with its neighbours
        const TypeLooks& looks;
    };
    void paint(QPainter& painter, const Scene& scene, Point cell, QPoint topLeft);
    // The colour of cells that were never seen and of the area around the map; dark in both themes.
    static QColor unseen(const Theme& theme);
    // Marks the cell that the user looks at.
    void paintLookMark(QPainter& painter, QPoint topLeft);

private:
    void paintTerrain(QPainter& painter, const Scene& scene, Point cell, QPoint topLeft);
    struct Glyph {
        QChar character;
        QColor ink;
    };
    // Each picture is drawn once and kept.
    QPixmap character(char terrain);
    QPixmap sign(char ground);
    QPixmap drawCharacter(char terrain, const QColor& ground, const Glyph& glyph);

    TerrainPainter m_terrain;
    Theme m_theme;
    MapForm m_form;
    QSize m_cell;
    qreal m_dpr;
    ThingPainter m_things;
    QHash<char, QPixmap> m_characters;
};

} // namespace levwright
