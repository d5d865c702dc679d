// SPDX-License-Identifier: GPL-3.0-or-later
// Level texts for MiniHack. Its environments take the text of one level in the language of NetHack 3.6,
// always with the same name, in their Python program (des_file=…).
#pragma once

#include "core/base/Result.h"
#include "core/catalog/GameList.h"
#include "core/languages/convert/Conversion.h"
#include "core/model/Game.h"

#include <string>
#include <string_view>
#include <vector>

namespace levwright {

// The game that MiniHack runs, from the tables.
GameEntry miniHackGame();
// Whether the game's levels can be read by that one, or converted for it.
bool suitsMiniHack(const Game& game, const GameEntry& miniHack);

struct MiniHackLevel {
    std::string literal;               // a Python literal
    std::vector<ConversionNote> notes; // on what was lost of the level's text
};

// A Python literal with the level under the right name. The level of an older game is converted, and what its
// game does not know is left out. level must be its whole text as in the file, without other levels. Errors:
// the game's levels cannot be converted; the level has no header; the level has other errors (the message
// names the first, with its line in the level); the level has bytes that are not UTF-8, which no Python
// string can contain.
Result<MiniHackLevel> miniHackLevel(const Game& game, std::string_view level);

} // namespace levwright
