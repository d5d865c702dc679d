// SPDX-License-Identifier: GPL-3.0-or-later
// Compares ways and choke points with plain references: distances with steps that are repeated until nothing
// gets nearer, choke points with a flood after each cell has been taken away.
#include "core/lens/WayLens.h"

#include "core/lens/LensSum.h"
#include "core/lens/Parting.h"
#include "core/stats/Reach.h"
#include "tests/core/lens/DrawnLevel.h"
#include "tests/core/lens/StockRolls.h"
#include "tests/support/StockFolders.h"
#include "tests/support/TestProgram.h"

#include <QTest>

#include <algorithm>
#include <numeric>
#include <set>

namespace levwright::way_lens_test {
using namespace levwright::lens;
using roll::cellOf;
using roll::LevelInstance;

namespace {

enum class Access : std::uint8_t { Shut, Open, Straight, Dug };

// Written directly after what WaySwitches promises.
Access openingAt(int terrain, std::uint8_t detail, const WaySwitches& by) {
    const bool isLocked = (detail & roll::LockedDoor) != 0;
    const bool isShut = (detail & (roll::ClosedDoor | roll::LockedDoor)) != 0;
    switch (terrain) {
    case roll::Door:
        if ((isLocked && !by.locked) || (isShut && !isLocked && !by.doors))
            return Access::Shut;
        return (detail & (roll::OpenDoor | roll::ClosedDoor | roll::LockedDoor)) != 0 ? Access::Straight
                                                                                      : Access::Open;
    case roll::SecretDoor:
        return by.secret && (isLocked ? by.locked : by.doors) ? Access::Straight : Access::Shut;
    case roll::SecretCorridor:
        return by.secret ? Access::Open : Access::Shut;
    case roll::RaisedBridge:
        return by.locked ? Access::Open : Access::Shut;
    case roll::DrawbridgeWall:
        return by.locked ? Access::Straight : Access::Shut;
    case roll::Pool:
    case roll::Moat:
    case roll::Water:
    case roll::Lava:
        return by.levitate ? Access::Open : Access::Shut;
    default:
        return terrain > roll::Door && terrain != roll::LavaWall ? Access::Open : Access::Shut;
    }
}

Access accessAt(const LevelInstance& level, Point at, const WaySwitches& by) {
    if (!roll::onMap(at))
        return Access::Shut;
    const auto cell = std::size_t(cellOf(at));
    const int terrain = level.terrain[cell];
    const Access opening = openingAt(terrain, level.detail[cell], by);
    const bool isRock = roll::isStoneOrWall(terrain) || terrain == roll::Tree ||
                        terrain == roll::SecretDoor || terrain == roll::SecretCorridor;
    if (opening == Access::Shut && by.dig && isRock && terrain != roll::DrawbridgeWall &&
        (level.marks[cell] & roll::Undiggable) == 0)
        return Access::Dug;
    return opening;
}

// The cells of a level with where one can step to.
struct Graph {
    std::vector<std::vector<int>> steps = std::vector<std::vector<int>>(roll::cellCount);
    std::vector<int> cost = std::vector<int>(roll::cellCount, 0);
};

Graph graphOf(const LevelInstance& level, const WaySwitches& by) {
    Graph graph;
    for (int cell = 0; cell < roll::cellCount; ++cell) {
        const Point from = roll::placeOf(cell);
        const Access here = accessAt(level, from, by);
        if (here == Access::Shut)
            continue;
        graph.cost[std::size_t(cell)] = here == Access::Dug ? digMoves : 1;
        for (int dy = -1; dy <= 1; ++dy) {
            for (int dx = -1; dx <= 1; ++dx) {
                const Access there = accessAt(level, {from.x + dx, from.y + dy}, by);
                const bool isSlanting = dx != 0 && dy != 0;
                const bool isSame = dx == 0 && dy == 0;
                if (isSame || there == Access::Shut ||
                    (isSlanting && (here == Access::Straight || there == Access::Straight)))
                    continue;
                graph.steps[std::size_t(cell)].push_back(cellOf(from.x + dx, from.y + dy));
            }
        }
    }
    return graph;
}

std::vector<int> plainDistances(const Graph& graph, const std::vector<Point>& starts) {
    std::vector<int> distances(roll::cellCount, noNumber);
    std::vector<int> nearer;
    for (const Point start : starts) {
        distances[std::size_t(cellOf(start))] = 0;
        nearer.push_back(cellOf(start));
    }
    for (std::size_t i = 0; i < nearer.size(); ++i) {
        for (const int to : graph.steps[std::size_t(nearer[i])]) {
            const int moves = distances[std::size_t(nearer[i])] + graph.cost[std::size_t(to)];
            int& known = distances[std::size_t(to)];
            if (known == noNumber || known > moves) {
                known = moves;
                nearer.push_back(to);
            }
        }
    }
    return distances;
}

// All cells that one comes to from the first one, without the lost one.
std::vector<int> partWithout(const Graph& graph, int lost, int first, std::vector<char>& seen) {
    std::vector<int> part{first};
    seen[std::size_t(lost)] = seen[std::size_t(first)] = 1;
    for (std::size_t i = 0; i < part.size(); ++i) {
        for (const int to : graph.steps[std::size_t(part[i])]) {
            if (seen[std::size_t(to)] == 0) {
                seen[std::size_t(to)] = 1;
                part.push_back(to);
            }
        }
    }
    return part;
}

bool leadsWithout(const Graph& graph, int lost, int first, int last) {
    std::vector<char> seen(roll::cellCount, 0);
    partWithout(graph, lost, first, seen);
    return seen[std::size_t(last)] != 0;
}

// Whether the neighbours of a cell join without going farther away. Then its loss parts nothing.
bool joinAround(const Graph& graph, int lost) {
    const std::vector<int>& around = graph.steps[std::size_t(lost)];
    std::vector<int> joined(around.begin(), around.begin() + (around.empty() ? 0 : 1));
    for (std::size_t i = 0; i < joined.size(); ++i) {
        for (const int to : graph.steps[std::size_t(joined[i])]) {
            if (std::ranges::contains(around, to) && !std::ranges::contains(joined, to))
                joined.push_back(to);
        }
    }
    return joined.size() == around.size();
}

// The sizes of the parts that a cell's neighbours lie in once the cell is gone.
std::vector<int> partsWithout(const Graph& graph, int lost) {
    std::vector<int> sizes;
    std::vector<char> seen(roll::cellCount, 0);
    for (const int first : graph.steps[std::size_t(lost)]) {
        if (seen[std::size_t(first)] == 0)
            sizes.push_back(int(partWithout(graph, lost, first, seen).size()));
    }
    return sizes;
}

std::vector<Parting::Choke> plainChokes(const Graph& graph) {
    std::vector<Parting::Choke> chokes;
    for (int x = 1; x < roll::columns; ++x) {
        for (int y = 0; y < roll::rows; ++y) {
            if (joinAround(graph, cellOf(x, y)))
                continue;
            const std::vector<int> parts = partsWithout(graph, cellOf(x, y));
            if (parts.size() < 2)
                continue;
            const int all = std::accumulate(parts.begin(), parts.end(), 0);
            chokes.push_back({{x, y}, all - std::ranges::max(parts)});
        }
    }
    return chokes;
}

std::vector<Point> pointsOf(const MarkedCells* mark) {
    std::vector<Point> points;
    if (mark != nullptr) {
        for (const roll::CellPlace place : mark->cells)
            points.push_back(place.point());
    }
    return points;
}

} // namespace

class WayLensTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tellsTheWay() {
        const LevelInstance level = drawnLevel({"<.|.>  ..", "..+.. |..", "..|.#### "});
        const LensResult result = wayLens(groundOf(level));
        // A door is passed straight only.
        QCOMPARE(result.valueOf(Measure::WayLength), 4);
        QCOMPARE(pointsOf(result.markOf(LensMark::Way)),
                 (std::vector<Point>{{1, 0}, {2, 1}, {3, 1}, {4, 1}, {5, 0}}));
        QCOMPARE(pointsOf(result.markOf(LensMark::Gate)), (std::vector<Point>{{4, 1}, {3, 1}, {2, 1}}));
        QCOMPARE(result.numbers[std::size_t(cellOf(8, 2))], 7);
        QCOMPARE(wordsAt(result, {3, 1}),
                 std::string(
                     "2 moves; shortest way; choke point, cuts off 6 cells; gate, which every way passes"));
        QCOMPARE(result.valueOf(Measure::Closets), 0);
    }

