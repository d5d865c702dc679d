// SPDX-License-Identifier: GPL-3.0-or-later
// What palettes offer of the classic languages: LevelLanguage::palette() and namedThings().
#pragma once

#include "core/model/ClassicGame.h"
#include "core/model/Game.h"
#include "core/model/LevelView.h"
#include "core/model/PaletteThing.h"

#include <string>
#include <string_view>
#include <vector>

namespace levwright {

std::vector<PaletteThing> paletteOf(const Game& game, const ClassicGame& classic);

// How a language writes things in statements, with a gap for the place.
struct ThingSpelling {
    // "MONSTER" and "OBJECT" of a class, and one of those
    std::string (*ofClass)(std::string_view word, char symbol);
    std::string (*named)(std::string_view word, char symbol, std::string_view name);
    std::string_view contents; // behind a container: an object in it
};
extern const ThingSpelling classicSpelling;
std::vector<PaletteThing> namedThingsOf(const Catalog& catalog, const ThingSpelling& spelling);

// As it is offered; how it looks is left open.
PaletteThing thingOf(const AddedForm& form, const StatementRule& rule, const Catalog& catalog);
// Its statements at a place that most maps have.
std::string sampleOf(const PaletteThing& thing);
// As it would look on the map of a part.
void takeLook(PaletteThing& thing, const Placement& shown);

} // namespace levwright
