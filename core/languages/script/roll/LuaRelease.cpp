// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/script/roll/LuaRelease.h"

#include "core/languages/script/roll/Lua.h"

std::string_view levwright::luaRelease() {
    return LUA_RELEASE;
}
