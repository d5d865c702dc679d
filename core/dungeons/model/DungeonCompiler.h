// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Result.h"
#include "core/compiled/CompiledDungeon.h"
#include "core/dungeons/model/DungeonModel.h"

namespace levwright {

// The dungeon as the game's compiler would store it, even with errors, most of which the compiler repairs
// (dungeon, section 2). Error: one of those after which it stores nothing.
Result<CompiledDungeon> compileDungeon(const DungeonModel& model);

} // namespace levwright
