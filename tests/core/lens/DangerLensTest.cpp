// SPDX-License-Identifier: GPL-3.0-or-later
// Danger, light and shape of small levels, recomputed by hand in the comments.
#include "core/lens/DangerLens.h"

#include "core/lens/LensSum.h"
#include "core/lens/LightLens.h"
#include "core/lens/ShapeLens.h"
#include "core/model/Game.h"
#include "core/scene/LensScene.h"
#include "tests/core/lens/DrawnLevel.h"
#include "tests/core/lens/StockRolls.h"
#include "tests/support/StockFolders.h"
#include "tests/support/TestProgram.h"

#include <QTest>

namespace levwright::danger_lens_test {
using namespace levwright::lens;
using roll::cellOf;
using roll::LevelInstance;
using roll::RolledMonster;

namespace {

RolledMonster monster(std::string_view name, char symbol, roll::CellPlace place) {
    return {.place = place, .kind = std::int16_t(testTables()->monster(name, symbol))};
}

roll::RolledObject object(std::string_view name, char symbol, int quantity) {
    return {.place = {1, 0}, .kind = std::int16_t(testTables()->object(name, symbol)), .quantity = quantity};
}

int numberAt(const LensResult& result, int x, int y) {
    return result.numbers[std::size_t(cellOf(x, y))];
}

} // namespace

class DangerLensTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // A giant ant (difficulty 4, speed 18) and a sleeping red dragon (20, speed 9) in a corridor of 8 cells,
    // and a peaceful shopkeeper, who is no danger: 4 + 20 = 24, of which 4 are awake and faster than the
    // hero's 12. There is nothing between the ant and the stairs, so the first contact is at move 0.
    void corridor() {
        LevelInstance level = drawnLevel({"<......>"});
        level.monsters = {monster("giant ant", 'a', {5, 0}), monster("red dragon", 'D', {7, 0}),
                          monster("shopkeeper", '@', {3, 0})};
        level.monsters[1].asleep = true;
        level.monsters[2].peaceful = true;
        const LensResult result = dangerLens(groundOf(level));
        QCOMPARE(result.valueOf(Measure::Danger), 24);
        QCOMPARE(result.valueOf(Measure::DangerAwake), 4);
        QCOMPARE(result.valueOf(Measure::Hostile), 2);
        QCOMPARE(result.valueOf(Measure::HardestMonster), 20);
        QCOMPARE(result.valueOf(Measure::FasterThanHero), 1);
        QCOMPARE(result.valueOf(Measure::Contact), 0);
        QCOMPARE(numberAt(result, 5, 0), 4);
        QCOMPARE(numberAt(result, 7, 0), 20);
        QCOMPARE(numberAt(result, 3, 0), 0);
        QCOMPARE(wordsAt(result, {5, 0}), std::string("4 levels; hostile monster, awake; shortest way"));
        QCOMPARE(wordsAt(result, {3, 0}), std::string("shortest way"));
    }

    // Two rooms. In the left one a jackal (1, speed 12, so not faster); in the right one, two minotaurs on
    // one cell (17 each, speed 15), of which one has two levels more: 17 + 19 = 36. All: 37. A locked door
    // shuts the rooms from each other. The way leads from 2,1 through the door at 6,1 to 9,1; the jackal at
    // 3,2 sees the stairs.
    void rooms() {
        LevelInstance level = drawnLevel({"-----------", //
                                          "|<...+..>.|", //
                                          "|....|....|", //
                                          "-----------"});
        level.rooms = {{.area = {2, 1, 5, 2}}, {.area = {7, 1, 10, 2}}};
        level.monsters = {monster("jackal", 'd', {3, 2}), monster("minotaur", 'H', {10, 2}),
                          monster("minotaur", 'H', {10, 2})};
        level.monsters[2].levelChange = 2;
        const LensResult result = dangerLens(groundOf(level));
        QCOMPARE(result.valueOf(Measure::Danger), 37);
        QCOMPARE(result.valueOf(Measure::FasterThanHero), 2);
        QCOMPARE(result.valueOf(Measure::Contact), 0);
        QCOMPARE(numberAt(result, 10, 2), 36);
        QCOMPARE(result.parts, (std::vector<LensPart>{{PartKind::Room, 0, 1, 1, {2, 1, 5, 2}},
                                                      {PartKind::Room, 1, 2, 36, {7, 1, 10, 2}}}));

        // Without the jackal, the door hides the hero until he stands in it, four moves from the stairs.
        level.monsters.erase(level.monsters.begin());
        QCOMPARE(dangerLens(groundOf(level)).valueOf(Measure::Contact), 4);
        // What hides does not look.
        for (RolledMonster& each : level.monsters)
            each.states = roll::IsHidden;
        QCOMPARE(dangerLens(groundOf(level)).valueOf(Measure::Contact), std::nullopt);
        QCOMPARE(dangerLens(groundOf(level)).valueOf(Measure::DangerAwake), 0);
        QCOMPARE(dangerLens(groundOf(level)).valueOf(Measure::Danger), 36);
    }

