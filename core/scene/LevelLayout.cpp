// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scene/LevelLayout.h"

#include <algorithm>

namespace levwright {

void LevelLayout::follow(const TextEdit& edit) {
    for (LaidOutRoom& room : rooms)
        room.begin = edit.map(room.begin, Bias::After);
    for (LaidOutThing& door : doors)
        door.begin = edit.map(door.begin, Bias::After);
}

std::optional<Area> LevelLayout::floorOf(Offset room) const {
    const auto found = std::ranges::find(rooms, room, &LaidOutRoom::begin);
    return found == rooms.end() ? std::nullopt : std::optional(found->floor);
}

std::optional<Point> LevelLayout::cellOf(Offset door) const {
    const auto found = std::ranges::find(doors, door, &LaidOutThing::begin);
    return found == doors.end() ? std::nullopt : std::optional(found->cell);
}

} // namespace levwright
