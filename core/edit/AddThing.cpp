// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edit/AddThing.h"

#include "core/base/Contract.h"
#include "core/model/RoomFloor.h"

#include <array>
#include <format>
#include <optional>

namespace levwright {
namespace {

struct Template {
    std::string_view name;
    StatementKind kind{};
    std::string_view before; // of the statement around the place
    std::string_view behind;
};

using Kind = StatementKind;

constexpr std::array<Template, 14> templates{{
    {"monster", Kind::Monster, "MONSTER:random,random,", ""},
    {"object", Kind::Object, "OBJECT:random,random,", ""},
    {"trap", Kind::Trap, "TRAP:random,", ""},
    {"door", Kind::Door, "DOOR:closed,", ""},
    {"stairs up", Kind::Stair, "STAIR:", ",up"},
    {"stairs down", Kind::Stair, "STAIR:", ",down"},
    {"ladder up", Kind::Ladder, "LADDER:", ",up"},
    {"ladder down", Kind::Ladder, "LADDER:", ",down"},
    {"altar", Kind::Altar, "ALTAR:", ",random,altar"},
    {"fountain", Kind::Fountain, "FOUNTAIN:", ""},
    {"sink", Kind::Sink, "SINK:", ""},
    {"pool", Kind::Pool, "POOL:", ""},
    {"gold", Kind::Gold, "GOLD:random,", ""},
    {"engraving", Kind::Engraving, "ENGRAVING:", ",dust,\"Hello\""},
}};

// A door of a room is told by its wall and the place along it.
std::optional<AddableThing> roomDoorAt(const Area& floor, Point cell) {
    const bool inColumns = cell.x >= floor.x1 && cell.x <= floor.x2;
    const bool inRows = cell.y >= floor.y1 && cell.y <= floor.y2;
    const auto door = [](std::string_view wall, int position) {
        return AddableThing{"door", Kind::Door, std::format("DOOR:false,closed,{},{}", wall, position)};
    };
    if (inColumns && cell.y == floor.y1 - 1)
        return door("north", cell.x);
    if (inColumns && cell.y == floor.y2 + 1)
        return door("south", cell.x);
    if (inRows && cell.x == floor.x1 - 1)
        return door("west", cell.y);
    if (inRows && cell.x == floor.x2 + 1)
        return door("east", cell.y);
    return std::nullopt;
}

std::vector<AddableThing> thingsOnFloor(LevelSyntax level, Point cell) {
    const bool maze = level == LevelSyntax::Maze;
    std::vector<AddableThing> things;
    for (const Template& row : templates) {
        const bool isRoomDoor = !maze && row.kind == Kind::Door;
        const StatementRule& rule = ruleFor(row.kind);
        if (!isRoomDoor && (maze ? rule.inMaze : rule.inRooms))
            things.push_back(
                {row.name, row.kind, std::format("{}({},{}){}", row.before, cell.x, cell.y, row.behind)});
    }
    if (maze)
        things.push_back({"region", Kind::Region,
                          std::format("REGION:({0},{1},{0},{1}),lit,\"ordinary\"", cell.x, cell.y)});
    return things;
}

} // namespace

std::expected<std::vector<AddableThing>, Refusal> thingsToAdd(const LevelModel& level, std::size_t section,
                                                              Point cell) {
    require(section < level.tree->sections.size(), "a section of the level");
    if (level.tree->kind == LevelSyntax::Maze)
        return thingsOnFloor(LevelSyntax::Maze, cell);
    const std::optional<Area> floor = statedFloor(level.rooms[section].room);
    if (floor) {
        if (const std::optional<AddableThing> door = roomDoorAt(*floor, cell))
            return std::vector{*door};
    }
    const bool inside = floor ? floor->contains(cell) : cell.x >= 0 && cell.y >= 0;
    if (!inside)
        return refuse(floor ? std::format("({},{}) lies outside this room, whose floor is {} × {}.", cell.x,
                                          cell.y, floor->x2 + 1, floor->y2 + 1)
                            : std::format("({},{}) lies outside this room.", cell.x, cell.y));
    return thingsOnFloor(LevelSyntax::Rooms, cell);
}

} // namespace levwright
