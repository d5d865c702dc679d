// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/Range.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace levwright::lua {

enum class TokenKind : std::uint8_t {
    // Skipped by the parser
    Blank, // blanks and line ends
    Comment,
    AfterEnd, // the first byte 0 with all behind it: the game reads no further
    // Seen by it
    Name,
    Number,
    QuotedString,
    LongString,
    // Broken ones
    MalformedNumber,
    UnclosedString,     // its quote is missing at the line's end
    UnclosedLongString, // reaches to the end, as the next one
    UnclosedComment,
    BrokenDelimiter, // [== without a second [
    Garbage,         // a byte that begins no token
    // Keywords, in the order of the alphabet
    And,
    Break,
    Do,
    Else,
    Elseif,
    End,
    False,
    For,
    Function,
    Goto,
    If,
    In,
    Local,
    Nil,
    Not,
    Or,
    Repeat,
    Return,
    Then,
    True,
    Until,
    While,
    // Signs
    Plus,
    Minus,
    Star,
    Slash,
    DoubleSlash,
    Percent,
    Caret,
    Hash,
    Ampersand,
    Tilde,
    Bar,
    ShiftLeft,
    ShiftRight,
    Equal,
    NotEqual,
    LessEqual,
    GreaterEqual,
    Less,
    Greater,
    Assign,
    OpenParen,
    CloseParen,
    OpenBrace,
    CloseBrace,
    OpenBracket,
    CloseBracket,
    DoubleColon,
    Semicolon,
    Colon,
    Comma,
    Dot,
    Concatenate,
    Ellipsis,
    EndOfText, // of no byte; the parser's alone
};

struct Token {
    TokenKind kind{};
    std::uint32_t begin = 0;
    std::uint32_t end = 0;

    Range range() const { return {begin, end}; }
    bool operator==(const Token&) const = default;
};

using Tokens = std::vector<Token>;

inline bool isSkipped(TokenKind kind) {
    return kind <= TokenKind::AfterEnd;
}

inline bool isKeyword(TokenKind kind) {
    return kind >= TokenKind::And && kind <= TokenKind::While;
}

// As Lua's messages write it: a keyword or sign, "<name>", "<eof>".
std::string_view spelling(TokenKind kind);

} // namespace levwright::lua
