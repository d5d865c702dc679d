// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace levwright::sources {

enum class TokenKind : std::uint8_t { Name, Number, Text, Character, Sign };

// A token of C. Its text is the spelling in a file or in a TextStore, which lives longer.
struct Token {
    std::string_view text;
    const std::string* file = nullptr; // path within the tree
    std::uint32_t line = 0;
    TokenKind kind = TokenKind::Sign;
    bool beginsLine = false;
    bool afterBlank = false;
    bool fixed = false; // a name that is not expanded any more

    bool is(std::string_view spelling) const {
        return text == spelling && kind != TokenKind::Text && kind != TokenKind::Character;
    }
    bool isName() const { return kind == TokenKind::Name; }
};

using Tokens = std::span<const Token>;

// A file cut into tokens: comments are gone and joined lines are one. The tokens point into text.
struct CutFile {
    std::string path;
    std::string text;
    std::vector<Token> tokens;
};

} // namespace levwright::sources
