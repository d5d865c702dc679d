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

using S = StatementKind;

constexpr std::array<Template, 14> templates{{
    {"monster", S::Monster, "MONSTER:random,random,", ""},
    {"object", S::Object, "OBJECT:random,random,", ""},
    {"trap", S::Trap, "TRAP:random,", ""},
    {"door", S::Door, "DOOR:closed,", ""},
    {"stairs up", S::Stair, "STAIR:", ",up"},
    {"stairs down", S::Stair, "STAIR:", ",down"},
    {"ladder up", S::Ladder, "LADDER:", ",up"},
    {"ladder down", S::Ladder, "LADDER:", ",down"},
    {"altar", S::Altar, "ALTAR:", ",random,altar"},
    {"fountain", S::Fountain, "FOUNTAIN:", ""},
    {"sink", S::Sink, "SINK:", ""},
    {"pool", S::Pool, "POOL:", ""},
    {"gold", S::Gold, "GOLD:random,", ""},
    {"engraving", S::Engraving, "ENGRAVING:", ",dust,\"Hello\""},
}};

// A door of a room is told by its wall and the place along it.
std::optional<AddableThing> roomDoorAt(const Area& floor, Point cell) {
    const bool inColumns = cell.x >= floor.x1 && cell.x <= floor.x2;
    const bool inRows = cell.y >= floor.y1 && cell.y <= floor.y2;
    const auto door = [](std::string_view wall, int position) {
        return AddableThing{"door", S::Door, std::format("DOOR:false,closed,{},{}", wall, position)};
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
        const bool isRoomDoor = !maze && row.kind == S::Door;
        const StatementRule& rule = ruleFor(row.kind);
        if (!isRoomDoor && (maze ? rule.inMaze : rule.inRooms))
            things.push_back(
                {row.name, row.kind, std::format("{}({},{}){}", row.before, cell.x, cell.y, row.behind)});
    }
    if (maze)
        things.push_back(
            {"region", S::Region, std::format("REGION:({0},{1},{0},{1}),lit,\"ordinary\"", cell.x, cell.y)});
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
