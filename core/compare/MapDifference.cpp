// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/MapDifference.h"

#include "core/base/Phrase.h"
#include "core/base/Printable.h"

#include <algorithm>
#include <format>
#include <map>
#include <utility>

namespace levwright::compare {
namespace {

std::string wordsFor(const std::string& was, const std::string& is, std::size_t count) {
    return count == 1 ? say("1 cell of {} became {}", was, is)
                      : say("{} cells of {} became {}", count, was, is);
}

} // namespace

std::string terrainName(const Catalog& catalog, char cell) {
    const Terrain* const terrain = catalog.terrainByCharacter(cell);
    return terrain != nullptr ? std::string(said(terrain->name))
                              : withQuotes(printable(std::string(1, cell)));
}

std::vector<PaintedCells> paintedCells(const Catalog& catalogBefore, const Grid<char>& before,
                                       const Catalog& catalogAfter, const Grid<char>& after) {
    std::map<std::pair<char, char>, std::vector<Point>> changes;
    for (int y = 0; y < std::max(before.height(), after.height()); ++y) {
        for (int x = 0; x < std::max(before.width(), after.width()); ++x) {
            const char was = before.atOr({x, y}, ' ');
            const char is = after.atOr({x, y}, ' ');
            if (was != is || &catalogBefore != &catalogAfter)
                changes[{was, is}].push_back({x, y});
        }
    }
    std::vector<PaintedCells> painted;
    for (auto& [change, cells] : changes) {
        const std::string was = terrainName(catalogBefore, change.first);
        const std::string is = terrainName(catalogAfter, change.second);
        if (was != is) {
            std::string words = wordsFor(was, is, cells.size());
            painted.push_back({std::move(cells), std::move(words)});
        }
    }
    std::ranges::stable_sort(painted, std::greater(), [](const PaintedCells& p) { return p.cells.size(); });
    if (before.width() != after.width() || before.height() != after.height())
        painted.insert(painted.begin(), {{},
                                         say("the map had {} × {} cells and has {} × {}", before.width(),
                                             before.height(), after.width(), after.height())});
    return painted;
}

std::optional<std::size_t> partWithMapIn(const LevelsAnalysis& levels, Range lines) {
    const std::size_t level = levels.levelAt(lines.begin);
    const std::vector<PartModel>& parts = levels.level(level).parts;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (!parts[i].map || parts[i].map->rows.empty())
            continue;
        const Offset first = levels.levelStart(level) + parts[i].map->rows.front().line.begin;
        if (first >= lines.begin && first < lines.end)
            return i;
    }
    return std::nullopt;
}

} // namespace levwright::compare
