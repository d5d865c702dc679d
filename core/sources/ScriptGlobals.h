// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

namespace levwright::sources {

struct ScriptGlobal {
    std::string_view name;
    bool isFunction = false;
};

// What a script in Lua leaves for others: its functions and variables that begin a line and are not local.
std::vector<ScriptGlobal> scriptGlobals(std::string_view script);

} // namespace levwright::sources
