// SPDX-License-Identifier: GPL-3.0-or-later
// Lua's own headers; errors of its build for C++ are exceptions, so that nothing is left behind. Internal to
// luaroll.
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
