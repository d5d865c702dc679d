// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Result.h"
#include "core/playground/GameLibrary.h"

#include <string>
#include <string_view>

namespace levwright {

// A level that can be put into a game.
struct LevelToPlay {
    std::string name;
    std::string bytes; // compiled, for the build of the game
};

// Compiles the level of a description for the game, unless the game reads scripts; a level of another game is
// converted. text must be the level alone, as it is in the file. fileName is that of a script, whose level
// has no other name; it may have a suffix. Errors: the level has errors, or a name that no file can have; it
// is for another game and cannot be converted.
Result<LevelToPlay> levelToPlay(const GameBuild& build, const Game& game, std::string_view text,
                                std::string_view fileName = {});

} // namespace levwright
