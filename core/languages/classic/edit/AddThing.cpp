// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/classic/edit/AddThing.h"

#include "core/base/Contract.h"
#include "core/base/Phrase.h"
#include "core/edit/FormGaps.h"
#include "core/edit/ThingPlaces.h"
#include "core/languages/classic/edit/ClassicErrors.h"
#include "core/languages/classic/edit/InsertStatement.h"
#include "core/languages/classic/lower/RoomFloor.h"

#include <algorithm>
#include <format>
#include <optional>

namespace levwright {
namespace {

using Kind = StatementKind;

// The statement of that form, for the cell or for the room around it.
std::string writtenAs(const AddedForm& form, Point cell, const Area& room) {
    require(form.text.contains(placeGap), "a form says where the place goes");
    std::string written(form.text);
    fillGap(written, placeGap, form.placedBy == PlacedBy::Area ? writtenPlace(room) : writtenPlace(cell));
    return written;
}

std::vector<AddableThing> thingsOnFloor(const LevelTree& tree, Point cell, const Area& room) {
    const bool maze = tree.kind == LevelSyntax::Maze;
    std::vector<AddableThing> things;
    for (const StatementRule& rule : tree.grammar->rules()) {
        const bool isRoomDoor = !maze && rule.kind == Kind::Door;
        if (isRoomDoor || !(maze ? rule.inMaze : rule.inRooms))
            continue;
        for (const AddedForm& form : tree.grammar->forms()) {
            if (form.kind == rule.kind && form.inMapMenu)
                things.push_back({form.name, rule.kind, writtenAs(form, cell, room)});
        }
    }
    return things;
}

std::vector<AddableThing> thingsInPart(const ClassicGame& game, const ClassicLevel& level,
                                       const AddPlace& place) {
    const std::optional<MapModel>& map = level.parts[place.section].map;
    const Area room = roomAround(game.catalog(), map ? &*map : nullptr, place.cell);
    return thingsOnFloor(*level.tree, place.cell, room);
}

std::expected<std::vector<AddableThing>, Refusal>
thingsInRoom(const LevelTree& tree, const CompiledRoom& room, const AddPlace& place) {
    const Point cell = place.cell;
    return roomDoorAt(room, place).transform([&](const std::optional<AddableThing>& door) {
        return door ? std::vector{*door} : thingsOnFloor(tree, cell, {cell.x, cell.y, cell.x, cell.y});
    });
}

} // namespace

std::expected<std::optional<AddableThing>, Refusal> roomDoorAt(const CompiledRoom& room,
                                                               const AddPlace& place) {
    return wallPlaceAt(statedFloor(room), place).transform([](const std::optional<WallPlace>& wall) {
        return wall.transform([](const WallPlace& at) {
            return AddableThing{"door", Kind::Door, "DOOR:false,closed," + writtenPlace(at)};
        });
    });
}

std::expected<std::vector<AddableThing>, Refusal> thingsToAdd(const ClassicGame& game,
                                                              const ClassicLevel& level,
                                                              std::string_view levelText,
                                                              const AddPlace& place) {
    require(place.section < level.tree->sections.size(), "a section of the level");
    const Point cell = place.cell;
    const bool maze = level.tree->kind == LevelSyntax::Maze;
    if (maze && (cell.x < 0 || cell.y < 0))
        return refuse(say("({},{}) lies outside this part.", cell.x, cell.y));
    auto things = maze ? thingsInPart(game, level, place)
                       : thingsInRoom(*level.tree, level.rooms[place.section].room, place);
    if (!things)
        return things;
    const EditTrial trial = trialOf(game, levelText);
    const auto objectionTo = [&](const AddableThing& thing) {
        const EditOutcome edit =
            insertStatement(game.dialect(), *level.tree, levelText, place.section, thing.statement);
        return edit ? trial.objectionTo(*edit) : std::optional(edit.error());
    };
    std::optional<Refusal> first;
    std::erase_if(*things, [&](const AddableThing& thing) {
        const std::optional<Refusal> objection = objectionTo(thing);
        if (objection && !first)
            first = objection;
        return objection.has_value();
    });
    if (things->empty() && first)
        return std::unexpected(*first);
    return things;
}

} // namespace levwright
