// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <compare>

namespace levwright {

// A cell: x grows to the right, y downwards; where 0,0 lies is said by whoever uses it.
struct Point {
    int x = 0;
    int y = 0;
    auto operator<=>(const Point&) const = default;
};

// A rectangle of cells with both corners inside; corners as written, so x1 > x2 is possible.
struct Area {
    int x1 = 0;
    int y1 = 0;
    int x2 = 0;
    int y2 = 0;
    auto operator<=>(const Area&) const = default;

    // In cells; for corners in order.
    int width() const { return x2 - x1 + 1; }
    int height() const { return y2 - y1 + 1; }
    long long cellCount() const { return static_cast<long long>(width()) * height(); }
    bool contains(Point p) const { return p.x >= x1 && p.x <= x2 && p.y >= y1 && p.y <= y2; }
    // The same corners in order, x1 <= x2 and y1 <= y2.
    Area ordered() const { return {std::min(x1, x2), std::min(y1, y2), std::max(x1, x2), std::max(y1, y2)}; }
};

} // namespace levwright
