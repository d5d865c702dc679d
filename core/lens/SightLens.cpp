// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lens/SightLens.h"

#include "core/lens/Monsters.h"
#include "core/lens/Sight.h"

#include <algorithm>

namespace levwright::lens {
namespace {

using roll::cellOf;
using roll::CellSet;

void countExposure(LensResult& result, const LensGround& ground, const Screen& screen,
                   const CellSet& standing) {
    standing.forEach([&](Point p) { result.numbers[std::size_t(cellOf(p))] = 0; });
    standing.forEach([&](Point eye) {
        (seenFrom(ground, screen.inLineFrom(eye), eye) & standing).forEach([&](Point p) {
            result.numbers[std::size_t(cellOf(p))] += p != eye ? 1 : 0;
        });
    });
    const std::int32_t most = std::ranges::max(result.numbers);
    result.measures.push_back(
        {Measure::MostExposed, most == noNumber ? std::nullopt : std::optional<std::int64_t>(most)});
}

// Of the nearest cells, the first one by columns.
std::optional<Point> nearestUnseen(const CellSet& unseen, const roll::Cells<std::int32_t>& distances) {
    std::optional<Point> nearest;
    unseen.forEach([&](Point p) {
        const std::int32_t moves = distances[std::size_t(cellOf(p))];
        if (moves != noNumber && (!nearest || moves < distances[std::size_t(cellOf(*nearest))]))
            nearest = p;
    });
    return nearest;
}

std::optional<std::int64_t> tourLength(const LensGround& ground, const Screen& screen,
                                       std::span<const Point> starts) {
    if (starts.empty())
        return std::nullopt;
    const Footing footing(ground.level(), {});
    CellSet unseen = footing.cells();
    const auto look = [&](Point eye) { unseen = unseen - seenFrom(ground, screen.inLineFrom(eye), eye); };
    Point at = starts.front();
    look(at);
    std::int64_t moves = 0;
    while (true) {
        const auto distances = distancesFrom(footing, std::span(&at, 1));
        const std::optional<Point> goal = nearestUnseen(unseen, distances);
        if (!goal)
            return moves;
        for (const Point p : wayTo(footing, distances, *goal)) {
            if (p == at)
                continue;
            at = p;
            ++moves;
            look(at);
            if (!unseen.contains(*goal))
                break;
        }
    }
}

} // namespace

LensResult sightLens(const LensGround& ground, const SightWish& wish) {
    LensResult result = emptyResult(LensKind::Sight, Unit::Cells);
    const Screen screen(ground);
    const std::vector<Point> starts = startsOf(ground, wish.start, wish.cell);
    CellSet inLine;
    CellSet seen;
    CellSet eyes;
    for (const Point eye : starts) {
        const CellSet line = screen.inLineFrom(eye);
        eyes.add(eye);
        inLine = inLine | line;
        seen = seen | seenFrom(ground, line, eye);
    }
    CellSet watchers;
    for (const roll::RolledMonster& monster : ground.level().monsters) {
        const Point place = monster.place.point();
        if (isAwake(monster) && !monster.peaceful && roll::onMap(place) && inLine.contains(place))
            watchers.add(place);
    }
    const Footing standing(ground.level(), allButDigging);
    const CellSet dark = (inLine - seen) & standing.cells();
    result.marks = {marked(LensMark::Start, eyes), marked(LensMark::Seen, seen), marked(LensMark::Dark, dark),
                    marked(LensMark::Watcher, watchers)};
    const auto sizeOf = [&](LensMark mark) { return std::int64_t(result.markOf(mark)->cells.size()); };
    result.measures = {
        {Measure::SeenCells, starts.empty() ? std::nullopt : std::optional(sizeOf(LensMark::Seen))},
        {Measure::DarkCells, starts.empty() ? std::nullopt : std::optional(sizeOf(LensMark::Dark))},
        {Measure::Watchers, sizeOf(LensMark::Watcher)}};
    if (wish.extent == SightExtent::WholeLevel) {
        countExposure(result, ground, screen, standing.cells());
        result.measures.push_back({Measure::Tour, tourLength(ground, screen, starts)});
    }
    return result;
}

} // namespace levwright::lens
