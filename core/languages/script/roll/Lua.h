// SPDX-License-Identifier: GPL-3.0-or-later
// Includes Lua's headers. Lua is built as C++, so its errors are exceptions and destructors run. Internal to
// script/roll.
#pragma once

#ifdef LEVWRIGHT_LUA_HAS_C_NAMES
extern "C" {
#endif
#include <lauxlib.h>
#include <lua.h>
#include <lualib.h>
#ifdef LEVWRIGHT_LUA_HAS_C_NAMES
}
#endif
