// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Geometry.h"
#include "core/base/Grid.h"
#include "core/catalog/Catalog.h"
#include "core/document/LevelsAnalysis.h"

#include <optional>
#include <string>
#include <vector>

namespace levwright::compare {

// The name of the terrain, or the character itself.
std::string terrainName(const Catalog& catalog, char cell);

// Cells of a map that changed in the same way.
struct PaintedCells {
    std::vector<Point> cells; // in the map after
    std::string words;        // "12 cells of room floor became lava"
};

// Terrains of two games are the same by their names. The most frequent change comes first. A map of another
// size is a change of its own, without cells.
std::vector<PaintedCells> paintedCells(const Catalog& catalogBefore, const Grid<char>& before,
                                       const Catalog& catalogAfter, const Grid<char>& after);

// In the level in which these lines begin, the part whose map begins in them; empty if there is none.
std::optional<std::size_t> partWithMapIn(const LevelsAnalysis& levels, Range lines);

} // namespace levwright::compare
