// SPDX-License-Identifier: GPL-3.0-or-later
// What the data library of an installed game tells of the game, and how a level gets into it (dlb, section
// 2).
#pragma once

#include "core/archive/Archive.h"
#include "core/base/Result.h"
#include "core/model/Game.h"
#include "core/target/Target.h"

#include <string>
#include <string_view>
#include <vector>

namespace levwright {

// The game, and what its own levels say of the build that loads them.
struct GameBuild {
    GamePtr game;
    Target target;
};

// Errors: there is no level in the library; its game is not known, or has other monsters and objects than the
// known one, so that no level of ours would mean the same there.
Result<GameBuild> buildOf(const Archive& library);

// The files that the game takes such a level from: NAME.lev or all variants NAME-1.lev, NAME-2.lev …, of
// which NAME may be one; empty for a level that it does not have.
std::vector<std::string> filesOfLevel(const Archive& library, std::string_view name);

struct LevelInLibrary {
    Archive library;
    std::string start;                 // the level that a new game begins on
    std::vector<std::string> replaced; // files of the game
};

// Puts a compiled level in: in place of all files of the game's level of that name, which it then surely has;
// and a new game begins on it, on a copy under a name of its own where the level has its place elsewhere. The
// dungeon has it from then on. Errors: there is no dungeon in the library, a damaged one, or one that can
// take no further level.
Result<LevelInLibrary> withLevel(Archive library, const std::string& name, const std::string& bytes);

} // namespace levwright
