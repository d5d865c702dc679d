// SPDX-License-Identifier: GPL-3.0-or-later
// The functions of des that make terrain (format document on Lua levels, sections 6 to 8).
#include "core/base/Phrase.h"
#include "core/languages/script/roll/ScriptGame.h"
#include "core/languages/script/roll/ScriptRooms.h"
#include "core/languages/script/roll/ScriptThings.h"
#include "core/roll/Features.h"
#include "core/roll/Steps.h"

#include <algorithm>
#include <array>
#include <format>

namespace levwright::scriptroll {
namespace {

// ---- the level

int levelFlags(ScriptGame& game, lua_State* lua) {
    game.begin(lua, "level_flags");
    const int count = lua_gettop(lua);
    if (count < 1)
        failWith(lua, "expected string params");
    for (int i = 1; i <= count; ++i) {
        const std::string name = luaL_checkstring(lua, i);
        const NamedNumber* flag = game.plan().names.levelFlag(name);
        if (flag == nullptr && game.passesOverUnknown())
            continue;
        if (flag == nullptr)
            failWith(lua, "Unknown level flag " + name);
        constexpr std::uint32_t climates = roll::TemperateFlag | roll::HotFlag | roll::ColdFlag;
        const std::uint32_t rolled = game.plan().tables->flags().toRoll(std::uint32_t(flag->number));
        if ((rolled & climates) != 0)
            game.state().level.flags &= ~climates;
        game.builder().addFlags(rolled);
    }
    return 0;
}

int terrainOr(ScriptGame& game, lua_State* lua, const char* key, int usual) {
    const auto character = optionalTextOf(lua, key);
    return character ? game.terrainOf(lua, *character) : usual;
}

int levelInit(ScriptGame& game, lua_State* lua) {
    using SetUp = roll::LevelSetUp;
    enum Style : std::uint8_t { Maze = SetUp::Mines + 1, Rogue, Swamp };
    needTable(lua);
    game.begin(lua, "level_init");
    const int style = wordOf(lua, {"des.level_init", "style"});
    const int foreground = terrainOr(game, lua, "fg", roll::Floor);
    const int background = terrainOr(game, lua, "bg", style == Swamp ? roll::Moat : roll::Stone);
    const int filling = terrainOr(game, lua, "filling", foreground);
    const int light = flagNumberOf(lua, "lit");
    const bool smoothed = flagOf(lua, "smoothed", false);
    const bool joined = flagOf(lua, "joined", false);
    const bool walled = flagOf(lua, "walled", false);
    const int corridor = intOf(lua, "corrwid", -1);
    const int wall = intOf(lua, "wallthick", -1);
    const bool deadEnds = flagOf(lua, "deadends", true);
    const bool isNoTerrain = foreground >= ScriptGame::anyWall || filling >= ScriptGame::anyWall;
    if (isNoTerrain && style == SetUp::SolidFill) {
        game.complain(lua, "set_levltyp: bad type");
        return 0;
    }
    if (light > 1)
        game.complain(lua, "set_levltyp_lit: bad light");
    if (style == Maze)
        game.verbs().makeWideMaze({.corridor = corridor, .wall = wall, .deadEnds = deadEnds});
    else if (style == Swamp)
        game.verbs().makeSwamp(foreground, background, light);
    else if (style == Rogue)
        game.builder().setUp({.style = SetUp::RogueRooms, .light = 0, .cave = {}});
    else {
        const bool isCave = style == SetUp::Mines;
        game.verbs().initLevel({.style = style,
                                .filling = isCave                     ? -1
                                           : style == SetUp::MazeGrid ? background
                                                                      : filling,
                                .light = light < 0 ? -1 : light,
                                .cave = {.foreground = foreground,
                                         .background = background,
                                         .smoothed = smoothed ? 1 : 0,
                                         .joined = joined ? 1 : 0,
                                         .walled = walled ? 1 : 0}});
    }
    return 0;
}

int showMessage(ScriptGame& game, lua_State* lua) {
    if (lua_gettop(lua) < 1)
        failWith(lua, "Wrong parameters");
    game.state().level.messages.push_back(game.state().addText(luaL_checkstring(lua, 1)));
    return 0;
}

// ---- maps

struct MapText {
    int width = 0;
    int height = 0;
    std::string text; // without the digits
    char at(int x, int y) const {
        const std::size_t place = std::size_t(y) * std::size_t(width + 1) + std::size_t(x);
        return place < text.size() ? text[place] : '\0';
    }
};

MapText mapTextOf(std::string_view written) {
    MapText map;
    for (const char c : written) {
        if (c < '0' || c > '9')
            map.text += c;
    }
    int column = 0;
    for (const char c : map.text) {
        if (c == '\n') {
            map.width = std::max(map.width, column);
            ++map.height;
            column = 0;
        } else {
            ++column;
        }
    }
    if (column > 0)
        ++map.height;
    map.width = std::max(map.width, column);
    return map;
}

// The bytes that the builder takes: one more than the terrain number, 0 for an unchanged cell.
std::string cellsOf(const ScriptGame& game, const MapText& map) {
    std::string cells;
    for (int y = 0; y < map.height; ++y) {
        for (int x = 0; x < map.width; ++x) {
            const char c = map.at(x, y);
            const Terrain* terrain =
                c == 'x' || c == 'w' ? nullptr : game.plan().catalog->terrainByCharacter(c);
            const int number = terrain == nullptr ? -1 : game.rolledAs(terrain->number);
            cells += char(roll::isMade(number) ? number + 1 : 0);
        }
    }
    return cells;
}

// A map that the game places among the rooms of a level that it makes itself (format document on themed
// rooms, section 4).
struct FreeMap {
    Point size;
    const std::string& cells; // as from cellsOf()
    int across = 0;           // words, as numbers
    int down = 0;
    std::optional<Point> place;
};

// Whether the map would cover nothing but stone of no room, and has stone around it.
bool liesFree(const roll::RollState& state, const FreeMap& map, Point corner) {
    for (int y = -1; y <= map.size.y; ++y) {
        for (int x = -1; x <= map.size.x; ++x) {
            const Point p{corner.x + x, corner.y + y};
            const bool inside = x >= 0 && y >= 0 && x < map.size.x && y < map.size.y;
            const int wanted =
                inside ? static_cast<unsigned char>(
                             map.cells[std::size_t(y) * std::size_t(map.size.x) + std::size_t(x)]) -
                             1
                       : -1;
            if (inside && wanted < 0)
                continue;
            if (!roll::onMap(p) || state.roomNumber[std::size_t(roll::cellOf(p))] != 0 ||
                (state.terrain(p) != roll::Stone && state.terrain(p) != wanted))
                return false;
        }
    }
    return true;
}

std::optional<Point> placeAmongRooms(ScriptGame& game, const FreeMap& map) {
    constexpr int mostTries = 101;
    if (game.themed().hasFailed)
        return std::nullopt;
    const bool isStated = map.place && map.place->x >= 0 && map.place->y >= 0;
    const bool isAligned = map.across != 0 && map.down != 0;
    const Point aligned = game.verbs().alignedCorner(map.across, map.down, map.size);
    const bool byWidth = game.plan().holds(roll::RollRule::MapsFitByWidth);
    const int height = byWidth ? map.size.x : map.size.y;
    for (int tries = 0; tries < (isAligned || isStated ? 1 : mostTries); ++tries) {
        Point corner{1 + game.random().below(roll::columns - 1 - map.size.x),
                     game.random().below(roll::rows - height)};
        if (game.plan().context.alone) // in the same place in each roll, as the map of a level is
            corner = {(roll::columns - map.size.x) / 2, std::max((roll::rows - map.size.y) / 2, 1)};
        if (map.place && map.place->x >= 0)
            corner.x = map.place->x;
        if (map.place && map.place->y >= 0)
            corner.y = map.place->y;
        if (map.across != 0)
            corner.x = aligned.x;
        if (map.down != 0)
            corner.y = aligned.y;
        if (corner.y + map.size.y > roll::rows)
            break;
        if (liesFree(game.state(), map, corner))
            return corner;
    }
    game.themed().hasFailed = true;
    return std::nullopt;
}

int layMap(ScriptGame& game, lua_State* lua) {
    constexpr int center = 3;
    constexpr int tallest = 22;
    std::string text;
    std::optional<Point> place;
    int column = center;
    int row = center;
    bool lit = false;
    if (lua_gettop(lua) == 1 && lua_type(lua, 1) == LUA_TSTRING) {
        std::size_t size = 0;
        const char* bytes = lua_tolstring(lua, 1, &size);
        text.assign(bytes, size);
        lua_settop(lua, 0);
        lua_createtable(lua, 0, 0);
    } else {
        needTable(lua);
        lit = flagOf(lua, "lit", false);
        column = wordOf(lua, {"des.map", "halign"});
        row = wordOf(lua, {"des.map", "valign"});
        place = placeOf(lua);
        text = textOf(lua, "map");
    }
    game.begin(lua, "map");
    const MapText map = mapTextOf(text);
    if (map.height > tallest)
        failWith(lua, "Map data error");
    const bool isAligned = column != 0 || row != 0;
    roll::LevelBuilder& builder = game.builder();
    roll::ScriptVerbs& verbs = game.verbs();
    Point corner = builder.mapOrigin();
    const std::string cells = cellsOf(game, map);
    if (game.state().makesOrdinaryLevel && builder.openRooms() == 0) {
        const std::optional<Point> free = placeAmongRooms(
            game,
            {.size = {map.width, map.height}, .cells = cells, .across = column, .down = row, .place = place});
        if (!free)
            return 0;
        corner = *free;
        game.state().note(builder.statement(), corner); // tells views where the map is
    } else if (isAligned) {
        corner = verbs.alignedCorner(column, row, {map.width, map.height});
    } else {
        if (!place)
            failWith(lua, "Map requires either x,y or halign,valign params");
        corner = builder.openRooms() > 0 ? builder.origin() : Point{0, 0};
        corner = {corner.x + place->x, corner.y + place->y};
        if (!roll::onMap(corner))
            failWith(lua, "Map requires either x,y or halign,valign params");
        corner.y = roll::rowThatFits(corner.y, map.height);
    }
    if (corner.x < 1 && map.width > roll::columns)
        game.complain(lua, "set_levltyp: not isok()");
    const roll::CellSelection drawn = verbs.layMap({map.width, map.height}, corner, cells, lit);
    game.note(verbs.mapArea());
    const bool hasContents = hasKey(lua, "contents");
    if (hasContents) {
        pushSize(lua, verbs.mapArea().width(), verbs.mapArea().height());
        game.callBack(lua, "contents", 1);
        verbs.forgetMap();
    }
    pushSelection(lua).cells = drawn;
    selectionAt(lua, -1).recompute();
    return 1;
}

// ---- terrain

bool isStatedOnMap(ScriptGame& game, Point p) {
    const Point origin = game.builder().origin();
    return p.x >= 0 && p.y >= 0 && roll::onMap(origin.x + p.x, origin.y + p.y);
}

Point inLevel(ScriptGame& game, Point p) {
    const Point origin = game.builder().origin();
    return {origin.x + p.x, origin.y + p.y};
}

int changeTerrain(ScriptGame& game, lua_State* lua) {
    constexpr int unchanged = packed::lightNotGiven;
    const int count = lua_gettop(lua);
    roll::CellSelection cells;
    std::optional<Point> place;
    std::string character;
    int light = unchanged;
    game.begin(lua, "terrain");
    if (count == 1 && lua_istable(lua, 1)) {
        if (hasKey(lua, "x") || hasKey(lua, "y") || hasKey(lua, "coord"))
            place = placeOf(lua).value_or(Point{-1, -1});
        else {
            lua_getfield(lua, 1, "selection");
            selectionAt(lua, -1).askedBox();
            cells = selectionAt(lua, -1).cells;
        }
        character = textOf(lua, "typ");
        light = intOf(lua, "lit", unchanged);
        if (light > 1)
            game.complain(lua, "set_levltyp_lit: bad light");
    } else if (count == 2 && lua_istable(lua, 1)) {
        place = coordAt(lua, 1);
        character = luaL_checkstring(lua, 2);
    } else if (count == 2) {
        selectionAt(lua, 1).askedBox();
        cells = selectionAt(lua, 1).cells;
        character = luaL_checkstring(lua, 2);
    } else if (count == 3) {
        const auto x = luaL_checkinteger(lua, 1);
        const auto y = luaL_checkinteger(lua, 2);
        place =
            Point{int(std::clamp<lua_Integer>(x, -9999, 9999)), int(std::clamp<lua_Integer>(y, -9999, 9999))};
        character = luaL_checkstring(lua, 3);
    } else {
        failWith(lua, "wrong parameters");
    }
    const int number = game.terrainOf(lua, character);
    if (place) {
        if (!isStatedOnMap(game, *place))
            failWith(lua, "terrain coord not ok");
        cells.add(inLevel(game, *place));
    }
    if (number >= ScriptGame::anyWall) {
        game.complain(lua, "set_levltyp: bad type");
        return 0;
    }
    constexpr unsigned costOfChange = 15; // for one cell
    Sandbox::of(lua).spend(lua, unsigned(cells.count()) * costOfChange);
    cells.forEach([&](Point p) {
        if (p.x > 0)
            game.verbs().changeCell(p, {.terrain = number, .light = light});
    });
    return 0;
}

// What a mapfragment requires of the cells around one.
struct Fragment {
    MapText map;

