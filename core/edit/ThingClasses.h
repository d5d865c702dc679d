// SPDX-License-Identifier: GPL-3.0-or-later
// Classes that go with the names of things.
#pragma once

#include "core/catalog/Catalog.h"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace levwright {

// As statements write it.
inline std::string quotedCharacter(char symbol) {
    const bool isEscaped = symbol == '\'' || symbol == '\\';
    return std::string(isEscaped ? "'\\" : "'") + symbol + '\'';
}

// The class of the first of all things with that name; none if there is no such thing, or one of the class
// that is written.
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
