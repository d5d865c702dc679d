// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dungeons/definition/DungeonEdit.h"

#include "core/dungeons/definition/DungeonLowering.h"
#include "core/dungeons/definition/DungeonParser.h"
#include "core/languages/games/Games.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"

#include <QTest>

namespace levwright::dungeon_edit_test {
namespace {

using Edit = std::function<EditOutcome(const DungeonEditContext&)>;

// The statements, counted from 0: two dungeons, with their levels and branches, one per line.
const QByteArray text = "# hello\n"
                        "DUNGEON:\t\"A\" \"A\" (9, 0)\n"               // 0
                        "ALIGNMENT: lawful\n"                          // 1
                        "BRANCH: \"B\" @ (02, 3)  portal up\n"         // 2
                        "LEVEL:\t\t\"a\" \"none\" @ ( 1,0 ) 40\n"      // 3
                        "%REINCARNATION LEVEL: \"b\" \"R\" @ (-5,3)\n" // 4
                        "LEVELDESC: town LEVALIGN: neutral\n"          // 5, 6
                        "CHAINLEVEL: \"c\" \"none\" \"b\" + (1,0)\n"   // 7
                        "CHAINBRANCH: \"C\" \"b\" + (1,0)\n"           // 8
                        "\n"
                        "DUNGEON: \"B\" \"none\" (4,2) LEVEL: \"d\" \"none\" @ (1,0)\n" // 9, 10
                        "DUNGEON: \"C\" \"none\" (4,2)\n"                               // 11
                        "ENTRY: -1\n";                                                  // 12

} // namespace

class DungeonEditTest : public QObject {
    Q_OBJECT

    const GamePtr game = loadGame("nethack-3.4.3").value();

    DungeonModelPtr modelOf(const QByteArray& bytes) const {
        return lowerDungeon(*game, parseDungeon(game->dungeonDialect(), TextSnapshot(bytes.toStdString()),
                                                DungeonForm::Definition));
    }

private Q_SLOTS:
    void edits_data() {
        QTest::addColumn<Edit>("edit");
        QTest::addColumn<QByteArray>("before"); // a part of the text
        QTest::addColumn<QByteArray>("after");  // what it becomes
        const auto row = [](const char* name, const Edit& edit, const QByteArray& before,
                            const QByteArray& after) { QTest::newRow(name) << edit << before << after; };
        row("base", [](auto& c) { return setBase(c, 3, 4); }, "( 1,0 )", "( 4,0 )");
        row("base from the bottom", [](auto& c) { return setBase(c, 4, -6); }, "(-5,3)", "(-6,3)");
        row("base keeps its digits", [](auto& c) { return setBase(c, 2, 3); }, "(02, 3)", "(03, 3)");
        row(
            "base of a chain", [](auto& c) { return setBase(c, 7, 0); }, "+ (1,0)\nCHAINB",
            "+ (0,0)\nCHAINB");
        row("same base", [](auto& c) { return setBase(c, 3, 1); }, "", "");
        row("rand", [](auto& c) { return setRand(c, 4, -1); }, "(-5,3)", "(-5,-1)");
        row("levels of a dungeon", [](auto& c) { return setBase(c, 0, 12); }, "(9, 0)", "(12, 0)");
        row(
            "rand of a dungeon", [](auto& c) { return setRand(c, 11, 3); }, "\"C\" \"none\" (4,2)",
            "\"C\" \"none\" (4,3)");
        row(
            "target", [](auto& c) { return setBranchTarget(c, 2, "C"); }, "BRANCH: \"B\" @",
            "BRANCH: \"C\" @");
        row(
            "new level", [](auto& c) { return addLevel(c, 0, {"n", "N", {-1, 0}, {}}); }, "+ (1,0)\nCHAINB",
            "+ (1,0)\nLEVEL:\t\t\"n\" \"N\" @ (-1, 0)\nCHAINB");
        row(
            "new chained level", [](auto& c) { return addLevel(c, 0, {"n", "none", {2, 1}, "b"}); },
            "+ (1,0)\nCHAINB", "+ (1,0)\nCHAINLEVEL:\t\"n\" \"none\" \"b\" + (2, 1)\nCHAINB");
        row(
            "new level on a full line", [](auto& c) { return addLevel(c, 1, {"n", "none", {2, 0}, {}}); },
            "@ (1,0)\nDUN", "@ (1,0)\nLEVEL:\t\t\"n\" \"none\" @ (2, 0)\nDUN");
        row(
            "first level", [](auto& c) { return addLevel(c, 2, {"n", "none", {2, 0}, {}}); }, "ENTRY: -1\n",
            "ENTRY: -1\nLEVEL:\t\t\"n\" \"none\" @ (2, 0)\n");
        row(
            "new branch", [](auto& c) { return addBranch(c, 1, {"C", {2, 1}, {}, "no_up", "down"}); },
            "@ (1,0)\nDUN", "@ (1,0)\nBRANCH:\t\t\"C\" @ (2, 1) no_up down\nDUN");
        row(
            "new chained branch", [](auto& c) { return addBranch(c, 0, {"B", {0, 0}, "b", "", "up"}); },
            "\"b\" + (1,0)\n\n", "\"b\" + (1,0)\nCHAINBRANCH:\t\"B\" \"b\" + (0, 0) up\n\n");
        row(
            "remove a branch", [](auto& c) { return removeLevelOrBranch(c, 2); },
            "BRANCH: \"B\" @ (02, 3)  portal up\n", "");
        row(
            "remove a chained level", [](auto& c) { return removeLevelOrBranch(c, 7); },
            "CHAINLEVEL: \"c\" \"none\" \"b\" + (1,0)\n", "");
        row(
            "remove from a full line", [](auto& c) { return removeLevelOrBranch(c, 10); },
            "LEVEL: \"d\" \"none\" @ (1,0)\n", "\n");
    }
    void edits() {
        QFETCH(const Edit, edit);
        QFETCH(const QByteArray, before);
        QFETCH(const QByteArray, after);
        const DungeonModelPtr model = modelOf(text);
        QVERIFY(!hasErrors(model->diagnostics));
        const EditOutcome outcome = edit({*game, *model});
        QVERIFY2(outcome.has_value(), outcome ? "" : outcome.error().reason.c_str());
        QByteArray expected = text;
        if (before.isEmpty())
            QVERIFY(outcome->empty());
        else
            QCOMPARE(expected.count(before), 1);
        expected.replace(before.isEmpty() ? QByteArray("#") : before,
                         before.isEmpty() ? QByteArray("#") : after);
        QCOMPARE(QByteArray::fromStdString(outcome->apply(text.toStdString())), expected);
    }

