// SPDX-License-Identifier: GPL-3.0-or-later
// Parses level scripts of NetHack 3.7. A script is one level, but each themed room is a level of its own.
// Parsing never fails.
#pragma once

#include "core/languages/script/lua/ScriptCalls.h"
#include "core/languages/script/syntax/ThemedRooms.h"
#include "core/tree/FileTree.h"

#include <memory>

namespace levwright::script {

// Statement 0 is the script itself; the others are the calls of des in text order: statement i is call i - 1.
// A call in the contents of another has that one as its parent. A section is a map with everything that
// counts from its corner, or a room. The first section may be the whole level, opened by statement 0.
struct ScriptTree : LevelTree {
    lua::SyntaxTree script;
    std::vector<lua::ScriptCall> calls;
    // The file of which this is a themed room or the text between them; null for a script, and for a themed
    // room that stands alone.
    ThemedCollectionPtr collection;
    std::optional<std::size_t> place; // index among the places of the collection
    Offset start = 0;                 // in the collection's text

    const lua::ScriptCall& callOf(std::size_t statement) const { return calls[statement - 1]; }
};

// tree must be that of a level of this language.
const ScriptTree& scriptOf(const LevelTree& tree);

// text may also be that of a single themed room, without the rest of its file.
FileTree parseScript(const GrammarPtr& grammar, TextSnapshot text);

// A file of themed rooms, before it is cut up; null if the text defines none.
std::shared_ptr<ThemedCollection> themedCollectionOf(const TextSnapshot& text);
// Its levels: each themed room is one, and so is the text before, between and after the lists, which has no
// header.
FileTree parseThemedRooms(const GrammarPtr& grammar, const ThemedCollectionPtr& collection);

} // namespace levwright::script
