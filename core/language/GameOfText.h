// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/DocumentKind.h"
#include "core/language/Games.h"
#include "core/text/TextSnapshot.h"

#include <optional>
#include <string>

namespace levwright {

// The game that a level description is for. Another one than the preferred one if in its language fewer
// statements are broken, where each line of one with an unknown word counts, or as many and there is no error
// at all.
GamePtr gameOfText(Games& games, const GamePtr& preferred, const TextSnapshot& text);

// The game that a file of that kind is for: a level description as above, a dungeon script the preferred one
// or else the first that reads such; other dungeons are alike in all games.
GamePtr gameOfDocument(Games& games, const GamePtr& preferred, DocumentKind kind, const TextSnapshot& text);

// The game with that id or, without one, the usual one, unless fewer statements are broken in another's
// language: an error of another kind is to be told, and may be none there. Error: no such game.
Result<GamePtr> gameFor(const std::optional<std::string>& gameId, const TextSnapshot& text);
// The same of a file of any kind.
Result<GamePtr> gameFor(const std::optional<std::string>& gameId, DocumentKind kind,
                        const TextSnapshot& text);

} // namespace levwright
