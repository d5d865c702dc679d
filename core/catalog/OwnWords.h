// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/Catalog.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace levwright {

enum class OwnWordSort : std::uint8_t {
    Statement,
    Flag,
    Value,   // any other word of descriptions
    Library, // a table of functions, or a function, of scripts
};

struct OwnWord {
    std::string_view spelling; // lives as long as the catalog
    OwnWordSort sort{};
};

// The words of descriptions and scripts that a user's game has and its built-in base has not. Empty for a
// built-in game.
std::vector<OwnWord> ownWords(const Catalog& catalog);
// Whether a user's game has that name in the first column of a table, and its built-in base has not.
bool isOnlyIn(const Catalog& catalog, std::string_view table, std::string_view name);
// The map characters that a user's game has and its built-in base has not.
std::string ownMapCharacters(const Catalog& catalog);

} // namespace levwright
