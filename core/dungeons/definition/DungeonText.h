// SPDX-License-Identifier: GPL-3.0-or-later
// What is said about the text of dungeon descriptions, and what may be written in them.
#pragma once

#include "core/dungeons/definition/DungeonEdit.h"
#include "core/text/NameTable.h"

namespace levwright {

Completions dungeonCompletions(const DungeonEditContext& context, Offset at);
std::optional<Explanation> dungeonExplanation(const DungeonEditContext& context, Offset at);
std::optional<Signature> dungeonSignature(const DungeonEditContext& context, Offset at);
// Dungeons with the branches that lead to them, and levels with what counts from them.
NameTable dungeonNames(const DungeonModel& model);
std::vector<Mark> dungeonMarks(const DungeonModel& model);
std::vector<Fold> dungeonFolds(const DungeonModel& model);

} // namespace levwright
