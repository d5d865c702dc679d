// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/instance/LevelInstance.h"

#include <array>
#include <cstdint>
#include <vector>

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
    // Gives every cell that a walker can stand on a number: equal ones can be reached from each other.
    void explore(const LevelInstance& level);
    // Takes in what else can be entered by travelling so, which comes behind how it was explored before.
    void goOn(Travel travel);
    // 0: it cannot be stood on.
    int regionOf(CellPlace place) const { return regionOf(cellOf(place.point())); }
    int regionOf(int cell) const { return m_region[m_number[margin + std::size_t(cell)]]; }
    int regionCount() const { return m_count; }

private:
    struct Way {
        std::uint8_t access = 0;        // whether it can be entered, or only straight
        Travel first = Travel::Walking; // who can enter it first
    };
    struct LaterCell {
        std::uint16_t at = 0;
        std::uint8_t access = 0;
    };

    static Way wayInto(int terrain, std::uint8_t detail);
    void enter(std::size_t at, std::uint8_t access);
    std::uint16_t lowestOf(std::uint16_t number) const;
    void join(std::uint16_t& number, std::uint16_t neighbour);
    void numberRegions();

    // Around the rows there is a margin that cannot be entered, and column 0 is as good as one.
    static constexpr std::size_t margin = columns + 1;
    static constexpr std::size_t size = cellCount + 2 * margin;

    std::array<std::uint8_t, size> m_access{};
    std::array<std::uint16_t, size> m_number{}; // of each cell; 0: it cannot be entered
    std::vector<std::uint16_t> m_lower;         // by number: a lower one of the same region, or itself
    std::vector<std::uint16_t> m_region;        // by number
    std::array<std::vector<LaterCell>, travelCount> m_later;
    int m_count = 0;
};

} // namespace levwright::roll
