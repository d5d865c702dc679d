// SPDX-License-Identifier: GPL-3.0-or-later
// What stands before the name of an object of some classes where the class is not written beside it.
#pragma once

#include <array>
#include <string_view>

namespace levwright {

struct ClassPrefix {
    char symbol = 0; // of the class
    std::string_view text;
};

inline constexpr std::array<ClassPrefix, 5> classPrefixes{
    {{'=', "ring of "}, {'!', "potion of "}, {'?', "scroll of "}, {'+', "spellbook of "}, {'/', "wand of "}}};

// Such as "scroll of "; empty for other classes.
constexpr std::string_view prefixOf(char objectClass) {
    for (const ClassPrefix& prefix : classPrefixes) {
        if (prefix.symbol == objectClass)
            return prefix.text;
    }
    return {};
}

} // namespace levwright
