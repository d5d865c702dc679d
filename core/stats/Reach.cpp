// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/Reach.h"

namespace levwright::roll {
namespace {

constexpr std::uint8_t shut = 0;
constexpr std::uint8_t open = 1;
constexpr std::uint8_t straight = 2; // not entered or left diagonally

std::uint8_t doorAccess(std::uint8_t state, Travel travel) {
    if ((state & LockedDoor) != 0 && travel == Travel::Walking)
        return shut;
    return (state & (OpenDoor | ClosedDoor | LockedDoor)) != 0 ? straight : open;
}

std::uint8_t accessTo(int terrain, std::uint8_t detail, Travel travel) {
    switch (terrain) {
    case Door:
        return doorAccess(detail, travel);
    case SecretDoor:
        return doorAccess(std::uint8_t(detail | ClosedDoor), travel);
    case SecretCorridor:
        return open;
    case RaisedBridge:
        return travel == Travel::Walking ? shut : open;
    case DrawbridgeWall:
        return travel == Travel::Walking ? shut : straight;
    case Pool:
    case Moat:
    case Water:
    case Lava:
        return travel == Travel::Levitating ? open : shut;
    default:
        return terrain > Door ? open : shut;
    }
}

} // namespace

void Reach::explore(const LevelInstance& level, Travel travel) {
    for (std::size_t cell = 0; cell < std::size_t(cellCount); ++cell) {
        m_open[cell] = accessTo(level.terrain[cell], level.detail[cell], travel);
        m_region[cell] = 0;
    }
    m_count = 0;
    for (int cell = 0; cell < cellCount; ++cell) {
        if (m_open[std::size_t(cell)] != shut && m_region[std::size_t(cell)] == 0) {
            ++m_count;
            spread(cell);
        }
    }
}

void Reach::spread(int start) {
    std::size_t length = 0;
    const auto enter = [&](int cell) {
        if (m_open[std::size_t(cell)] == shut || m_region[std::size_t(cell)] != 0)
            return;
        m_region[std::size_t(cell)] = std::int16_t(m_count);
        m_queue[length++] = std::int16_t(cell);
    };
    enter(start);
    for (std::size_t i = 0; i < length; ++i) {
        const int cell = m_queue[i];
        const Point at = placeOf(cell);
        const bool up = at.y > 0;
        const bool down = at.y < rows - 1;
        const bool left = at.x > 0;
        const bool right = at.x < columns - 1;
        if (up)
            enter(cell - columns);
        if (down)
            enter(cell + columns);
        if (left)
            enter(cell - 1);
        if (right)
            enter(cell + 1);
        if (m_open[std::size_t(cell)] == straight)
            continue;
        const auto enterDiagonally = [&](int other) {
            if (m_open[std::size_t(other)] == open)
                enter(other);
        };
        if (up && left)
            enterDiagonally(cell - columns - 1);
        if (up && right)
            enterDiagonally(cell - columns + 1);
        if (down && left)
            enterDiagonally(cell + columns - 1);
        if (down && right)
            enterDiagonally(cell + columns + 1);
    }
}

} // namespace levwright::roll