    void tellsWithoutAWay() {
        const LevelInstance level = drawnLevel({"<.|.>"});
        const LensResult result = wayLens(groundOf(level));
        QCOMPARE(result.valueOf(Measure::WayLength), std::nullopt);
        QCOMPARE(result.valueOf(Measure::Gates), std::nullopt);
        QCOMPARE(result.valueOf(Measure::UnreachedCells), 2);
        QVERIFY(result.markOf(LensMark::Way)->cells.empty());
        const LevelInstance empty;
        const LensResult nothing = wayLens(groundOf(empty));
        QCOMPARE(nothing.valueOf(Measure::ReachedCells), 0);
        QCOMPARE(nothing.valueOf(Measure::FarthestCell), std::nullopt);
    }

    void obeysSwitches_data() {
        QTest::addColumn<QString>("row");
        QTest::addColumn<QString>("uses");
        QTest::addColumn<int>("moves"); // below 0: there is no way
        QTest::newRow("a locked door") << "<+>" << "locked" << 2;
        QTest::newRow("a locked door is shut") << "<+>" << "" << -1;
        QTest::newRow("a secret door") << "<S>" << "secret doors" << 2;
        QTest::newRow("a secret door needs opening") << "<S>" << "secret" << -1;
        QTest::newRow("water") << "<}>" << "levitate" << 2;
        QTest::newRow("water is not dug, but one can dig around it") << "<}>" << "dig" << 1 + digMoves;
        QTest::newRow("a wall") << "<|>" << "dig" << 1 + digMoves;
        QTest::newRow("a wall stays") << "<|>" << "levitate doors locked secret" << -1;
        QTest::newRow("what opens is not dug") << "<S>" << "dig secret doors" << 2;
    }
    void obeysSwitches() {
        QFETCH(const QString, row);
        QFETCH(const QString, uses);
        QFETCH(const int, moves);
        const LevelInstance level = drawnLevel({row.toStdString()});
        const WaySwitches switches{.doors = uses.contains("doors"),
                                   .locked = uses.contains("locked"),
                                   .secret = uses.contains("secret"),
                                   .dig = uses.contains("dig"),
                                   .levitate = uses.contains("levitate")};
        const LensResult result = wayLens(groundOf(level), {.switches = switches});
        QCOMPARE(result.valueOf(Measure::WayLength).value_or(-1), moves);
        QCOMPARE(result.numbers[std::size_t(cellOf(3, 0))], moves);
    }

