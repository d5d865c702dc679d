// SPDX-License-Identifier: GPL-3.0-or-later
// Lua's own libraries as scripts have them: each function pays for what it does. Internal to luaroll.
#pragma once

struct lua_State;

namespace levwright::luaroll {

void openLibraries(lua_State* state);

// string.find, match, gmatch and gsub, into the table on top of the stack. Lua's own cannot be stopped, and a
// short pattern may take them for ever.
void addPatternFunctions(lua_State* state);

} // namespace levwright::luaroll
