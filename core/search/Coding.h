// SPDX-License-Identifier: GPL-3.0-or-later
// How the bytes of a text stand for characters.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>

namespace levwright::search {

struct Character {
    std::size_t bytes = 1; // in the text, at least 1
    char32_t code = 0;
};

struct Coding {
    // The character that begins at a place of the text. Bytes that are no character have one each.
    std::function<Character(std::string_view text, std::size_t at)> read;
    // The bytes of characters, which are given as UTF-8.
    std::function<std::string(std::string_view utf8)> write;
};

// UTF-8. A byte that is no UTF-8 counts as a character for private use.
const Coding& utf8();

// Adds a character as UTF-8. What is no character becomes U+FFFD.
void addAsUtf8(char32_t code, std::string& text);

} // namespace levwright::search
