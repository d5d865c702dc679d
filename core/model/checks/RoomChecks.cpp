// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/RoomFloor.h"
#include "core/model/checks/Checks.h"
#include "core/syntax/NumberSpelling.h"

#include <algorithm>
#include <array>
#include <format>

namespace levwright {
namespace {

// The game looks for plain floor there, and ends if there is none (level-loading, section 17).
bool needsFloor(StatementKind kind) {
    return kind == StatementKind::Stair || kind == StatementKind::Altar || kind == StatementKind::Trap;
}

} // namespace

void checkPlaceInRoom(LoweringContext& context, const StatementNode& statement, const CompiledRoom& room) {
    const Argument* argument = statement.find(Field::Place);
    const std::optional<Area> floor = statedFloor(room);
    if (!floor || statement.broken || argument == nullptr || argument->kind != ArgumentKind::Point)
        return;
    // A number below 0 is random within the room.
    const int x = toByte(context.toInt(argument->numbers[0]));
    const int y = toByte(context.toInt(argument->numbers[1]));
    if (x <= floor->x2 && y <= floor->y2)
        return;
    Diagnostic& found = context.report(DiagnosticCode::PlaceOutOfRoom, argument->range, statement,
                                       {std::to_string(x), std::to_string(y), std::to_string(floor->x2),
                                        std::to_string(floor->y2),
                                        needsFloor(statement.kind) ? "the game ends if there is no floor"
                                                                   : "the game puts it there all the same"});
    const std::array<int, 2> inside{std::min(x, floor->x2), std::min(y, floor->y2)};
    found.fixes.push_back({std::format("Move it to ({},{})", inside[0], inside[1]),
                           respellNumbers(context.tree, context.text, *argument, inside)});
}

} // namespace levwright
