// SPDX-License-Identifier: GPL-3.0-or-later
// What a picture on a page consists of: rectangles of one colour, and tiles.
#pragma once

#include "core/picture/PicturePage.h"

#include <map>
#include <vector>

namespace levwright {

// Columns x1 to x2 and rows y1 to y2 of a page.
struct Block {
    Area points;
    Rgb color = 0;
};

// The points of each character that was drawn so far.
using ShapeBlocks = std::map<char, std::vector<Area>>;

// Runs of cells with the same ground, other than the paper.
std::vector<Block> groundsOf(const PicturePage& page, const PicturePage::Placed& placed);
std::vector<Block> linesOf(const PicturePage::Placed& placed, const PictureFrame& frame);
// Through the middle of a cell, or along its edge.
std::vector<Block> linesOf(const PicturePage::Placed& placed, const std::vector<PictureAxis>& axes);
// What sets characters apart from the tiles below them. It stays in their cells, at which the page may end.
std::vector<Block> rimsOf(const PicturePage::Placed& placed, ShapeBlocks& shapes);
std::vector<Block> charactersOf(const PicturePage::Placed& placed, ShapeBlocks& shapes);

struct PlacedTile {
    Point corner; // upper left, on the page
    const Bitmap* tile = nullptr;
};
std::vector<PlacedTile> tilesOf(const PicturePage::Placed& placed);

} // namespace levwright
