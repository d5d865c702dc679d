// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/script/roll/Libraries.h"

#include "core/languages/script/roll/Lua.h"
#include "core/languages/script/roll/Sandbox.h"

#include <algorithm>
#include <array>
#include <bit>
#include <string_view>

namespace levwright::scriptroll {
namespace {

using Units = std::uint64_t;

// ---- the cost of functions, besides the memory that they allocate

Units bytesOf(lua_State* state, int index) {
    return lua_type(state, index) == LUA_TSTRING ? lua_rawlen(state, index) : 0;
}

// The cost of all texts among the arguments.
Units ofTexts(lua_State* state) {
    Units bytes = 0;
    for (int i = lua_gettop(state); i > 0; --i)
        bytes += bytesOf(state, i);
    return bytes / 8;
}

lua_Integer integerOr(lua_State* state, int index, lua_Integer usual) {
    int isNumber = 0;
    const lua_Integer number = lua_tointegerx(state, index, &isNumber);
    return isNumber != 0 ? number : usual;
}

// The count from first to last, both included.
Units countFrom(lua_Integer first, lua_Integer last) {
    return last < first ? 0 : std::min<Units>(Units(last) - Units(first), Budget::mostUnits) + 1;
}

// The range in the second and third argument.
Units ofRange(lua_State* state) {
    const lua_Integer first = integerOr(state, 2, 1);
    return std::min(countFrom(first, integerOr(state, 3, first)), bytesOf(state, 1));
}

// The format has words of one letter.
Units ofPacking(lua_State* state) {
    return bytesOf(state, 1) * 4 + ofTexts(state);
}

Units ofFormat(lua_State* state) {
    constexpr Units directive = 250; // a number with all its digits
    std::size_t size = 0;
    const char* format = lua_type(state, 1) == LUA_TSTRING ? lua_tolstring(state, 1, &size) : nullptr;
    return ofTexts(state) + directive * Units(std::count(format, format + size, '%'));
}

// Repeating an empty text allocates no memory.
Units ofRepeat(lua_State* state) {
    const bool isEmpty = bytesOf(state, 1) + bytesOf(state, 3) == 0;
    return isEmpty ? countFrom(1, integerOr(state, 2, 0)) : 0;
}

Units ofCharacters(lua_State* state) {
    return Units(lua_gettop(state)) * 8;
}

lua_Integer lengthOfTable(lua_State* state) {
    return lua_istable(state, 1) ? lua_Integer(lua_rawlen(state, 1)) : 0;
}

Units ofInsert(lua_State* state) {
    const lua_Integer length = lengthOfTable(state);
    return lua_gettop(state) < 3 ? 0 : countFrom(integerOr(state, 2, length), length);
}

Units ofRemove(lua_State* state) {
    const lua_Integer length = lengthOfTable(state);
    return countFrom(integerOr(state, 2, length), length);
}

Units ofMove(lua_State* state) {
    return countFrom(integerOr(state, 2, 0), integerOr(state, 3, 0)) * 2;
}

Units ofUnpack(lua_State* state) {
    constexpr Units most = 1'000'000; // limit of Lua's stack
    const Units count = countFrom(integerOr(state, 2, 1), integerOr(state, 3, lengthOfTable(state)));
    return count > most ? 0 : count;
}

// The function stops at the first value that is neither a text nor a number.
Units ofConcat(lua_State* state) {
    if (!lua_istable(state, 1))
        return 0;
    lua_Integer at = integerOr(state, 3, 1);
    const Units most = countFrom(at, integerOr(state, 4, lengthOfTable(state)));
    const Units separator = bytesOf(state, 2) / 8;
    Units units = 0;
    for (Units i = 0; i < most && units < Budget::mostUnits; ++i, ++at) {
        const int type = lua_rawgeti(state, 1, at);
        units += (type == LUA_TNUMBER ? 15 : 3) + bytesOf(state, -1) / 8 + separator;
        lua_pop(state, 1);
        if (type != LUA_TSTRING && type != LUA_TNUMBER)
            break;
    }
    return units;
}

// The functions with a price. All others do little work, and the same each time.
struct Price {
    std::string_view library;
    std::string_view function;
    Units (*units)(lua_State* state);
};
constexpr std::array<Price, 19> prices{{{"_G", "tonumber", ofTexts},
                                        {"string", "byte", ofRange},
                                        {"string", "format", ofFormat},
                                        {"string", "lower", ofTexts},
                                        {"string", "pack", ofPacking},
                                        {"string", "packsize", ofPacking},
                                        {"string", "rep", ofRepeat},
                                        {"string", "reverse", ofTexts},
                                        {"string", "unpack", ofPacking},
                                        {"string", "upper", ofTexts},
                                        {"table", "concat", ofConcat},
                                        {"table", "insert", ofInsert},
                                        {"table", "move", ofMove},
                                        {"table", "remove", ofRemove},
                                        {"table", "unpack", ofUnpack},
                                        {"utf8", "char", ofCharacters},
                                        {"utf8", "codepoint", ofRange},
                                        {"utf8", "len", ofTexts},
                                        {"utf8", "offset", ofTexts}}};

Units priceOf(lua_State* state) {
    const lua_Integer price = lua_tointeger(state, lua_upvalueindex(2));
    return price < 0 ? 0 : prices[std::size_t(price)].units(state);
}

constexpr Units costOfCall = 4;

// Lua's own function is called within this one, so its errors name the same function.
int charged(lua_State* state) {
    Sandbox::of(state).spend(state, costOfCall + Units(lua_gettop(state)) / 4 + priceOf(state));
    return lua_tocfunction(state, lua_upvalueindex(1))(state);
}

// A function with upvalues of its own does little work, and the same each time.
bool isPlain(lua_State* state) {
    if (lua_iscfunction(state, -1) == 0)
        return false;
    const bool keeps = lua_getupvalue(state, -1, 1) != nullptr;
    if (keeps)
        lua_pop(state, 1);
    return !keeps;
}

void charge(lua_State* state, std::string_view library) {
    lua_pushnil(state);
    while (lua_next(state, -2) != 0) {
        if (!isPlain(state)) {
            lua_pop(state, 1);
            continue;
        }
        const std::string_view name = lua_tostring(state, -2);
        const auto price = std::ranges::find_if(
            prices, [&](const Price& each) { return each.library == library && each.function == name; });
        lua_pushinteger(state, price == prices.end() ? -1 : price - prices.begin());
        lua_pushcclosure(state, charged, 2);
        lua_pushvalue(state, -2);
        lua_insert(state, -2);
        lua_settable(state, -4);
    }
}

void chargeLibrary(lua_State* state, const char* library) {
    lua_getglobal(state, library);
    charge(state, library);
    lua_pop(state, 1);
}

// ---- comparisons take time in proportion to the texts

int isLess(lua_State* state) {
    lua_settop(state, 2);
    Sandbox::of(state).spend(state, ofTexts(state));
    lua_pushboolean(state, lua_compare(state, 1, 2, LUA_OPLT));
    return 1;
}

int sort(lua_State* state) {
    const auto length = Units(lengthOfTable(state));
    Sandbox::of(state).spend(state, costOfCall + length * 8 * Units(std::bit_width(length)));
    if (lua_istable(state, 1) && lua_isnoneornil(state, 2)) {
        lua_settop(state, 1);
        lua_pushcfunction(state, isLess);
    }
    return lua_tocfunction(state, lua_upvalueindex(1))(state);
}

// ---- functions that catch errors

int protectedCall(lua_State* state) {
    luaL_checkany(state, 1);
    const int status = Sandbox::of(state).tryCall(state, lua_gettop(state) - 1, LUA_MULTRET);
    lua_pushboolean(state, status == LUA_OK ? 1 : 0);
    lua_insert(state, 1);
    return lua_gettop(state);
}

int protectedCallWithHandler(lua_State* state) {
    const int arguments = lua_gettop(state) - 2;
    luaL_checktype(state, 2, LUA_TFUNCTION);
    lua_pushvalue(state, 1); // function, handler, arguments: the handler must come first
    lua_remove(state, 1);
    lua_insert(state, 2);
    const int status = Sandbox::of(state).tryCall(state, arguments, LUA_MULTRET, 1);
    lua_remove(state, 1);
    lua_pushboolean(state, status == LUA_OK ? 1 : 0);
    lua_insert(state, 1);
    return lua_gettop(state);
}

int resume(lua_State* state) {
    lua_State* coroutine = lua_tothread(state, 1);
    luaL_argexpected(state, coroutine != nullptr, 1, "coroutine");
    const int results = Sandbox::of(state).resume(state, coroutine, lua_gettop(state) - 1);
    lua_pushboolean(state, results < 0 ? 0 : 1);
    lua_insert(state, results < 0 ? -2 : -(results + 1));
    return results < 0 ? 2 : results + 1;
}

int resumeWrapped(lua_State* state) {
    lua_State* coroutine = lua_tothread(state, lua_upvalueindex(1));
    const int results = Sandbox::of(state).resume(state, coroutine, lua_gettop(state));
    if (results >= 0)
        return results;
    if (lua_type(state, -1) == LUA_TSTRING) { // the message includes the place
        luaL_where(state, 1);
        lua_insert(state, -2);
        lua_concat(state, 2);
    }
    return lua_error(state);
}

int wrap(lua_State* state) {
    luaL_checktype(state, 1, LUA_TFUNCTION);
    lua_State* coroutine = lua_newthread(state);
    lua_pushvalue(state, 1);
    lua_xmove(state, coroutine, 1);
    lua_pushcclosure(state, resumeWrapped, 1);
    return 1;
}

void setFunction(lua_State* state, const char* library, const char* name, lua_CFunction function) {
    lua_getglobal(state, library);
    lua_pushcfunction(state, function);
    lua_setfield(state, -2, name);
    lua_pop(state, 1);
}

void keepOnly(lua_State* state, const char* table, std::initializer_list<std::string_view> kept) {
    lua_getglobal(state, table);
    lua_pushnil(state);
    while (lua_next(state, -2) != 0) {
        lua_pop(state, 1);
        const std::string_view key = lua_tostring(state, -1);
        if (std::ranges::find(kept, key) == kept.end()) {
            lua_pushvalue(state, -1);
            lua_pushnil(state);
            lua_settable(state, -4);
        }
    }
    lua_pop(state, 1);
}

void replaceSort(lua_State* state) {
    lua_getglobal(state, "table");
    lua_getfield(state, -1, "sort");
    lua_pushcclosure(state, sort, 1);
    lua_setfield(state, -2, "sort");
    lua_pop(state, 1);
}

} // namespace

void openLibraries(lua_State* state) {
    constexpr std::array<luaL_Reg, 6> libraries{{{LUA_GNAME, luaopen_base},
                                                 {LUA_STRLIBNAME, luaopen_string},
                                                 {LUA_TABLIBNAME, luaopen_table},
                                                 {LUA_MATHLIBNAME, luaopen_math},
                                                 {LUA_UTF8LIBNAME, luaopen_utf8},
                                                 {LUA_COLIBNAME, luaopen_coroutine}}};
    for (const luaL_Reg& library : libraries) {
        luaL_requiref(state, library.name, library.func, 1);
        lua_pop(state, 1);
    }
    keepOnly(state, "_G",
             {"ipairs", "next", "pairs", "select", "tonumber", "tostring", "type", "_G", "_VERSION", "string",
              "table", "math", "utf8", "coroutine"});
    replaceSort(state);
    for (const char* library :
         {"_G", LUA_STRLIBNAME, LUA_TABLIBNAME, LUA_MATHLIBNAME, LUA_UTF8LIBNAME, LUA_COLIBNAME})
        chargeLibrary(state, library);
    lua_pushcfunction(state, protectedCall);
    lua_setglobal(state, "pcall");
    lua_pushcfunction(state, protectedCallWithHandler);
    lua_setglobal(state, "xpcall");
    setFunction(state, "coroutine", "resume", resume);
    setFunction(state, "coroutine", "wrap", wrap);
    lua_getglobal(state, "string");
    lua_pushnil(state); // levels need no byte code
    lua_setfield(state, -2, "dump");
    addPatternFunctions(state);
    lua_pop(state, 1);
}

} // namespace levwright::scriptroll
