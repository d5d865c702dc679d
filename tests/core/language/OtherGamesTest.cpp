// SPDX-License-Identifier: GPL-3.0-or-later
// Levels for games that the program does not know. The unknown things in them do not get in the way.
#include "core/diag/UnknownThings.h"
#include "core/document/LevelsAnalysis.h"
#include "core/instance/RollPlan.h"
#include "core/languages/games/GameOfText.h"
#include "core/languages/games/Games.h"
#include "tests/support/Printed.h"
#include "tests/support/TestProgram.h"

#include <QElapsedTimer>
#include <QTest>

#include <format>

namespace levwright::other_games_test {
namespace {

LevelsAnalysis analysisFor(const QByteArray& game, const QByteArray& text) {
    return {loadGame(game.toStdString()).value(), TextSnapshot(text.toStdString())};
}

// The errors and warnings, such as "6:3 bad-map-row, 9:1 …".
QByteArray codesOf(const LevelsAnalysis& analysis) {
    QByteArrayList codes;
    for (const Diagnostic& found : analysis.diagnostics()) {
        if (found.severity() == Severity::Hint)
            continue;
        const LinePosition at = analysis.text().position(found.range.begin);
        codes << QByteArray::fromStdString(
            std::format("{}:{} {}", at.line + 1, at.column + 1, kindOf(found.code).name));
    }
    return codes.join(", ");
}

// The first level of the text that has a header.
std::size_t levelOf(const LevelsAnalysis& analysis) {
    std::size_t index = 0;
    while (!analysis.level(index).hasHeader())
        ++index;
    return index;
}

QByteArray kindsOf(const LevelsAnalysis& analysis) {
    const LevelModel& level = analysis.level(levelOf(analysis));
    QByteArrayList words;
    for (const StatementNode& node : level.tree->statements) {
        const std::string_view text = analysis.levelText(levelOf(analysis));
        words << QByteArray::fromStdString(std::string(text.substr(node.keyword.begin, node.keyword.size())) +
                                           (node.isWhole() ? "" : "?"));
    }
    return words.join(' ');
}

const QByteArray head36 = "MAZE:\"a\",' '\nGEOMETRY:center,center\n";

QByteArray withMap(const QByteArray& rows, const QByteArray& rest = "MONSTER:'F',(1,1)\n") {
    return head36 + "MAP\n" + rows + "ENDMAP\n" + rest;
}

} // namespace

class OtherGamesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // A definition of a dungeon tells its game as well, by statements that only one game reads.
    void dungeonsTellTheirGame_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("game");
        const QByteArray head = "DUNGEON: \"The Dungeons of Doom\" \"D\" (25,5)\n"
                                "BRANCH: \"The Mines\" @ (2,3)";
        const QByteArray mines = "DUNGEON: \"The Mines\" \"M\" (8,2)\n";
        const QByteArray usual = "nethack-3.4.3";
        QTest::newRow("both read it") << head + '\n' + mines << usual;
        QTest::newRow("arrives at the bottom") << head + " stair up -1\n" + mines << QByteArray("slashem");
        QTest::newRow("an entry level of the dungeon") << head + '\n' + mines + "ENTRY: -1\n" << usual;
        QTest::newRow("broken in both") << head + " nowhere\n" + mines << usual;
        QTest::newRow("a wrong number") << QByteArray(head).replace("2,3", "42,3") + '\n' + mines << usual;
        QTest::newRow("empty") << QByteArray() << usual;
    }
    void dungeonsTellTheirGame() {
        QFETCH(const QByteArray, text);
        const GamePtr usual = loadGame("nethack-3.4.3").value();
        Games games(usual);
        for (const DocumentKind kind : {DocumentKind::DungeonDefinition, DocumentKind::PreprocessedDungeon}) {
            const GamePtr game = gameOfDocument(games, usual, kind, TextSnapshot(text.toStdString()));
            QTEST(QByteArray::fromStdString(std::string(game->catalog().gameId())), "game");
        }
    }

    void mapsAreReadToTheirEnd_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("codes");
        QTest::addColumn<QByteArray>("kinds");
        QTest::addColumn<QSize>("size");
        const QByteArray all = "MAZE GEOMETRY MONSTER";
        QTest::newRow("a letter") << withMap(".....\n..g..\n") << QByteArray("5:3 bad-map-row") << all
                                  << QSize(5, 2);
        QTest::newRow("two kinds") << withMap("g.g\nwgw\n...\n")
                                   << QByteArray("4:1 bad-map-row, 5:1 bad-map-row") << all << QSize(3, 3);
        QTest::newRow("a brace and a comma first")
            << withMap("}}w}}\n,....\n") << QByteArray("4:3 bad-map-row, 5:1 bad-map-row") << all
            << QSize(5, 2);
        QTest::newRow("quotes and colons") << withMap("\"':.,\n.....\n")
                                           << QByteArray("4:1 bad-map-row, 4:2 bad-map-row, 4:3 bad-map-row, "
                                                         "4:5 bad-map-row")
                                           << all << QSize(5, 2);
        QTest::newRow("a word that begins blocks")
            << withMap("IF.\nTO.\nIF\n") << QByteArray("5:2 bad-map-row") << all << QSize(3, 3);
        QTest::newRow("a byte above 127")
            << withMap(".\xe4.\n") << QByteArray("4:2 bad-map-row") << all << QSize(3, 1);
        QTest::newRow("carriage returns")
            << QByteArray("MAZE:\"a\",' '\r\nGEOMETRY:center,center\r\nMAP\r\n.g.\r\n...\r\nENDMAP\r\n"
                          "MONSTER:'F',(1,1)\r\n")
            << QByteArray("4:2 bad-map-row") << all << QSize(3, 2);
        QTest::newRow("rulers") << withMap("0g1.\n") << QByteArray("4:2 bad-map-row") << all << QSize(2, 1);
    }
    void mapsAreReadToTheirEnd() {
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArray, codes);
        QFETCH(const QByteArray, kinds);
        QFETCH(const QSize, size);
        const LevelsAnalysis analysis = analysisFor("nethack-3.6", text);
        QCOMPARE(codesOf(analysis), codes);
        QCOMPARE(kindsOf(analysis), kinds);
        const LevelModel& level = analysis.level(0);
        QCOMPARE(level.parts.size(), std::size_t(1));
        const Grid<char>& cells = level.parts.front().map->cells;
        QCOMPARE(QSize(cells.width(), cells.height()), size);
        QCOMPARE(QByteArray::fromStdString(printed(analysis.tree())), text);
    }

    void cellsOfAKindAreSaidOnce_data() {
        QTest::addColumn<QByteArray>("game");
        QTest::newRow("3.6") << QByteArray("nethack-3.6");
        QTest::newRow("3.4.3") << QByteArray("nethack-3.4.3");
    }
    void cellsOfAKindAreSaidOnce() {
        QFETCH(const QByteArray, game);
        const LevelsAnalysis analysis = analysisFor(game, withMap("gg..\n.g.g\n", ""));
        QCOMPARE(codesOf(analysis), QByteArray("4:1 bad-map-row"));
        const Diagnostic found = analysis.diagnostics().front();
        QCOMPARE(QByteArray::fromStdString(found.message()),
                 QByteArray("“g” is not a map character: 4 cells, such as (0,0), (1,0), (1,1)."));
        QCOMPARE(QByteArray::fromStdString(found.fixes.front().edit.apply(analysis.text().bytes())),
                 withMap("  ..\n. . \n", ""));
    }

    void unknownCellsArePainted() {
        const LevelsAnalysis analysis = analysisFor("nethack-3.6", withMap("}gg}\n,,,,\n"));
        const EditOutcome painted =
            analysis.game().language().paint(analysis.source(0), 0, {{{1, 0}, '.'}, {{0, 1}, '-'}});
        QVERIFY(painted);
        QCOMPARE(QByteArray::fromStdString(painted->apply(analysis.text().bytes())), withMap("}.g}\n-,,,\n"));
    }

    // While the author has not typed ENDMAP yet, the statements after the map stay statements.
    void unclosedMapsEndWhereStatementsBegin() {
        for (const char* const statement : {"MONSTER:'F',(1,1)", "$a = 3", "LOOP [2] {\n}"}) {
            const LevelsAnalysis analysis =
                analysisFor("nethack-3.6", head36 + "MAP\n...\n" + statement + "\n");
            QVERIFY2(!kindsOf(analysis).endsWith("GEOMETRY?"), kindsOf(analysis));
        }
    }

    void wordsArePassedOver_data() {
        QTest::addColumn<QByteArray>("game");
        QTest::addColumn<QByteArray>("statements"); // what follows the map
        QTest::addColumn<QByteArray>("codes");
        QTest::addColumn<QByteArray>("kinds"); // ? marks statements that are not whole
        const auto row36 = [](const char* statements, const char* codes, const char* kinds) {
            QTest::addRow("3.6 %s", statements) << QByteArray("nethack-3.6") << QByteArray(statements)
                                                << QByteArray(codes) << QByteArray(kinds);
        };
        const auto row34 = [](const char* statements, const char* codes, const char* kinds) {
            QTest::addRow("3.4.3 %s", statements) << QByteArray("nethack-3.4.3") << QByteArray(statements)
                                                  << QByteArray(codes) << QByteArray(kinds);
        };
        row36("DOOR:iron,locked,(1,1)", "6:6 unknown-word", "DOOR");
        row36("DOOR:sealed,(1,1)", "6:6 unknown-word", "DOOR");
        row36("MONSTER:'G',(0,1),dead", "6:19 unknown-word", "MONSTER");
        row36("MONSTER:'G',(0,1),dead,asleep", "6:19 unknown-word", "MONSTER");
        row36("OBJECT:'(',(2,2),special_quality:1,cursed", "6:18 unknown-word", "OBJECT");
        row36("FORGE:(1,1)\nMAGIC_CHEST:(2,2)", "6:1 unknown-word, 7:1 unknown-word", "FORGE? MAGIC_CHEST?");
        row36("FUNCTION loot() {\nMONSTER:'a',(1,1)\n}\nTRAP:random,(1,1)", "6:1 unknown-word",
              "FUNCTION? TRAP");
        row36("loot()\nTRAP:random,(1,1)", "6:1 unknown-word", "loot? TRAP");
        row36("LOOP [2] { FORGE:(1,1) }", "6:12 unknown-word", "LOOP FORGE?");
        row36("[50%]: FORGE:(1,1)\nSINK:(1,1)", "6:8 unknown-word", "[50%] FORGE? SINK");
        row36("TERRAIN:line (0,0)-(5,1),'T'\nSPILL:(2,1),'T',west,3", "6:1 unknown-form, 7:1 unknown-word",
              "TERRAIN? SPILL?");
        // Half typed or misspelt words are errors.
        row36("MONST", "6:1 unknown-statement", "MONST?");
        row36("MONSTR:'a',(1,1)", "6:1 unknown-statement", "MONSTR?");
        row36("MONSTER:'a',(1,1),as", "6:19 unexpected-token", "MONSTER?");
        row36("MONSTER:'a',(1,1),", "6:1 unexpected-token", "MONSTER?");
        row36("DOOR:iron", "6:6 unexpected-token", "DOOR?");
        row36("FUNCTION loot() {\nMONSTER:'a',(1,1)", "6:1 unknown-word, 6:1 unexpected-token", "FUNCTION?");
        row34("FORGE:(1,1)\nMAGIC_CHEST:(2,2)\nGOLD:1,(1,0)", "6:1 unknown-word, 7:1 unknown-word",
              "FORGE? MAGIC_CHEST? GOLD");
        row34("DOOR:iron,locked,(1,0)", "6:6 unknown-word, 6:18 door-off-map", "DOOR");
        row34("DOOR:locked,(1,0),\"The Key of Chaos\"\nGOLD:1,(1,0)", "6:13 door-off-map, 6:19 unknown-word",
              "DOOR GOLD");
        row34("MONST", "6:1 unknown-statement", "MONST?");
        row34("MONSTR:'a',random,(1,1)", "6:1 unknown-statement", "MONSTR?");
        row34("GOLD:1,(1,0),", "6:13 unknown-statement", "GOLD ,?");
    }
    void wordsArePassedOver() {
        QFETCH(const QByteArray, game);
        QFETCH(const QByteArray, statements);
        QFETCH(const QByteArray, codes);
        QFETCH(const QByteArray, kinds);
        const LevelsAnalysis analysis =
            analysisFor(game, withMap("...\n", statements + '\n').replace("MAP\n...\n", "MAP\n......\n"));
        QCOMPARE(codesOf(analysis), codes);
        QCOMPARE(kindsOf(analysis), "MAZE GEOMETRY " + kinds);
    }

    void flagsArePassedOver_data() {
        QTest::addColumn<QByteArray>("game");
        QTest::addColumn<QByteArray>("flags");
        QTest::addColumn<QByteArray>("mended");
        for (const char* const game : {"nethack-3.6", "nethack-3.4.3"}) {
            const auto row = [&](const char* flags, const char* mended) {
                QTest::addRow("%s %s", game, flags)
                    << QByteArray(game) << QByteArray(flags) << QByteArray(mended);
            };
            row("FLAGS:rndvault\n", "");
            row("FLAGS:noteleport,rndvault\n", "FLAGS:noteleport\n");
            row("FLAGS:rndvault,noteleport\n", "FLAGS:noteleport\n");
            row("FLAGS:noteleport, rndvault,lethe,hardfloor\n", "FLAGS:noteleport,hardfloor\n");
        }
    }
    // The fixes remove the unknown flags and nothing else.
    void flagsArePassedOver() {
        QFETCH(const QByteArray, game);
        QFETCH(const QByteArray, flags);
        QFETCH(const QByteArray, mended);
        const auto textOf = [](const QByteArray& line) {
            return "MAZE:\"a\",' '\n" + line + "GEOMETRY:center,center\nMAP\n...\nENDMAP\n";
        };
        const LevelsAnalysis analysis = analysisFor(game, textOf(flags));
        std::vector<Replacement> all;
        for (const Diagnostic& found : analysis.diagnostics()) {
            QVERIFY(found.code == DiagnosticCode::UnknownWord);
            const std::vector<Replacement>& edit = found.fixes.front().edit.replacements();
            all.insert(all.end(), edit.begin(), edit.end());
        }
        QVERIFY(!all.empty());
        QCOMPARE(QByteArray::fromStdString(TextEdit(all).apply(analysis.text().bytes())).simplified(),
                 textOf(mended).simplified());
    }

    void levelsAreRolledWithout_data() {
        QTest::addColumn<QByteArray>("game");
        QTest::addColumn<QByteArray>("statements");
        QTest::addColumn<QByteArray>("list");
        const auto row = [](const char* game, const char* statements, const char* list) {
            QTest::addRow("%s %s", game, statements)
                << QByteArray(game) << QByteArray(statements) << QByteArray(list);
        };
        row("nethack-3.6", "FORGE:(1,1)\nFORGE:(2,1)\nDOOR:iron,locked,(1,1)", "“FORGE” (2), “iron”");
        row("nethack-3.6", "MONSTER:('@',\"High Flame Mage\"),(1,1)\nOBJECT:\"magic candle\",(1,1)",
            "“High Flame Mage”, “magic candle”");
        row("nethack-3.6", "MONSTER:'8',(1,1)\nTRAP:\"ice\",(1,1)\nTERRAIN:(1,1),'g'", "“8”, “ice”, “g”");
        row("nethack-3.4.3", "FORGE:(1,1)\nTRAP:\"ice\",(1,1)\nMONSTER:'8',random,(1,1)",
            "“FORGE”, “g”, “ice”, '8'");
        row("nethack-3.4.3", "MONSTER:'@',\"High Flame Mage\",(1,1)", "“High Flame Mage”");
    }
    void levelsAreRolledWithout() {
        QFETCH(const QByteArray, game);
        QFETCH(const QByteArray, statements);
        QFETCH(const QByteArray, list);
        const LevelsAnalysis analysis = analysisFor(game, withMap("..g..\n.....\n", statements + '\n'));
        const std::vector<UnknownThing> unknown = unknownThings(analysis.level(0).diagnostics);
        const QByteArray said = QByteArray::fromStdString(listOf(unknown, unknown.size()));
        QVERIFY2(said.contains(list), said);
        const Result<roll::RollPlanPtr> plan = analysis.game().language().plan(analysis.source(0), {});
        QVERIFY2(plan, plan ? "" : plan.error().message.c_str());
        roll::Roller roller(*plan);
        for (std::uint64_t seed = 1; seed < 20; ++seed)
            QCOMPARE(roller.roll(seed).fatal, roll::Fatal::None);
    }

    void scriptsAreRolledWithout_data() {
        QTest::addColumn<QByteArray>("script");
        QTest::addColumn<QByteArray>("list");
        const auto row = [](const char* script, const char* list) {
            QTest::addRow("%s", script) << QByteArray(script) << QByteArray(list);
        };
        row("des.level_flags('outdoors', 'noteleport')", "“outdoors”");
        row("des.monster('fell orc', 1, 0)", "“fell orc”");
        row("des.monster({ id = 'fell orc', x = 1, y = 0 })", "“fell orc”");
        row("des.object('resizing kit', 1, 0)", "“resizing kit”");
        row("des.object({ id = 'resizing kit', x = 1, y = 0 })", "“resizing kit”");
        row("if nh.is_genocided('x') then des.monster('x', 1, 0) end", "“nh.is_genocided”");
        row("if u.race == 'elf' then des.trap() end des.monster('fell orc')", "“fell orc”");
    }
    void scriptsAreRolledWithout() {
        QFETCH(const QByteArray, script);
        QFETCH(const QByteArray, list);
        const QByteArray map =
            "des.map({ halign = 'center', valign = 'center', map = [[\n....\n....\n]] })\n";
        const LevelsAnalysis analysis = analysisFor("nethack-3.7", map + script + '\n');
        const std::vector<UnknownThing> unknown = unknownThings(analysis.level(0).diagnostics);
        QVERIFY2(listOf(unknown, unknown.size()).contains(list.toStdString()),
                 listOf(unknown, unknown.size()).c_str());
        const Result<roll::RollPlanPtr> plan = analysis.game().language().plan(analysis.source(0), {});
        QVERIFY2(plan, plan ? "" : plan.error().message.c_str());
        roll::Roller roller(*plan);
        QCOMPARE(roller.roll(3).fatal, roll::Fatal::None);
    }

    // If an unknown name is computed while the script runs, it is still a mistake of the script.
    void computedNamesAreTold() {
        const LevelsAnalysis analysis =
            analysisFor("nethack-3.7",
                        "local name = string.rep('fell orc', 1)\ndes.monster({ id = name, x = 1, y = 1 })\n");
        roll::Roller roller(*analysis.game().language().plan(analysis.source(0), {}));
        const roll::LevelInstance& rolled = roller.roll(1);
        QCOMPARE(rolled.fatal, roll::Fatal::MazeInstead);
        QCOMPARE(rolled.fatalLine, 2);
        QVERIFY(rolled.fatalText.contains("Unknown monster id"));
    }

    void gamesAreGuessed_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("game");
        const auto row = [](const char* name, const QByteArray& text, const char* game) {
            QTest::newRow(name) << text << QByteArray(game);
        };
        row("names of SLASH'EM",
            withMap("...\n", "MONSTER:'@',\"High Flame Mage\",(1,0)\nOBJECT:'(',\"magic candle\",(0,0)\n"),
            "slashem");
        row("a name that nobody knows", withMap("...\n", "MONSTER:'@',\"Xyzzy Wug Mage\",(1,0)\n"),
            "nethack-3.4.3");
        row("a misspelt name", withMap("...\n", "TRAP:\"pitt\",(1,0)\n"), "nethack-3.4.3");
        row("EvilHack",
            withMap("---\n.+.\n---\n", "DOOR:iron,locked,(1,1)\nMONSTER:('G',\"gnome\"),(0,1),dead\n"
                                       "LOOP [2] { TRAP:random,random }\n$x = 3\n"),
            "nethack-3.6");
        row("words of no game", withMap("...\n", "FORGE:(1,0)\nGOLD:5,(1,0)\n"), "nethack-3.4.3");
        row("a flag of 3.6",
            "LEVEL:\"a\"\nFLAGS:noteleport,inaccessibles\nROOM:\"ordinary\",lit,random,random,random {\n}\n",
            "nethack-3.6");
    }
    void gamesAreGuessed() {
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArray, game);
        const Result<GamePtr> found = gameFor({}, DocumentKind::Levels, TextSnapshot(text.toStdString()));
        QCOMPARE(QByteArray::fromStdString(std::string((*found)->catalog().gameId())), game);
        Games games(*loadGame("nethack-3.4.3"));
        const GamePtr chosen =
            gameOfText(games, *loadGame("nethack-3.4.3"), TextSnapshot(text.toStdString()));
        QCOMPARE(QByteArray::fromStdString(std::string(chosen->catalog().gameId())), game);
    }

    // Such a text was once tried as a script, which took a minute.
    void longTextsAreGuessedAtOnce() {
        constexpr int lines = 100'000;
        const QByteArray text = withMap("....\n", QByteArray("OBJECT:'*',random,(1,0)\n").repeated(lines));
        const TextSnapshot snapshot(text.toStdString());
        QElapsedTimer clock;
        clock.start();
        const Result<GamePtr> found = gameFor({}, DocumentKind::Levels, snapshot);
        QCOMPARE(QByteArray::fromStdString(std::string((*found)->catalog().gameId())), "nethack-3.4.3");
        constexpr qint64 patience = 2000; // ms, on a busy machine with sanitizers
        QVERIFY2(clock.elapsed() < patience, QByteArray::number(clock.elapsed()));
    }

    // A compiled level cannot hold what its game does not know.
    void levelsAreNotCompiled() {
        const LevelsAnalysis analysis = analysisFor("nethack-3.6", withMap("..g\n", "FORGE:(1,1)\n"));
        const Target target{"nethack-3.6", "lev36", {}, {}};
        const Result<std::string> bytes = analysis.game().language().compile(analysis.source(0), target);
        QVERIFY(!bytes);
        QCOMPARE(QByteArray::fromStdString(bytes.error().message),
                 QByteArray("The level cannot be written for this game, which does not know: “FORGE”, “g”."));
    }
};

LEVWRIGHT_TEST(OtherGamesTest)

} // namespace levwright::other_games_test

#include "OtherGamesTest.moc"
