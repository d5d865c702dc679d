// SPDX-License-Identifier: GPL-3.0-or-later
// The palette for level scripts of NetHack 3.7, and how its things are placed.
#pragma once

#include "core/languages/script/edit/ScriptStatement.h"
#include "core/model/PaletteThing.h"

namespace levwright {

// See LevelLanguage. The looks of the things are left empty.
std::vector<PaletteThing> scriptPalette(const Grammar& grammar);
std::vector<PaletteThing> scriptNamedThings(const Catalog& catalog);

std::optional<Refusal> objectionToScriptThing(const LevelSource& level, std::optional<std::size_t> section,
                                              const PaletteThing& thing);
// Refused if it would be a new error. A door comes with its terrain.
std::expected<PlacedThing, Refusal> placeScriptThing(const LevelLanguage& language, const Catalog& catalog,
                                                     const LevelSource& level, const PaletteThing& thing,
                                                     const ThingSpot& spot);
std::expected<std::vector<AddableThing>, Refusal> scriptThingsToAdd(const LevelLanguage& language,
                                                                    const Catalog& catalog,
                                                                    const LevelSource& level,
                                                                    const AddPlace& place);
// The thing's call at a place that exists on most maps.
std::string scriptSampleOf(const PaletteThing& thing);

} // namespace levwright
