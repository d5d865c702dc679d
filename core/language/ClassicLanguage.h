// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/ClassicGame.h"
#include "core/model/LevelLanguage.h"

#include <memory>

namespace levwright {

// The language that lev_comp reads in NetHack 3.2 to 3.4.3 and in games made of them: a list of statements,
// none of which computes anything. What differs between games is in their catalogs. game owns the language.
std::unique_ptr<const LevelLanguage> makeClassicLanguage(const Game& game);

// What the game's classic language is made of, for lev_comp; null if its levels are in another language.
const ClassicGame* classicGameOf(const Game& game);

} // namespace levwright
