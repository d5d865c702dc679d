// SPDX-License-Identifier: GPL-3.0-or-later
// The palettes of the classic languages: LevelLanguage::palette() and namedThings().
#pragma once

#include "core/edit/PaletteThings.h"
#include "core/languages/classic/lower/ClassicGame.h"
#include "core/model/Game.h"

#include <vector>

namespace levwright {

std::vector<PaletteThing> paletteOf(const Game& game, const ClassicGame& classic);

extern const ThingSpelling classicSpelling;

} // namespace levwright
