// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Program.h"
#include "core/dungeons/definition/DungeonLowering.h"
#include "core/dungeons/definition/DungeonParser.h"
#include "core/dungeons/model/DungeonCompiler.h"
#include "core/dungeons/roll/RollStatistics.h"
#include "core/languages/games/Games.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <algorithm>
#include <set>
#include <sstream>

namespace levwright::dungeon_roll_test {
namespace {

GamePtr gameOf(const char* id) {
    return loadGame(id).value();
}

CompiledDungeon compiled(const GamePtr& game, const QByteArray& text) {
    const DungeonModelPtr model =
        lowerDungeon(*game, parseDungeon(game->dungeonDialect(), TextSnapshot(text.toStdString()),
                                         DungeonForm::Definition));
    const Result<CompiledDungeon> dungeon = compileDungeon(*model);
    if (!dungeon || hasErrors(model->diagnostics))
        QTest::qFail("the description has errors", __FILE__, __LINE__);
    return dungeon.value_or(CompiledDungeon());
}

CompiledDungeon stock(const GamePtr& game, const char* id) {
    return compiled(game, fileBytes(sharedFolder() + "/corpus/" + id + "/des/dungeon.def"));
}

struct Span {
    int first = 0;
    int last = 0;
};

Span spanOf(const Histogram& histogram) {
    return histogram.empty() ? Span() : Span{histogram.begin()->first, histogram.rbegin()->first};
}

const LevelStatistics& levelNamed(const CompiledDungeon& dungeon, const RollStatistics& statistics,
                                  std::string_view name) {
    const auto found = std::ranges::find_if(statistics.levels, [&](const LevelStatistics& level) {
        return dungeon.dungeons[level.dungeon].levels[level.level].name.text == name;
    });
    if (found == statistics.levels.end())
        QTest::qFail("no such level", __FILE__, __LINE__);
    return *found;
}

} // namespace

class DungeonRollTest : public QObject {
    Q_OBJECT

    const GamePtr game = gameOf("nethack-3.4.3");
    const Catalog& catalog = game->catalog();

private Q_SLOTS:
    // The ranges follow from section 8 of the document dungeon, and from the stock description.
    void stockDungeon() {
        LEVWRIGHT_NEEDS_SHARED();
        const CompiledDungeon dungeon = stock(game, "nethack-3.4.3");
        const RollStatistics statistics = rollMany(dungeon, catalog, 1, 3000);
        QCOMPARE(statistics.succeeded, std::uint64_t(3000));
        QVERIFY(statistics.failures.empty() && statistics.neverPlaced.empty());
        const auto expect = [&](std::string_view name, Span depths) {
            const Span found = spanOf(levelNamed(dungeon, statistics, name).depths);
            QCOMPARE(found.first, depths.first);
            QCOMPARE(found.last, depths.last);
        };
        expect("oracle", {5, 9});
        expect("rogue", {15, 18});
        expect("bigrm", {10, 12});
        expect("medusa", {21, 28});
        expect("castle", {25, 29});
        expect("valley", {26, 30});
        expect("minetn", {5, 8});
        expect("minend", {10, 13});
        expect("soko4", {5, 9});
        expect("soko1", {2, 6});
        expect("x-strt", {11, 16});
        expect("knox", {18, 21});
        expect("astral", {-5, -5});
        expect("earth", {-1, -1});
        const double share = double(levelNamed(dungeon, statistics, "bigrm").placed) / 3000;
        QVERIFY2(share > 0.36 && share < 0.44, qPrintable(QString::number(share)));
    }

    // The rules for every single layout.
    void layoutsKeepTheRules() {
        LEVWRIGHT_NEEDS_SHARED();
        for (const char* id : {"nethack-3.4.3", "nethack-3.2.2"}) {
            const GamePtr own = gameOf(id);
            const CompiledDungeon dungeon = stock(own, id);
            for (std::uint64_t seed = 0; seed < 500; ++seed) {
                const RollResult roll = rollDungeon(dungeon, own->catalog(), seed);
                QVERIFY(roll.has_value());
                QCOMPARE(roll->dungeons.size(), dungeon.dungeons.size());
                for (const RolledDungeon& rolled : roll->dungeons)
                    checkPart(dungeon, *roll, rolled);
            }
        }
    }

