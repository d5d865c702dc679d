// SPDX-License-Identifier: GPL-3.0-or-later
// Texts that nobody writes in earnest: chains that lead back to themselves, endless blocks, thousands of
// everything. None may overflow the stack, or take more time than in proportion to its length.
#include "app/cli/Program.h"
#include "core/dungeons/model/DungeonLanguage.h"
#include "core/dungeons/roll/DungeonRanges.h"
#include "core/languages/games/Games.h"
#include "core/model/LevelLanguage.h"
#include "tests/support/TestProgram.h"

#include <QTest>

#include <ctime>
#include <sstream>

namespace levwright::odd_text_test {
namespace {

int statusOf(const std::string& command, const std::string& name, const std::string& text) {
    MemoryFileStore store;
    if (!store.replace(name, text))
        return -1;
    std::istringstream in;
    std::ostringstream out;
    std::ostringstream errors;
    return cli::runProgram("levwright-cli", std::vector<std::string>{command, name},
                           cli::Console{store, in, out, errors});
}

std::string times(std::size_t count, const std::string& text) {
    std::string all;
    all.reserve(count * text.size());
    for (std::size_t i = 0; i < count; ++i)
        all += text;
    return all;
}

std::string numbered(std::size_t count, const std::string& before, const std::string& behind) {
    std::string all;
    for (std::size_t i = 0; i < count; ++i)
        all.append(before).append(std::to_string(i)).append(behind);
    return all;
}

std::size_t countOf(const Diagnostics& found, DiagnosticCode code) {
    return std::size_t(std::ranges::count(found, code, &Diagnostic::code));
}

std::size_t depthOf(const LevelTree& tree) {
    std::vector<std::size_t> depths;
    depths.reserve(tree.statements.size());
    for (const StatementNode& node : tree.statements)
        depths.push_back(node.parent ? depths[*node.parent] + 1 : 0);
    return depths.empty() ? 0 : std::ranges::max(depths);
}

const char* const classicHead = "MAZE:\"t\",' '\nGEOMETRY:center,center\nMAP\n....\nENDMAP\n";

} // namespace

class OddTextTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void chainsToItself_data() {
        QTest::addColumn<QByteArray>("chain");
        QTest::addColumn<QByteArray>("behind");
        for (const char* chain :
             {"\"c\" \"none\" \"c\"", "\"c\" \"none\" \"c\" +", "\"c\" \"none\" \"c\" + (1,0",
              "\"c\" \"none\" \"c\" (1,0)", "\"c\" \"none\" \"c\" + (1,0)"}) {
            for (const char* behind :
                 {"CHAINLEVEL: \"d\" \"none\" \"c\" + (1,0)\n",
                  "CHAINBRANCH: \"Side\" \"c\" + (1,0)\nDUNGEON: \"Side\" \"none\" (5,0)\n",
                  "CHAINLEVEL: \"c\" \"none\" \"d\" + (1,0)\n"})
                QTest::addRow("%s, %.20s", chain, behind) << QByteArray(chain) << QByteArray(behind);
        }
    }
    void chainsToItself() {
        QFETCH(const QByteArray, chain);
        QFETCH(const QByteArray, behind);
        const std::string text =
            "DUNGEON: \"Main\" \"none\" (10,3)\nLEVEL: \"a\" \"none\" @ (1,0)\nCHAINLEVEL: " +
            chain.toStdString() + '\n' + behind.toStdString();
        QCOMPARE_LE(statusOf("check", "x.def", text), 1);
        QCOMPARE_LE(statusOf("roll-dungeon", "x.def", text), 2);
    }

