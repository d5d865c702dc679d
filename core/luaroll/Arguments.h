// SPDX-License-Identifier: GPL-3.0-or-later
// How the game's functions read what a script gives them (format document on Lua levels, section 3), with the
// errors that scripts then see. A key is one of the table that is the first argument. Internal to luaroll.
#pragma once

#include "core/base/Geometry.h"
#include "core/luaroll/Lua.h"
#include "core/programroll/Selections.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace levwright::luaroll {

// A set of cells as scripts have it: with the box that it remembers.
struct ScriptSelection {
    roll::CellSelection cells;
    Area box = emptyBox;
    bool isStale = false;

    static constexpr Area emptyBox{roll::columns, roll::rows, -1, -1};
    bool hasBox() const { return box.x1 <= box.x2 && box.y1 <= box.y2; }
    void set(int x, int y, bool on);
    // Asked for: exact again.
    Area askedBox();
    void recompute();
};

// Cut to what a level could need.
int shortInt(lua_Integer number);

// An error of the game's own, in words that it uses.
[[noreturn]] void failWith(lua_State* state, const std::string& message);

// The one table; none at all counts as an empty one.
void needTable(lua_State* state);
bool hasKey(lua_State* state, const char* key);

int intOf(lua_State* state, const char* key);
int intOf(lua_State* state, const char* key, int usual);
// "random" is the usual value.
int intOrRandom(lua_State* state, const char* key, int usual);
std::string textOf(lua_State* state, const char* key);
std::string textOf(lua_State* state, const char* key, const std::string& usual);
std::size_t wordOf(lua_State* state, const char* key, const char* usual, const char* const words[]);
bool flagOf(lua_State* state, const char* key, bool usual);
// -1: it is not there.
int flagOrNone(lua_State* state, const char* key);
// A map character; what it means is for the game to say.
std::optional<std::string> characterOf(lua_State* state, const char* key);

// What the table says of a place: x and y, or coord. Nothing: a random one.
std::optional<Point> placeOf(lua_State* state);
// A table of two numbers, or with x and y.
Point coordAt(lua_State* state, int index);
std::optional<Point> coordOf(lua_State* state, const char* key);
// Four numbers of a key, or x1, y1, x2, y2. needed: nothing is an error.
std::optional<Area> regionOf(lua_State* state, const char* key, bool needed);
std::optional<Area> areaOf(lua_State* state, bool needed);

ScriptSelection& selectionAt(lua_State* state, int index);
ScriptSelection* maybeSelection(lua_State* state, int index);
ScriptSelection& pushSelection(lua_State* state);

// Pushes a table with both.
void pushSize(lua_State* lua, int width, int height);

} // namespace levwright::luaroll
