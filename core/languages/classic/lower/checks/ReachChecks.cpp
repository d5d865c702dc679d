// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/ReachCheck.h"
#include "core/languages/classic/lower/checks/Checks.h"

#include <algorithm>
#include <array>
#include <format>
#include <iterator>

namespace levwright {
namespace {

bool isWayIn(const StatementModel& statement) {
    return std::holds_alternative<StairRecord>(statement.record) ||
           std::holds_alternative<LadderRecord>(statement.record) ||
           std::holds_alternative<LevelRegionRecord>(statement.record);
}

// Whether nothing outside of the map can be walked on: no maze, nothing drawn at random, no other part.
bool isAlone(const LoweringContext& context) {
    const ClassicLevel& level = context.level;
    if (level.parts.size() != 1 || !hasCells(level.parts.front()) || level.initMap)
        return false;
    const Terrain* filling = context.catalog().terrain(level.filling);
    return (filling == nullptr || filling->isRock) &&
           !std::ranges::contains(context.tree.statements, StatementKind::Mazewalk, &StatementNode::kind);
}

Area cellOf(const Place& place) {
    return {place.x, place.y, place.x, place.y};
}

// The span and the cell that the open bridge covers.
std::vector<Area> bridgeOf(const DrawbridgeRecord& bridge) {
    constexpr std::array<Point, 4> steps{Point{0, -1}, Point{0, 1}, Point{1, 0}, Point{-1, 0}};
    if (bridge.direction < 0 || std::size_t(bridge.direction) >= steps.size())
        return {};
    const Point step = steps[std::size_t(bridge.direction)];
    return {cellOf(bridge.place), cellOf(bridge.place).shifted(step)};
}

MapWays waysOf(const Catalog& catalog, const PartContents& contents) {
    const NamedNumber* vault = catalog.findRoomType("vault");
    MapWays ways;
    for (const StatementModel& statement : contents.statements) {
        const Record& record = statement.record;
        if (const auto* stair = std::get_if<StairRecord>(&record))
            ways.entries.push_back(cellOf(stair->place));
        else if (const auto* ladder = std::get_if<LadderRecord>(&record))
            ways.entries.push_back(cellOf(ladder->place));
        else if (const auto* arrival = std::get_if<LevelRegionRecord>(&record);
                 arrival != nullptr && arrival->areaIsLevregion == 0)
            ways.entries.push_back(arrival->area);
        else if (const auto* bridge = std::get_if<DrawbridgeRecord>(&record))
            std::ranges::copy(bridgeOf(*bridge), std::back_inserter(ways.bridges));
        else if (const auto* region = std::get_if<RegionRecord>(&record);
                 region != nullptr && vault != nullptr && region->type == vault->number)
            ways.closed.push_back(region->area);
    }
    return ways;
}

} // namespace

void checkReach(LoweringContext& context) {
    if (!isAlone(context) || std::ranges::none_of(context.level.contents.front().statements, isWayIn))
        return;
    const auto withDoor = [&](Point cell) -> std::vector<Replacement> {
        const std::string line =
            std::format("{}:closed,({},{})", context.level.wordOf(StatementKind::Door), cell.x, cell.y);
        return {linesInSection(context, context.tree.sections.front(), line)};
    };
    checkReach(context.level, context.catalog(), *context.level.parts.front().map,
               waysOf(context.catalog(), context.level.contents.front()), withDoor);
}

} // namespace levwright
