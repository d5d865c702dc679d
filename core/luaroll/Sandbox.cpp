// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/luaroll/Sandbox.h"

#include "core/luaroll/Lua.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstdlib>
#include <cstring>

namespace levwright::luaroll {
namespace {

// The document says a quarter of it, but the game makes a string of two million bytes.
constexpr std::size_t mostBytes = 4 * 1048576;
constexpr std::size_t mostAtOnce = 2 * mostBytes;
constexpr int mostSteps = 1048576;
constexpr int mostStepsInAll = 4 * mostSteps;
constexpr int stepsAtOnce = 2048; // counted together

void hook(lua_State* state, lua_Debug* /*activation*/) {
    Sandbox::of(state).countSteps(state, stepsAtOnce);
}

int lineNow(lua_State* state) {
    lua_Debug where;
    for (int level = 0; lua_getstack(state, level, &where) != 0; ++level) {
        lua_getinfo(state, "l", &where);
        if (where.currentline > 0)
            return where.currentline;
    }
    return 0;
}

// ---- functions of the libraries that work without a step of Lua's, held to what a level could need

int original(lua_State* state) {
    lua_pushvalue(state, lua_upvalueindex(1));
    lua_insert(state, 1);
    lua_call(state, lua_gettop(state) - 1, LUA_MULTRET);
    return lua_gettop(state);
}

int guardedRepeat(lua_State* state) {
    constexpr lua_Number most = 10'000'000;
    if (lua_isnumber(state, 2) != 0 && lua_tonumber(state, 2) > most)
        return luaL_error(state, "resulting string too large");
    return original(state);
}

int guardedMove(lua_State* state) {
    constexpr double most = 1e6;
    if (lua_isnumber(state, 2) != 0 && lua_isnumber(state, 3) != 0 &&
        std::abs(lua_tonumber(state, 3) - lua_tonumber(state, 2)) > most)
        return luaL_error(state, "too many elements to move");
    return original(state);
}

// Each open repetition may try every length at every place.
int guardedPattern(lua_State* state) {
    if (lua_type(state, 1) == LUA_TSTRING && lua_type(state, 2) == LUA_TSTRING) {
        std::size_t length = 0;
        lua_tolstring(state, 1, &length);
        std::size_t patternLength = 0;
        const char* pattern = lua_tolstring(state, 2, &patternLength);
        const auto repetitions = std::count_if(pattern, pattern + patternLength,
                                               [](char c) { return c == '*' || c == '+' || c == '-'; });
        constexpr double most = 17.0; // of e to the power: some 24 million tries
        if (double(repetitions + 1) * std::log(double(length) + 1) > most && repetitions > 1)
            return luaL_error(state, "pattern too complex");
    }
    return original(state);
}

void guard(lua_State* state, const char* library, const char* name, lua_CFunction by) {
    lua_getglobal(state, library);
    lua_getfield(state, -1, name);
    lua_pushcclosure(state, by, 1);
    lua_setfield(state, -2, name);
    lua_pop(state, 1);
}

// ---- what catches errors lets the end of a script through

int endedThrough(lua_State* state, int status) {
    if (Sandbox::of(state).isStopped() || (status != LUA_OK && status != LUA_YIELD && status != LUA_ERRRUN &&
                                           status != LUA_ERRMEM && status != LUA_ERRERR))
        throw ScriptStopped();
    return status;
}

int protectedCall(lua_State* state) {
    luaL_checkany(state, 1);
    const int status = endedThrough(state, lua_pcall(state, lua_gettop(state) - 1, LUA_MULTRET, 0));
    lua_pushboolean(state, status == LUA_OK ? 1 : 0);
    lua_insert(state, 1);
    return lua_gettop(state);
}

int protectedCallWithHandler(lua_State* state) {
    const int arguments = lua_gettop(state) - 2;
    luaL_checktype(state, 2, LUA_TFUNCTION);
    lua_pushvalue(state, 1); // function, handler, arguments: the handler first
    lua_remove(state, 1);
    lua_insert(state, 2);
    const int status = endedThrough(state, lua_pcall(state, arguments, LUA_MULTRET, 1));
    lua_remove(state, 1);
    lua_pushboolean(state, status == LUA_OK ? 1 : 0);
    lua_insert(state, 1);
    return lua_gettop(state);
}

int resumed(lua_State* state) {
    original(state);
    if (Sandbox::of(state).isStopped())
        throw ScriptStopped();
    return lua_gettop(state);
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

} // namespace

void Sandbox::Close::operator()(lua_State* state) const {
    lua_close(state);
}

Sandbox::Sandbox() : m_state(lua_newstate(&Sandbox::allocate, this)) {
    if (!m_state)
        throw std::bad_alloc();
    *static_cast<Sandbox**>(lua_getextraspace(m_state.get())) = this;
    openLibraries();
    lua_sethook(m_state.get(), hook, LUA_MASKCOUNT, stepsAtOnce);
}

Sandbox::~Sandbox() = default;

Sandbox& Sandbox::of(lua_State* state) {
    return **static_cast<Sandbox**>(lua_getextraspace(state));
}

void* Sandbox::allocate(void* sandbox, void* block, std::size_t before, std::size_t after) {
    auto& own = *static_cast<Sandbox*>(sandbox);
    const std::size_t old = block == nullptr ? 0 : before;
    if (after == 0) {
        own.m_bytes -= old;
        std::free(block);
        return nullptr;
    }
    // As the game: what is asked for last may go beyond the limit, though not as far as it likes.
    if (after > old && (own.m_bytes > mostBytes || after > mostAtOnce))
        return nullptr;
    void* moved = std::realloc(block, after);
    if (moved != nullptr)
        own.m_bytes += after - old;
    return moved;
}

void Sandbox::openLibraries() {
    lua_State* state = m_state.get();
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
    lua_pushcfunction(state, protectedCall);
    lua_setglobal(state, "pcall");
    lua_pushcfunction(state, protectedCallWithHandler);
    lua_setglobal(state, "xpcall");
    guard(state, "string", "rep", guardedRepeat);
    for (const char* name : {"find", "match", "gmatch", "gsub"})
        guard(state, "string", name, guardedPattern);
    guard(state, "table", "move", guardedMove);
    for (const char* name : {"resume", "wrap", "close"})
        guard(state, "coroutine", name, resumed);
    // Byte code is nothing for a level.
    lua_getglobal(state, "string");
    lua_pushnil(state);
    lua_setfield(state, -2, "dump");
    lua_pop(state, 1);
}

void Sandbox::countSteps(lua_State* state, int steps) {
    if (m_isStopped)
        throw ScriptStopped();
    m_steps += steps;
    m_allSteps += steps;
    if (m_steps > mostSteps || m_allSteps > mostStepsInAll)
        stop("Lua time exceeded", lineNow(state));
}

void Sandbox::stop(std::string message, int line) {
    if (!m_isStopped)
        m_end = {Ending::Aborted, std::move(message), line};
    m_isStopped = true;
    lua_sethook(m_state.get(), hook, LUA_MASKCOUNT, 1);
    throw ScriptStopped();
}

ScriptEnd Sandbox::run(std::string_view text, const std::string& name) {
    lua_State* state = m_state.get();
    text = text.substr(0, text.find('\0'));
    const std::string ended = std::string(text) + (text.ends_with('\n') ? "" : "\n");
    const std::string chunk = "=[string \"" + name + "\"]";
    ScriptEnd end;
    if (luaL_loadbufferx(state, ended.data(), ended.size(), chunk.c_str(), "t") != LUA_OK)
        end = parsedError(lua_tostring(state, -1), name);
    else if (!call(0, 0))
        end = m_isStopped ? m_end : parsedError(luaL_tolstring(state, -1, nullptr), name);
    lua_settop(state, 0);
    return end;
}

bool Sandbox::call(int arguments, int results) {
    lua_State* state = m_state.get();
    m_steps = 0;
    int status = LUA_OK;
    try {
        status = lua_pcall(state, arguments, results, 0);
    } catch (const ScriptStopped&) {
        status = LUA_ERRRUN; // through a Lua that was not built for C++
    }
    if (m_isStopped) {
        lua_pushliteral(state, "stopped");
        return false;
    }
    if (status == LUA_OK)
        return true;
    if (lua_isnone(state, -1))
        lua_pushliteral(state, "");
    return false;
}

ScriptEnd parsedError(std::string_view message, const std::string& name) {
    ScriptEnd end{Ending::Refused, std::string(message), 0};
    const std::string place = "[string \"" + name + "\"]:";
    const std::size_t at = message.find(place);
    if (at != 0) {
        // A function of the game's own library.
        if (message.starts_with("[string \"") && message.find("]:") != std::string_view::npos) {
            const std::size_t colon = message.find(": ", message.find("]:") + 2);
            if (colon != std::string_view::npos)
                end.message = message.substr(colon + 2);
        }
        return end;
    }
    message.remove_prefix(place.size());
    const auto [digits, error] = std::from_chars(message.data(), message.data() + message.size(), end.line);
    const std::string_view rest = message.substr(std::size_t(digits - message.data()));
    if (error == std::errc())
        end.message = rest.starts_with(": ") ? rest.substr(2) : rest;
    return end;
}

} // namespace levwright::luaroll
