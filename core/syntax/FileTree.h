// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/syntax/Dialect.h"
#include "core/syntax/LevelTree.h"
#include "core/syntax/Lexer.h"
#include "core/text/TextEdit.h"
#include "core/text/TextSnapshot.h"

#include <string>
#include <vector>

namespace levwright {

// One level of a file and where it begins there.
struct LevelPlace {
    Offset start = 0;
    LevelTreePtr tree;
};

// A parsed file: its levels in text order, without gaps. The first one may have no header (comments before
// the first level).
struct FileTree {
    TextSnapshot text;
    LexMode mode = LexMode::Tolerant;
    std::vector<LevelPlace> levels;

    // The level that holds the place; the later one at a border. A file has at least one.
    std::size_t levelAt(Offset at) const;
    std::string_view textOf(std::size_t level) const {
        return text.slice({levels[level].start, levels[level].start + levels[level].tree->size});
    }
};

// Never fails. With Tolerant, a text that only the exact reading accepts is read exactly.
FileTree parseFile(const Dialect& dialect, TextSnapshot text, LexMode mode = LexMode::Tolerant);

// The tree of edit.apply(old.text), keeping the trees of all levels that the edit does not touch.
FileTree reparse(const Dialect& dialect, const FileTree& old, const TextEdit& edit, TextSnapshot text);

// The tokens joined: always the bytes that were parsed.
std::string print(const FileTree& tree);

// Lines as the game's compiler counts them: from 1, and line ends inside texts do not count.
class CompilerLines {
public:
    explicit CompilerLines(const FileTree& tree);
    // tokens tile the text.
    CompilerLines(TextSnapshot text, const Tokens& tokens);
    // The line of a byte that stands in no text.
    std::size_t lineOf(Offset at) const;

private:
    void add(const Tokens& tokens, Offset start);

    TextSnapshot m_text;
    std::vector<Offset> m_uncounted; // line feeds inside texts, in order
};

} // namespace levwright
