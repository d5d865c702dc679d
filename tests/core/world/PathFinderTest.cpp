// SPDX-License-Identifier: GPL-3.0-or-later
// Compares the search by sets of cells with the simple sweep described in world-server.md, section 11.
#include "core/world/PathFinder.h"

#include "core/world/Rules.h"
#include "tests/support/TestProgram.h"

#include <QTest>

#include <algorithm>
#include <random>
#include <utility>

namespace levwright::path_finder_test {

using namespace world;

namespace {

enum class Paths { Hex, HexWrapping, Square };

// From the document, not from Geometry.
Neighbours neighbours(Paths paths, int length, int cell) {
    Neighbours found;
    found.fill(shut);
    const int y = cell / length;
    const int x = cell % length;
    const int odd = y % 2;
    const auto set = [&](std::size_t index, bool open, int target) {
        if (open && target < length * length)
            found[index] = target;
    };
    const bool north = y > 0;
    const bool south = y < length - 1;
    const bool west = x > 0;
    const bool east = paths == Paths::HexWrapping ? (cell + 1) % 256 != 0 : x < length - 1;
    if (paths == Paths::Square) {
        set(0, north && east, cell - length + 1);
        set(1, east, cell + 1);
        set(2, south && east, cell + length + 1);
        set(3, south, cell + length);
        set(4, south && west, cell + length - 1);
        set(5, west, cell - 1);
        set(6, north && west, cell - length - 1);
        set(7, north, cell - length);
        return found;
    }
    const bool slantEast = odd == 0 || east;
    const bool slantWest = odd != 0 || west;
    set(0, north && slantEast, cell - length + odd);
    set(1, east, cell + 1);
    set(2, south && slantEast, cell + length + odd);
    set(3, south && slantWest, cell + length - 1 + odd);
    set(4, west, cell - 1);
    set(5, north && slantWest, cell - length - 1 + odd);
    return found;
}

struct Ground {
    int length;
    CellSet walkable;
    std::vector<std::pair<int, bool>>
        marks;          // in order: a cell, and whether it is a target; otherwise it is blocked
    bool asSet = false; // all marks are targets
};

class Sweep {
public:
    Sweep(Paths paths, const Ground& ground) : m_paths(paths), m_length(ground.length) {
        const int cells = m_length * m_length;
        for (int cell = 0; cell < cells; ++cell)
            m_scores.push_back(ground.walkable.contains(cell) ? PathFinder::unreachable
                                                              : PathFinder::notOpen);
        for (const auto& [cell, target] : ground.marks)
            m_scores[std::size_t(cell)] = target ? 0 : PathFinder::notOpen;
        bool changed = true;
        while (changed) {
            changed = false;
            for (int cell = 0; cell < cells; ++cell)
                changed |= settle(cell);
            for (int cell = cells - 1; cell >= 0; --cell)
                changed |= settle(cell);
        }
    }

    int score(int cell) const { return cell == shut ? PathFinder::notOpen : m_scores[std::size_t(cell)]; }

    unsigned nearest(const Neighbours& starts) const {
        int best = PathFinder::unreachable;
        for (const int start : starts)
            best = std::min(best, score(start));
        return best < PathFinder::unreachable ? having(starts, best) : 0;
    }
    unsigned farther(const Neighbours& starts, int steps) const {
        unsigned found = 0;
        for (std::size_t start = 0; start < starts.size(); ++start) {
            if (score(starts[start]) > steps && score(starts[start]) != PathFinder::notOpen)
                found |= 1U << start;
        }
        return found;
    }
    unsigned farthest(const Neighbours& starts, int steps) const {
        int best = steps;
        for (const int start : starts) {
            if (score(start) != PathFinder::notOpen)
                best = std::max(best, score(start));
        }
        return best > steps ? having(starts, best) : 0;
    }

private:
    bool settle(int cell) {
        int& own = m_scores[std::size_t(cell)];
        if (own == PathFinder::notOpen)
            return false;
        int lowest = PathFinder::unreachable;
        for (const int beside : neighbours(m_paths, m_length, cell))
            lowest = std::min(lowest, score(beside));
        if (lowest + 1 >= own)
            return false;
        own = lowest + 1;
        return true;
    }

    unsigned having(const Neighbours& starts, int wanted) const {
        unsigned found = 0;
        for (std::size_t start = 0; start < starts.size(); ++start)
            found |= unsigned(score(starts[start]) == wanted) << start;
        return found;
    }

    Paths m_paths;
    int m_length;
    std::vector<int> m_scores;
};

constexpr std::array shares{20, 55, 70, 100}; // of ground, in percent
constexpr std::array markCounts{0, 1, 4, 40};

class Maker {
public:
    explicit Maker(unsigned seed) : m_engine(seed) {}

