// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/Catalog.h"
#include "core/diag/Diagnostic.h"
#include "core/model/MapModel.h"

#include <string_view>

namespace levwright {

// One problem for each kind of cell that is no terrain of the game, at the first such cell; its words count
// them. Rows that the parser has found to be good are not looked at.
void reportUnknownCells(const Catalog& catalog, std::string_view levelText, const MapNode& node,
                        const MapModel& map, Diagnostics& diagnostics);

} // namespace levwright
