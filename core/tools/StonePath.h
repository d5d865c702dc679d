// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Geometry.h"

#include <functional>
#include <vector>

namespace levwright {

// The shortest way by the sides of open cells, of several the one with the fewest turns, both ends included,
// which need not be open. Empty: there is none inside the width and height.
std::vector<Point> stonePath(Point size, Point from, Point to, const std::function<bool(Point)>& isOpen);

} // namespace levwright
