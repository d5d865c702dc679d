// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/script/roll/ScriptRooms.h"

#include "core/languages/script/roll/ScriptGame.h"
#include "core/roll/Steps.h"

#include <algorithm>
#include <array>
#include <format>

namespace levwright::scriptroll {
namespace {

int roomTypeOf(ScriptGame& game, lua_State* lua, const char* key) {
    const std::optional<std::string> name = optionalTextOf(lua, key);
    if (!name)
        return 0;
    const NamedNumber* type = game.plan().names.roomType(*name);
    if (type == nullptr)
        game.complain(lua, std::format("Unknown room type '{}'", *name));
    return type == nullptr ? 0 : type->number;
}

void pushRoom(ScriptGame& game, lua_State* lua) {
    const roll::RolledRoom& room = game.state().level.rooms[*game.builder().innermostRoom()];
    pushSize(lua, room.area.width(), room.area.height());
    lua_createtable(lua, 0, 4);
    const std::array<std::pair<const char*, int>, 4> corners{
        {{"x1", room.area.x1}, {"y1", room.area.y1}, {"x2", room.area.x2}, {"y2", room.area.y2}}};
    for (const auto& [key, number] : corners) {
        lua_pushinteger(lua, number);
        lua_setfield(lua, -2, key);
    }
    lua_setfield(lua, -2, "region");
    const std::array<std::pair<const char*, bool>, 3> flags{
        {{"lit", room.lit}, {"irregular", room.irregular}, {"needjoining", !room.isApart}}};
    for (const auto& [key, value] : flags) {
        lua_pushboolean(lua, value ? 1 : 0);
        lua_setfield(lua, -2, key);
    }
    std::string_view name = "ordinary";
    for (const NamedNumber& type : game.plan().catalog->roomTypes()) {
        if (type.number == room.type)
            name = type.name;
    }
    lua_pushlstring(lua, name.data(), name.size());
    lua_setfield(lua, -2, "type");
}

int makeRegion(ScriptGame& game, lua_State* lua) {
    if (lua_gettop(lua) == 2) {
        game.begin(lua, "region");
        roll::CellSelection cells = selectionAt(lua, 1).cells;
        const bool lit = wordAt(lua, 2, {"des.region", "light"}) == 1;
        game.verbs().lightCells(lit ? roll::grown(cells, 15) : cells, lit);
        return 0;
    }
    needTable(lua);
    game.begin(lua, "region");
    const auto area = areaOf(lua, true);
    const int light = intOf(lua, "lit", -1);
    const int type = roomTypeOf(game, lua, "type");
    const int filled = intOf(lua, "filled", 0);
    const bool irregular = flagOf(lua, "irregular", false);
    const bool arrival = flagOf(lua, "arrival_room", false);
    const bool joined = flagOf(lua, "joined", true);
    if (*area == Area{-1, -1, -1, -1})
        failWith(lua, "region needs region");
    const bool makesRoom = type != 0 || irregular || arrival || game.state().makesOrdinaryLevel;
    const bool isInRoom = game.builder().openRooms() > 0 && makesRoom;
    if (isInRoom)
        game.complain(lua, "region as subroom");
    const roll::RegionMade made = game.builder().makeRegion({.area = game.verbs().regionOf(*area),
                                                             .type = type,
                                                             .light = light,
                                                             .filled = filled == 1,
                                                             .irregular = irregular,
                                                             .isRoom = arrival,
                                                             .isApart = !joined,
                                                             .marksLevel = filled > 0});
    if (made == roll::RegionMade::TooMany)
        game.complain(lua, "Too many rooms on new level!");
    if (made != roll::RegionMade::Room || isInRoom)
        return 0;
    if (hasKey(lua, "contents")) {
        pushRoom(game, lua);
        game.callBack(lua, "contents", 1);
    }
    game.verbs().closeRoom();
    return 0;
}

int makeRoom(ScriptGame& game, lua_State* lua) {
    constexpr std::size_t deepest = 5;
    needTable(lua);
    game.begin(lua, "room");
    const auto place = placeOf(lua);
    const int width = intOf(lua, "w", -1);
    const int height = intOf(lua, "h", -1);
    const int xAlign = wordOf(lua, {"des.room", "xalign"});
    const int yAlign = wordOf(lua, {"des.room", "yalign"});
    const int type = roomTypeOf(game, lua, "type");
    const int chance = intOf(lua, "chance", 100);
    const int light = intOf(lua, "lit", -1);
    const bool isThemed = game.state().makesOrdinaryLevel;
    const int filled = intOf(lua, "filled", isThemed ? 0 : 1);
    const bool joined = flagOf(lua, "joined", true);
    if (isThemed && game.themed().hasFailed)
        return 0;
    if (place && (place->x < 0 || place->y < 0))
        failWith(lua, "Room must have both x and y");
    if ((width < 0) != (height < 0))
        failWith(lua, "Room must have both w and h");
    if (game.builder().openRooms() >= deepest + 1)
        Sandbox::of(lua).stop("too deep recursion of rooms", lineOf(lua));
    if (!game.builder().openRoom({.wish = {.x = place ? place->x : -1,
                                           .y = place ? place->y : -1,
                                           .width = width,
                                           .height = height,
                                           .xAlign = xAlign,
                                           .yAlign = yAlign},
                                  .type = type,
                                  .chance = chance,
                                  .light = light,
                                  .isSubroom = game.builder().openRooms() > 0,
                                  .filled = filled == 1,
                                  .isApart = !joined,
                                  .marksLevel = filled > 0})) {
        game.themed().hasFailed = true;
        return 0;
    }
    if (hasKey(lua, "contents")) {
        pushRoom(game, lua);
        game.callBack(lua, "contents", 1);
    }
    game.verbs().closeRoom();
    return 0;
}

int randomCorridors(ScriptGame& game, lua_State* lua) {
    game.begin(lua, "random_corridors");
    roll::joinRoomsRandomly(game.state(), game.builder().statement());
    return 0;
}

int makeCorridor(ScriptGame& game, lua_State* lua) {
    needTable(lua);
    game.begin(lua, "corridor");
    const int fromRoom = intOf(lua, "srcroom");
    const int fromDoor = intOf(lua, "srcdoor");
    const int fromWall = wordOf(lua, {"des.corridor", "srcwall"});
    const int toRoom = intOf(lua, "destroom");
    const int toDoor = intOf(lua, "destdoor");
    const int toWall = wordOf(lua, {"des.corridor", "destwall"});
    const bool areStated = fromRoom != -1 && toRoom != -1; // -1: joins rooms at random, or nothing
    if (areStated && (fromWall < 0 || toWall < 0)) {
        game.complain(lua, "create_corridor to/from a random wall");
        return 0;
    }
    const auto rooms = int(game.state().level.rooms.size());
    if (fromRoom >= rooms || toRoom >= rooms || fromRoom < -1)
        return 0;
    game.builder().join({.from = {.room = fromRoom, .wall = fromWall, .door = std::max(fromDoor, 0)},
                         .to = {.room = toRoom, .wall = toWall, .door = std::max(toDoor, 0)}});
    return 0;
}

// ---- arrivals

// Whether name is a level in the game's dungeon, or a number.
bool isLevelOfDungeon(std::string_view name) {
    constexpr std::array<std::string_view, 37> names{
        "air",      "asmodeus", "astral",  "baalz",  "bigrm",  "castle", "earth",   "fakewiz1",
        "fakewiz2", "fire",     "juiblex", "knox",   "medusa", "minend", "minetn",  "oracle",
        "orcus",    "rogue",    "sanctum", "soko1",  "soko2",  "soko3",  "soko4",   "tower1",
        "tower2",   "tower3",   "tut-1",   "tut-2",  "valley", "water",  "wizard1", "wizard2",
        "wizard3",  "x-goal",   "x-loca",  "x-strt", "dummy"};
    const bool isNumber = !name.empty() && name.find_first_not_of("0123456789") == std::string_view::npos;
    return isNumber || std::ranges::contains(names, name);
}

void addLevelRegion(ScriptGame& game, lua_State* lua, int kind) {
    const auto area = regionOf(lua, "region", true);
    const auto excluded = regionOf(lua, "exclude", false);
    const bool areaInLevel = flagOf(lua, "region_islev", false);
    const bool excludedInLevel = flagOf(lua, "exclude_islev", false);
    constexpr int lastStatedKind = 3; // the last of the kinds that put something there
    if (kind <= lastStatedKind && (area->x1 > area->x2 || area->y1 > area->y2))
        game.complain(
            lua, std::format("rn2({}) attempted", std::min(area->x2 - area->x1, area->y2 - area->y1) + 1));
    const Point origin = game.builder().mapOrigin();
    const Area wanted = areaInLevel ? *area : game.verbs().regionOf(*area);
    Area without{-1, -1, -1, -1};
    if (excluded && excluded->x1 >= 0)
        without = excludedInLevel ? *excluded : excluded->shifted(origin);
    game.builder().addLevelRegion(wanted, without, kind);
}

int levelRegion(ScriptGame& game, lua_State* lua) {
    constexpr int portal = 2;
    needTable(lua);
    game.begin(lua, "levregion");
    const int type = wordOf(lua, {"des.levregion", "type"});
    const std::string name = textOf(lua, "name", "");
    intOf(lua, "padding", 0);
    if (type == portal && !isLevelOfDungeon(name))
        Sandbox::of(lua).stop(std::string(roll::portalToNowhere), lineOf(lua));
    addLevelRegion(game, lua, type);
    return 0;
}

int teleportRegion(ScriptGame& game, lua_State* lua) {
    needTable(lua);
    game.begin(lua, "teleport_region");
    addLevelRegion(game, lua, wordOf(lua, {"des.teleport_region", "dir"}));
    return 0;
}

int addExclusion(ScriptGame& game, lua_State* lua) {
    needTable(lua);
    game.begin(lua, "exclusion");
    const int of = wordOf(lua, {"des.exclusion", "type"});
    const auto area = regionOf(lua, "region", true);
    if (of >= 0 && of <= int(roll::Exclusion::Of::Monsters))
        game.state().level.exclusions.push_back(
            {roll::Exclusion::Of(of), area->shifted(game.builder().origin())});
    return 0;
}

} // namespace

void addRoomFunctions(lua_State* lua) {
    constexpr luaL_Reg functions[] = {{"region", called<makeRegion, costOfMap>},
                                      {"room", called<makeRoom, costOfMap>},
                                      {"random_corridors", called<randomCorridors, costOfWalk>},
                                      {"corridor", called<makeCorridor, costOfMap>},
                                      {"levregion", called<levelRegion>},
                                      {"teleport_region", called<teleportRegion>},
                                      {"exclusion", called<addExclusion>},
                                      {nullptr, nullptr}};
    luaL_setfuncs(lua, functions, 0);
}

} // namespace levwright::scriptroll
