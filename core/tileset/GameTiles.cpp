// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tileset/GameTiles.h"

#include "core/base/LowerCase.h"
#include "core/base/Phrase.h"

#include <algorithm>

namespace levwright {
namespace {

template <class Row>
std::string nameAt(const std::vector<Row>& rows, int index) {
    return std::size_t(index) < rows.size() ? inLowerCase(rows[std::size_t(index)].name) : std::string();
}

std::string nameOfTrap(const Catalog& catalog, int number) {
    const auto& traps = catalog.traps();
    const auto found = std::ranges::find(traps, number, &NamedNumber::number);
    return found == traps.end() ? std::string() : inLowerCase(found->name) + " trap";
}

} // namespace

GameTiles::GameTiles(TilesetPtr tileset, const Catalog& catalog)
    : m_tileset(std::move(tileset)), m_catalog(&catalog), m_numbers(catalog) {}

std::optional<Bitmap> GameTiles::of(const ThingKey& thing) const {
    if (!m_tileset->isSheet())
        return named(nameOf(thing));
    return m_numbers.of(thing).and_then([&](int number) { return m_tileset->thing(number); });
}

std::optional<Bitmap> GameTiles::ofTerrain(std::string_view word) const {
    if (!m_tileset->isSheet())
        return named(word);
    return m_numbers.ofTerrain(word).and_then([&](int number) { return m_tileset->tile(number); });
}

std::optional<Bitmap> GameTiles::named(std::string_view name) const {
    const Bitmap* found = m_tileset->named(name);
    return found == nullptr ? std::nullopt : std::optional(*found);
}

std::string GameTiles::nameOf(const ThingKey& thing) const {
    switch (thing.kind) {
    case ThingKey::Kind::None:
        return {};
    case ThingKey::Kind::Monster:
        return nameAt(m_catalog->monsters(), thing.number);
    case ThingKey::Kind::Object:
        return nameAt(m_catalog->objects(), thing.number);
    case ThingKey::Kind::Trap:
        return nameOfTrap(*m_catalog, thing.number);
    case ThingKey::Kind::Feature:
        break;
    }
    return std::string(featureWords[std::size_t(thing.number)]);
}

// The last row of a sheet need not be full.
std::string noteOn(const Tileset& tileset, const Catalog& catalog) {
    if (!tileset.isSheet())
        return {};
    const int wanted = TileNumbers(catalog).count();
    if (wanted == 0)
        return say(
            "The order of the tiles of this game is not known. A folder of named pictures can be used.");
    if (tileset.tileCount() < wanted || tileset.tileCount() >= wanted + tileset.columnCount())
        return say("This game has {} tiles, so they may be those of another game or version.", wanted);
    return {};
}

} // namespace levwright
