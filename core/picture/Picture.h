// SPDX-License-Identifier: GPL-3.0-or-later
// A picture of a level: a character in its colours or a tile for each cell, and frames around areas.
#pragma once

#include "core/base/Grid.h"
#include "core/catalog/Catalog.h"
#include "core/picture/Inks.h"
#include "core/picture/Scene.h"
#include "core/tileset/Tileset.h"

#include <optional>
#include <string>
#include <vector>

namespace levwright {

// A cell is that many points wide and high, if it shows no tiles.
inline constexpr Point pointsOfCell{6, 9};

struct PictureCell {
    char character = ' ';
    Rgb ink = 0;
    Rgb ground = 0;
    std::optional<std::size_t> tile = {}; // of the picture, below the character
    bool operator==(const PictureCell&) const = default;
};

// A line of one point along the inner edge of an area.
struct PictureFrame {
    Area cells; // in the picture, corners in order
    Rgb ink = 0;
    std::string label;
};

// A line of one point, as SceneAxis tells.
struct PictureAxis {
    bool isUpright = false;
    int place = 0;
    Rgb ink = 0;
};

struct Picture {
    Grid<PictureCell> cells;
    std::vector<PictureFrame> frames = {};
    std::vector<PictureAxis> axes = {};
    Point cellSize = pointsOfCell;
    std::vector<Bitmap> tiles = {}; // opaque, of that size
};

// tileset: its pictures are shown where it has some; null for characters. A point is then one of its pixels.
Picture pictureOf(const Scene& scene, const Catalog& catalog, Ground ground,
                  const TilesetPtr& tileset = nullptr);
// Mixes a share of a colour, from 0 to 1, into what is below the character.
void tint(Picture& picture, Point cell, Rgb color, double share);
// One line of text; what is not printable ASCII becomes a blank.
Picture pictureOfText(std::string_view text, Ground ground);

} // namespace levwright
