// SPDX-License-Identifier: GPL-3.0-or-later
// Finds errors in the tables of a dungeon script without running it.
#pragma once

#include "core/languages/script/checks/Checks.h"

namespace levwright {

// A table whose keys the game reads, and the name under which lua-keys.tsv lists them: "dungeon.levels".
struct DungeonTable {
    std::string_view kind;
    lua::NodeIndex table = lua::noNode;
};

// Adds the findings of checkScript(), and those about wrong, unknown and missing keys. What the entries mean
// together is checked by code that knows the dungeon.
void checkDungeonScript(const ScriptFacts& facts, const lua::SyntaxTree& tree, std::string_view text,
                        const std::vector<DungeonTable>& tables, Diagnostics& into);

} // namespace levwright