    int below(int end) { return int(m_engine() % unsigned(end)); }

    Ground ground(int length, int share, int marks) {
        const int cells = length * length;
        Ground made{length, CellSet(cells), {}};
        for (int cell = 0; cell < cells; ++cell) {
            if (below(100) < share)
                made.walkable.insert(cell);
        }
        made.asSet = below(2) == 0;
        for (int mark = 0; mark < marks; ++mark)
            made.marks.emplace_back(below(cells), made.asSet || below(4) != 0);
        return made;
    }

private:
    std::mt19937 m_engine;
};

void begin(PathFinder& finder, const Geometry& geometry, const Ground& ground) {
    finder.begin(geometry, ground.walkable);
    CellSet targets(geometry.cells());
    for (const auto& [cell, target] : ground.marks) {
        if (ground.asSet)
            targets.insert(cell);
        else if (target)
            finder.setTarget(cell);
        else
            finder.block(cell);
    }
    if (ground.asSet)
        finder.setTargets(targets);
}

} // namespace

class PathFinderTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void answersAsTheSweepDoes_data() {
        QTest::addColumn<int>("paths");
        QTest::addColumn<int>("length");
        QTest::addColumn<int>("maps");
        const auto rows = [](const char* name, Paths paths) {
            for (const int length : {1, 2, 5, 8, 13, 32, 33, 63, 64, 65, 128, 256}) {
                QTest::addRow("%s %d", name, length)
                    << int(paths) << length << std::clamp(16000 / length / length, 4, 160);
            }
        };
        rows("hex", Paths::Hex);
        rows("hex that runs on at the east border", Paths::HexWrapping);
        rows("square", Paths::Square);
    }

    // For each map, a few places are asked about everything. Earlier questions change no answer.
    void answersAsTheSweepDoes() {
        QFETCH(const int, paths);
        QFETCH(const int, length);
        QFETCH(const int, maps);
        const Geometry geometry(length, Paths(paths) == Paths::Square ? Topology::Square : Topology::Hex,
                                Paths(paths) == Paths::HexWrapping);
        Maker maker(unsigned(paths * 1000 + length));
        PathFinder finder;
        int reached = 0;
        for (int map = 0; map < maps; ++map) {
            const std::size_t index = std::size_t(map);
            const Ground ground = maker.ground(length, shares[index % shares.size()],
                                               markCounts[(index + index / 4) % markCounts.size()]);
            const Sweep sweep(Paths(paths), ground);
            for (int place = 0; place < 12; ++place) {
                // Every second place is at the east border.
                const int cell = place % 2 == 0 ? maker.below(geometry.cells())
                                                : maker.below(length) * length + length - 1;
                const Neighbours starts = neighbours(Paths(paths), length, cell);
                QCOMPARE(geometry.ways(cell), starts);
                const int steps = maker.below(6);
                begin(finder, geometry, ground);
                if (place % 3 == 0)
                    QCOMPARE(finder.distance(cell), sweep.score(cell));
                QCOMPARE(finder.nearest(starts), sweep.nearest(starts));
                QCOMPARE(finder.farthest(starts, steps), sweep.farthest(starts, steps));
                QCOMPARE(finder.farther(starts, steps), sweep.farther(starts, steps));
                QCOMPARE(finder.distance(cell), sweep.score(cell));
                reached += sweep.nearest(starts) != 0 ? 1 : 0;
            }
        }
        QVERIFY(reached > maps || length < 3); // a twelfth of all places
    }

    // A way that continues into the next row has no way back.
    void runsOnAtTheEastBorder() {
        constexpr int length = 8;
        constexpr int end = 2 * length + 7;
        const Geometry geometry(length, Topology::Hex, referenceRules().pathsWrapAtEastBorder);
        CellSet ground(geometry.cells());
        for (const int cell : {end, end + 1, end + 2})
            ground.insert(cell);
        PathFinder finder;
        finder.begin(geometry, ground);
        finder.setTarget(end + 2);
        QCOMPARE(finder.distance(end), 2);
        QCOMPARE(finder.nearest(geometry.ways(end)), 1U << 1U); // east
        finder.begin(geometry, ground);
        finder.setTarget(end);
        QCOMPARE(finder.distance(end + 1), PathFinder::unreachable);
        QCOMPARE(finder.nearest(geometry.ways(end + 2)), 0U);
    }
};

LEVWRIGHT_TEST(PathFinderTest)

} // namespace levwright::path_finder_test

#include "PathFinderTest.moc"
