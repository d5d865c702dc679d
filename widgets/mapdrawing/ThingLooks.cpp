// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/mapdrawing/ThingLooks.h"

#include "core/scene/LevelScene.h"

#include <algorithm>
#include <array>
#include <utility>

namespace levwright {

AreaStyle areaStyle(AreaUse use, bool isDark) {
    switch (use) {
    case AreaUse::NoDigging:
        return {MapColor::NonDiggable, true, false};
    case AreaUse::NoPassing:
        return {MapColor::NonPasswall, true, false};
    case AreaUse::Region:
        return {isDark ? MapColor::RegionUnlit : MapColor::RegionLit, false, true};
    case AreaUse::Choice:
        return {MapColor::Choice, false, true};
    case AreaUse::Arrival:
        break;
    }
    return {MapColor::Arrival, false, true};
}

ThingStates statesOf(SceneKind kind) {
    switch (kind) {
    case SceneKind::Named:
        return {};
    case SceneKind::OfClass:
        return ThingState::DrawnKind;
    case SceneKind::AnyMonster:
        return ThingState::AnyMonster;
    case SceneKind::AnyThing:
        break;
    }
    return ThingState::AnyThing;
}

ThingStates kindStates(StatementKind kind, KindChoice choice) {
    return statesOf(sceneKindOf(kind, choice));
}

ThingLook lookOf(const Placement& thing, const GameTilesPtr& tiles) {
    return {signOf(thing.kind, thing.glyph), thing.color, kindStates(thing.kind, thing.kindChoice),
            tiles ? keyOf(tiles->catalog(), thing) : ThingKey()};
}

ThingLook lookOf(const PaletteThing& thing, const GameTilesPtr& tiles) {
    Placement placed;
    placed.kind = thing.kind;
    placed.glyph = thing.glyph;
    placed.color = thing.color;
    placed.kindChoice = thing.kindChoice;
    placed.label = thing.name;
    return lookOf(placed, tiles);
}

QChar signOf(StatementKind kind, char glyph) {
    constexpr std::array<std::pair<char, char16_t>, 4> arrows{
        {{'^', u'↑'}, {'v', u'↓'}, {'>', u'→'}, {'<', u'←'}}};
    const auto arrow = std::ranges::find(arrows, glyph, &std::pair<char, char16_t>::first);
    const bool isArrow = kind == StatementKind::Mazewalk && arrow != arrows.end();
    return isArrow ? QChar(arrow->second) : QChar::fromLatin1(glyph);
}

} // namespace levwright
