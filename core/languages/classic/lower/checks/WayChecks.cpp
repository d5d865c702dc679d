// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/MapChecks.h"
#include "core/languages/classic/lower/checks/Checks.h"

#include <algorithm>

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

} // namespace

void checkWays(LoweringContext& context) {
    if (hasMaze(context))
        return;
    checkDoorWays(context.level, context.catalog(),
                  [&](std::size_t part, Point door) { return withoutStates(context, part, door); });
}

} // namespace levwright
