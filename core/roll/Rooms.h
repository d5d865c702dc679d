// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/roll/RollState.h"

namespace levwright::roll {

// A random cell of the room's box; if it has subrooms, one outside them (sections 16, 17). Nothing: none was
// found in 100 tries.
std::optional<Point> someCell(RollState& state, std::size_t room);

// A plain wall with no door beside it.
bool mayHoldDoor(const RollState& state, Point p);

// The rectangles in which room levels look for a place (section 16).
class FreeRectangles {
public:
    void reset();
    bool empty() const { return m_count == 0; }
    Area some(RandomStream& random) const { return m_areas[std::size_t(random.below(m_count))]; }
    // Whether one of them contains the area.
    bool hold(const Area& area) const { return find(area) >= 0; }
    // Takes the area out of the first that contains it, and of all that it touches.
    void take(const Area& area);

private:
    static constexpr int most = 50;
    int find(const Area& area) const;
    void split(int index, const Area& taken);
    void add(const Area& area);

    std::array<Area, most> m_areas{};
    int m_count = 0;
};

} // namespace levwright::roll
