// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/languages/program/syntax/Words.h"
#include "core/tree/LexMode.h"
#include "core/tree/Token.h"

#include <string_view>

namespace levwright::program {

// Cuts a text into tokens as the level compiler of NetHack 3.6 does: always the longest possible one. Joined,
// the tokens are the text. Source: lev-3.6, section 2. Tolerant: a line in a map that is not a row becomes a
// bad row, and an unclosed map ends before a line that looks like a statement. Both modes agree on every text
// that the compiler accepts.
class Lexer {
public:
    // Starts at from, which must not lie inside a map, string or comment.
    Lexer(const Words& words, std::string_view text, LexMode mode, Offset from = 0);

    // The next token; false at the end of the text. Its offsets count from the start of the text.
    bool next(Token& next);

    Offset position() const { return m_at; }
    // True after a MAP whose ENDMAP has not come yet.
    bool inMap() const { return m_inMap; }

private:
    char byteAt(Offset at) const { return at < m_text.size() ? m_text[at] : '\0'; }
    bool atLineStart() const { return m_at == 0 || m_text[m_at - 1] == '\n'; }
    Offset lineEndAt(Offset at) const;
    Offset lineLength() const;
    bool beginsStatement(Offset at) const;
    bool isBadRow() const;
    Offset mapRowLength();
    Offset commentLength() const;
    Offset bracketedPercentLength() const;
    Offset characterLength() const;
    Token token(TokenKind kind, Offset length, std::uint16_t word = 0);
    Token skipped();
    Token inMapToken();
    Offset beforeMinus(Offset end) const;
    Token wordToken();
    Token variableToken();
    Token stringToken();
    Token signToken();
    Token ordinary();

    const Words& m_words;
    std::string_view m_text;
    LexMode m_mode;
    Offset m_at;
    bool m_inMap = false;
    Offset m_noRowBefore = 0; // no map row begins before this byte and also reaches it
    Offset m_noQuoteFrom;     // no quote stands at this byte or after it
};

} // namespace levwright::program
