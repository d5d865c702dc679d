// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/world/CellSet.h"
#include "core/world/Geometry.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace levwright::world {

using Id = std::int64_t;

constexpr Id playerId = 0;

enum class ActionKind : std::uint8_t { Wait, Move, Use, Drop, PickUp };

struct ThingAction {
    Id id = 0;
    int effort = 1; // turns, 0 to 255
    ActionKind kind = ActionKind::Wait;
};

// Progress that a thing of ordinary speed makes in a turn, in the unit of ThingType::speed.
constexpr int ordinarySpeed = 12;

struct ThingType {
    Id id = 0;
    std::string name = "(none)";
    char symbol = '?';
    Id corpse = 0;
    int consumable = 0;        // satiation it gives, 0 to 65535
    int proliferate = 0;       // spreads one turn in this many; 0: never
    int startNumber = 0;       // 0 to 255
    int lifepoints = 0;        // 0 to 255; 0: inanimate
    int storage = 0;           // things it can carry, 0 to 255
    int speed = ordinarySpeed; // 1 to 255

    bool animate() const { return lifepoints != 0; }
};

// A thing seen at a place: the id of its type or its own (Rules::memoryNames).
struct MemoryEntry {
    Id what = 0;
    Place place;
    bool operator==(const MemoryEntry&) const = default;
};

constexpr char unknownCell = ' ';

// What a thing remembers of the map: terrain as last seen, and per cell how long ago ('0': now, to '9').
class Mind {
public:
    bool hasTerrain() const { return !m_terrain.empty(); }
    bool hasDepths() const { return !m_depths.empty(); }
    char terrain(int cell) const { return m_terrain[std::size_t(cell)]; }
    char depth(int cell) const { return m_depths[std::size_t(cell)]; }
    std::string_view terrainRow(int row, int length) const;
    std::string_view depthRow(int row, int length) const;

    // Rows have as many characters as the map has columns.
    void setTerrainRow(int row, std::string_view text);
    void setDepthRow(int row, std::string_view text);
    void makeMaps(int cells);
    // Takes in what is in sight of a map.
    void see(const CellSet& sight, std::string_view map);
    // Lets what is out of sight fade: draws one number for each such cell that can fade further.
    // random is the state of world::Random.
    void age(const CellSet& sight, std::uint32_t& random);

    std::vector<MemoryEntry> things;

    bool operator==(const Mind& other) const {
        return m_terrain == other.m_terrain && m_depths == other.m_depths && things == other.things;
    }

private:
    void setDepth(int cell, char depth);

    std::string m_terrain;
    std::string m_depths;
    CellSet m_unknown; // cells whose remembered terrain is a blank
    CellSet m_fresh;   // depth '0'
    CellSet m_fading;  // depth '0' to '8'
};

struct Thing {
    Id id = 0;
    int type = 0; // index into the world's types
    int lifepoints = 0;
    int argument = 0;
    int progress = 0;
    int energy = 0; // rest of a speed that is not the ordinary one
    std::int64_t satiation = 0;
    Id command = 0; // action, or 0: none
    Place place;
    int cell = 0; // of place, or shut
    bool playerDrop = false;
    bool carried = false;
    std::vector<Id> inventory;
    std::shared_ptr<const CellSet> sight; // null: never built
    std::shared_ptr<Mind> mind;           // null: remembers nothing; shared: see changeMind

    bool living() const { return lifepoints != 0; }
    bool sees(int target) const { return sight && target != shut && sight->contains(target); }
};

// The thing's mind for changing: its own copy, if a snapshot holds it too.
Mind& changeMind(Thing& thing);

// Equal in all that the original server compares (world-server.md, section 6).
bool equalByValue(const Thing& a, const Thing& b);

// The things of a world in their order. References last until the next change.
class ThingList {
public:
    std::size_t size() const { return m_things.size(); }
    Thing& at(std::size_t index) { return m_things[index]; }
    const Thing& at(std::size_t index) const { return m_things[index]; }
    auto begin() { return m_things.begin(); }
    auto end() { return m_things.end(); }
    auto begin() const { return m_things.begin(); }
    auto end() const { return m_things.end(); }

    Thing* find(Id id);
    const Thing* find(Id id) const;
    // At the end, or where its id belongs. The id is not in use.
    Thing& add(Thing thing, bool ascendingIds);
    void remove(Id id);
    void clear();
    Id lowestUnusedId() const;

private:
    std::int32_t indexOf(Id id) const;
    void indexFrom(std::size_t first);

    std::vector<Thing> m_things;
    std::vector<std::int32_t> m_indices; // by id, for ids below maximumDenseId; -1: not in use
};

} // namespace levwright::world
