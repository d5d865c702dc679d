// SPDX-License-Identifier: GPL-3.0-or-later
// Checks that only dungeons in scripts need. Internal to dungeons/script.
#pragma once

#include "core/dungeons/script/DungeonScript.h"

namespace levwright::dungeonscript {

// Adds diagnostics to a model that has been read: for keys, values and limits, and for what the game accepts
// but understands differently.
void checkDungeonTables(const Game& game, const ScriptFacts& facts, DungeonModel& model);

} // namespace levwright::dungeonscript
