// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/languages/script/lua/LuaTree.h"

namespace levwright::lua {

// Never fails. The time is proportional to the length of the text.
SyntaxTree parseScript(std::string_view text);

} // namespace levwright::lua
