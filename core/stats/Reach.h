// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/instance/CellSet.h"
#include "core/instance/LevelInstance.h"

#include <array>
#include <cstdint>
#include <span>

namespace levwright::roll {

// Ways to travel without digging. Each includes those before it.
enum class Travel : std::uint8_t {
    Walking,    // opens doors, finds secret ones, pushes boulders
    Unlocking,  // and locked doors, and drawbridges
    Levitating, // and crosses water and lava
};
constexpr int travelCount = 3;

// The cells of a level that can be reached from others. It is kept from level to level.
class Reach {
public:
    void explore(const LevelInstance& level);
    // Where somebody can stand who travels this way.
    const CellSet& enterable(Travel travel) const { return m_enterable[std::size_t(travel)]; }
    // From now on nobody can stand there.
    void close(Point p);
    // Makes the cell again what it is in other.
    void open(Point p, const Reach& other);
    // Adds to reached all cells that can be reached from there by travelling this way.
    void spread(CellSet& reached, Travel travel) const;
    // Whether one can travel this way from the first of the places to all others. They are on the map.
    bool joins(std::span<const Point> places, Travel travel) const;

private:
    template <class Enough>
    void spreadUntil(CellSet& reached, Travel travel, const Enough& isEnough) const;
    void lookAt(Point p, std::uint8_t terrain, std::uint8_t detail);

    std::array<CellSet, travelCount> m_enterable;
    CellSet m_straight; // cannot be entered or left diagonally
};

} // namespace levwright::roll
