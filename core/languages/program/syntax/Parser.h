// SPDX-License-Identifier: GPL-3.0-or-later
// Parses descriptions in the language of NetHack 3.6. It never fails: what is not a statement becomes a
// broken one.
#pragma once

#include "core/languages/program/syntax/Words.h"
#include "core/tree/FileTree.h"

#include <memory>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace levwright::program {

using KnownLevels = std::unordered_map<std::string_view, LevelTreePtr>; // by their text

// Cuts levels off a text, one after the other. A level begins with LEVEL or MAZE; the first one of a file may
// be the text before that. A byte that the game's compiler takes for the end of the file ends the statements
// of the last level.
class LevelCutter {
public:
    // Words and text must outlive the cutter.
    LevelCutter(const Words& words, GrammarPtr grammar, std::string_view text, LexMode mode)
        : m_words(words), m_grammar(std::move(grammar)), m_text(text), m_mode(mode) {}

    // False at first: there is at least one level, even if it is empty.
    bool atEnd() const { return m_start >= m_text.size() && m_cutOne; }
    // A level whose text is among the known ones gets the known tree.
    LevelPlace cut(const KnownLevels& known = {});

private:
    std::shared_ptr<LevelTree> readTokens() const;

    const Words& m_words;
    GrammarPtr m_grammar;
    std::string_view m_text;
    LexMode m_mode;
    Offset m_start = 0;
    bool m_cutOne = false;
};

FileTree parseFile(const Words& words, const GrammarPtr& grammar, TextSnapshot text, LexMode mode);

// The tree of text. Levels whose text equals that of a level of the old tree keep their trees.
FileTree reparse(const Words& words, const GrammarPtr& grammar, const FileTree& old, TextSnapshot text);

} // namespace levwright::program
