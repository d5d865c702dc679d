// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/TextSnapshot.h"
#include "core/tree/LevelTree.h"
#include "core/tree/LexMode.h"

#include <string_view>
#include <vector>

namespace levwright {

// A level of a file and the place where it begins.
struct LevelPlace {
    Offset start = 0;
    LevelTreePtr tree;
    bool mayHaveLongTexts = true; // whether a text in quotes may span lines
};

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

} // namespace levwright
