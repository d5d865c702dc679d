// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edit/DoorEdit.h"

#include "core/base/CellMask.h"
#include "core/checks/WallShape.h"

#include <algorithm>
#include <set>

namespace levwright {
namespace {

bool isWithin(Point limit, Point cell) {
    return cell.x >= 0 && cell.y >= 0 && cell.x < limit.x && cell.y < limit.y;
}

} // namespace

EditOutcome doorsWith(const LevelLanguage& language, const Catalog& catalog, const LevelSource& level,
                      std::size_t part, const std::vector<PlaceChange>& changes) {
    const auto isDoor = [&](const PlaceChange& change) {
        return level.level.tree->statements[change.statement].kind == StatementKind::Door;
    };
    if (std::ranges::none_of(changes, isDoor))
        return TextEdit();
    const PartView view = language.view(level, part);
    if (view.map == nullptr)
        return TextEdit();
    std::set<Point> kept;
    std::vector<DoorMove> moves;
    for (const Placement& placement : view.placements) {
        if (placement.kind != StatementKind::Door)
            continue;
        const auto change = std::ranges::find(changes, placement.statement, &PlaceChange::statement);
        if (change == changes.end())
            kept.insert(placement.cells.begin(), placement.cells.end());
        else if (placement.origin && placement.origin != change->to &&
                 (!change->to || isWithin(view.limit, *change->to)))
            moves.push_back({*placement.origin, change->to});
    }
    std::erase_if(moves, [&](const DoorMove& door) { return kept.contains(door.from); });
    const std::vector<CellChange> painted = doorsMoved(WallTerrain(catalog), view.map->cells, moves);
    return painted.empty() ? EditOutcome(TextEdit()) : language.paint(level, part, painted);
}

TextEdit withoutDoors(const LevelLanguage& language, const LevelSource& level, std::size_t part,
                      const std::vector<Point>& cells) {
    const CellMask gone(cells);
    std::vector<std::size_t> removed;
    for (const Placement& placement : language.view(level, part).placements) {
        const bool isExact = placement.kind == StatementKind::Door && placement.cells.size() == 1 &&
                             placement.origin == placement.cells.front() && !placement.isRandomPlace &&
                             placement.certainty == Certainty::Written;
        if (isExact && gone.contains(placement.cells.front()))
            removed.push_back(placement.statement);
    }
    return removed.empty() ? TextEdit() : language.remove(level, removed);
}

} // namespace levwright
