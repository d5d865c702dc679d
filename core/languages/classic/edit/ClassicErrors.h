// SPDX-License-Identifier: GPL-3.0-or-later
// Whether an edit brings a level of the classic language a new error.
#pragma once

#include "core/edit/LevelErrors.h"
#include "core/languages/classic/lower/ClassicGame.h"

namespace levwright {

// Tries edits of one level. Game and text must outlive it.
EditTrial trialOf(const ClassicGame& game, std::string_view levelText);

// The edit. If the level has more errors with it than without, it is refused with the first of the new ones.
EditOutcome withoutNewErrors(const ClassicGame& game, std::string_view levelText, TextEdit edit);

} // namespace levwright
