// SPDX-License-Identifier: GPL-3.0-or-later
// The parts and rooms of a level of NetHack 3.6, given by their indices in LevelTree::sections.
#pragma once

#include "core/base/Geometry.h"
#include "core/model/LevelModel.h"

#include <optional>

namespace levwright::program {

StatementKind openerOf(const LevelTree& tree, std::size_t section);
bool isRoom(const LevelTree& tree, std::size_t section);
bool hasRooms(const LevelTree& tree);
bool hasParts(const LevelTree& tree);

// The cells of a room's floor in the coordinates of its statements; empty if its size is random.
std::optional<Area> statedFloor(const LevelTree& tree, std::size_t section);

// The part's map; null for a part without one, and for rooms.
const MapModel* mapOfSection(const LevelModel& level, std::size_t section);

} // namespace levwright::program
