// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dungeons/model/DungeonLanguage.h"

namespace levwright {

// The language of dungeon.def and dungeon.pdf. The game must outlive it.
DungeonLanguagePtr makeClassicDungeons(const Game& game, DungeonForm form);

} // namespace levwright