    bool matches(const ScriptGame& game, const roll::RollState& state, Point at) const {
        const Point corner{at.x - map.width / 2, at.y - map.height / 2};
        for (int y = 0; y < map.height; ++y) {
            for (int x = 0; x < map.width; ++x) {
                if (!fits(game, map.at(x, y), state.terrain(corner.x + x, corner.y + y)))
                    return false;
            }
        }
        return true;
    }

    static bool fits(const ScriptGame& game, char wanted, int terrain) {
        if (wanted == 'w')
            return roll::isStoneOrWall(terrain);
        const Terrain* known = wanted == 'x' ? nullptr : game.plan().catalog->terrainByCharacter(wanted);
        return known == nullptr || game.rolledAs(known->number) == terrain;
    }
};

} // namespace

roll::CellSelection matching(ScriptGame& game, lua_State* lua, const std::string& text) {
    const Fragment fragment{mapTextOf(text)};
    if (fragment.map.width % 2 == 0 || fragment.map.height % 2 == 0)
        failWith(lua, "mapfragment needs to have odd height and width");
    const char middle = fragment.map.at(fragment.map.width / 2, fragment.map.height / 2);
    if (middle == 'x' || (middle != 'w' && game.plan().catalog->terrainByCharacter(middle) == nullptr))
        failWith(lua, "mapfragment center must be valid terrain");
    Sandbox::of(lua).spend(lua, text.size() * costOfMap / 4);
    roll::CellSelection cells;
    for (int x = 1; x < roll::columns; ++x) {
        for (int y = 0; y < roll::rows; ++y) {
            if (fragment.matches(game, game.state(), {x, y}))
                cells.add({x, y});
        }
    }
    return cells;
}

namespace {

int replaceTerrain(ScriptGame& game, lua_State* lua) {
    needTable(lua);
    game.begin(lua, "replace_terrain");
    const auto area = areaOf(lua, false);
    const bool hasFragment = hasKey(lua, "mapfragment");
    const int to = game.terrainOf(lua, textOf(lua, "toterrain"));
    const int chance = intOf(lua, "chance", 100);
    const int light = intOf(lua, "lit", packed::lightNotGiven);
    roll::CellSelection within;
    lua_getfield(lua, 1, "selection");
    if (ScriptSelection* selection = maybeSelection(lua, -1))
        within = selection->cells;
    else if (area && *area != Area{-1, -1, -1, -1})
        roll::addFilled(within, area->shifted(game.builder().origin()));
    else
        within = roll::CellSelection::all();
    const Fragment fragment{hasFragment ? mapTextOf(textOf(lua, "mapfragment")) : MapText()};
    if (hasFragment)
        matching(game, lua, textOf(lua, "mapfragment")); // reports the error
    const auto fromText = hasFragment ? std::nullopt : optionalTextOf(lua, "fromterrain");
    const int from = hasFragment ? 0 : game.terrainOf(lua, fromText ? *fromText : textOf(lua, "fromterrain"));
    for (int x = 1; x < roll::columns; ++x) {
        for (int y = 0; y < roll::rows; ++y) {
            const int now = game.state().terrain(x, y);
            const bool fits = hasFragment                   ? fragment.matches(game, game.state(), {x, y})
                              : from == ScriptGame::anyWall ? roll::isStoneOrWall(now)
                                                            : from == ScriptGame::anyTerrain || from == now;
            if (within.contains({x, y}) && fits && game.random().below(100) < chance &&
                to < ScriptGame::anyWall)
                game.verbs().changeCell({x, y}, {.terrain = to, .light = light},
                                        roll::ScriptVerbs::Ice::OverMoat);
        }
    }
    return 0;
}

// The marks that the script gives a feature, as far as its kind has them.
std::uint8_t featureMarks(lua_State* lua, int terrain) {
    struct Key {
        const char* name;
        std::uint8_t mark;
        std::array<int, 2> terrains;
    };
    constexpr std::array<Key, 6> keys{{{"looted", roll::IsLooted, {roll::Fountain, roll::Throne}},
                                       {"warned", roll::HasWarned, {roll::Fountain, roll::Fountain}},
                                       {"pudding", roll::HasPudding, {roll::Sink, roll::Sink}},
                                       {"dishwasher", roll::HasDishwasher, {roll::Sink, roll::Sink}},
                                       {"ring", roll::HasRing, {roll::Sink, roll::Sink}},
                                       {"swarm", roll::HasSwarm, {roll::Tree, roll::Tree}}}};
    std::uint8_t marks = 0;
    for (const Key& key : keys) {
        const bool suits = std::ranges::contains(key.terrains, terrain) ||
                           (key.mark == roll::IsLooted && terrain == roll::Tree);
        if (flagOrNone(lua, key.name) == 1 && suits)
            marks |= key.mark;
    }
    return marks;
}

int makeFeature(ScriptGame& game, lua_State* lua) {
    constexpr WordKey type{"des.feature", "type"};
    const int count = lua_gettop(lua);
    std::optional<Point> place;
    int terrain = roll::Stone;
    std::uint8_t marks = 0;
    game.begin(lua, "feature");
    if (count >= 1 && lua_type(lua, 1) == LUA_TSTRING) {
        terrain = wordAt(lua, 1, type);
        if (count == 2)
            place = coordAt(lua, 2);
        else if (count == 3)
            place = Point{int(luaL_checkinteger(lua, 2)), int(luaL_checkinteger(lua, 3))};
    } else {
        needTable(lua);
        place = placeOf(lua);
        terrain = wordOf(lua, type);
        marks = featureMarks(lua, terrain);
    }
    const Point p = game.verbs().cellOf(place);
    if (place && !isStatedOnMap(game, *place)) {
        game.complain(lua, "sel_set_feature: !isok");
        return 0;
    }
    game.verbs().build(p, game.rolledAs(terrain), marks);
    return 0;
}

int makeDoor(ScriptGame& game, lua_State* lua) {
    constexpr WordKey states{"des.door", "state"};
    constexpr int secret = 32;
    std::optional<Point> place;
    int state = -1;
    game.begin(lua, "door");
    if (lua_gettop(lua) == 3) {
        state = wordAt(lua, 1, states);
        place = Point{int(std::clamp<lua_Integer>(luaL_checkinteger(lua, 2), -9999, 9999)),
                      int(std::clamp<lua_Integer>(luaL_checkinteger(lua, 3), -9999, 9999))};
    } else {
        needTable(lua);
        place = placeOf(lua);
        state = wordOf(lua, states);
    }
    if (place) {
        if (!isStatedOnMap(game, *place))
            failWith(lua, "door coord not ok");
        roll::CellSelection cells;
        cells.add(inLevel(game, *place));
        game.builder().makeDoors(cells, state);
        return 0;
    }
    constexpr int anyWall = 15;
    const int wall = wordOf(lua, {"des.door", "wall"});
    const int position = intOf(lua, "pos", -1);
    if (game.builder().openRooms() == 0)
        Sandbox::of(lua).stop(phrase("the game crashes: there is no room that this door could be of"),
                              lineOf(lua));
    const std::size_t before = game.state().level.origins.size();
    game.builder().makeRoomDoor({.walls = wall < 0 ? anyWall : wall,
                                 .position = position,
                                 .secret = state == secret ? 1 : 0,
                                 .state = state == secret ? int(roll::ClosedDoor) : state});
    if (game.builder().statement() >= 0 && game.state().level.origins.size() == before)
        game.complain(lua, "create_door: Can't find a proper place!");
    return 0;
}

int makeDrawbridge(ScriptGame& game, lua_State* lua) {
    needTable(lua);
    game.begin(lua, "drawbridge");
    constexpr std::array<Point, 4> steps{{{0, -1}, {0, 1}, {1, 0}, {-1, 0}}};
    int way = wordOf(lua, {"des.drawbridge", "dir"});
    const int state = wordOf(lua, {"des.drawbridge", "state"});
    const auto place = placeOf(lua);
    if (!place || !roll::onMap(*place) || !isStatedOnMap(game, *place))
        failWith(lua, "drawbridge coord not ok");
    if (way < 0 || way >= int(steps.size())) {
        game.complain(lua, "bad direction in create_drawbridge");
        way = int(steps.size()) - 1;
    }
    const Point p = inLevel(game, *place);
    const Point step = steps[std::size_t(way)];
    const Point beside{p.x + step.x, p.y + step.y};
    if (!roll::isWall(game.state().terrain(beside))) {
        game.complain(lua, "Cannot create drawbridge.");
        return 0;
    }
    game.builder().makeDrawbridge({.place = roll::placeWishOf(place), .direction = way, .open = state});
    return 0;
}

int walkMaze(ScriptGame& game, lua_State* lua) {
    constexpr WordKey ways{"des.mazewalk", "dir"};
    std::optional<Point> place;
    int way = -1;
    int digs = roll::Floor;
    bool stocked = true;
    game.begin(lua, "mazewalk");
    if (lua_gettop(lua) == 3) {
        place = Point{int(std::clamp<lua_Integer>(luaL_checkinteger(lua, 1), -9999, 9999)),
                      int(std::clamp<lua_Integer>(luaL_checkinteger(lua, 2), -9999, 9999))};
        way = wordAt(lua, 3, ways);
    } else {
        needTable(lua);
        place = placeOf(lua);
        digs = terrainOr(game, lua, "typ", roll::Floor);
        stocked = flagOf(lua, "stocked", true);
        way = wordOf(lua, ways);
    }
    if (!place || !isStatedOnMap(game, *place))
        failWith(lua, "mazewalk coord not ok");
    // The origin is that of the builder; a place left of it or above it is not random.
    const int direction = way < 0 ? 1 << game.random().below(4) : way;
    game.builder().walkMaze(
        {.start = inLevel(game, *place), .direction = direction, .terrain = digs, .stocked = stocked});
    return 0;
}

int wallify(ScriptGame& game, lua_State* lua) {
    std::optional<Area> area;
    game.begin(lua, "wallify");
    if (lua_gettop(lua) >= 1) {
        needTable(lua);
        area = Area{intOf(lua, "x1"), intOf(lua, "y1"), intOf(lua, "x2"), intOf(lua, "y2")};
    }
    game.verbs().raiseWalls(area);
    return 0;
}

int wallProperty(ScriptGame& game, lua_State* lua) {
    needTable(lua);
    game.begin(lua, "wall_property");
    const auto area = areaOf(lua, true);
    const int property = wordOf(lua, {"des.wall_property", "property"});
    roll::CellSelection cells;
    roll::addFilled(cells, area->shifted(game.builder().origin()));
    game.builder().mark(cells, property == roll::NonPasswall ? roll::NonPasswall : roll::Undiggable);
    return 0;
}

template <roll::Mark mark>
int markSelection(ScriptGame& game, lua_State* lua) {
    game.begin(lua, mark == roll::Undiggable ? "non_diggable" : "non_passwall");
    const int count = lua_gettop(lua);
    if (count == 0)
        game.builder().mark(roll::CellSelection::all(), mark);
    else if (count == 1) {
        luaL_checktype(lua, -1, LUA_TUSERDATA);
        game.builder().mark(selectionAt(lua, 1).cells, mark);
    }
    return 0;
}

int mineralize(ScriptGame& game, lua_State* lua) {
    needTable(lua);
    game.begin(lua, "mineralize");
    roll::MineralWish wish;
    wish.gems = intOf(lua, "gem_prob", -1);
    wish.gold = intOf(lua, "gold_prob", -1);
    wish.kelpInMoats = intOf(lua, "kelp_moat", -1);
    wish.kelpInPools = intOf(lua, "kelp_pool", -1);
    game.builder().addMinerals(wish);
    return 0;
}

int gasCloud(ScriptGame& game, lua_State* lua) {
    if (lua_gettop(lua) != 1 || !lua_istable(lua, 1))
        failWith(lua, "wrong parameters");
    game.begin(lua, "gas_cloud");
    intOf(lua, "damage", 0);
    intOf(lua, "ttl", 0);
    std::vector<roll::CellPlace>& gas = game.state().level.gas;
    const auto fill = [&](Point p) { gas.push_back({std::int8_t(p.x), std::int8_t(p.y)}); };
    if (const auto place = placeOf(lua)) { // counts in the level
        if (roll::onMap(*place))
            fill(*place);
        return 0;
    }
    lua_getfield(lua, 1, "selection");
    selectionAt(lua, -1).cells.forEach([&](Point p) {
        if (roll::onMap(p))
            fill(p);
    });
    return 0;
}

int doNothingToLevel(ScriptGame& /*game*/, lua_State* /*lua*/) {
    return 0;
}

} // namespace

void openDes(lua_State* lua) {
    constexpr luaL_Reg functions[] = {{"level_flags", called<levelFlags>},
                                      {"level_init", called<levelInit, 2 * costOfWalk>},
                                      {"message", called<showMessage>},
                                      {"map", called<layMap, costOfMap>},
                                      {"terrain", called<changeTerrain>},
                                      {"replace_terrain", called<replaceTerrain, costOfMap>},
                                      {"feature", called<makeFeature, costOfPlacing>},
                                      {"door", called<makeDoor, costOfPlacing>},
                                      {"drawbridge", called<makeDrawbridge>},
                                      {"mazewalk", called<walkMaze, costOfMaze>},
                                      {"wallify", called<wallify, costOfWalk>},
                                      {"wall_property", called<wallProperty, costOfMap>},
                                      {"non_diggable", called<markSelection<roll::Undiggable>, costOfMap>},
                                      {"non_passwall", called<markSelection<roll::NonPasswall>, costOfMap>},
                                      {"mineralize", called<mineralize, costOfMaze>},
                                      {"gas_cloud", called<gasCloud, costOfWalk>},
                                      {"reset_level", called<doNothingToLevel>},
                                      {"finalize_level", called<doNothingToLevel>},
                                      {nullptr, nullptr}};
    lua_createtable(lua, 0, 40);
    luaL_setfuncs(lua, functions, 0);
    addThingFunctions(lua);
    addRoomFunctions(lua);
    lua_setglobal(lua, "des");
}

} // namespace levwright::scriptroll
