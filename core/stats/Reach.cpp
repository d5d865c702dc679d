// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/Reach.h"

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

bool Reach::isEasilyPassed(Point p) const {
    const CellSet& enterable = m_enterable[std::size_t(Travel::Levitating)];
    // Clockwise from the north; those with even numbers are not diagonal.
    constexpr std::array<Point, 8> around{
        {{0, -1}, {1, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}}};
    unsigned free = 0;
    unsigned diagonal = 0;
    for (std::size_t i = 0; i < around.size(); ++i) {
        const Point beside{p.x + around[i].x, p.y + around[i].y};
        free |= unsigned(enterable.contains(beside)) << i;
        diagonal |= unsigned(enterable.contains(beside) && !m_straight.contains(beside)) << i;
    }
    const auto next = [](unsigned ring, int by) { return unsigned(std::rotl(std::uint8_t(ring), by)); };
    constexpr unsigned sides = 0b01010101;
    const unsigned cornersCut = diagonal & next(diagonal, -2) & sides & ~next(free, -1);
    // Gaps of the ring, counted where they begin. A corner that is cut joins both sides of its gap.
    const unsigned gaps = free & ~next(free, -1) & ~cornersCut;
    return std::popcount(gaps) <= 1;
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
    const bool isDoorway = terrain == Door || terrain == SecretDoor;
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
    const CellSet& enterable = m_enterable[std::size_t(travel)];
    const CellSet diagonal = enterable - m_straight;
    CellSet fresh; // reached cells whose neighbours are not looked at yet
    ColumnQueue waiting;
    for (int x = 1; x < columns; ++x) {
        fresh[x] = reached[x] = piecesOf(reached[x], enterable[x]);
        if (fresh[x] != 0)
            waiting.add(x);
    }
    while (!waiting.isEmpty()) {
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
