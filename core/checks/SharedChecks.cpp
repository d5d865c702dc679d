// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/SharedChecks.h"

#include "core/base/Phrase.h"
#include "core/checks/FileNameCheck.h"
#include "core/checks/MapChecks.h"
#include "core/checks/MissingDoors.h"
#include "core/checks/ReachCheck.h"
#include "core/checks/RoomsCheck.h"
#include "core/model/DestinationCheck.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <utility>
#include <vector>

namespace levwright {
namespace {

bool isHalfTyped(const StatementNode& statement) {
    return statement.broken || statement.kind == StatementKind::Unknown;
}

bool hasAny(const LevelModel& level, std::span<const StatementKind> kinds) {
    return std::ranges::any_of(level.tree->statements, [&](const StatementNode& statement) {
        return std::ranges::contains(kinds, statement.kind);
    });
}

// The part with the only map of the level; empty if there is no map, or more than one.
std::optional<std::size_t> partWithMap(const LevelModel& level) {
    std::optional<std::size_t> found;
    for (std::size_t part = 0; part < level.parts.size(); ++part) {
        if (!level.parts[part].map)
            continue;
        if (found)
            return std::nullopt;
        found = part;
    }
    return found;
}

// The views do not tell in which direction a drawbridge opens.
Area around(Point bridge) {
    return {bridge.x - 1, bridge.y - 1, bridge.x + 1, bridge.y + 1};
}

// Empty if something that may open a way is at a place that only a roll can tell.
std::optional<MapWays> waysThrough(const PartView& part) {
    MapWays ways;
    for (const Placement& shown : part.placements) {
        const bool isDoor = shown.kind == StatementKind::Door;
        const bool isBridge = shown.kind == StatementKind::Drawbridge;
        if ((isDoor || isBridge) && shown.cells.empty())
            return std::nullopt;
        if (shown.area && shown.areaUse == AreaUse::Arrival)
            ways.entries.push_back(*shown.area);
        else if (shown.area && shown.kind == StatementKind::Region && shown.roomType.contains("vault"))
            ways.closed.push_back(*shown.area);
        for (const Point cell : shown.cells) {
            if (shown.kind == StatementKind::Stair || shown.kind == StatementKind::Ladder)
                ways.entries.push_back({cell.x, cell.y, cell.x, cell.y});
            else if (isBridge)
                ways.bridges.push_back(around(cell));
            else if (isDoor)
                ways.doors.push_back(cell);
        }
    }
    return ways;
}

void checkFloor(const CheckedLanguage& checked, const LevelSource& source, LevelModel& level) {
    const std::optional<std::size_t> part = partWithMap(level);
    if (!part || !hasAny(level, checked.ways) || hasAny(level, checked.digging) ||
        std::ranges::any_of(level.tree->statements, isHalfTyped) || !checked.isInRock(source))
        return;
    const MapModel& map = *level.parts[*part].map;
    if (!hasPockets(checked.catalog, map))
        return;
    const std::optional<MapWays> ways = waysThrough(checked.language.view(source, *part));
    if (!ways)
        return;
    const auto withDoor = [&](Point cell) {
        const EditOutcome added = addDoors(checked.language, source, *part, {cell});
        return added ? added->replacements() : std::vector<Replacement>();
    };
    checkReach(level, checked.catalog, map, *ways, withDoor);
}

bool isCertain(const Placement& shown) {
    return shown.certainty == Certainty::Written || shown.certainty == Certainty::Drawn;
}

bool isShownThing(const Placement& shown) {
    return isCertain(shown) && (shown.kind == StatementKind::Monster || shown.kind == StatementKind::Object);
}

// A trap whose kind is computed may be one of them.
bool mayLeadOut(const Catalog& catalog, const Placement& shown) {
    constexpr std::string_view anyTrap = "random trap";
    const bool isNamed = catalog.findTrap(shown.label) != nullptr || shown.label == said(anyTrap);
    return shown.kind == StatementKind::Trap && (!isNamed || isTrapToElsewhere(shown.label));
}

std::vector<Placement> placementsOf(const LevelLanguage& language, const LevelSource& source) {
    std::vector<Placement> all;
    for (std::size_t part = 0; part < source.level.parts.size(); ++part)
        std::ranges::move(language.view(source, part).placements, std::back_inserter(all));
    for (const RoomView& room : language.rooms(source).rooms)
        std::ranges::copy(room.placements, std::back_inserter(all));
    return all;
}

// Both statements are added at the same place, as one insertion.
std::optional<TextEdit> withStairs(const CheckedLanguage& checked, const LevelSource& source) {
    std::optional<Replacement> stairs;
    for (const bool up : {true, false}) {
        const EditOutcome added = checked.language.insert(source, 0, checked.stairAnywhere(up));
        if (!added || added->replacements().size() != 1)
            return std::nullopt;
        const Replacement& line = added->replacements().front();
        if (!stairs)
            stairs = line;
        else
            stairs->text += line.text;
    }
    return TextEdit({*std::move(stairs)});
}

void checkWaysOut(const CheckedLanguage& checked, const LevelSource& source, LevelModel& level) {
    const std::vector<StatementNode>& all = level.tree->statements;
    // A statement that is half typed may become a way out. The game makes those of themed rooms.
    if (!level.hasHeader() || level.themed || level.tree->sections.empty() || hasAny(level, checked.ways) ||
        std::ranges::any_of(all, isHalfTyped))
        return;
    const std::vector<Placement> shown = placementsOf(checked.language, source);
    if (std::ranges::count_if(shown, isShownThing) < leastThings ||
        std::ranges::any_of(shown, [&](const Placement& each) { return mayLeadOut(checked.catalog, each); }))
        return;
    Diagnostic found{.code = DiagnosticCode::NoWayOut,
                     .range = all.front().keyword,
                     .anchor = std::nullopt,
                     .arguments = {},
                     .fixes = {}};
    if (std::optional<TextEdit> edit = withStairs(checked, source))
        found.fixes.push_back({say("Add stairs up and down at random places"), *std::move(edit)});
    level.diagnostics.push_back(std::move(found));
}

} // namespace

bool isTrapToElsewhere(std::string_view name) {
    constexpr std::array leaving{"hole", "trap door", "level teleporter", "magic portal"};
    return std::ranges::contains(leaving, name);
}

void runSharedChecks(const CheckedLanguage& checked, std::string_view levelText, LevelModel& level) {
    const LevelSource source{level, levelText};
    checkFileName(level, levelText);
    checkDestinations(checked.catalog, levelText, level);
    if (!level.themed) // corridors come to the doors of a themed room
        checkDoorWays(checked.language, checked.catalog, levelText, checked.digging, level);
    if (!hasAny(level, checked.digging) && std::ranges::none_of(level.tree->statements, isHalfTyped))
        checkMissingDoors(checked.language, checked.catalog, levelText, level);
    checkFloor(checked, source, level);
    checkRooms(checked.language, source, level);
    checkWaysOut(checked, source, level);
}

} // namespace levwright
