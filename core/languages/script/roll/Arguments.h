// SPDX-License-Identifier: GPL-3.0-or-later
// How the game's functions read the arguments of a script (format document on Lua levels, section 3), with
// the errors that scripts get. A key is a key of the table that is the first argument. Internal to
// script/roll.
#pragma once

#include "core/base/Geometry.h"
#include "core/builder/Selections.h"
#include "core/languages/script/roll/Lua.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace levwright::scriptroll {

// A set of cells as scripts see it, with the bounding box that it remembers.
struct ScriptSelection {
    roll::CellSelection cells;
    Area box = emptyBox;
    bool isStale = false;

    static constexpr Area emptyBox{roll::columns, roll::rows, -1, -1};
    bool hasBox() const { return box.x1 <= box.x2 && box.y1 <= box.y2; }
    void set(int x, int y, bool on);
    // The bounding box as scripts get it; it is made exact first.
    Area askedBox();
    void recompute();
};

// The number, limited to what a level could need.
int shortInt(lua_Integer number);

// Fails with an error of the game, in the game's words.
[[noreturn]] void failWith(lua_State* state, const std::string& message);

// Requires the table as the only argument; no argument counts as an empty table.
void needTable(lua_State* state);
bool hasKey(lua_State* state, const char* key);

int intOf(lua_State* state, const char* key);
int intOf(lua_State* state, const char* key, int usual);
// "random" gives the usual value.
int intOrRandom(lua_State* state, const char* key, int usual);
std::string textOf(lua_State* state, const char* key);
// A text that may be left out. In some games it may be a function that gives the text, but no number.
std::optional<std::string> optionalTextOf(lua_State* state, const char* key);
std::string textOf(lua_State* state, const char* key, const std::string& usual);
// Which words a key or argument of a function takes, and the number of each, is said in the game's table
// lua-keys.
struct WordKey {
    const char* function;
    const char* key;
};
// The number of the word in the table that is the first argument.
int wordOf(lua_State* state, const WordKey& key);
// The number of the word that is an argument itself.
int wordAt(lua_State* state, int index, const WordKey& key);
bool flagOf(lua_State* state, const char* key, bool usual);
// 1 or 0; -1 if the flag is missing.
int flagOrNone(lua_State* state, const char* key);
// The number that the game has for the flag: 2 and 3 for words that count as true.
int flagNumberOf(lua_State* state, const char* key);

// The place in the table: x and y, or coord. Empty for a random place.
std::optional<Point> placeOf(lua_State* state);
// A place as a table of two numbers, or with x and y.
Point coordAt(lua_State* state, int index);
std::optional<Point> coordOf(lua_State* state, const char* key);
// An area as four numbers of a key, or as x1, y1, x2, y2. If needed is true, a missing area is an error.
std::optional<Area> regionOf(lua_State* state, const char* key, bool needed);
std::optional<Area> areaOf(lua_State* state, bool needed);

ScriptSelection& selectionAt(lua_State* state, int index);
ScriptSelection* maybeSelection(lua_State* state, int index);
ScriptSelection& pushSelection(lua_State* state);

// Pushes a table with width and height.
void pushSize(lua_State* lua, int width, int height);

} // namespace levwright::scriptroll
