// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tools/Stroke.h"

#include "core/tools/ToolCells.h"

namespace levwright {
namespace {

bool mayBePainted(const StrokeRules& rules, Point cell) {
    return cell.x >= 0 && cell.y >= 0 && cell.x < rules.limit.x && cell.y < rules.limit.y &&
           (rules.within == nullptr || rules.within->contains(cell));
}

} // namespace

std::vector<CellChange> completed(const StrokeRules& rules, const Grid<char>& map,
                                  const std::vector<CellChange>& changes) {
    std::vector<CellChange> all;
    for (const CellChange& change : changes) {
        for (const Point image : mirrorImages(change.at, rules.options.mirror, rules.mirrored)) {
            if (mayBePainted(rules, image))
                all.push_back({image, change.terrain});
        }
    }
    if (!rules.options.smartWalls)
        return all;
    for (const CellChange& change : wallsAround(rules.walls, map, all)) {
        if (mayBePainted(rules, change.at))
            all.push_back(change);
    }
    return all;
}

} // namespace levwright
