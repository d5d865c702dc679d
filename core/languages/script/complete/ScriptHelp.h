// SPDX-License-Identifier: GPL-3.0-or-later
// Completions and explanations for a place in a level script of NetHack 3.7.
#pragma once

#include "core/languages/script/lua/LuaTree.h"
#include "core/languages/script/syntax/ScriptFacts.h"
#include "core/model/WritingHelp.h"

#include <optional>
#include <string_view>

namespace levwright {

// at must not be after the end of the text. Empty in comments and maps.
Completions scriptCompletionsAt(const ScriptFacts& facts, const lua::SyntaxTree& tree, std::string_view text,
                                Offset at);

// Explains a function, method or key of the game, a word that is a value of a key, or a character of a map.
std::optional<Explanation> scriptExplanationAt(const ScriptFacts& facts, const lua::SyntaxTree& tree,
                                               std::string_view text, Offset at);

} // namespace levwright
