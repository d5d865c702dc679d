// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/MapModel.h"
#include "core/text/EditOutcome.h"

#include <string_view>
#include <vector>

namespace levwright {

// Writes the cells into a map: one byte each within what is written out already; short rows and,
// beyond the right or lower edge, the map itself grow as far as needed. Cells that come twice take the last
// value; stone beyond the edges changes nothing. The edit counts from the first byte of the level. Refused: a
// place left of or above the map, or beyond the columns and rows of limit.
EditOutcome paintCells(std::string_view levelText, const MapModel& map, Point limit,
                       const std::vector<CellChange>& changes);

// The map becomes these cells: rows that differ are written anew in full, further ones are added and
// taken away at the end. The edit counts from the first byte of the level. Refused: more columns or rows than
// limit, no row or column at all, new rows where the map has no end yet.
EditOutcome replaceMap(const MapModel& map, Point limit, const Grid<char>& cells);

} // namespace levwright
