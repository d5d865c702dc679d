// SPDX-License-Identifier: GPL-3.0-or-later
// Global names that a script gives a value at its top level.
#pragma once

#include "core/lua/LuaTree.h"

#include <string_view>

namespace levwright::lua {

// The value that the last assignment to that name gives it, as far as assignments stand in no block; noNode:
// there is none.
NodeIndex valueOfGlobal(const SyntaxTree& tree, std::string_view text, std::string_view name);

// Whether there is one in a text that may be broken elsewhere.
bool givesGlobal(std::string_view text, std::string_view name);
// The same of a text that need be no script at all.
bool isSoundAndGivesGlobal(std::string_view text, std::string_view name);

} // namespace levwright::lua
