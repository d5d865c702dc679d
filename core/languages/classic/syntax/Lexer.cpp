// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/classic/syntax/Lexer.h"

#include "core/base/Contract.h"

#include <algorithm>
#include <array>
#include <limits>
#include <ranges>
#include <utility>

namespace levwright {
namespace {

constexpr bool isDigit(char c) {
    return c >= '0' && c <= '9';
}
bool isBlank(char c) {
    return c == ' ' || c == '\t';
}
constexpr bool isWordByte(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}
bool isEndByte(char c) {
    return c == '\0' || static_cast<unsigned char>(c) >= 0x80;
}

// What begins with a byte outside of maps, if the byte alone tells: signs, numbers without a sign, and words
// but for those with M, which may be MAP. Nearly all tokens are of these kinds. Garbage for all other bytes.
constexpr std::array<TokenKind, 256> kindsByFirstByte = [] {
    std::array<TokenKind, 256> kinds{};
    kinds.fill(TokenKind::Garbage);
    for (const unsigned char c : std::views::iota(0, 256)) {
        if (isDigit(char(c)))
            kinds[c] = TokenKind::Integer;
        else if (isWordByte(char(c)) && c != 'M')
            kinds[c] = TokenKind::Word;
    }
    kinds['\n'] = TokenKind::LineEnd;
    kinds[':'] = TokenKind::Colon;
    kinds[','] = TokenKind::Comma;
    kinds['('] = TokenKind::OpenParen;
    kinds[')'] = TokenKind::CloseParen;
    kinds[']'] = TokenKind::CloseBracket;
    return kinds;
}();

} // namespace

Lexer::Lexer(const Dialect& dialect, std::string_view text, LexMode mode, Offset from)
    : m_dialect(dialect), m_text(text), m_mode(mode), m_at(from), m_lookedAt(from) {
    require(text.size() < std::numeric_limits<std::uint32_t>::max(), "a description is smaller than 4 GiB");
}

void Lexer::look(Offset upTo) {
    if (m_mode == LexMode::Tolerant)
        m_lookedAt = std::max(m_lookedAt, std::min(upTo, m_text.size()));
}

Token Lexer::token(TokenKind kind, Offset length, std::uint8_t word) {
    const Offset begin = std::exchange(m_at, m_at + length);
    look(m_at);
    return {kind, word, std::uint32_t(begin), std::uint32_t(m_at)};
}

Offset Lexer::lineEndLength(Offset at) const {
    if (byteAt(at) == '\n')
        return 1;
    return m_dialect.tables().carriageReturns && byteAt(at) == '\r' && byteAt(at + 1) == '\n' ? 2 : 0;
}

// The length of the rest of the line with its line end.
Offset Lexer::lineLength(Offset from) const {
    const Offset lineFeed = m_text.find('\n', from);
    return lineFeed == std::string_view::npos ? m_text.size() - from : lineFeed + 1 - from;
}

std::optional<Offset> Lexer::mapRowLength() {
    // What prevented an earlier row also prevents every later row that would reach it.
    if (m_at <= m_noRowBefore && m_noRowBefore > 0)
        return std::nullopt;
    Offset at = m_at;
    while (at < m_text.size() && m_dialect.isMapCharacter(m_text[at]))
        ++at;
    const Offset end = lineEndLength(at);
    if (end == 0)
        m_noRowBefore = at;
    return end == 0 ? std::nullopt : std::optional(at + end - m_at);
}

std::optional<Offset> Lexer::commentLength() const {
    if (byteAt(m_at) != '#' || !atLineStart())
        return std::nullopt;
    const Offset length = lineLength(m_at);
    return m_text[m_at + length - 1] == '\n' ? std::optional(length) : std::nullopt;
}

std::optional<Offset> Lexer::mapStartLength() const {
    if (!atLineStart() || m_text.substr(m_at, 3) != "MAP")
        return std::nullopt;
    const Offset end = lineEndLength(m_at + 3);
    return end == 0 ? std::nullopt : std::optional(3 + end);
}

std::optional<Offset> Lexer::percentLength() const {
    Offset at = m_at + 1;
    while (byteAt(at) == ' ')
        ++at;
    const Offset digits = at;
    while (isDigit(byteAt(at)))
        ++at;
    if (at == digits || byteAt(at) != '%')
        return std::nullopt;
    ++at;
    while (byteAt(at) == ' ')
        ++at;
    return byteAt(at) == ']' ? std::optional(at + 1 - m_at) : std::nullopt;
}

std::optional<Offset> Lexer::characterLength() const {
    const auto isQuote = [&](Offset at) { return at < m_text.size() && m_text[at] == '\''; };
    const auto isNotLineFeed = [&](Offset at) { return at < m_text.size() && m_text[at] != '\n'; };
    if (m_dialect.tables().backslashEscapes && byteAt(m_at + 1) == '\\' && isNotLineFeed(m_at + 2) &&
        isQuote(m_at + 3))
        return 4;
    return isNotLineFeed(m_at + 1) && isQuote(m_at + 2) ? std::optional<Offset>(3) : std::nullopt;
}

// A sign or digit, and the digits after it.
Token Lexer::integerToken() {
    Offset end = m_at + 1;
    while (isDigit(byteAt(end)))
        ++end;
    look(end + 1);
    return token(TokenKind::Integer, end - m_at);
}

Offset Lexer::blankLength() const {
    Offset at = m_at;
    while (at < m_text.size() && isBlank(m_text[at]))
        ++at;
    return at - m_at;
}

// Whether the line has a statement word, perhaps a chance, and a colon, or is one of the statements without a
// colon.
bool Lexer::lineLooksLikeStatement(Offset lineStart) const {
    Offset at = lineStart;
    while (isBlank(byteAt(at)))
        ++at;
    const std::optional<std::uint8_t> word =
        m_dialect.longestWord(m_text.substr(std::min(at, m_text.size())));
    if (!word || m_dialect.word(*word).wordClass != WordClass::Statement)
        return false;
    at += m_dialect.word(*word).spelling.size();
    while (isBlank(byteAt(at)))
        ++at;
    if (byteAt(at) == '[') {
        while (at < m_text.size() && m_text[at] != ']' && m_text[at] != '\n')
            ++at;
        ++at;
        while (isBlank(byteAt(at)))
            ++at;
    }
    return at >= m_text.size() || byteAt(at) == ':' || byteAt(at) == '\n' || byteAt(at) == '\r';
}

bool Lexer::next(Token& next) {
    if (m_at >= m_text.size())
        return false;
    if (m_stopped)
        next = token(TokenKind::Comment, m_text.size() - m_at);
    else if (m_inMap && nextInMap(next))
        return true;
    else
        next = nextByFirstByte();
    return true;
}

Token Lexer::nextByFirstByte() {
    switch (const TokenKind kind = kindsByFirstByte[static_cast<unsigned char>(m_text[m_at])]) {
    case TokenKind::Word:
        return wordOrGarbage();
    case TokenKind::Integer:
        return integerToken();
    case TokenKind::Garbage:
        return nextOrdinary();
    default:
        return token(kind, 1);
    }
}

// False if the ordinary rules apply.
bool Lexer::nextInMap(Token& next) {
    if (m_mode == LexMode::Tolerant)
        look(m_at + lineLength(m_at));
    if (const std::optional<Offset> row = mapRowLength()) {
        next = token(TokenKind::MapRow, *row);
        return true;
    }
    return m_mode == LexMode::Tolerant && tolerantMapLine(next);
}

// A line inside a map that is not a map row.
bool Lexer::tolerantMapLine(Token& next) {
    if (const Offset blanks = blankLength(); blanks > 0) {
        const std::string_view run = m_text.substr(m_at, blanks);
        const bool leadsToEnd = m_text.substr(m_at + blanks).starts_with("ENDMAP");
        if (run.contains('\t') || leadsToEnd)
            return false;
    }
    if (commentLength() || mapStartLength() || m_text.substr(m_at).starts_with("ENDMAP"))
        return false;
    m_departed = true;
    if (lineLooksLikeStatement(m_at)) {
        m_inMap = false;
        return false;
    }
    next = token(TokenKind::BadMapRow, lineLength(m_at));
    return true;
}

// A token whose first byte alone does not tell its kind.
Token Lexer::nextOrdinary() {
    // Words, blanks and numbers look one byte further than they reach.
    look(m_at + 1);
    switch (m_text[m_at]) {
    case '#':
        // A comment without a line end is not a comment yet; it becomes one if it gets a line end.
        if (atLineStart())
            look(m_at + lineLength(m_at));
        if (const std::optional<Offset> comment = commentLength())
            return token(TokenKind::Comment, *comment);
        break;
    case 'M':
        if (const std::optional<Offset> mapStart = mapStartLength()) {
            m_inMap = true;
            return token(TokenKind::MapStart, *mapStart);
        }
        break;
    case '\r':
        if (const Offset end = lineEndLength(m_at); end > 0)
            return token(TokenKind::LineEnd, end);
        break;
    case ' ':
    case '\t':
        return token(TokenKind::Blank, blankLength());
    case '[':
        if (const std::optional<Offset> percent = percentLength())
            return token(TokenKind::Percent, *percent);
        return token(TokenKind::OpenBracket, 1);
    case '"':
        return stringToken();
    case '\'':
        if (const std::optional<Offset> character = characterLength())
            return token(TokenKind::Character, *character);
        break;
    case '+':
    case '-':
        if (isDigit(byteAt(m_at + 1)))
            return integerToken();
        break;
    default:
        break;
    }
    return wordOrGarbage();
}

Token Lexer::stringToken() {
    const Offset close = m_text.find('"', m_at + 1);
    const bool closed = close != std::string_view::npos;
    if (m_mode == LexMode::Exact) {
        look(closed ? close : m_text.size());
        m_hasLongTexts = m_hasLongTexts || (closed && m_text.substr(m_at, close - m_at).contains('\n'));
        return closed ? token(TokenKind::String, close + 1 - m_at) : token(TokenKind::Garbage, 1);
    }
    const Offset end = closed ? close : m_text.size();
    Offset lineFeed = m_text.substr(0, end).find('\n', m_at);
    while (lineFeed != std::string_view::npos) {
        look(lineFeed + 1 + lineLength(lineFeed + 1));
        if (lineLooksLikeStatement(lineFeed + 1)) {
            m_departed = m_departed || closed;
            break;
        }
        lineFeed = m_text.substr(0, end).find('\n', lineFeed + 1);
    }
    if (closed && lineFeed == std::string_view::npos)
        return token(TokenKind::String, close + 1 - m_at);
    if (lineFeed == std::string_view::npos)
        look(end);
    const Offset ownLine = m_at + lineLength(m_at);
    const Offset content = ownLine - (m_text[ownLine - 1] == '\n' ? 1 : 0);
    const Offset carriageReturn = content > m_at + 1 && m_text[content - 1] == '\r' ? 1 : 0;
    return token(TokenKind::UnclosedString, content - carriageReturn - m_at);
}

Token Lexer::wordOrGarbage() {
    // MAZE stops being a word by itself when WALK is typed after it.
    look(m_at + m_dialect.longestWordSize());
    if (const std::optional<std::uint8_t> word = m_dialect.longestWord(m_text.substr(m_at))) {
        const WordClass wordClass = m_dialect.word(*word).wordClass;
        const Offset length = m_dialect.word(*word).spelling.size();
        // MAP that is not alone on its line, and ENDMAP outside of a map, are not words.
        if (wordClass == WordClass::MapStart || (wordClass == WordClass::MapEnd && !m_inMap))
            return token(TokenKind::Garbage, length);
        if (wordClass == WordClass::MapEnd)
            m_inMap = false;
        return token(TokenKind::Word, length, *word);
    }
    const char first = m_text[m_at];
    if (isEndByte(first)) {
        m_stopped = m_mode == LexMode::Exact;
        m_departed = m_departed || m_mode == LexMode::Tolerant;
        return token(TokenKind::EndByte, 1);
    }
    Offset length = 1;
    if (isWordByte(first)) {
        while (isWordByte(byteAt(m_at + length)))
            ++length;
    }
    return token(TokenKind::Garbage, length);
}

} // namespace levwright
