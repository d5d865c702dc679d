// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/languages/script/lua/LuaToken.h"

namespace levwright::lua {

// Cuts any bytes into tokens, as Lua 5.4 does; joined, they are the bytes.
class Lexer {
public:
    explicit Lexer(std::string_view text);

    // The next token; false at the end of the text.
    bool next(Token& next);

private:
    char byteAt(Offset at) const { return at < m_end ? m_text[at] : '\0'; }
    // How many = are between the brackets of a long string that begins there; -1 if none begins there.
    int longLevelAt(Offset at) const;
    Offset longEnd(Offset at, int level, bool& closed) const;
    template <class Belongs>
    Offset runEnd(Offset at, Belongs belongs) const {
        while (at < m_end && belongs(m_text[at]))
            ++at;
        return at;
    }
    Token token(TokenKind kind, Offset end);
    Token comment();
    Token bracket();
    Token quoted();
    Token number();
    Token nameOrKeyword();
    Token sign();
    Offset behindEscape(Offset backslash) const;

    std::string_view m_text;
    Offset m_end; // where the game stops reading
    Offset m_at = 0;
};

Tokens tokensOf(std::string_view text);

} // namespace levwright::lua
