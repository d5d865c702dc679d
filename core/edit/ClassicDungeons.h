// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/DungeonLanguage.h"

namespace levwright {

// The language of dungeon.def and dungeon.pdf, for the given game.
DungeonLanguagePtr makeClassicDungeons(GamePtr game, DungeonForm form);

} // namespace levwright
