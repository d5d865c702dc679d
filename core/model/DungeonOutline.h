// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/DungeonModel.h"
#include "core/model/LevelOutline.h"

#include <vector>

namespace levwright {

// What lists show of a dungeon file: its dungeons as sections, in them levels and branches in text order.
std::vector<OutlineEntry> outlineOf(const DungeonModel& model);

} // namespace levwright
