// SPDX-License-Identifier: GPL-3.0-or-later
// What palettes offer of the classic languages: LevelLanguage::palette() and namedThings().
#pragma once

#include "core/model/ClassicGame.h"
#include "core/model/Game.h"
#include "core/model/PaletteThing.h"

#include <vector>

namespace levwright {

// In a form, {} is for the place, and these are for what only the level tells:
inline constexpr std::string_view placeGap = "{}";
inline constexpr std::string_view wallGap = "{wall}";         // the direction in which a wall is
inline constexpr std::string_view outGap = "{out}";           // that in which the map ends
inline constexpr std::string_view nameGap = "{name}";         // a room's name that is not taken
inline constexpr std::string_view parentGap = "{parent}";     // that of the room it is put into
inline constexpr std::string_view roomGap = "{room}";         // the number of the last room
inline constexpr std::string_view previousGap = "{previous}"; // that of the one before

// The one door that looks like a wall.
inline constexpr std::string_view secretDoorName = "secret door";

std::vector<PaletteThing> paletteOf(const Game& game, const ClassicGame& classic);
std::vector<PaletteThing> namedThingsOf(const Catalog& catalog);

} // namespace levwright
