// SPDX-License-Identifier: GPL-3.0-or-later
// How a level is built: symmetry, sizes of spaces, shares of floor and corridors.
#pragma once

#include "core/lens/Ground.h"
#include "core/lens/LensSum.h"

#include <vector>

namespace levwright::lens {

// A space is what joins of cells to stand on that are neither doors nor corridors, water included. What is
// not solid stone lies in a smallest rectangle, the extent of the level.
//
// An axis upright is a column, or the line between two, and an axis level is a row or the line between two.
// Of all axes in the middle half of the extent, the one with the fewest cells that break it counts: cells of
// the extent whose mirror image is another kind of terrain, or lies outside of the extent and is no stone.
// Walls are of one kind, as are doors in all their states.
//
// Numbers: the size of the space that a cell lies in. Marks: BreaksUpright, BreaksLevel. Measures: Spaces,
// LargestSpace, MedianSpace (the lower one of two), FloorShare (percent of the extent on which one can
// stand), CorridorShare (percent of that which are corridors), AxisUpright and AxisLevel (twice the column or
// row of the axis, so that an odd number is the line behind one), BreaksUpright and BreaksLevel.
LensResult shapeLens(const LensGround& ground);

struct MirrorAxis {
    bool isUpright = false;
    int place = 0;    // as in Measure::AxisUpright
    double share = 1; // of the rolls that have it, 0 to 1
    bool operator==(const MirrorAxis&) const = default;
};
// The axes of symmetry, the upright one first. Other lenses have none.
std::vector<MirrorAxis> axesOf(const LensResult& result);
// Those that a tenth of the rolls have.
std::vector<MirrorAxis> axesOf(const LensSum& sum);

} // namespace levwright::lens
