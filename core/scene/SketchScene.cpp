// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scene/SketchScene.h"

#include "core/instance/Terrain.h"
#include "core/model/LevelLanguage.h"
#include "core/scene/RoomSketch.h"

namespace levwright {
namespace {

void drawThingsOf(const Catalog& catalog, const RoomView& room, const Area& floor, Scene& scene) {
    for (const Placement& placement : room.placements) {
        if (!isDrawn(placement))
            continue;
        for (const Point cell : placement.cells)
            scene.glyphs.push_back(glyphOf(catalog, placement, {floor.x1 + cell.x, floor.y1 + cell.y}));
    }
}

} // namespace

Scene sketchedScene(const LevelsAnalysis& analysis, std::size_t level, const SceneWishes& wishes) {
    const LevelLayout layout = sketchOf(analysis, level);
    Scene scene = sceneOf(roll::SeenLevel{layout.terrain, {}});
    for (const RoomView& room : analysis.game().language().rooms(analysis.source(level)).rooms) {
        const Offset begin = analysis.rangeOf({level, room.statement}).begin;
        const std::optional<Area> laidOut = layout.floorOf(begin);
        if (!laidOut)
            continue;
        const Area floor = laidOut->shifted({-roll::wholeMap.x1, 0});
        if (wishes.areas)
            scene.areas.push_back({floor, AreaInk::Room, room.label});
        if (wishes.things)
            drawThingsOf(analysis.game().catalog(), room, floor, scene);
    }
    return scene;
}

} // namespace levwright
