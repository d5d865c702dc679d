// SPDX-License-Identifier: GPL-3.0-or-later
// A language for tests that has what the games' own languages lack: blocks, computed places, and levels that
// are not compiled.
//
//     level "cellar"
//     map
//       |....|
//     end
//     thing gold 3 0
//     repeat 2 {
//       thing boulder i+1 0
//     }
//
// i is the turn of the innermost loop, from 0. Map rows are indented by two blanks. A file contains one
// level.
#pragma once

#include "core/model/LevelLanguage.h"

namespace levwright {

enum class SmallKind : std::uint8_t { Level, Map, Thing, Repeat };
constexpr std::uint8_t kindsFrom(SmallKind) {
    return 160;
}
inline constexpr StatementKind smallLevel = ownKind(SmallKind::Level);
inline constexpr StatementKind smallMap = ownKind(SmallKind::Map);
inline constexpr StatementKind smallThing = ownKind(SmallKind::Thing);
inline constexpr StatementKind smallRepeat = ownKind(SmallKind::Repeat);

enum class SmallRolls { Yes, No };

// A game with the tables of NetHack 3.4.3 whose levels are described in the small language. It cannot be
// compiled; the argument says whether it can be rolled.
GamePtr smallGame(SmallRolls rolls = SmallRolls::Yes);

} // namespace levwright
