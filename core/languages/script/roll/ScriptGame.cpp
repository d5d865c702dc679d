// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/script/roll/ScriptGame.h"

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
    m_state.reset(seed);
    if (m_plan.context.gehennom)
        m_state.level.flags |= roll::HotFlag;
    m_builder.reset();
    m_outcome = {};
    m_next.clear();
    std::ranges::fill(m_turns, std::int16_t(0));
    try {
        runScript(abandoned);
        if (m_outcome.end.ending != Ending::Aborted)
            m_verbs.finish();
        for (int left = m_state.missedRegions; left > 0; --left)
            m_outcome.complaints.push_back({"Couldn't place lregion!", 0});
    } catch (const roll::LoadingEnds& end) {
        m_state.level.fatal = end.reason;
        m_state.level.fatalStatement = end.statement;
    }
    if (m_outcome.end.ending != Ending::Done && m_state.level.fatal == roll::Fatal::None) {
        m_state.level.fatal = m_outcome.end.message == "Lua time exceeded" ? roll::Fatal::EndlessProgram
                                                                           : roll::Fatal::BadProgram;
        m_state.level.fatalStatement = m_builder.statement();
    }
    return m_state.level;
}

ScriptEnd ScriptGame::open(Sandbox& sandbox) {
    lua_State* lua = sandbox.state();
    openSelections(lua);
    openDes(lua);
    openGame(lua);
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
        m_outcome.complaints.push_back({"nhlib.lua: " + ofOwn.message, 0});
    return end;
}

void ScriptGame::runScript(const std::stop_token& abandoned) {
    Sandbox sandbox(abandoned);
    sandbox.game = this;
    m_outcome.end = open(sandbox);
    if (m_outcome.end.ending == Ending::Done)
        m_outcome.end = sandbox.run(m_plan.script, m_plan.fileName);
    m_outcome.units = sandbox.budget().units();
    m_outcome.bytes = sandbox.mostBytesUsed();
}

void ScriptGame::begin(lua_State* lua, std::string_view function) {
    constexpr int stepsOfCall = 100; // a call takes as long as this many steps
    Sandbox::of(lua).countSteps(lua, stepsOfCall);
    ++m_outcome.calls;
    lua_Debug where;
    if (lua_getstack(lua, 1, &where) == 0)
        return;
    lua_getinfo(lua, "l", &where);
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
    constexpr std::size_t most = 200; // nobody reads more complaints
    constexpr std::size_t longest = 1000;
    text.resize(std::min(text.size(), longest));
    if (m_outcome.complaints.size() < most)
        m_outcome.complaints.push_back({std::move(text), lineOf(lua)});
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
    if (c == 'Z')
        return roll::Lava;
    const Terrain* terrain = m_plan.catalog->terrainByCharacter(c);
    if (terrain == nullptr && passesOverUnknown())
        terrain = m_plan.catalog->terrainByCharacter('.');
    if (terrain == nullptr)
        failWith(lua, "Erroneous map char");
    return rolledAs(terrain->number);
}

} // namespace levwright::scriptroll
