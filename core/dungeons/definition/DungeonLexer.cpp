// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dungeons/definition/DungeonLexer.h"

#include "core/base/Contract.h"

#include <limits>

namespace levwright {
namespace {

constexpr std::string_view blanks = " \t";
constexpr std::string_view numerals = "-0123456789";
constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_";

// How many bytes from there on, without a gap, belong to the set.
Offset runLength(std::string_view text, Offset from, std::string_view set) {
    const std::size_t end = text.find_first_not_of(set, from);
    return (end == std::string_view::npos ? text.size() : end) - from;
}

TokenKind signKind(char c) {
    switch (c) {
    case ':':
        return TokenKind::Colon;
    case ',':
        return TokenKind::Comma;
    case '(':
        return TokenKind::OpenParen;
    case ')':
        return TokenKind::CloseParen;
    case '@':
        return TokenKind::At;
    case '+':
        return TokenKind::Plus;
    default:
        return TokenKind::Garbage;
    }
}

} // namespace

DungeonLexer::DungeonLexer(const Dialect& dialect, std::string_view text, LexMode mode, DungeonForm form)
    : m_dialect(dialect), m_text(text), m_mode(mode), m_form(form) {
    require(text.size() < std::numeric_limits<std::uint32_t>::max(), "a description is smaller than 4 GiB");
}

Token DungeonLexer::token(TokenKind kind, Offset length, std::uint8_t word) {
    const Token made{kind, word, std::uint32_t(m_at), std::uint32_t(m_at + length)};
    m_at += length;
    return made;
}

// The length of the rest of the line with its line end.
Offset DungeonLexer::lineLength(Offset from) const {
    const std::size_t lineFeed = m_text.find('\n', from);
    return (lineFeed == std::string_view::npos ? m_text.size() : lineFeed + 1) - from;
}

Offset DungeonLexer::lineEndLength() const {
    if (byteAt(m_at) == '\n')
        return 1;
    return m_dialect.tables().carriageReturns && m_text.substr(m_at, 2) == "\r\n" ? 2 : 0;
}

// 0 if no comment begins here. In a definition, the filter accepts a comment that ends with the file, too.
Offset DungeonLexer::commentLength() const {
    if (byteAt(m_at) != '#' || !atLineStart(m_at))
        return 0;
    const Offset length = lineLength(m_at);
    return m_text[m_at + length - 1] == '\n' || m_form == DungeonForm::Definition ? length : 0;
}

// The filter compares only the letters of the option: no blank need follow.
Offset DungeonLexer::directiveLength(WordClass options) const {
    if (m_form != DungeonForm::Definition || byteAt(m_at) != '%' || !atLineStart(m_at))
        return 0;
    for (const std::string_view option : m_dialect.wordsOf(options)) {
        if (m_text.substr(m_at + 1).starts_with(option))
            return 1 + option.size();
    }
    return 0;
}

std::optional<Token> DungeonLexer::next() {
    if (m_at >= m_text.size())
        return std::nullopt;
    if (m_stopped)
        return token(TokenKind::Comment, m_text.size() - m_at);
    if (const Offset length = commentLength(); length > 0)
        return token(TokenKind::Comment, length);
    // The filter drops the line.
    if (directiveLength(WordClass::AbsentBuildOption) > 0)
        return token(TokenKind::Comment, lineLength(m_at));
    if (const Offset length = directiveLength(WordClass::BuildOption); length > 0)
        return token(TokenKind::Directive, length);
    if (const Offset length = lineEndLength(); length > 0)
        return token(TokenKind::LineEnd, length);
    if (const Offset length = runLength(m_text, m_at, blanks); length > 0)
        return token(TokenKind::Blank, length);
    if (const Offset length = runLength(m_text, m_at, numerals); length > 0)
        return token(TokenKind::Integer, length);
    if (m_text[m_at] == '"')
        return stringToken();
    if (const TokenKind kind = signKind(m_text[m_at]); kind != TokenKind::Garbage)
        return token(kind, 1);
    return wordOrGarbage();
}

// Whether the line begins with a statement word and a colon.
bool DungeonLexer::lineLooksLikeStatement(Offset lineStart) const {
    Offset at = lineStart + runLength(m_text, lineStart, blanks);
    const std::optional<std::uint8_t> word = m_dialect.longestWord(m_text.substr(at));
    if (!word || m_dialect.word(*word).wordClass != WordClass::Statement)
        return false;
    at += m_dialect.word(*word).spelling.size();
    at += runLength(m_text, at, blanks);
    return byteAt(at) == ':';
}

bool DungeonLexer::filterTouches(Offset lineStart) const {
    return m_form == DungeonForm::Definition && (byteAt(lineStart) == '#' || byteAt(lineStart) == '%');
}

Token DungeonLexer::stringToken() {
    const std::size_t close = m_text.find('"', m_at + 1);
    const bool closed = close != std::string_view::npos;
    const Offset end = closed ? close : m_text.size();
    const std::string_view upToEnd = m_text.substr(0, end);
    for (std::size_t feed = upToEnd.find('\n', m_at); feed != std::string_view::npos && feed + 1 < end;
         feed = upToEnd.find('\n', feed + 1)) {
        const Offset line = feed + 1;
        if (filterTouches(line))
            return unclosed(line);
        if (m_mode == LexMode::Tolerant && lineLooksLikeStatement(line)) {
            m_departed = m_departed || closed;
            return unclosed(line);
        }
    }
    return closed ? token(TokenKind::String, close + 1 - m_at) : unclosed(m_at + lineLength(m_at));
}

// A token for the quote alone, or for everything up to the end of its line; end lies after that.
Token DungeonLexer::unclosed(Offset end) {
    if (m_mode == LexMode::Exact)
        return token(TokenKind::Garbage, 1);
    const std::string_view line = m_text.substr(m_at, std::min(end - m_at, lineLength(m_at)));
    return token(TokenKind::UnclosedString, line.find_last_not_of("\r\n") + 1);
}

Token DungeonLexer::wordOrGarbage() {
    if (const std::optional<std::uint8_t> word = m_dialect.longestWord(m_text.substr(m_at));
        word && m_dialect.word(*word).wordClass < WordClass::BuildOption)
        return token(TokenKind::Word, m_dialect.word(*word).spelling.size(), *word);
    if (m_text[m_at] == '\0' || static_cast<unsigned char>(m_text[m_at]) >= 0x80) {
        m_stopped = m_mode == LexMode::Exact;
        m_departed = m_departed || m_mode == LexMode::Tolerant;
        return token(TokenKind::EndByte, 1);
    }
    const bool startsWord = letters.contains(m_text[m_at]) || m_text[m_at] == '%';
    return token(TokenKind::Garbage, startsWord ? 1 + runLength(m_text, m_at + 1, letters) : 1);
}

} // namespace levwright
