// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/instance/RollPlan.h"
#include "core/model/LevelLanguage.h"
#include "core/picture/Scene.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace levwright {

struct SceneWishes {
    bool things = true;
    bool areas = false;
};

// What of the level a scene of a written map holds.
enum class SceneExtent {
    Maps,  // the maps alone
    Level, // all of the level but its column 0
};

// Whether a thing has a character for a picture. The arrow that a maze walk is drawn as would look like
// stairs.
bool isDrawn(const Placement& placement);
// Whether the text says that it lies there, and nothing decides whether it does.
bool isCertain(const Placement& placement);
// What is known of its kind. A trap of any kind is one of its class.
SceneKind sceneKindOf(StatementKind kind, KindChoice choice);

// The thing that the text names. None if it leaves the kind open.
ThingKey keyOf(const Catalog& catalog, const Placement& placement);
// A thing on a cell of the scene.
SceneGlyph glyphOf(const Catalog& catalog, const Placement& placement, Point cell);

// A part with the place of its map in a scene.
struct PlacedPart {
    std::size_t part = 0; // index into LevelModel::parts
    PartView view;        // its map is there and has cells
    Point corner;         // the cell of the scene that is the map's cell 0,0

    Area area() const; // of its map in the scene
};

// The parts with a map: each where the plan of the level puts it or, without a plan, below each other from
// 0,0. A scene of the maps alone may begin elsewhere.
std::vector<PlacedPart> placedParts(const LevelLanguage& language, const LevelSource& level,
                                    const roll::RollPlan* plan);

// The maps of a level as they are written, each where it lies in the level, with the things whose places the
// text tells. plan: of this level, or null if it has none; without it, several maps lie below each other.
// Empty if no map is written, or if all of the level is wanted and there is no plan.
std::optional<Scene> writtenScene(const Game& game, const LevelSource& level, const roll::RollPlan* plan,
                                  const SceneWishes& wishes, SceneExtent extent);

// All of the level but its column 0. The areas are its rooms.
Scene rolledScene(const roll::LevelInstance& level, const roll::RollPlan& plan, const Catalog& catalog,
                  const SceneWishes& wishes);

} // namespace levwright
