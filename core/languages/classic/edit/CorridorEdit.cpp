// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/classic/edit/CorridorEdit.h"

#include "core/base/Phrase.h"
#include "core/edit/RoomEdit.h"
#include "core/languages/classic/edit/ClassicErrors.h"
#include "core/languages/classic/edit/InsertStatement.h"
#include "core/languages/classic/edit/RoomEdit.h"
#include "core/languages/classic/lower/Rooms.h"
#include "core/text/Lines.h"

#include <algorithm>
#include <format>

namespace levwright {
namespace {

struct End {
    std::size_t room = 0; // the number by which corridors count it
    std::string source;   // as it is written
};

Refusal roomIsNested() {
    return {say("Corridors lead to rooms, but not to rooms in rooms.")};
}

// From these walls the game would try to dig through the room itself, and give up. Source: level-loading,
// section 18.
bool isAboveOrBelow(WallSide side) {
    return side == WallSide::North || side == WallSide::South;
}

std::expected<End, Refusal> endAt(const ClassicLevel& level, const RoomsView& view, std::size_t door) {
    const auto index = roomWith(level, view, door);
    if (!index || level.tree->statements[door].kind != StatementKind::Door)
        return std::unexpected(Refusal{say("A corridor must begin and end at doors.")});
    const RoomView& room = view.rooms[*index];
    if (room.isNested)
        return std::unexpected(roomIsNested());
    const auto own = std::ranges::find(room.doors, door, &RoomDoor::statement);
    if (own == room.doors.end() || !own->place.side)
        return std::unexpected(
            Refusal{say("The wall of this door is random: drag the door to a wall first.")});
    if (isAboveOrBelow(*own->place.side))
        return std::unexpected(
            Refusal{say("The game digs corridors from the left and right walls of rooms only: "
                        "drag the door to one of these.")});
    const auto doors = doorsInOrder(room, *own->place.side);
    if (!doors)
        return std::unexpected(Refusal{say(
            "Which door this is depends on the roll: drag all doors of its room to their places first.")});
    const auto counted = roomsOfCorridors(view);
    const auto number = std::ranges::find(counted, *index) - counted.begin();
    const auto place = std::ranges::find(*doors, door, &RoomDoor::statement) - doors->begin();
    return End{std::size_t(number),
               std::format("({},{},{})", number, wordOf(wallOfCorridor(*own->place.side)), place)};
}

} // namespace

std::optional<Refusal> objectionToCorridorAt(const RoomView& room, WallSide side) {
    if (room.isNested)
        return roomIsNested();
    return isAboveOrBelow(side)
               ? std::optional(Refusal{say("The game digs corridors from the left and right walls of rooms "
                                           "only.")})
               : std::nullopt;
}

std::vector<FieldChoice> doorsForCorridors(const RoomsView& view) {
    std::vector<FieldChoice> ends;
    const std::vector<std::size_t> counted = roomsOfCorridors(view);
    for (std::size_t number = 0; number < counted.size(); ++number) {
        const RoomView& room = view.rooms[counted[number]];
        for (const WallSide side : {WallSide::East, WallSide::West}) { // in the order of endAt()
            const std::size_t doors = doorsInOrder(room, side).value_or(std::vector<RoomDoor>()).size();
            const std::string_view wall = wordOf(wallOfCorridor(side));
            for (std::size_t door = 0; door < doors; ++door)
                ends.push_back({std::format("({},{},{})", number, wall, door),
                                say("{}, door {} of the {} wall", room.label, door + 1, wordOf(side)), true});
        }
    }
    return ends;
}

EditOutcome joinDoors(const ClassicGame& game, const ClassicLevel& level, std::string_view levelText,
                      const RoomsView& view, const DoorPair& doors) {
    const auto& [from, to] = doors;
    const auto begin = endAt(level, view, from);
    const auto end = endAt(level, view, to);
    if (!begin || !end)
        return std::unexpected(begin ? end.error() : begin.error());
    if (begin->room == end->room)
        return refuse(say("A corridor leads from one room to another."));
    const auto joins = [&](const CorridorView& each) {
        return (each.from == from && each.to == to) || (each.from == to && each.to == from);
    };
    if (std::ranges::any_of(view.corridors, joins))
        return refuse(say("There is already a corridor between these doors."));
    const std::string line = std::format("CORRIDOR:{},{}", begin->source, end->source);
    const auto& statements = level.tree->statements;
    const auto random = std::ranges::find(statements, StatementKind::RandomCorridors, &StatementNode::kind);
    if (random != statements.end())
        return withoutNewErrors(game, levelText, TextEdit::replace(random->range, line));
    if (!view.corridors.empty())
        return insertLineBehind(levelText, statements[view.corridors.back().statement].range.end, line);
    return insertStatement(game.dialect(), *level.tree, levelText, level.rooms.back().section, line);
}

} // namespace levwright
