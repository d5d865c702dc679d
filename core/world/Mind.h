// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/world/CellSet.h"
#include "core/world/Geometry.h"
#include "core/world/Kinds.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace levwright::world {

// A thing seen at a place: the id of its type, or its own id (Rules::memoryNames).
struct MemoryEntry {
    Id what = 0;
    Place place;
    bool operator==(const MemoryEntry&) const = default;
};

struct TerrainKind;

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

    // The cells whose remembered terrain can be walked.
    const CellSet& ground() const { return m_ground; }
    // Cells that were never seen have unknownCell; without depths, all cells do.
    CellSet cellsOfDepth(char depth) const;

    // A row has as many characters as the map has columns. terrain tells what each character is, like the
    // world's TerrainTable.
    void setTerrainRow(int row, std::string_view text, std::span<const TerrainKind> terrain);
    void setDepthRow(int row, std::string_view text);
    void makeMaps(int cells);
    // Adds what is in sight of a map.
    void see(const CellSet& sight, std::string_view map, std::span<const TerrainKind> ground);
    // Adds what has changed in sight of a map since it was first seen.
    void seeChanges(const CellSet& sight, std::string_view map, std::span<const TerrainKind> ground);
    // Must be called when the table changes.
    void setGround(std::span<const TerrainKind> ground);
    // Makes memories fade that are out of sight: draws one number for each such cell that can fade further.
    // random is the state of world::Random.
    void age(const CellSet& sight, std::uint32_t& random);

    std::vector<MemoryEntry> things;

    bool operator==(const Mind& other) const {
        return m_terrain == other.m_terrain && m_depths == other.m_depths && things == other.things;
    }

private:
    void makeTerrain(int cells);
    void makeDepths(int cells);
    void setTerrain(int cell, char terrain, std::span<const TerrainKind> table);
    void setDepth(int cell, char depth);

    std::string m_terrain;
    std::string m_depths;
    CellSet m_unknown; // cells whose remembered terrain is a blank
    CellSet m_ground;
    CellSet m_unseen; // depth blank
    CellSet m_fresh;  // depth '0'
    CellSet m_fading; // depth '0' to '8'
};

} // namespace levwright::world
