// SPDX-License-Identifier: GPL-3.0-or-later
// What is said about the text of dungeon scripts, and what may be written in their tables.
#pragma once

#include "core/dungeons/script/DungeonScript.h"
#include "core/model/TextHelp.h"
#include "core/model/WritingHelp.h"
#include "core/text/NameTable.h"

#include <optional>
#include <vector>

namespace levwright::dungeonscript {

Completions completionsAt(const ScriptFacts& facts, const DungeonModel& model, Offset at);
std::optional<Explanation> explanationAt(const ScriptFacts& facts, const DungeonModel& model, Offset at);
std::optional<Signature> signatureAt(const ScriptFacts& facts, const DungeonModel& model, Offset at);
// Dungeons, levels, and the names of Lua.
NameTable namesIn(const ScriptFacts& facts, const DungeonModel& model);
std::vector<Mark> marksOf(const ScriptFacts& facts, const DungeonModel& model);

} // namespace levwright::dungeonscript
