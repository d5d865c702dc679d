// SPDX-License-Identifier: GPL-3.0-or-later
// Whether what a room contains stays inside it; for every language whose rooms have a view.
#pragma once

#include "core/model/LevelLanguage.h"

namespace levwright {

// Reports places outside of their room, doors beyond the end of their wall, and rooms that reach out of the
// room around them, each with a fix. Abstains from rooms of random size and from computed places.
void checkRooms(const LevelLanguage& language, const LevelSource& source, LevelModel& level);

} // namespace levwright
