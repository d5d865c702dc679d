// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edit/FormGaps.h"

#include "core/tree/Grammar.h"

#include <algorithm>
#include <array>
#include <format>

namespace levwright {
namespace {

struct NamedStep {
    std::string_view name;
    Point by;
};
constexpr std::array steps{NamedStep{"north", {0, -1}}, NamedStep{"south", {0, 1}}, NamedStep{"east", {1, 0}},
                           NamedStep{"west", {-1, 0}}};

// The first direction in which the neighbour of the cell is wanted; usual if there is none.
template <class IsWanted>
std::string_view directionFrom(Point cell, std::string_view usual, IsWanted isWanted) {
    const auto found = std::ranges::find_if(steps, [&](const NamedStep& step) {
        return isWanted(Point{cell.x + step.by.x, cell.y + step.by.y});
    });
    return found == steps.end() ? usual : found->name;
}

} // namespace

void fillGap(std::string& form, std::string_view gap, std::string_view text) {
    const std::size_t at = form.find(gap);
    if (at != std::string::npos)
        form.replace(at, gap.size(), text);
}

void fillDirections(std::string& form, const Catalog& catalog, const MapModel* map, Point cell) {
    const auto terrainAt = [&](Point at) {
        return map == nullptr ? nullptr : catalog.terrainByCharacter(map->cells.atOr(at, '\0'));
    };
    fillGap(form, wallGap, directionFrom(cell, "north", [&](Point at) {
                const Terrain* terrain = terrainAt(at);
                return terrain != nullptr && terrain->isWall;
            }));
    fillGap(form, outGap, directionFrom(cell, "east", [&](Point at) {
                return map != nullptr && (!map->cells.contains(at) || map->cells.at(at) == ' ');
            }));
}

std::string writtenPlace(Point cell) {
    return std::format("({},{})", cell.x, cell.y);
}

std::string writtenPlace(const Area& area) {
    return std::format("({},{},{},{})", area.x1, area.y1, area.x2, area.y2);
}

} // namespace levwright
