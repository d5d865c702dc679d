// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edit/AddThing.h"

#include "core/base/CellMask.h"
#include "core/base/Contract.h"
#include "core/base/Flood.h"
#include "core/edit/FormGaps.h"
#include "core/edit/LevelErrors.h"
#include "core/edit/RoomEdit.h"
#include "core/edit/StatementEdit.h"
#include "core/model/RoomFloor.h"

#include <algorithm>
#include <format>
#include <optional>

namespace levwright {
namespace {

using Kind = StatementKind;

// A door of a room is identified by its wall and its place along the wall. If the size of the room is random,
// so is the place: next time the wall may be shorter.
std::optional<WallPlace> placeInWall(const Area& floor, bool isStated, Point cell) {
    const bool inColumns = cell.x >= floor.x1 && cell.x <= floor.x2;
    const bool inRows = cell.y >= floor.y1 && cell.y <= floor.y2;
    const auto along = [&](WallSide side, int position) {
        return WallPlace{side, isStated ? std::optional(position) : std::nullopt};
    };
    if (inColumns && cell.y == floor.y1 - 1)
        return along(WallSide::North, cell.x);
    if (inColumns && cell.y == floor.y2 + 1)
        return along(WallSide::South, cell.x);
    if (inRows && cell.x == floor.x1 - 1)
        return along(WallSide::West, cell.y);
    if (inRows && cell.x == floor.x2 + 1)
        return along(WallSide::East, cell.y);
    return std::nullopt;
}

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

bool isCorner(const Area& floor, Point cell) {
    return (cell.x == floor.x1 - 1 || cell.x == floor.x2 + 1) &&
           (cell.y == floor.y1 - 1 || cell.y == floor.y2 + 1);
}

// The stated and the visible floor can differ for vaults, and while the statement of the room is being
// changed.
std::optional<Area> floorOf(const std::optional<Area>& stated, const std::optional<Area>& seen) {
    if (!stated || !seen)
        return stated ? stated : seen;
    return Area{0, 0, std::min(stated->x2, seen->x2), std::min(stated->y2, seen->y2)};
}

std::expected<std::vector<AddableThing>, Refusal>
thingsInRoom(const LevelTree& tree, const CompiledRoom& room, const AddPlace& place) {
    const Point cell = place.cell;
    return roomDoorAt(room, place).transform([&](const std::optional<AddableThing>& door) {
        return door ? std::vector{*door} : thingsOnFloor(tree, cell, {cell.x, cell.y, cell.x, cell.y});
    });
}

} // namespace

Area roomAround(const Catalog& catalog, const MapModel* map, Point cell) {
    const auto isFloor = [&](Point at) {
        const Terrain* terrain =
            map != nullptr ? catalog.terrainByCharacter(map->cells.atOr(at, '\0')) : nullptr;
        return terrain != nullptr && terrain->isRoom;
    };
    if (!isFloor(cell))
        return {cell.x, cell.y, cell.x, cell.y};
    const auto mayStep = [&](Point /*from*/, Point to) { return isFloor(to); };
    return *CellMask(flooded({map->cells.width(), map->cells.height()}, cell, Joining::Sides, mayStep))
                .bounds();
}

std::expected<std::optional<WallPlace>, Refusal> wallPlaceAt(const std::optional<Area>& stated,
                                                             const AddPlace& place) {
    const Point cell = place.cell;
    const std::optional<Area> floor = floorOf(stated, place.floor);
    if (floor) {
        if (std::optional<WallPlace> wall = placeInWall(*floor, stated.has_value(), cell))
            return wall;
    }
    if (floor && isCorner(*floor, cell))
        return refuse("No door fits into the corner of a room.");
    if (floor ? floor->contains(cell) : cell.x >= 0 && cell.y >= 0)
        return std::nullopt;
    return refuse(floor ? std::format("({},{}) lies outside this room, whose floor is {} × {}.", cell.x,
                                      cell.y, floor->x2 + 1, floor->y2 + 1)
                        : std::format("({},{}) lies outside this room.", cell.x, cell.y));
}

std::string writtenPlace(const WallPlace& place) {
    return std::format("{},{}", place.side ? wordOf(*place.side) : "random",
                       place.position ? std::to_string(*place.position) : "random");
}

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
        return refuse(std::format("({},{}) lies outside this part.", cell.x, cell.y));
    auto things = maze ? thingsInPart(game, level, place)
                       : thingsInRoom(*level.tree, level.rooms[place.section].room, place);
    if (!things)
        return things;
    const EditTrial trial(game, levelText);
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
