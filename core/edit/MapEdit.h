// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/MapModel.h"
#include "core/text/EditOutcome.h"

#include <string_view>
#include <vector>

namespace levwright {

// Writes the cells into a map. Within the written cells, each change replaces one byte; short rows, and
// beyond the right or lower edge the map itself, grow as needed. If a cell comes twice, the last value
// counts; stone beyond the edges changes nothing. The edit counts from the first byte of the level. Refused
// for a place left of or above the map, or beyond the columns and rows of limit.
EditOutcome paintCells(std::string_view levelText, const MapModel& map, Point limit,
                       const std::vector<CellChange>& changes);

// Makes these cells the map. Rows that differ are rewritten in full; rows are added and removed at the end.
// The edit counts from the first byte of the level. Refused if there are more columns or rows than limit, no
// columns or rows at all, or new rows while the map has no end yet.
EditOutcome replaceMap(const MapModel& map, Point limit, const Grid<char>& cells);

} // namespace levwright
