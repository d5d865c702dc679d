// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lens/Sight.h"

#include <algorithm>
#include <cstdlib>
#include <utility>
#include <vector>

namespace levwright::lens {
namespace {

using roll::cellOf;
using roll::CellSet;
using roll::columns;
using roll::onMap;

int signOf(int number) {
    return (number > 0) - (number < 0);
}

bool isOpaque(std::uint8_t terrain, std::uint8_t detail) {
    if (terrain == roll::Door)
        return (detail & (roll::ClosedDoor | roll::LockedDoor)) != 0;
    return roll::isRock(terrain) || terrain == roll::Water || terrain == roll::Cloud ||
           terrain == roll::LavaWall;
}

// What is seen only by the light before it.
bool isWallOrShutDoor(std::uint8_t terrain, std::uint8_t detail) {
    return roll::isWall(terrain) || terrain == roll::SecretDoor ||
           (terrain == roll::Door && isOpaque(terrain, detail));
}

} // namespace

// Columns of a row through which the next row is seen.
struct Screen::Opening {
    int nearest;
    int farthest;
    bool operator==(const Opening&) const = default;
};

// The cells to one side of the eye, its own column included.
struct Screen::Reach {
    Point eye;
    int side = 1; // of columns: 1 or -1
    int step = 1; // of rows: 1 or -1
    CellSet& seen;
    std::vector<Opening> next; // of the row that is looked at

    void see(int from, int to, int row) const {
        for (int x = from; x != to + side; x += side)
            seen.add({x, row});
    }
    void open(const Opening& opening) {
        if (!std::ranges::contains(next, opening))
            next.push_back(opening);
    }
    bool isPast(int x, int end) const { return (x - end) * side > 0; }
};

Screen::Screen(const LensGround& ground) {
    const roll::LevelInstance& level = ground.level();
    for (int y = 0; y < roll::rows; ++y) {
        for (int x = 1; x < columns; ++x) {
            const auto cell = std::size_t(cellOf(x, y));
            m_clear[std::size_t(y)][std::size_t(x)] = !isOpaque(level.terrain[cell], level.detail[cell]);
        }
    }
    const auto& kinds = ground.tables().objects();
    for (const roll::RolledObject& object : level.objects) {
        const bool isBoulder = std::size_t(object.kind) < kinds.size() &&
                               kinds[std::size_t(object.kind)].is(roll::ObjectTrait::Boulder);
        if (isBoulder && object.liesOpen() && onMap(object.place.point()))
            m_clear[std::size_t(object.place.y)][std::size_t(object.place.x)] = false;
    }
}

CellSet Screen::inLineFrom(Point eye) const {
    CellSet seen;
    seen.add(eye);
    for (const int side : {1, -1}) {
        Reach reach{.eye = eye, .side = side, .step = 1, .seen = seen, .next = {}};
        const int farthest = spreadAlong(reach);
        for (const int step : {1, -1}) {
            reach.step = step;
            std::vector<Opening> openings{{eye.x, farthest}};
            for (int row = eye.y + step; onMap(eye.x, row) && !openings.empty(); row += step) {
                reach.next.clear();
                for (const Opening& opening : openings)
                    spreadAcross(reach, row, opening);
                std::swap(openings, reach.next);
            }
        }
    }
    return seen;
}

// Along the row of the eye. Returns the last column that is seen.
int Screen::spreadAlong(Reach& reach) const {
    int x = reach.eye.x;
    while (onMap(x + reach.side, reach.eye.y)) {
        x += reach.side;
        reach.seen.add({x, reach.eye.y});
        if (!isClear(x, reach.eye.y))
            break;
    }
    return x;
}

// What is seen of a row through an opening of the row before it.
void Screen::spreadAcross(Reach& reach, int row, const Opening& through) const {
    int x = through.nearest;
    while (onMap(x, row) && !reach.isPast(x, through.farthest))
        x = isClear(x, row) ? passStretch(reach, {x, row}, through) : passRock(reach, {x, row}, through);
}

// Rock is seen where the opening lets one look at it. Returns the column to go on with, as passStretch does.
int Screen::passRock(const Reach& reach, Point from, const Opening& through) const {
    const int side = reach.side;
    int end = from.x;
    while (onMap(end + side, from.y) && !isClear(end + side, from.y))
        end += side;
    if (reach.isPast(end, through.farthest)) {
        // Behind the corner of an opening that ends in the open, one more cell is seen.
        const bool endsInTheOpen = isClear(through.farthest, from.y - reach.step);
        end = through.farthest + (endsInTheOpen && onMap(through.farthest + side, from.y) ? side : 0);
    }
    reach.see(from.x, end, from.y);
    return end + side;
}

// Of a stretch of clear cells, one sees from the first cell that has a free line to the last one, and the
// rock behind it.
int Screen::passStretch(Reach& reach, Point from, const Opening& through) const {
    const int side = reach.side;
    const int row = from.y;
    const auto isFreeTo = [&](int x) { return isFree(reach.eye, {x, row}); };
    int end = from.x;
    while (onMap(end + side, row) && isClear(end, row))
        end += side;
    int first = from.x;
    while (first != reach.eye.x && !reach.isPast(first, end) && !isFreeTo(first))
        first += side;
    const bool endsAtRock = !isClear(end, row);
    if (first != reach.eye.x && !reach.isPast(end, first) && (first != end || endsAtRock))
        return endsAtRock ? end : end + side;
    int last = end;
    if (reach.isPast(end, through.farthest)) {
        last = through.farthest;
        while (!reach.isPast(last, end) && isFreeTo(last))
            last += side;
        last -= side;
    }
    if (reach.isPast(first, last))
        return first == from.x ? from.x + side : first;
    reach.see(first, last, row);
    reach.open({first, last});
    return last + side;
}

// Whether no cell between the two, on the straight line of whole cells from the eye, is opaque.
bool Screen::isFree(Point eye, Point goal) const {
    const Point by{signOf(goal.x - eye.x), signOf(goal.y - eye.y)};
    const int across = std::abs(goal.x - eye.x);
    const int down = std::abs(goal.y - eye.y);
    const bool isFlat = across > down;
    const int steps = std::max(across, down);
    const int drift = 2 * std::min(across, down);
    int error = drift - steps;
    Point at = eye;
    for (int i = 1; i < steps; ++i) {
        if (error >= 0) {
            (isFlat ? at.y : at.x) += isFlat ? by.y : by.x;
            error -= 2 * steps;
        }
        (isFlat ? at.x : at.y) += isFlat ? by.x : by.y;
        error += drift;
        if (!isClear(at.x, at.y))
            return false;
    }
    return true;
}

CellSet seenFrom(const LensGround& ground, const CellSet& inLine, Point eye) {
    const roll::LevelInstance& level = ground.level();
    const auto isLit = [&](Point p) { return level.lit[std::size_t(cellOf(p))] != 0; };
    CellSet seen;
    inLine.forEach([&](Point p) {
        const bool isBeside = std::abs(p.x - eye.x) <= 1 && std::abs(p.y - eye.y) <= 1;
        const auto cell = std::size_t(cellOf(p));
        const bool isLitBefore = !isWallOrShutDoor(level.terrain[cell], level.detail[cell]) ||
                                 isLit({p.x + signOf(eye.x - p.x), p.y + signOf(eye.y - p.y)});
        if (isBeside || (isLit(p) && isLitBefore))
            seen.add(p);
    });
    return seen;
}

} // namespace levwright::lens
