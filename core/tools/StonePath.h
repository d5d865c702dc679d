// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Geometry.h"

#include <functional>
#include <vector>

namespace levwright {

// The shortest way through open cells by their sides; if there are several, the one with the fewest turns. It
// includes both ends, which need not be open. Empty if there is no way within the width and height.
std::vector<Point> stonePath(Point size, Point from, Point to, const std::function<bool(Point)>& isOpen);

} // namespace levwright
