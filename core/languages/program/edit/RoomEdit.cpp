// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/program/edit/RoomEdit.h"

#include "core/base/Phrase.h"
#include "core/edit/LevelErrors.h"
#include "core/edit/RoomEdit.h"
#include "core/languages/program/edit/InsertStatement.h"
#include "core/languages/program/syntax/Kinds.h"

#include <algorithm>
#include <format>

namespace levwright::program {
namespace {

FieldWriter writerOf(const LevelLanguage& language, const LevelSource& level, std::size_t statement) {
    return [&language, &level, statement](Field field, const std::string& source) {
        return language.setField(level, statement, {field, {}}, source);
    };
}

} // namespace

EditOutcome shapeRoom(const LevelLanguage& language, const LevelSource& level, std::size_t statement,
                      const RoomShape& shape) {
    return shapeRoom(language.rooms(level), statement, shape, writerOf(language, level, statement));
}

EditOutcome moveDoor(const LevelLanguage& language, const LevelSource& level, std::size_t statement,
                     const WallPlace& to) {
    const RoomsView view = language.rooms(level);
    const auto room = std::ranges::find_if(view.rooms, [&](const RoomView& each) {
        return std::ranges::contains(each.doors, statement, &RoomDoor::statement);
    });
    if (room == view.rooms.end())
        return refuse(say("This is not a door of a room."));
    return moveDoor(*room, statement, to, writerOf(language, level, statement));
}

EditOutcome addRoom(const LevelLanguage& language, const LevelSource& level, const NewRoom& room) {
    const LevelTree& tree = *level.level.tree;
    if (!level.level.hasHeader())
        return refuse(say("There is no level here yet."));
    if (const auto refusal = objectionTo(language.rooms(level), room))
        return std::unexpected(*refusal);
    const std::string place = writtenPair(room.shape.place);
    const std::string size = writtenPair(room.shape.size);
    TextEdit edit =
        room.parent
            ? insertSubroom(tree, level.text, *room.parent,
                            std::format("SUBROOM:\"ordinary\",lit,{},{} {{\n}}", place, size))
            : insertInLevel(tree, level.text, StatementKind::Room,
                            std::format("\nROOM:\"ordinary\",lit,{},(center,center),{} {{\n}}", place, size));
    if (std::optional<Refusal> objection = EditTrial(language, level.text).objectionTo(edit))
        return std::unexpected(*std::move(objection));
    return edit;
}

} // namespace levwright::program
