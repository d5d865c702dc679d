// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/DungeonLanguage.h"

namespace levwright {

// That of dungeon.def and dungeon.pdf, as the game reads them.
DungeonLanguagePtr makeClassicDungeons(GamePtr game, DungeonForm form);

} // namespace levwright
