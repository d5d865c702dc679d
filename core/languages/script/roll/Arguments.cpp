// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/script/roll/Arguments.h"

#include "core/base/LowerCase.h"
#include "core/languages/script/roll/Sandbox.h"
#include "core/languages/script/roll/ScriptGame.h"

#include <algorithm>
#include <array>
#include <format>
#include <new>

namespace levwright::scriptroll {
namespace {

constexpr const char* selectionType = "selection";

// A whole number in a list, by its position.
int entryOf(lua_State* state, int table, int number) {
    lua_geti(state, table, number);
    if (lua_isnumber(state, -1) == 0 || lua_type(state, -1) == LUA_TSTRING) {
        const std::string type = luaL_typename(state, -1);
        failWith(state, std::format("Array entry #{} is {}, expected number", number, type));
    }
    const int value = shortInt(lua_Integer(lua_tonumber(state, -1)));
    lua_pop(state, 1);
    return value;
}

} // namespace

void ScriptSelection::set(int x, int y, bool on) {
    if (!roll::inLevel(x, y))
        return;
    if (!on) {
        cells.remove({x, y});
        isStale = true;
        return;
    }
    cells.add({x, y});
    if (!isStale)
        box = {std::min(box.x1, x), std::min(box.y1, y), std::max(box.x2, x), std::max(box.y2, y)};
}

void ScriptSelection::recompute() {
    box = emptyBox;
    cells.forEach([&](Point p) {
        box = {std::min(box.x1, p.x), std::min(box.y1, p.y), std::max(box.x2, p.x), std::max(box.y2, p.y)};
    });
    isStale = false;
}

Area ScriptSelection::askedBox() {
    if (isStale)
        recompute();
    return hasBox() ? box : Area{0, 0, roll::columns - 1, roll::rows - 1};
}

int shortInt(lua_Integer number) {
    constexpr lua_Integer most = 1'000'000;
    return int(std::clamp<lua_Integer>(number, -most, most));
}

void failWith(lua_State* state, const std::string& message) {
    luaL_error(state, "%s", message.c_str());
    std::abort(); // the call does not return
}

void needTable(lua_State* state) {
    if (lua_gettop(state) < 1)
        lua_createtable(state, 0, 0);
    luaL_checktype(state, 1, LUA_TTABLE);
    lua_settop(state, 1);
}

bool hasKey(lua_State* state, const char* key) {
    lua_getfield(state, 1, key);
    const bool isThere = !lua_isnil(state, -1);
    lua_pop(state, 1);
    return isThere;
}

int intOf(lua_State* state, const char* key) {
    lua_getfield(state, 1, key);
    const int value = shortInt(luaL_checkinteger(state, -1));
    lua_pop(state, 1);
    return value;
}

int intOf(lua_State* state, const char* key, int usual) {
    return hasKey(state, key) ? intOf(state, key) : usual;
}

int intOrRandom(lua_State* state, const char* key, int usual) {
    lua_getfield(state, 1, key);
    if (lua_isnil(state, -1)) {
        lua_pop(state, 1);
        return usual;
    }
    if (lua_type(state, -1) == LUA_TSTRING && lua_isnumber(state, -1) == 0) {
        const std::string text = lua_tostring(state, -1);
        lua_pop(state, 1);
        if (inLowerCase(text) == "random")
            return usual;
        failWith(state, std::format("Expected integer or \"random\" for \"{}\", got \"{}\"", key, text));
    }
    const int value = shortInt(luaL_checkinteger(state, -1));
    lua_pop(state, 1);
    return value;
}

std::string textOf(lua_State* state, const char* key) {
    lua_getfield(state, 1, key);
    std::size_t size = 0;
    const char* bytes = luaL_checklstring(state, -1, &size);
    Sandbox::of(state).spend(state, size); // the level may keep the text
    std::string text(bytes, size);
    lua_pop(state, 1);
    return text;
}

namespace {

// The text that the function on top of the stack gives; it may be nil. An error in it ends the game.
std::optional<std::string> textFrom(lua_State* state) {
    ScriptGame& game = ScriptGame::of(state);
    Sandbox& sandbox = Sandbox::of(state);
    const int steps = sandbox.beginSteps();
    const int status = sandbox.tryCall(state, 0, 1);
    sandbox.goOnWithSteps(steps);
    if (status != LUA_OK) {
        const ScriptEnd end = parsedError(luaL_tolstring(state, -1, nullptr), game.plan().fileName);
        sandbox.stop(end.message, end.line);
    }
    std::optional<std::string> text;
    if (!lua_isnil(state, -1)) {
        std::size_t size = 0;
        const char* bytes = luaL_tolstring(state, -1, &size);
        sandbox.spend(state, size);
        text.emplace(bytes, size);
        lua_pop(state, 1);
    }
    lua_pop(state, 1);
    return text;
}

} // namespace

std::optional<std::string> optionalTextOf(lua_State* state, const char* key) {
    if (!hasKey(state, key))
        return std::nullopt;
    if (!ScriptGame::of(state).plan().functions.holds(script::ScriptRule::TextsAreTexts))
        return textOf(state, key);
    switch (lua_getfield(state, 1, key)) {
    case LUA_TSTRING:
        lua_pop(state, 1);
        return textOf(state, key);
    case LUA_TFUNCTION:
        return textFrom(state);
    default:
        failWith(state, "get_table_str_opt: no string");
    }
}

std::string textOf(lua_State* state, const char* key, const std::string& usual) {
    return optionalTextOf(state, key).value_or(usual);
}

int wordAt(lua_State* state, int index, const WordKey& key) {
    const WordList& list = ScriptGame::of(state).plan().words.of(key.function, key.key);
    const bool isUnwritten = lua_isnoneornil(state, index);
    if (isUnwritten && list.words.empty())
        return 0;
    const char* usual = list.usual.empty() ? nullptr : list.usual.c_str();
    return list.numbers[std::size_t(luaL_checkoption(state, index, usual, list.texts.data()))];
}

int wordOf(lua_State* state, const WordKey& key) {
    const WordList& list = ScriptGame::of(state).plan().words.of(key.function, key.key);
    lua_getfield(state, 1, key.key);
    const bool isUnknown = lua_type(state, -1) == LUA_TSTRING && !list.usual.empty() &&
                           ScriptGame::of(state).passesOverUnknown() &&
                           !list.hasWord(lua_tostring(state, -1));
    if (isUnknown) {
        lua_pop(state, 1);
        lua_pushstring(state, list.usual.c_str());
    }
    const int number = wordAt(state, -1, key);
    lua_pop(state, 1);
    return number;
}

int flagNumberOf(lua_State* state, const char* key) {
    static constexpr const char* words[] = {"true", "false", "yes", "no", nullptr};
    lua_getfield(state, 1, key);
    int value = -1;
    switch (lua_type(state, -1)) {
    case LUA_TNIL:
        break;
    case LUA_TBOOLEAN:
        value = lua_toboolean(state, -1);
        break;
    case LUA_TNUMBER: {
        const lua_Number number = lua_tonumber(state, -1);
        if (number != 0 && number != 1)
            failWith(state, "Expected a boolean");
        value = number != 0 ? 1 : 0;
        break;
    }
    default: // these words have the opposite of their usual meaning
        value = luaL_checkoption(state, -1, nullptr, words);
    }
    lua_pop(state, 1);
    return value;
}

int flagOrNone(lua_State* state, const char* key) {
    return std::min(flagNumberOf(state, key), 1);
}

bool flagOf(lua_State* state, const char* key, bool usual) {
    const int value = flagOrNone(state, key);
    return value < 0 ? usual : value != 0;
}

Point coordAt(lua_State* state, int index) {
    const int table = lua_absindex(state, index);
    lua_getfield(state, table, "x");
    lua_getfield(state, table, "y");
    const bool hasX = lua_isnil(state, -2) == 0;
    const bool hasY = lua_isnil(state, -1) == 0;
    if (hasX && hasY) {
        const Point p{shortInt(luaL_checkinteger(state, -2)), shortInt(luaL_checkinteger(state, -1))};
        lua_pop(state, 2);
        return p;
    }
    lua_pop(state, 2);
    if (lua_rawlen(state, table) != 2)
        failWith(state, "Not a coordinate");
    const int x = entryOf(state, table, 1);
    const int y = entryOf(state, table, 2);
    return {x, y};
}

std::optional<Point> coordOf(lua_State* state, const char* key) {
    lua_getfield(state, 1, key);
    std::optional<Point> place;
    if (lua_istable(state, -1))
        place = coordAt(state, -1);
    else if (lua_isnil(state, -1) == 0)
        failWith(state, "non-table coord specified");
    lua_pop(state, 1);
    return place;
}

std::optional<Point> placeOf(lua_State* state) {
    const int x = intOf(state, "x", -1);
    const int y = intOf(state, "y", -1);
    if (x != -1 || y != -1)
        return Point{x, y};
    std::optional<Point> coord = coordOf(state, "coord");
    if (coord && coord->x == -1 && coord->y == -1)
        return std::nullopt;
    return coord;
}

std::optional<Area> regionOf(lua_State* state, const char* key, bool needed) {
    lua_getfield(state, 1, key);
    if (lua_isnil(state, -1) && !needed) {
        lua_pop(state, 1);
        return std::nullopt;
    }
    luaL_checktype(state, -1, LUA_TTABLE);
    const int table = lua_gettop(state);
    if (lua_rawlen(state, table) != 4)
        failWith(state, "Not a region");
    std::array<int, 4> numbers{};
    for (int i = 0; i < 4; ++i)
        numbers[std::size_t(i)] = entryOf(state, table, i + 1);
    lua_pop(state, 1);
    return Area{numbers[0], numbers[1], numbers[2], numbers[3]};
}

std::optional<Area> areaOf(lua_State* state, bool needed) {
    const std::array<int, 4> numbers{intOf(state, "x1", -1), intOf(state, "y1", -1), intOf(state, "x2", -1),
                                     intOf(state, "y2", -1)};
    if (std::ranges::any_of(numbers, [](int number) { return number != -1; }))
        return Area{numbers[0], numbers[1], numbers[2], numbers[3]};
    return regionOf(state, "region", needed);
}

ScriptSelection* maybeSelection(lua_State* state, int index) {
    return static_cast<ScriptSelection*>(luaL_testudata(state, index, selectionType));
}

ScriptSelection& selectionAt(lua_State* state, int index) {
    luaL_checktype(state, index, LUA_TUSERDATA);
    return *static_cast<ScriptSelection*>(luaL_checkudata(state, index, selectionType));
}

ScriptSelection& pushSelection(lua_State* state) {
    void* place = lua_newuserdatauv(state, sizeof(ScriptSelection), 0);
    auto* selection = new (place) ScriptSelection; // it consists of plain bits: no destructor is needed
    luaL_setmetatable(state, selectionType);
    return *selection;
}

void pushSize(lua_State* lua, int width, int height) {
    lua_createtable(lua, 0, 2);
    lua_pushinteger(lua, width);
    lua_setfield(lua, -2, "width");
    lua_pushinteger(lua, height);
    lua_setfield(lua, -2, "height");
}

} // namespace levwright::scriptroll
