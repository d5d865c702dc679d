// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/classic/lower/Rooms.h"

#include "core/base/Phrase.h"
#include "core/languages/classic/lower/Placements.h"

#include <algorithm>

namespace levwright {
namespace {

std::optional<WallSide> sideOf(std::int64_t wall) {
    switch (wall) {
    case 1:
        return WallSide::North;
    case 2:
        return WallSide::South;
    case 4:
        return WallSide::East;
    case 8:
        return WallSide::West;
    default:
        return std::nullopt;
    }
}

std::optional<Point> pairOf(int x, int y) {
    return x < 0 || y < 0 ? std::nullopt : std::optional(Point{x, y});
}

RoomView viewOf(const Game& game, const ClassicLevel& level, std::string_view levelText, std::size_t index) {
    const RoomModel& model = level.rooms[index];
    const CompiledRoom& room = model.room;
    RoomView view;
    view.section = model.section;
    view.statement = level.tree->sections[model.section].firstStatement;
    view.isNested = level.tree->statements[view.statement].kind == StatementKind::Subroom;
    view.isDark = room.light == 0;
    view.shape = {.place = pairOf(room.x, room.y), .size = pairOf(room.width, room.height)};
    const auto type = std::ranges::find(game.catalog().roomTypes(), room.type, &NamedNumber::number);
    const bool isPlain = room.type <= 0 || type == game.catalog().roomTypes().end();
    view.label = isPlain ? say("room") : std::string(type->name);
    view.isOrdinary = isPlain && room.name.empty();
    if (!room.name.empty())
        view.label += ' ' + withQuotes(room.name);
    for (const StatementModel& statement : model.statements) {
        const auto* door = std::get_if<RoomDoorRecord>(&statement.record);
        if (door == nullptr)
            continue;
        const auto position = door->position < 0 ? std::nullopt : std::optional(door->position);
        view.doors.push_back({statement.node, {sideOf(door->wall), position}});
    }
    view.placements = placementsOfRoom(game, level, levelText, index);
    return view;
}

// The door that an end of a corridor refers to.
std::optional<std::size_t> doorOf(const RoomsView& view, const Argument& end) {
    const std::vector<std::size_t> counted = roomsOfCorridors(view);
    const std::optional<WallSide> wall = sideOf(end.numbers[1]);
    const std::int64_t room = end.numbers[0];
    if (end.kind != ArgumentKind::CorridorEnd || !wall || room < 0 || room >= std::ssize(counted))
        return std::nullopt;
    const auto doors = doorsInOrder(view.rooms[counted[std::size_t(room)]], wallOfCorridor(*wall));
    const std::int64_t number = end.numbers[2];
    if (!doors || number < 0 || number >= std::ssize(*doors))
        return std::nullopt;
    return (*doors)[std::size_t(number)].statement;
}

} // namespace

WallSide wallOfCorridor(WallSide wall) {
    if (wall == WallSide::North)
        return WallSide::South;
    return wall == WallSide::South ? WallSide::North : wall;
}

std::optional<std::vector<RoomDoor>> doorsInOrder(const RoomView& room, WallSide wall) {
    std::vector<RoomDoor> doors;
    for (const RoomDoor& door : room.doors) {
        if (!door.place.side)
            return std::nullopt;
        if (door.place.side == wall)
            doors.push_back(door);
    }
    const auto isAnywhere = [](const RoomDoor& door) { return !door.place.position; };
    if (doors.size() > 1 && std::ranges::any_of(doors, isAnywhere))
        return std::nullopt;
    std::ranges::stable_sort(doors, {}, [](const RoomDoor& door) { return door.place.position.value_or(0); });
    return doors;
}

std::vector<std::size_t> roomsOfCorridors(const RoomsView& view) {
    std::vector<std::size_t> counted;
    for (std::size_t i = 0; i < view.rooms.size(); ++i) {
        if (!view.rooms[i].isNested)
            counted.push_back(i);
    }
    return counted;
}

RoomsView roomsOf(const Game& game, const ClassicLevel& level, std::string_view levelText) {
    RoomsView view;
    for (std::size_t i = 0; i < level.rooms.size(); ++i)
        view.rooms.push_back(viewOf(game, level, levelText, i));
    for (RoomView& room : view.rooms) {
        const std::string& parent = level.rooms[std::size_t(&room - view.rooms.data())].room.parent;
        for (std::size_t i = 0; room.isNested && !room.parent && i < level.rooms.size(); ++i) {
            if (level.rooms[i].room.name == parent)
                room.parent = i;
        }
    }
    for (std::size_t i = 0; i < level.tree->statements.size(); ++i) {
        const StatementNode& node = level.tree->statements[i];
        const Argument* from = node.find(Field::From);
        const Argument* to = node.find(Field::To);
        if (node.kind == StatementKind::Corridor && !node.broken && from != nullptr && to != nullptr)
            view.corridors.push_back({i, doorOf(view, *from), doorOf(view, *to)});
    }
    return view;
}

} // namespace levwright
