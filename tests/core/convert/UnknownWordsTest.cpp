// SPDX-License-Identifier: GPL-3.0-or-later
// Descriptions for games that the program does not know are converted, with a note on each thing that is
// lost.
#include "core/languages/convert/Conversion.h"
#include "core/languages/games/Games.h"
#include "core/minihack/MiniHackText.h"
#include "tests/support/TestProgram.h"

#include <QTest>

#include <format>

namespace levwright::unknown_words_test {
namespace {

GamePtr gameNamed(const QByteArray& id) {
    return loadGame(id.toStdString()).value();
}

// Lines such as "8:13 There is no …".
QByteArrayList linesOf(const std::vector<ConversionNote>& notes, const QByteArray& text) {
    const TextSnapshot snapshot(text.toStdString());
    QByteArrayList lines;
    for (const ConversionNote& note : notes) {
        const LinePosition at = snapshot.position(note.range.begin);
        lines << QByteArray::fromStdString(std::format("{}:{} {}", at.line + 1, at.column + 1, note.message));
    }
    return lines;
}

const QByteArray head = "MAZE:\"a\",' '\nGEOMETRY:center,center\nMAP\n....\n....\nENDMAP\n";

} // namespace

class UnknownWordsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void loses_data() {
        QTest::addColumn<QByteArray>("game");
        QTest::addColumn<QByteArray>("written"); // what follows the map
        QTest::addColumn<QByteArray>("known");   // the same in words of NetHack 3.6
        QTest::addColumn<QByteArrayList>("notes");
        const auto row36 = [](const char* written, const char* known, const QByteArrayList& notes) {
            QTest::addRow("3.6 %s", written)
                << QByteArray("nethack-3.6") << QByteArray(written) << QByteArray(known) << notes;
        };
        const auto row34 = [](const char* written, const char* known, const QByteArrayList& notes) {
            QTest::addRow("3.4.3 %s", written)
                << QByteArray("nethack-3.4.3") << QByteArray(written) << QByteArray(known) << notes;
        };
        row36("MONSTER:('@',\"High Flame Mage\"),(1,1)\n", "MONSTER:'@',(1,1)\n",
              {"7:9 There is no monster “High Flame Mage”; it is a random one of its class now."});
        row36("MONSTER:\"High Flame Mage\",(1,1)\n", "MONSTER:random,(1,1)\n",
              {"7:9 There is no monster “High Flame Mage”; it is a random one now."});
        row36("MONSTER:'G',(1,1),dead,asleep,seen_traps:\"ice\"\n", "MONSTER:'G',(1,1),asleep\n",
              {"7:19 There is no word “dead”; it is left out.",
               "7:31 There is no trap “ice”; the monster has seen none now."});
        row36("DOOR:iron,locked,(1,1)\nDOOR:sealed,(1,1)\n", "DOOR:locked,(1,1)\nDOOR:random,(1,1)\n",
              {"7:6 There is no word “iron”; it is left out.",
               "8:6 There is no word “sealed”; it is left out."});
        row36("TRAP:\"ice\",(1,1)\nTERRAIN:(1,1),'g'\n", "TRAP:random,(1,1)\nTERRAIN:(1,1),'.'\n",
              {"7:6 There is no trap “ice”; it is a random one now.",
               "8:15 There is no terrain “g”; it is floor now."});
        row36("FORGE:(1,1)\nSINK:(1,1)\n", "# FORGE:(1,1)\nSINK:(1,1)\n",
              {"7:1 There is no statement “FORGE”; it is left out."});
        row36("LOOP [2] { FORGE:(1,1) SINK:(1,1) }\n", "LOOP [2] {  SINK:(1,1) }\n",
              {"7:12 There is no statement “FORGE”; it is left out."});
        row36("[50%]: FORGE:(1,1)\nSINK:(1,1)\n", "# [50%]: FORGE:(1,1)\nSINK:(1,1)\n",
              {"7:8 There is no statement “FORGE”; it is left out."});
        row36("FUNCTION f() {\nSINK:(1,1)\n}\n", "# FUNCTION f() {\n# SINK:(1,1)\n# }\n",
              {"7:1 There is no statement “FUNCTION”; it is left out."});
        row34("MONSTER:'@',\"High Flame Mage\",(1,1)\nOBJECT:'(',\"magic candle\",(0,0)\n",
              "MONSTER:'@',(1,1)\nOBJECT:'(',(0,0)\n",
              {"7:13 There is no monster “High Flame Mage”; it is a random one now.",
               "8:12 There is no object “magic candle”; it is a random one now."});
        row34("MONSTER:'8',random,(1,1)\nTRAP:\"ice\",(1,1)\n", "MONSTER:random,(1,1)\nTRAP:random,(1,1)\n",
              {"7:9 There is no class of monsters '8'; it is a random one now.",
               "8:6 There is no trap “ice”; it is a random one now."});
        row34("FORGE:(1,1)\nGOLD:5,(1,1)\n", "# FORGE:(1,1)\nGOLD:5,(1,1)\n",
              {"7:1 There is no statement “FORGE”; it is left out."});
    }
    // Asks for MiniHack, which has the language of NetHack 3.6. Its literal shows what became of the level.
    void loses() {
        QFETCH(const QByteArray, game);
        QFETCH(const QByteArray, written);
        QFETCH(const QByteArray, known);
        QFETCH(const QByteArrayList, notes);
        const QByteArray text = head + written;
        const Result<MiniHackLevel> made = miniHackLevel(*gameNamed(game), text.toStdString());
        QVERIFY2(made, made ? "" : made.error().message.c_str());
        QCOMPARE(QByteArray::fromStdString(made->literal),
                 "r\"\"\"" + QByteArray(head).replace("\"a\"", "\"mylevel\"") + known + "\"\"\"");
        QCOMPARE(linesOf(made->notes, text), notes);
    }

