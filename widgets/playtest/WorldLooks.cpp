// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/playtest/WorldLooks.h"

#include "core/base/Phrase.h"
#include "core/playtest/Ground.h"
#include "widgets/mapdrawing/CellFont.h"

#include <QCoreApplication>

#include <algorithm>

namespace levwright {
namespace {

// Indices of NetHack's 16 colours.
constexpr int livingColor = 9; // orange
constexpr int foodColor = 2;   // green
constexpr int otherColor = 3;  // brown
constexpr int playerColor = 15;

// What does not move and is no object: a trap, or a way out. Branches have stairs like others.
ThingKey fixtureOf(std::string_view name, const Catalog& catalog) {
    if (const NamedNumber* trap = catalog.findTrap(name))
        return {ThingKey::Kind::Trap, trap->number};
    constexpr std::string_view branch = "branch ";
    return featureKey(name.starts_with(branch) ? name.substr(branch.size()) : name);
}

// As the game has it; colours are those of the kind of type if the game does not know the name.
ThingLook lookOf(const world::ThingType& type, const Catalog* catalog) {
    const int usual = type.animate() ? livingColor : type.consumable != 0 ? foodColor : otherColor;
    const QChar character = printable(type.symbol);
    if (catalog == nullptr)
        return {character, usual, {}};
    if (type.animate()) {
        const Monster* monster = catalog->findMonster(type.name, std::nullopt);
        return monster != nullptr
                   ? ThingLook{character, monster->color, {}, {ThingKey::Kind::Monster, monster->id}}
                   : ThingLook{character, usual, {}};
    }
    if (const Object* object = catalog->findObject(type.name, std::nullopt))
        return {character, object->color, {}, {ThingKey::Kind::Object, object->id}};
    return {character, usual, {}, fixtureOf(type.name, *catalog)};
}

struct WorldWords {
    Q_DECLARE_TR_FUNCTIONS(WorldLooks)
};

QString islandTerrainName(char terrain) {
    switch (terrain) {
    case world::terrain::water:
        return WorldWords::tr("water");
    case world::terrain::land:
        return WorldWords::tr("land");
    case world::terrain::tree:
        return WorldWords::tr("tree");
    case world::terrain::soil:
        return WorldWords::tr("soil");
    case world::terrain::altar:
        return WorldWords::tr("altar");
    default:
        return WorldWords::tr("terrain “%1”").arg(printable(terrain));
    }
}

} // namespace

MapForm formOf(const world::WorldState& state) {
    if (state.topology == world::Topology::Hex)
        return MapForm::Staggered;
    const bool known = state.map && std::ranges::all_of(*state.map, [](char terrain) {
                           return playtest::groundKind(terrain) != nullptr;
                       });
    return known ? MapForm::Tiles : MapForm::Characters;
}

TypeLooks looksOf(const world::WorldState& state, const Catalog* catalog) {
    TypeLooks looks;
    looks.reserve(state.types.size());
    for (const world::ThingType& type : state.types)
        looks.push_back(lookOf(type, catalog));
    if (const world::Thing* player = state.player())
        looks[std::size_t(player->type)].color = playerColor;
    return looks;
}

QString terrainName(char terrain, MapForm form) {
    const playtest::GroundKind* known = form == MapForm::Tiles ? playtest::groundKind(terrain) : nullptr;
    return known != nullptr ? QString::fromUtf8(said(known->name)) : islandTerrainName(terrain);
}

} // namespace levwright
