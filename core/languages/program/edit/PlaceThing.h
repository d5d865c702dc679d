// SPDX-License-Identifier: GPL-3.0-or-later
// Puts things into levels of NetHack 3.6. The language must be that of the level.
#pragma once

#include "core/catalog/Catalog.h"
#include "core/model/LevelLanguage.h"

namespace levwright::program {

// See LevelLanguage::objectionToPlacing(), place() and thingsToAdd().
std::optional<Refusal> objectionToThing(const LevelSource& level, std::optional<std::size_t> section,
                                        const PaletteThing& thing);
std::expected<PlacedThing, Refusal> placeThing(const Catalog& catalog, const LevelLanguage& language,
                                               const LevelSource& level, const PaletteThing& thing,
                                               const ThingSpot& spot);
std::expected<std::vector<AddableThing>, Refusal> thingsToAdd(const Catalog& catalog,
                                                              const LevelLanguage& language,
                                                              const LevelSource& level,
                                                              const AddPlace& place);

} // namespace levwright::program
