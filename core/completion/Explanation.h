// SPDX-License-Identifier: GPL-3.0-or-later
// Explains in words what stands at a place of a level's text.
#pragma once

#include "core/model/Game.h"
#include "core/model/LevelLanguage.h"
#include "core/model/WritingHelp.h"

#include <optional>

namespace levwright {

// Explains a character of a map, a variable, a field of a statement, or the statement's word. at counts from
// the level's first byte. Empty if there is none of these, or if the statement is broken.
std::optional<Explanation> explanationAt(const Game& game, const LevelSource& level, Offset at);

} // namespace levwright
