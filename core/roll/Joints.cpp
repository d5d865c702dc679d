// SPDX-License-Identifier: GPL-3.0-or-later
// Where corridors of NetHack 5.0 are joined to rooms (format document on Lua levels of 5.0, section 6).
#include "core/roll/Rooms.h"

#include <algorithm>
#include <array>

namespace levwright::roll {
namespace {

// Whether a door there leads into the room and not into a subroom or another room.
bool leadsInto(const RollState& state, Point p, const RoomSide& side) {
    constexpr std::array<Point, 4> beside{{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}};
    const int here = state.terrain(p);
    const bool isPlainWall = here == VerticalWall || here == HorizontalWall;
    const Point next{p.x + side.inward.x, p.y + side.inward.y};
    if (!onMap(next) || (!isPlainWall && !state.isAnyDoor(p)))
        return false;
    const auto isDoorBeside = [&](Point step) { return state.isAnyDoor({p.x + step.x, p.y + step.y}); };
    return std::ranges::none_of(beside, isDoorBeside) && state.terrain(next) >= Pool &&
           state.roomNumber[std::size_t(cellOf(next))] == side.room + 1;
}

// The wall of an irregular room lies within its box, behind stone and corridors.
std::optional<Point> jointFrom(const RollState& state, Point p, const RoomSide& side) {
    const RolledRoom& room = state.level.rooms[side.room];
    if (leadsInto(state, p, side))
        return p;
    const auto isRock = [&](Point at) { return state.terrain(at) == Stone || state.terrain(at) == Corridor; };
    if (!room.irregular || !isRock(p))
        return std::nullopt;
    for (Point at{p.x + side.inward.x, p.y + side.inward.y}; room.area.contains(at);
         at = {at.x + side.inward.x, at.y + side.inward.y}) {
        if (leadsInto(state, at, side))
            return at;
        if (!isRock(at))
            break;
    }
    return std::nullopt;
}

} // namespace

std::optional<Point> findJoint(RollState& state, const RoomSide& side) {
    constexpr int draws = 20;
    for (int left = draws; left > 0; --left) {
        const Point p{state.random.between(side.wall.x1, side.wall.x2),
                      state.random.between(side.wall.y1, side.wall.y2)};
        if (const auto joint = jointFrom(state, p, side))
            return joint;
    }
    for (int x = side.wall.x1; x <= side.wall.x2; ++x) {
        for (int y = side.wall.y1; y <= side.wall.y2; ++y) {
            if (const auto joint = jointFrom(state, {x, y}, side))
                return joint;
        }
    }
    return std::nullopt;
}

} // namespace levwright::roll
