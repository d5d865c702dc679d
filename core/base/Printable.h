// SPDX-License-Identifier: GPL-3.0-or-later
// Text of unknown origin (names in files, words that somebody typed) in sentences for people: nothing in it
// moves a terminal's cursor, turns the direction of reading or fills the screen.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace levwright {

// The bytes of the UTF-8 character that text begins with; 0 if it begins with none (RFC 3629: no surrogates,
// no longer form than needed, nothing above U+10FFFF).
std::size_t utf8Length(std::string_view text);
bool isUtf8(std::string_view text);

// With \xNN for each byte of a control character, of a mark that turns the direction of reading or breaks the
// line, and of what is not UTF-8. Everything else as it is.
std::string printable(std::string_view text);

// Longer text is cut to so many bytes at most, at a whole character, and ends in “…” then.
constexpr std::size_t longestQuote = 120;
std::string shortened(std::string_view text, std::size_t most = longestQuote);

// “text”, shortened and printable.
std::string inQuotes(std::string_view text, std::size_t most = longestQuote);
constexpr std::size_t longestPath = 1000; // most for names of files, whose end says most

} // namespace levwright
