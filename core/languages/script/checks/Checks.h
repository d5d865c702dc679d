// SPDX-License-Identifier: GPL-3.0-or-later
// Finds errors in a level script of NetHack 3.7 without running it.
#pragma once

#include "core/diag/Diagnostic.h"
#include "core/languages/script/lua/ScriptCalls.h"
#include "core/languages/script/syntax/ScriptFacts.h"

#include <string_view>
#include <vector>

namespace levwright {

// Adds the syntax errors of Lua, and what the game would report about all that is written literally, in text
// order. They are errors where the level stops, and warnings where the game complains or does something
// unexpected. calls are the calls of des.
void checkScript(const ScriptFacts& facts, const lua::SyntaxTree& tree, std::string_view text,
                 const std::vector<lua::ScriptCall>& calls, Diagnostics& into);

} // namespace levwright
