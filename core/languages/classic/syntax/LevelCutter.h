// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/languages/classic/syntax/Lexer.h"
#include "core/tree/Dialect.h"
#include "core/tree/FileTree.h"

#include <optional>
#include <string_view>

namespace levwright {

// Whether a level begins with the token.
bool beginsLevel(const Dialect& dialect, const Token& token);

// Cuts one level after the other off a text, for callers that need no tree of the whole file (FileParser.h).
class LevelCutter {
public:
    // Starts at from, where a level begins. Text and dialect must outlive the cutter.
    LevelCutter(const Dialect& dialect, std::string_view text, LexMode mode, Offset from = 0)
        : m_dialect(dialect), m_text(text), m_mode(mode), m_lexer(dialect, text, mode, from), m_start(from) {}

    // False at first: there is at least one level, even if it is empty.
    bool atEnd() const { return m_start >= m_text.size() && m_cutOne; }
    // True if the next level could begin at the next byte, because no token reaches across it.
    bool betweenLevels() const { return m_pending.has_value() || m_lexer.position() >= m_text.size(); }
    // Where the next level begins.
    Offset position() const { return m_start; }

    LevelPlace cut();

private:
    const Dialect& m_dialect;
    std::string_view m_text;
    LexMode m_mode;
    Lexer m_lexer;
    Offset m_start;
    std::optional<Token> m_pending;
    std::size_t m_tokensOfLast = 0;
    bool m_cutOne = false;
};

} // namespace levwright
