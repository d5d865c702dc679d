// SPDX-License-Identifier: GPL-3.0-or-later
// Puts things of a palette into a level: LevelLanguage::place() of the classic languages.
#pragma once

#include "core/languages/classic/lower/ClassicLevel.h"
#include "core/model/LevelLanguage.h"

namespace levwright {

// level must have been lowered by this language; see LevelLanguage::objectionToPlacing().
std::optional<Refusal> objectionToThing(const ClassicLevel& level, std::optional<std::size_t> section,
                                        const PaletteThing& thing);

// language must be that of the game. See LevelLanguage::place().
std::expected<PlacedThing, Refusal> placeThing(const ClassicGame& game, const LevelLanguage& language,
                                               const LevelSource& level, const PaletteThing& thing,
                                               const ThingSpot& spot);

} // namespace levwright
