// SPDX-License-Identifier: GPL-3.0-or-later
// What can be said to be wrong with a level script of NetHack 3.7 without running it.
#pragma once

#include "core/diag/Diagnostic.h"
#include "core/lua/ScriptCalls.h"
#include "core/syntax37/ScriptFacts.h"

#include <string_view>
#include <vector>

namespace levwright {

// Adds in text order what Lua says of the text, and what the game would say of all that is written out:
// errors where the level stops, warnings where the game complains or does what one would not expect. calls:
// those of des.
void checkScript(const ScriptFacts& facts, const lua::SyntaxTree& tree, std::string_view text,
                 const std::vector<lua::ScriptCall>& calls, Diagnostics& into);

} // namespace levwright
