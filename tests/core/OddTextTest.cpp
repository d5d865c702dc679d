// SPDX-License-Identifier: GPL-3.0-or-later
// Texts that nobody writes in earnest: chains that lead to themselves, blocks without end, thousands of
// everything. None may take more stack than there is, nor more time than its length asks for.
#include "app/cli/Program.h"
#include "core/dungeon/DungeonRanges.h"
#include "core/language/Games.h"
#include "core/model/DungeonLanguage.h"
#include "core/model/LevelLanguage.h"

#include <QTest>

#include <sstream>

using namespace levwright;

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

std::size_t countOf(const Diagnostics& found, DiagnosticCode code) {
    return std::size_t(std::ranges::count(found, code, &Diagnostic::code));
}

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

    // As long as a script makes it; games take some 50 levels.
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
};

QTEST_GUILESS_MAIN(OddTextTest)
#include "OddTextTest.moc"
