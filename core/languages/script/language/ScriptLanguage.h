// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/languages/script/syntax/ScriptFacts.h"
#include "core/model/LevelLanguage.h"

#include <memory>

namespace levwright {

// Makes the language of the game's dungeon scripts. The game and the facts outlive it.
using MakeDungeonScripts = std::shared_ptr<const DungeonLanguage> (*)(const Game& game,
                                                                      const ScriptFacts& facts);

// The language of NetHack 3.7 and 5: a level is a script in Lua that calls the game. game owns the language.
std::unique_ptr<const LevelLanguage> makeScriptLanguage(const Game& game, MakeDungeonScripts makeDungeons);

} // namespace levwright
