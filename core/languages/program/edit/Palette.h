// SPDX-License-Identifier: GPL-3.0-or-later
// The palettes of the language of NetHack 3.6: LevelLanguage::palette() and namedThings().
#pragma once

#include "core/model/LevelLanguage.h"

#include <vector>

namespace levwright::program {

std::vector<PaletteThing> paletteOf(const Catalog& catalog, const LevelLanguage& language,
                                    const Grammar& grammar);
std::vector<PaletteThing> namedThingsOf(const Catalog& catalog);

} // namespace levwright::program
