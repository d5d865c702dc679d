// SPDX-License-Identifier: GPL-3.0-or-later
// Whether single things on the way separate places of a level.
#pragma once

#include "core/stats/Reach.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace levwright::roll {

struct Obstacle {
    Point place;
    Point goal; // where it takes whoever steps on it; 0,0 if off the level
    std::int32_t statement = noStatement;
};

// How somebody deals with an obstacle.
enum class Moves : std::uint8_t {
    LeadsOn,  // steps on it and is then at its goal
    IsPushed, // pushes it to the next cell, if that is free
};

// The statement of an obstacle that keeps a landmark from one of the goals, which are the first landmarks.
// Empty if no obstacle does. Obstacles on a landmark do not count. reach must know the level and connect the
// landmarks without the obstacles.
std::optional<std::int32_t> obstacleBetween(const Reach& reach, std::span<const Obstacle> obstacles,
                                            std::span<const Point> landmarks, std::size_t goals, Moves moves);

} // namespace levwright::roll
