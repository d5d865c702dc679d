// SPDX-License-Identifier: GPL-3.0-or-later
// Small pictures as points.
#pragma once

#include "core/base/Grid.h"

#include <cstdint>

namespace levwright {

using Argb = std::uint32_t; // 0xAARRGGBB; the colours are not multiplied by A

using Bitmap = Grid<Argb>;

// Its points are squares as far as the size allows it; one that lies on the line between two is a mixture.
Bitmap resized(const Bitmap& bitmap, Point size);

// What lies above with a share of its opacity, from 0 to 1. Both have the same size.
Bitmap overlaid(const Bitmap& below, const Bitmap& above, double share = 1);

} // namespace levwright
