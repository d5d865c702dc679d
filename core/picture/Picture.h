// SPDX-License-Identifier: GPL-3.0-or-later
// A picture of a level: a character in its colours for each cell, and frames around areas.
#pragma once

#include "core/base/Grid.h"
#include "core/catalog/Catalog.h"
#include "core/picture/Inks.h"
#include "core/picture/Scene.h"

#include <string>
#include <vector>

namespace levwright {

struct PictureCell {
    char character = ' ';
    Rgb ink = 0;
    Rgb ground = 0;
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
};

Picture pictureOf(const Scene& scene, const Catalog& catalog, Ground ground);
// One line of text; what is not printable ASCII becomes a blank.
Picture pictureOfText(std::string_view text, Ground ground);

} // namespace levwright