    void marksKeepFromDigging() {
        LevelInstance level = drawnLevel({"<|>"});
        level.marks.fill(roll::Undiggable);
        const LensResult result = wayLens(groundOf(level), {.switches = {.dig = true}});
        QCOMPARE(result.valueOf(Measure::WayLength), std::nullopt);
    }

    void findsDeadEndsAndClosets() {
        const LevelInstance level = drawnLevel({"<.#### |..|.", //
                                                "..#  # |..| ", //
                                                "  ##   }}} ."});
        const LensResult result = wayLens(groundOf(level));
        QCOMPARE(pointsOf(result.markOf(LensMark::DeadEnd)), (std::vector<Point>{{4, 2}, {6, 1}}));
        QCOMPARE(result.valueOf(Measure::DeadEnds), 2);
        QCOMPARE(result.valueOf(Measure::Closets), 3); // the water joins nothing
        QCOMPARE(result.valueOf(Measure::ClosetCells), 9);
    }

    void countsFromWhereItIsTold_data() {
        QTest::addColumn<int>("start");
        QTest::addColumn<int>("moves"); // to the middle
        QTest::newRow("up") << int(StartAt::Up) << 3;
        QTest::newRow("down") << int(StartAt::Down) << 1;
        QTest::newRow("from above") << int(StartAt::FromAbove) << 2;
        QTest::newRow("from below") << int(StartAt::FromBelow) << int(noNumber);
        QTest::newRow("cell") << int(StartAt::Cell) << 0;
    }
    void countsFromWhereItIsTold() {
        QFETCH(const int, start);
        QFETCH(const int, moves);
        LevelInstance level = drawnLevel({"<...>"});
        level.arrivalFromAbove = {2, 0};
        const LensResult result =
            wayLens(groundOf(level), {.switches = {}, .start = StartAt(start), .cell = {4, 0}});
        QCOMPARE(result.numbers[std::size_t(cellOf(4, 0))], moves);
    }

