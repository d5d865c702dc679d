// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edit/ThingPlaces.h"

#include "core/base/CellMask.h"
#include "core/base/Flood.h"
#include "core/base/Phrase.h"
#include "core/edit/RoomEdit.h"

#include <algorithm>
#include <format>

namespace levwright {
namespace {

// A door of a room is identified by its wall and its place along the wall.
std::optional<WallPlace> placeInWall(const Area& floor, Point cell) {
    const bool inColumns = cell.x >= floor.x1 && cell.x <= floor.x2;
    const bool inRows = cell.y >= floor.y1 && cell.y <= floor.y2;
    if (inColumns && cell.y == floor.y1 - 1)
        return WallPlace{WallSide::North, cell.x};
    if (inColumns && cell.y == floor.y2 + 1)
        return WallPlace{WallSide::South, cell.x};
    if (inRows && cell.x == floor.x1 - 1)
        return WallPlace{WallSide::West, cell.y};
    if (inRows && cell.x == floor.x2 + 1)
        return WallPlace{WallSide::East, cell.y};
    return std::nullopt;
}

bool isCorner(const Area& floor, Point cell) {
    return (cell.x == floor.x1 - 1 || cell.x == floor.x2 + 1) &&
           (cell.y == floor.y1 - 1 || cell.y == floor.y2 + 1);
}

// The stated and the visible floor can differ for vaults, and while the statement of the room is being
// changed.
std::optional<Area> floorOf(const std::optional<Area>& stated, const std::optional<Area>& seen) {
    if (!stated || !seen)
        return stated ? stated : seen;
    return Area{0, 0, std::min(stated->x2, seen->x2), std::min(stated->y2, seen->y2)};
}

} // namespace

Area roomAround(const Catalog& catalog, const MapModel* map, Point cell) {
    const auto isFloor = [&](Point at) {
        const Terrain* terrain =
            map != nullptr ? catalog.terrainByCharacter(map->cells.atOr(at, '\0')) : nullptr;
        return terrain != nullptr && terrain->isRoom;
    };
    if (!isFloor(cell))
        return {cell.x, cell.y, cell.x, cell.y};
    const auto mayStep = [&](Point /*from*/, Point to) { return isFloor(to); };
    return *CellMask(flooded({map->cells.width(), map->cells.height()}, cell, Joining::Sides, mayStep))
                .bounds();
}

std::expected<std::optional<WallPlace>, Refusal> wallPlaceAt(const std::optional<Area>& stated,
                                                             const AddPlace& place) {
    const Point cell = place.cell;
    const std::optional<Area> floor = floorOf(stated, place.floor);
    if (floor) {
        if (std::optional<WallPlace> wall = placeInWall(*floor, cell))
            return wall;
    }
    if (floor && isCorner(*floor, cell))
        return refuse(say("No door fits into the corner of a room."));
    if (floor ? floor->contains(cell) : cell.x >= 0 && cell.y >= 0)
        return std::nullopt;
    return refuse(floor ? say("({},{}) lies outside this room, whose floor is {} × {}.", cell.x, cell.y,
                              floor->x2 + 1, floor->y2 + 1)
                        : say("({},{}) lies outside this room.", cell.x, cell.y));
}

std::string writtenPlace(const WallPlace& place) {
    return std::format("{},{}", place.side ? wordOf(*place.side) : "random",
                       place.position ? std::to_string(*place.position) : "random");
}

} // namespace levwright
