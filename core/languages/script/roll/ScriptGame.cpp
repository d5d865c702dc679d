// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/script/roll/ScriptGame.h"

#include "core/languages/script/roll/ThemedLevel.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <string_view>

namespace levwright::scriptroll {

int lineOf(lua_State* lua) {
    lua_Debug where;
    for (int level = 1; lua_getstack(lua, level, &where) != 0; ++level) {
        lua_getinfo(lua, "l", &where);
        if (where.currentline > 0)
            return where.currentline;
    }
    return 0;
}

std::size_t bytesGiven(lua_State* lua) {
    std::size_t bytes = 0;
    for (int i = lua_gettop(lua); i > 0; --i)
        bytes += lua_type(lua, i) == LUA_TSTRING ? lua_rawlen(lua, i) : 0;
    return bytes;
}

ScriptGame::ScriptGame(const ScriptPlan& plan)
    : m_plan(plan), m_state(plan), m_builder(m_state), m_verbs(m_state, m_builder), m_turns(plan.callCount) {}

const roll::LevelInstance& ScriptGame::roll(std::uint64_t seed, const std::stop_token& abandoned) {
    constexpr int mostTries = 20; // a large room finds no place in many levels
    constexpr std::uint64_t step = 0x9e3779b97f4a7c15ULL;
    std::uint64_t own = seed;
    rollOnce(own, abandoned);
    std::uint64_t units = m_outcome.units; // of all tries together
    for (int tries = 1; m_outcome.lacksWanted && tries < mostTries && units < Budget::mostUnits &&
                        !abandoned.stop_requested();
         ++tries) {
        rollOnce(own += step, abandoned);
        units += m_outcome.units;
    }
    m_outcome.units = units;
    m_state.level.seed = seed;
    return m_state.level;
}

void ScriptGame::rollOnce(std::uint64_t seed, const std::stop_token& abandoned) {
    m_state.reset(seed);
    if (m_plan.context.gehennom)
        m_state.level.flags |= roll::HotFlag;
    m_builder.reset();
    m_outcome = {};
    m_next.clear();
    m_line = 0;
    std::ranges::fill(m_turns, std::int16_t(0));
    try {
        runScript(abandoned);
        if (m_outcome.end.ending != Ending::Aborted && !m_plan.themed)
            m_verbs.finish();
    } catch (const roll::LoadingEnds& end) {
        m_state.level.fatal = end.reason;
        m_state.level.fatalStatement = end.statement;
    }
    noteEnd();
}

// Keeps in the level how a script ended that did not come to its end.
void ScriptGame::noteEnd() {
    roll::LevelInstance& level = m_state.level;
    const ScriptEnd& end = m_outcome.end;
    if (end.ending == Ending::Done)
        return;
    level.fatalText = end.message;
    level.fatalLine = end.line;
    if (level.fatal != roll::Fatal::None)
        return;
    level.fatal = end.ending == Ending::Refused           ? roll::Fatal::MazeInstead
                  : end.message == "Lua time exceeded"    ? roll::Fatal::EndlessProgram
                  : end.message == roll::longerThanWaited ? roll::Fatal::NotFinished
                                                          : roll::Fatal::BadProgram;
    level.fatalStatement = statementOn(end.line);
}

ScriptEnd ScriptGame::open(Sandbox& sandbox) {
    lua_State* lua = sandbox.state();
    openSelections(lua);
    openDes(lua);
    openGame(lua);
    offerLater(lua);
    offerNamed(lua, m_plan.library);
    if (passesOverUnknown())
        offerUnknown(lua);
    ScriptEnd end = sandbox.run(scriptLibrary, "nhlib.lua");
    const std::optional<std::string_view> own = m_plan.catalog->tables().text(libraryTable);
    if (end.ending != Ending::Done || !own)
        return end;
    ScriptEnd ofOwn = sandbox.run(std::string(*own), "nhlib.lua");
    if (ofOwn.ending == Ending::Aborted)
        return ofOwn;
    if (ofOwn.ending == Ending::Refused)
        m_state.complain({.text = "nhlib.lua: " + ofOwn.message});
    return end;
}

void ScriptGame::runScript(const std::stop_token& abandoned) {
    Sandbox sandbox(abandoned);
    sandbox.game = this;
    m_outcome.end = open(sandbox);
    if (m_outcome.end.ending == Ending::Done && m_plan.themed)
        m_outcome.end = sandbox.run(themedPrelude, "nhlib.lua");
    if (m_outcome.end.ending == Ending::Done)
        m_outcome.end = sandbox.run(m_plan.script, m_plan.fileName);
    if (m_outcome.end.ending == Ending::Done && m_plan.themed) {
        ThemedLevel level(*this, sandbox);
        m_outcome.end = level.make();
        m_outcome.lacksWanted = m_outcome.end.ending == Ending::Done && !level.isMade();
    }
    m_outcome.units = sandbox.budget().units();
    m_outcome.bytes = sandbox.mostBytesUsed();
}

ScriptEnd ScriptGame::runAlone(const LoneRun& run, const std::stop_token& abandoned) {
    m_state.reset(run.seed);
    m_builder.reset();
    m_outcome = {};
    m_next.clear();
    Sandbox sandbox(abandoned, run.part);
    sandbox.game = this;
    ScriptEnd end = open(sandbox);
    run.prepare(sandbox.state());
    for (const auto& [text, name] : run.scripts) {
        if (end.ending == Ending::Done)
            end = sandbox.run(text, name);
    }
    return end;
}

void ScriptGame::begin(lua_State* lua, std::string_view function) {
    constexpr int stepsOfCall = 100; // a call takes as long as this many steps
    Sandbox::of(lua).countSteps(lua, stepsOfCall);
    ++m_outcome.calls;
    lua_Debug where;
    if (lua_getstack(lua, 1, &where) == 0)
        return;
    lua_getinfo(lua, "l", &where);
    m_line = where.currentline;
    const std::pair<int, std::string> key(where.currentline, std::string(function));
    const auto found = m_plan.callsOfLines.find(key);
    if (found == m_plan.callsOfLines.end())
        return m_builder.begin(roll::noStatement, 0);
    const std::int32_t number = found->second[m_next[key]++ % found->second.size()];
    std::int16_t& turn = m_turns[std::size_t(number)];
    m_builder.begin(number, turn);
    turn = std::int16_t(std::min<int>(turn + 1, std::numeric_limits<std::int16_t>::max()));
}

void ScriptGame::complain(lua_State* lua, std::string text) {
    m_state.complain({.text = std::move(text),
                      .statement = statementOn(lineOf(lua)),
                      .line = lineOf(lua),
                      .about = roll::Complaint::About::Anything});
}

std::int32_t ScriptGame::statementOn(int line) const {
    return line > 0 && line == m_line ? m_builder.statement() : roll::noStatement;
}

void ScriptGame::tellMissingPlaces(lua_State* lua) {
    for (int left = m_builder.takeMissingPlaces(); left > 0; --left)
        complain(lua, "get_location:  can't find a place!");
}

void ScriptGame::callBack(lua_State* lua, const char* key, int arguments) {
    const int before = lua_gettop(lua) - arguments;
    lua_getfield(lua, 1, key);
    if (!lua_isfunction(lua, -1)) {
        lua_settop(lua, before);
        return;
    }
    lua_insert(lua, before + 1);
    Sandbox& sandbox = Sandbox::of(lua);
    const std::int32_t statement = m_builder.statement();
    luaL_checkstack(lua, 20, "contents");
    const int steps = sandbox.beginSteps();
    const int status = sandbox.tryCall(lua, arguments, 0);
    sandbox.goOnWithSteps(steps);
    if (status != LUA_OK) {
        const ScriptEnd end = parsedError(luaL_tolstring(lua, -1, nullptr), m_plan.fileName);
        sandbox.stop(end.message, end.line);
    }
    m_builder.begin(statement, 0);
    lua_settop(lua, before);
}

void ScriptGame::note(const Area& mapArea) {
    if (m_builder.statement() >= 0)
        m_outcome.maps[m_builder.statement()] = mapArea;
}

int ScriptGame::terrainOf(lua_State* lua, const std::string& character) const {
    const char c = character.empty() ? ' ' : character.front();
    if (character.size() > 1)
        failWith(lua, "Erroneous map char");
    if (c == 'x')
        return anyTerrain;
    if (c == 'w')
        return anyWall;
    const Terrain* terrain = m_plan.catalog->terrainByCharacter(c);
    if (terrain == nullptr && passesOverUnknown())
        terrain = m_plan.catalog->terrainByCharacter('.');
    if (terrain == nullptr)
        failWith(lua, "Erroneous map char");
    return rolledAs(terrain->number);
}

} // namespace levwright::scriptroll
