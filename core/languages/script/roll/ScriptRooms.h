// SPDX-License-Identifier: GPL-3.0-or-later
// The functions of des that make rooms and regions (format document on Lua levels, sections 9, 13, 14).
// Internal to script/roll.
#pragma once

#include "core/languages/script/roll/Lua.h"

namespace levwright::scriptroll {

// Adds the functions to the table on top of the stack.
void addRoomFunctions(lua_State* lua);

} // namespace levwright::scriptroll
