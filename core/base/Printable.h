// SPDX-License-Identifier: GPL-3.0-or-later
// Makes text of unknown origin (names in files, words that somebody typed) safe for sentences for people: it
// cannot move a terminal's cursor, turn the direction of reading or fill the screen.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace levwright {

// The size in bytes of the UTF-8 character that text begins with; 0 if it begins with none (RFC 3629: no
// surrogates, no longer form than needed, nothing above U+10FFFF).
std::size_t utf8Length(std::string_view text);
// Whether a byte of UTF-8 goes on with a character that began before it.
constexpr bool isContinuation(char byte) {
    return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
}
bool isUtf8(std::string_view text);

// 'x', with a backslash where one is needed, as descriptions write a character.
std::string characterWords(char c);

// The text with \xNN for each byte of a control character, of a mark that turns the direction of reading or
// breaks the line, and for each byte that is not UTF-8. Everything else is unchanged.
std::string printable(std::string_view text);

// Text that is longer than this many bytes is cut at a whole character and then ends in “…”.
constexpr std::size_t longestQuote = 120;
std::string shortened(std::string_view text, std::size_t most = longestQuote);

// The text in the quotes of the language in use, printable and shortened to at most that many bytes.
std::string inQuotes(std::string_view text, std::size_t most = longestQuote);
// “text” in every language: for a protocol.
std::string inEnglishQuotes(std::string_view text, std::size_t most = longestQuote);
constexpr std::size_t longestPath = 1000; // the value of most for file names, whose end says the most

// The word as one word of a POSIX shell.
std::string forShell(std::string_view word);

} // namespace levwright
