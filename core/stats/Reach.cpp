// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/Reach.h"

#include <algorithm>

namespace levwright::roll {
namespace {

constexpr std::uint8_t shut = 0;
constexpr std::uint8_t open = 1;
constexpr std::uint8_t straight = 2; // not entered or left diagonally

// But for doors, by terrain: how it is entered, and from which way of travelling on.
constexpr std::array<std::uint8_t, terrainCount> accessTable = [] {
    std::array<std::uint8_t, terrainCount> table{};
    for (std::size_t terrain = Door + 1; terrain < terrainCount; ++terrain)
        table[terrain] = open;
    table[SecretCorridor] = table[RaisedBridge] = open;
    table[Pool] = table[Moat] = table[Water] = table[Lava] = open;
    table[DrawbridgeWall] = straight;
    return table;
}();
constexpr std::array<Travel, terrainCount> firstTable = [] {
    std::array<Travel, terrainCount> table{};
    table[RaisedBridge] = table[DrawbridgeWall] = Travel::Unlocking;
    table[Pool] = table[Moat] = table[Water] = table[Lava] = Travel::Levitating;
    return table;
}();

constexpr std::array straightSteps{-1, 1, -columns, columns};
constexpr std::array diagonalSteps{-columns - 1, -columns + 1, columns - 1, columns + 1};

} // namespace

Reach::Way Reach::wayInto(int terrain, std::uint8_t detail) {
    if (terrain != Door && terrain != SecretDoor)
        return {accessTable[std::size_t(terrain)], firstTable[std::size_t(terrain)]};
    const bool isHole = terrain == Door && (detail & (OpenDoor | ClosedDoor | LockedDoor)) == 0;
    return {isHole ? open : straight, (detail & LockedDoor) != 0 ? Travel::Unlocking : Travel::Walking};
}

// One pass over the cells: each belongs to those of its neighbours that were entered before it, and joins
// them.
void Reach::explore(const LevelInstance& level) {
    m_lower.assign(1, 0);
    for (std::vector<LaterCell>& cells : m_later)
        cells.clear();
    m_access.fill(shut);
    m_number.fill(0);
    for (std::size_t cell = 0, at = margin; cell < std::size_t(cellCount); ++cell, ++at) {
        const Way way = cell % columns == 0 ? Way{} : wayInto(level.terrain[cell], level.detail[cell]);
        if (way.access == shut)
            continue;
        if (way.first == Travel::Walking)
            enter(at, way.access);
        else
            m_later[std::size_t(way.first)].push_back({std::uint16_t(at), way.access});
    }
    numberRegions();
}

void Reach::goOn(Travel travel) {
    for (const auto& [at, access] : m_later[std::size_t(travel)])
        enter(at, access);
    numberRegions();
}

void Reach::enter(std::size_t at, std::uint8_t access) {
    const auto neighbour = [at](int step) { return std::size_t(std::ptrdiff_t(at) + step); };
    m_access[at] = access;
    std::uint16_t number = 0;
    for (const int step : straightSteps)
        join(number, m_number[neighbour(step)]);
    if (access == open) {
        for (const int step : diagonalSteps) {
            if (m_access[neighbour(step)] == open)
                join(number, m_number[neighbour(step)]);
        }
    }
    if (number == 0) {
        number = std::uint16_t(m_lower.size());
        m_lower.push_back(number);
    }
    m_number[at] = number;
}

std::uint16_t Reach::lowestOf(std::uint16_t number) const {
    while (m_lower[number] != number)
        number = m_lower[number];
    return number;
}

void Reach::join(std::uint16_t& number, std::uint16_t neighbour) {
    if (neighbour == 0 || neighbour == number)
        return;
    if (number == 0) {
        number = neighbour;
        return;
    }
    const std::uint16_t one = lowestOf(number);
    const std::uint16_t other = lowestOf(neighbour);
    m_lower[std::max(one, other)] = std::min(one, other);
}

void Reach::numberRegions() {
    m_region.assign(m_lower.size(), 0);
    m_count = 0;
    for (std::size_t number = 1; number < m_lower.size(); ++number)
        m_region[number] = m_lower[number] == number ? std::uint16_t(++m_count) : m_region[m_lower[number]];
}

} // namespace levwright::roll
