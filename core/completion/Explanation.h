// SPDX-License-Identifier: GPL-3.0-or-later
// What a place of a level's text says, in words.
#pragma once

#include "core/model/Game.h"
#include "core/model/LevelLanguage.h"
#include "core/model/WritingHelp.h"

#include <optional>

namespace levwright {

// A character of a map, a variable, a field of a statement, or its word. at: counts from the level's first
// byte. None where nothing of that is, and where a statement is broken.
std::optional<Explanation> explanationAt(const Game& game, const LevelSource& level, Offset at);

} // namespace levwright
