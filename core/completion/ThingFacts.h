// SPDX-License-Identifier: GPL-3.0-or-later
// What a game's catalog knows about the things that descriptions name.
#pragma once

#include "core/catalog/Catalog.h"
#include "core/model/TextHelp.h"

#include <optional>
#include <string>
#include <string_view>

namespace levwright {

// "level 15, speed 9, armour class -1, chaotic"
std::string factsOf(const Monster& monster);
// "weight 150, cost 30"
std::string factsOf(const Object& object);

struct ThingFacts {
    std::string title;
    std::string facts;
};
// Of a thing by its whole name, as a game's level compiler looks it up. Empty for a name that is not known
// and for marks that are not names of things.
std::optional<ThingFacts> factsOf(const Catalog& catalog, MarkKind kind, std::string_view name);

} // namespace levwright
