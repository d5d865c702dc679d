// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edit/RoomEdit.h"

#include "core/edit/FieldEdit.h"
#include "core/edit/LevelErrors.h"
#include "core/edit/StatementEdit.h"
#include "core/text/Lines.h"

#include <algorithm>
#include <array>
#include <format>

namespace levwright {
namespace {

constexpr Point largestFloor{76, 19}; // the largest that fits into a level, with walls

// Why a room cannot have that shape; empty if it can.
std::optional<Refusal> objectionTo(const RoomShape& shape, const RoomShape* parent) {
    if (const auto& size = shape.size) {
        if (size->x < 1 || size->y < 1)
            return Refusal{"A room must have at least one cell."};
        if (size->x > largestFloor.x || size->y > largestFloor.y)
            return Refusal{std::format("A room is at most {} × {}.", largestFloor.x, largestFloor.y)};
    }
    if (!shape.place)
        return std::nullopt;
    const Point place = *shape.place;
    if (parent == nullptr) {
        if (place.x >= 1 && place.y >= 1 && place.x <= roomPlaces.x && place.y <= roomPlaces.y)
            return std::nullopt;
        return Refusal{std::format("A level has {} × {} places for rooms; ({},{}) is not one of them.",
                                   roomPlaces.x, roomPlaces.y, place.x, place.y)};
    }
    const Point size = shape.size.value_or(Point{1, 1});
    const bool isOut =
        place.x < 0 || place.y < 0 ||
        (parent->size && (place.x + size.x > parent->size->x || place.y + size.y > parent->size->y));
    return isOut ? std::optional(Refusal{"A room in a room must stay within it."}) : std::nullopt;
}

// Combines two edits of the same statement.
EditOutcome joined(const EditOutcome& first, const EditOutcome& second) {
    if (!first || !second)
        return first ? second : first;
    std::vector<Replacement> all = first->replacements();
    all.insert(all.end(), second->replacements().begin(), second->replacements().end());
    return TextEdit(std::move(all));
}

const RoomView* roomOpenedBy(const RoomsView& view, std::size_t statement) {
    const auto room = std::ranges::find(view.rooms, statement, &RoomView::statement);
    return room == view.rooms.end() ? nullptr : &*room;
}

std::string_view lineEndOf(std::string_view text) {
    return text.contains("\r\n") ? "\r\n" : "\n";
}

// The end of the last statement of a section that is not about the whole level.
Offset endOf(const LevelTree& tree, std::size_t section) {
    std::size_t last = tree.sections[section].endStatement - 1;
    while (last > tree.sections[section].firstStatement && tree.isOfLevel(tree.statements[last]))
        --last;
    return tree.statements[last].range.end;
}

bool hasName(const ClassicLevel& level, std::string_view name) {
    return std::ranges::any_of(level.rooms, [&](const RoomModel& room) { return room.room.name == name; });
}

EditOutcome addNested(const ClassicLevel& level, std::string_view text, std::size_t parent,
                      const RoomShape& shape) {
    const RoomModel& outer = level.rooms[parent];
    const auto first =
        std::ranges::find(level.rooms, outer.room.name, [](const RoomModel& room) { return room.room.name; });
    if (!outer.room.name.empty() && &*first != &outer)
        return refuse(
            std::format("Another room has the name “{}”, too: give this one its own name.", outer.room.name));
    const std::string name = outer.room.name.empty() ? freeRoomName(level) : outer.room.name;
    std::size_t behind = parent;
    while (behind + 1 < level.rooms.size() && !outer.room.name.empty() &&
           level.rooms[behind + 1].room.parent == name)
        ++behind;
    const std::string_view lineEnd = lineEndOf(text);
    const LevelTree& tree = *level.tree;
    const std::string line = std::format("{}SUBROOM:\"ordinary\",lit,{},{},\"{}\"", lineEnd,
                                         writtenPair(shape.place), writtenPair(shape.size), name);
    const StatementNode& opening = tree.statements[tree.sections[outer.section].firstStatement];
    const Offset end = endOf(tree, level.rooms[behind].section);
    if (!outer.room.name.empty())
        return insertLineBehind(text, end, line);
    const std::string nameLine = std::format("NAME:\"{}\"", name);
    if (end == opening.range.end)
        return insertLineBehind(text, end, std::format("{}{}{}", nameLine, lineEnd, line));
    return joined(insertLineBehind(text, opening.range.end, nameLine), insertLineBehind(text, end, line));
}

EditOutcome addAtTop(const ClassicLevel& level, std::string_view text, const RoomShape& shape) {
    const LevelTree& tree = *level.tree;
    if (!level.hasHeader())
        return refuse("There is no level here yet.");
    const Offset end = level.rooms.empty() ? tree.statements[tree.endOfHeader - 1].range.end
                                           : endOf(tree, level.rooms.back().section);
    return insertLineBehind(text, end,
                            std::format("{}ROOM:\"ordinary\",lit,{},(center,center),{}", lineEndOf(text),
                                        writtenPair(shape.place), writtenPair(shape.size)));
}

} // namespace

std::string freeRoomName(const ClassicLevel& level) {
    int number = 1;
    while (hasName(level, std::format("room {}", number)))
        ++number;
    return std::format("room {}", number);
}

std::string_view wordOf(WallSide side) {
    constexpr std::array<std::string_view, 4> words{"north", "south", "east", "west"};
    return words[std::size_t(side)];
}

std::optional<std::size_t> roomWith(const ClassicLevel& level, const RoomsView& view, std::size_t statement) {
    const std::optional<std::size_t> section = level.tree->sectionOf(statement);
    const auto room = std::ranges::find(view.rooms, section,
                                        [](const RoomView& each) { return std::optional(each.section); });
    return room == view.rooms.end() ? std::nullopt : std::optional(std::size_t(room - view.rooms.begin()));
}

std::string writtenPair(const std::optional<Point>& pair) {
    return pair ? std::format("({},{})", pair->x, pair->y) : "random";
}

EditOutcome shapeRoom(const RoomsView& view, std::size_t statement, const RoomShape& shape,
                      const FieldWriter& write) {
    const RoomView* room = roomOpenedBy(view, statement);
    if (room == nullptr)
        return refuse("This is not a room.");
    const RoomShape anywhere;
    const RoomShape* parent = room->parent ? &view.rooms[*room->parent].shape : &anywhere;
    if (const auto refusal = objectionTo(shape, room->isNested ? parent : nullptr))
        return std::unexpected(*refusal);
    const auto set = [&](Field field, const std::optional<Point>& before, const std::optional<Point>& value) {
        return before == value ? EditOutcome(TextEdit()) : write(field, writtenPair(value));
    };
    return joined(set(Field::Position, room->shape.place, shape.place),
                  set(Field::Size, room->shape.size, shape.size));
}

EditOutcome shapeRoom(const ClassicLevel& level, std::string_view levelText, const RoomsView& view,
                      std::size_t statement, const RoomShape& shape) {
    return shapeRoom(view, statement, shape, [&](Field field, const std::string& source) {
        return setField(*level.tree, levelText, level.tree->statements[statement], {field, {}}, source);
    });
}

EditOutcome moveDoor(const RoomView& room, std::size_t statement, const WallPlace& to,
                     const FieldWriter& write) {
    const auto& size = room.shape.size;
    const bool isUpright = to.side == WallSide::East || to.side == WallSide::West;
    if (to.position && *to.position < 0)
        return refuse("A door must be next to the floor of its room.");
    if (to.side && to.position && size && *to.position >= (isUpright ? size->y : size->x))
        return refuse(
            std::format("The {} wall is only {} long.", wordOf(*to.side), isUpright ? size->y : size->x));
    const auto door = std::ranges::find(room.doors, statement, &RoomDoor::statement);
    const bool isKnown = door != room.doors.end();
    const EditOutcome side = isKnown && door->place.side == to.side
                                 ? TextEdit()
                                 : write(Field::Wall, to.side ? std::string(wordOf(*to.side)) : "random");
    const EditOutcome position =
        isKnown && door->place.position == to.position
            ? TextEdit()
            : write(Field::Position, to.position ? std::to_string(*to.position) : "random");
    return joined(side, position);
}

EditOutcome moveDoor(const ClassicLevel& level, std::string_view levelText, const RoomsView& view,
                     std::size_t statement, const WallPlace& to) {
    const auto index = roomWith(level, view, statement);
    const StatementNode& node = level.tree->statements[statement];
    if (!index || node.kind != StatementKind::Door)
        return refuse("This is not a door of a room.");
    return moveDoor(view.rooms[*index], statement, to, [&](Field field, const std::string& source) {
        return setField(*level.tree, levelText, node, {field, {}}, source);
    });
}

std::optional<Refusal> objectionTo(const RoomsView& view, const NewRoom& room) {
    const auto parent = std::ranges::find(view.rooms, room.parent,
                                          [](const RoomView& each) { return std::optional(each.section); });
    if (room.parent && parent == view.rooms.end())
        return Refusal{"There is no room here."};
    if (room.parent && parent->isNested)
        return Refusal{"A room in a room cannot contain another room."};
    return objectionTo(room.shape, room.parent ? &parent->shape : nullptr);
}

EditOutcome addRoom(const ClassicGame& game, const ClassicLevel& level, std::string_view levelText,
                    const RoomsView& view, const NewRoom& room) {
    const auto parent = std::ranges::find(view.rooms, room.parent,
                                          [](const RoomView& each) { return std::optional(each.section); });
    if (const auto refusal = objectionTo(view, room))
        return std::unexpected(*refusal);
    const EditOutcome added =
        room.parent ? addNested(level, levelText, std::size_t(parent - view.rooms.begin()), room.shape)
                    : addAtTop(level, levelText, room.shape);
    return added ? withoutNewErrors(game, levelText, *added) : added;
}

EditOutcome alignPart(const PartAlignment& from, const PartAlignment& to, const FieldWriter& write) {
    constexpr std::array<std::string_view, 6> across{"",       "left",       "half-left",
                                                     "center", "half-right", "right"};
    constexpr std::array<std::string_view, 6> down{"", "top", "", "center", "", "bottom"};
    const auto changed = [&](Field field, int before, int value, std::string_view word) -> EditOutcome {
        return before == value ? TextEdit() : write(field, std::string(word));
    };
    return joined(
        changed(Field::HorizontalAlign, from.horizontal, to.horizontal, across[std::size_t(to.horizontal)]),
        changed(Field::VerticalAlign, from.vertical, to.vertical, down[std::size_t(to.vertical)]));
}

} // namespace levwright
