// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Phrase.h"
#include "core/languages/classic/lower/RoomFloor.h"
#include "core/languages/classic/lower/checks/Checks.h"
#include "core/tree/NumberSpelling.h"

#include <algorithm>
#include <array>
#include <format>
#include <ranges>

namespace levwright {
namespace {

// The game looks for plain floor there and ends if there is none (level-loading, section 17).
bool needsFloor(StatementKind kind) {
    return kind == StatementKind::Stair || kind == StatementKind::Altar || kind == StatementKind::Trap;
}

std::string inWords(const std::vector<Area>& floors, bool isStated) {
    if (isStated)
        return say("whose floor goes from (0,0) to ({},{})", floors[0].x2, floors[0].y2);
    std::string sizes;
    for (std::size_t i = 0; i < floors.size(); ++i) {
        const std::string_view before = i == 0 ? "" : i + 1 == floors.size() ? said(" or ") : ", ";
        sizes += std::format("{}{} × {}", before, floors[i].x2 + 1, floors[i].y2 + 1);
    }
    return say("which is never larger than {} cells", sizes);
}

void checkPlace(LoweringContext& context, const StatementNode& statement, const std::vector<Area>& floors,
                bool isStated) {
    const Argument* argument = statement.find(Field::Place);
    if (statement.broken || argument == nullptr || argument->kind != ArgumentKind::Point)
        return;
    // A number below 0 means a random place in the room.
    const int x = toByte(context.toInt(argument->numbers[0]));
    const int y = toByte(context.toInt(argument->numbers[1]));
    if (std::ranges::any_of(floors, [&](const Area& floor) { return x <= floor.x2 && y <= floor.y2; }))
        return;
    Diagnostic& found =
        context.report(DiagnosticCode::PlaceOutOfRoom, argument->range, statement,
                       {std::to_string(x), std::to_string(y), inWords(floors, isStated),
                        needsFloor(statement.kind) ? say("the game ends if there is no floor")
                                                   : say("the game puts it there all the same")});
    if (isStated) {
        const std::array<int, 2> inside{std::min(x, floors[0].x2), std::min(y, floors[0].y2)};
        found.fixes.push_back({say("Move it to ({},{})", inside[0], inside[1]),
                               respellNumbers(context.tree, context.text, *argument, inside)});
    } else {
        found.fixes.push_back(
            {say("Put it anywhere in the room"), TextEdit::replace(argument->range, "random")});
    }
}

// Only a cell of the wall itself becomes a door (level-loading, section 17).
void checkDoor(LoweringContext& context, const StatementNode& statement, const RoomDoorRecord& door,
               const std::vector<Area>& floors) {
    constexpr int upright = 8 | 4; // west, east
    const auto lastOf = [&](const Area& floor) { return (door.wall & upright) != 0 ? floor.y2 : floor.x2; };
    const int last = std::ranges::max(floors | std::views::transform(lastOf));
    if (door.wall < 0 || door.position <= last)
        return;
    const Argument& position = *statement.find(Field::Position);
    Diagnostic& found = context.report(DiagnosticCode::DoorBeyondWall, position.range, statement,
                                       {std::to_string(door.position), std::to_string(last)});
    found.fixes.push_back({say("Put it anywhere in the wall"), TextEdit::replace(position.range, "random")});
}

void checkPlacesInRoom(LoweringContext& context, const RoomModel& model, const RoomModel* around) {
    const std::vector<Area> floors = largestFloors(context.catalog(), model.room, around);
    if (floors.empty())
        return;
    const bool isStated = floors.size() == 1 && floors[0] == statedFloor(model.room);
    for (const StatementModel& statement : model.statements) {
        const StatementNode& node = context.tree.statements[statement.node];
        if (!context.tree.ruleOf(node).inRooms)
            continue;
        checkPlace(context, node, floors, isStated);
        if (const auto* door = std::get_if<RoomDoorRecord>(&statement.record))
            checkDoor(context, node, *door, floors);
    }
}

} // namespace

void checkPlacesInRooms(LoweringContext& context) {
    const std::vector<const RoomModel*> around = roomsAround(context.level.rooms);
    for (std::size_t room = 0; room < around.size(); ++room)
        checkPlacesInRoom(context, context.level.rooms[room], around[room]);
}

} // namespace levwright
