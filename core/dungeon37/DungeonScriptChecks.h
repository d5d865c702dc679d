// SPDX-License-Identifier: GPL-3.0-or-later
// What only dungeons that are scripts can be wrong in. Internal to dungeon37.
#pragma once

#include "core/dungeon37/DungeonScript.h"

namespace levwright::dungeon37 {

// Adds to the diagnostics of a model that has been read: keys, values, limits, and what the game takes, but
// makes something else of.
void checkDungeonTables(const Game& game, const ScriptFacts& facts, DungeonModel& model);

} // namespace levwright::dungeon37
