// SPDX-License-Identifier: GPL-3.0-or-later
// What can be said to be wrong with the tables of a dungeon script without running it.
#pragma once

#include "core/check37/CheckScript.h"

namespace levwright {

// A table whose keys the game reads, and what they are listed under in lua-keys.tsv: "dungeon.levels".
struct DungeonTable {
    std::string_view kind;
    lua::NodeIndex table = lua::noNode;
};

// Adds what checkScript() finds, and which keys are wrong, unknown or missing. What the entries of one mean
// beside others is for those who know the dungeon.
void checkDungeonScript(const ScriptFacts& facts, const lua::SyntaxTree& tree, std::string_view text,
                        const std::vector<DungeonTable>& tables, Diagnostics& into);

} // namespace levwright
