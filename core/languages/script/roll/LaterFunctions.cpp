// SPDX-License-Identifier: GPL-3.0-or-later
// Functions and numbers that only later games have (format document on Lua levels of 5.0, section 8). A
// script gets those that the table lua-names of its game lists.
#include "core/catalog/TableReader.h"
#include "core/languages/script/roll/ScriptGame.h"

#include <algorithm>
#include <vector>

namespace levwright::scriptroll {
namespace {

int isWipedOut(ScriptGame& /*game*/, lua_State* lua) {
    if (lua_gettop(lua) != 1)
        failWith(lua, "Wrong args");
    luaL_checkstring(lua, 1);
    lua_pushboolean(lua, 0); // nobody has played yet
    return 1;
}

int soughtNumber(lua_State* lua) {
    if (lua_gettop(lua) != 1)
        failWith(lua, "Expected an integer parameter");
    return shortInt(luaL_checkinteger(lua, 1));
}

int nameOfMonster(ScriptGame& game, lua_State* lua) {
    const int number = soughtNumber(lua);
    const auto& monsters = game.plan().catalog->monsters();
    const bool isKnown = number >= 0 && number < int(monsters.size());
    const std::string_view name = isKnown ? monsters[std::size_t(number)].name : std::string_view();
    lua_pushlstring(lua, name.data(), name.size());
    return 1;
}

int nameOfObject(ScriptGame& game, lua_State* lua) {
    const int wanted = soughtNumber(lua);
    const std::vector<int>& numbers = game.plan().objectNumbers;
    const auto at = std::ranges::find(numbers, wanted);
    const Object* found =
        at == numbers.end() ? nullptr : &game.plan().catalog->objects()[std::size_t(at - numbers.begin())];
    const std::string_view name = found == nullptr ? std::string_view() : found->name;
    lua_pushlstring(lua, name.data(), name.size());
    lua_pushlstring(lua, found == nullptr ? "" : &found->classSymbol, found == nullptr ? 0 : 1);
    return 2;
}

int mirrorLevel(ScriptGame& game, lua_State* lua) {
    enum Way : std::uint8_t { Down = 1, Across = 2 };
    const auto ways = unsigned(shortInt(luaL_optinteger(lua, 1, 0)));
    game.verbs().mirror((ways & Across) != 0, (ways & Down) != 0);
    return 0;
}

// No tester has asked for a themed room.
int askedRoom(ScriptGame& /*game*/, lua_State* lua) {
    if (lua_gettop(lua) != 1)
        failWith(lua, "Expected one parameter");
    lua_pushnil(lua);
    return 1;
}

int firstRealObject(const ScriptPlan& plan) {
    int found = 0;
    for (std::size_t i = 0; i < plan.objectNumbers.size(); ++i) {
        if (plan.catalog->objects()[i].name.starts_with("generic "))
            found = plan.objectNumbers[i] + 1;
    }
    return found;
}

struct LaterNumber {
    const char* name;
    int (*value)(const ScriptPlan& plan);
};

constexpr LaterNumber laterNumbers[] = {
    {"NUMMONS", [](const ScriptPlan& plan) { return int(plan.catalog->monsters().size()); }},
    {"LOW_PM", [](const ScriptPlan& /*plan*/) { return 0; }},
    {"HIGH_PM", [](const ScriptPlan& plan) { return int(plan.catalog->monsters().size()) - 1; }},
    {"FIRST_OBJECT", firstRealObject},
    {"LAST_OBJECT",
     [](const ScriptPlan& plan) { return plan.objectNumbers.empty() ? 0 : plan.objectNumbers.back(); }},
};

} // namespace

std::vector<int> numbersOfObjects(const Catalog& catalog) {
    std::vector<NamedNumber> jumps;
    if (catalog.tables().has("object-numbers")) {
        TableReader rows(catalog.tables(), "object-numbers", "name\tnumber");
        while (rows.next())
            jumps.push_back({rows.text(0), rows.number(1)});
    }
    std::vector<int> numbers;
    numbers.reserve(catalog.objects().size());
    int number = 0;
    for (const Object& object : catalog.objects()) {
        for (const NamedNumber& jump : jumps)
            number = jump.name == object.name ? jump.number : number;
        numbers.push_back(number++);
    }
    return numbers;
}

void offerLater(lua_State* lua) {
    constexpr luaL_Reg functions[] = {{"is_genocided", called<isWipedOut>},
                                      {"int_to_pmname", called<nameOfMonster>},
                                      {"int_to_objname", called<nameOfObject, costOfMap>},
                                      {"flip_level", called<mirrorLevel, costOfMaze>},
                                      {"debug_themerm", called<askedRoom>}};
    const ScriptPlan& plan = ScriptGame::of(lua).plan();
    const auto has = [&](const char* table, const char* name) {
        return plan.library.find(std::string(table) + '.' + name) != nullptr;
    };
    lua_getglobal(lua, "nh");
    for (const luaL_Reg& function : functions) {
        if (!has("nh", function.name))
            continue;
        lua_pushcfunction(lua, function.func);
        lua_setfield(lua, -2, function.name);
    }
    lua_getglobal(lua, "nhc");
    for (const LaterNumber& number : laterNumbers) {
        if (!has("nhc", number.name))
            continue;
        lua_pushinteger(lua, number.value(plan));
        lua_setfield(lua, -2, number.name);
    }
    lua_pop(lua, 2);
}

} // namespace levwright::scriptroll