    // Without stairs, the way leads from where one arrives to the holes.
    void leadsToHoles() {
        LevelInstance level = drawnLevel({"....."});
        level.arriveFromAbove.area = {1, 0, 1, 0};
        level.arrivalFromAbove = {1, 0};
        level.traps.push_back(
            {.place = {4, 0}, .kind = std::int16_t(testTables()->trap("trap door")), .isStated = true});
        level.traps.push_back(
            {.place = {3, 0}, .kind = std::int16_t(testTables()->trap("pit")), .isStated = true});
        QCOMPARE(wayLens(groundOf(level)).valueOf(Measure::WayLength), 3);
    }

    void agreesWithPlainReference_data() { addStockFolders(); }
    void agreesWithPlainReference() {
        LEVWRIGHT_NEEDS_SHARED();
        QFETCH(const QString, folder);
        QFETCH(const QString, game);
        if (game == QLatin1String("nethack-3.2.2"))
            QSKIP("the levels of this game cannot be rolled");
        int levels = 0;
        for (const StockPlan& stock : stockPlans(folder, game)) {
            roll::Roller roller(stock.plan);
            const LevelInstance& level = roller.roll(1);
            const LensGround ground(level, *stock.plan->tables, stock.game->catalog());
            for (const WaySwitches& switches :
                 {WaySwitches{}, WaySwitches{.dig = true},
                  WaySwitches{.doors = false, .locked = false, .secret = false, .levitate = true}}) {
                compare(ground, switches);
                QVERIFY2(!QTest::currentTestFailed(), stock.name.c_str());
            }
            ++levels;
        }
        qInfo("%d levels", levels);
        QVERIFY(levels > 50);
    }

    // Where one can go is told as statistics tell it for what they find.
    void agreesWithStatistics_data() { addStockFolders(); }
    void agreesWithStatistics() {
        LEVWRIGHT_NEEDS_SHARED();
        QFETCH(const QString, folder);
        QFETCH(const QString, game);
        roll::Reach reach;
        for (const StockPlan& stock : stockPlans(folder, game)) {
            roll::Roller roller(stock.plan);
            const LevelInstance& level = roller.roll(2);
            reach.explore(level);
            QVERIFY(Footing(level, {.locked = false}).cells() == reach.enterable(roll::Travel::Walking));
            QVERIFY(Footing(level, {}).cells() == reach.enterable(roll::Travel::Unlocking));
            QVERIFY(Footing(level, allButDigging).cells() == reach.enterable(roll::Travel::Levitating));
        }
    }

    void sumsAreExact() {
        LEVWRIGHT_NEEDS_SHARED();
        for (const StockPlan& stock : stockPlans("nethack-3.4.3/des", "nethack-3.4.3")) {
            if (!stock.name.contains("oracle") && !stock.name.contains("minefill"))
                continue;
            LensSum whole;
            LensSum parts[2];
            roll::Roller roller(stock.plan);
            for (std::uint64_t seed = 1; seed <= 20; ++seed) {
                const LensResult result =
                    wayLens({roller.roll(seed), *stock.plan->tables, stock.game->catalog()});
                whole.add(seed, result);
                parts[seed % 3 == 0 ? 1 : 0].add(seed, result);
            }
            parts[1].add(parts[0]);
            QVERIFY(parts[1] == whole);
            parts[0].add(LensSum());
            QCOMPARE(parts[0].rolls(), Count(14));
        }
    }