    // Notes about the level are removed with it, and so is the option before it.
    void removesNotesToo() {
        QByteArray bytes = text;
        bytes.remove(bytes.indexOf("CHAINLEVEL"),
                     bytes.indexOf("\nDUNGEON: \"B\"") - bytes.indexOf("CHAINLEVEL"));
        const DungeonModelPtr model = modelOf(bytes);
        const EditOutcome outcome = removeLevelOrBranch({*game, *model}, 4);
        QVERIFY(outcome.has_value());
        const QByteArray after = QByteArray::fromStdString(outcome->apply(bytes.toStdString()));
        QVERIFY2(!after.contains("REINCARNATION") && !after.contains("LEVELDESC") &&
                     !after.contains("LEVALIGN"),
                 after);
        QVERIFY(after.contains("\"a\" \"none\" @ ( 1,0 ) 40\n"));
        QCOMPARE(modelOf(after)->dungeons[0].levels.back().record.flags, std::uint32_t(0));
    }

    void refusals_data() {
        QTest::addColumn<Edit>("edit");
        QTest::addColumn<QString>("reason");
        const auto row = [](const char* name, const Edit& edit, const QString& reason) {
            QTest::newRow(name) << edit << reason;
        };
        row("no level", [](auto& c) { return setBase(c, 1, 4); }, "This is neither a level nor a branch.");
        row("no levels", [](auto& c) { return setBase(c, 0, 0); }, "A dungeon must have at least one level.");
        row(
            "base 0", [](auto& c) { return setBase(c, 3, 0); },
            "There is no level 0: 1 is the first level, -1 the last one.");
        row(
            "base too large", [](auto& c) { return setBase(c, 3, 33); },
            "The base must be from -32 to 32, not 33; (0,0) is used.");
        row(
            "base beyond rand", [](auto& c) { return setBase(c, 4, -2); },
            "(-2,3) reaches beyond the last possible level, 32; (0,0) is used.");
        row(
            "rand below -1", [](auto& c) { return setRand(c, 3, -2); },
            "rand is a number of levels, or -1 for all levels down to the bottom.");
        row("target unknown", [](auto& c) { return setBranchTarget(c, 2, "X"); }, "There is no dungeon “X”.");
        row(
            "own target", [](auto& c) { return setBranchTarget(c, 2, "A"); },
            "A branch cannot lead to its own dungeon.");
        row("target of a level", [](auto& c) { return setBranchTarget(c, 3, "B"); }, "This is not a branch.");
        row(
            "name taken", [](auto& c) { return addLevel(c, 1, {"a", "none", {1, 0}, {}}); },
            "Another level is already called “a”.");
        row(
            "name with a quote", [](auto& c) { return addLevel(c, 1, {"a\"", "none", {1, 0}, {}}); },
            "A name must be a text without quotes and line ends.");
        row(
            "name too long",
            [](auto& c) { return addLevel(c, 1, {"123456789012345678901234", "none", {1, 0}, {}}); },
            "“123456789012345678901234” has 24 bytes; at most 23 are possible, and nothing is written.");
        row(
            "bad marker", [](auto& c) { return addLevel(c, 1, {"n", "NN", {1, 0}, {}}); },
            "A bones marker is one character or “none”, not \"NN\"; no marker is used.");
        row(
            "chain to nothing", [](auto& c) { return addLevel(c, 1, {"n", "N", {1, 0}, "x"}); },
            "There is no level “x” to count from.");
        row(
            "back", [](auto& c) { return addBranch(c, 1, {"A", {1, 0}, {}, "", ""}); },
            "“A” is defined before “B”, so there cannot be a branch back to it; it is left out.");
        row(
            "bad type", [](auto& c) { return addBranch(c, 0, {"B", {1, 0}, {}, "hole", ""}); },
            "The type of a branch is stair, no_up, no_down or portal; its direction is up or down.");
        row(
            "counted from", [](auto& c) { return removeLevelOrBranch(c, 4); },
            "There is no level “b” to count from.");
        row(
            "no such thing to remove", [](auto& c) { return removeLevelOrBranch(c, 0); },
            "This is neither a level nor a branch.");
    }
    void refusals() {
        QFETCH(const Edit, edit);
        QFETCH(const QString, reason);
        const DungeonModelPtr model = modelOf(text);
        const EditOutcome outcome = edit({*game, *model});
        QVERIFY(!outcome);
        QCOMPARE(QString::fromStdString(outcome.error().reason), reason);
    }

