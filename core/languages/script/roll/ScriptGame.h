// SPDX-License-Identifier: GPL-3.0-or-later
// The game that a level script calls while it makes a level: the state on which the script's functions work.
// Internal to script/roll.
#pragma once

#include "core/base/Phrase.h"
#include "core/builder/LevelBuilder.h"
#include "core/languages/script/roll/Arguments.h"
#include "core/languages/script/roll/Plan.h"
#include "core/languages/script/roll/Sandbox.h"
#include "core/languages/script/roll/ScriptVerbs.h"

#include <array>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace levwright::scriptroll {

class ScriptGame {
public:
    explicit ScriptGame(const ScriptPlan& plan);

    // Rolls a level. The reference is valid until the next call.
    const roll::LevelInstance& roll(std::uint64_t seed, const std::stop_token& abandoned);
    const ScriptOutcome& outcome() const { return m_outcome; }
    std::vector<std::string> functionsOffered();
    // Runs scripts that make no level, one after the other. The first error ends it.
    struct LoneRun {
        std::uint64_t seed = 1;
        unsigned part = 1; // see Budget
        std::function<void(lua_State*)> prepare;
        std::vector<std::pair<std::string_view, std::string>> scripts; // each with its name in messages
    };
    ScriptEnd runAlone(const LoneRun& run, const std::stop_token& abandoned);

    // ---- for the functions of the game
    static ScriptGame& of(lua_State* lua) { return *static_cast<ScriptGame*>(Sandbox::of(lua).game); }

    const ScriptPlan& plan() const { return m_plan; }
    bool passesOverUnknown() const { return m_plan.passesOverUnknown; }
    roll::RollState& state() { return m_state; }
    Point partCorner() const { return {m_state.part.x1, m_state.part.y1}; }
    roll::LevelBuilder& builder() { return m_builder; }
    roll::ScriptVerbs& verbs() { return m_verbs; }
    RandomStream& random() { return m_state.random; }

    // What is made from now on belongs to the call that Lua is executing.
    void begin(lua_State* lua, std::string_view function);
    void complain(lua_State* lua, std::string text);
    // Reports an error in a script that the game goes on after.
    void note(const ScriptEnd& error) { m_state.complain({.text = error.message, .line = error.line}); }
    // Reports places that were missing since the last report.
    void tellMissingPlaces(lua_State* lua);
    // Calls the value of a key of the first argument's table, if it is a function. An error in it ends the
    // game. That many arguments are removed from the stack.
    void callBack(lua_State* lua, const char* key, int arguments);
    void note(const Area& mapArea);

    // While rooms of a level that the game makes itself are made.
    struct ThemedState {
        bool hasFailed = false;    // a room or map of the present call found no place
        bool isWantedMade = false; // the chosen room is there
        bool hasFill = false;      // the chosen contents were made
        std::optional<Area> vault; // a place that is kept for one
    };
    ThemedState& themed() { return m_themed; }

    // The terrain number of a map character; 255 for one that leaves the cell. Error: there is no such
    // character.
    int terrainOf(lua_State* lua, const std::string& character) const;
    // What the roll knows of the terrain of the game.
    int rolledAs(int terrain) const { return m_plan.tables->terrain().ofProgram(terrain); }
    static constexpr int anyTerrain = 255;
    static constexpr int anyWall = 254;

    std::map<std::string, int, std::less<>> monsterNames;

private:
    void rollOnce(std::uint64_t seed, const std::stop_token& abandoned);
    void runScript(const std::stop_token& abandoned);
    void noteEnd();
    ScriptEnd open(Sandbox& sandbox);
    // The call that began last, if it is on that line.
    std::int32_t statementOn(int line) const;

    const ScriptPlan& m_plan;
    roll::RollState m_state;
    roll::LevelBuilder m_builder;
    roll::ScriptVerbs m_verbs;
    ScriptOutcome m_outcome;
    // By line and function name, which of the calls there comes next.
    std::map<std::pair<int, std::string>, std::size_t, std::less<>> m_next;
    ThemedState m_themed;
    std::vector<std::int16_t> m_turns; // by call
    int m_line = 0;                    // of the call that began last
};

// ---- the tables of functions; each is in a file of its own
void openDes(lua_State* lua);
void openSelections(lua_State* lua);
void openGame(lua_State* lua); // nh, u, obj, nhc
// Adds what only later games offer, if this one does.
void offerLater(lua_State* lua);
// Adds the functions that only the tables of the game know. Such a call does nothing.
void offerNamed(lua_State* lua, const script::Library& library);
// Afterwards scripts may call functions that these tables do not have. Such a call does nothing.
void offerUnknown(lua_State* lua);
// A library that the game's own scripts can use.
extern const char* const scriptLibrary;

int lineOf(lua_State* lua);
// The bytes of the texts among the arguments: the level may keep each.
std::size_t bytesGiven(lua_State* lua);

// The costs of functions, in units of the sandbox's budget.
constexpr unsigned costOfAsking = 20;
constexpr unsigned costOfPlacing = 300; // places a thing, and may have to find a place for it
constexpr unsigned costOfMap = 1000;    // visits each cell once
constexpr unsigned costOfWalk = 5000;   // draws for each cell, or walks from each cell to the next
constexpr unsigned costOfMaze = 50000;

// A function of the game: function(game, lua) returns the count of its results.
template <int (*function)(ScriptGame&, lua_State*), unsigned cost = costOfAsking>
int called(lua_State* lua) {
    ScriptGame& game = ScriptGame::of(lua);
    Sandbox::of(lua).spend(lua, cost + bytesGiven(lua));
    try {
        const int results = function(game, lua);
        game.tellMissingPlaces(lua);
        return results;
    } catch (const roll::LoadingEnds& end) {
        game.state().level.fatal = end.reason;
        game.state().level.fatalStatement = end.statement;
        Sandbox::of(lua).stop(phrase("the game ends here"), 0);
    }
}

} // namespace levwright::scriptroll
