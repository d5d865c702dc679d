// SPDX-License-Identifier: GPL-3.0-or-later
// Completions at a place of a level's text, in any language: statements at the start of a line, and names,
// classes and words within one.
#pragma once

#include "core/model/LevelLanguage.h"
#include "core/model/WritingHelp.h"

namespace levwright {

// at counts from the level's first byte and must not be after its end. Empty in comments, maps and free
// texts, and where the statement has an error before the place.
Completions completionsAt(const LevelLanguage& language, const LevelSource& level, Offset at);

} // namespace levwright
