// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/syntax/LevelCutter.h"
#include "core/text/TextEdit.h"
#include "core/text/TextSnapshot.h"

#include <string>
#include <vector>

namespace levwright {

// A parsed file: its levels in text order, without gaps. The first one may have no header (comments before
// the first level).
struct FileTree {
    TextSnapshot text;
    LexMode mode = LexMode::Tolerant;
    std::vector<LevelPlace> levels;
    bool departed = false; // whether the tree of any level departed

    // The level that holds the place; at a border, the later one. A file has at least one level.
    std::size_t levelAt(Offset at) const;
    std::string_view textOf(std::size_t level) const {
        return text.slice({levels[level].start, levels[level].start + levels[level].tree->size});
    }
};

// Never fails. In tolerant mode, a text that only the exact reading accepts is read exactly.
FileTree parseFile(const Dialect& dialect, TextSnapshot text, LexMode mode = LexMode::Tolerant);

// The tree of text, which is edit.apply(old.text). Levels that the edit does not touch keep their trees.
FileTree reparse(const Dialect& dialect, const FileTree& old, const TextEdit& edit, TextSnapshot text);

// Joins the tokens; the result is always the bytes that were parsed.
std::string print(const FileTree& tree);

} // namespace levwright
