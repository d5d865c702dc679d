// SPDX-License-Identifier: GPL-3.0-or-later
// How a world is shown. Terrain and things whose names the game knows look as in the editor.
#pragma once

#include "core/catalog/Catalog.h"
#include "core/world/WorldState.h"
#include "widgets/playtest/CellPainter.h"

namespace levwright {

// Tiles for levels: worlds with eight neighbours per cell whose characters are all grounds of levels.
MapForm formOf(const world::WorldState& state);

// A thing whose name the game does not know, or any thing without a game (null), is coloured by its type:
// living, food, other.
TypeLooks looksOf(const world::WorldState& state, const Catalog* catalog);

// The name of a map character.
QString terrainName(char terrain, MapForm form);

} // namespace levwright
