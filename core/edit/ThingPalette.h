// SPDX-License-Identifier: GPL-3.0-or-later
// What palettes offer of the classic languages: LevelLanguage::palette() and namedThings().
#pragma once

#include "core/model/ClassicGame.h"
#include "core/model/Game.h"
#include "core/model/PaletteThing.h"

#include <vector>

namespace levwright {

std::vector<PaletteThing> paletteOf(const Game& game, const ClassicGame& classic);
std::vector<PaletteThing> namedThingsOf(const Catalog& catalog);

} // namespace levwright
