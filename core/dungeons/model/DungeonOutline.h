// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dungeons/model/DungeonModel.h"
#include "core/model/LevelOutline.h"

#include <vector>

namespace levwright {

// The rows that lists show for a dungeon file: dungeons as sections, with their levels and branches in text
// order.
std::vector<OutlineEntry> outlineOf(const DungeonModel& model);

} // namespace levwright
