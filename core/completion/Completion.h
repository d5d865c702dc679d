// SPDX-License-Identifier: GPL-3.0-or-later
// What an author may go on with at a place of a level's text, in any language: statements at the start of a
// line, names, classes and words in one.
#pragma once

#include "core/model/LevelLanguage.h"

#include <string>
#include <vector>

namespace levwright {

struct Completion {
    std::string source;      // as it is written
    std::string explanation; // may be empty
    bool operator==(const Completion&) const = default;
};

struct Completions {
    Range replaced;              // what of the level's text gives way to one: the word that the place is in
    std::vector<Completion> all; // those that begin as what stands before the place does, then those that
                                 // have it within; no two have the same source
};

// at: counts from the level's first byte, not behind its end. Nothing in comments, maps and free texts, and
// where what stands before it in the statement is wrong.
Completions completionsAt(const LevelLanguage& language, const LevelSource& level, Offset at);

} // namespace levwright
