// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scene/HeatOfLevel.h"

#include "core/instance/Terrain.h"

#include <algorithm>
#include <iterator>

namespace levwright {
namespace {

// What the names of kinds begin with in statistics, in the order of heatWords.
constexpr std::string_view prefixes[] = {"mon:", "obj:", "trap:"};
static_assert(std::size(prefixes) == std::size(heatWords));

} // namespace

CellCounts countsOf(const roll::LevelStatistics& statistics, std::string_view word) {
    CellCounts counts;
    const auto* found = std::ranges::find(heatWords, word);
    if (found == std::end(heatWords))
        return counts;
    const std::string_view prefix = prefixes[std::size_t(found - std::begin(heatWords))];
    for (const auto& [name, tally] : statistics.kinds) {
        if (!name.starts_with(prefix))
            continue;
        for (const auto& [cell, count] : tally.at)
            counts[cell] += count;
    }
    return counts;
}

std::vector<SceneHeat> heatOf(const CellCounts& counts) {
    roll::Count most = 1;
    for (const auto& [cell, count] : counts)
        most = std::max(most, count);
    std::vector<SceneHeat> heat;
    for (const auto& [cell, count] : counts) {
        const Point place = roll::placeOf(cell);
        heat.push_back({{place.x - roll::wholeMap.x1, place.y}, double(count) / double(most)});
    }
    return heat;
}

} // namespace levwright
