// SPDX-License-Identifier: GPL-3.0-or-later
// What scripts see of objects, and how they are told about things. Internal to script/roll.
#pragma once

#include "core/languages/script/roll/ScriptGame.h"

#include <string_view>

namespace levwright::scriptroll {

// Adds the table obj.
void openObjects(lua_State* lua);

// A function that does nothing.
int nothing(ScriptGame& game, lua_State* lua);

// Whether the game makes an object by a table, and tells more of objects and traps.
bool takesObjectTable(const ScriptGame& game);

// The number, limited so that sums of two cannot overflow.
int limited(lua_Integer number);
// The place in level coordinates that the first arguments give, as a table or as two numbers.
Point placeArgument(ScriptGame& game, lua_State* lua);

// Sets a key of the table on top of the stack.
void setNumber(lua_State* lua, const char* key, lua_Integer number);
void setText(lua_State* lua, const char* key, std::string_view text);
void setFlag(lua_State* lua, const char* key, bool value);

} // namespace levwright::scriptroll
