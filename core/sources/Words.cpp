// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/Words.h"

namespace levwright::sources {

std::string constantOfWords(std::string_view words) {
    std::string constant;
    for (const char c : words) {
        const bool isDigit = c >= '0' && c <= '9';
        const bool isCapital = c >= 'A' && c <= 'Z';
        const bool isSmall = c >= 'a' && c <= 'z';
        constant += isSmall ? static_cast<char>(c - 'a' + 'A') : isDigit || isCapital ? c : '_';
    }
    return constant;
}

} // namespace levwright::sources
