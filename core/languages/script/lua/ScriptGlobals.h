// SPDX-License-Identifier: GPL-3.0-or-later
// Global names to which a script gives a value at its top level.
#pragma once

#include "core/languages/script/lua/LuaTree.h"

#include <string_view>
#include <vector>

namespace levwright::lua {

// The value from the last assignment to that name outside of all blocks; noNode if there is none.
NodeIndex valueOfGlobal(const SyntaxTree& tree, std::string_view text, std::string_view name);

// Whether the text has such an assignment, even if it is broken elsewhere.
bool givesGlobal(std::string_view text, std::string_view name);
// The same, but false for a text with syntax errors, which may not be a script at all.
bool isSoundAndGivesGlobal(std::string_view text, std::string_view name);

struct ScriptGlobal {
    std::string_view name;
    bool isFunction = false;
};

// What a script leaves for others: its functions and variables that begin a line and are not local. Nothing
// is parsed, so the text may have errors.
std::vector<ScriptGlobal> scriptGlobals(std::string_view script);

} // namespace levwright::lua
