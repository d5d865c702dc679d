// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tree/Dialect.h"
#include "core/tree/DungeonForm.h"
#include "core/tree/LexMode.h"
#include "core/tree/Token.h"

#include <optional>
#include <string_view>

namespace levwright {

// Cuts a dungeon description into tokens; joined, they are the text. Rules: dungeon, sections 1 and 3. The
// filter works on pieces of 255 bytes, also inside strings. A definition with a longer line is read without
// that cut, and one in which the filter would change a string gets a syntax error instead.
class DungeonLexer {
public:
    DungeonLexer(const Dialect& dialect, std::string_view text, LexMode mode, DungeonForm form);

    // The next token; none at the end of the text.
    std::optional<Token> next();
    // True once a tolerant lexer has read something differently from the exact one.
    bool departed() const { return m_departed; }

private:
    Token token(TokenKind kind, Offset length, std::uint8_t word = 0);
    char byteAt(Offset at) const { return at < m_text.size() ? m_text[at] : '\0'; }
    bool atLineStart(Offset at) const { return at == 0 || m_text[at - 1] == '\n'; }
    Offset lineLength(Offset from) const;
    Offset lineEndLength() const;
    Offset commentLength() const;
    Offset directiveLength(WordClass options) const;
    bool lineLooksLikeStatement(Offset lineStart) const;
    bool filterTouches(Offset lineStart) const;
    Token stringToken();
    Token unclosed(Offset end);
    Token wordOrGarbage();

    const Dialect& m_dialect;
    std::string_view m_text;
    LexMode m_mode;
    DungeonForm m_form;
    Offset m_at = 0;
    bool m_departed = false;
    bool m_stopped = false; // exact mode only: an end byte has been read, and the rest is ignored
};

} // namespace levwright
