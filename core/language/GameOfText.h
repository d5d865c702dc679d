// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/DocumentKind.h"
#include "core/language/Games.h"
#include "core/text/TextSnapshot.h"

#include <optional>
#include <string>

namespace levwright {

// The game of a level description, judged by its first 64 KiB. It is another one than the preferred one only
// if its language finds fewer broken statements (each of their lines counts), or as many and fewer words and
// names that it does not know, or as many and no error at all, or makes more statements of the text. A text
// that begins as a description is no script.
GamePtr gameOfText(Games& games, const GamePtr& preferred, const TextSnapshot& text);

// The game of a file of that kind. A level description is judged as above. For a dungeon script, it is the
// preferred game if that reads scripts, else the first game that does. Other dungeons are the same in all
// games.
GamePtr gameOfDocument(Games& games, const GamePtr& preferred, DocumentKind kind, const TextSnapshot& text);

// The game with that id. Without an id it is the usual game, unless another one is better by that rule. Other
// kinds of errors do not count here: they must be reported, and another game may not know them.
// Error: there is no such game.
Result<GamePtr> gameFor(const std::optional<std::string>& gameId, const TextSnapshot& text);
// The same for a file of any kind.
Result<GamePtr> gameFor(const std::optional<std::string>& gameId, DocumentKind kind,
                        const TextSnapshot& text);

} // namespace levwright
