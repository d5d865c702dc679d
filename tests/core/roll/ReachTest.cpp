// SPDX-License-Identifier: GPL-3.0-or-later
// Compares regions in levels of random terrain with a flood fill from each cell, written directly after the
// rules.
#include "core/stats/Reach.h"

#include "core/base/Flood.h"
#include "tests/support/TestProgram.h"

#include <QRandomGenerator>
#include <QTest>

#include <algorithm>
#include <array>

namespace levwright::reach_test {
using namespace levwright::roll;

namespace {

enum class Access : std::uint8_t { Shut, Open, Straight };

Access doorAccess(std::uint8_t state, Travel travel) {
    if ((state & LockedDoor) != 0 && travel == Travel::Walking)
        return Access::Shut;
    return (state & (OpenDoor | ClosedDoor | LockedDoor)) != 0 ? Access::Straight : Access::Open;
}

Access accessTo(int terrain, std::uint8_t detail, Travel travel) {
    switch (terrain) {
    case Door:
        return doorAccess(detail, travel);
    case SecretDoor:
        return doorAccess(std::uint8_t(detail | ClosedDoor), travel);
    case SecretCorridor:
        return Access::Open;
    case RaisedBridge:
        return travel == Travel::Walking ? Access::Shut : Access::Open;
    case DrawbridgeWall:
        return travel == Travel::Walking ? Access::Shut : Access::Straight;
    case Pool:
    case Moat:
    case Water:
    case Lava:
        return travel == Travel::Levitating ? Access::Open : Access::Shut;
    default:
        return terrain > Door && terrain != LavaWall ? Access::Open : Access::Shut;
    }
}

// Mostly walls and floor, so that regions are large; in between, all other terrain and doors in every state.
LevelInstance randomLevel(QRandomGenerator& random, int walls) {
    constexpr std::array doorStates{std::uint8_t(0), std::uint8_t(OpenDoor), std::uint8_t(ClosedDoor),
                                    std::uint8_t(LockedDoor)};
    LevelInstance level;
    for (int y = 0; y < rows; ++y) {
        for (int x = 1; x < columns; ++x) {
            const auto cell = std::size_t(cellOf(x, y));
            const int share = random.bounded(100);
            level.terrain[cell] = share < walls             ? std::uint8_t(VerticalWall)
                                  : share < walls + 20      ? std::uint8_t(random.bounded(terrainCount))
                                  : random.bounded(10) == 0 ? std::uint8_t(Door)
                                                            : std::uint8_t(Floor);
            level.detail[cell] = doorStates[std::size_t(random.bounded(int(doorStates.size())))];
        }
    }
    return level;
}

Access accessAt(const LevelInstance& level, Point at, Travel travel) {
    if (!onMap(at))
        return Access::Shut;
    const auto cell = std::size_t(cellOf(at));
    return accessTo(level.terrain[cell], level.detail[cell], travel);
}

// The number of each cell's region, from 1; 0 for a cell that cannot be entered.
std::vector<int> floodedRegions(const LevelInstance& level, Travel travel) {
    const auto mayStep = [&](Point from, Point to) {
        const Access there = accessAt(level, to, travel);
        const bool isDiagonal = from.x != to.x && from.y != to.y;
        return there != Access::Shut &&
               (!isDiagonal || (there == Access::Open && accessAt(level, from, travel) == Access::Open));
    };
    std::vector<int> regions(cellCount);
    int count = 0;
    for (int cell = 0; cell < cellCount; ++cell) {
        if (regions[std::size_t(cell)] != 0 || accessAt(level, placeOf(cell), travel) == Access::Shut)
            continue;
        ++count;
        for (const Point p : flooded({columns, rows}, placeOf(cell), Joining::SidesAndCorners, mayStep))
            regions[std::size_t(cellOf(p))] = count;
    }
    return regions;
}

} // namespace

class ReachTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tellsWhatBelongsTogether_data() {
        QTest::addColumn<int>("walls");
        for (const int walls : {0, 20, 35, 50, 65, 80})
            QTest::addRow("%d walls in 100 cells", walls) << walls;
    }
    void tellsWhatBelongsTogether() {
        QFETCH(const int, walls);
        QRandomGenerator random(quint32(walls) + 1);
        Reach reach; // reused for all levels
        for (int i = 0; i < 20; ++i) {
            const LevelInstance level = randomLevel(random, walls);
            reach.explore(level);
            for (int start = 0; start < 10; ++start)
                compareFrom(Point{random.bounded(1, columns), random.bounded(rows)}, reach, level);
        }
    }

    void tellsWhetherPlacesAreJoined_data() { tellsWhatBelongsTogether_data(); }
    void tellsWhetherPlacesAreJoined() {
        QFETCH(const int, walls);
        QRandomGenerator random(quint32(walls) + 1);
        const LevelInstance level = randomLevel(random, walls);
        Reach reach;
        reach.explore(level);
        const auto some = [&] { return Point{random.bounded(1, columns), random.bounded(rows)}; };
        for (int travel = 0; travel < travelCount; ++travel) {
            const std::vector<int> regions = floodedRegions(level, Travel(travel));
            for (int i = 0; i < 100; ++i) {
                const std::array places{some(), some(), some()};
                const int region = regions[std::size_t(cellOf(places[0]))];
                const bool areJoined = region != 0 && std::ranges::all_of(places, [&](Point p) {
                                           return regions[std::size_t(cellOf(p))] == region;
                                       });
                QCOMPARE(reach.joins(places, Travel(travel)), areJoined);
            }
        }
    }

private:
    // The result for one way of travelling is the start for the next, because the next reaches everything
    // that the first does.
    static void compareFrom(Point start, Reach& reach, const LevelInstance& level) {
        CellSet reached;
        for (int travel = 0; travel < travelCount; ++travel) {
            const std::vector<int> regions = floodedRegions(level, Travel(travel));
            const int region = regions[std::size_t(cellOf(start))];
            const CellSet& enterable = reach.enterable(Travel(travel));
            QCOMPARE(enterable, CellSet::where([&](std::size_t cell) { return regions[cell] != 0; }));
            if (region == 0)
                continue;
            reached.add(start);
            reach.spread(reached, Travel(travel));
            QVERIFY2(
                reached == CellSet::where([&](std::size_t cell) { return regions[cell] == region; }),
                qPrintable(QStringLiteral("from %1,%2, travel %3").arg(start.x).arg(start.y).arg(travel)));
        }
    }
};

LEVWRIGHT_TEST(ReachTest)

} // namespace levwright::reach_test

#include "ReachTest.moc"
