// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/Range.h"

#include <cstdint>
#include <vector>

namespace levwright {

enum class TokenKind : std::uint8_t {
    // Tokens that the parser skips
    Blank,     // blanks and tabs
    LineEnd,   // LF or CR LF
    Directive, // % and a build option, before the rest of the line; in dungeon.def only
    Comment,   // with its line end
    // Tokens that the parser sees
    Word,
    Integer,
    String,
    Character,
    Percent,
    Colon,
    Comma,
    OpenParen,
    CloseParen,
    OpenBracket,
    CloseBracket,
    At,
    Plus,
    MapStart,       // the line "MAP" with its line end
    MapRow,         // with its line end
    BadMapRow,      // a line inside a map that is not a map row, with its line end if it has one
    UnclosedString, // a quote whose text does not end on its line
    EndByte,        // a byte the game's compiler takes for the end of the file
    Garbage,
    // Of languages that compute
    Variable,     // $name
    Dice,         // 2d6
    PlainPercent, // 50%
    Comparison,
    OpenBrace,
    CloseBrace,
    Sign,        // a single byte that no other kind covers: + * / . & | =
    UnknownWord, // a run of letters and digits that the language does not know
};

struct Token {
    TokenKind kind{};
    std::uint16_t word = 0; // index into the dialect's table; for Word only
    std::uint32_t begin = 0;
    std::uint32_t end = 0;

    Range range() const { return {begin, end}; }
    Token shifted(Offset by) const {
        return {kind, word, std::uint32_t(begin + by), std::uint32_t(end + by)};
    }
    bool operator==(const Token&) const = default;
};

inline bool isSkipped(TokenKind kind) {
    return kind <= TokenKind::Comment;
}

using Tokens = std::vector<Token>;

} // namespace levwright
