// SPDX-License-Identifier: GPL-3.0-or-later
// The names in classic levels, and what their statements take.
#pragma once

#include "core/model/LevelLanguage.h"
#include "core/text/NameTable.h"

namespace levwright {

// Levels, rooms, and the registers that lists such as RANDOM_PLACES fill. A list counts in its part; in a
// level of rooms it counts everywhere.
NameTable classicNames(const LevelSource& level);
// The rooms of a level in any language of statements. Corridors refer to rooms by their numbers.
void addRoomNames(const LevelSource& level, NameTable& names);

std::optional<Signature> classicSignature(const LevelSource& level, Offset at);

} // namespace levwright