    void checkPart(const CompiledDungeon& dungeon, const DungeonLayout& layout, const RolledDungeon& rolled) {
        const CompiledDungeonPart& part = dungeon.dungeons[rolled.dungeon];
        const int most = part.size.base + std::max(part.size.rand - 1, 0);
        QVERIFY(rolled.levelCount >= part.size.base && rolled.levelCount <= most);
        std::set<int> taken;
        for (const RolledLevel& level : rolled.levels) {
            QVERIFY(level.number >= 1 && level.number <= rolled.levelCount);
            QVERIFY(taken.insert(level.number).second);
            const SpecialLevelRecord& record = part.levels[level.level];
            if (record.chain == -1 && record.place.base > 0)
                QVERIFY(level.number >= record.place.base &&
                        level.number <= record.place.base + std::max(record.place.rand - 1, 0));
        }
        QCOMPARE(rolled.connection.has_value(), rolled.dungeon != 0);
        if (!rolled.connection)
            return;
        const RolledDungeon& parent = layout.dungeons[rolled.connection->parent];
        const BranchRecord& branch = dungeon.dungeons[parent.dungeon].branches[rolled.connection->branch];
        QCOMPARE(branch.target.text, part.name.text);
        const int step = branch.type == 3 ? 0 : branch.up == 1 ? -1 : 1;
        const bool atSurface = part.levels.size() == 6 && part.levels.back().name.text == "dummy";
        QCOMPARE(rolled.depthOf(rolled.entry),
                 parent.depthOf(rolled.connection->number) + step - (atSurface ? 1 : 0));
        QCOMPARE(rolled.connection->wanders, part.name.text == "Fort Ludios");
    }

    void sameSeedSameDungeon() {
        LEVWRIGHT_NEEDS_SHARED();
        const CompiledDungeon dungeon = stock(game, "nethack-3.4.3");
        const RollResult first = rollDungeon(dungeon, catalog, 42);
        QVERIFY(first == rollDungeon(dungeon, catalog, 42));
        QVERIFY(first != rollDungeon(dungeon, catalog, 43));
        // The same on every machine, forever.
        QList<int> numbers;
        for (const RolledLevel& level : first->dungeons[0].levels)
            numbers << level.number;
        QCOMPARE(numbers, (QList<int>{15, 8, 10, 24, 26}));
    }

    // Branches of 3.4.3 avoid each other while there is room.
    void branchesAvoidEachOther() {
        const QByteArray text =
            "DUNGEON: \"A\" \"none\" (5,0)\nBRANCH: \"B\" @ (2,2)\nBRANCH: \"C\" @ (2,2)\n"
            "DUNGEON: \"B\" \"none\" (1,0)\nDUNGEON: \"C\" \"none\" (1,0)\n";
        const auto levelOf = [](const RollResult& roll, std::size_t dungeon) {
            return roll->dungeons[dungeon].connection->number;
        };
        const GamePtr old = gameOf("nethack-3.2.2");
        bool met = false;
        for (std::uint64_t seed = 0; seed < 64; ++seed) {
            const RollResult now = rollDungeon(compiled(game, text), catalog, seed);
            QCOMPARE(levelOf(now, 1) + levelOf(now, 2), 5);
            const RollResult then = rollDungeon(compiled(old, text), old->catalog(), seed);
            met = met || levelOf(then, 1) == levelOf(then, 2);
        }
        QVERIFY(met);
    }

