// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/EnumTable.h"
#include "core/text/Range.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace levwright::lua {

enum class TokenKind : std::uint8_t {
    // Tokens that the parser skips
    Blank, // blanks and line ends
    Comment,
    AfterEnd, // the first byte 0 and everything after it, which the game does not read
    // Tokens that the parser sees
    Name,
    Number,
    QuotedString,
    LongString,
    // Broken tokens
    MalformedNumber,
    UnclosedString,     // its quote is missing at the line's end
    UnclosedLongString, // reaches to the end of the text, like the next one
    UnclosedComment,
    BrokenDelimiter, // [== without a second [
    Garbage,         // a byte with which no token begins
    // Keywords, in alphabetical order
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
    EndOfText, // has no bytes; only the parser uses it
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

inline constexpr EnumName<TokenKind> tokenNames[] = {
    {TokenKind::Blank, "<blank>"},
    {TokenKind::Comment, "<comment>"},
    {TokenKind::AfterEnd, "<eof>"},
    {TokenKind::Name, "<name>"},
    {TokenKind::Number, "<number>"},
    {TokenKind::QuotedString, "<string>"},
    {TokenKind::LongString, "<string>"},
    {TokenKind::MalformedNumber, "<number>"},
    {TokenKind::UnclosedString, "<string>"},
    {TokenKind::UnclosedLongString, "<string>"},
    {TokenKind::UnclosedComment, "<comment>"},
    {TokenKind::BrokenDelimiter, "["},
    {TokenKind::Garbage, "<byte>"},
    {TokenKind::And, "and"},
    {TokenKind::Break, "break"},
    {TokenKind::Do, "do"},
    {TokenKind::Else, "else"},
    {TokenKind::Elseif, "elseif"},
    {TokenKind::End, "end"},
    {TokenKind::False, "false"},
    {TokenKind::For, "for"},
    {TokenKind::Function, "function"},
    {TokenKind::Goto, "goto"},
    {TokenKind::If, "if"},
    {TokenKind::In, "in"},
    {TokenKind::Local, "local"},
    {TokenKind::Nil, "nil"},
    {TokenKind::Not, "not"},
    {TokenKind::Or, "or"},
    {TokenKind::Repeat, "repeat"},
    {TokenKind::Return, "return"},
    {TokenKind::Then, "then"},
    {TokenKind::True, "true"},
    {TokenKind::Until, "until"},
    {TokenKind::While, "while"},
    {TokenKind::Plus, "+"},
    {TokenKind::Minus, "-"},
    {TokenKind::Star, "*"},
    {TokenKind::Slash, "/"},
    {TokenKind::DoubleSlash, "//"},
    {TokenKind::Percent, "%"},
    {TokenKind::Caret, "^"},
    {TokenKind::Hash, "#"},
    {TokenKind::Ampersand, "&"},
    {TokenKind::Tilde, "~"},
    {TokenKind::Bar, "|"},
    {TokenKind::ShiftLeft, "<<"},
    {TokenKind::ShiftRight, ">>"},
    {TokenKind::Equal, "=="},
    {TokenKind::NotEqual, "~="},
    {TokenKind::LessEqual, "<="},
    {TokenKind::GreaterEqual, ">="},
    {TokenKind::Less, "<"},
    {TokenKind::Greater, ">"},
    {TokenKind::Assign, "="},
    {TokenKind::OpenParen, "("},
    {TokenKind::CloseParen, ")"},
    {TokenKind::OpenBrace, "{"},
    {TokenKind::CloseBrace, "}"},
    {TokenKind::OpenBracket, "["},
    {TokenKind::CloseBracket, "]"},
    {TokenKind::DoubleColon, "::"},
    {TokenKind::Semicolon, ";"},
    {TokenKind::Colon, ":"},
    {TokenKind::Comma, ","},
    {TokenKind::Dot, "."},
    {TokenKind::Concatenate, ".."},
    {TokenKind::Ellipsis, "..."},
    {TokenKind::EndOfText, "<eof>"},
};
static_assert(listsAll(tokenNames, &EnumName<TokenKind>::value));

// The spelling in Lua's messages: a keyword or sign, "<name>", "<eof>".
constexpr std::string_view spelling(TokenKind kind) {
    return tokenNames[std::size_t(kind)].name;
}

} // namespace levwright::lua
