// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/picture/Scene.h"

namespace levwright {

Scene sceneOf(const roll::SeenLevel& level) {
    Scene scene;
    scene.terrain = Grid<char>(level.terrain.width() - 1, level.terrain.height());
    for (int y = 0; y < scene.terrain.height(); ++y) {
        for (int x = 0; x < scene.terrain.width(); ++x)
            scene.terrain.set({x, y}, level.terrain.at({x + 1, y}));
    }
    for (const roll::SeenGlyph& glyph : level.glyphs)
        scene.glyphs.push_back({.cell = {glyph.cell.x - 1, glyph.cell.y},
                                .character = glyph.character,
                                .color = glyph.color,
                                .thing = glyph.thing});
    return scene;
}

Grid<SceneGlyph> topGlyphs(const Scene& scene) {
    Grid<SceneGlyph> top(scene.terrain.width(), scene.terrain.height());
    for (const SceneGlyph& glyph : scene.glyphs) {
        if (top.contains(glyph.cell))
            top.set(glyph.cell, glyph);
    }
    return top;
}

} // namespace levwright
