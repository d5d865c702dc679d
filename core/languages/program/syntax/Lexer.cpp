// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/program/syntax/Lexer.h"

#include "core/base/Contract.h"

#include <array>
#include <limits>

namespace levwright::program {
namespace {

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}
bool isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}
bool isBlank(char c) {
    return c == ' ' || c == '\t';
}
bool isWordByte(char c) {
    return isLetter(c) || isDigit(c) || c == '-' || c == '_';
}

// The kind of a run of such bytes that is not a word. A "-" counts only before digits.
TokenKind numberKind(std::string_view run) {
    std::size_t at = run.starts_with('-') ? 1 : 0;
    const std::size_t digits = at;
    while (at < run.size() && isDigit(run[at]))
        ++at;
    if (at == digits)
        return TokenKind::UnknownWord;
    if (at == run.size())
        return TokenKind::Integer;
    if (digits == 1 || run[at] != 'd' || at + 1 == run.size())
        return TokenKind::UnknownWord;
    return run.find_first_not_of("0123456789", at + 1) == run.npos ? TokenKind::Dice : TokenKind::UnknownWord;
}

} // namespace

Lexer::Lexer(const Words& words, std::string_view text, LexMode mode, Offset from)
    : m_words(words), m_text(text), m_mode(mode), m_at(from), m_noQuoteFrom(text.size()) {
    require(text.size() < std::numeric_limits<std::uint32_t>::max(), "a description is smaller than 4 GiB");
}

Token Lexer::token(TokenKind kind, Offset length, std::uint16_t word) {
    const Token made{kind, word, std::uint32_t(m_at), std::uint32_t(m_at + length)};
    m_at += length;
    return made;
}

Offset Lexer::lineEndAt(Offset at) const {
    if (byteAt(at) == '\n')
        return 1;
    return byteAt(at) == '\r' && byteAt(at + 1) == '\n' ? 2 : 0;
}

// The length of the rest of the line, with its line end.
Offset Lexer::lineLength() const {
    const Offset lineFeed = m_text.find('\n', m_at);
    return lineFeed == std::string_view::npos ? m_text.size() - m_at : lineFeed + 1 - m_at;
}

// Whether something like "MONSTER:", "LOOP [" or "$a =" begins there. No author would draw such a row.
bool Lexer::beginsStatement(Offset at) const {
    Offset end = at + (byteAt(at) == '$' ? 1 : 0);
    while (isWordByte(byteAt(end)))
        ++end;
    const std::string_view word = m_text.substr(at, end - at);
    while (isBlank(byteAt(end)))
        ++end;
    if (word.starts_with('$'))
        return word.size() > 1 && byteAt(end) == '=';
    const std::optional<std::uint16_t> known = m_words.find(word);
    if (!known || m_words[*known].key == Key::None || m_words[*known].key > Key::Shuffle)
        return false;
    constexpr std::size_t tooShortForRow = 4; // shorter words, IF and TO, may be terrain
    const bool isAlone = end >= m_text.size() || lineEndAt(end) > 0;
    return isAlone ? word.size() >= tooShortForRow : std::string_view(":[({").contains(byteAt(end));
}

// Whether the line belongs to the map although it is not a row: it does not end the map.
bool Lexer::isBadRow() const {
    Offset at = m_at;
    while (isBlank(byteAt(at)))
        ++at;
    const bool hasTab = m_text.substr(m_at, at - m_at).contains('\t');
    const std::string_view rest = m_text.substr(at);
    return !hasTab && !rest.starts_with("ENDMAP") && !beginsStatement(at);
}

// 0 if no map row begins here.
Offset Lexer::mapRowLength() {
    // What prevented an earlier row also prevents every later row that would reach it.
    if (m_at < m_noRowBefore)
        return 0;
    Offset at = m_at;
    while (at < m_text.size() && m_words.isMapCharacter(m_text[at]))
        ++at;
    const Offset end = lineEndAt(at);
    if (end == 0)
        m_noRowBefore = at;
    return end == 0 ? 0 : at + end - m_at;
}

// 0 if no comment begins here. On a last line without a line feed, there is no comment.
Offset Lexer::commentLength() const {
    if (!atLineStart())
        return 0;
    Offset at = m_at;
    while (isBlank(byteAt(at)))
        ++at;
    if (byteAt(at) != '#')
        return 0;
    const Offset lineFeed = m_text.find('\n', at);
    return lineFeed == std::string_view::npos ? 0 : lineFeed + 1 - m_at;
}

Offset Lexer::bracketedPercentLength() const {
    Offset at = m_at + 1;
    while (byteAt(at) == ' ')
        ++at;
    const Offset digits = at;
    while (isDigit(byteAt(at)))
        ++at;
    if (at == digits || byteAt(at) != '%')
        return 0;
    ++at;
    while (byteAt(at) == ' ')
        ++at;
    return byteAt(at) == ']' ? at + 1 - m_at : 0;
}

Offset Lexer::characterLength() const {
    const auto isQuote = [&](Offset at) { return at < m_text.size() && m_text[at] == '\''; };
    const auto isNotLineFeed = [&](Offset at) { return at < m_text.size() && m_text[at] != '\n'; };
    if (byteAt(m_at + 1) == '\\' && isNotLineFeed(m_at + 2) && isQuote(m_at + 3))
        return 4;
    return isNotLineFeed(m_at + 1) && isQuote(m_at + 2) ? 3 : 0;
}

