// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tools/Stroke.h"

#include "core/tools/ToolCells.h"

#include <algorithm>

namespace levwright {
namespace {

bool isAllowed(const StrokeRules& rules, Point cell) {
    return cell.x >= 0 && cell.y >= 0 && cell.x < rules.limit.x && cell.y < rules.limit.y &&
           (rules.within == nullptr || rules.within->contains(cell));
}

bool lies(const WallTerrain& walls, char terrain, Over over) {
    switch (over) {
    case Over::Anything:
        break;
    case Over::Stone:
        return terrain == stone;
    case Over::Walls:
        return walls.isWall(terrain) || walls.isDoor(terrain);
    }
    return true;
}

// The changes of walls: among the painted cells themselves, or around all of them.
std::vector<CellChange> wallChanges(const StrokeRules& rules, const Grid<char>& map,
                                    const StrokeUpdate& update) {
    if (rules.options.smartWalls)
        return wallsAround(rules.walls, map, update.changes);
    if (!update.straightens)
        return {};
    std::vector<Point> cells;
    cells.reserve(update.changes.size());
    for (const CellChange& change : update.changes)
        cells.push_back(change.at);
    return straightened(rules.walls, changedMap(map, update.changes), CellMask(std::move(cells)).cells());
}

} // namespace

StrokeUpdate completed(const StrokeRules& rules, const Grid<char>& map, const StrokeUpdate& update) {
    StrokeUpdate all = update;
    all.changes.clear();
    all.additions.clear();
    const auto mayBePainted = [&](Point cell) {
        return isAllowed(rules, cell) && lies(rules.walls, map.atOr(cell, stone), update.over);
    };
    const auto images = [&](Point cell) { return mirrorImages(cell, rules.options.mirror, rules.mirrored); };
    for (const CellChange& change : update.changes) {
        for (const Point image : images(change.at)) {
            if (mayBePainted(image))
                all.changes.push_back({image, change.terrain});
        }
    }
    for (const StrokeAddition& addition : update.additions) {
        for (const Point image : images(addition.cell)) {
            const auto isThere = [&](const StrokeAddition& other) {
                return other.name == addition.name && other.cell == image;
            };
            if (mayBePainted(image) && std::ranges::none_of(all.additions, isThere))
                all.additions.push_back({addition.name, image});
        }
    }
    for (const CellChange& change : wallChanges(rules, map, all)) {
        if (isAllowed(rules, change.at))
            all.changes.push_back(change);
    }
    return all;
}

} // namespace levwright
