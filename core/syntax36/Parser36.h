// SPDX-License-Identifier: GPL-3.0-or-later
// Descriptions in the language of NetHack 3.6 as trees. Nothing fails: what is no statement is a broken one.
#pragma once

#include "core/syntax/FileTree.h"
#include "core/syntax36/Words36.h"

#include <memory>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace levwright::syntax36 {

using KnownLevels = std::unordered_map<std::string_view, LevelTreePtr>; // by their text

// Cuts levels off a text, one after the other. A level begins with LEVEL or MAZE, the first of a file may be
// what stands before. A byte that the game's compiler takes for the end of the file ends the last one's
// statements.
class LevelCutter36 {
public:
    // Words and text must outlive the cutter.
    LevelCutter36(const Words& words, GrammarPtr grammar, std::string_view text)
        : m_words(words), m_grammar(std::move(grammar)), m_text(text) {}

    // False at first: there is at least one level, though it may be empty.
    bool atEnd() const { return m_start >= m_text.size() && m_cutOne; }
    // Levels whose text is among those that are known have their trees.
    LevelPlace cut(const KnownLevels& known = {});

private:
    std::shared_ptr<LevelTree> readTokens() const;

    const Words& m_words;
    GrammarPtr m_grammar;
    std::string_view m_text;
    Offset m_start = 0;
    bool m_cutOne = false;
};

FileTree parseFile36(const Words& words, const GrammarPtr& grammar, TextSnapshot text);

// The tree of text; levels whose text is that of a level of the old tree keep theirs.
FileTree reparse36(const Words& words, const GrammarPtr& grammar, const FileTree& old, TextSnapshot text);

} // namespace levwright::syntax36
