// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/language/Games.h"
#include "core/text/TextSnapshot.h"

#include <optional>
#include <string>

namespace levwright {

// The game that a level description is for. Another one than the preferred one if in its language fewer
// statements are broken, or as many and there is no error at all.
GamePtr gameOfText(Games& games, const GamePtr& preferred, const TextSnapshot& text);

// The game with that id or, without one, that of the text; the usual one is preferred. Error: no such game.
Result<GamePtr> gameFor(const std::optional<std::string>& gameId, const TextSnapshot& text);

} // namespace levwright
