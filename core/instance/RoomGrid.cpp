// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/instance/RoomGrid.h"

#include "core/instance/LevelInstance.h"

#include <algorithm>
#include <cstdlib>

namespace levwright::roll {

Area floorInGrid(Point place, Point align, Point size) {
    constexpr int cellWidth = columns / roomGrid;
    constexpr int cellHeight = rows / roomGrid;
    const auto inset = [](int aligned, int space) {
        return aligned == AlignedFar ? space : aligned == AlignedCenter ? space / 2 : 0;
    };
    int column = (place.x - 1) * cellWidth + 1 + inset(align.x, cellWidth - size.x);
    int row = (place.y - 1) * rows / roomGrid + 1 + inset(align.y, cellHeight - size.y);
    if (column + size.x > columns - 1)
        column = columns - 3 - size.x;
    if (row + size.y > rows - 1)
        row = rows - 3 - size.y;
    column = std::max(column, 2);
    row = std::max(row, 2);
    return {column, row, column + size.x - 1, row + size.y - 1};
}

std::vector<Area> possibleFloors(const RoomWish& wish, const Area& near) {
    if (wish.isAllRandom() || wish.vault)
        return {near};
    const bool anySize = wish.width < 0 || wish.height < 0;
    const Point size = anySize ? Point{near.width(), near.height()} : Point{wish.width, wish.height};
    const bool anywhere = wish.x < 0 && wish.y < 0;
    // A random alignment is never far.
    const auto aligns = [](int stated) {
        return stated < 0 ? std::vector<int>{AlignedNear, AlignedCenter} : std::vector<int>{stated};
    };
    std::vector<Area> floors;
    for (int y = anywhere ? 1 : wish.y; y <= (anywhere ? roomGrid : wish.y); ++y) {
        for (int x = anywhere ? 1 : wish.x; x <= (anywhere ? roomGrid : wish.x); ++x) {
            for (const int xAlign : aligns(wish.xAlign)) {
                for (const int yAlign : aligns(wish.yAlign))
                    floors.push_back(floorInGrid({x, y}, {xAlign, yAlign}, size));
            }
        }
    }
    std::ranges::stable_sort(floors, {}, [&](const Area& floor) {
        return std::abs(floor.x1 - near.x1) + std::abs(floor.y1 - near.y1);
    });
    return floors;
}

bool isClearOf(const Area& floor, std::span<const Area> others) {
    return std::ranges::none_of(
        others, [&](const Area& other) { return floor.grown(2, 2).meets(other.grown(1, 1)); });
}

} // namespace levwright::roll
