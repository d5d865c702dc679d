// SPDX-License-Identifier: GPL-3.0-or-later
// Dungeon scripts of NetHack 3.7 as trees and models. Source: dungeon-lua.
#pragma once

#include "core/dungeon37/ScriptValues.h"
#include "core/model/DungeonModel.h"
#include "core/syntax37/ScriptFacts.h"

#include <memory>
#include <vector>

namespace levwright::dungeon37 {

// Its statements are the tables of dungeons, and in them those of levels and branches, in text order; their
// arguments are what the tables say, however that is written: a place is one of two numbers, base and range.
struct DungeonScriptTree : DungeonTree {
    lua::SyntaxTree script;
    std::vector<lua::NodeIndex> tables; // by statement

    syntax37::ScriptText scriptText() const { return {script, text.bytes()}; }
};

// Of a model that readDungeonScript() has made.
const DungeonScriptTree& scriptOf(const DungeonModel& model);

// What lua-keys.tsv lists the keys of such a statement under; empty: of none.
std::string_view tableKindOf(StatementKind kind);
// The bit of a word of flags, or of an alignment; 0: it has none.
std::uint32_t flagNamed(std::string_view word);

// The value of a key in a table, the last one if it is written again; noNode: it is not written, or nil.
lua::NodeIndex valueOf(const syntax37::ScriptText& script, lua::NodeIndex table, std::string_view key);

DungeonModelPtr readDungeonScript(const Game& game, const ScriptFacts& facts, TextSnapshot text);

} // namespace levwright::dungeon37
