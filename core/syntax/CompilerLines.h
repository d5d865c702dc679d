// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/syntax/LevelCutter.h"
#include "core/text/TextSnapshot.h"

#include <vector>

namespace levwright {

// Lines as the game's compiler counts them: from 1, and line ends inside texts do not count.
class CompilerLines {
public:
    explicit CompilerLines(TextSnapshot text) : m_text(std::move(text)) {}
    // Takes the next level of the text in; levels come in text order.
    void add(const LevelPlace& level) { add(level.tree->tokens, level.start); }
    // The same for the tokens of a piece of the text that begins at start.
    void add(const Tokens& tokens, Offset start);
    // The line of a byte that stands in no text, in the levels taken in or right behind them.
    std::size_t lineOf(Offset at) const;

private:
    TextSnapshot m_text;
    std::vector<Offset> m_uncounted; // line feeds inside texts, in order
};

} // namespace levwright
