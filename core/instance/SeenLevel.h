// SPDX-License-Identifier: GPL-3.0-or-later
// A rolled level as somebody sees who knows all of it: for pictures.
#pragma once

#include "core/base/Grid.h"
#include "core/catalog/TileNumbers.h"
#include "core/instance/RollPlan.h"

#include <vector>

namespace levwright::roll {

// A thing over the terrain of a cell.
struct SeenGlyph {
    Point cell;
    char character = 0;
    int color = 7; // one of NetHack's 16
    ThingKey thing = {};
};

// Cells are those of the level; column 0 is never used.
struct SeenLevel {
    // Map characters. Terrain without a character gets the most similar one, or floor if a glyph covers it.
    Grid<char> terrain;
    // At most one per cell, by cells.
    std::vector<SeenGlyph> glyphs;
};

SeenLevel seenLevel(const LevelInstance& level, const RollPlan& plan, const Catalog& catalog);

// The map character of a terrain, by its number in rolls and its detail.
char seenCharacter(const RollPlan& plan, const Catalog& catalog, int terrain, int detail);

} // namespace levwright::roll
