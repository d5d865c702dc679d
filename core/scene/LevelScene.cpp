// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scene/LevelScene.h"

#include "core/base/Phrase.h"
#include "core/instance/Terrain.h"

#include <algorithm>
#include <utility>

namespace levwright {
namespace {

constexpr int mostSide = 500; // columns and rows of a scene

AreaInk inkOfArea(const Placement& placement) {
    switch (placement.areaUse) {
    case AreaUse::Region:
        return placement.isDark ? AreaInk::Unlit : AreaInk::Lit;
    case AreaUse::NoDigging:
        return AreaInk::NoDigging;
    case AreaUse::NoPassing:
        return AreaInk::NoPassing;
    case AreaUse::Choice:
        return AreaInk::Choice;
    case AreaUse::Arrival:
        break;
    }
    return AreaInk::Arrival;
}

void drawMap(const Catalog& catalog, const PlacedPart& part, Scene& scene) {
    const Grid<char>& cells = part.view.map->cells;
    for (int y = 0; y < cells.height(); ++y) {
        for (int x = 0; x < cells.width(); ++x) {
            const Point to{x + part.corner.x, y + part.corner.y};
            const Terrain* terrain = catalog.terrainByCharacter(cells.at({x, y}));
            const bool leavesIt = terrain != nullptr && terrain->isSeeThrough;
            if (scene.terrain.contains(to))
                scene.terrain.set(to, leavesIt ? scene.terrain.at(to) : cells.at({x, y}));
        }
    }
}

ThingKey objectKey(const Catalog& catalog, std::string_view name, char classSymbol) {
    const Object* object = catalog.findObject(name, classSymbol);
    return object == nullptr ? ThingKey() : ThingKey{ThingKey::Kind::Object, object->id};
}

// What a kind of statement puts there, if its glyph is '<' and if not.
struct Feature {
    StatementKind kind;
    std::string_view up;
    std::string_view other;
};
constexpr Feature features[] = {
    {StatementKind::Stair, "stairs up", "stairs down"},
    {StatementKind::Ladder, "ladder up", "ladder down"},
    {StatementKind::Altar, "altar", "altar"},
    {StatementKind::Engraving, "engraving", "engraving"},
};

// By its kind where that tells it, since labels are in the language of the user. Graves have no kind that all
// languages share.
ThingKey featureOf(const Placement& placement, std::string_view name) {
    const auto found = std::ranges::find(features, placement.kind, &Feature::kind);
    if (found != std::end(features))
        return featureKey(placement.glyph == '<' ? found->up : found->other);
    return featureKey(name == said("grave") ? "grave" : name);
}

void drawThings(const Catalog& catalog, const PlacedPart& part, bool certain, Scene& scene) {
    for (const Placement& placement : part.view.placements) {
        if (!isDrawn(placement) || isCertain(placement) != certain)
            continue;
        for (const Point cell : placement.cells)
            scene.glyphs.push_back(
                glyphOf(catalog, placement, {cell.x + part.corner.x, cell.y + part.corner.y}));
    }
}

void drawAreas(const PlacedPart& part, Scene& scene) {
    for (const Placement& placement : part.view.placements) {
        if (placement.area)
            scene.areas.push_back(
                {placement.area->ordered().shifted(part.corner), inkOfArea(placement), placement.label});
    }
}

} // namespace

Area PlacedPart::area() const {
    const Grid<char>& cells = view.map->cells;
    return Area{0, 0, cells.width() - 1, cells.height() - 1}.shifted(corner);
}

std::vector<PlacedPart> placedParts(const LevelLanguage& language, const LevelSource& level,
                                    const roll::RollPlan* plan) {
    std::vector<PlacedPart> parts;
    int below = 0;
    for (std::size_t i = 0; i < level.level.parts.size(); ++i) {
        PartView view = language.view(level, i);
        if (view.map == nullptr || view.map->cells.cells().empty())
            continue;
        Point corner{0, below};
        if (plan != nullptr) {
            corner = plan->cornerOfPart(i);
            corner.x -= roll::wholeMap.x1;
        }
        below += view.map->cells.height() + 1;
        parts.push_back({i, std::move(view), corner});
    }
    return parts;
}

bool isDrawn(const Placement& placement) {
    return !placement.isContained && placement.kind != StatementKind::Mazewalk && placement.glyph > ' ' &&
           placement.glyph <= '~';
}

bool isCertain(const Placement& placement) {
    return placement.certainty == Certainty::Written && !placement.isRandomPlace;
}

SceneKind sceneKindOf(StatementKind kind, KindChoice choice) {
    switch (choice) {
    case KindChoice::Named:
        return SceneKind::Named;
    case KindChoice::OfClass:
        return SceneKind::OfClass;
    case KindChoice::Any:
        break;
    }
    if (kind == StatementKind::Trap)
        return SceneKind::OfClass;
    return kind == StatementKind::Monster ? SceneKind::AnyMonster : SceneKind::AnyThing;
}

ThingKey keyOf(const Catalog& catalog, const Placement& placement) {
    using Kind = ThingKey::Kind;
    if (placement.kindChoice != KindChoice::Named)
        return {};
    // A name that an author gives stands after it in quotes.
    const std::string_view name = beforeQuote(placement.label);
    if (placement.kind == StatementKind::Gold)
        return objectKey(catalog, "gold piece", placement.glyph);
    if (placement.glyph == '^') {
        const NamedNumber* trap = catalog.findTrap(name);
        return trap == nullptr ? ThingKey() : ThingKey{Kind::Trap, trap->number};
    }
    if (const ThingKey feature = featureOf(placement, name); feature.kind != Kind::None)
        return feature;
    if (const Monster* monster = catalog.findMonster(name, placement.glyph); monster != nullptr)
        return {Kind::Monster, monster->id};
    return objectKey(catalog, name, placement.glyph);
}

SceneGlyph glyphOf(const Catalog& catalog, const Placement& placement, Point cell) {
    return {cell,
            placement.glyph,
            placement.color,
            isCertain(placement),
            sceneKindOf(placement.kind, placement.kindChoice),
            keyOf(catalog, placement)};
}

std::optional<Scene> writtenScene(const Game& game, const LevelSource& level, const roll::RollPlan* plan,
                                  const SceneWishes& wishes, SceneExtent extent) {
    std::vector<PlacedPart> parts = placedParts(game.language(), level, plan);
    if (parts.empty() || (plan == nullptr && extent == SceneExtent::Level))
        return std::nullopt;
    Area all =
        extent == SceneExtent::Level ? roll::wholeMap.shifted({-roll::wholeMap.x1, 0}) : parts.front().area();
    if (extent == SceneExtent::Maps) {
        for (const PlacedPart& part : parts)
            all = all.united(part.area());
    }
    // No game has levels that large, but a text may hold any map.
    all = all.common({all.x1, all.y1, all.x1 + mostSide - 1, all.y1 + mostSide - 1});
    Scene scene;
    scene.terrain = Grid<char>(all.width(), all.height(), ' ');
    for (PlacedPart& part : parts) {
        part.corner = {part.corner.x - all.x1, part.corner.y - all.y1};
        drawMap(game.catalog(), part, scene);
        if (wishes.areas)
            drawAreas(part, scene);
    }
    if (!wishes.things)
        return scene;
    // What is certain hides what is not.
    for (const bool certain : {false, true}) {
        for (const PlacedPart& part : parts)
            drawThings(game.catalog(), part, certain, scene);
    }
    return scene;
}

Scene rolledScene(const roll::LevelInstance& level, const roll::RollPlan& plan, const Catalog& catalog,
                  const SceneWishes& wishes) {
    Scene scene = sceneOf(roll::seenLevel(level, plan, catalog));
    if (!wishes.things)
        scene.glyphs.clear();
    if (wishes.areas) {
        for (const roll::RolledRoom& room : level.rooms)
            scene.areas.push_back({room.area.shifted({-roll::wholeMap.x1, 0}), AreaInk::Room, say("room")});
    }
    return scene;
}

} // namespace levwright
