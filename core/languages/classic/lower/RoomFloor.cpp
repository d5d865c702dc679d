// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/classic/lower/RoomFloor.h"

#include <algorithm>
#include <string_view>
#include <unordered_map>

namespace levwright {
namespace {

constexpr Area floorOfSize(int width, int height) {
    return {0, 0, width - 1, height - 1};
}

constexpr Area vaultFloor = floorOfSize(2, 2);

// The possible floors of an ordinary room that is in no other room.
std::vector<Area> floorsAtTop(const CompiledRoom& room) {
    const bool isAnywhere = room.x < 0 && room.y < 0 && room.width < 0 && room.horizontalAlignment < 0 &&
                            room.verticalAlignment < 0;
    // There are up to 13 by 5 steps from corner to corner, and their product is at most 50.
    if (isAnywhere)
        return {floorOfSize(11, 6), floorOfSize(13, 5), floorOfSize(14, 4)};
    if (room.width < 0 || room.height < 0)
        return {floorOfSize(17, 9)};
    return {floorOfSize(room.width, room.height)};
}

std::vector<Area> floorsInside(const CompiledRoom& room, const std::vector<Area>& parents) {
    constexpr int leastParent = 4;
    std::vector<Area> floors;
    for (const Area& parent : parents) {
        const int width = parent.x2 + 1;
        const int height = parent.y2 + 1;
        if (width < leastParent || height < leastParent)
            continue;
        const Area floor =
            floorOfSize(room.width < 0 ? width - 3 : room.width, room.height < 0 ? height - 3 : room.height);
        const auto holds = [](const Area& outer, const Area& inner) {
            return outer.contains(Point{inner.x2, inner.y2});
        };
        if (std::ranges::any_of(floors, [&](const Area& other) { return holds(other, floor); }))
            continue;
        std::erase_if(floors, [&](const Area& other) { return holds(floor, other); });
        floors.push_back(floor);
    }
    return floors;
}

} // namespace

std::optional<Area> statedFloor(const CompiledRoom& room) {
    if (room.width <= 0 || room.height <= 0)
        return std::nullopt;
    return floorOfSize(room.width, room.height);
}

std::vector<const RoomModel*> roomsAround(const std::vector<RoomModel>& rooms) {
    std::unordered_map<std::string_view, const RoomModel*> byName;
    for (const RoomModel& room : rooms)
        byName.try_emplace(room.room.name, &room);
    std::vector<const RoomModel*> around;
    around.reserve(rooms.size());
    for (const RoomModel& room : rooms) {
        const auto outer = room.room.parent.empty() ? byName.end() : byName.find(room.room.parent);
        around.push_back(outer == byName.end() ? nullptr : outer->second);
    }
    return around;
}

std::vector<Area> largestFloors(const Catalog& catalog, const CompiledRoom& room, const RoomModel* around) {
    if (!room.parent.empty()) {
        // A room in a room in a room ends the game.
        if (around == nullptr || !around->room.parent.empty())
            return {};
        return floorsInside(room, largestFloors(catalog, around->room, nullptr));
    }
    const auto vault = std::ranges::find(catalog.roomTypes(), "vault", &NamedNumber::name);
    if (vault == catalog.roomTypes().end() || room.type != vault->number)
        return floorsAtTop(room);
    // A vault ignores the stated size. If its chance decides that it is not a vault, it is an ordinary room.
    std::vector<Area> floors{vaultFloor};
    if (room.chance != 0) {
        floors = floorsAtTop(room);
        if (!floors.front().contains(Point{vaultFloor.x2, vaultFloor.y2}))
            floors.push_back(vaultFloor);
    }
    return floors;
}

} // namespace levwright
