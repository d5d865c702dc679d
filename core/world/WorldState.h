// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/world/Random.h"
#include "core/world/Rules.h"
#include "core/world/ThingList.h"

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace levwright::world {

// The terrain of the original server's maps.
namespace terrain {
constexpr char water = '~';
constexpr char land = '.';
constexpr char tree = 'X';
constexpr char soil = ':';
constexpr char altar = '_';
} // namespace terrain

struct TerrainKind {
    bool passable = false;
    bool transparent = true;
    bool operator==(const TerrainKind&) const = default;
};

constexpr int terrainKinds = 128; // ASCII

// What each character of the map is.
using TerrainTable = std::array<TerrainKind, terrainKinds>;
TerrainTable ordinaryTerrain();

constexpr int longestLength = 256;

// All that a world is. A copy is cheap: the map, what things see and what they remember are shared until
// they change.
struct WorldState {
    std::int64_t turn = 0;
    Id playerType = 0;
    std::int64_t godMood = 0;
    std::int64_t godFavor = 0;
    bool gameWon = false;
    Id slippers = 0; // the type whose use ends the game
    Random random;
    bool active = false;
    int length = 64;
    bool lengthGiven = false;
    Topology topology = Topology::Hex;
    TerrainTable terrain = ordinaryTerrain();
    std::shared_ptr<const std::string> map; // length * length characters, ASCII; null: none
    std::optional<Place> altar;
    std::vector<ThingAction> actions; // in order
    std::vector<ThingType> types;     // as they were made; see typesInOrder
    ThingList things;
    std::optional<Id> selectedAction;
    std::optional<Id> selectedType;
    std::optional<Id> selectedThing;

    Thing* player() { return things.find(playerId); }
    const Thing* player() const { return things.find(playerId); }
    const ThingType& typeOf(const Thing& thing) const { return types[std::size_t(thing.type)]; }
    // Index into types, or -1.
    int typeIndex(Id id) const;
    bool hasType(Id id) const { return typeIndex(id) >= 0; }
    const ThingAction* action(Id id) const;
    // The first action of that kind in order, or null.
    const ThingAction* firstAction(ActionKind kind) const;
    // Indices of types, in the order that rules ask for.
    std::vector<int> typesInOrder(const Rules& rules) const;
    // The type of what a memory entry names, or null if that is gone.
    const ThingType* remembered(const MemoryEntry& entry, MemoryNames names) const;
    bool passable(char cell) const { return terrain[std::size_t(cell)].passable; }
};

} // namespace levwright::world
