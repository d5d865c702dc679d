// SPDX-License-Identifier: GPL-3.0-or-later
// Levels for MiniHack, whose environments take the text of one, in the language of NetHack 3.6 and under a
// name that is the same for all, in their Python program (des_file=…).
#pragma once

#include "core/base/Result.h"
#include "core/catalog/GameList.h"
#include "core/model/Game.h"

#include <string>
#include <string_view>

namespace levwright {

// The game that it runs; reads tables.
GameEntry miniHackGame();
// Whether levels of a game are, or can be made, such as that one reads.
bool suitsMiniHack(const Game& game, const GameEntry& miniHack);

// A literal of Python that holds the level: named as it must be, and converted if it is one of an older game.
// level: its text alone, as the file has it. Errors: the game's levels cannot be converted; the level has no
// header, or errors (the message names the first, with its line in the level), or bytes that are no UTF-8,
// which no text of Python has.
Result<std::string> miniHackText(const Game& game, std::string_view level);

} // namespace levwright
