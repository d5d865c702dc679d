// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

// Which cells of a level belong together. Kept from level to level.
class Reach {
public:
    // Gives every cell that can be stood on a number: equal ones can be reached from each other.
    void explore(const LevelInstance& level, Travel travel);
    // 0: it cannot be stood on.
    int regionOf(CellPlace place) const { return m_region[std::size_t(cellOf(place.point()))]; }
    int regionOf(int cell) const { return m_region[std::size_t(cell)]; }
    int regionCount() const { return m_count; }

private:
    void spread(int start);

    // Whether a cell can be entered, and whether only straight.
    Cells<std::uint8_t> m_open{};
    Cells<std::int16_t> m_region{};
    std::array<std::int16_t, cellCount> m_queue{};
    int m_count = 0;
};

} // namespace levwright::roll
