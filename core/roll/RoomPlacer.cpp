// SPDX-License-Identifier: GPL-3.0-or-later
// The places of rooms, and their walls (format document on loading, section 16).
#include "core/instance/RoomGrid.h"
#include "core/roll/Features.h"
#include "core/roll/Rooms.h"
#include "core/roll/Steps.h"

#include <algorithm>
#include <utility>

namespace levwright::roll {
namespace {

constexpr int mostTries = 101;

class RoomSearch {
public:
    RoomSearch(RollState& state, FreeRectangles& free) : m_state(state), m_free(free) {}

    std::optional<Area> find(const RoomWish& room) {
        const bool allRandom =
            room.x < 0 && room.y < 0 && room.width < 0 && room.xAlign < 0 && room.yAlign < 0;
        return allRandom || room.vault ? findAnywhere(room.vault) : findNear(room);
    }

private:
    // Rule (a): a room of any size in any place.
    std::optional<Area> findAnywhere(bool vault) {
        for (int tries = 0; tries < mostTries; ++tries) {
            if (m_free.empty())
                return std::nullopt;
            const std::optional<Area> area = tryAnywhere(m_free.some(m_state.random), vault);
            if (!area)
                continue;
            m_free.take({area->x1 - 1, area->y1 - 1, area->x2 + 1, area->y2 + 1});
            return area;
        }
        return std::nullopt;
    }

    std::optional<Area> tryAnywhere(const Area& free, bool vault) {
        RandomStream& random = m_state.random;
        constexpr int wide = 28;
        constexpr int mostCells = 50;
        int dx = vault ? 1 : 2 + random.below(free.x2 - free.x1 > wide ? 12 : 8);
        int dy = vault ? 1 : 2 + random.below(4);
        if (dx * dy > mostCells)
            dy = mostCells / dx;
        const int xMargin = horizontalMargin + (vault ? 1 : 0);
        const int yMargin = verticalMargin + (vault ? 1 : 0);
        const int xBorder = free.x1 > 0 && free.x2 < columns - 1 ? 2 * xMargin : xMargin + 1;
        const int yBorder = free.y1 > 0 && free.y2 < rows - 1 ? 2 * yMargin : yMargin + 1;
        if (free.x2 - free.x1 < dx + 3 + xBorder || free.y2 - free.y1 < dy + 3 + yBorder)
            return std::nullopt;
        const int x = free.x1 + (free.x1 > 0 ? xMargin : 3) +
                      random.below(free.x2 - (free.x1 > 0 ? free.x1 : 3) - dx - xBorder + 1);
        int y = free.y1 + (free.y1 > 0 ? yMargin : 2) +
                random.below(free.y2 - (free.y1 > 0 ? free.y1 : 2) - dy - yBorder + 1);
        const int count = int(std::ranges::count(m_state.level.rooms, -1, &RolledRoom::parent));
        if (free.y1 == 0 && free.y2 >= rows - 1 && (count == 0 || random.oneIn(count)) && y + dy > rows / 2) {
            y = 2 + random.below(3);
            if (count < 4 && dy > 1)
                --dy;
        }
        return shrink({x, y, x + dx, y + dy}, xMargin, yMargin);
    }

    // Shrinks the room until its surroundings are stone; empty if that fails.
    std::optional<Area> shrink(Area area, int xMargin, int yMargin) {
        const Area wanted = area;
        area = area.common({3, 2, columns - 3, rows - 3});
        if (m_state.makesOrdinaryLevel) {
            const bool allDiffer = area.x1 != wanted.x1 && area.y1 != wanted.y1 &&
                                   area.width() != wanted.width() && area.height() != wanted.height();
            const bool isFree =
                area.x2 > area.x1 && area.y2 > area.y1 && !firstObstacle(area, xMargin, yMargin);
            return isFree && !allDiffer ? std::optional(area) : std::nullopt;
        }
        while (area.x2 > area.x1 && area.y2 > area.y1) {
            const std::optional<Point> obstacle = firstObstacle(area, xMargin, yMargin);
            if (!obstacle)
                return area;
            if (m_state.random.oneIn(3))
                return std::nullopt;
            if (obstacle->x < area.x1)
                area.x1 = obstacle->x + xMargin + 1;
            else
                area.x2 = obstacle->x - xMargin - 1;
            if (obstacle->y < area.y1)
                area.y1 = obstacle->y + yMargin + 1;
            else
                area.y2 = obstacle->y - yMargin - 1;
        }
        return std::nullopt;
    }

    std::optional<Point> firstObstacle(const Area& area, int xMargin, int yMargin) const {
        const Area around = cutToMap(area.grown(xMargin, yMargin));
        for (int x = around.x1; x <= around.x2; ++x) {
            for (int y = around.y1; y <= around.y2; ++y) {
                if (m_state.terrain(x, y) != Stone)
                    return Point{x, y};
            }
        }
        return std::nullopt;
    }

    // Rule (b): the place or size of the room is partly stated.
    std::optional<Area> findNear(const RoomWish& room) {
        const bool anywhere = room.x < 0 && room.y < 0;
        for (int tries = 0; tries < mostTries; ++tries) {
            const Area area = tryNear(room, anywhere);
            const int spare = anywhere ? 1 : 0;
            const Area needed{area.x1 - 1, area.y1 - 1, area.x2 + 1 + spare, area.y2 + 1 + spare};
            if (!m_free.hold(needed))
                continue;
            const std::optional<Area> clear = keptClear(area);
            if (!clear)
                continue;
            m_free.take(needed);
            return clear;
        }
        return std::nullopt;
    }

