// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dungeons/model/DungeonModel.h"

namespace levwright {

// Never fails: what cannot be understood is left out and gets a diagnostic.
DungeonModelPtr lowerDungeon(const Game& game, DungeonTreePtr tree, LongSize longSize = LongSize::Bits64);

} // namespace levwright
