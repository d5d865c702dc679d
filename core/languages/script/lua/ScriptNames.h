// SPDX-License-Identifier: GPL-3.0-or-later
// The variables, functions and labels of a script, by Lua's rules of scope.
#pragma once

#include "core/languages/script/lua/LuaTree.h"
#include "core/text/NameTable.h"

#include <string_view>

namespace levwright::lua {

// Each local name, parameter and loop variable with what refers to it; likewise each label. A name that is
// none of these in its place is global: all places with that name belong together. What no place of the
// script defines is there, too, such as the functions of the game. Names of fields and methods are not.
NameTable namesOf(const SyntaxTree& tree, std::string_view text);

} // namespace levwright::lua
