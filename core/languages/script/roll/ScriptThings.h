// SPDX-License-Identifier: GPL-3.0-or-later
// Internal to script/roll.
#pragma once

#include "core/languages/script/roll/ScriptGame.h"

#include <optional>
#include <string>

namespace levwright::scriptroll {

// Adds the functions of des that put things on the level to the table on top of the stack.
void addThingFunctions(lua_State* lua);

// The object of that name; with a class, among the objects of that class. Null if it is unknown and unknown
// things are passed over. Otherwise an unknown object ends the script.
const Object* objectNamed(ScriptGame& game, lua_State* lua, const std::string& name,
                          std::optional<char> symbol = {});

// All cells where a mapfragment matches.
roll::CellSelection matching(ScriptGame& game, lua_State* lua, const std::string& text);

// Pushes an object as scripts see it: its index, or -1 for none.
void pushObject(lua_State* lua, std::int32_t index);

} // namespace levwright::scriptroll
