// SPDX-License-Identifier: GPL-3.0-or-later
// Computes which cells the tools cover.
#pragma once

#include "core/base/Flood.h"
#include "core/tools/ToolOptions.h"

#include <vector>

namespace levwright {

// The nearest place to `to` that lies straight or diagonally from `from`.
Point straightTo(Point from, Point to);
// The corner of a square with `from` as the opposite corner; it is as far as `to` in one direction.
Point squareTo(Point from, Point to);
// The cells of a line from one place to another, both ends included, each touching the next.
std::vector<Point> lineCells(Point from, Point to);
// The outline of the rectangle with these corners, or all of it.
std::vector<Point> rectangleCells(Point corner, Point opposite, bool filled);
// The outline of the ellipse that fills the rectangle with these corners, or all of it.
std::vector<Point> ellipseCells(Point corner, Point opposite, bool filled);
// The cells that the brush covers at the given cells, each once.
std::vector<Point> brushCells(const std::vector<Point>& cells, const ToolOptions& brush);
// The mirror images of the cell, itself first, about the middle of a map of that width and height. Some may
// lie outside.
std::vector<Point> mirrorImages(Point cell, Mirror mirror, Point size);

} // namespace levwright
