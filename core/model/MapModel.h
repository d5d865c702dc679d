// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Grid.h"
#include "core/catalog/Catalog.h"
#include "core/syntax/Dialect.h"
#include "core/syntax/LevelTree.h"

#include <string>
#include <string_view>
#include <vector>

namespace levwright {

// The place of a map row in the level's text.
struct MapRow {
    // The byte of each cell that is written; cells behind the last one are stone.
    std::vector<Offset> cells;
    // The row's bytes without its line end, rulers and bad bytes included.
    Range content;
    Range line;
    // Blanks before the row that are not cells. They would become cells if the row began with a blank.
    Range skipped;
};

// The MAP of a part: its cells, and the place of each in the text. Offsets count from the level's first byte.
// 0,0 is the upper left cell; the width is that of the longest row.
struct MapModel {
    Grid<char> cells; // as written, including bytes that are not map characters
    std::vector<MapRow> rows;
    // Where another row can be inserted: the start of the line with ENDMAP, or the end of the last row.
    Offset end = 0;
    bool isClosed = false; // its end is written, so rows can be added
    std::string lineEnd;   // the line end of its rows
};

struct CellChange {
    Point at;
    char terrain = ' '; // a map character
    bool operator==(const CellChange&) const = default;
};

// levelText is the text of the whole level to which node belongs.
MapModel modelOfMap(const Dialect& dialect, std::string_view levelText, const MapNode& node);

// The terrain numbers of the cells; room floor for bytes that are not map characters.
Grid<unsigned char> terrainOf(const Catalog& catalog, const Grid<char>& cells);

// The result of WALLIFY: stone beside room floor or a boundary becomes wall. Source: lev-3.4.3, section 3.
Grid<unsigned char> wallified(const Catalog& catalog, const Grid<unsigned char>& terrain);

} // namespace levwright
