// SPDX-License-Identifier: GPL-3.0-or-later
// What scripts ask the game besides making levels (format document on Lua levels, section 16).
#include "core/languages/script/roll/ObjectFunctions.h"
#include "core/languages/script/roll/ScriptGame.h"
#include "core/roll/Traps.h"

#include <algorithm>
#include <array>

namespace levwright::scriptroll {
namespace {

// ---- nh

int belowNumber(ScriptGame& game, lua_State* lua) {
    const int number = limited(luaL_checkinteger(lua, 1));
    if (number <= 0) {
        game.complain(lua, "rn2(" + std::to_string(number) + ") attempted");
        lua_pushinteger(lua, 0);
        return 1;
    }
    lua_pushinteger(lua, game.random().below(number));
    return 1;
}

int randomNumber(ScriptGame& game, lua_State* lua) {
    if (lua_gettop(lua) < 2)
        return belowNumber(game, lua);
    const int first = limited(luaL_checkinteger(lua, 1));
    const int count = limited(luaL_checkinteger(lua, 2));
    lua_settop(lua, 0);
    lua_pushinteger(lua, count);
    belowNumber(game, lua);
    lua_pushinteger(lua, first + lua_tointeger(lua, -1));
    return 1;
}

int difficulty(ScriptGame& game, lua_State* lua) {
    if (lua_gettop(lua) > 0)
        failWith(lua, "level_difficulty should not have any args");
    lua_pushinteger(lua, game.plan().context.difficulty);
    return 1;
}

int complaint(ScriptGame& game, lua_State* lua) {
    game.state().complain({.text = luaL_checkstring(lua, 1),
                           .statement = roll::noStatement,
                           .line = lineOf(lua),
                           .about = roll::Complaint::About::SaidByLevel});
    return 0;
}

int getMap(ScriptGame& game, lua_State* lua) {
    const Point p = placeArgument(game, lua);
    if (!roll::onMap(p))
        failWith(lua, "Coordinates out of range");
    const int number = game.state().terrain(p);
    const Terrain* terrain = game.plan().catalog->terrain(number);
    const char character = terrain == nullptr || terrain->mapCharacter == 0 ? ' ' : terrain->mapCharacter;
    const auto cell = std::size_t(roll::cellOf(p));
    lua_createtable(lua, 0, 12);
    const auto& [typ, word] = game.plan().terrainNames[std::size_t(number)];
    setNumber(lua, "typ", typ);
    setText(lua, "typ_name", word);
    setText(lua, "mapchr", std::string_view(&character, 1));
    setFlag(lua, "lit", game.state().level.lit[cell] != 0);
    setFlag(lua, "waslit", game.state().level.lit[cell] != 0);
    setNumber(lua, "roomno", game.state().roomNumber[cell]);
    setFlag(lua, "edge", game.state().edgeOf[cell] != 0);
    setFlag(lua, "candig", false);
    setFlag(lua, "has_trap", game.state().trapHere[cell] != 0);
    lua_createtable(lua, 0, 0);
    lua_setfield(lua, -2, "flags");
    return 1;
}

int getTrap(ScriptGame& game, lua_State* lua) {
    const Point p = placeArgument(game, lua);
    const std::int32_t index = roll::onMap(p) ? game.state().trapHere[std::size_t(roll::cellOf(p))] : 0;
    if (index == 0)
        failWith(lua, "No trap at location");
    const roll::RolledTrap& trap = game.state().level.traps[std::size_t(index - 1)];
    lua_createtable(lua, 0, 4);
    setNumber(lua, "tx", p.x);
    setNumber(lua, "ty", p.y);
    setNumber(lua, "ttyp", trap.kind);
    setFlag(lua, "tseen", trap.seen);
    setFlag(lua, "madeby_u", false);
    for (const NamedNumber& known : game.plan().catalog->traps()) {
        if (known.number == trap.kind)
            setText(lua, "ttyp_name", known.name);
    }
    if (takesObjectTable(game))
        setFlag(lua, "once", false);
    return 1;
}

int removeTrap(ScriptGame& game, lua_State* lua) {
    if (const Point p = placeArgument(game, lua); roll::onMap(p))
        roll::removeTrap(game.state(), p);
    return 0;
}

int absoluteCoord(ScriptGame& game, lua_State* lua) {
    const bool isTable = lua_istable(lua, 1);
    const Point p = placeArgument(game, lua);
    if (!isTable) {
        lua_pushinteger(lua, p.x);
        lua_pushinteger(lua, p.y);
        return 2;
    }
    lua_createtable(lua, 0, 2);
    setNumber(lua, "x", p.x);
    setNumber(lua, "y", p.y);
    return 1;
}

int stairways(ScriptGame& game, lua_State* lua) {
    lua_createtable(lua, 0, 0);
    int count = 0;
    for (int cell = 0; cell < roll::cellCount; ++cell) {
        const int terrain = game.state().level.terrain[std::size_t(cell)];
        if (terrain != roll::Stairs && terrain != roll::Ladder)
            continue;
        const Point p = roll::placeOf(cell);
        lua_createtable(lua, 0, 6);
        setFlag(lua, "up", (game.state().level.detail[std::size_t(cell)] & roll::LeadsUp) != 0);
        setFlag(lua, "ladder", terrain == roll::Ladder);
        setNumber(lua, "x", p.x);
        setNumber(lua, "y", p.y);
        lua_seti(lua, -2, ++count);
    }
    return 1;
}

int variable(ScriptGame& /*game*/, lua_State* lua) {
    luaL_checkstring(lua, 1);
    luaL_getsubtable(lua, LUA_REGISTRYINDEX, "levwright variables");
    lua_pushvalue(lua, 1);
    if (lua_gettop(lua) > 3) {
        lua_pushvalue(lua, 2);
        lua_settable(lua, -3);
        return 0;
    }
    lua_gettable(lua, -2);
    return 1;
}

int dungeonName(ScriptGame& game, lua_State* lua) {
    lua_pushstring(lua, game.plan().context.dungeon.c_str());
    return 1;
}

int sameText(ScriptGame& /*game*/, lua_State* lua) {
    luaL_checkstring(lua, 1);
    lua_settop(lua, 1);
    return 1;
}

int zero(ScriptGame& /*game*/, lua_State* lua) {
    lua_pushinteger(lua, 0);
    return 1;
}

int noText(ScriptGame& /*game*/, lua_State* lua) {
    lua_pushstring(lua, "");
    return 1;
}

int no(ScriptGame& /*game*/, lua_State* lua) {
    lua_pushboolean(lua, 0);
    return 1;
}

// Stands for a function that only the game has, which gives a value of that type.
lua_CFunction standIn(script::ValueType type) {
    switch (type) {
    case script::ValueType::Number:
        return called<zero>;
    case script::ValueType::String:
        return called<noText>;
    case script::ValueType::Boolean:
        return called<no>;
    default: // nothing is as good as an invented thing
        return called<nothing>;
    }
}

// The value of a key that a table does not have: a function that does nothing.
int unknownFunction(ScriptGame& /*game*/, lua_State* lua) {
    lua_pushcfunction(lua, called<nothing>);
    return 1;
}

// ---- u

int heroValue(ScriptGame& game, lua_State* lua) {
    const std::string_view key = luaL_checkstring(lua, 2);
    const roll::RollContext& context = game.plan().context;
    constexpr std::array<std::string_view, 27> zeros{"ux",        "uy",
                                                     "dx",        "dy",
                                                     "dz",        "tx",
                                                     "ty",        "uhunger",
                                                     "nv_range",  "xray_range",
                                                     "umonster",  "umonnum",
                                                     "mh",        "mhmax",
                                                     "mtimedone", "uluck",
                                                     "uhp",       "uhpmax",
                                                     "uen",       "uenmax",
                                                     "moves",     "uhave_amulet",
                                                     "dnum",      "inventory",
                                                     "ulevelmax", "clear_inventory",
                                                     "giveobj"};
    if (key == "role")
        lua_pushstring(lua, context.role.c_str());
    else if (key == "depth")
        lua_pushinteger(lua, context.depth);
    else if (key == "dlevel")
        lua_pushinteger(lua, context.levelInDungeon);
    else if (key == "ulevel")
        lua_pushinteger(lua, context.heroLevel);
    else if (key == "invocation_level")
        lua_pushboolean(lua, 0);
    else if (key == "clear_inventory" || key == "giveobj")
        lua_pushcfunction(lua, called<nothing>);
    else if (std::ranges::contains(zeros, key))
        lua_pushinteger(lua, 0);
    else if (game.passesOverUnknown())
        lua_pushnil(lua);
    else
        failWith(lua, "Unknown u table index");
    return 1;
}

int heroIsFixed(ScriptGame& /*game*/, lua_State* lua) {
    failWith(lua, "Cannot set u table values");
}

} // namespace

void openGame(lua_State* lua) {
    constexpr luaL_Reg functions[] = {{"rn2", called<belowNumber>},
                                      {"random", called<randomNumber>},
                                      {"level_difficulty", called<difficulty>},
                                      {"impossible", called<complaint>},
                                      {"getmap", called<getMap>},
                                      {"gettrap", called<getTrap>},
                                      {"deltrap", called<removeTrap>},
                                      {"abscoord", called<absoluteCoord>},
                                      {"stairways", called<stairways, costOfMap>},
                                      {"variable", called<variable>},
                                      {"dnum_name", called<dungeonName>},
                                      {"has_timer_at", called<nothing>},
                                      {"peek_timer_at", called<nothing>},
                                      {"stop_timer_at", called<nothing>},
                                      {"start_timer_at", called<nothing>},
                                      {"pline", called<nothing>},
                                      {"verbalize", called<nothing>},
                                      {"text", called<nothing>},
                                      {"menu", called<nothing>},
                                      {"getlin", called<nothing>},
                                      {"makeplural", called<sameText>},
                                      {"makesingular", called<sameText>},
                                      {"s_suffix", called<sameText>},
                                      {"ing_suffix", called<sameText>},
                                      {"an", called<sameText>},
                                      {"callback", called<nothing>},
                                      {"gamestate", called<nothing>},
                                      {"pushkey", called<nothing>},
                                      {"doturn", called<nothing>},
                                      {"eckey", called<sameText>},
                                      {"parse_config", called<nothing>},
                                      {"get_config", called<nothing>},
                                      {"get_config_errors", called<nothing>},
                                      {"debug_flags", called<nothing>},
                                      {nullptr, nullptr}};
    lua_createtable(lua, 0, 40);
    luaL_setfuncs(lua, functions, 0);
    lua_setglobal(lua, "nh");

    lua_createtable(lua, 0, 3);
    setNumber(lua, "COLNO", roll::columns);
    setNumber(lua, "ROWNO", roll::rows);
    setNumber(lua, "DLB", 1);
    lua_setglobal(lua, "nhc");

    lua_createtable(lua, 0, 0);
    lua_createtable(lua, 0, 2);
    lua_pushcfunction(lua, called<heroValue>);
    lua_setfield(lua, -2, "__index");
    lua_pushcfunction(lua, called<heroIsFixed>);
    lua_setfield(lua, -2, "__newindex");
    lua_setmetatable(lua, -2);
    lua_setglobal(lua, "u");

    openObjects(lua);
}

void offerNamed(lua_State* lua, const script::Library& library) {
    for (const char* const table : {"des", "nh"}) {
        lua_getglobal(lua, table);
        for (const script::NameRow& row : library.membersOf(table)) {
            const std::string name(script::partsOf(row.name).member);
            const bool isMissing = lua_getfield(lua, -1, name.c_str()) == LUA_TNIL;
            lua_pop(lua, 1);
            if (!isMissing || row.role != script::NameRole::Function)
                continue;
            lua_pushcfunction(lua, standIn(row.type));
            lua_setfield(lua, -2, name.c_str());
        }
        lua_pop(lua, 1);
    }
}

void offerUnknown(lua_State* lua) {
    for (const char* const table : {"des", "nh"}) {
        lua_getglobal(lua, table);
        lua_createtable(lua, 0, 1);
        lua_pushcfunction(lua, called<unknownFunction>);
        lua_setfield(lua, -2, "__index");
        lua_setmetatable(lua, -2);
        lua_pop(lua, 1);
    }
}

// Written from the description of what the game's own library does (section 16).
const char* const scriptLibrary = R"lua(
math.random = function(...)
   local given = { ... }
   if #given == 1 then
      return 1 + nh.rn2(given[1])
   elseif #given == 2 then
      return nh.random(given[1], given[2] + 1 - given[1])
   end
   error("math.random takes one or two whole numbers")
end

function shuffle(list)
   for i = #list, 2, -1 do
      local j = math.random(i)
      list[i], list[j] = list[j], list[i]
   end
end

align = { "law", "neutral", "chaos" }
shuffle(align)

function d(dice, faces)
   if faces == nil then
      return math.random(1, dice)
   end
   local sum = 0
   for _ = 1, dice do
      sum = sum + math.random(1, faces)
   end
   return sum
end

function percent(threshold)
   return math.random(0, 99) < threshold
end

function monkfoodshop()
   if u.role == "Monk" then
      return "health food shop"
   end
   return "food shop"
end

function pline(format, ...)
   nh.pline(string.format(format, table.unpack({ ... })))
end

function table_stringify(list)
   local text = ""
   for key, value in pairs(list) do
      local shown = type(value) == "table" and table_stringify(value) or tostring(value)
      text = text .. tostring(key) .. "=" .. shown .. ", "
   end
   return "{" .. text .. "}"
end

function hell_tweaks(protected)
   local free = protected:negate()
   if percent(20 + u.depth) then
      local pools = selection.new()
      for _ = 1, 5 + math.random(1, u.depth) do
         pools:set()
      end
      pools = pools | selection.grow(selection.set(selection.new()), "west")
      pools = pools | selection.grow(selection.set(selection.new()), "north")
      pools = pools | selection.grow(selection.set(selection.new()), "random")
      pools = pools & free
      if percent(80) then
         local around = pools:clone():grow("all") & free
         des.terrain(around:percentage(10 * math.random(1, 8)), ".")
      end
      des.terrain(pools, "L")
   end
   if percent(50) then
      local rivers = selection.new()
      local needed = (1680 - protected:numpoints()) / 12
      local rounds = 0
      repeat
         local floor = selection.match(".")
         local a = selection.rndcoord(floor)
         local b = selection.rndcoord(floor)
         local river = selection.randline(selection.new(), a.x, a.y, b.x, b.y, 10)
         if percent(50) then
            river = selection.grow(river, "north")
         end
         if percent(50) then
            river = selection.grow(river, "west")
         end
         rivers = (rivers | river) & free
         rounds = rounds + 1
      until rivers:numpoints() > needed or rounds > 7
      if percent(60) then
         local banks = selection.grow(rivers) & free
         des.terrain(selection.percentage(banks, 10 * math.random(1, 6)), ".")
      end
      des.terrain(rivers, "L")
   end
   if percent(20) then
      local share = 3 * math.random(1, 8)
      local walls = (selection.match(".w."):percentage(share) | selection.match(".\nw\n."):percentage(share)) & free
      walls:iterate(function(x, y)
         des.terrain(x, y, ".")
         des.object("boulder", x, y)
      end)
   end
   if percent(20) then
      local share = 3 * math.random(1, 8)
      local walls = selection.match(".w."):percentage(share) | selection.match(".\nw\n."):percentage(share)
      walls = walls:grow() & selection.match("w") & free
      des.terrain(walls, "F")
   end
end
)lua";

} // namespace levwright::scriptroll
