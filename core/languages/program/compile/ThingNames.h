// SPDX-License-Identifier: GPL-3.0-or-later
// Looks up names as the compiler of NetHack 3.6 does: first exactly as they are written, then without regard
// to case. Internal to program/compile. Source: lev-3.6, section 5.
#pragma once

#include "core/catalog/Catalog.h"

#include <optional>
#include <string_view>

namespace levwright::program {

struct FoundThing {
    std::optional<int> id; // empty if there is no such thing
    char symbol = 0;       // the symbol of its class
    std::string_view name;
    bool otherCase = false; // it was found only without regard to case
};

// If symbol is given, only that class is searched.
FoundThing findMonster(const Catalog& catalog, std::string_view name, std::optional<char> symbol);
FoundThing findObject(const Catalog& catalog, std::string_view name, std::optional<char> symbol);

} // namespace levwright::program
