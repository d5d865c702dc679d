// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/Catalog.h"
#include "core/model/LevelModel.h"

namespace levwright {

// How many columns and rows the map of a part may have. Without a map, it is how many columns and rows places
// may use in the game. Both count from 0; compilers of NetHack 3.6 and before allow one column more than the
// level has.
Point limitOf(const Catalog& catalog, const PartModel& part);

} // namespace levwright
