// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/LevelPicture.h"

#include "core/instance/Terrain.h"
#include "core/model/LevelLanguage.h"
#include "core/scene/LevelScene.h"
#include "core/scene/RoomSketch.h"
#include "core/scene/SketchScene.h"

#include <algorithm>

namespace levwright::compare {
namespace {

bool holdsLevel(const LevelsAnalysis& levels, Range range) {
    if (range.empty())
        return false;
    const Range level = levels.levelRange(levels.levelAt(range.begin));
    return range.begin <= level.begin && level.end <= range.end;
}

// What would be at the end of a level has the place where the next one begins.
std::size_t levelOf(const LevelsAnalysis& levels, Range range) {
    return levels.levelAt(range.empty() && range.begin > 0 ? range.begin - 1 : range.begin);
}

std::vector<Area> areasOf(const Placement& placement, Point corner) {
    std::vector<Area> areas;
    if (placement.area)
        areas.push_back(placement.area->ordered().shifted(corner));
    for (const Point cell : placement.cells)
        areas.push_back(Area{cell.x, cell.y, cell.x, cell.y}.shifted(corner));
    return areas;
}

} // namespace

LevelPair levelsOf(const LevelsAnalysis& before, const LevelsAnalysis& after, const Difference& difference) {
    LevelPair pair{levelOf(before, difference.before), levelOf(after, difference.after)};
    if (difference.kind == DifferenceKind::Added && holdsLevel(after, difference.after))
        pair.before.reset();
    if (difference.kind == DifferenceKind::Removed && holdsLevel(before, difference.before))
        pair.after.reset();
    return pair;
}

LevelPicture::LevelPicture(const LevelsAnalysis& levels, std::size_t level) {
    const SceneWishes wishes{};
    if (auto written =
            writtenScene(levels.game(), levels.source(level), nullptr, wishes, SceneExtent::Maps)) {
        m_scene = *std::move(written);
        placeMaps(levels, level);
    } else if (levels.level(level).isOfRooms()) {
        m_scene = sketchedScene(levels, level, wishes);
        placeRooms(levels, level);
    }
    std::ranges::stable_sort(m_begun, {}, &Begun::begin);
}

void LevelPicture::placeMaps(const LevelsAnalysis& levels, std::size_t level) {
    for (const PlacedPart& part : placedParts(levels.game().language(), levels.source(level), nullptr)) {
        m_maps.push_back({part.part, part.area()});
        const std::vector<MapRow>& rows = part.view.map->rows;
        if (!rows.empty())
            m_begun.push_back({levels.levelStart(level) + rows.front().line.begin, part.area()});
        for (const Placement& placement : part.view.placements) {
            for (const Area& at : compare::areasOf(placement, part.corner))
                m_begun.push_back({levels.rangeOf({level, placement.statement}).begin, at});
        }
    }
}

void LevelPicture::placeRooms(const LevelsAnalysis& levels, std::size_t level) {
    const LevelLayout layout = sketchOf(levels, level);
    const auto beginOf = [&](std::size_t statement) { return levels.rangeOf({level, statement}).begin; };
    const Point toScene{-roll::wholeMap.x1, 0};
    for (const RoomView& room : levels.game().language().rooms(levels.source(level)).rooms) {
        const Offset begin = beginOf(room.statement);
        const std::optional<Area> floor = layout.floorOf(begin);
        if (!floor)
            continue;
        const Area shown = floor->shifted(toScene);
        m_begun.push_back({begin, shown.grown(1, 1)});
        for (const Placement& placement : room.placements) {
            for (const Area& at : compare::areasOf(placement, {shown.x1, shown.y1}))
                m_begun.push_back({beginOf(placement.statement), at});
        }
        for (const RoomDoor& door : room.doors) {
            if (const auto cell = layout.cellOf(beginOf(door.statement)))
                m_begun.push_back(
                    {beginOf(door.statement), Area{cell->x, cell->y, cell->x, cell->y}.shifted(toScene)});
        }
    }
}

std::vector<Area> LevelPicture::areasOf(Range range) const {
    std::vector<Area> areas;
    for (auto it = std::ranges::lower_bound(m_begun, range.begin, {}, &Begun::begin);
         it != m_begun.end() && it->begin < range.end; ++it)
        areas.push_back(it->area);
    return areas;
}

std::optional<Point> LevelPicture::placeOf(const PartCell& cell) const {
    const auto map = std::ranges::find(m_maps, cell.part, &PlacedMap::part);
    if (map == m_maps.end())
        return std::nullopt;
    const Point place{map->area.x1 + cell.cell.x, map->area.y1 + cell.cell.y};
    return map->area.contains(place) ? std::optional(place) : std::nullopt;
}

std::optional<PartCell> LevelPicture::partCellAt(Point cell) const {
    for (const PlacedMap& map : m_maps) {
        if (map.area.contains(cell))
            return PartCell{map.part, {cell.x - map.area.x1, cell.y - map.area.y1}};
    }
    return std::nullopt;
}

std::optional<PartCell> mapCellAt(const LevelsAnalysis& levels, Offset byte) {
    const std::size_t level = levels.levelAt(byte);
    return levels.level(level).mapCellAt(byte - levels.levelStart(level));
}

std::vector<SceneMark> marksOn(const LevelPicture& picture, const std::vector<Difference>& differences,
                               Side side) {
    std::vector<SceneMark> marks;
    for (std::size_t i = 0; i < differences.size(); ++i) {
        const Difference& difference = differences[i];
        SceneMark mark{i, difference.kind, {}};
        const bool isBefore = side == Side::Before;
        if (difference.kind == (isBefore ? DifferenceKind::Added : DifferenceKind::Removed))
            continue;
        mark.areas = picture.areasOf(isBefore ? difference.before : difference.after);
        if (difference.kind == DifferenceKind::Painted && !difference.cells.empty() && !mark.areas.empty()) {
            // The areas are that of the map.
            const Area map = mark.areas.front();
            mark.areas.clear();
            for (const Point cell : difference.cells) {
                const Point at{map.x1 + cell.x, map.y1 + cell.y};
                if (map.contains(at)) // the map of the other version may be larger
                    mark.areas.push_back({at.x, at.y, at.x, at.y});
            }
        }
        if (!mark.areas.empty())
            marks.push_back(std::move(mark));
    }
    return marks;
}

} // namespace levwright::compare
