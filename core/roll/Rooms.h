// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/roll/RollState.h"

namespace levwright::roll {

// A random cell of the room's box; if it has subrooms, one outside them (sections 16, 17). Nothing: none was
// found in 100 tries.
std::optional<Point> someCell(RollState& state, std::size_t room);

// A plain wall with no door beside it.
bool mayHoldDoor(const RollState& state, Point p);

// Cells that stay between rooms.
constexpr int horizontalMargin = 4;
constexpr int verticalMargin = 3;

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

// What a description says of a room's place and size; below 0: random. Places of rooms are numbers of the 5
// by 5 parts that a level is cut into, those of subrooms count from the parent's floor.
struct RoomWish {
    int x = -1;
    int y = -1;
    int width = -1;
    int height = -1;
    int xAlign = -1; // 1 left, 3 center, 5 right
    int yAlign = -1;
    bool vault = false;
};

// Finds places for rooms (section 16), each beside those found before.
class RoomPlacer {
public:
    explicit RoomPlacer(RollState& state) : m_state(state) { m_free.reset(); }

    // Nothing: there is none.
    std::optional<Area> find(const RoomWish& room);
    std::optional<Area> inside(const Area& parent, const RoomWish& room);
    void reset() { m_free.reset(); }

private:
    RollState& m_state;
    FreeRectangles m_free;
};

// Walls, floor and light of a room, and the room itself; its index. Nothing: there is no space for one more.
std::optional<std::size_t> buildRoom(RollState& state, RolledRoom room);

// Gives the cells of an irregular room the number of the next room, and its light; their bounding box.
Area fillIrregularRoom(RollState& state, Point start, bool lit);

} // namespace levwright::roll
