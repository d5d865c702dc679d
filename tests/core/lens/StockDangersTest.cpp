// SPDX-License-Identifier: GPL-3.0-or-later
// Danger compared with the stock levels of a depth, recomputed by hand in the comments.
#include "core/instance/StockDangers.h"

#include "core/lens/DangerLens.h"
#include "core/lens/LensText.h"
#include "tests/core/lens/DrawnLevel.h"
#include "tests/support/TestProgram.h"

#include <QTest>

namespace levwright::stock_dangers_test {
using namespace levwright::lens;
using roll::StockDangers;

namespace {

constexpr std::string_view header = "level\tfrom\tto\tgames\tdangers\n";

std::shared_ptr<const Catalog> catalogWith(const std::string& rows) {
    const std::shared_ptr<GameTables> tables = GameTables::changed(testGame()->catalog().tablesPtr());
    tables->put("stock-danger", std::string(header) + rows);
    return Catalog::load(tables).value();
}

// At depth 10 to 14, a quiet level that every game has, and a hard one that every fourth game has.
const std::string twoLevels = "quiet\t10\t14\t1000\t0 0 0 0 0 10 10 10 20 20\n"
                              "hard\t10\t14\t250\t20 30 30 30 30 40 40 40 40 50\n"
                              "deep\t15\t19\t1000\t90 90 90 90 90 90 90 90 90 90\n";

} // namespace

class StockDangersTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void percentBelow_data() {
        QTest::addColumn<int>("danger");
        QTest::addColumn<int>("percent");
        const auto add = [](const char* sum, int danger, int percent) {
            QTest::newRow(sum) << danger << percent;
        };
        // Weights: quiet 1000 * 10 rolls, hard 250 * 10: 12500 in all.
        add("half of the 5 that are as safe: 2.5 * 1000 = 2500", 0, 20);
        add("5 quiet ones below: 5000", 5, 40);
        add("5 below and half of 3: 6500", 10, 52);
        add("8 and half of 2, and half of one hard: 9000 + 125", 20, 73);
        add("all quiet and 5 hard: 10000 + 1250", 35, 90);
        add("all", 51, 100);
    }
    void percentBelow() {
        QFETCH(const int, danger);
        QFETCH(const int, percent);
        const StockDangers stock(*catalogWith(twoLevels));
        QCOMPARE(stock.percentBelow({10, 14}, danger), percent);
    }

    void findsDepths_data() {
        QTest::addColumn<int>("depth");
        QTest::addColumn<int>("from");
        QTest::newRow("first") << 10 << 10;
        QTest::newRow("last") << 14 << 10;
        QTest::newRow("next") << 15 << 15;
        QTest::newRow("above") << 9 << 0;
        QTest::newRow("below") << 20 << 0;
    }
    void findsDepths() {
        QFETCH(const int, depth);
        QFETCH(const int, from);
        const StockDangers stock(*catalogWith(twoLevels));
        QCOMPARE(stock.rangeAt(depth).value_or(roll::DepthRange()).from, from);
    }

    // A user's table may have anything there.
    void leavesOutWhatIsNoDanger_data() {
        QTest::addColumn<std::string>("dangers");
        QTest::newRow("nothing") << std::string();
        QTest::newRow("too few") << std::string("1 2 3");
        QTest::newRow("too many") << std::string("1 2 3 4 5 6 7 8 9 10 11");
        QTest::newRow("a word") << std::string("1 2 3 4 5 6 7 8 9 x");
    }
    void leavesOutWhatIsNoDanger() {
        QFETCH(const std::string, dangers);
        const StockDangers stock(*catalogWith("a\t1\t4\t1000\t" + dangers + "\n"));
        QVERIFY(!stock.rangeAt(2));
    }

    // A giant ant of difficulty 4 on a level at depth 12: harder than the 5 rolls of the quiet level without
    // danger, 5000 of 12500.
    void isMeasured() {
        roll::LevelInstance level = drawnLevel({"<..>"});
        const std::shared_ptr<const Catalog> catalog = catalogWith(twoLevels);
        const roll::GenerationTablesPtr tables = roll::GenerationTables::load(*catalog).value();
        level.monsters = {{.place = {3, 0}, .kind = std::int16_t(tables->monster("giant ant", 'a'))}};
        const LensResult there = dangerLens({level, *tables, *catalog, 12});
        QCOMPARE(there.valueOf(Measure::Harder), 40);
        QVERIFY(inLines(there).contains("harder than stock levels at depth 10 to 14: 40 %\n"));
        QVERIFY(toJson(there, 1).contains("\"depths\":[10,14]"));
        // Nothing lies there to compare with.
        const LensResult elsewhere = dangerLens({level, *tables, *catalog, 30});
        QCOMPARE(elsewhere.valueOf(Measure::Harder), std::nullopt);
        QVERIFY(!inLines(elsewhere).contains("harder than"));
        LensSum sum;
        sum.add(1, there);
        QVERIFY(inLines(sum).contains("harder than stock levels at depth 10 to 14: 40 %, in 1 of 1 rolls"));
    }

    // The tables of the games: each has levels at usual depths, and what is more dangerous is harder.
    void gamesHaveTables_data() {
        QTest::addColumn<std::string>("game");
        for (const std::string_view game : builtInGames())
            QTest::newRow(std::string(game).c_str()) << std::string(game);
    }
    void gamesHaveTables() {
        QFETCH(const std::string, game);
        const auto loaded = loadGame(game).value();
        const StockDangers stock(loaded->catalog());
        if (!loaded->catalog().tables().has("monster-generation"))
            QSKIP("its levels cannot be rolled");
        for (const int depth : {3, 7, 12, 16, 22, 27, 32, 37, 42}) {
            const std::optional<roll::DepthRange> range = stock.rangeAt(depth);
            QVERIFY2(range, qPrintable(QString::number(depth)));
            QVERIFY(range->from <= depth && depth <= range->to);
            int before = 0;
            for (const int danger : {0, 10, 50, 100, 200, 400, 100'000}) {
                const int percent = stock.percentBelow(*range, danger);
                QVERIFY(percent >= before);
                before = percent;
            }
            QCOMPARE(before, 100);
        }
    }
};

LEVWRIGHT_TEST(StockDangersTest)

} // namespace levwright::stock_dangers_test

#include "StockDangersTest.moc"
