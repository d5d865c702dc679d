// SPDX-License-Identifier: GPL-3.0-or-later
// A level of one version as a picture, and where in it something stands that differs.
#pragma once

#include "core/base/Geometry.h"
#include "core/compare/Comparison.h"
#include "core/document/LevelsAnalysis.h"
#include "core/picture/Scene.h"

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace levwright::compare {

enum class Side : std::uint8_t { Before, After };

// A level in both versions, by its numbers; empty in a version that does not have it.
struct LevelPair {
    std::optional<std::size_t> before;
    std::optional<std::size_t> after;
    auto operator<=>(const LevelPair&) const = default;
};

// The level in which something differs.
LevelPair levelsOf(const LevelsAnalysis& before, const LevelsAnalysis& after, const Difference& difference);

// Its maps as they are written, below each other, or its rooms about where they may be. The picture of a
// level that has neither is empty. It does not need the analysis any more.
class LevelPicture {
public:
    LevelPicture() = default;
    LevelPicture(const LevelsAnalysis& levels, std::size_t level);

    bool isEmpty() const { return m_scene.terrain.cells().empty(); }
    const Scene& scene() const { return m_scene; }
    // Where the things, rooms and maps stand whose statements or first rows begin in that range of the file.
    std::vector<Area> areasOf(Range range) const;
    // A cell of the map of a part; empty if the part has none, or a smaller one.
    std::optional<Point> placeOf(const PartCell& cell) const;
    // The other way round; empty where no map is.
    std::optional<PartCell> partCellAt(Point cell) const;

private:
    struct Begun {
        Offset begin = 0; // in the file
        Area area;
    };
    struct PlacedMap {
        std::size_t part = 0;
        Area area;
    };

    void placeMaps(const LevelsAnalysis& levels, std::size_t level);
    void placeRooms(const LevelsAnalysis& levels, std::size_t level);

    Scene m_scene;
    std::vector<Begun> m_begun; // in the order of begin
    std::vector<PlacedMap> m_maps;
};

// The cell of a map whose character that byte of the file is; empty for other bytes.
std::optional<PartCell> mapCellAt(const LevelsAnalysis& levels, Offset byte);

// Where a difference is seen in a picture.
struct SceneMark {
    std::size_t difference = 0; // its number in the list
    DifferenceKind kind{};
    std::vector<Area> areas; // at least one
};

// Those of the differences that lie in the level of the picture, on their side: what was moved stands at its
// old place before, and at its new one after.
std::vector<SceneMark> marksOn(const LevelPicture& picture, const std::vector<Difference>& differences,
                               Side side);

} // namespace levwright::compare
