// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/script/roll/ThemedLevel.h"

#include "core/builder/LastVerbs.h"
#include "core/languages/script/roll/ScriptGame.h"
#include "core/roll/OrdinaryLevel.h"
#include "core/roll/Steps.h"

#include <algorithm>
#include <format>
#include <optional>
#include <string>

namespace levwright::scriptroll {

const char* const themedPrelude = R"lua(
function themeroom_fill(rm) end
function filler_region(x, y)
  local isThemed = percent(30)
  des.region({ region = { x, y, x, y }, type = isThemed and "themed" or "ordinary", irregular = true,
               filled = 1, contents = isThemed and themeroom_fill or nil })
end
function pre_themerooms_generate() end
function post_themerooms_generate() end
function post_level_generate() end
)lua";

namespace {

constexpr const char* roomsName = "themerooms";
constexpr const char* fillsName = "themeroom_fills";

// Pushes the contents of an entry; false if it has none.
bool pushContents(lua_State* lua, const char* list, std::size_t number) {
    if (lua_getglobal(lua, list) != LUA_TTABLE)
        return false;
    lua_geti(lua, -1, lua_Integer(number));
    if (lua_istable(lua, -1))
        lua_getfield(lua, -1, "contents");
    return lua_isfunction(lua, -1);
}

void callContents(lua_State* lua, const char* list, std::size_t number) {
    if (!pushContents(lua, list, number))
        failWith(lua, std::format("entry {} of {} has no contents", number, list));
    const bool hasRoom = list == std::string_view(fillsName);
    if (hasRoom)
        lua_pushvalue(lua, 1);
    lua_call(lua, hasRoom ? 1 : 0, 0);
}

// Whether a fill suits the room that is the first argument.
bool suits(lua_State* lua, std::size_t fill) {
    const int before = lua_gettop(lua);
    lua_getglobal(lua, fillsName);
    lua_geti(lua, -1, lua_Integer(fill));
    bool isSuitable = true;
    if (lua_istable(lua, -1) && lua_getfield(lua, -1, "eligible") == LUA_TFUNCTION) {
        lua_pushvalue(lua, 1);
        lua_call(lua, 1, 1);
        isSuitable = lua_toboolean(lua, -1) != 0;
    }
    lua_settop(lua, before);
    return isSuitable;
}

int makeChosenFill(ScriptGame& game, lua_State* lua) {
    lua_settop(lua, 1);
    const std::size_t fill = game.plan().themed->fill;
    if (suits(lua, fill)) {
        callContents(lua, fillsName, fill);
        game.themed().hasFill = true;
    }
    return 0;
}

// des.room({ type = "ordinary", filled = 1 }), or a themed room with the chosen contents.
void makeUsualRoom(lua_State* lua, bool isThemed) {
    lua_getglobal(lua, "des");
    lua_getfield(lua, -1, "room");
    lua_createtable(lua, 0, 2);
    lua_pushstring(lua, isThemed ? "themed" : "ordinary");
    lua_setfield(lua, -2, "type");
    if (isThemed) {
        lua_getglobal(lua, "themeroom_fill");
        lua_setfield(lua, -2, "contents");
    } else {
        lua_pushinteger(lua, 1);
        lua_setfield(lua, -2, "filled");
    }
    lua_call(lua, 1, 0);
}

int makeSomeRoom(ScriptGame& game, lua_State* lua) {
    lua_settop(lua, 0);
    const ThemedWish& wish = *game.plan().themed;
    const bool isWanted = game.plan().context.alone || game.random().oneIn(2);
    if (!isWanted) {
        if (wish.usualRoom == 0)
            makeUsualRoom(lua, false);
        else
            callContents(lua, roomsName, wish.usualRoom);
        return 0;
    }
    game.themed().hasFill = false;
    if (wish.room == 0)
        makeUsualRoom(lua, true);
    else
        callContents(lua, roomsName, wish.room);
    const bool hasAll = wish.room != 0 || game.themed().hasFill;
    game.themed().isWantedMade = game.themed().isWantedMade || (hasAll && !game.themed().hasFailed);
    return 0;
}

// The script's own choice is replaced; it would draw among all entries.
int chooseEntries(ScriptGame& game, lua_State* lua) {
    lua_pushcfunction(lua, called<makeSomeRoom>);
    lua_setglobal(lua, "themerooms_generate");
    if (game.plan().themed->fill != 0) {
        lua_pushcfunction(lua, called<makeChosenFill>);
        lua_setglobal(lua, "themeroom_fill");
    }
    return 0;
}

} // namespace

