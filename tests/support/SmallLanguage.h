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

enum class SmallKind : std::uint8_t { Level, Map, Thing, Repeat };
constexpr std::uint8_t kindsFrom(SmallKind) {
    return 160;
}
inline constexpr StatementKind smallLevel = ownKind(SmallKind::Level);
inline constexpr StatementKind smallMap = ownKind(SmallKind::Map);
inline constexpr StatementKind smallThing = ownKind(SmallKind::Thing);
inline constexpr StatementKind smallRepeat = ownKind(SmallKind::Repeat);

enum class SmallRolls { Yes, No };

// A game with the tables of NetHack 3.4.3 whose levels are described in the small language. It is never
// compiled; whether it can be rolled is told.
GamePtr smallGame(SmallRolls rolls = SmallRolls::Yes);

} // namespace levwright