    // As long as a script can make it; games have about 50 levels.
    void longChains() {
        const GamePtr game = loadGame("nethack-3.7").value();
        std::string text = "dungeon = { { name = 'Main', base = 10, levels = {\n{ name = 'l0', base = 1 },\n";
        for (int i = 1; i < 20'000; ++i)
            text += std::format("{{ name = 'l{}', chainlevel = 'l{}', base = 1 }},\n", i, i - 1);
        const DungeonModelPtr model = game->language().dungeonScripts()->read(TextSnapshot(text + "} } }\n"));
        const DungeonPartModel& dungeon = model->dungeons.front();
        QCOMPARE_GT(dungeon.levels.size(), std::size_t(game->catalog().limit("dungeon-levels")));
        QCOMPARE_LE(dungeon.levels.size(), std::size_t(1000));
        QCOMPARE(countOf(model->diagnostics, DiagnosticCode::NotReadFrom), std::size_t(1));
        QCOMPARE(countOf(model->diagnostics, DiagnosticCode::TooManyInScript), std::size_t(1));
        const SpecialLevelRecord& last = dungeon.levels.back().record;
        QCOMPARE(possibleRange(*model, 0, last.place, last.chain), (LevelRange{10, 10}));
    }

    void ringsInScripts() {
        const std::string text =
            "dungeon = { { name = 'Main', base = 10, levels = { { name = 'a', chainlevel = 'b', base = 1 },\n"
            "{ name = 'b', chainlevel = 'a', base = 1 }, { name = 'c', chainlevel = 'c', base = 1 } },\n"
            "branches = { { name = 'Side', chainlevel = 'c', base = 1 } } } }\n";
        QCOMPARE_LE(statusOf("check", "dungeon.lua", text), 1);
        QCOMPARE_LE(statusOf("roll-dungeon", "dungeon.lua", text), 2);
    }

    void deepBlocks_data() {
        QTest::addColumn<QByteArray>("opening");
        QTest::addColumn<QByteArray>("closing");
        QTest::newRow("IF") << QByteArray("IF [50%] {\n") << QByteArray("}\n");
        QTest::newRow("ELSE") << QByteArray("IF [50%] {\n} ELSE {\n") << QByteArray("}\n");
        QTest::newRow("LOOP") << QByteArray("LOOP [2] {\n") << QByteArray("}\n");
        QTest::newRow("SWITCH") << QByteArray("SWITCH [2] {\nCASE 1:\n") << QByteArray("}\n");
        QTest::newRow("CONTAINER") << QByteArray("CONTAINER:('(',\"chest\"),(0,0) {\n") << QByteArray("}\n");
        QTest::newRow("half typed") << QByteArray("IF [ {\n") << QByteArray("}\n");
        QTest::newRow("conditions") << QByteArray("[50%]: ") << QByteArray("");
        QTest::newRow("never closed") << QByteArray("IF [50%] {\n") << QByteArray();
    }
    void deepBlocks() {
        QFETCH(const QByteArray, opening);
        QFETCH(const QByteArray, closing);
        constexpr std::size_t count = 20'000;
        const std::string text = std::string(classicHead) + times(count, opening.toStdString()) +
                                 times(count, closing.toStdString()) + "GOLD:1,(0,0)\n";
        const GamePtr game = loadGame("nethack-3.6").value();
        const FileTree file = game->language().parse(TextSnapshot(text), LexMode::Tolerant);
        const LevelTree& tree = *file.levels.front().tree;
        QCOMPARE_LE(depthOf(tree), std::size_t(400));
        const LevelModelPtr model =
            game->language().lower(file.levels.front().tree, file.textOf(0), LongSize::Bits64);
        QCOMPARE_GT(countOf(model->diagnostics, DiagnosticCode::NestedTooDeep), std::size_t(0));
        std::string printed;
        for (const Token& token : tree.tokens)
            printed += file.textOf(0).substr(token.begin, token.end - token.begin);
        QCOMPARE(printed, std::string(file.textOf(0)));
        if (closing.isNull())
            return; // everything further is inside
        const StatementNode& last = tree.statements.back();
        QCOMPARE(file.textOf(0).substr(last.keyword.begin, last.keyword.size()), std::string_view("GOLD"));
        QVERIFY(!last.broken);
    }

    // Nobody writes that many, but levels within the limits must stay as they are.
    void whatLevelsNeedIsRead() {
        const std::string text =
            std::string(classicHead) + times(100, "IF [50%] {\n") + "GOLD:1,(0,0)\n" + times(100, "}\n");
        const GamePtr game = loadGame("nethack-3.6").value();
        const FileTree file = game->language().parse(TextSnapshot(text), LexMode::Tolerant);
        QCOMPARE(depthOf(*file.levels.front().tree), std::size_t(100));
        QVERIFY(!file.levels.front().tree->firstError);
    }

    void workGrowsWithTheText_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<std::string>("text");
        const auto row = [](const char* what, const char* name, const std::string& text) {
            QTest::newRow(what) << QString::fromLatin1(name) << text;
        };
        row("guess of the game", "a.des", classicHead + times(66'000, "OBJECT:'*',random,(1,1)\n"));
        row("names", "a.des", classicHead + times(60'000, "MONSTER:('o',\"x\"),(1,1),name:\"a\"\n"));
        row("half-typed calls", "a.lua", times(64'000, "dse.monster(\"x\"\n"));
        row("slips", "a.lua", numbered(60'000, "des", ".monster('x')\n"));
        row("monsters", "a.lua", times(60'000, "des.monster()\n"));
        row("maps", "a.lua", times(60'000, "des.map([[\n...\n]])\n"));
        row("contents", "a.lua", "des.object({" + times(60'000, "contents = function() end,\n") + "})\n");
        row("a long sum", "a.lua", "x = 1" + times(60'000, " + pcalls.x"));
        row("rooms", "a.des",
            "LEVEL:\"t\"\n" +
                numbered(60'000, "ROOM:\"ordinary\",lit,random,random,random\nNAME:\"a", "\"\n"));
        row("rooms in one", "a.des",
            "LEVEL:\"t\"\nROOM:\"ordinary\",lit,random,random,random\nNAME:\"a\"\n" +
                numbered(50'000, "SUBROOM:\"ordinary\",lit,(1,1),(2,2),\"b", "\"\n"));
        row("variables", "a.des",
            classicHead + numbered(30'000, "$v", " = 1\n") + numbered(30'000, "GOLD: $v", ", (1,1)\n"));
        row("regions", "a.des", classicHead + times(60'000, "REGION:(0,0,1,0),lit,\"temple\"\n"));
        row("dungeons", "dungeon.lua",
            "dungeon = {\n" + numbered(30'000, "{ name = 'D", "', base = 1 },\n") + "}\n");
    }
    // In seconds of processor time: about 2 if the work is in proportion, minutes if each item compares
    // itself with all others.
    void workGrowsWithTheText() {
#ifdef LEVWRIGHT_SANITIZED
        QSKIP("most of the work of this build is that of its sanitizers");
#endif
        QFETCH(const QString, name);
        QFETCH(const std::string, text);
        const std::clock_t start = std::clock();
        QCOMPARE_LE(statusOf("check", name.toStdString(), text), 1);
        QCOMPARE_LT(double(std::clock() - start) / CLOCKS_PER_SEC, 30.0);
    }
};

LEVWRIGHT_TEST(OddTextTest)

} // namespace levwright::odd_text_test

#include "OddTextTest.moc"
