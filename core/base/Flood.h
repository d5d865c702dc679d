// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Grid.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace levwright {

enum class Joining : std::uint8_t { Sides, SidesAndCorners };

// The neighbours of a cell: first those at its sides, then those at its corners.
inline std::vector<Point> cellsBeside(Point cell, Joining joining) {
    constexpr std::array<Point, 8> steps{Point{1, 0}, Point{-1, 0}, Point{0, 1},  Point{0, -1},
                                         Point{1, 1}, Point{-1, 1}, Point{1, -1}, Point{-1, -1}};
    std::vector<Point> beside;
    for (const Point step : std::span(steps).first(joining == Joining::Sides ? 4 : 8))
        beside.push_back({cell.x + step.x, cell.y + step.y});
    return beside;
}

// The cell and all cells that can be reached from it by steps that mayStep(from, to) allows, in the order in
// which they are reached. Empty if the cell lies outside of width and height.
template <class MayStep>
std::vector<Point> flooded(Point size, Point at, Joining joining, MayStep mayStep) {
    Grid<char> seen(size.x, size.y, 0);
    if (!seen.contains(at))
        return {};
    std::vector<Point> cells{at};
    seen.set(at, 1);
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const Point from = cells[i];
        for (const Point next : cellsBeside(from, joining)) {
            if (!seen.contains(next) || seen.at(next) != 0 || !mayStep(from, next))
                continue;
            seen.set(next, 1);
            cells.push_back(next);
        }
    }
    return cells;
}

} // namespace levwright
