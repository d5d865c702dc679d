// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edit/DoorEdit.h"

#include "core/base/CellMask.h"
#include "core/checks/WallShape.h"
#include "core/edit/LevelErrors.h"
#include "core/model/Game.h"

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

std::vector<std::size_t> doorsAt(const LevelLanguage& language, const LevelSource& level, std::size_t part,
                                 const std::vector<Point>& cells) {
    const CellMask wanted(cells);
    std::vector<std::size_t> doors;
    for (const Placement& placement : language.view(level, part).placements) {
        const bool isExact = placement.kind == StatementKind::Door && placement.cells.size() == 1 &&
                             placement.origin == placement.cells.front() && !placement.isRandomPlace &&
                             placement.certainty == Certainty::Written;
        if (isExact && wanted.contains(placement.cells.front()))
            doors.push_back(placement.statement);
    }
    return doors;
}

TextEdit alsoWithout(const LevelLanguage& language, const LevelSource& level, const TextEdit& edit,
                     const std::vector<std::size_t>& doors) {
    if (doors.empty())
        return edit;
    const TextEdit removed = language.remove(level, doors);
    if (EditTrial(language, level.text).objectionTo(removed))
        return edit;
    std::vector<Replacement> all = edit.replacements();
    all.insert(all.end(), removed.replacements().begin(), removed.replacements().end());
    return TextEdit(std::move(all));
}

std::vector<Point> doorsPaintedOver(const Catalog& catalog, const Grid<char>& map,
                                    const std::vector<CellChange>& changes) {
    const WallTerrain walls(catalog);
    std::vector<Point> cells;
    for (const CellChange& change : changes) {
        if (walls.isDoor(map.atOr(change.at, ' ')) && !walls.isDoor(change.terrain))
            cells.push_back(change.at);
    }
    return cells;
}

EditOutcome paintOver(const Game& game, const LevelSource& level, std::size_t part,
                      const std::vector<CellChange>& changes) {
    const LevelLanguage& language = game.language();
    const EditOutcome painted = language.paint(level, part, changes);
    const MapModel* map = language.view(level, part).map;
    if (!painted || map == nullptr)
        return painted;
    const std::vector<Point> gone = doorsPaintedOver(game.catalog(), map->cells, changes);
    return gone.empty() ? painted
                        : alsoWithout(language, level, *painted, doorsAt(language, level, part, gone));
}

} // namespace levwright
