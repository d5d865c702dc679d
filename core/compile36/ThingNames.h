// SPDX-License-Identifier: GPL-3.0-or-later
// Names as the compiler of NetHack 3.6 looks them up: as they are written, else with the case left aside.
// Internal to compile36. Source: lev-3.6, section 5.
#pragma once

#include "core/catalog/Catalog.h"

#include <optional>
#include <string_view>

namespace levwright::compile36 {

struct FoundThing {
    std::optional<int> id; // none: there is no such thing
    char symbol = 0;       // of its class
    std::string_view name;
    bool otherCase = false; // it was found only with the case left aside
};

// symbol: only in the class of that one.
FoundThing findMonster(const Catalog& catalog, std::string_view name, std::optional<char> symbol);
FoundThing findObject(const Catalog& catalog, std::string_view name, std::optional<char> symbol);

} // namespace levwright::compile36
