// SPDX-License-Identifier: GPL-3.0-or-later
// The variables, functions and labels of a script, by Lua's rules of scope.
#pragma once

#include "core/languages/script/lua/LuaTree.h"
#include "core/text/NameTable.h"

#include <string_view>

namespace levwright::lua {

// Each local name, parameter, loop variable and label with all its uses. Any other name is global; its uses
// are all places with that name. Names that the script does not define, such as functions of the game, are
// included. Names of fields and methods are not.
NameTable namesOf(const SyntaxTree& tree, std::string_view text);

} // namespace levwright::lua
