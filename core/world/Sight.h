// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/world/Geometry.h"
#include "core/world/WorldState.h"

#include <memory>
#include <string_view>
#include <vector>

namespace levwright::world {

struct Sight {
    std::shared_ptr<const CellSet> visible;
    bool metShadow = false; // something opaque was seen
};

// The cells of a map that cannot be seen through.
CellSet opaqueCells(std::string_view map, const TerrainTable& terrain);

// What can be seen from a place on the map (world-server.md, section 10). In square worlds, the rings have
// eight sides instead of six; everything else is the same.
Sight sightFrom(const Geometry& geometry, const CellSet& opaque, Place place);

// Sight from all cells of one map that have been asked for, each computed once.
class SightCache {
public:
    // If map, terrain or geometry is another one, forgets everything about the old one.
    void useFor(std::shared_ptr<const std::string> map, const TerrainTable& terrain,
                const std::shared_ptr<const Geometry>& geometry);
    const Sight& from(int cell);

private:
    std::shared_ptr<const std::string> m_map;
    std::shared_ptr<const Geometry> m_geometry;
    TerrainTable m_terrain{};
    CellSet m_opaque;
    std::vector<Sight> m_sights; // by cell
    std::size_t m_held = 0;
};

} // namespace levwright::world
