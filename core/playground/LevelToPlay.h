// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Result.h"
#include "core/playground/GameLibrary.h"

#include <string>
#include <string_view>

namespace levwright {

// A level that goes into a game.
struct LevelToPlay {
    std::string name;
    std::string bytes; // compiled, for the build of the game
};

// The level of a description, as the game loads it; of an older game, it is converted. text: the level alone,
// as the file has it. Errors: it has errors, or a name that no file has; its game is another one, and it
// cannot be converted.
Result<LevelToPlay> levelToPlay(const GameBuild& build, const Game& game, std::string_view text);

} // namespace levwright
