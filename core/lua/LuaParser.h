// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lua/LuaTree.h"

namespace levwright::lua {

// Never fails, and takes time in proportion to the text.
SyntaxTree parseScript(std::string_view text);

} // namespace levwright::lua
