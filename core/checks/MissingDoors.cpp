// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/MissingDoors.h"

#include "core/base/CellMask.h"
#include "core/base/Phrase.h"
#include "core/checks/WallShape.h"

#include <algorithm>
#include <format>
#include <ranges>
#include <string>
#include <utility>

namespace levwright {
namespace {

std::vector<Point> drawnDoors(const WallTerrain& walls, const MapModel& map) {
    std::vector<Point> doors;
    for (std::size_t y = 0; y < map.rows.size(); ++y) {
        for (std::size_t x = 0; x < map.rows[y].cells.size(); ++x) {
            const Point cell{int(x), int(y)};
            if (walls.isDoor(map.cells.at(cell)))
                doors.push_back(cell);
        }
    }
    return doors;
}

// "The door at (4,1) has", "3 doors, such as (4,1), have"
std::string subjectOf(const std::vector<Point>& doors) {
    const std::string first = std::format("({},{})", doors.front().x, doors.front().y);
    return doors.size() == 1 ? say("The door at {} has", first)
                             : say("{} doors, such as the one at {}, have", doors.size(), first);
}

std::optional<std::vector<Point>> statedDoors(const PartView& part) {
    std::vector<Point> cells;
    for (const Placement& shown : part.placements) {
        if (shown.kind != StatementKind::Door)
            continue;
        if (shown.cells.empty())
            return std::nullopt;
        cells.insert(cells.end(), shown.cells.begin(), shown.cells.end());
    }
    return cells;
}

} // namespace

void checkMissingDoors(LevelModel& level, const Catalog& catalog, const StatedDoors& stated,
                       const WithDoors& withDoors) {
    const WallTerrain walls(catalog);
    for (std::size_t part = 0; part < level.parts.size(); ++part) {
        if (!level.parts[part].map)
            continue;
        const MapModel& map = *level.parts[part].map;
        std::vector<Point> doors = drawnDoors(walls, map);
        if (doors.empty())
            continue;
        const std::optional<std::vector<Point>> named = stated(part);
        if (!named)
            continue;
        const CellMask withStatement(*named);
        std::erase_if(doors, [&](Point door) { return withStatement.contains(door); });
        if (doors.empty())
            continue;
        const Offset byte = map.rows[std::size_t(doors.front().y)].cells[std::size_t(doors.front().x)];
        Diagnostic found{
            .code = DiagnosticCode::DoorWithoutStatement,
            .range = {byte, byte + 1},
            .anchor = std::nullopt,
            .arguments = {subjectOf(doors), doors.size() == 1 ? say("a doorway") : say("doorways")},
            .fixes = {}};
        if (std::vector<Replacement> added = withDoors(part, doors); !added.empty())
            found.fixes.push_back(
                {doors.size() == 1 ? say("Add a closed door") : say("Add a closed door for each"),
                 TextEdit(added)});
        level.diagnostics.push_back(std::move(found));
    }
}

void checkMissingDoors(const LevelLanguage& language, const Catalog& catalog, std::string_view levelText,
                       LevelModel& level) {
    const LevelSource source{level, levelText};
    checkMissingDoors(
        level, catalog, [&](std::size_t part) { return statedDoors(language.view(source, part)); },
        [&](std::size_t part, const std::vector<Point>& cells) {
            const EditOutcome added = addDoors(language, source, part, cells);
            return added ? added->replacements() : std::vector<Replacement>();
        });
}

EditOutcome addDoors(const LevelLanguage& language, const LevelSource& level, std::size_t part,
                     const std::vector<Point>& cells) {
    if (cells.empty())
        return TextEdit();
    const std::string first = language.closedDoor(cells.front());
    const EditOutcome added = language.insert(level, level.level.parts.at(part).section, first);
    if (!added)
        return added;
    if (added->replacements().size() != 1 || !added->replacements().front().text.contains(first))
        return refuse(say("No statement can be added here."));
    // One trial is enough: the other statements differ from the first in their numbers only.
    Replacement all = added->replacements().front();
    const std::string line = all.text;
    const std::size_t at = line.find(first);
    for (const Point cell : cells | std::views::drop(1))
        all.text += std::string(line).replace(at, first.size(), language.closedDoor(cell));
    return TextEdit({std::move(all)});
}

} // namespace levwright
