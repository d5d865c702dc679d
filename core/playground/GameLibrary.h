// SPDX-License-Identifier: GPL-3.0-or-later
// What the data library of an installed game tells about the game, and how to put a level into it (dlb,
// section 2).
#pragma once

#include "core/archive/Archive.h"
#include "core/base/Result.h"
#include "core/model/Game.h"
#include "core/target/Target.h"

#include <string>
#include <string_view>
#include <vector>

namespace levwright {

// The game, and the build that its own levels name. A game that reads scripts has no build.
struct GameBuild {
    GamePtr game;
    Target target;
};

// A library with a dungeon.lua is of a game that reads scripts: the first one, unless a script in it can only
// be for another one. Errors: there is no level in the library; its game is not known, or has other monsters
// and objects than the known one, so that none of our levels would mean the same there.
Result<GameBuild> buildOf(const Archive& library);

// The files from which the game takes a level with that name: NAME.lev (NAME.lua), or all variants
// NAME-1.lev, NAME-2.lev … if name is a level with variants, or one of them. Empty if the game has no such
// level.
std::vector<std::string> filesOfLevel(const Archive& library, std::string_view name);

struct LevelInLibrary {
    Archive library;
    std::string start;                 // the level that a new game begins on
    std::vector<std::string> replaced; // files of the game
};

// Puts a compiled level, or a script, into the library, in place of all files of the game's level with that
// name. The dungeon is changed so that this level always exists and a new game begins on it. If its place in
// the dungeon is elsewhere, the game begins on a copy with a name of its own. Errors: the library has no
// dungeon, a damaged one, or one that can take no further level.
Result<LevelInLibrary> withLevel(Archive library, const std::string& name, const std::string& bytes);

} // namespace levwright
