// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tree/Dialect.h"
#include "core/tree/LexMode.h"
#include "core/tree/Token.h"

#include <optional>
#include <string_view>

namespace levwright {

// Cuts a text into tokens; joined, they are the text. Rules and their order: lev-3.4.3, sections 2 and 3.
class Lexer {
public:
    // Starts at from, which must not lie inside a map, string or comment.
    Lexer(const Dialect& dialect, std::string_view text, LexMode mode, Offset from = 0);

    // Reads the next token; false at the end of the text. Its offsets count from the start of the text. It is
    // written in place, because an optional token is slow to copy and this runs for every token of a file.
    bool next(Token& next);

    Offset position() const { return m_at; }
    bool inMap() const { return m_inMap; }
    // True once a tolerant lexer has read something differently from the exact one.
    bool departed() const { return m_departed; }
    // Whether a text in quotes has spanned lines so far. Only the exact lexer keeps track.
    bool hasLongTexts() const { return m_mode == LexMode::Tolerant || m_hasLongTexts; }
    // No byte from here on has influenced the tokens so far. Only tolerant tokens are ever renewed in part,
    // so an exact lexer does not keep track and gives the end of the text.
    Offset lookedAt() const { return m_mode == LexMode::Tolerant ? m_lookedAt : m_text.size(); }

private:
    Token token(TokenKind kind, Offset length, std::uint8_t word = 0);
    void look(Offset upTo);
    char byteAt(Offset at) const { return at < m_text.size() ? m_text[at] : '\0'; }
    bool atLineStart() const { return m_at == 0 || m_text[m_at - 1] == '\n'; }
    Offset lineEndLength(Offset at) const;
    Offset lineLength(Offset from) const;

    std::optional<Offset> mapRowLength();
    std::optional<Offset> commentLength() const;
    std::optional<Offset> mapStartLength() const;
    std::optional<Offset> percentLength() const;
    std::optional<Offset> characterLength() const;
    Offset blankLength() const;
    bool lineLooksLikeStatement(Offset lineStart) const;

    Token nextByFirstByte();
    Token nextOrdinary();
    Token integerToken();
    Token stringToken();
    Token wordOrGarbage();
    bool nextInMap(Token& next);
    bool tolerantMapLine(Token& next);

    const Dialect& m_dialect;
    std::string_view m_text;
    LexMode m_mode;
    Offset m_at;
    Offset m_lookedAt;
    bool m_inMap = false;
    bool m_departed = false;
    bool m_hasLongTexts = false;
    Offset m_noRowBefore = 0; // no map row begins before this byte and also reaches it
    bool m_stopped = false;   // exact mode only: an end byte has been read, and the rest is ignored
};

} // namespace levwright
