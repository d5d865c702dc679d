// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/roll/RollState.h"

namespace levwright::roll {

// A random cell of the room's box; if the room has subrooms, a cell outside of them (sections 16, 17). Empty
// if none was found in 100 tries; last, if it is given, then has the cell that was tried last.
std::optional<Point> someCell(RollState& state, std::size_t room, Point* last = nullptr);

// Whether the cell has the number of the room and is no edge.
bool isInside(const RollState& state, std::size_t room, Point p);

// Whether the cell is a plain wall without a door beside it.
bool mayHoldDoor(const RollState& state, Point p);

// Where a corridor may be joined to a room: the line beside the room's box, and the step from it into the
// box.
struct RoomSide {
    std::size_t room = 0;
    Area wall;
    Point inward;
};
// A cell of the room's wall for a door, in games where joins keep to rooms. Empty if there is none.
std::optional<Point> findJoint(RollState& state, const RoomSide& side);

// Whether stairs are in the box of the room.
bool holdsStairs(const RollState& state, std::size_t room);
// A room that is in no other, for stairs or a branch: an ordinary one without stairs if there is any, else a
// themed one without, else one of these with stairs, else any. Empty if there is none.
std::optional<std::size_t> roomForStairs(RollState& state, int themedType);

// How many cells remain between rooms.
constexpr int horizontalMargin = 4;
constexpr int verticalMargin = 3;

// The rectangles in which room levels search for places (section 16).
class FreeRectangles {
public:
    void reset();
    bool empty() const { return m_count == 0; }
    Area some(RandomStream& random) const { return m_areas[std::size_t(random.below(m_count))]; }
    // Whether one of them contains the area.
    bool hold(const Area& area) const { return find(area) >= 0; }
    // Cuts the area out of the first rectangle that contains it, and out of all that it touches.
    void take(const Area& area);

private:
    static constexpr int most = 50;
    int find(const Area& area) const;
    void split(int index, const Area& taken);
    void add(const Area& area);

    std::array<Area, most> m_areas{};
    int m_count = 0;
};

// Finds places for rooms (section 16) beside those found before.
class RoomPlacer {
public:
    explicit RoomPlacer(RollState& state) : m_state(state) { m_free.reset(); }

    // Empty if there is none.
    std::optional<Area> find(const RoomWish& room);
    std::optional<Area> inside(const Area& parent, const RoomWish& room);
    void reset() { m_free.reset(); }
    bool hasSpace() const { return !m_free.empty(); }

private:
    // Reserves the floors of rooms that are made, and of those that are to stay.
    void reserveKept();

    RollState& m_state;
    FreeRectangles m_free;
};

// Makes walls, floor and light of a room, and adds the room. Returns its index; empty if there is no space
// for another room.
std::optional<std::size_t> buildRoom(RollState& state, RolledRoom room);

// Gives the cells of an irregular room the number of the next room, and its light. Returns their bounding
// box.
Area fillIrregularRoom(RollState& state, Point start, bool lit);

} // namespace levwright::roll
