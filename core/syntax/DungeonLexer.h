// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/syntax/Lexer.h"

namespace levwright {

// Which of the two files a dungeon description is: what people edit (dungeon.def, with the lines of build
// options that begin with %), or what the game's compiler reads (dungeon.pdf), after a filter has dealt with
// those.
enum class DungeonForm { Definition, Preprocessed };

// Cuts a dungeon description into tokens that, joined, are the text. Rules: dungeon, sections 1 and 3. The
// filter works on pieces of 255 bytes and also inside of strings; a definition with a longer line is read
// without that cut, and one where the filter would change a string has a syntax error instead.
class DungeonLexer {
public:
    DungeonLexer(const Dialect& dialect, std::string_view text, LexMode mode, DungeonForm form);

    // The next token; none at the end of the text.
    std::optional<Token> next();
    // True once a tolerant lexer has read something in another way than the exact one would.
    bool departed() const { return m_departed; }

private:
    Token token(TokenKind kind, Offset length, std::uint8_t word = 0);
    char byteAt(Offset at) const { return at < m_text.size() ? m_text[at] : '\0'; }
    bool atLineStart(Offset at) const { return at == 0 || m_text[at - 1] == '\n'; }
    Offset lineLength(Offset from) const;
    Offset lineEndLength() const;
    Offset commentLength() const;
    Offset directiveLength() const;
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
    bool m_stopped = false; // exact only: an end byte has been read, the rest does not count
};

} // namespace levwright
