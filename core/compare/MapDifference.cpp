// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/MapDifference.h"

#include "core/base/Printable.h"

#include <algorithm>
#include <format>
#include <map>
#include <utility>

namespace levwright::compare {
namespace {

std::string terrainName(const Catalog& catalog, char cell) {
    const Terrain* const terrain = catalog.terrainByCharacter(cell);
    return terrain != nullptr ? std::string(terrain->name)
                              : std::format("“{}”", printable(std::string(1, cell)));
}

std::string wordsFor(const Catalog& catalog, char before, char after, std::size_t count) {
    const std::string was = terrainName(catalog, before);
    const std::string is = terrainName(catalog, after);
    return count == 1 ? std::format("1 cell of {} became {}", was, is)
                      : std::format("{} cells of {} became {}", count, was, is);
}

} // namespace

std::vector<PaintedCells> paintedCells(const Catalog& catalog, const Grid<char>& before,
                                       const Grid<char>& after) {
    std::vector<PaintedCells> painted;
    std::map<std::pair<char, char>, std::vector<Point>> changes;
    for (int y = 0; y < std::max(before.height(), after.height()); ++y) {
        for (int x = 0; x < std::max(before.width(), after.width()); ++x) {
            const char was = before.atOr({x, y}, ' ');
            const char is = after.atOr({x, y}, ' ');
            if (was != is)
                changes[{was, is}].push_back({x, y});
        }
    }
    for (auto& [change, cells] : changes) {
        std::string words = wordsFor(catalog, change.first, change.second, cells.size());
        painted.push_back({std::move(cells), std::move(words)});
    }
    std::ranges::stable_sort(painted, std::greater(), [](const PaintedCells& p) { return p.cells.size(); });
    if (before.width() != after.width() || before.height() != after.height())
        painted.insert(painted.begin(),
                       {{},
                        std::format("the map had {} × {} cells and has {} × {}", before.width(),
                                    before.height(), after.width(), after.height())});
    return painted;
}

} // namespace levwright::compare
