// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dungeons/definition/DungeonFieldEdit.h"

#include "core/dungeons/definition/DungeonLowering.h"
#include "core/dungeons/definition/DungeonParser.h"
#include "core/languages/games/Games.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"

#include <QTest>

namespace levwright::dungeon_field_edit_test {
namespace {

using Edit = std::function<EditOutcome(const DungeonEditContext&)>;
using F = Field;
using S = DungeonStatementKind;

const QByteArray text = "DUNGEON:\t\"A\" \"A\" (9, 0)\n"                                // 0
                        "ALIGNMENT: lawful\n"                                           // 1
                        "BRANCH: \"B\" @ (02, 3)  portal up\n"                          // 2
                        "LEVEL:\t\t\"a\" \"none\" @ ( 1,0 ) 40\n"                       // 3
                        "%REINCARNATION LEVEL: \"b\" \"R\" @ (-5,3)\n"                  // 4
                        "CHAINLEVEL: \"c\" \"none\" \"b\" + (0,0)\n"                    // 5
                        "LEVELDESC: town LEVALIGN: neutral\n"                           // 6, 7
                        "CHAINBRANCH: \"C\" \"b\" + (1,0)\n"                            // 8
                        "DUNGEON: \"B\" \"none\" (4,2) LEVEL: \"d\" \"none\" @ (1,0)\n" // 9, 10
                        "DUNGEON: \"C\" \"none\" (4,2) 070\n"                           // 11
                        "ENTRY: -1\n"                                                   // 12
                        "DESCRIPTION: hellish\n"                                        // 13
                        "RNDLEVEL: \"e\" \"none\" @ (1,0)2\n";                          // 14

} // namespace

class DungeonFieldEditTest : public QObject {
    Q_OBJECT

    const GamePtr game = loadGame("nethack-3.4.3").value();

    DungeonModelPtr modelOf(const QByteArray& bytes) const {
        return lowerDungeon(*game, parseDungeon(game->dungeonDialect(), TextSnapshot(bytes.toStdString()),
                                                DungeonForm::Definition));
    }

