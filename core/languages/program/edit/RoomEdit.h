// SPDX-License-Identifier: GPL-3.0-or-later
// Edits of the rooms of a level of NetHack 3.6. language must be that of the level; see LevelLanguage.
#pragma once

#include "core/base/Phrase.h"
#include "core/model/LevelLanguage.h"

#include <string_view>

namespace levwright::program {

EditOutcome shapeRoom(const LevelLanguage& language, const LevelSource& level, std::size_t statement,
                      const RoomShape& shape);
EditOutcome moveDoor(const LevelLanguage& language, const LevelSource& level, std::size_t statement,
                     const WallPlace& to);
EditOutcome addRoom(const LevelLanguage& language, const LevelSource& level, const NewRoom& room);

// Source: level-loading-3.6, sections 9 and 12.
inline constexpr std::string_view noCorridors = phrase(
    "The game makes no doors in outer rooms that a corridor could join: random corridors bring their own.");

} // namespace levwright::program
