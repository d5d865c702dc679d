// SPDX-License-Identifier: GPL-3.0-or-later
// The classes that belong to names of things.
#pragma once

#include "core/catalog/Catalog.h"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace levwright {

// The character as statements write it.
inline std::string quotedCharacter(char symbol) {
    const bool isEscaped = symbol == '\'' || symbol == '\\';
    return std::string(isEscaped ? "'\\" : "'") + symbol + '\'';
}

// The class of the first thing with that name. Empty if there is no such thing, or if any thing with that
// name is in the written class.
template <class Thing>
std::optional<char> otherClass(const std::vector<Thing>& things, const Thing* named, char written) {
    const auto isWritten = [&](const Thing& thing) {
        return thing.classSymbol == written && thing.name == named->name;
    };
    if (named == nullptr || named->classSymbol == 0 || std::ranges::any_of(things, isWritten))
        return std::nullopt;
    return named->classSymbol;
}

inline std::optional<char> otherClassOfMonster(const Catalog& catalog, std::string_view name, char written) {
    return otherClass(catalog.monsters(), catalog.findMonster(name, std::nullopt), written);
}

inline std::optional<char> otherClassOfObject(const Catalog& catalog, std::string_view name, char written) {
    return otherClass(catalog.objects(), catalog.findObject(name, std::nullopt), written);
}

} // namespace levwright