    // The area for a room that must avoid other things. It may be moved, but keeps its size.
    std::optional<Area> keptClear(const Area& area) {
        if (!m_state.plan->holds(RollRule::StatedRoomsKeepClear))
            return area;
        const std::optional<Area> found =
            shrink({area.x1, area.y1, area.x2 + 1, area.y2 + 1}, horizontalMargin, verticalMargin);
        if (!found)
            return std::nullopt;
        return area.shifted({found->x1 - area.x1, found->y1 - area.y1});
    }

    Area tryNear(const RoomWish& room, bool anywhere) {
        constexpr int cells = roomGrid;
        RandomStream& random = m_state.random;
        const int x = anywhere ? random.die(cells) : room.x;
        const int y = anywhere ? random.die(cells) : room.y;
        const bool anySize = room.width < 0 || room.height < 0;
        const int width = anySize ? 3 + random.below(15) : room.width;
        const int height = anySize ? 2 + random.below(8) : room.height;
        const int xAlign = room.xAlign < 0 ? random.die(3) : room.xAlign;
        const int yAlign = room.yAlign < 0 ? random.die(3) : room.yAlign;
        return floorInGrid({x, y}, {xAlign, yAlign}, {width, height});
    }

    RollState& m_state;
    FreeRectangles& m_free;
};

// Start and length of a subroom along one axis. No corridor of one cell remains along the parent's wall. With
// isFurther, random places begin one cell further.
std::pair<int, int> placeInside(RandomStream& random, int start, int length, int parentLength,
                                bool isFurther) {
    if (length < 0)
        length = random.die(parentLength - 3);
    if (start < 0)
        start = isFurther ? random.die(parentLength - length) : random.die(parentLength - length - 1) - 1;
    if (start == 1)
        start = 0;
    if (start + length + 1 == parentLength)
        ++start;
    return {start, length};
}

void set(RollState& state, int x, int y, int terrain) {
    if (!onMap(x, y))
        return;
    const auto cell = std::size_t(cellOf(x, y));
    std::uint8_t& detail = state.level.detail[cell];
    // A wall reads the state of the door that it replaces as marks, in games where scripts see that.
    if (isWall(terrain) && state.isAnyDoor({x, y}) && state.plan->holds(RollRule::StatedRoomsKeepClear))
        state.level.marks[cell] = marksOfDoor(detail);
    state.setTerrain({x, y}, terrain);
    detail = 0;
}

void buildWalls(RollState& state, const Area& area, bool subroom) {
    for (int x = area.x1 - 1; x <= area.x2 + 1; ++x) {
        set(state, x, area.y1 - 1, HorizontalWall);
        set(state, x, area.y2 + 1, HorizontalWall);
    }
    for (int y = area.y1; y <= area.y2; ++y) {
        set(state, area.x1 - 1, y, VerticalWall);
        for (int x = area.x1; x <= area.x2; ++x)
            set(state, x, y, Floor);
        set(state, area.x2 + 1, y, VerticalWall);
    }
    if (subroom) {
        fixWalls(state, cutToMap(area.grown(1, 1)));
        return;
    }
    set(state, area.x1 - 1, area.y1 - 1, TopLeftCorner);
    set(state, area.x2 + 1, area.y1 - 1, TopRightCorner);
    set(state, area.x1 - 1, area.y2 + 1, BottomLeftCorner);
    set(state, area.x2 + 1, area.y2 + 1, BottomRightCorner);
}

} // namespace

std::optional<Area> RoomPlacer::find(const RoomWish& room) {
    KeptRoll* kept = m_state.kept;
    if (kept == nullptr)
        return RoomSearch(m_state, m_free).find(room);
    std::optional<Area> floor = kept->floorFor(room);
    if (!floor && kept->isKeeping())
        reserveKept();
    if (!floor)
        floor = RoomSearch(m_state, m_free).find(room);
    if (floor)
        kept->noteRoom(room, *floor);
    else
        kept->clearWayFor(room);
    return floor;
}

void RoomPlacer::reserveKept() {
    m_free.reset();
    for (const Area& floor : m_state.kept->made())
        m_free.take(floor.grown(1, 1));
    for (const Area& floor : m_state.kept->awaited())
        m_free.take(floor.grown(1, 1));
}

std::optional<Area> RoomPlacer::inside(const Area& parent, const RoomWish& room) {
    constexpr int leastParent = 4;
    if (parent.width() < leastParent || parent.height() < leastParent)
        return std::nullopt;
    if (m_state.kept != nullptr) {
        if (const std::optional<Area> floor = m_state.kept->floorInside(parent, room)) {
            m_state.kept->noteRoom(room, *floor, parent);
            return floor;
        }
    }
    const bool isFurther = m_state.plan->holds(RollRule::StatedRoomsKeepClear);
    const auto [x, width] = placeInside(m_state.random, room.x, room.width, parent.width(), isFurther);
    const auto [y, height] = placeInside(m_state.random, room.y, room.height, parent.height(), isFurther);
    const Area floor{parent.x1 + x, parent.y1 + y, parent.x1 + x + width - 1, parent.y1 + y + height - 1};
    if (m_state.kept != nullptr)
        m_state.kept->noteRoom(room, floor, parent);
    return floor;
}

std::optional<std::size_t> buildRoom(RollState& state, RolledRoom room) {
    room.area = roomBox(room.area);
    buildWalls(state, room.area, room.parent >= 0);
    if (room.lit)
        state.setLit(room.area.grown(1, 1), true);
    const std::optional<std::size_t> index = addRoom(state, room);
    if (index && onMap(room.area.x1, room.area.y1))
        state.note(room.statement, {room.area.x1, room.area.y1});
    return index;
}

} // namespace levwright::roll
