// SPDX-License-Identifier: GPL-3.0-or-later
// Compares the shapes of walls, and the places for minerals, over random terrain with the rules, cell by
// cell.
#include "core/roll/Steps.h"
#include "tests/support/TestProgram.h"

#include <QRandomGenerator>
#include <QTest>

#include <array>

namespace levwright::walls_test {
using namespace levwright::roll;

namespace {

using Terrains = Cells<std::uint8_t>;

constexpr Area nothing{0, 0, -1, -1};

int terrainAt(const Terrains& terrain, Point p) {
    return onMap(p) ? int(terrain[std::size_t(cellOf(p))]) : int(Stone);
}

bool isFixable(int terrain) {
    return isWall(terrain) && terrain != DrawbridgeWall;
}

bool isDrawnTo(int terrain) {
    return isWall(terrain) || terrain == SecretDoor || terrain == IronBars || terrain == Door;
}

bool isSolid(int terrain) {
    return terrain == Stone || isDrawnTo(terrain);
}

// Whether the wall continues in the direction of step.
bool goesOn(const Terrains& terrain, Point p, Point step, bool isInner) {
    const auto hides = [&](Point at) {
        const int there = terrainAt(terrain, at);
        return isInner ? isDrawnTo(there) : isSolid(there);
    };
    if (!isDrawnTo(terrainAt(terrain, {p.x + step.x, p.y + step.y})))
        return false;
    for (const int side : {-1, 1}) {
        const Point beside{p.x + side * step.y, p.y + side * step.x};
        if (!hides(beside) || !hides({beside.x + step.x, beside.y + step.y}))
            return true;
    }
    return false;
}

void fixCellByCell(Terrains& terrain, const Area& area, const Area& inner) {
    const auto forEachWall = [&](const auto& visit) {
        for (int y = area.y1; y <= area.y2; ++y) {
            for (int x = area.x1; x <= area.x2; ++x) {
                if (isFixable(terrainAt(terrain, {x, y})))
                    visit(Point{x, y}, terrain[std::size_t(cellOf(x, y))]);
            }
        }
    };
    forEachWall([&](Point p, std::uint8_t& here) {
        const bool isBuried = std::ranges::all_of(neighbours, [&](Point step) {
            return isStoneOrWall(terrainAt(terrain, {p.x + step.x, p.y + step.y}));
        });
        if (isBuried && !inner.contains(p))
            here = Stone;
    });
    constexpr std::array<std::uint8_t, 16> shapes{0,
                                                  VerticalWall,
                                                  HorizontalWall,
                                                  BottomLeftCorner,
                                                  VerticalWall,
                                                  VerticalWall,
                                                  TopLeftCorner,
                                                  TeeRight,
                                                  HorizontalWall,
                                                  BottomRightCorner,
                                                  HorizontalWall,
                                                  TeeUp,
                                                  TopRightCorner,
                                                  TeeLeft,
                                                  TeeDown,
                                                  CrossWall};
    forEachWall([&](Point p, std::uint8_t& here) {
        const bool isInner = inner.contains(p);
        const auto bit = [&](Point step, unsigned value) {
            return goesOn(terrain, p, step, isInner) ? value : 0U;
        };
        const unsigned directions = bit({0, -1}, 1) | bit({1, 0}, 2) | bit({0, 1}, 4) | bit({-1, 0}, 8);
        if (directions != 0)
            here = shapes[directions];
    });
}

LevelInstance randomLevel(QRandomGenerator& random, std::uint8_t most) {
    LevelInstance level;
    for (int y = 0; y < rows; ++y) {
        for (int x = 1; x < columns; ++x) {
            const auto cell = std::size_t(cellOf(x, y));
            level.terrain[cell] =
                random.bounded(3) > 0 ? most : std::uint8_t(random.bounded(int(terrainCount)));
            level.marks[cell] = random.bounded(5) == 0 ? Undiggable : NonPasswall;
        }
    }
    return level;
}

// In the order of the game's search: down each column, skipping impossible cells.
std::vector<Point> stoneByColumns(const LevelInstance& level) {
    std::vector<Point> found;
    for (int x = 1; x < columns; ++x) {
        for (int y = 0; y < rows; ++y) {
            const bool isAlone = std::ranges::all_of(neighbours, [&](Point step) {
                return terrainAt(level.terrain, {x + step.x, y + step.y}) == Stone;
            });
            if (terrainAt(level.terrain, {x, y + 1}) != Stone)
                y += 2;
            else if (terrainAt(level.terrain, {x, y}) != Stone)
                y += 1;
            else if (isAlone && (level.marks[std::size_t(cellOf(x, y))] & Undiggable) == 0)
                found.push_back({x, y});
        }
    }
    return found;
}

} // namespace

class WallsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void shapes_data() {
        QTest::addColumn<int>("most");
        for (const int most : {int(Stone), int(HorizontalWall), int(Floor)})
            QTest::addRow("most cells %d", most) << most;
    }
    void shapes() {
        QFETCH(const int, most);
        QRandomGenerator random(quint32(most) + 1);
        for (int i = 0; i < 200; ++i) {
            const LevelInstance level = randomLevel(random, std::uint8_t(most));
            const Area area = i % 2 == 0 ? wholeMap : Area{10, 3, 60, rows - 1};
            const Area inner = i % 3 == 0 ? nothing : Area{20, 5, 50, 12};
            Terrains plain = level.terrain;
            fixCellByCell(plain, area, inner);
            Terrains terrain = level.terrain;
            fixWalls(terrain, area, inner);
            QVERIFY2(terrain == plain, qPrintable(QString::number(i)));
        }
    }

    void mineralsLieInSolidStone() {
        QRandomGenerator random(1);
        for (int i = 0; i < 200; ++i) {
            LevelInstance level = randomLevel(random, Stone);
            // So that there is some stone.
            for (std::uint8_t& terrain : level.terrain)
                terrain = random.bounded(3) > 0 ? std::uint8_t(Stone) : terrain;
            std::vector<Point> found;
            (solidStone(level) & CellSet::of(wholeMap)).forEach([&](Point p) { found.push_back(p); });
            QVERIFY(!found.empty());
            QVERIFY2(found == stoneByColumns(level), qPrintable(QString::number(i)));
        }
    }
};

LEVWRIGHT_TEST(WallsTest)

} // namespace levwright::walls_test

#include "WallsTest.moc"
