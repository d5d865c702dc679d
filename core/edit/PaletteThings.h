// SPDX-License-Identifier: GPL-3.0-or-later
// What palettes offer: LevelLanguage::palette() and namedThings().
#pragma once

#include "core/catalog/Catalog.h"
#include "core/model/LevelView.h"
#include "core/model/PaletteThing.h"

#include <string>
#include <string_view>
#include <vector>

namespace levwright {

// How a language writes things as statements, with a gap for the place.
struct ThingSpelling {
    // Statements for a "MONSTER" or "OBJECT" of a class, and for a thing with a name
    std::string (*ofClass)(std::string_view word, char symbol);
    std::string (*named)(std::string_view word, char symbol, std::string_view name);
    std::string_view contents; // follows a container: an object in it
};
std::vector<PaletteThing> namedThingsOf(const Catalog& catalog, const ThingSpelling& spelling);

// A thing as the palette offers it, without its look.
PaletteThing thingOf(const AddedForm& form, const StatementRule& rule, const Catalog& catalog);
// Its statements at a place that exists on most maps.
std::string sampleOf(const PaletteThing& thing);
// Takes over the look that the thing has on the map of a part.
void takeLook(PaletteThing& thing, const Placement& shown);

} // namespace levwright
