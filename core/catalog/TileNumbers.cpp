// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/TileNumbers.h"

#include "core/catalog/TableReader.h"

#include <algorithm>

namespace levwright {
namespace {

// The rows of tiles.tsv: how many tiles come before or after what, which no thing of the game has.
struct TileRows {
    int eachMonster = 1;
    int afterMonsters = 0;
    int afterObjects = 0;
    std::map<std::string_view, int> beforeMonster;
    std::map<std::string_view, int> beforeObject;
    std::map<std::string_view, int> others;
};

TileRows rowsOf(const Catalog& catalog) {
    TileRows rows;
    TableReader reader(catalog.tables(), "tiles", "kind\tname\tnumber");
    while (reader.next()) {
        const std::string_view kind = reader.text(0);
        const int number = reader.number(2);
        if (kind == "each monster")
            rows.eachMonster = number;
        else if (kind == "before monster")
            rows.beforeMonster[reader.text(1)] = number;
        else if (kind == "after monsters")
            rows.afterMonsters = number;
        else if (kind == "before object")
            rows.beforeObject[reader.text(1)] = number;
        else if (kind == "after objects")
            rows.afterObjects = number;
        else if (kind == "other")
            rows.others[reader.text(1)] = number;
    }
    return rows;
}

int skipped(const std::map<std::string_view, int>& before, std::string_view name) {
    const auto found = before.find(name);
    return found == before.end() ? 0 : found->second;
}

std::optional<int> at(const std::vector<int>& numbers, int id) {
    return id >= 0 && std::size_t(id) < numbers.size() ? std::optional(numbers[std::size_t(id)])
                                                       : std::nullopt;
}

} // namespace

ThingKey featureKey(std::string_view word) {
    const auto found = std::ranges::find(featureWords, word);
    return found == featureWords.end() ? ThingKey()
                                       : ThingKey{ThingKey::Kind::Feature, int(found - featureWords.begin())};
}

TileNumbers::TileNumbers(const Catalog& catalog) {
    if (!catalog.tables().has("tiles"))
        return;
    const TileRows rows = rowsOf(catalog);
    int next = 0;
    for (const Monster& monster : catalog.monsters()) {
        next += skipped(rows.beforeMonster, monster.name);
        m_monsters.push_back(next);
        next += rows.eachMonster;
    }
    next += rows.afterMonsters;
    for (const Object& object : catalog.objects()) {
        next += skipped(rows.beforeObject, object.name);
        m_objects.push_back(next);
        ++next;
    }
    next += rows.afterObjects;
    for (const auto& [word, number] : rows.others)
        m_others.emplace(word, next + number);
    m_count = ofTerrain("end").value_or(next);
}

std::optional<int> TileNumbers::of(const ThingKey& thing) const {
    switch (thing.kind) {
    case ThingKey::Kind::None:
        return std::nullopt;
    case ThingKey::Kind::Monster:
        return at(m_monsters, thing.number);
    case ThingKey::Kind::Object:
        return at(m_objects, thing.number);
    case ThingKey::Kind::Trap:
        return ofTerrain("first trap").transform([&](int first) { return first + thing.number - 1; });
    case ThingKey::Kind::Feature:
        break;
    }
    return ofTerrain(featureWords[std::size_t(thing.number)]);
}

std::optional<int> TileNumbers::ofTerrain(std::string_view word) const {
    const auto found = m_others.find(word);
    return found == m_others.end() ? std::nullopt : std::optional(found->second);
}

} // namespace levwright
