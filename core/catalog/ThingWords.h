// SPDX-License-Identifier: GPL-3.0-or-later
// Things of a game in a few words, for explanations.
#pragma once

#include "core/catalog/Catalog.h"

#include <string>
#include <string_view>

namespace levwright {

// Such as: lizard, level 3, speed 12, armour class 10, chaotic; only in Moorhack
std::string about(const Catalog& catalog, const Monster& monster);
// What all monsters of the class have in common, for one that the game chooses. Empty if there are none.
std::string aboutAnyOf(const Catalog& catalog, const ThingClass& monsters);
std::string about(const Catalog& catalog, const Object& object);
// Empty for terrain of a built-in game.
std::string about(const Catalog& catalog, const Terrain& terrain);
// What a word of descriptions means in a user's game, if its base does not have the word; else empty.
std::string aboutOwnWord(const Catalog& catalog, std::string_view word);

} // namespace levwright
