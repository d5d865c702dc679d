// SPDX-License-Identifier: GPL-3.0-or-later
// What an author of a level script of NetHack 3.7 may go on with, and what stands at a place of it.
#pragma once

#include "core/lua/LuaTree.h"
#include "core/model/WritingHelp.h"
#include "core/syntax37/ScriptFacts.h"

#include <optional>
#include <string_view>

namespace levwright {

// at: not behind the end of the text. Nothing in comments and maps.
Completions scriptCompletionsAt(const ScriptFacts& facts, const lua::SyntaxTree& tree, std::string_view text,
                                Offset at);

// A function, method or key of the game, a word that one of its keys may be, or a character of a map.
std::optional<Explanation> scriptExplanationAt(const ScriptFacts& facts, const lua::SyntaxTree& tree,
                                               std::string_view text, Offset at);

} // namespace levwright