    void brokenStatement() {
        const DungeonModelPtr model = modelOf("DUNGEON: \"A\" \"none\" (5,0)\nLEVEL: \"a\" \"none\" @ (1\n");
        const DungeonEditContext context{*game, *model};
        const EditOutcome outcome = setBase(context, 1, 2);
        QVERIFY(!outcome && outcome.error().reason.starts_with("Correct the statement"));
        QVERIFY(removeLevelOrBranch(context, 1).has_value());
    }

    void limit() {
        QByteArray bytes = "DUNGEON: \"A\" \"none\" (5,0)\n";
        for (int i = 0; i < 50; ++i)
            bytes += "LEVEL: \"l" + QByteArray::number(i) + "\" \"none\" @ (1,-1)\n";
        const DungeonModelPtr model = modelOf(bytes);
        const EditOutcome outcome = addLevel({*game, *model}, 0, {"n", "none", {1, 0}, {}});
        QVERIFY(!outcome);
        QCOMPARE(QString::fromStdString(outcome.error().reason),
                 "There may be at most 50 levels; nothing is written.");
    }

    // Every edit of the stock file that is not refused changes at most one line and leaves no error.
    void stockFile() {
        LEVWRIGHT_NEEDS_SHARED();
        const QByteArray bytes = fileBytes(sharedFolder() + "/corpus/nethack-3.4.3/des/dungeon.def");
        const DungeonModelPtr model = modelOf(bytes);
        const DungeonEditContext context{*game, *model};
        int done = 0;
        for (std::size_t i = 0; i < model->tree->statements.size(); ++i) {
            const bool isDungeon = model->node(i).kind == DungeonStatementKind::Dungeon;
            for (const int base : {-3, 1, 2, 12}) {
                const EditOutcome outcome = setBase(context, i, base);
                if (!outcome)
                    continue;
                QVERIFY(outcome->replacements().size() <= 1);
                const DungeonModelPtr after =
                    modelOf(QByteArray::fromStdString(outcome->apply(bytes.toStdString())));
                QVERIFY(!hasErrors(after->diagnostics));
                QCOMPARE(after->node(i).find(isDungeon ? Field::Size : Field::Place)->numbers[0],
                         std::int64_t(base));
                ++done;
            }
        }
        QVERIFY(done > 100);
    }
};

LEVWRIGHT_TEST(DungeonEditTest)

} // namespace levwright::dungeon_edit_test

#include "DungeonEditTest.moc"
