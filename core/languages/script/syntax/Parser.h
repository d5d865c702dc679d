// SPDX-License-Identifier: GPL-3.0-or-later
// Parses level scripts of NetHack 3.7. A script is one level. Parsing never fails.
#pragma once

#include "core/languages/script/lua/ScriptCalls.h"
#include "core/tree/FileTree.h"

#include <memory>

namespace levwright::script {

// Statement 0 is the script itself; the others are the calls of des in text order: statement i is call i - 1.
// A call in the contents of another has that one as its parent. A section is a map with everything that
// counts from its corner, or a room. The first section may be the whole level, opened by statement 0.
struct ScriptTree : LevelTree {
    lua::SyntaxTree script;
    std::vector<lua::ScriptCall> calls;

    const lua::ScriptCall& callOf(std::size_t statement) const { return calls[statement - 1]; }
};

// tree must be that of a level of this language.
const ScriptTree& scriptOf(const LevelTree& tree);

FileTree parseScript(const GrammarPtr& grammar, TextSnapshot text);

} // namespace levwright::script
