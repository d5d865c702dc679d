// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dungeons/model/DungeonLanguage.h"
#include "core/languages/script/syntax/ScriptFacts.h"

namespace levwright {

// The language of dungeon.lua of NetHack 3.7. The game and its facts must outlive it.
DungeonLanguagePtr makeScriptDungeons(const Game& game, const ScriptFacts& facts);

} // namespace levwright