    static Edit field(std::size_t statement, F which, const std::optional<std::string>& value) {
        return [=](const DungeonEditContext& c) { return setDungeonField(c, statement, which, value); };
    }
    static Edit note(std::size_t statement, S kind, const std::optional<std::string>& value) {
        return [=](const DungeonEditContext& c) { return setNote(c, statement, kind, value); };
    }
    static Edit chain(std::size_t statement, const std::optional<std::string>& level) {
        return [=](const DungeonEditContext& c) { return setChain(c, statement, level); };
    }
    static Edit with(std::size_t statement, const char* tag) {
        return [=](const DungeonEditContext& c) { return addDescription(c, statement, tag); };
    }
    static Edit without(std::size_t statement, const char* tag) {
        return [=](const DungeonEditContext& c) { return removeDescription(c, statement, tag); };
    }

private Q_SLOTS:
    void edits_data() {
        using List = QByteArrayList;
        QTest::addColumn<Edit>("edit");
        QTest::addColumn<List>("parts"); // parts of the text, each followed by its replacement
        const auto row = [](const char* name, const Edit& edit, const List& parts) {
            QTest::newRow(name) << edit << parts;
        };
        row("name", field(3, F::Name, "new"), {"\"a\" \"none\"", "\"new\" \"none\""});
        row("name that others count from", field(4, F::Name, "new"),
            {"LEVEL: \"b\"", "LEVEL: \"new\"", "\"none\" \"b\" +", "\"none\" \"new\" +", "\"C\" \"b\" +",
             "\"C\" \"new\" +"});
        row("name of a dungeon", field(9, F::Name, "Bee"),
            {"BRANCH: \"B\" @", "BRANCH: \"Bee\" @", "DUNGEON: \"B\"", "DUNGEON: \"Bee\""});
        row("same name", field(3, F::Name, "a"), {});
        row("bones", field(3, F::Bones, "X"), {"\"a\" \"none\"", "\"a\" \"X\""});
        row("chance", field(3, F::Chance, "7"), {" 40\n", " 7\n"});
        row("same chance", field(3, F::Chance, "40"), {});
        row("no chance", field(3, F::Chance, {}), {" ) 40\n", " )\n"});
        row("new chance", field(5, F::Chance, "60"), {"+ (0,0)", "+ (0,0) 60"});
        row("new chance before a count", field(14, F::Chance, "60"), {"(1,0)2", "(1,0) 60 2"});
        row("chance of a dungeon", field(0, F::Chance, "60"), {"(9, 0)", "(9, 0) 60"});
        row("keeps its digits", field(11, F::Chance, "71"), {"070", "071"});
        row("count", field(14, F::Count, "12"), {"(1,0)2", "(1,0)12"});
        row("type", field(2, F::Type, "no_up"), {"portal", "no_up"});
        row("no type", field(2, F::Type, {}), {"  portal up", " up"});
        row("new type", field(8, F::Type, "portal"), {"+ (1,0)", "+ (1,0) portal"});
        row("direction", field(2, F::Direction, "down"), {"portal up", "portal down"});
        row("new direction", field(8, F::Direction, "up"), {"+ (1,0)", "+ (1,0) up"});
        row("no direction", field(8, F::Direction, {}), {});
        row("same chain", chain(5, "b"), {});
        row("none as before", chain(4, {}), {});
        row("no chain", chain(5, {}),
            {"CHAINLEVEL: \"c\" \"none\" \"b\" + (0,0)", "LEVEL: \"c\" \"none\" @ (1,0)"});
        row("no chain of a branch", chain(8, {}),
            {"CHAINBRANCH: \"C\" \"b\" + (1,0)", "BRANCH: \"C\" @ (1,0)"});
        row("entry", note(11, S::Entry, "2"), {"ENTRY: -1", "ENTRY: 2"});
        row("no entry", note(11, S::Entry, {}), {"ENTRY: -1\n", ""});
        row("new entry", note(0, S::Entry, "2"), {"lawful\n", "lawful\nENTRY:\t\t2\n"});
        row("new entry on a full line", note(9, S::Entry, "2"),
            {"(4,2) LEVEL", "(4,2)\nENTRY:\t\t2\n LEVEL"});
        row("protofile", note(0, S::Protofile, "my file"), {"lawful\n", "lawful\nPROTOFILE:\t\"my file\"\n"});
        row("alignment", note(0, S::Alignment, "noalign"), {"lawful", "noalign"});
        row("no alignment", note(0, S::Alignment, {}), {"ALIGNMENT: lawful\n", ""});
        row("alignment of a level", note(5, S::LevelAlignment, "chaotic"), {"neutral", "chaotic"});
        row("no alignment of a level", note(5, S::LevelAlignment, {}), {"LEVALIGN: neutral", ""});
        row("alignment under an option", note(4, S::LevelAlignment, "chaotic"),
            {"(-5,3)\n", "(-5,3)\n%REINCARNATION LEVALIGN:\tchaotic\n"});
        row("tag", with(11, "mazelike"), {"hellish\n", "hellish\nDESCRIPTION:\tmazelike\n"});
        row("same tag", with(11, "hellish"), {});
        row("no tag", without(11, "hellish"), {"DESCRIPTION: hellish\n", ""});
        row("no such tag", without(11, "mazelike"), {});
        row("tag of a level", with(3, "roguelike"), {" 40\n", " 40\nLEVELDESC:\troguelike\n"});
        row("no tag of a level", without(5, "town"), {"LEVELDESC: town ", " "});
    }
    void edits() {
        QFETCH(const Edit, edit);
        QFETCH(const QByteArrayList, parts);
        const DungeonModelPtr model = modelOf(text);
        QVERIFY(!hasErrors(model->diagnostics));
        const EditOutcome outcome = edit({*game, *model});
        QVERIFY2(outcome.has_value(), outcome ? "" : outcome.error().reason.c_str());
        QByteArray expected = text;
        for (qsizetype i = 0; i < parts.size(); i += 2) {
            QCOMPARE(expected.count(parts[i]), 1);
            expected.replace(parts[i], parts[i + 1]);
        }
        QCOMPARE(outcome->changesNothing(text.toStdString()), parts.isEmpty());
        const QByteArray after = QByteArray::fromStdString(outcome->apply(text.toStdString()));
        QCOMPARE(after, expected);
        QVERIFY(!hasErrors(modelOf(after)->diagnostics));
    }

