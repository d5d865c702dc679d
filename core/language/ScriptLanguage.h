// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/LevelLanguage.h"

#include <memory>

namespace levwright {

// The language of NetHack 3.7 and 5: a level is a script in Lua that calls the game. game owns the language.
std::unique_ptr<const LevelLanguage> makeScriptLanguage(const Game& game);

} // namespace levwright
