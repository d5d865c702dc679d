// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lens/WayLens.h"

#include "core/lens/Parting.h"

#include <algorithm>
#include <utility>

namespace levwright::lens {
namespace {

using roll::cellOf;
using roll::CellSet;

std::vector<Point> firstOf(const std::vector<Point>& wished, const std::vector<Point>& otherwise) {
    return wished.empty() ? otherwise : wished;
}

// Whether one leaves the cell only the way one came: by one neighbour; or, right behind a bend, by one at its
// side, and one at its corner that is a neighbour of the other.
bool isDeadEnd(const Footing& footing, Point cell) {
    std::vector<Point> ways;
    footing.forEachStep(cell, [&](Point to) { ways.push_back(to); });
    if (ways.size() != 2)
        return ways.size() == 1;
    const auto isAtSide = [&](Point p) { return p.x == cell.x || p.y == cell.y; };
    const Point apart{ways[1].x - ways[0].x, ways[1].y - ways[0].y};
    return isAtSide(ways[0]) != isAtSide(ways[1]) && std::ranges::contains(eightSteps, apart) &&
           footing.leads(ways[0], apart);
}

std::vector<Point> deadEndsOf(const Footing& footing, std::span<const Point> entrances) {
    std::vector<Point> ends;
    footing.cells().forEach([&](Point p) {
        if (isDeadEnd(footing, p) && !std::ranges::contains(entrances, p))
            ends.push_back(p);
    });
    return ends;
}

// Groups of cells that one cannot come to, as one list.
struct Closets {
    std::vector<Point> cells;
    int count = 0;
};

Closets closetsOf(const LensGround& ground) {
    const Footing footing(ground.level(), allButDigging);
    Closets closets;
    const std::vector<Point> entrances = ground.entrances();
    if (entrances.empty())
        return closets;
    const auto distances = distancesFrom(footing, entrances);
    footing.cells().forEach([&](Point p) {
        if (distances[std::size_t(cellOf(p))] == noNumber)
            closets.cells.push_back(p);
    });
    CellSet counted;
    for (const Point p : closets.cells) {
        if (counted.contains(p))
            continue;
        ++closets.count;
        std::vector<Point> pocket{p};
        counted.add(p);
        for (std::size_t i = 0; i < pocket.size(); ++i) {
            footing.forEachStep(pocket[i], [&](Point to) {
                if (counted.contains(to))
                    return;
                counted.add(to);
                pocket.push_back(to);
            });
        }
    }
    return closets;
}

// The way from the stairs up, from which distances are counted, to the nearest stairs down.
std::vector<Point> shortestWay(const Footing& footing, const Landmarks& landmarks,
                               const roll::Cells<std::int32_t>& distances) {
    const auto movesTo = [&](Point p) {
        const std::int32_t moves = distances[std::size_t(cellOf(p))];
        return moves == noNumber ? INT32_MAX : moves;
    };
    const auto goal = std::ranges::min_element(landmarks.down, {}, movesTo);
    return goal == landmarks.down.end() ? std::vector<Point>{} : wayTo(footing, distances, *goal);
}

void measureDistances(LensResult& result, const Footing& footing) {
    std::int64_t reached = 0;
    std::int64_t unreached = 0;
    std::optional<std::int64_t> farthest;
    footing.cells().forEach([&](Point p) {
        const std::int32_t moves = result.numbers[std::size_t(cellOf(p))];
        ++(moves == noNumber ? unreached : reached);
        if (moves != noNumber)
            farthest = std::max(farthest.value_or(0), std::int64_t(moves));
    });
    result.measures.push_back({Measure::ReachedCells, reached});
    result.measures.push_back({Measure::UnreachedCells, unreached});
    result.measures.push_back({Measure::FarthestCell, farthest});
}

// starts: from which the numbers of the result are counted.
void markWay(LensResult& result, const Footing& footing, const Landmarks& landmarks,
             const std::vector<Point>& starts) {
    const std::vector<Point> way = shortestWay(
        footing, landmarks, starts == landmarks.up ? result.numbers : distancesFrom(footing, landmarks.up));
    const std::optional<std::int64_t> none;
    result.marks.push_back(marked(LensMark::Goal, landmarks.down));
    result.marks.push_back(marked(LensMark::Way, way));
    std::optional<std::int64_t> length = none;
    if (!way.empty()) {
        length = 0;
        for (const Point p : std::span(way).subspan(1))
            *length += footing.cost(p);
    }
    result.measures.push_back({Measure::WayLength, length});

    const Parting parting(footing, way.empty() ? Point{} : way.front());
    MarkedCells chokes{.kind = LensMark::Choke, .cells = {}};
    for (const Parting::Choke& choke : parting.chokes()) {
        chokes.cells.push_back({std::int8_t(choke.place.x), std::int8_t(choke.place.y)});
        chokes.cutOff.push_back(choke.cutOff);
    }
    const std::optional<std::int64_t> worst =
        chokes.cells.empty() ? none : std::int64_t(std::ranges::max(chokes.cutOff));
    result.measures.push_back({Measure::Chokes, std::int64_t(chokes.cells.size())});
    result.measures.push_back({Measure::WorstChoke, worst});
    result.marks.push_back(std::move(chokes));
    const std::vector<Point> gates = way.empty() ? std::vector<Point>{} : parting.gatesTo(way.back());
    result.marks.push_back(marked(LensMark::Gate, gates));
    result.measures.push_back({Measure::Gates, way.empty() ? none : std::int64_t(gates.size())});
}

} // namespace

std::vector<Point> startsOf(const LensGround& ground, StartAt start, Point cell) {
    const Landmarks& landmarks = ground.landmarks();
    switch (start) {
    case StartAt::Up:
        return firstOf(landmarks.up, landmarks.fromAbove);
    case StartAt::Down:
        return firstOf(landmarks.down, landmarks.fromBelow);
    case StartAt::FromAbove:
        return landmarks.fromAbove;
    case StartAt::FromBelow:
        return landmarks.fromBelow;
    case StartAt::Cell:
        break;
    }
    return roll::onMap(cell) ? std::vector{cell} : std::vector<Point>{};
}

std::vector<Point> wayUpDown(const LensGround& ground) {
    const Footing footing(ground.level(), {});
    const Landmarks& landmarks = ground.landmarks();
    return shortestWay(footing, landmarks, distancesFrom(footing, landmarks.up));
}

LensResult wayLens(const LensGround& ground, const WayWish& wish) {
    LensResult result = emptyResult(LensKind::Way, Unit::Moves);
    const Footing footing(ground.level(), wish.switches);
    const std::vector<Point> starts = startsOf(ground, wish.start, wish.cell);
    result.numbers = distancesFrom(footing, starts);
    result.marks.push_back(marked(LensMark::Start, starts));
    markWay(result, footing, ground.landmarks(), starts);
    measureDistances(result, footing);
    const std::vector<Point> ends = deadEndsOf(footing, ground.entrances());
    result.marks.push_back(marked(LensMark::DeadEnd, ends));
    result.measures.push_back({Measure::DeadEnds, std::int64_t(ends.size())});
    const Closets closets = closetsOf(ground);
    result.marks.push_back(marked(LensMark::Closet, closets.cells));
    result.measures.push_back({Measure::Closets, closets.count});
    result.measures.push_back({Measure::ClosetCells, std::int64_t(closets.cells.size())});
    return result;
}

} // namespace levwright::lens
