// SPDX-License-Identifier: GPL-3.0-or-later
// Reads dungeon scripts of NetHack 3.7 into trees and models. Source: dungeon-lua.
#pragma once

#include "core/dungeons/model/DungeonModel.h"
#include "core/dungeons/script/TableValues.h"
#include "core/languages/script/syntax/ScriptFacts.h"

#include <memory>
#include <vector>

namespace levwright::dungeonscript {

// The statements are the tables of dungeons, and in these the tables of levels and branches, in text order.
// Their arguments are the values of the tables, however they are written: a place is two numbers, base and
// range.
struct DungeonScriptTree : DungeonTree {
    lua::SyntaxTree script;
    std::vector<lua::NodeIndex> tables; // by statement

    script::ScriptText scriptText() const { return {script, text.bytes()}; }
};

// model must have been made by readDungeonScript().
const DungeonScriptTree& scriptOf(const DungeonModel& model);

// The name under which lua-keys.tsv lists the keys of such a statement; empty if it lists none.
std::string_view tableKindOf(StatementKind kind);
// The bit of a word for a flag or an alignment; 0 if it has none.
std::uint32_t flagNamed(std::string_view word);

// The value of a key in a table; the last one if the key is repeated. noNode if it is not written, or nil.
lua::NodeIndex valueOf(const script::ScriptText& script, lua::NodeIndex table, std::string_view key);

DungeonModelPtr readDungeonScript(const Game& game, const ScriptFacts& facts, TextSnapshot text);

} // namespace levwright::dungeonscript
