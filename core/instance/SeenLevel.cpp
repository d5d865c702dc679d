// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/instance/SeenLevel.h"

#include <array>
#include <optional>

namespace levwright::roll {
namespace {

struct FeatureGlyph {
    char glyph = 0;
    int color = 7;
    std::string_view word = {}; // of featureWords
};

FeatureGlyph featureOf(int terrain, int detail) {
    constexpr int brown = 3;
    constexpr int gray = 7;
    constexpr int white = 15;
    const bool isUp = (detail & LeadsUp) != 0;
    const char stair = isUp ? '<' : '>';
    switch (terrain) {
    case Stairs:
        return {stair, white, isUp ? "stairs up" : "stairs down"};
    case Ladder:
        return {stair, brown, isUp ? "ladder up" : "ladder down"};
    case Grave:
        return {'|', white, "grave"};
    case Altar:
        return {'_', gray, "altar"};
    case RaisedBridge:
        return {'+', brown, "raised bridge"};
    case LoweredBridge:
        return {'#', brown, "lowered bridge"};
    default:
        return {};
    }
}

std::vector<SeenGlyph> glyphsOf(const LevelInstance& level, const Catalog& catalog) {
    constexpr int brightMagenta = 13;
    constexpr int cyan = 6;
    std::array<std::optional<SeenGlyph>, cellCount> top;
    using Kind = ThingKey::Kind;
    const auto draw = [&](Point p, char glyph, int color, const ThingKey& thing) {
        top[std::size_t(cellOf(p))] = SeenGlyph{p, glyph, color, thing};
    };
    for (int cell = 0; cell < cellCount; ++cell) {
        const FeatureGlyph feature =
            featureOf(level.terrain[std::size_t(cell)], level.detail[std::size_t(cell)]);
        if (feature.glyph != 0)
            draw(placeOf(cell), feature.glyph, feature.color, featureKey(feature.word));
    }
    for (const RolledEngraving& engraving : level.engravings)
        draw(engraving.place.point(), '~', cyan, featureKey("engraving"));
    for (const RolledTrap& trap : level.traps)
        draw(trap.place.point(), '^', brightMagenta, {Kind::Trap, trap.kind});
    for (const RolledObject& object : level.objects) {
        const Object& kind = catalog.objects()[std::size_t(object.kind)];
        // A thing inside rock would hide the shape of the rock.
        if (object.liesOpen())
            draw(object.place.point(), kind.classSymbol, kind.color, {Kind::Object, object.kind});
    }
    for (const RolledMonster& monster : level.monsters) {
        const Monster& kind = catalog.monsters()[std::size_t(monster.kind)];
        draw(monster.place.point(), kind.classSymbol, kind.color, {Kind::Monster, monster.kind});
    }
    std::vector<SeenGlyph> glyphs;
    for (const std::optional<SeenGlyph>& glyph : top) {
        if (glyph)
            glyphs.push_back(*glyph);
    }
    return glyphs;
}

} // namespace

// The shapes of walls come from their neighbours.
char seenCharacter(const RollPlan& plan, const Catalog& catalog, int terrain, int detail) {
    switch (terrain) {
    case VerticalWall:
    case TeeLeft:
    case TeeRight:
    case DrawbridgeWall:
        return '|';
    case RaisedBridge:
        return (detail & LavaUnderBridge) != 0 ? 'L' : '}';
    case Door:
        return (detail & (ClosedDoor | LockedDoor | OpenDoor)) != 0 ? '+' : '.';
    case Stairs:
    case Ladder:
    case Grave:
    case Altar:
    case LoweredBridge:
        return '.';
    default:
        break;
    }
    if (isWall(terrain))
        return '-';
    return catalog.terrains()[std::size_t(plan.tables->terrain().toGame(terrain))].mapCharacter;
}

SeenLevel seenLevel(const LevelInstance& level, const RollPlan& plan, const Catalog& catalog) {
    SeenLevel seen{Grid<char>(columns, rows, ' '), glyphsOf(level, catalog)};
    for (int cell = 0; cell < cellCount; ++cell)
        seen.terrain.set(placeOf(cell), seenCharacter(plan, catalog, level.terrain[std::size_t(cell)],
                                                      level.detail[std::size_t(cell)]));
    return seen;
}

} // namespace levwright::roll
