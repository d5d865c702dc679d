// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scene/RoomPlaces.h"

#include "core/model/RoomView.h"

namespace levwright {

std::optional<Point> roomPlaceAt(Point cell) {
    for (int y = 1; y <= roomPlaces.y; ++y) {
        for (int x = 1; x <= roomPlaces.x; ++x) {
            if (cellsOfRoomPlace({x, y}).contains(cell))
                return Point{x, y};
        }
    }
    return std::nullopt;
}

Area cellsOfRoomPlace(Point place) {
    constexpr Area level{0, 0, 79, 20};
    const int width = level.width();
    const int height = level.height();
    return {(place.x - 1) * width / roomPlaces.x, (place.y - 1) * height / roomPlaces.y,
            place.x * width / roomPlaces.x - 1, place.y * height / roomPlaces.y - 1};
}

} // namespace levwright
