// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers and strings as a script spells them.
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
// Of names and keywords; a digit does not begin one.
inline bool isNameByte(char c) {
    return isDigit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

// Of the line end that the text begins with: a line feed, a carriage return, or both in either order.
std::optional<std::size_t> lineEndLength(std::string_view text);

// What Lua takes for a number: decimal or hexadecimal, with fraction and exponent.
bool isNumber(std::string_view spelled);

// The bytes that a string with its quotes or long brackets stands for; none: an escape in it is wrong.
std::optional<std::string> stringValue(std::string_view spelled);

// Bytes as a string between such quotes.
std::string quoted(std::string_view text, char quote = '"');

} // namespace levwright::lua
