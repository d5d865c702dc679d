// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/languages/script/lua/LuaTree.h"

namespace levwright::lua {

// Never fails. The time is proportional to the length of the text.
SyntaxTree parseScript(std::string_view text);

// An entry of a list that stands alone, with comments and the separator around it: a table or a function.
// The only child of the tree's Block is then a PositionalEntry. Never fails, either.
SyntaxTree parseEntry(std::string_view text);
// Whether the text begins like such an entry. No script begins like that.
bool beginsEntry(std::string_view text);
// The same way in which the other tree was parsed.
SyntaxTree parseLike(const SyntaxTree& other, std::string_view text);

} // namespace levwright::lua
