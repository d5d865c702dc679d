// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/world/WorldState.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace levwright::world {

TerrainTable ordinaryTerrain() {
    TerrainTable table;
    for (const char passable : {terrain::land, terrain::soil, terrain::altar})
        table[std::size_t(passable)].passable = true;
    table[std::size_t(terrain::tree)].transparent = false;
    return table;
}

int WorldState::typeIndex(Id id) const {
    const auto found = std::ranges::find(types, id, &ThingType::id);
    return found == types.end() ? -1 : int(found - types.begin());
}

const ThingAction* WorldState::action(Id id) const {
    const auto found = std::ranges::find(actions, id, &ThingAction::id);
    return found == actions.end() ? nullptr : &*found;
}

const ThingAction* WorldState::firstAction(ActionKind kind) const {
    const auto found = std::ranges::find(actions, kind, &ThingAction::kind);
    return found == actions.end() ? nullptr : &*found;
}

const TerrainLink* WorldState::link(TerrainRule rule, char from) const {
    const auto found = std::ranges::find_if(
        links, [&](const TerrainLink& link) { return link.rule == rule && link.from == from; });
    return found == links.end() ? nullptr : &*found;
}

void WorldState::setLink(const TerrainLink& link) {
    const auto place = [](const TerrainLink& l) { return std::pair(l.rule, l.from); };
    std::erase_if(links, [&](const TerrainLink& other) { return place(other) == place(link); });
    if (link.from != link.to)
        links.insert(std::ranges::upper_bound(links, place(link), {}, place), link);
}

bool WorldState::hasLooks() const {
    return std::ranges::contains(links, TerrainRule::Seems, &TerrainLink::rule);
}

std::array<char, terrainKinds> WorldState::looks() const {
    std::array<char, terrainKinds> looks{};
    std::iota(looks.begin(), looks.end(), char(0));
    for (const TerrainLink& link : links) {
        if (link.rule == TerrainRule::Seems)
            looks[std::size_t(link.from)] = link.to;
    }
    return looks;
}

bool WorldState::areEnemies(const Thing& a, const Thing& b) {
    return (a.id == playerId) != (b.id == playerId) && !a.peaceful && !b.peaceful;
}

std::vector<int> WorldState::typesInOrder(const Rules& rules) const {
    std::vector<int> order(types.size());
    std::iota(order.begin(), order.end(), 0);
    if (rules.order.ascendingIds)
        std::ranges::sort(order, {}, [&](int index) { return types[std::size_t(index)].id; });
    return order;
}

const ThingType* WorldState::remembered(const MemoryEntry& entry, MemoryNames names) const {
    if (names == MemoryNames::Thing) {
        const Thing* thing = things.find(entry.what);
        return thing == nullptr ? nullptr : &typeOf(*thing);
    }
    const int index = typeIndex(entry.what);
    return index < 0 ? nullptr : &types[std::size_t(index)];
}

} // namespace levwright::world
