// SPDX-License-Identifier: GPL-3.0-or-later
// A language of the tests, for what the games' own languages do not have: blocks, places that are computed,
// levels that are not compiled.
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
// i is the turn of the innermost loop, from 0. Map rows are indented by two blanks. One level a file.
#pragma once

#include "core/model/LevelLanguage.h"

namespace levwright {

inline constexpr StatementKind smallLevel = ownKind(0);
inline constexpr StatementKind smallMap = ownKind(1);
inline constexpr StatementKind smallThing = ownKind(2);
inline constexpr StatementKind smallRepeat = ownKind(3);

enum class SmallRolls { Yes, No };

// A game with the tables of NetHack 3.4.3 whose levels are described in the small language. It is never
// compiled; whether it can be rolled is told.
GamePtr smallGame(SmallRolls rolls = SmallRolls::Yes);

} // namespace levwright
