// SPDX-License-Identifier: GPL-3.0-or-later
// Any lens, by its kind.
#pragma once

#include "core/lens/SightLens.h"
#include "core/lens/WayLens.h"

namespace levwright::lens {

// What a lens does not ask for is ignored.
struct LensWish {
    LensKind kind{};
    StartAt start = StartAt::Up; // for Way and Sight
    Point cell;                  // for StartAt::Cell
    WaySwitches switches;        // for Way
    SightExtent extent = SightExtent::WholeLevel;
    bool operator==(const LensWish&) const = default;
};

LensResult lensOf(const LensGround& ground, const LensWish& wish);

} // namespace levwright::lens
