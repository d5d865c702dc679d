// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/languages/classic/lower/ClassicGame.h"
#include "core/model/LevelLanguage.h"

#include <memory>

namespace levwright {

// The language that lev_comp reads in NetHack 3.2 to 3.4.3 and in games derived from them: a list of
// statements that compute nothing. The catalogs of the games contain all differences. game owns the language.
std::unique_ptr<const LevelLanguage> makeClassicLanguage(const Game& game);

// The parts of the game's classic language, for lev_comp; null if its levels are in another language.
const ClassicGame* classicGameOf(const Game& game);

} // namespace levwright
