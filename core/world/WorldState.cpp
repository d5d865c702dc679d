// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/world/WorldState.h"

#include <algorithm>
#include <numeric>

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