    void failures_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("says");
        QTest::addColumn<bool>("always");
        const QByteArray a = "DUNGEON: \"A\" \"none\" (5,0)\n";
        const auto row = [&](const char* name, const QByteArray& text, const QString& says, bool always) {
            QTest::newRow(name) << text << says << always;
        };
        row("no branch", a + "DUNGEON: \"B\" \"none\" (1,0)\n", "No dungeon before “B” has a branch to it.",
            true);
        row("branch in itself",
            a + "BRANCH: \"X\" @ (1,0)\nDUNGEON: \"X\" \"none\" (1,0)\nBRANCH: \"C\" @ (2,0)\n"
                "DUNGEON: \"C\" \"none\" (1,0)\n",
            "The branch to “C” would lie outside of “X”.", true);
        row("base 0", a + "LEVEL: \"x\" \"none\" @ (0,0)\n", "“x” would lie outside of “A”.", true);
        row("below the bottom", "DUNGEON: \"A\" \"none\" (5,4)\nLEVEL: \"x\" \"none\" @ (7,0)\n",
            "“x” would lie outside of “A”.", false);
        row("same place", a + "LEVEL: \"x\" \"none\" @ (2,0)\nLEVEL: \"y\" \"none\" @ (2,1)\n",
            "There is no room for all the levels of “A”.", true);
        row("same place at times", a + "LEVEL: \"x\" \"none\" @ (2,0)\nLEVEL: \"y\" \"none\" @ (2,1) 50\n",
            "There is no room for all the levels of “A”.", false);
        row("no room",
            "DUNGEON: \"A\" \"none\" (2,0)\nLEVEL: \"x\" \"none\" @ (1,-1)\nLEVEL: \"y\" \"none\" @ "
            "(1,-1)\nLEVEL: \"z\" \"none\" @ (1,-1)\n",
            "There is no room for all the levels of “A”.", true);
        row("chain to nothing",
            a + "LEVEL: \"x\" \"none\" @ (1,0) 50\nBRANCH: \"B\" @ (3,0)\nCHAINBRANCH: \"C\" \"x\" + (1,0)\n"
                "DUNGEON: \"B\" \"none\" (1,0)\nDUNGEON: \"C\" \"none\" (1,0)\n",
            "The branch to “C” counts from a level that was not made.", false);
        QByteArray many = "DUNGEON: \"A\" \"none\" (30,0)\n";
        for (int i = 0; i < 31; ++i)
            many += "LEVEL: \"l" + QByteArray::number(i) + "\" \"none\" @ (1,-1)\n";
        row("too many ways", many, "Too many attempts to place the levels of “A” failed.", true);
    }
    void failures() {
        QFETCH(const QByteArray, text);
        QFETCH(const QString, says);
        QFETCH(const bool, always);
        const CompiledDungeon dungeon = compiled(game, text);
        const std::uint64_t rolls = always ? 3 : 200;
        const RollStatistics statistics = rollMany(dungeon, catalog, 7, rolls);
        QCOMPARE(statistics.succeeded == 0, always);
        QCOMPARE(statistics.failures.size(), std::size_t(1));
        const FailureStatistics& failed = statistics.failures[0];
        QCOMPARE(QString::fromStdString(describe(failed.failure, dungeon)), says);
        QCOMPARE(failed.count, rolls - statistics.succeeded);
        const RollResult shown = rollDungeon(dungeon, catalog, failed.seed);
        QVERIFY(!shown && shown.error() == failed.failure);
    }