    void spreadsValues() {
        LensSum sum;
        LensResult result = emptyResult(LensKind::Way, Unit::Moves);
        std::uint64_t seed = 10;
        for (const std::optional<std::int64_t> value :
             {std::optional<std::int64_t>(7), std::optional<std::int64_t>(), std::optional<std::int64_t>(3),
              std::optional<std::int64_t>(7), std::optional<std::int64_t>(5)}) {
            result.measures = {{Measure::WayLength, value}};
            result.numbers[std::size_t(cellOf(4, 4))] = std::int32_t(value.value_or(noNumber));
            sum.add(seed--, result);
        }
        const Spread spread = sum.spreadOf(Measure::WayLength).value();
        QCOMPARE(spread.least, 3);
        QCOMPARE(spread.median, 5);
        QCOMPARE(spread.most, 7);
        QCOMPARE(spread.mean, 5.5);
        QCOMPARE(spread.rolls, Count(4));
        QCOMPARE(sum.measures().at(Measure::WayLength).at(7).seed, std::uint64_t(7));
        QCOMPARE(sum.measures().at(Measure::WayLength).at(std::nullopt).rolls, Count(1));
        QCOMPARE(sum.meanAt(cellOf(4, 4)), 5.5);
        QCOMPARE(sum.meanAt(cellOf(4, 5)), std::nullopt);
        QVERIFY(!sum.spreadOf(Measure::Chokes));
    }

    void wordsAreFound() {
        std::set<std::string_view> words;
        for (int i = 0; i < measureCount; ++i) {
            QVERIFY(words.insert(wordOf(Measure(i))).second);
            QVERIFY(!labelOf(Measure(i)).empty());
        }
        for (const LensKind kind : allLenses())
            QCOMPARE(lensOfWord(wordOf(kind)), kind);
        QCOMPARE(lensOfWord("smell"), std::nullopt);
        QCOMPARE(inWords(1, Unit::Moves), std::string("1 move"));
        QCOMPARE(inWords(2, Unit::Cells), std::string("2 cells"));
        QCOMPARE(inWords(80, Unit::HalfCells), std::string("40"));
        QCOMPARE(inWords(81, Unit::HalfCells), std::string("between 40 and 41"));
        const auto spread = [](std::int64_t least, std::int64_t median, std::int64_t most) {
            return Spread{.least = least, .median = median, .most = most, .rolls = 3};
        };
        QCOMPARE(inWords(spread(4, 4, 4), Unit::Moves), std::string("4 moves"));
        QCOMPARE(inWords(spread(1, 4, 9), Unit::Moves), std::string("4 moves, from 1 to 9"));
        QCOMPARE(inWords(spread(81, 81, 81), Unit::HalfCells), std::string("between 40 and 41"));
        QCOMPARE(inWords(spread(79, 81, 84), Unit::HalfCells),
                 std::string("between 40 and 41, from 39½ to 42"));
    }

private:
    static void compare(const LensGround& ground, const WaySwitches& switches) {
        const Graph graph = graphOf(ground.level(), switches);
        const LensResult result = wayLens(ground, {.switches = switches});
        const std::vector<int> distances = plainDistances(graph, startsOf(ground, StartAt::Up, {}));
        QVERIFY(std::ranges::equal(result.numbers, distances));

        const Landmarks& landmarks = ground.landmarks();
        const std::vector<int> fromUp = plainDistances(graph, landmarks.up);
        int length = noNumber;
        for (const Point goal : landmarks.down) {
            const int moves = fromUp[std::size_t(cellOf(goal))];
            if (moves != noNumber && (length == noNumber || moves < length))
                length = moves;
        }
        QCOMPARE(result.valueOf(Measure::WayLength).value_or(noNumber), length);

        const Footing footing(ground.level(), switches);
        const std::vector<Point> way = pointsOf(result.markOf(LensMark::Way));
        const std::vector<Parting::Choke> chokes =
            Parting(footing, way.empty() ? Point{} : way.front()).chokes();
        QCOMPARE(result.markOf(LensMark::Choke)->cells.size(), chokes.size());
        if (!switches.dig) // would take long, and a level that is dug through has no parts
            QVERIFY(chokes == plainChokes(graph));
        compareGates(graph, result, way);
    }

    // A gate is a cell of the way without which there is no way.
    static void compareGates(const Graph& graph, const LensResult& result, const std::vector<Point>& way) {
        std::vector<Point> gates;
        for (std::size_t i = 1; i + 1 < way.size(); ++i) {
            if (!leadsWithout(graph, cellOf(way[i]), cellOf(way.front()), cellOf(way.back())))
                gates.insert(gates.begin(), way[i]);
        }
        QCOMPARE(pointsOf(result.markOf(LensMark::Gate)), gates);
    }
};

LEVWRIGHT_TEST(WayLensTest)

} // namespace levwright::way_lens_test

#include "WayLensTest.moc"
