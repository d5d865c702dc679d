// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/script/lua/LuaLexer.h"

#include "core/languages/script/lua/LuaLiterals.h"

#include <algorithm>
#include <array>

namespace levwright::lua {
namespace {

// Signs with the same first byte are consecutive; the longest comes first.
constexpr std::array signKinds = {
    TokenKind::Ellipsis,   TokenKind::Concatenate,  TokenKind::Dot,          TokenKind::DoubleSlash,
    TokenKind::Slash,      TokenKind::ShiftLeft,    TokenKind::LessEqual,    TokenKind::Less,
    TokenKind::ShiftRight, TokenKind::GreaterEqual, TokenKind::Greater,      TokenKind::Equal,
    TokenKind::Assign,     TokenKind::NotEqual,     TokenKind::Tilde,        TokenKind::DoubleColon,
    TokenKind::Colon,      TokenKind::Plus,         TokenKind::Minus,        TokenKind::Star,
    TokenKind::Percent,    TokenKind::Caret,        TokenKind::Hash,         TokenKind::Ampersand,
    TokenKind::Bar,        TokenKind::OpenParen,    TokenKind::CloseParen,   TokenKind::OpenBrace,
    TokenKind::CloseBrace, TokenKind::OpenBracket,  TokenKind::CloseBracket, TokenKind::Semicolon,
    TokenKind::Comma};

// For each byte, the index of the first sign that begins with it; the number of signs if there is none.
constexpr auto firstSigns = [] {
    std::array<std::uint8_t, 256> first{};
    first.fill(signKinds.size());
    for (std::size_t i = signKinds.size(); i-- > 0;)
        first[std::uint8_t(spelling(signKinds[i]).front())] = std::uint8_t(i);
    return first;
}();

constexpr auto isBlank = [](char c) { return c == ' ' || (c >= '\t' && c <= '\r'); };
constexpr auto isNoLineEnd = [](char c) { return c != '\n' && c != '\r'; };

} // namespace

Lexer::Lexer(std::string_view text) : m_text(text), m_end(std::min(text.find('\0'), text.size())) {}

bool Lexer::next(Token& next) {
    if (m_at >= m_text.size())
        return false;
    const char c = byteAt(m_at);
    if (m_at >= m_end)
        next = token(TokenKind::AfterEnd, m_text.size());
    else if (isBlank(c))
        next = token(TokenKind::Blank, runEnd(m_at, isBlank));
    else if (c == '-' && byteAt(m_at + 1) == '-')
        next = comment();
    else if (c == '[')
        next = bracket();
    else if (c == '"' || c == '\'')
        next = quoted();
    else if (isDigit(c) || (c == '.' && isDigit(byteAt(m_at + 1))))
        next = number();
    else if (isNameByte(c))
        next = nameOrKeyword();
    else
        next = sign();
    return true;
}

int Lexer::longLevelAt(Offset at) const {
    if (byteAt(at) != '[')
        return -1;
    const Offset behind = runEnd(at + 1, [](char c) { return c == '='; });
    return byteAt(behind) == '[' ? int(behind - at - 1) : -1;
}

Offset Lexer::longEnd(Offset at, int level, bool& closed) const {
    const std::string closing = ']' + std::string(std::size_t(level), '=') + ']';
    const Offset found = m_text.substr(0, m_end).find(closing, at + std::size_t(level) + 2);
    closed = found != std::string_view::npos;
    return closed ? found + closing.size() : m_end;
}

Token Lexer::token(TokenKind kind, Offset end) {
    const Token made{kind, std::uint32_t(m_at), std::uint32_t(end)};
    m_at = end;
    return made;
}

Token Lexer::comment() {
    if (const int level = longLevelAt(m_at + 2); level >= 0) {
        bool closed = false;
        const Offset end = longEnd(m_at + 2, level, closed);
        return token(closed ? TokenKind::Comment : TokenKind::UnclosedComment, end);
    }
    return token(TokenKind::Comment, runEnd(m_at, isNoLineEnd));
}

Token Lexer::bracket() {
    if (const int level = longLevelAt(m_at); level >= 0) {
        bool closed = false;
        const Offset end = longEnd(m_at, level, closed);
        return token(closed ? TokenKind::LongString : TokenKind::UnclosedLongString, end);
    }
    const Offset behind = runEnd(m_at + 1, [](char c) { return c == '='; });
    return behind == m_at + 1 ? token(TokenKind::OpenBracket, behind)
                              : token(TokenKind::BrokenDelimiter, behind);
}

Offset Lexer::behindEscape(Offset backslash) const {
    const Offset at = backslash + 1;
    const char c = byteAt(at);
    if (at >= m_end)
        return at;
    if (c == 'z')
        return runEnd(at + 1, isBlank);
    return at + lineEndLength(m_text.substr(at, m_end - at)).value_or(1);
}

Token Lexer::quoted() {
    const char quote = byteAt(m_at);
    Offset at = m_at + 1;
    while (at < m_end && m_text[at] != quote) {
        if (!isNoLineEnd(m_text[at]))
            return token(TokenKind::UnclosedString, at);
        at = m_text[at] == '\\' ? behindEscape(at) : at + 1;
    }
    return at < m_end ? token(TokenKind::QuotedString, at + 1) : token(TokenKind::UnclosedString, m_end);
}

// Lua first takes everything that looks like a number, and then checks whether it is one.
Token Lexer::number() {
    Offset at = m_at;
    std::string_view exponents = "Ee";
    if (byteAt(at) == '0' && (byteAt(at + 1) == 'x' || byteAt(at + 1) == 'X')) {
        exponents = "Pp";
        at += 2;
    }
    for (; at < m_end; ++at) {
        if (exponents.contains(m_text[at])) {
            if (byteAt(at + 1) == '+' || byteAt(at + 1) == '-')
                ++at;
        } else if (!isHexDigit(m_text[at]) && m_text[at] != '.') {
            break;
        }
    }
    if (isNameByte(byteAt(at)))
        ++at;
    return token(isNumber(m_text.substr(m_at, at - m_at)) ? TokenKind::Number : TokenKind::MalformedNumber,
                 at);
}

Token Lexer::nameOrKeyword() {
    const Offset end = runEnd(m_at, [](char c) { return isNameByte(c); });
    const std::string_view word = m_text.substr(m_at, end - m_at);
    for (auto kind = TokenKind::And; kind <= TokenKind::While; kind = TokenKind(int(kind) + 1)) {
        if (spelling(kind).front() == word.front() && spelling(kind) == word)
            return token(kind, end);
    }
    return token(TokenKind::Name, end);
}

Token Lexer::sign() {
    const std::string_view rest = m_text.substr(m_at, m_end - m_at);
    for (std::size_t i = firstSigns[std::uint8_t(rest.front())]; i < signKinds.size(); ++i) {
        const std::string_view spelled = spelling(signKinds[i]);
        if (spelled.front() != rest.front())
            break;
        if (rest.starts_with(spelled))
            return token(signKinds[i], m_at + spelled.size());
    }
    return token(TokenKind::Garbage, m_at + 1);
}

Tokens tokensOf(std::string_view text) {
    Tokens tokens;
    Lexer lexer(text);
    for (Token token; lexer.next(token);)
        tokens.push_back(token);
    return tokens;
}

} // namespace levwright::lua
