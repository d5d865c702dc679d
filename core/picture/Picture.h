// SPDX-License-Identifier: GPL-3.0-or-later
// A picture of a level: a character in its colours for each cell.
#pragma once

#include "core/base/Grid.h"
#include "core/catalog/Catalog.h"
#include "core/instance/SeenLevel.h"
#include "core/picture/Inks.h"

namespace levwright {

struct PictureCell {
    char character = ' ';
    Rgb ink = 0;
    Rgb ground = 0;
    bool operator==(const PictureCell&) const = default;
};

using Picture = Grid<PictureCell>;

// The whole level without column 0, which is never used: cell 0,0 of the picture is cell 1,0 of the level.
Picture pictureOf(const roll::SeenLevel& level, const Catalog& catalog, Ground ground);

} // namespace levwright
