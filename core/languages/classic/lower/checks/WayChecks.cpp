// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/MapChecks.h"
#include "core/checks/MissingDoors.h"
#include "core/languages/classic/lower/checks/Checks.h"

#include <algorithm>
#include <format>
#include <string>

namespace levwright {
namespace {

// Mazes are dug out of the stone of maps.
bool hasMaze(const LoweringContext& context) {
    return std::ranges::contains(context.tree.statements, StatementKind::Mazewalk, &StatementNode::kind);
}

std::vector<Replacement> withoutStates(const LoweringContext& context, std::size_t part, Point door) {
    std::vector<Replacement> edit;
    for (const StatementModel& statement : context.level.contents[part].statements) {
        const auto* state = std::get_if<DoorRecord>(&statement.record);
        if (state != nullptr && state->place.isCell() && Point{state->place.x, state->place.y} == door)
            edit.push_back(TextEdit::eraseLine(context.text, context.level.node(statement).range)
                               .replacements()
                               .front());
    }
    return edit;
}

// Empty if a statement draws its cell, and may find any door of the map.
std::optional<std::vector<Point>> statedDoors(const LoweringContext& context, std::size_t part) {
    std::vector<Point> cells;
    for (const StatementModel& statement : context.level.contents[part].statements) {
        const auto* door = std::get_if<DoorRecord>(&statement.record);
        if (door != nullptr && !door->place.isCell())
            return std::nullopt;
        if (door != nullptr)
            cells.push_back({door->place.x, door->place.y});
    }
    return cells;
}

std::vector<Replacement> closedDoors(const LoweringContext& context, std::size_t part,
                                     const std::vector<Point>& cells) {
    std::string lines;
    for (const Point cell : cells)
        lines += std::format("{}{}:closed,({},{})", lines.empty() ? "" : "\n",
                             context.level.wordOf(StatementKind::Door), cell.x, cell.y);
    return {linesInSection(context, context.tree.sections[context.level.parts[part].section], lines)};
}

} // namespace

void checkDoorStatements(LoweringContext& context) {
    const auto isHalfTyped = [](const StatementNode& statement) {
        return statement.broken || statement.kind == StatementKind::Unknown;
    };
    if (hasMaze(context) || std::ranges::any_of(context.tree.statements, isHalfTyped))
        return;
    checkMissingDoors(
        context.level, context.catalog(), [&](std::size_t part) { return statedDoors(context, part); },
        [&](std::size_t part, const std::vector<Point>& cells) { return closedDoors(context, part, cells); });
}

void checkWays(LoweringContext& context) {
    if (hasMaze(context))
        return;
    checkDoorWays(context.level, context.catalog(),
                  [&](std::size_t part, Point door) { return withoutStates(context, part, door); });
}

} // namespace levwright
