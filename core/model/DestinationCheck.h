// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/LevelModel.h"

#include <string_view>

namespace levwright {

class Catalog;

// Reports portals to levels that the dungeon description beside the level does not have.
void checkDestinations(const Catalog& catalog, std::string_view levelText, LevelModel& level);

} // namespace levwright
