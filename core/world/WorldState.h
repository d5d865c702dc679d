// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/world/Random.h"
#include "core/world/Rules.h"
#include "core/world/TerrainLink.h"
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

// When something that sleeps wakes: the player is no more than distance steps away and in its sight, and each
// of its turns there is a chance of so many in a hundred.
struct Waking {
    int distance = 10; // 0 to 255
    int chance = 33;   // 0 to 100
    bool operator==(const Waking&) const = default;
};

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
    std::vector<TerrainLink> links; // by rule, then by character
    bool factions = false;          // actors fight the player only, and the player them
    Waking waking;
    std::string exit;                       // what the player left the world by; empty: still there
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
    // Where a character leads to, or null.
    const TerrainLink* link(TerrainRule rule, char from) const;
    // Takes the place of the link from the same character; one that leads to itself is none.
    void setLink(const TerrainLink& link);
    bool hasLooks() const;
    // What each character of the map looks like.
    std::array<char, terrainKinds> looks() const;
    // In a world of factions: whether one of the two would attack the other by itself.
    static bool areEnemies(const Thing& a, const Thing& b);
};

} // namespace levwright::world
