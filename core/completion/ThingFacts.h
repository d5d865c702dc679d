// SPDX-License-Identifier: GPL-3.0-or-later
// What a game's catalog knows about the things that descriptions name.
#pragma once

#include "core/catalog/Catalog.h"
#include "core/model/TextHelp.h"

#include <optional>
#include <string>
#include <string_view>

namespace levwright {

struct ThingFacts {
    std::string title;
    std::string facts;
};
// Of a thing by its whole name, as a game's level compiler looks it up, or of a class of monsters by its
// character. Empty for a name that is not known and for marks that are not names of things.
std::optional<ThingFacts> factsOf(const Catalog& catalog, MarkKind kind, std::string_view name);

} // namespace levwright
