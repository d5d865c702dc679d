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

// The kind of each character of the map.
using TerrainTable = std::array<TerrainKind, terrainKinds>;
TerrainTable ordinaryTerrain();

constexpr int longestLength = 256;

// When a sleeping thing wakes: if the player is at most distance steps away and in its sight, this chance, in
// percent, is drawn in each of its turns.
struct Waking {
    int distance = 10; // 0 to 255
    int chance = 33;   // 0 to 100
    bool operator==(const Waking&) const = default;
};

// The complete state of a world. Copying is cheap: the map, what things see and what they remember are shared
// until they change.
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
    TerrainTable terrain = ordinaryTerrain(); // change it with setTerrain()
    std::vector<TerrainLink> links;           // by rule, then by character; change it with setLink()
    TerrainTable ground = ordinaryTerrain();  // terrain as minds see it: what opens can be walked
    bool factions = false;                    // actors fight only the player, and the player fights them
    Waking waking;
    std::string exit;                       // what the player used to leave; empty until then
    std::shared_ptr<const std::string> map; // length * length characters, ASCII; null if there is none
    std::optional<Place> altar;
    std::vector<ThingAction> actions; // in order
    std::vector<ThingType> types;     // in the order in which they were made; see typesInOrder
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
    // The first action of that kind, in order; null if there is none.
    const ThingAction* firstAction(ActionKind kind) const;
    // Indices into types, in the order of the rules.
    std::vector<int> typesInOrder(const Rules& rules) const;
    // The type of the thing in a memory entry; null if it no longer exists.
    const ThingType* remembered(const MemoryEntry& entry, MemoryNames names) const;
    bool passable(char cell) const { return terrain[std::size_t(cell)].passable; }
    void setTerrain(char character, TerrainKind kind);
    // The link from a character; null if there is none.
    const TerrainLink* link(TerrainRule rule, char from) const;
    // Replaces the link from the same character. A link to the same character removes it.
    void setLink(const TerrainLink& link);
    bool hasLooks() const;
    // What each character of the map looks like.
    std::array<char, terrainKinds> looks() const;
    // Whether one of the two would attack the other on its own, in a world of factions.
    static bool areEnemies(const Thing& a, const Thing& b);
};

} // namespace levwright::world
