// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/mapdrawing/TerrainLooks.h"
#include "widgets/theme/Theme.h"

#include <string_view>

namespace levwright {

// How the editor draws a ground of levels (core/playtest/Ground.h): a terrain of groundLooks(), and on it a
// character where several grounds share that terrain.
struct GroundTile {
    char terrain;
    char sign = 0; // 0 if none
    MapColor ink = MapColor::DoorFrame;
    std::string_view word = {}; // of a picture of the user in place of both
};

GroundTile groundTile(char ground);

// The pictures of these terrains. tiles: those of the user; null for our own.
TerrainLooks groundLooks(GameTilesPtr tiles = nullptr);

} // namespace levwright
