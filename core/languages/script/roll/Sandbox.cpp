// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/script/roll/Sandbox.h"

#include "core/languages/script/roll/Libraries.h"
#include "core/languages/script/roll/Lua.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <cstring>

namespace levwright::scriptroll {
namespace {

// The document gives a quarter of this, but the game can make a string of two million bytes.
constexpr std::size_t mostBytes = 4 * 1048576;
// Once the limit is reached, memory in use must fall to this, because garbage collection takes long.
constexpr std::size_t fewBytes = mostBytes / 8 * 7;
constexpr std::size_t mostAtOnce = 2 * mostBytes;
constexpr int mostSteps = 1048576;
// A coroutine may be resumed many times, and its count begins anew each time. This many steps are paid in
// advance.
constexpr int stepsOfCoroutine = 64;

// ---- in units of the budget
constexpr std::uint64_t costOfBlock = 4;
constexpr std::size_t bytesMoved = 64;
constexpr std::size_t bytesCollected = 8; // per unit: bytes in use, when garbage is searched

void hook(lua_State* state, lua_Debug* /*activation*/) {
    Sandbox::of(state).countSteps(state, lua_gethookcount(state));
}

void setHook(lua_State* state, int steps) {
    lua_sethook(state, hook, LUA_MASKCOUNT, steps);
}

// Sets the running state while it lives.
class Running {
public:
    Running(lua_State*& running, lua_State* now)
        : m_running(running), m_before(std::exchange(running, now)) {}
    ~Running() { m_running = m_before; }
    Running(const Running&) = delete;
    Running& operator=(const Running&) = delete;

private:
    lua_State*& m_running;
    lua_State* m_before;
};

// How Lua names a script of that name in messages. It cuts off what is longer.
std::string nameInMessages(const std::string& name) {
    return ("[string \"" + name + "\"]").substr(0, LUA_IDSIZE - 1);
}

// The current line of the script itself, and not of a library that it calls.
int lineNow(lua_State* state, const std::string& chunk) {
    lua_Debug where;
    for (int level = 0; lua_getstack(state, level, &where) != 0; ++level) {
        lua_getinfo(state, "Sl", &where);
        if (where.currentline > 0 && chunk == where.source)
            return where.currentline;
    }
    return 0;
}

} // namespace

void Sandbox::Close::operator()(lua_State* state) const {
    lua_close(state);
}

Sandbox::Sandbox(std::stop_token abandoned, unsigned part)
    : m_budget(std::move(abandoned), part), m_state(lua_newstate(&Sandbox::allocate, this)) {
    if (!m_state)
        throw std::bad_alloc();
    *static_cast<Sandbox**>(lua_getextraspace(m_state.get())) = this;
    openLibraries(m_state.get());
    setHook(m_state.get(), m_budget.stepsAtOnce());
    m_running = m_state.get();
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
    // As in the game, the last allocation may exceed the limit, but only by a certain amount. Cleaning up
    // after a script that has ended is never refused.
    own.m_isFull = own.m_bytes > (own.m_isFull ? fewBytes : mostBytes);
    if (after > old && (own.m_isFull || after > mostAtOnce) && !own.m_isStopped) {
        own.spendOnMemory(own.m_bytes / bytesCollected); // Lua collects garbage now
        return nullptr;
    }
    void* moved = std::realloc(block, after);
    if (moved == nullptr)
        return nullptr;
    own.m_bytes += after - old;
    if (after > old) {
        own.m_mostBytesUsed = std::max(own.m_mostBytesUsed, own.m_bytes);
        own.noteBlock(after);
    }
    return moved;
}

void Sandbox::noteBlock(std::size_t bytes) {
    if (m_budget.noteBlock(bytes) && m_running != nullptr)
        setHook(m_running, m_budget.stepsAtOnce());
    spendOnMemory(costOfBlock + bytes / bytesMoved);
}

// Nothing may be thrown while Lua allocates memory; the next step ends the script.
void Sandbox::spendOnMemory(std::uint64_t units) {
    m_budget.spend(units);
    if (m_budget.isSpent() && m_running != nullptr)
        setHook(m_running, 1);
}

void Sandbox::countSteps(lua_State* state, int steps) {
    m_steps += steps;
    spend(state, std::uint64_t(steps));
    if (m_steps > mostSteps)
        stop("Lua time exceeded", lineNow(state, m_chunk));
}

void Sandbox::spend(lua_State* state, std::uint64_t units) {
    if (m_isStopped)
        throw ScriptStopped();
    m_budget.spend(units);
    if (m_budget.isSpent())
        stop(m_budget.isAbandoned() ? "given up" : std::string(roll::longerThanWaited),
             lineNow(state, m_chunk));
}

void Sandbox::stop(std::string message, int line) {
    if (!m_isStopped)
        m_end = {Ending::Aborted, std::move(message), line};
    m_isStopped = true;
    setHook(m_state.get(), 1);
    throw ScriptStopped();
}

ScriptEnd Sandbox::run(std::string_view text, const std::string& name) {
    lua_State* state = m_state.get();
    text = text.substr(0, text.find('\0'));
    const std::string ended = std::string(text) + (text.ends_with('\n') ? "" : "\n");
    m_chunk = "=" + nameInMessages(name);
    ScriptEnd end;
    if (luaL_loadbufferx(state, ended.data(), ended.size(), m_chunk.c_str(), "t") != LUA_OK)
        end = parsedError(lua_tostring(state, -1), name);
    else if (!call())
        end = m_isStopped ? m_end : parsedError(luaL_tolstring(state, -1, nullptr), name);
    lua_settop(state, 0);
    return end;
}

ScriptEnd Sandbox::run(int (*function)(lua_State*), const std::string& name) {
    lua_State* state = m_state.get();
    lua_pushcfunction(state, function);
    ScriptEnd end;
    if (!call())
        end = m_isStopped ? m_end : parsedError(luaL_tolstring(state, -1, nullptr), name);
    lua_settop(state, 0);
    return end;
}

bool Sandbox::hasFunction(const char* name) {
    lua_State* state = m_state.get();
    lua_pushcfunction(state, [](lua_State* lua) {
        lua_getglobal(lua, static_cast<const char*>(lua_touserdata(lua, 1)));
        lua_pushboolean(lua, lua_isfunction(lua, -1) ? 1 : 0);
        return 1;
    });
    lua_pushlightuserdata(state, const_cast<char*>(name));
    const bool has = lua_pcall(state, 1, 1, 0) == LUA_OK && lua_toboolean(state, -1) != 0;
    lua_settop(state, 0);
    return has;
}

// Calls the function on the stack. False if it failed; its message is then on the stack.
bool Sandbox::call() {
    lua_State* state = m_state.get();
    m_steps = 0;
    try {
        if (tryCall(state, 0, 0) == LUA_OK)
            return true;
    } catch (const ScriptStopped&) { // passes through Lua even if Lua was not built as C++
        return false;
    }
    if (lua_isnone(state, -1))
        lua_pushliteral(state, "");
    return false;
}

int Sandbox::tryCall(lua_State* state, int arguments, int results, int handler) {
    const int status = lua_pcall(state, arguments, results, handler);
    requireKnown(status);
    if (status != LUA_OK)
        payForError(state);
    return status;
}

// When a script is ended, the status is one that Lua does not know.
void Sandbox::requireKnown(int status) const {
    const bool isError = status == LUA_ERRRUN || status == LUA_ERRMEM || status == LUA_ERRERR;
    if (m_isStopped || (status != LUA_OK && status != LUA_YIELD && !isError))
        throw ScriptStopped();
}

void Sandbox::payForError(lua_State* state) {
    constexpr std::uint64_t costOfError = 300; // unwinding through all active calls
    spend(state, costOfError);
}

int Sandbox::resume(lua_State* state, lua_State* coroutine, int arguments) {
    countSteps(state, stepsOfCoroutine);
    if (lua_checkstack(coroutine, arguments) == 0) {
        lua_pushliteral(state, "too many arguments to resume");
        return -1;
    }
    setHook(coroutine, std::min(stepsOfCoroutine, m_budget.stepsAtOnce()));
    lua_xmove(state, coroutine, arguments);
    int results = 0;
    const int status = [&] {
        const Running running(m_running, coroutine);
        return lua_resume(coroutine, state, arguments, &results);
    }();
    requireKnown(status);
    if (status != LUA_OK && status != LUA_YIELD) {
        payForError(state);
        lua_xmove(coroutine, state, 1);
        return -1;
    }
    if (lua_checkstack(state, results + 1) == 0) {
        lua_pop(coroutine, results);
        lua_pushliteral(state, "too many results to resume");
        return -1;
    }
    lua_xmove(coroutine, state, results);
    return results;
}

ScriptEnd parsedError(std::string_view message, const std::string& name) {
    ScriptEnd end{Ending::Refused, std::string(message), 0};
    const std::string place = nameInMessages(name) + ":";
    const std::size_t at = message.find(place);
    if (at != 0) {
        // The error came from a function of the game's own library.
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

} // namespace levwright::scriptroll