    // No monsters. 10 arrows at 2, two rubies at 3500 and 250 gold: 20 + 7000 + 250 = 7270.
    void treasure() {
        LevelInstance level = drawnLevel({"<>"});
        level.objects = {object("arrow", ')', 10), object("ruby", '*', 2), object("gold piece", '$', 250)};
        const LensResult result = dangerLens(groundOf(level));
        QCOMPARE(result.valueOf(Measure::Danger), 0);
        QCOMPARE(result.valueOf(Measure::HardestMonster), std::nullopt);
        QCOMPARE(result.valueOf(Measure::Contact), std::nullopt);
        QCOMPARE(result.valueOf(Measure::Pay), 7270);
        QCOMPARE(result.parts, (std::vector<LensPart>{{PartKind::ObjectClass, '$', 1, 250},
                                                      {PartKind::ObjectClass, ')', 10, 20},
                                                      {PartKind::ObjectClass, '*', 2, 7000}}));
        LensSum sum;
        sum.add(1, result);
        level.objects.pop_back();
        sum.add(2, dangerLens(groundOf(level)));
        QCOMPARE(sum.parts().at({PartKind::ObjectClass, '$'}), (PartSum{1, 250, 1}));
        QCOMPARE(sum.parts().at({PartKind::ObjectClass, '*'}), (PartSum{4, 14000, 2}));
    }

    // The room is lit, but not one of its cells; the corridor is not lit.
    void light() {
        LevelInstance level = drawnLevel({"|...'##"});
        level.rooms = {{.area = {2, 0, 4, 0}, .lit = true}};
        for (const int x : {1, 2, 3, 5})
            level.lit[std::size_t(cellOf(x, 0))] = 1;
        const LensResult result = lightLens(groundOf(level));
        QCOMPARE(result.valueOf(Measure::LitCells), 3);
        QCOMPARE(result.valueOf(Measure::UnlitCells), 3);
        QCOMPARE(result.markOf(LensMark::OddLight)->cells, (std::vector<roll::CellPlace>{{4, 0}}));
        QCOMPARE(numberAt(result, 1, 0), 100); // a wall
        QCOMPARE(numberAt(result, 4, 0), 0);
        QCOMPARE(numberAt(result, 8, 0), noNumber);
        QCOMPARE(wordsAt(result, {4, 0}), std::string("unlit; not lit as its region or room says"));
        LensSum sum;
        sum.add(1, result);
        level.lit[std::size_t(cellOf(4, 0))] = 1;
        sum.add(2, lightLens(groundOf(level)));
        QCOMPARE(sum.meanAt(cellOf(4, 0)), 50.0);
    }

    // What regions say outside of rooms: the first cell is said to be dark, but is lit; the second is said to
    // be lit, but is dark; of the last, nothing is said.
    void lightOfRegions() {
        LevelInstance level = drawnLevel({"...."});
        level.saidLight[std::size_t(cellOf(1, 0))] = roll::SaysUnlit;
        level.saidLight[std::size_t(cellOf(2, 0))] = roll::SaysLit;
        level.saidLight[std::size_t(cellOf(3, 0))] = roll::SaysLit;
        for (const int x : {1, 3, 4})
            level.lit[std::size_t(cellOf(x, 0))] = 1;
        const LensResult result = lightLens(groundOf(level));
        QCOMPARE(result.markOf(LensMark::OddLight)->cells, (std::vector<roll::CellPlace>{{1, 0}, {2, 0}}));
        QCOMPARE(result.valueOf(Measure::OddLightCells), 2);
        // A dark region inside of a lit room is as it is said to be.
        level.rooms = {{.area = {1, 0, 4, 0}, .lit = true}};
        level.lit[std::size_t(cellOf(1, 0))] = 0;
        QCOMPARE(lightLens(groundOf(level)).markOf(LensMark::OddLight)->cells,
                 (std::vector<roll::CellPlace>{{2, 0}}));
    }

    // A lit region also lights the cells around it, those of a dark region beside it too. In another order,
    // the dark one has the last word.
    void lightOfRolls_data() {
        QTest::addColumn<QByteArray>("regions");
        QTest::addColumn<int>("odd");
        QTest::newRow("lit last") << QByteArray("REGION:(0,0,1,2),unlit,\"ordinary\"\n"
                                                "REGION:(2,0,4,2),lit,\"ordinary\"\n")
                                  << 3;
        QTest::newRow("dark last") << QByteArray("REGION:(2,0,4,2),lit,\"ordinary\"\n"
                                                 "REGION:(0,0,1,2),unlit,\"ordinary\"\n")
                                   << 0;
        // A region that makes a room takes no light away.
        QTest::newRow("dark room") << QByteArray("REGION:(0,0,4,2),lit,\"ordinary\"\n"
                                                 "REGION:(0,0,1,2),unlit,\"zoo\",unfilled\n")
                                   << 6;
    }
    void lightOfRolls() {
        QFETCH(const QByteArray, regions);
        QFETCH(const int, odd);
        const LevelsAnalysis analysis = analysisOf(mazeWith(".....\n.....\n.....\n", regions));
        const auto plan = analysis.game().language().plan(analysis.source(0), {}).value();
        roll::Roller roller(plan);
        QCOMPARE(
            lightLens({roller.roll(1), *plan, analysis.game().catalog()}).valueOf(Measure::OddLightCells),
            odd);
    }

