// SPDX-License-Identifier: GPL-3.0-or-later
// What an author may go on with at a place of a level's text, in any language: statements at the start of a
// line, names, classes and words in one.
#pragma once

#include "core/model/LevelLanguage.h"
#include "core/model/WritingHelp.h"

namespace levwright {

// at: counts from the level's first byte, not behind its end. Nothing in comments, maps and free texts, and
// where what stands before it in the statement is wrong.
Completions completionsAt(const LevelLanguage& language, const LevelSource& level, Offset at);

} // namespace levwright
