// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/Catalog.h"
#include "core/diag/Diagnostic.h"
#include "core/model/MapModel.h"

#include <string_view>

namespace levwright {

// Reports one problem for each kind of cell that is not terrain of the game, at the first such cell. The
// message says how many there are. Skips rows that the parser has found to be good.
void reportUnknownCells(const Catalog& catalog, std::string_view levelText, const MapNode& node,
                        const MapModel& map, Diagnostics& diagnostics);

} // namespace levwright
