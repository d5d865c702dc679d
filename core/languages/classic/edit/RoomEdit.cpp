// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/classic/edit/RoomEdit.h"

#include "core/base/Phrase.h"
#include "core/edit/FieldEdit.h"
#include "core/edit/RoomEdit.h"
#include "core/languages/classic/edit/ClassicErrors.h"
#include "core/text/Lines.h"

#include <algorithm>
#include <format>

namespace levwright {
namespace {

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
            say("Another room has the name “{}”, too: give this one its own name.", outer.room.name));
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
    std::vector<Replacement> both = insertLineBehind(text, opening.range.end, nameLine).replacements();
    const TextEdit room = insertLineBehind(text, end, line);
    both.insert(both.end(), room.replacements().begin(), room.replacements().end());
    return TextEdit(std::move(both));
}

EditOutcome addAtTop(const ClassicLevel& level, std::string_view text, const RoomShape& shape) {
    const LevelTree& tree = *level.tree;
    if (!level.hasHeader())
        return refuse(say("There is no level here yet."));
    const Offset end = level.rooms.empty() ? tree.statements[tree.endOfHeader - 1].range.end
                                           : endOf(tree, level.rooms.back().section);
    return insertLineBehind(text, end,
                            std::format("{}ROOM:\"ordinary\",lit,{},(center,center),{}", lineEndOf(text),
                                        writtenPair(shape.place), writtenPair(shape.size)));
}

} // namespace

std::string freeRoomName(const ClassicLevel& level) {
    int number = 1;
    while (hasName(level, say("room {}", number)))
        ++number;
    return say("room {}", number);
}

std::optional<std::size_t> roomWith(const ClassicLevel& level, const RoomsView& view, std::size_t statement) {
    const std::optional<std::size_t> section = level.tree->sectionOf(statement);
    const auto room = std::ranges::find(view.rooms, section,
                                        [](const RoomView& each) { return std::optional(each.section); });
    return room == view.rooms.end() ? std::nullopt : std::optional(std::size_t(room - view.rooms.begin()));
}

EditOutcome shapeRoom(const ClassicLevel& level, std::string_view levelText, const RoomsView& view,
                      std::size_t statement, const RoomShape& shape) {
    return shapeRoom(view, statement, shape, [&](Field field, const std::string& source) {
        return setField(*level.tree, levelText, level.tree->statements[statement], {field, {}}, source);
    });
}

EditOutcome moveDoor(const ClassicLevel& level, std::string_view levelText, const RoomsView& view,
                     std::size_t statement, const WallPlace& to) {
    const auto index = roomWith(level, view, statement);
    const StatementNode& node = level.tree->statements[statement];
    if (!index || node.kind != StatementKind::Door)
        return refuse(say("This is not a door of a room."));
    return moveDoor(view.rooms[*index], statement, to, [&](Field field, const std::string& source) {
        return setField(*level.tree, levelText, node, {field, {}}, source);
    });
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

} // namespace levwright