    // Rows of 9 by 3: 6 + 1 cells of floor in two spaces, a door and 2 cells of corridor: 10 of 27 cells are
    // 37 %, of them 20 % corridor.
    void shape() {
        const LevelInstance level = drawnLevel({"|...|    ", //
                                                "|...'##|.", //
                                                "-----   -"});
        const LensResult result = shapeLens(groundOf(level));
        QCOMPARE(result.valueOf(Measure::Spaces), 2);
        QCOMPARE(result.valueOf(Measure::LargestSpace), 6);
        QCOMPARE(result.valueOf(Measure::MedianSpace), 1);
        QCOMPARE(result.valueOf(Measure::FloorShare), 37);
        QCOMPARE(result.valueOf(Measure::CorridorShare), 20);
        QCOMPARE(numberAt(result, 2, 1), 6);
        QCOMPARE(numberAt(result, 9, 1), 1);
        QCOMPARE(numberAt(result, 6, 1), noNumber);
    }

    // 7 columns and 3 rows, mirrored at column 4 but for one cell and its image; doors are alike in all
    // states.
    void symmetry() {
        const LevelInstance level = drawnLevel({"-------", //
                                                "+.T...'", //
                                                "-------"});
        const LensResult result = shapeLens(groundOf(level));
        QCOMPARE(result.valueOf(Measure::AxisUpright), 8);
        QCOMPARE(result.valueOf(Measure::BreaksUpright), 2);
        QCOMPARE(result.markOf(LensMark::BreaksUpright)->cells,
                 (std::vector<roll::CellPlace>{{3, 1}, {5, 1}}));
        QCOMPARE(result.valueOf(Measure::AxisLevel), 2);
        QCOMPARE(result.valueOf(Measure::BreaksLevel), 0);
        // Lines through column 4 and row 1; the upright one is that of all rolls, the other that of half.
        QCOMPARE(axesOf(result), (std::vector<MirrorAxis>{{true, 8, 1}, {false, 2, 1}}));
        LensSum sum;
        sum.add(1, result);
        sum.add(2, shapeLens(groundOf(drawnLevel({"-------", "+.T...'"}))));
        QCOMPARE(axesOf(sum), (std::vector<MirrorAxis>{{true, 8, 1}, {false, 1, 0.5}, {false, 2, 0.5}}));
        // In a picture, columns count from 1 of the level.
        QCOMPARE(inScene(axesOf(result)), (std::vector<SceneAxis>{{true, 6, 1}, {false, 2, 1}}));
        const LevelInstance empty;
        QVERIFY(axesOf(shapeLens(groundOf(empty))).empty());
        QCOMPARE(shapeLens(groundOf(empty)).valueOf(Measure::AxisUpright), std::nullopt);
        QCOMPARE(shapeLens(groundOf(empty)).valueOf(Measure::FloorShare), std::nullopt);
    }

    // Sums of what single statements of the level say, over all stock levels.
    void holdsOnStockLevels_data() { addStockFolders(); }
    void holdsOnStockLevels() {
        LEVWRIGHT_NEEDS_SHARED();
        QFETCH(const QString, folder);
        QFETCH(const QString, game);
        for (const StockPlan& stock : stockPlans(folder, game)) {
            roll::Roller roller(stock.plan);
            const LevelInstance& level = roller.roll(1);
            const LensGround ground(level, *stock.plan->tables, stock.game->catalog());
            const LensResult danger = dangerLens(ground);
            std::int64_t sum = 0;
            for (const std::int32_t number : danger.numbers)
                sum += std::max(number, 0);
            QCOMPARE(danger.valueOf(Measure::Danger), sum);
            QVERIFY(danger.valueOf(Measure::DangerAwake) <= danger.valueOf(Measure::Danger));
            const LensResult light = lightLens(ground);
            const LensResult shape = shapeLens(ground);
            const std::int64_t standing =
                *light.valueOf(Measure::LitCells) + *light.valueOf(Measure::UnlitCells);
            QVERIFY(shape.valueOf(Measure::LargestSpace).value_or(0) <= standing);
        }
    }
};

LEVWRIGHT_TEST(DangerLensTest)

} // namespace levwright::danger_lens_test

#include "DangerLensTest.moc"
