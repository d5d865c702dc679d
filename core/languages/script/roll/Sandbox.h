// SPDX-License-Identifier: GPL-3.0-or-later
// The real Lua as the game offers it to a level script: no files, no processes, no byte code. Its limits on
// memory and on the cost of a run cannot be evaded by a script (format document on Lua levels, section 1).
#pragma once

#include "core/languages/script/roll/Budget.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>

struct lua_State;

namespace levwright::scriptroll {

// How a script ended.
enum class Ending : std::uint8_t {
    Done,
    Refused, // the script has an error: the game makes a maze
    Aborted, // the game ends
};

struct ScriptEnd {
    Ending ending = Ending::Done;
    std::string message; // without the place
    int line = 0;        // line of the script, from 1; 0 if it has none
};

// Thrown through Lua to end a script; a script cannot catch it.
struct ScriptStopped {};

// A state of Lua, for one thread and one budget. States share nothing.
class Sandbox {
public:
    // part: see Budget.
    explicit Sandbox(std::stop_token abandoned = {}, unsigned part = 1);
    ~Sandbox();
    Sandbox(const Sandbox&) = delete;
    Sandbox& operator=(const Sandbox&) = delete;

    lua_State* state() const { return m_state.get(); }
    // The sandbox of a state, or of one of its coroutines.
    static Sandbox& of(lua_State* state);

    // Runs a text; name is its name in messages. A byte 0 ends the text.
    ScriptEnd run(std::string_view text, const std::string& name);
    // The same for a function of the game without arguments.
    ScriptEnd run(int (*function)(lua_State*), const std::string& name);
    // Whether a global is a function. Asking is protected, because even a name takes memory.
    bool hasFunction(const char* name);
    // Calls the function that lies below that many arguments on the stack, like lua_pcall(). If the script is
    // ended, the exception passes through.
    int tryCall(lua_State* state, int arguments, int results, int handler = 0);
    // Resumes a coroutine with that many arguments, which are on the stack of the state to which it returns.
    // Returns how many results are then on that stack, or -1 if an error is.
    int resume(lua_State* state, lua_State* coroutine, int arguments);

    // Ends the script; it cannot go on after that.
    [[noreturn]] void stop(std::string message, int line);
    // Begins the separate count of steps for a call that the game protects.
    int beginSteps() { return std::exchange(m_steps, 0); }
    void goOnWithSteps(int before) { m_steps = before; }
    // Adds steps to those of the present call and of the whole run; stops the script if there are too many.
    void countSteps(lua_State* state, int steps);
    // Pays for work other than Lua's own steps, in units of the budget; stops the script if nothing is left.
    void spend(lua_State* state, std::uint64_t units);
    // Pays for an error that was caught.
    void payForError(lua_State* state);

    const Budget& budget() const { return m_budget; }
    std::size_t mostBytesUsed() const { return m_mostBytesUsed; }

    // The game that belongs to this state.
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
    int m_steps = 0; // in the present call
    bool m_isStopped = false;
    ScriptEnd m_end;
    std::string m_chunk;            // Lua's name for the text that is running
    lua_State* m_running = nullptr; // the main state, or a coroutine
    std::unique_ptr<lua_State, Close> m_state;
};

// Splits a message with a place in Lua's form: [string "FILE"]:12: text. Only places in that script count.
ScriptEnd parsedError(std::string_view message, const std::string& name);

} // namespace levwright::scriptroll
