// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <compare>

namespace levwright {

// A cell: x grows to the right, y downwards. The user of a Point says where 0,0 lies.
struct Point {
    int x = 0;
    int y = 0;
    auto operator<=>(const Point&) const = default;
};

// A rectangle of cells that includes both corners. The corners are kept as written, so x1 > x2 is possible.
struct Area {
    int x1 = 0;
    int y1 = 0;
    int x2 = 0;
    int y2 = 0;
    auto operator<=>(const Area&) const = default;

    // The width in cells; the corners must be in order.
    constexpr int width() const { return x2 - x1 + 1; }
    constexpr int height() const { return y2 - y1 + 1; }
    constexpr long long cellCount() const { return static_cast<long long>(width()) * height(); }
    constexpr bool contains(Point p) const { return p.x >= x1 && p.x <= x2 && p.y >= y1 && p.y <= y2; }
    // The same area with its corners in order: x1 <= x2 and y1 <= y2.
    constexpr Area ordered() const {
        return {std::min(x1, x2), std::min(y1, y2), std::max(x1, x2), std::max(y1, y2)};
    }
    constexpr Area shifted(Point by) const { return {x1 + by.x, y1 + by.y, x2 + by.x, y2 + by.y}; }

    // All functions below need corners in order.
    // Adds that many columns and rows on each side.
    constexpr Area grown(int columns, int rows) const {
        return {x1 - columns, y1 - rows, x2 + columns, y2 + rows};
    }
    // The smallest area that holds both.
    constexpr Area united(const Area& other) const {
        return {std::min(x1, other.x1), std::min(y1, other.y1), std::max(x2, other.x2),
                std::max(y2, other.y2)};
    }
    constexpr Area united(Point p) const { return united(Area{p.x, p.y, p.x, p.y}); }
    // The cells that both areas share. If they share none, the corners of the result are not in order.
    constexpr Area common(const Area& other) const {
        return {std::max(x1, other.x1), std::max(y1, other.y1), std::min(x2, other.x2),
                std::min(y2, other.y2)};
    }
    constexpr bool meets(const Area& other) const {
        return x1 <= other.x2 && other.x1 <= x2 && y1 <= other.y2 && other.y1 <= y2;
    }
};

} // namespace levwright