    // Backtracking finds the only solution.
    void levelsMakeRoomForEachOther() {
        const CompiledDungeon dungeon = compiled(
            game, "DUNGEON: \"A\" \"none\" (3,0)\nLEVEL: \"x\" \"none\" @ (1,3)\nLEVEL: \"y\" \"none\" @ "
                  "(1,2)\nLEVEL: \"z\" \"none\" @ (1,0)\n");
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            const RollResult roll = rollDungeon(dungeon, catalog, seed);
            QVERIFY(roll.has_value());
            QCOMPARE(roll->dungeons[0].levels[0].number, 3);
            QCOMPARE(roll->dungeons[0].levels[1].number, 2);
            QCOMPARE(roll->dungeons[0].levels[2].number, 1);
        }
    }

    void chances() {
        const CompiledDungeon dungeon = compiled(
            game, "DUNGEON: \"A\" \"none\" (9,0)\nBRANCH: \"B\" @ (1,0)\nLEVEL: \"a\" \"none\" @ (1,0) 0\n"
                  "LEVEL: \"b\" \"none\" @ (2,0) 100\nDUNGEON: \"B\" \"none\" (2,0) 30\n");
        const RollStatistics statistics = rollMany(dungeon, catalog, 1, 2000);
        QCOMPARE(statistics.succeeded, std::uint64_t(2000));
        QCOMPARE(levelNamed(dungeon, statistics, "b").placed, std::uint64_t(2000));
        QVERIFY(statistics.dungeons[1].made > 500 && statistics.dungeons[1].made < 700);
        QCOMPARE(statistics.neverPlaced.size(), std::size_t(1));
        QCOMPARE(statistics.neverPlaced[0].level, std::size_t(0));
        QVERIFY(!statistics.neverPlaced[0].failure);
        const RollResult shown = rollDungeon(dungeon, catalog, statistics.neverPlaced[0].seed);
        QVERIFY(shown && shown->dungeons[0].levels.size() == 1);
    }

    void neverPlacedIsShown() {
        const CompiledDungeon dungeon =
            compiled(game, "DUNGEON: \"A\" \"none\" (9,0)\nLEVEL: \"a\" \"none\" @ (1,0)\n"
                           "LEVEL: \"b\" \"none\" @ (10,0) 30\n");
        const RollStatistics statistics = rollMany(dungeon, catalog, 100, 100);
        QCOMPARE(statistics.neverPlaced.size(), std::size_t(1));
        const NeverPlaced& never = statistics.neverPlaced[0];
        QCOMPARE(never.level, std::size_t(1));
        QVERIFY(never.failure.has_value());
        const RollResult shown = rollDungeon(dungeon, catalog, never.seed);
        QVERIFY(!shown && shown.error() == *never.failure && shown.error().level == never.level);
    }

    // Numbers that no description would contain, but a file may.
    void wildNumbers() {
        for (const int number : {INT_MIN, -40000, -1, 0, 1, 33, 40000, INT_MAX}) {
            CompiledDungeon dungeon;
            dungeon.dungeons.resize(3);
            for (CompiledDungeonPart& part : dungeon.dungeons) {
                part.size = {std::int16_t(number), std::int16_t(number)};
                part.entry = number;
                part.levels.push_back(
                    {.place = {std::int16_t(number), std::int16_t(number)}, .chain = number});
                part.branches.push_back({.place = {1, std::int16_t(number)}, .chain = -1, .up = number});
            }
            for (const char* id : {"nethack-3.4.3", "nethack-3.2.2"}) {
                const RollResult roll = rollDungeon(dungeon, gameOf(id)->catalog(), 1);
                QVERIFY(roll || !describe(roll.error(), dungeon).empty());
            }
        }
    }

    void commandLine_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("says");
        QTest::newRow("one") << QStringList{"d.def", "--seed", "5"} << 0 << "A: depth 1 to 3\n    2  x\n";
        QTest::newRow("many") << QStringList{"d.def", "--rolls", "10"} << 0 << "  x           2: 100.0%\n";
        QTest::newRow("failure") << QStringList{"bad.def"} << 1
                                 << "The game fails in 1 of 1 rolls, first with seed 1: “x” would";
        QTest::newRow("never") << QStringList{"bad.def", "--rolls", "5"} << 1
                               << "“x” is never placed; see seed 1: “x” would lie outside of “A”.\n";
        QTest::newRow("json") << QStringList{"d.def", "--json"} << 0
                              << "\"special\":[{\"name\":\"x\",\"level\":2,\"depth\":2}]";
        QTest::newRow("json of many") << QStringList{"bad.def", "--json", "--rolls", "5"} << 1
                                      << "{\"neverPlaced\":\"x\",\"seed\":1,\"message\":\"“x” would lie";
        QTest::newRow("errors") << QStringList{"errors.def"} << 2
                                << "“errors.def” is not a compiled dungeon file";
        QTest::newRow("missing") << QStringList{"none.def"} << 2 << "Cannot open “none.def”";
        QTest::newRow("no file") << QStringList{} << 2 << "no file given";
        QTest::newRow("two files") << QStringList{"d.def", "d.def"} << 2 << "one file at a time";
        QTest::newRow("no number") << QStringList{"d.def", "--seed", "5x"} << 2
                                   << "--seed must be a number from 0 to 18446744073709551615, not “5x”";
        QTest::newRow("too many") << QStringList{"d.def", "--rolls", "10000001"} << 2
                                  << "--rolls must be a number";
    }
    void commandLine() {
        QFETCH(const QStringList, arguments);
        QFETCH(const int, status);
        QFETCH(const QString, says);
        MemoryFileStore store;
        QVERIFY(store.replace("d.def", "DUNGEON: \"A\" \"none\" (3,0)\nLEVEL: \"x\" \"none\" @ (2,0)\n"));
        QVERIFY(store.replace("bad.def", "DUNGEON: \"A\" \"none\" (3,0)\nLEVEL: \"x\" \"none\" @ (4,0)\n"));
        QVERIFY(store.replace("errors.def", "DUNGEON: \"A\" \"none\" (3,0)\nLEVEL: \"x\"\n"));
        std::vector<std::string> words{"roll-dungeon"};
        for (const QString& argument : arguments)
            words.push_back(argument.toStdString());
        std::istringstream in;
        std::ostringstream out;
        std::ostringstream errors;
        QCOMPARE(int(cli::runProgram("levwright-cli", words, cli::Console{store, in, out, errors})), status);
        const QString text = QString::fromStdString(status == 2 ? errors.str() : out.str());
        QVERIFY2(text.contains(says), qPrintable(text));
    }
};

LEVWRIGHT_TEST(DungeonRollTest)

} // namespace levwright::dungeon_roll_test

#include "DungeonRollTest.moc"
