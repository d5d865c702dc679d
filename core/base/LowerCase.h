// SPDX-License-Identifier: GPL-3.0-or-later
// Small letters for the capital ones from A to Z; all other bytes stay as they are.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>

namespace levwright {

constexpr char lowerCase(char c) {
    return c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c;
}

inline std::string inLowerCase(std::string_view text) {
    std::string lower(text);
    std::ranges::transform(lower, lower.begin(), lowerCase);
    return lower;
}

// LONG_SWORD becomes "long sword".
inline std::string wordsOfConstant(std::string_view constant) {
    std::string words = inLowerCase(constant);
    std::ranges::replace(words, '_', ' ');
    return words;
}

} // namespace levwright