int ThemedLevel::themedType() const {
    const NamedNumber* type = m_game.plan().names.roomType("themed");
    return type == nullptr ? 0 : type->number;
}

int ThemedLevel::outerRooms() const {
    return int(std::ranges::count(m_game.state().level.rooms, -1, &roll::RolledRoom::parent));
}

bool ThemedLevel::callGlobal(const char* name) {
    if (!m_sandbox.hasFunction(name)) {
        m_end = {Ending::Aborted, std::format("there is no function {}", name), 0};
        return false;
    }
    m_end = m_sandbox.run(std::format("{}()", name), m_game.plan().fileName);
    return m_end.ending == Ending::Done;
}

bool ThemedLevel::runOnce() {
    m_game.themed().hasFailed = false;
    if (callGlobal("themerooms_generate"))
        return true;
    m_end.ending = Ending::Aborted;
    return false;
}

void ThemedLevel::makeRooms() {
    constexpr int mostRooms = 38;
    constexpr int fewRooms = 6;
    constexpr int mostFailures = 12;
    constexpr int mostTriesAlone = 50;
    roll::LevelBuilder& builder = m_game.builder();
    const bool isAlone = m_game.plan().context.alone;
    bool hasTriedVault = false;
    int failures = 0;
    m_game.themed().vault = std::nullopt;
    while (outerRooms() <= mostRooms && builder.hasSpaceForRooms()) {
        if (!isAlone && outerRooms() >= fewRooms && !hasTriedVault && m_game.random().oneIn(2)) {
            hasTriedVault = true;
            m_game.themed().vault = builder.placeForVault();
            continue;
        }
        if (!runOnce())
            return;
        failures += m_game.themed().hasFailed ? 1 : 0;
        if (isAlone && (m_game.themed().isWantedMade || failures >= mostTriesAlone))
            return;
        if (!isAlone && m_game.themed().hasFailed && (failures >= mostFailures || outerRooms() >= fewRooms))
            return;
    }
}

void ThemedLevel::finish() {
    roll::RollState& state = m_game.state();
    m_game.builder().end();
    state.makesOrdinaryLevel = false;
    roll::sortRooms(state);
    if (!m_game.plan().context.alone) {
        roll::makeStairsInRooms(state, themedType());
        roll::joinRoomsRandomly(state, roll::noStatement);
        if (m_game.themed().vault)
            roll::makeVault(state, *m_game.themed().vault);
        roll::carryOutLateChanges(state);
    }
    state.part = roll::wholeMap;
    roll::fillOrdinaryRooms(state, themedType());
    roll::stockAskedRooms(state);
}

ScriptEnd ThemedLevel::make() {
    m_game.themed() = {};
    m_end = m_sandbox.run(called<chooseEntries>, m_game.plan().fileName);
    if (m_end.ending != Ending::Done) {
        m_end.ending = Ending::Aborted;
        return m_end;
    }
    if (!callGlobal("pre_themerooms_generate")) {
        if (m_end.ending == Ending::Aborted)
            return m_end;
        m_game.note(m_end); // the game only complains
    }
    m_game.state().makesOrdinaryLevel = true;
    m_game.verbs().forgetMap();
    makeRooms();
    if (m_end.ending == Ending::Aborted)
        return m_end;
    if (!callGlobal("post_themerooms_generate")) {
        m_end.ending = Ending::Aborted;
        return m_end;
    }
    finish();
    if (!callGlobal("post_level_generate")) {
        m_end.ending = Ending::Aborted;
        return m_end;
    }
    m_game.builder().end();
    roll::fixWalls(m_game.state(), roll::wholeMap);
    roll::closeLevel(m_game.state());
    m_isMade = m_game.themed().isWantedMade;
    return {};
}

} // namespace levwright::scriptroll