bool Lexer::next(Token& next) {
    if (m_at >= m_text.size())
        return false;
    next = m_inMap ? inMapToken() : ordinary();
    return true;
}

Token Lexer::inMapToken() {
    const Offset row = mapRowLength();
    const Offset comment = commentLength();
    if (comment > row)
        return token(TokenKind::Comment, comment);
    if (row > 0)
        return token(TokenKind::MapRow, row);
    if (m_mode == LexMode::Tolerant) {
        if (isBadRow())
            return token(TokenKind::BadMapRow, lineLength());
        m_inMap = !beginsStatement(m_at);
    }
    const Token made = ordinary();
    if (made.kind == TokenKind::Word && m_words[made.word].key == Key::MapEnd)
        m_inMap = false;
    return made;
}

Token Lexer::ordinary() {
    const char first = m_text[m_at];
    if (isBlank(first) || first == '\n' || first == '#' || (first == '\r' && byteAt(m_at + 1) == '\n'))
        return skipped();
    if (isWordByte(first))
        return wordToken();
    if (first == '$')
        return variableToken();
    if (first == '"')
        return stringToken();
    return signToken();
}

Token Lexer::skipped() {
    if (const Offset comment = commentLength())
        return token(TokenKind::Comment, comment);
    if (const Offset end = lineEndAt(m_at))
        return token(TokenKind::LineEnd, end);
    if (m_text[m_at] == '#')
        return token(TokenKind::Garbage, 1);
    Offset at = m_at;
    while (isBlank(byteAt(at)))
        ++at;
    return token(TokenKind::Blank, at - m_at);
}

// Where the word that would reach to end is over in a game whose minus sign stands between values. Only words
// of the game have one in them.
Offset Lexer::beforeMinus(Offset end) const {
    const std::string_view run = m_text.substr(m_at, end - m_at);
    if (m_words.find(run))
        return end;
    if (run.starts_with('-') && !isDigit(byteAt(m_at + 1)))
        return m_at + 1;
    const std::size_t minus = run.find('-', 1);
    return minus == run.npos ? end : m_at + minus;
}

Token Lexer::wordToken() {
    Offset end = m_at;
    while (end < m_text.size() && isWordByte(m_text[end]))
        ++end;
    if (m_words.hasMinus())
        end = beforeMinus(end);
    const std::string_view run = m_text.substr(m_at, end - m_at);
    if (run == "MAP" && atLineStart()) {
        if (const Offset lineEnd = lineEndAt(end)) {
            m_inMap = true;
            return token(TokenKind::MapStart, run.size() + lineEnd);
        }
    }
    if (run == "random" && byteAt(end) == '[')
        return token(TokenKind::Word, run.size() + 1, m_words.find("random[").value());
    // Words like "align[0]" are only in the table.
    if (const std::optional<std::uint16_t> word = m_words.find(run))
        return token(TokenKind::Word, run.size(), *word);
    if (byteAt(end) == '%' && run.find_first_not_of("0123456789") == run.npos)
        return token(TokenKind::PlainPercent, run.size() + 1);
    return token(numberKind(run), run.size());
}

Token Lexer::variableToken() {
    Offset end = m_at + 1;
    while (isLetter(byteAt(end)) || byteAt(end) == '_')
        ++end;
    return end == m_at + 1 ? token(TokenKind::Garbage, 1) : token(TokenKind::Variable, end - m_at);
}

Token Lexer::stringToken() {
    const Offset close = m_at + 1 < m_noQuoteFrom ? m_text.find('"', m_at + 1) : std::string_view::npos;
    if (close != std::string_view::npos)
        return token(TokenKind::String, close + 1 - m_at);
    m_noQuoteFrom = m_at + 1;
    return token(TokenKind::UnclosedString, 1);
}

Token Lexer::signToken() {
    const char first = m_text[m_at];
    const std::string_view two = m_text.substr(m_at, 2);
    if (two == "==" || two == "!=" || two == "<>" || two == "<=" || two == ">=")
        return token(TokenKind::Comparison, 2, m_words.find(two).value());
    if (first == '+' && isDigit(byteAt(m_at + 1))) {
        Offset end = m_at + 1;
        while (isDigit(byteAt(end)))
            ++end;
        return token(TokenKind::Integer, end - m_at);
    }
    switch (first) {
    case '<':
    case '>':
        return token(TokenKind::Comparison, 1, m_words.find(two.substr(0, 1)).value());
    case '[':
        if (const Offset percent = bracketedPercentLength())
            return token(TokenKind::Percent, percent);
        return token(TokenKind::OpenBracket, 1);
    case '\'':
        if (const Offset character = characterLength())
            return token(TokenKind::Character, character);
        return token(TokenKind::Garbage, 1);
    case ':':
        return token(TokenKind::Colon, 1);
    case ',':
        return token(TokenKind::Comma, 1);
    case '(':
        return token(TokenKind::OpenParen, 1);
    case ')':
        return token(TokenKind::CloseParen, 1);
    case ']':
        return token(TokenKind::CloseBracket, 1);
    case '{':
        return token(TokenKind::OpenBrace, 1);
    case '}':
        return token(TokenKind::CloseBrace, 1);
    default:
        break;
    }
    if (std::string_view("+.*/%&|=").contains(first))
        return token(TokenKind::Sign, 1);
    return token(first == '\0' || static_cast<unsigned char>(first) >= 0x80 ? TokenKind::EndByte
                                                                            : TokenKind::Garbage,
                 1);
}

} // namespace levwright::program
