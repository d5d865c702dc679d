// SPDX-License-Identifier: GPL-3.0-or-later
// What is seen from a cell, and how exposed all cells are.
#pragma once

#include "core/lens/Lens.h"
#include "core/lens/WayLens.h"

namespace levwright::lens {

enum class SightExtent : std::uint8_t {
    FromStart,  // what is seen from there; takes some hundredths of a millisecond
    WholeLevel, // how exposed all cells are, too, and the tour; takes some milliseconds
};

struct SightWish {
    StartAt start = StartAt::Up;
    Point cell; // for StartAt::Cell
    SightExtent extent = SightExtent::WholeLevel;
};

// Numbers, of the whole level only: from how many cells a hero would see each cell, of those on which one can
// stand. Marks: Start (the eyes), Seen, Dark (in line, but not lit), Watcher (awake, hostile monsters that
// are in line with the start and so see who arrives there). Light and doors are as they are.
//
// Tour: the moves of a hero who goes from the start, again and again, to the nearest cell that he can reach
// and has not seen, until there is none. He opens doors when he comes to them.
LensResult sightLens(const LensGround& ground, const SightWish& wish = {});

} // namespace levwright::lens
