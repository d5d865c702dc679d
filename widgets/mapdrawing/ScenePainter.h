// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/picture/Scene.h"
#include "widgets/mapdrawing/TerrainPainter.h"
#include "widgets/mapdrawing/ThingPainter.h"

namespace levwright {

// Draws what a picture shows, as the map of the window draws it.
class ScenePainter {
public:
    // Things have the theme, the cells and the pictures of the terrain.
    explicit ScenePainter(TerrainPainter terrain);

    // The painter may be moved but not scaled or turned.
    void paint(QPainter& painter, const Scene& scene, QPoint topLeft);

private:
    QRect rectOf(const Area& cells, QPoint topLeft) const;
    // all: of the picture, in pixels.
    void paintAxis(QPainter& painter, const SceneAxis& axis, const QRect& all) const;

    TerrainPainter m_terrain;
    ThingPainter m_things;
};

} // namespace levwright
