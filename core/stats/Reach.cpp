// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/Reach.h"

#include <algorithm>
#include <bit>

namespace levwright::roll {
namespace {

using Column = CellSet::Column;

// All cells of a column that are connected, within the column, with some of the given ones.
Column piecesOf(Column some, Column all) {
    // The carry of the sum takes each of them down to the end of its piece.
    Column reached = (((all + some) ^ all) | some) & all;
    // Upwards; each step goes twice as far.
    Column wayUp = all;
    for (unsigned far = 1; far < unsigned(rows); far *= 2) {
        reached |= wayUp & reached >> far;
        wayUp &= wayUp >> far;
    }
    return reached;
}

// The cells in the neighbouring column that can be reached from some cells of a column.
Column besideOf(Column some, Column diagonal, Column enterableBeside, Column diagonalBeside) {
    const Column slanting = some & diagonal;
    return (some & enterableBeside) | ((slanting << 1U | slanting >> 1U) & diagonalBeside);
}

// The cells that can be reached by one step from some cells, apart from these themselves.
CellSet enteredFrom(const CellSet& some, const CellSet& enterable, const CellSet& diagonal) {
    CellSet entered;
    for (int x = 1; x < columns; ++x) {
        const Column own = (some[x] << 1U | some[x] >> 1U) & enterable[x];
        const Column left = besideOf(some[x - 1], diagonal[x - 1], enterable[x], diagonal[x]);
        const Column right = besideOf(some[x + 1], diagonal[x + 1], enterable[x], diagonal[x]);
        entered[x] = (own | left | right) & ~some[x];
    }
    return entered;
}

// Columns that wait for their turn, each at most once.
class ColumnQueue {
public:
    bool isEmpty() const { return m_first == m_end; }
    void add(int x) { m_columns[m_end++ % m_columns.size()] = std::uint8_t(x); }
    int next() { return m_columns[m_first++ % m_columns.size()]; }

private:
    std::array<std::uint8_t, std::bit_ceil(unsigned(columns))> m_columns{};
    unsigned m_first = 0;
    unsigned m_end = 0;
};

} // namespace

// Rare terrain is handled cell by cell.
void Reach::explore(const LevelInstance& level) {
    const auto& terrain = level.terrain;
    const CellSet waters =
        CellSet::where([&](std::size_t cell) { return terrain[cell] >= Pool && terrain[cell] <= Lava; });
    const CellSet hidden = CellSet::where(
        [&](std::size_t cell) { return terrain[cell] >= DrawbridgeWall && terrain[cell] <= SecretCorridor; });
    const CellSet shut = CellSet::where(
        [&](std::size_t cell) { return terrain[cell] == Door || terrain[cell] == RaisedBridge; });
    const CellSet floors =
        CellSet::where([&](std::size_t cell) { return isAccessible(terrain[cell]); }) - shut;
    m_enterable = {floors, floors, floors | waters};
    m_straight = {};
    (hidden | shut).forEach([&](Point p) {
        const auto cell = std::size_t(cellOf(p));
        lookAt(p, terrain[cell], level.detail[cell]);
    });
}

void Reach::close(Point p) {
    for (CellSet& cells : m_enterable)
        cells[p.x] &= ~CellSet::bitOf(p.y);
}

void Reach::open(Point p, const Reach& other) {
    for (std::size_t travel = 0; travel < m_enterable.size(); ++travel) {
        if (other.m_enterable[travel].contains(p))
            m_enterable[travel].add(p);
    }
}

void Reach::lookAt(Point p, std::uint8_t terrain, std::uint8_t detail) {
    const bool isDoorway = isAnyDoor(terrain);
    const bool isDrawn = terrain == DrawbridgeWall || terrain == RaisedBridge;
    if (!isDoorway && !isDrawn && terrain != SecretCorridor)
        return;
    const bool needsKey = isDrawn || (isDoorway && (detail & LockedDoor) != 0);
    for (const Travel travel : {Travel::Walking, Travel::Unlocking, Travel::Levitating}) {
        if (travel != Travel::Walking || !needsKey)
            m_enterable[std::size_t(travel)].add(p);
    }
    const bool isHole = terrain == Door && (detail & (OpenDoor | ClosedDoor | LockedDoor)) == 0;
    if (terrain == DrawbridgeWall || (isDoorway && !isHole))
        m_straight.add(p);
}

void Reach::spread(CellSet& reached, Travel travel) const {
    spreadUntil(reached, travel, [] { return false; });
}

bool Reach::joins(std::span<const Point> places, Travel travel) const {
    CellSet reached;
    const auto areReached = [&] {
        return std::ranges::all_of(places, [&](Point p) { return reached.contains(p); });
    };
    if (!places.empty())
        reached.add(places.front());
    spreadUntil(reached, travel, areReached);
    return areReached();
}

// Ends early when isEnough() holds.
template <class Enough>
void Reach::spreadUntil(CellSet& reached, Travel travel, const Enough& isEnough) const {
    const CellSet& enterable = m_enterable[std::size_t(travel)];
    const CellSet diagonal = enterable - m_straight;
    reached = reached & enterable;
    const CellSet entered = enteredFrom(reached, enterable, diagonal);
    CellSet fresh; // reached cells whose neighbours are not looked at yet
    ColumnQueue waiting;
    for (int x = 1; x < columns; ++x) {
        if (entered[x] == 0)
            continue;
        fresh[x] = piecesOf(entered[x], enterable[x]);
        reached[x] |= fresh[x];
        waiting.add(x);
    }
    while (!waiting.isEmpty() && !isEnough()) {
        const int x = waiting.next();
        const Column from = fresh[x];
        fresh[x] = 0;
        for (const int to : {x - 1, x + 1}) {
            const Column entered = besideOf(from, diagonal[x], enterable[to], diagonal[to]) & ~reached[to];
            if (entered == 0)
                continue;
            const Column pieces = piecesOf(entered, enterable[to]);
            if (fresh[to] == 0)
                waiting.add(to);
            fresh[to] |= pieces;
            reached[to] |= pieces;
        }
    }
}

} // namespace levwright::roll
