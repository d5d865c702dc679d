// SPDX-License-Identifier: GPL-3.0-or-later
// Characters and classes in the spelling of NetHack 3.6. Internal to convert.
#pragma once

#include <format>
#include <string>
#include <string_view>

namespace levwright {

inline std::string inApostrophes(char c) {
    return c == '\'' || c == '\\' ? std::format("'\\{}'", c) : std::format("'{}'", c);
}

// ('d',"fox")
inline std::string withClass(char symbol, std::string_view name) {
    return std::format("({},\"{}\")", inApostrophes(symbol), name);
}

} // namespace levwright