    void mapCellsBecomeFloor() {
        const QByteArray text = QByteArray(head).replace("....\n....", ".g..\n}gg,");
        const Result<MiniHackLevel> made = miniHackLevel(*gameNamed("nethack-3.6"), text.toStdString());
        QVERIFY2(made, made ? "" : made.error().message.c_str());
        QVERIFY2(made->literal.contains("MAP\n....\n}...\nENDMAP"), made->literal.c_str());
        QCOMPARE(linesOf(made->notes, text),
                 (QByteArrayList{"4:2 There is no terrain “g”; such cells are floor now.",
                                 "5:4 There is no terrain “,”; such cells are floor now."}));
    }

    // A script is made from the rewritten text, but the notes give places in what was written.
    void scriptsHaveNotes() {
        const QByteArray text = head + "FORGE:(1,1)\nMONSTER:('@',\"High Flame Mage\"),(1,1)\nSINK:(9,1)\n";
        const Result<Conversion> made =
            convertDescription(*gameNamed("nethack-3.6"), *gameNamed("nethack-3.7"), text.toStdString());
        QVERIFY2(made, made ? "" : made.error().message.c_str());
        QCOMPARE(linesOf(made->notes, text).mid(0, 2),
                 (QByteArrayList{
                     "7:1 There is no statement “FORGE”; it is left out.",
                     "8:9 There is no monster “High Flame Mage”; it is a random one of its class now."}));
    }

    void fromScripts() {
        const QByteArray text = "des.level_flags(\"outdoors\", \"noteleport\");\n"
                                "des.map({ halign = \"center\", valign = \"center\", map = [[\n...\n]] });\n"
                                "des.monster(\"fell orc\", 1, 0);\n"
                                "des.object({ id = \"resizing kit\", x = 1, y = 0 });\n";
        const Result<Conversion> made =
            convertDescription(*gameNamed("nethack-3.7"), *gameNamed("nethack-3.6"), text.toStdString());
        QVERIFY2(made, made ? "" : made.error().message.c_str());
        const QByteArrayList lines = linesOf(made->notes, text);
        QVERIFY2(lines.contains("1:17 There is no flag “outdoors”; it is left out."), lines.join('\n'));
        const auto names = [&](const QByteArray& name) {
            return std::ranges::any_of(lines, [&](const QByteArray& line) { return line.contains(name); });
        };
        QVERIFY2(names("fell orc") && names("resizing kit"), lines.join('\n'));
    }

    // Statements that are half typed are still refused.
    void refuses() {
        const QByteArray text = head + "MONSTER:'G',(1,1),\n";
        QVERIFY(!miniHackLevel(*gameNamed("nethack-3.6"), text.toStdString()));
        QVERIFY(
            !convertDescription(*gameNamed("nethack-3.6"), *gameNamed("nethack-3.7"), text.toStdString()));
    }
};

LEVWRIGHT_TEST(UnknownWordsTest)

} // namespace levwright::unknown_words_test

#include "UnknownWordsTest.moc"
