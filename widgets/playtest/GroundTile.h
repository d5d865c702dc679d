// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/canvas/TerrainLooks.h"

namespace levwright {

// A ground of levels (core/playtest/Ground.h) as the editor draws it: a terrain of groundLooks(), and a
// character upon it for what those cannot tell apart.
struct GroundTile {
    char terrain;
    char sign = 0; // 0: none
    MapColor ink = MapColor::DoorFrame;
};

GroundTile groundTile(char ground);

// The pictures of those terrains.
TerrainLooks groundLooks();

} // namespace levwright
