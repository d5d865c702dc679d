// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/RoomFloor.h"

namespace levwright {

std::optional<Area> statedFloor(const CompiledRoom& room) {
    if (room.width <= 0 || room.height <= 0)
        return std::nullopt;
    return Area{0, 0, room.width - 1, room.height - 1};
}

} // namespace levwright
