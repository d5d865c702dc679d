// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edit/RoomEdit.h"

#include "core/base/Phrase.h"

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
            return Refusal{say("A room must have at least one cell.")};
        if (size->x > largestFloor.x || size->y > largestFloor.y)
            return Refusal{say("A room is at most {} × {}.", largestFloor.x, largestFloor.y)};
    }
    if (!shape.place)
        return std::nullopt;
    const Point place = *shape.place;
    if (parent == nullptr) {
        if (place.x >= 1 && place.y >= 1 && place.x <= roomPlaces.x && place.y <= roomPlaces.y)
            return std::nullopt;
        return Refusal{say("A level has {} × {} places for rooms; ({},{}) is not one of them.", roomPlaces.x,
                           roomPlaces.y, place.x, place.y)};
    }
    const Point size = shape.size.value_or(Point{1, 1});
    const bool isOut =
        place.x < 0 || place.y < 0 ||
        (parent->size && (place.x + size.x > parent->size->x || place.y + size.y > parent->size->y));
    return isOut ? std::optional(Refusal{say("A room in a room must stay within it.")}) : std::nullopt;
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

} // namespace

std::string_view wordOf(WallSide side) {
    constexpr std::array<std::string_view, 4> words{"north", "south", "east", "west"};
    return words[std::size_t(side)];
}

std::string writtenPair(const std::optional<Point>& pair) {
    return pair ? std::format("({},{})", pair->x, pair->y) : "random";
}

EditOutcome shapeRoom(const RoomsView& view, std::size_t statement, const RoomShape& shape,
                      const FieldWriter& write) {
    const RoomView* room = roomOpenedBy(view, statement);
    if (room == nullptr)
        return refuse(say("This is not a room."));
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

EditOutcome moveDoor(const RoomView& room, std::size_t statement, const WallPlace& to,
                     const FieldWriter& write) {
    const auto& size = room.shape.size;
    const bool isUpright = to.side == WallSide::East || to.side == WallSide::West;
    if (to.position && *to.position < 0)
        return refuse(say("A door must be next to the floor of its room."));
    if (to.side && to.position && size && *to.position >= (isUpright ? size->y : size->x))
        return refuse(say("The {} wall is only {} long.", wordOf(*to.side), isUpright ? size->y : size->x));
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

std::optional<Refusal> objectionTo(const RoomsView& view, const NewRoom& room) {
    const auto parent = std::ranges::find(view.rooms, room.parent,
                                          [](const RoomView& each) { return std::optional(each.section); });
    if (room.parent && parent == view.rooms.end())
        return Refusal{say("There is no room here.")};
    if (room.parent && parent->isNested)
        return Refusal{say("A room in a room cannot contain another room.")};
    return objectionTo(room.shape, room.parent ? &parent->shape : nullptr);
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
