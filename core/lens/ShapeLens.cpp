// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lens/ShapeLens.h"

#include "core/lens/Footing.h"

#include <algorithm>
#include <cstdlib>

namespace levwright::lens {
namespace {

using roll::cellOf;
using roll::CellSet;

// Terrain that looks alike to a mirror has the same number.
std::uint8_t mirrored(std::uint8_t terrain) {
    if (roll::isWall(terrain) && terrain != roll::DrawbridgeWall)
        return roll::VerticalWall;
    if (terrain == roll::SecretDoor)
        return roll::Door;
    if (terrain == roll::SecretCorridor)
        return roll::Corridor;
    return terrain;
}

enum class Axis : std::uint8_t { Upright, Level };

class Mirror {
public:
    Mirror(const roll::LevelInstance& level, const Area& extent, Axis axis)
        : m_level(level), m_extent(extent), m_axis(axis) {
        const int low = axis == Axis::Upright ? extent.x1 : extent.y1;
        const int high = axis == Axis::Upright ? extent.x2 : extent.y2;
        m_place = low + high;
        CellSet fewest = breaksAt(m_place);
        for (int away = 1; away <= (high - low) / 2; ++away) {
            for (const int place : {low + high - away, low + high + away}) {
                CellSet breaks = breaksAt(place);
                if (sizeOf(breaks) < sizeOf(fewest)) {
                    fewest = breaks;
                    m_place = place;
                }
            }
        }
        m_breaks = fewest;
    }

    int place() const { return m_place; }
    const CellSet& breaks() const { return m_breaks; }

private:
    static int sizeOf(const CellSet& cells) {
        int size = 0;
        for (int x = 1; x < roll::columns; ++x)
            size += std::popcount(cells[x]);
        return size;
    }

    CellSet breaksAt(int place) const {
        CellSet breaks;
        for (int x = m_extent.x1; x <= m_extent.x2; ++x) {
            for (int y = m_extent.y1; y <= m_extent.y2; ++y) {
                const Point image = m_axis == Axis::Upright ? Point{place - x, y} : Point{x, place - y};
                if (kindAt({x, y}) != kindAt(image))
                    breaks.add({x, y});
            }
        }
        return breaks;
    }

    std::uint8_t kindAt(Point p) const {
        return m_extent.contains(p) ? mirrored(m_level.terrain[std::size_t(cellOf(p))])
                                    : std::uint8_t(roll::Stone);
    }

    const roll::LevelInstance& m_level;
    Area m_extent;
    Axis m_axis;
    int m_place = 0; // twice that of the axis
    CellSet m_breaks;
};

std::optional<Area> extentOf(const roll::LevelInstance& level) {
    std::optional<Area> extent;
    CellSet::where([&](std::size_t cell) {
        return level.terrain[cell] != roll::Stone;
    }).forEach([&](Point p) { extent = extent ? extent->united(p) : Area{p.x, p.y, p.x, p.y}; });
    return extent;
}

bool isCorridor(std::uint8_t terrain) {
    return terrain == roll::Corridor || terrain == roll::SecretCorridor;
}

// The sizes of the spaces, which become the numbers of their cells.
std::vector<std::int64_t> measureSpaces(LensResult& result, const Footing& footing, const CellSet& inside) {
    std::vector<std::int64_t> sizes;
    CellSet counted;
    inside.forEach([&](Point start) {
        if (counted.contains(start))
            return;
        std::vector<Point> space{start};
        counted.add(start);
        for (std::size_t i = 0; i < space.size(); ++i) {
            footing.forEachStep(space[i], [&](Point to) {
                if (!inside.contains(to) || counted.contains(to))
                    return;
                counted.add(to);
                space.push_back(to);
            });
        }
        for (const Point p : space)
            result.numbers[std::size_t(cellOf(p))] = std::int32_t(space.size());
        sizes.push_back(std::int64_t(space.size()));
    });
    std::ranges::sort(sizes);
    return sizes;
}

std::optional<std::int64_t> percent(std::int64_t part, std::int64_t whole) {
    return whole == 0 ? std::nullopt : std::optional((100 * part + whole / 2) / whole);
}

void measureSymmetry(LensResult& result, const roll::LevelInstance& level, const Area& extent) {
    const Mirror upright(level, extent, Axis::Upright);
    const Mirror flat(level, extent, Axis::Level);
    result.marks = {marked(LensMark::BreaksUpright, upright.breaks()),
                    marked(LensMark::BreaksLevel, flat.breaks())};
    result.measures.push_back({Measure::AxisUpright, upright.place()});
    result.measures.push_back({Measure::BreaksUpright, std::int64_t(result.marks[0].cells.size())});
    result.measures.push_back({Measure::AxisLevel, flat.place()});
    result.measures.push_back({Measure::BreaksLevel, std::int64_t(result.marks[1].cells.size())});
}

} // namespace

std::vector<MirrorAxis> axesOf(const LensResult& result) {
    std::vector<MirrorAxis> axes;
    for (const Measure measure : {Measure::AxisUpright, Measure::AxisLevel}) {
        if (const std::optional<std::int64_t> place = result.valueOf(measure))
            axes.push_back({measure == Measure::AxisUpright, int(*place)});
    }
    return axes;
}

std::vector<MirrorAxis> axesOf(const LensSum& sum) {
    constexpr double least = 0.1;
    std::vector<MirrorAxis> axes;
    for (const Measure measure : {Measure::AxisUpright, Measure::AxisLevel}) {
        const auto found = sum.measures().find(measure);
        if (found == sum.measures().end())
            continue;
        for (const auto& [place, tally] : found->second) {
            const double share = double(tally.rolls) / double(sum.rolls());
            if (place && share >= least)
                axes.push_back({measure == Measure::AxisUpright, int(*place), share});
        }
    }
    return axes;
}

LensResult shapeLens(const LensGround& ground) {
    const roll::LevelInstance& level = ground.level();
    LensResult result = emptyResult(LensKind::Shape, Unit::Cells);
    const Footing footing(level, allButDigging);
    const CellSet corridors =
        CellSet::where([&](std::size_t cell) { return isCorridor(level.terrain[cell]); });
    const CellSet doors =
        CellSet::where([&](std::size_t cell) { return roll::isAnyDoor(level.terrain[cell]); });
    const std::vector<std::int64_t> sizes =
        measureSpaces(result, footing, footing.cells() - corridors - doors);
    const auto sizeAt = [&](std::size_t i) { return sizes.empty() ? std::nullopt : std::optional(sizes[i]); };
    result.measures = {{Measure::Spaces, std::int64_t(sizes.size())},
                       {Measure::LargestSpace, sizeAt(sizes.size() - 1)},
                       {Measure::MedianSpace, sizeAt((sizes.size() - 1) / 2)}};
    const std::optional<Area> extent = extentOf(level);
    const auto standing = std::int64_t(marked(LensMark::Seen, footing.cells()).cells.size());
    const auto inCorridors = std::int64_t(marked(LensMark::Seen, footing.cells() & corridors).cells.size());
    result.measures.push_back({Measure::FloorShare, percent(standing, extent ? extent->cellCount() : 0)});
    result.measures.push_back({Measure::CorridorShare, percent(inCorridors, standing)});
    if (extent)
        measureSymmetry(result, level, *extent);
    return result;
}

} // namespace levwright::lens
