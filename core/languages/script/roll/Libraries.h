// SPDX-License-Identifier: GPL-3.0-or-later
// Lua's own libraries for scripts; each function pays for what it does. Internal to script/roll.
#pragma once

struct lua_State;

namespace levwright::scriptroll {

void openLibraries(lua_State* state);

// Adds string.find, match, gmatch and gsub to the table on top of the stack. Lua's own versions cannot be
// stopped, and a short pattern may make them run for ever.
void addPatternFunctions(lua_State* state);

} // namespace levwright::scriptroll
