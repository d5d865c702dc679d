// SPDX-License-Identifier: GPL-3.0-or-later
// The real Lua, as the game gives it to a level script: no files, no processes, no byte code, and limits on
// memory and on what a run costs that no script can get around (format document on Lua levels, section 1).
#pragma once

#include "core/luaroll/Budget.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>

struct lua_State;

namespace levwright::luaroll {

// How a script ended.
enum class Ending : std::uint8_t {
    Done,
    Refused, // an error of its own: the game makes a maze
    Aborted, // the game ends
};

struct ScriptEnd {
    Ending ending = Ending::Done;
    std::string message; // without the place
    int line = 0;        // of the script, from 1; 0: of none
};

// Thrown through Lua where no script may go on; nothing in a script catches it.
struct ScriptStopped {};

// One state of Lua; for one thread, and for what one budget allows. Nothing is kept from one to the next.
class Sandbox {
public:
    explicit Sandbox(std::stop_token abandoned = {});
    ~Sandbox();
    Sandbox(const Sandbox&) = delete;
    Sandbox& operator=(const Sandbox&) = delete;

    lua_State* state() const { return m_state.get(); }
    // The sandbox of a state, or of one of its coroutines.
    static Sandbox& of(lua_State* state);

    // Runs a text; name is what messages call it. A byte 0 ends the text.
    ScriptEnd run(std::string_view text, const std::string& name);
    // Calls the function below so many arguments on the stack, as lua_pcall(). The end of a script goes
    // through.
    int tryCall(lua_State* state, int arguments, int results, int handler = 0);
    // Lets a coroutine go on with so many arguments, which are on the stack of the state that it returns to.
    // Gives how many results are on that stack now; -1: an error is.
    int resume(lua_State* state, lua_State* coroutine, int arguments);

    // Ends the script for good.
    [[noreturn]] void stop(std::string message, int line);
    bool isStopped() const { return m_isStopped; }
    // Each call that is protected by the game has its own steps.
    int beginSteps() { return std::exchange(m_steps, 0); }
    void goOnWithSteps(int before) { m_steps = before; }
    // So many more of the present call and of the whole run; stops the script where there were too many.
    void countSteps(lua_State* state, int steps);
    // What something else than Lua's own steps costs, in units of the budget; stops the script where nothing
    // is left.
    void spend(lua_State* state, std::uint64_t units);
    // Of one that was caught.
    void payForError(lua_State* state);

    const Budget& budget() const { return m_budget; }
    std::size_t mostBytesUsed() const { return m_mostBytesUsed; }

    // What the game keeps with the state.
    void* game = nullptr;

private:
    struct Close {
        void operator()(lua_State* state) const;
    };
    static void* allocate(void* sandbox, void* block, std::size_t before, std::size_t after);
    void spendOnMemory(std::uint64_t units);
    void noteBlock(std::size_t bytes);
    void requireKnown(int status) const;
    bool call();

    Budget m_budget;
    std::size_t m_bytes = 0; // in use
    std::size_t m_mostBytesUsed = 0;
    bool m_isFull = false;
    int m_steps = 0; // of the present call
    bool m_isStopped = false;
    ScriptEnd m_end;
    std::string m_chunk;            // the text that runs, as Lua calls it
    lua_State* m_running = nullptr; // the state, or a coroutine
    std::unique_ptr<lua_State, Close> m_state;
};

// Of a message with its place, as Lua writes it: [string "FILE"]:12: text. Only places in that script count.
ScriptEnd parsedError(std::string_view message, const std::string& name);

} // namespace levwright::luaroll