    void refusals_data() {
        QTest::addColumn<Edit>("edit");
        QTest::addColumn<QString>("reason");
        const auto row = [](const char* name, const Edit& edit, const QString& reason) {
            QTest::newRow(name) << edit << reason;
        };
        row("name taken", field(3, F::Name, "d"), "Another level is already called “d”.");
        row("dungeon taken", field(0, F::Name, "B"), "Another dungeon is already called “B”.");
        row("empty name", field(3, F::Name, ""), "This must be a text without quotes and line ends.");
        row("quote", field(3, F::Name, "a\"b"), "This must be a text without quotes and line ends.");
        row("no name", field(3, F::Name, {}), "The name cannot be left out.");
        row("bones", field(3, F::Bones, "XX"),
            "A bones marker is one character or “none”, not \"XX\"; no marker is used.");
        row("chance 0", field(3, F::Chance, "0"), "A chance must be from 1 to 100 per cent.");
        row("no number", field(3, F::Chance, "x"), "This must be a number.");
        row("no variant", field(14, F::Count, "0"), "There must be at least one variant.");
        row("count of one", field(3, F::Count, "2"), "This statement has no such field.");
        row("couple", field(3, F::Place, "2"), "This statement has no such field.");
        row("type", field(2, F::Type, "hole"), "This must be stair, no_up, no_down or portal.");
        row("chance others count from", field(4, F::Chance, "50"),
            "The level “c” is left out: “b” has a chance, so nothing can count from it.");
        row("unknown chain", chain(5, "x"), "There is no level “x” to count from.");
        row("chain from a later level", chain(3, "b"), "There is no level “b” to count from.");
        row("chain of a dungeon", chain(0, "b"), "This is neither a level nor a branch.");
        row("level 0", note(0, S::Entry, "0"), "There is no level 0: 1 is the first level, -1 the last one.");
        row("entry of a level", note(3, S::Entry, "1"), "The selected statement has no such field.");
        row("alignment of a branch", note(2, S::Alignment, "lawful"),
            "The selected statement has no such field.");
        row("alignment", note(0, S::Alignment, "town"), "town is not an alignment; it is ignored.");
        row("tag of a dungeon", with(0, "town"), "town cannot describe a dungeon; it is ignored.");
        row("tag of a branch", with(2, "town"), "The selected statement has no such field.");
    }
    void refusals() {
        QFETCH(const Edit, edit);
        QFETCH(const QString, reason);
        const DungeonModelPtr model = modelOf(text);
        const EditOutcome outcome = edit({*game, *model});
        QVERIFY(!outcome);
        QCOMPARE(QString::fromStdString(outcome.error().reason), reason);
    }

    // It can count from a level before it that comes after the first one of its dungeon.
    void chainsALevel() {
        const QByteArray bytes = "DUNGEON: \"A\" \"none\" (9,0)\nLEVEL: \"x\" \"none\" @ (1,0)\n"
                                 "LEVEL: \"y\" \"none\" @ (2,0)\nRNDLEVEL: \"z\" \"none\"@(3,0) 2\n";
        const DungeonModelPtr model = modelOf(bytes);
        const EditOutcome outcome = setChain({*game, *model}, 3, "y");
        QVERIFY(outcome.has_value());
        QCOMPARE(
            QByteArray::fromStdString(outcome->apply(bytes.toStdString())),
            QByteArray(bytes).replace("RNDLEVEL: \"z\" \"none\"@(", "RNDCHLEVEL: \"z\" \"none\"\"y\" +("));
    }

    // All alignments count, so a chosen one replaces them all.
    void oneAlignmentForTwo() {
        const QByteArray bytes = "DUNGEON: \"A\" \"none\" (9,0)\nALIGNMENT: lawful\nALIGNMENT: chaotic\n";
        const DungeonModelPtr model = modelOf(bytes);
        const EditOutcome outcome = setNote({*game, *model}, 0, S::Alignment, "neutral");
        QVERIFY(outcome.has_value());
        QCOMPARE(QByteArray::fromStdString(outcome->apply(bytes.toStdString())),
                 QByteArray("DUNGEON: \"A\" \"none\" (9,0)\nALIGNMENT: neutral\n"));
    }

    void brokenStatement() {
        const DungeonModelPtr model = modelOf("DUNGEON: \"A\" \"none\" (5,0)\nLEVEL: \"a\" \"none\" @ (1\n");
        const EditOutcome outcome = setDungeonField({*game, *model}, 1, F::Name, "b");
        QVERIFY(!outcome && outcome.error().reason.starts_with("Correct the statement"));
    }

    // A new name for each thing of the stock file causes no errors, and everything stays where it was.
    void renamesInTheStockFile() {
        LEVWRIGHT_NEEDS_SHARED();
        const QByteArray bytes = fileBytes(sharedFolder() + "/corpus/nethack-3.4.3/des/dungeon.def");
        const DungeonModelPtr model = modelOf(bytes);
        int done = 0;
        for (std::size_t i = 0; i < model->tree->statements.size(); ++i) {
            const StatementKind kind = model->node(i).kind;
            if (kind != S::Dungeon && !definesLevel(kind))
                continue;
            const EditOutcome outcome = setDungeonField({*game, *model}, i, F::Name, "another");
            QVERIFY(outcome.has_value());
            const DungeonModelPtr after =
                modelOf(QByteArray::fromStdString(outcome->apply(bytes.toStdString())));
            QVERIFY(!hasErrors(after->diagnostics));
            for (std::size_t d = 0; d < model->dungeons.size(); ++d) {
                QCOMPARE(after->dungeons[d].branches.size(), model->dungeons[d].branches.size());
                for (std::size_t b = 0; b < model->dungeons[d].branches.size(); ++b)
                    QVERIFY(after->dungeonNamed(after->dungeons[d].branches[b].record.target.text));
            }
            ++done;
        }
        QCOMPARE(done, 41);
    }
};

LEVWRIGHT_TEST(DungeonFieldEditTest)

} // namespace levwright::dungeon_field_edit_test

#include "DungeonFieldEditTest.moc"
