// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/instance/CellSet.h"
#include "core/instance/LevelInstance.h"

#include <array>
#include <cstdint>

namespace levwright::roll {

// How one gets about without digging. Each can do what those before it can.
enum class Travel : std::uint8_t {
    Walking,    // opens doors, finds secret ones, pushes boulders
    Unlocking,  // and locked doors, and drawbridges
    Levitating, // and crosses water and lava
};
constexpr int travelCount = 3;

// Which cells of a level can be reached from where. Kept from level to level.
class Reach {
public:
    void explore(const LevelInstance& level);
    // Where one can stand who travels so.
    const CellSet& enterable(Travel travel) const { return m_enterable[std::size_t(travel)]; }
    // Adds to cells where one can stand all that can be reached from them by travelling so.
    void spread(CellSet& reached, Travel travel) const;

private:
    void lookAt(Point p, std::uint8_t terrain, std::uint8_t detail);

    std::array<CellSet, travelCount> m_enterable;
    CellSet m_straight; // not entered or left diagonally
};

} // namespace levwright::roll
