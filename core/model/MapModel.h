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

// Where a row of a map stands in the level's text.
struct MapRow {
    // The byte of each cell that is written out; cells behind the last one are stone.
    std::vector<Offset> cells;
    // The row's bytes without its line end, rulers and bad bytes included.
    Range content;
    Range line;
    // Blanks before the row that are no cells; they become some as soon as the row begins with a blank.
    Range skipped;
};

// The MAP of a part: cells, and where each stands in the text. Offsets count from the level's first byte.
// 0,0 is the upper left cell; the width is that of the longest row.
struct MapModel {
    Grid<char> cells; // as written; a byte that is no map character is kept as it is
    std::vector<MapRow> rows;
    // Where a further row can be put in: the start of the line of ENDMAP, or the end of the last row.
    Offset end = 0;
    bool isClosed = false; // has an end that is written, so that rows can be added
    std::string lineEnd;   // of its rows
};

struct CellChange {
    Point at;
    char terrain = ' '; // a map character
    bool operator==(const CellChange&) const = default;
};

// levelText is the text of the whole level that node belongs to.
MapModel modelOfMap(const Dialect& dialect, std::string_view levelText, const MapNode& node);

// Terrain numbers of the cells; stone for bytes that are no map characters.
Grid<unsigned char> terrainOf(const Catalog& catalog, const Grid<char>& cells);

// What WALLIFY does: stone beside room floor or a boundary becomes wall. Source: lev-3.4.3, section 3.
Grid<unsigned char> wallified(const Catalog& catalog, const Grid<unsigned char>& terrain);

} // namespace levwright
