// SPDX-License-Identifier: GPL-3.0-or-later
// From places in a file to places in its levels, and back.
#pragma once

#include "core/document/LevelsAnalysis.h"

namespace levwright::services {

struct LevelAt {
    std::size_t index = 0;
    LevelSource source;
    Offset start = 0; // of the level in the file
    Offset at = 0;    // in the level
};

// The level that holds a place of the file, at a border the later one. at is at most the size of the text.
inline LevelAt levelAt(const LevelsAnalysis& levels, Offset at) {
    const std::size_t index = levels.levelAt(at);
    const Offset start = levels.levelStart(index);
    return {index, levels.source(index), start, at - start};
}

// Ranges of the file instead of the level.
template <class Marked>
std::vector<Marked> shifted(std::vector<Marked> marks, Offset by) {
    for (Marked& mark : marks)
        mark.range = mark.range.shifted(by);
    return marks;
}

} // namespace levwright::services
