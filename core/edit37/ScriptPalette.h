// SPDX-License-Identifier: GPL-3.0-or-later
// What can be put into level scripts of NetHack 3.7, and how it is put there.
#pragma once

#include "core/edit37/ScriptStatement.h"
#include "core/model/PaletteThing.h"

namespace levwright {

// As LevelLanguage has them. How the things look is left open.
std::vector<PaletteThing> scriptPalette(const Grammar& grammar);
std::vector<PaletteThing> scriptNamedThings(const Catalog& catalog);

std::optional<Refusal> objectionToScriptThing(const LevelSource& level, std::optional<std::size_t> section,
                                              const PaletteThing& thing);
// Without new errors; a door brings its terrain.
std::expected<PlacedThing, Refusal> placeScriptThing(const LevelLanguage& language, const Catalog& catalog,
                                                     const LevelSource& level, const PaletteThing& thing,
                                                     const ThingSpot& spot);
std::expected<std::vector<AddableThing>, Refusal> scriptThingsToAdd(const LevelLanguage& language,
                                                                    const Catalog& catalog,
                                                                    const LevelSource& level,
                                                                    const AddPlace& place);
// Its call at a place that most maps have.
std::string scriptSampleOf(const PaletteThing& thing);

} // namespace levwright
