// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/Comparison.h"
#include "core/document/LevelsAnalysis.h"
#include "core/text/EditOutcome.h"

#include <vector>

namespace levwright::compare {

// The edit of mine that takes over one of differences(mine, theirs). Refused, with the reason, for cells that
// cannot be painted.
EditOutcome taken(const Analysis& mine, const Analysis& theirs, const Difference& difference);

// A map, by its part.
struct MapPlace {
    const LevelsAnalysis& levels;
    std::size_t level = 0;
    std::size_t part = 0;
};

// An edit of mine that paints these cells as they are in theirs. Where the games differ, terrain is the same
// by its name. Refused, with the reason, for cells that cannot be painted.
EditOutcome takenCells(const MapPlace& mine, const MapPlace& theirs, const std::vector<Point>& cells);

} // namespace levwright::compare
