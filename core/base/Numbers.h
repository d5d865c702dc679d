// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <charconv>
#include <concepts>
#include <optional>
#include <string_view>

namespace levwright {

// The number that the text is, all of it; none if it is another text, or does not fit. A minus sign may lead
// where the type has one; no plus sign, no blanks.
template <std::integral Number>
std::optional<Number> wholeNumber(std::string_view text, int base = 10) {
    Number number = 0;
    const char* last = text.data() + text.size();
    const auto [end, error] = std::from_chars(text.data(), last, number, base);
    return error == std::errc() && end == last ? std::optional(number) : std::nullopt;
}

} // namespace levwright
