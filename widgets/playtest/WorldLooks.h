// SPDX-License-Identifier: GPL-3.0-or-later
// How a world is shown: as far as the game knows its terrain and things by their names, as the editor shows
// them.
#pragma once

#include "core/catalog/Catalog.h"
#include "core/world/WorldState.h"
#include "widgets/playtest/CellPainter.h"

namespace levwright {

// Tiles for levels: worlds of eight neighbours whose characters are all ground of levels.
MapForm formOf(const world::WorldState& state);

// Things whose name the game does not know, or of no game (null), are coloured by what they are: living,
// food, other.
TypeLooks looksOf(const world::WorldState& state, const Catalog* catalog);

// A character of the map in words.
QString terrainName(char terrain, MapForm form);

} // namespace levwright
