// SPDX-License-Identifier: GPL-3.0-or-later
// Walking: how far the cells are, the shortest way up-down, and what parts the level.
#pragma once

#include "core/lens/Footing.h"
#include "core/lens/Ground.h"
#include "core/lens/Lens.h"

namespace levwright::lens {

// Where distances are counted from. What a level does not have leaves it without distances.
enum class StartAt : std::uint8_t {
    Up,        // as in Landmarks; if there is none, where one arrives from above
    Down,      // the same the other way round
    FromAbove, // where one arrived in this roll
    FromBelow,
    Cell,
};

struct WayWish {
    WaySwitches switches;
    StartAt start = StartAt::Up;
    Point cell; // for StartAt::Cell
};

// Numbers: moves from the start. Marks: Start, Goal, Way, Choke, Gate, DeadEnd, Closet. The way and its gates
// lead from the stairs up to the stairs down, wherever distances are counted from; it begins and ends at the
// pair of them that is nearest to each other. Closets are what no stairs lead to with all that helps but
// digging, whatever the switches say.
LensResult wayLens(const LensGround& ground, const WayWish& wish = {});

// The cells where distances are counted from.
std::vector<Point> startsOf(const LensGround& ground, StartAt start, Point cell);

// The cells of the shortest way up-down with the usual switches; empty if there is none.
std::vector<Point> wayUpDown(const LensGround& ground);

} // namespace levwright::lens
