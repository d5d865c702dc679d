// SPDX-License-Identifier: GPL-3.0-or-later
// The spelling of numbers and strings in scripts.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace levwright::lua {

inline bool isDigit(char c) {
    return c >= '0' && c <= '9';
}
inline bool isHexDigit(char c) {
    return isDigit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}
// Whether the byte may be in names and keywords; a digit cannot be the first.
inline bool isNameByte(char c) {
    return isDigit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

// The length of the line end with which the text begins: a line feed, a carriage return, or both in either
// order.
std::optional<std::size_t> lineEndLength(std::string_view text);

// Whether Lua accepts it as a number: decimal or hexadecimal, with fraction and exponent.
bool isNumber(std::string_view spelled);

// The value of a decimal number; empty if it is not such a number, or too large.
std::optional<double> decimalNumber(std::string_view spelled);

// The bytes of a string that is spelled with its quotes or long brackets; empty if it contains a wrong
// escape.
std::optional<std::string> stringValue(std::string_view spelled);

// Spells bytes as a string in those quotes.
std::string quoted(std::string_view text, char quote = '"');

} // namespace levwright::lua
