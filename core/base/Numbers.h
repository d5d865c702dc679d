// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <charconv>
#include <concepts>
#include <optional>
#include <string_view>

namespace levwright {

// The number that the whole text spells; empty if text is anything else or the number does not fit. A minus
// sign may lead if the type has a sign. A plus sign and blanks are not allowed.
template <std::integral Number>
std::optional<Number> wholeNumber(std::string_view text, int base = 10) {
    Number number = 0;
    const char* last = text.data() + text.size();
    const auto [end, error] = std::from_chars(text.data(), last, number, base);
    return error == std::errc() && end == last ? std::optional(number) : std::nullopt;
}

// The number that digits spell, with a point or an exponent if there is one; empty if it does not fit.
// Whoever calls this has looked at the text: a sign, blanks before it and words after it are not refused.
std::optional<double> decimalNumber(std::string_view digits);

} // namespace levwright
