// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/TextSnapshot.h"
#include "core/tree/FileTree.h"

#include <vector>

namespace levwright {

// Line numbers as the game's compiler counts them: from 1, without the line ends inside texts.
class CompilerLines {
public:
    explicit CompilerLines(TextSnapshot text) : m_text(std::move(text)) {}
    // Adds the next level of the text. Levels must come in text order.
    void add(const LevelPlace& level) {
        if (level.mayHaveLongTexts)
            add(level.tree->tokens, level.start);
    }
    // Adds the tokens of a piece of the text that begins at start.
    void add(const Tokens& tokens, Offset start);
    // The line of a byte that is not inside a text. It must lie in the levels added so far or right after
    // them.
    std::size_t lineOf(Offset at) const;

private:
    TextSnapshot m_text;
    std::vector<Offset> m_uncounted; // line feeds inside texts, in order
};

} // namespace levwright
