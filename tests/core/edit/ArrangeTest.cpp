// SPDX-License-Identifier: GPL-3.0-or-later
// Moves statements within their level: as whole lines, with their comments; containers with their contents.
#include "tests/support/Levels.h"
#include "tests/support/TestProgram.h"

#include <QTest>

namespace levwright::arrange_test {
namespace {

using Where = ArrangePlace::Where;

const QByteArray parts = "MAZE:\"a\",' '\n"
                         "GEOMETRY:left,top\n"
                         "MAP\n"
                         ".....\n"
                         "ENDMAP\n"
                         "RANDOM_PLACES:(0,0)\n"
                         "# who guards it\n"
                         "MONSTER:'d',\"jackal\",(04,0)\n"
                         "\n"
                         "# full\n"
                         "CONTAINER:'(',\"chest\",(1,0)\n"
                         "OBJECT:'!',random,contained\n"
                         "# rare\n"
                         "OBJECT[5%]:'=',random,contained\n"
                         "OBJECT:'*',\"ruby\",(2,0)\n"
                         "CONTAINER:'(',\"sack\",random\n"
                         "TRAP:\"pit\",(3,0)\n"
                         "GEOMETRY:right,bottom\n"
                         "MAP\n"
                         "..\n"
                         "ENDMAP\n"
                         "GOLD:5,(0,0)";

const QByteArray rooms = "LEVEL:\"a\"\n"
                         "ROOM:\"ordinary\",lit,random,random,random\n"
                         "NAME:\"hall\"\n"
                         "SINK:(0,0)\n"
                         "ROOM:\"ordinary\",lit,random,random,random\n"
                         "FOUNTAIN:(1,1)\n"
                         "RANDOM_CORRIDORS\n";

} // namespace

class ArrangeTest : public QObject {
    Q_OBJECT

    // The statement that contains these words.
    static std::size_t statement(const LevelsAnalysis& analysis, const QByteArray& words) {
        const std::size_t at = analysis.text().bytes().find(words.toStdString());
        if (at == std::string_view::npos)
            qFatal("no %s", words.data());
        return analysis.statementAt(0, at)->statement;
    }

    static ArrangeOutcome arranged(const LevelsAnalysis& analysis, const QByteArrayList& words,
                                   const QByteArray& beside, Where where, Arranging how) {
        std::vector<StatementRef> statements;
        for (const QByteArray& each : words)
            statements.push_back({0, statement(analysis, each)});
        return analysis.arrange(statements, 0, {statement(analysis, beside), where}, how);
    }

private Q_SLOTS:
    void arranges_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArrayList>("words");
        QTest::addColumn<QByteArray>("beside");
        QTest::addColumn<int>("where");
        QTest::addColumn<int>("how");
        QTest::addColumn<QByteArrayList>("lost"); // alternately a line, and what it is afterwards
        const auto row = [](const char* name, const QByteArrayList& words, const char* beside, Where where,
                            const QByteArrayList& changes, Arranging how = Arranging::Move,
                            const QByteArray& text = parts) {
            QTest::newRow(name) << text << words << QByteArray(beside) << int(where) << int(how) << changes;
        };
        const QByteArray jackal = "# who guards it\nMONSTER:'d',\"jackal\",(04,0)\n";
        const QByteArray ruby = "OBJECT:'*',\"ruby\",(2,0)\n";
        const QByteArray pit = "TRAP:\"pit\",(3,0)\n";
        const QByteArray sack = "CONTAINER:'(',\"sack\",random\n";
        const QByteArray inChest = "OBJECT:'!',random,contained\n# rare\nOBJECT[5%]:'=',random,contained\n";
        const QByteArray chest = "# full\nCONTAINER:'(',\"chest\",(1,0)\n" + inChest;
        row("down, with its comment", {"jackal"}, "pit", Where::Behind, {jackal, "", pit, pit + jackal});
        row("up", {"pit"}, "ruby", Where::Before, {pit, "", ruby, pit + ruby});
        row("two", {"pit", "jackal"}, "ruby", Where::Behind,
            {jackal, "", pit, "", ruby, ruby + jackal + pit});
        row("a container with its contents", {"chest"}, "pit", Where::Behind, {chest, "", pit, pit + chest});
        row("behind a container: behind its contents", {"sack"}, "chest", Where::Behind,
            {sack, "", inChest, inChest + sack});
        row("into a container", {"ruby"}, "sack", Where::Into,
            {ruby, "", sack, sack + "OBJECT:'*',\"ruby\",contained\n"});
        row("among contents", {"ruby"}, "'!'", Where::Behind,
            {ruby, "", "OBJECT:'!',random,contained\n",
             "OBJECT:'!',random,contained\nOBJECT:'*',\"ruby\",contained\n"});
        row("out of a container", {"'!'"}, "pit", Where::Before,
            {"OBJECT:'!',random,contained\n", "", pit, "OBJECT:'!',random,random\n" + pit});
        row("from one into another", {"'='"}, "sack", Where::Into,
            {"# rare\nOBJECT[5%]:'=',random,contained\n", "", sack,
             sack + "# rare\nOBJECT[5%]:'=',random,contained\n"});
        row("into another part, at the end of a file", {"ruby"}, "right,bottom", Where::Into,
            {ruby, "", "GOLD:5,(0,0)", "GOLD:5,(0,0)\nOBJECT:'*',\"ruby\",(2,0)\n"}, Arranging::Move,
            QByteArray(parts).replace("\n..\n", "\n...\n"));
        row("where it is", {"ruby"}, "sack", Where::Before, {});
        row("beside itself", {"ruby"}, "ruby", Where::Before, {});
        row("a copy", {"jackal"}, "jackal", Where::Behind, {jackal, jackal + jackal}, Arranging::Copy);
        row("a copy of a container", {"chest"}, "chest", Where::Behind, {chest, chest + chest},
            Arranging::Copy);
        row("into another room", {"SINK"}, "FOUNTAIN", Where::Behind,
            {"SINK:(0,0)\n", "", "FOUNTAIN:(1,1)\n", "FOUNTAIN:(1,1)\nSINK:(0,0)\n"}, Arranging::Move, rooms);
        row("to the end of a room", {"SINK"}, "ordinary\",lit,random,random,random\nFOUNTAIN", Where::Into,
            {"SINK:(0,0)\n", "", "FOUNTAIN:(1,1)\n", "FOUNTAIN:(1,1)\nSINK:(0,0)\n"}, Arranging::Move, rooms);
        row("with returns", {"ruby"}, "sack", Where::Into,
            {QByteArray(ruby).replace("\n", "\r\n"), "", QByteArray(sack).replace("\n", "\r\n"),
             QByteArray(sack).replace("\n", "\r\n") + "OBJECT:'*',\"ruby\",contained\r\n"},
            Arranging::Move, QByteArray(parts).replace("\n", "\r\n"));
    }
    void arranges() {
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArrayList, words);
        QFETCH(const QByteArray, beside);
        QFETCH(const int, where);
        QFETCH(const int, how);
        QFETCH(const QByteArrayList, lost);
        const LevelsAnalysis analysis = analysisOf(text);
        const ArrangeOutcome outcome = arranged(analysis, words, beside, Where(where), Arranging(how));
        QVERIFY2(outcome.has_value(), outcome ? "" : outcome.error().reason.c_str());
        QByteArray expected = text;
        for (qsizetype i = 0; i + 1 < lost.size(); i += 2) {
            QCOMPARE(expected.count(lost[i]), 1);
            expected.replace(lost[i], lost[i + 1]);
        }
        const std::string after = outcome->edit.apply(text.toStdString());
        QCOMPARE(QByteArray::fromStdString(after), expected);
        QCOMPARE(outcome->edit.empty(), expected == text);
        // What was moved can still be found.
        const LevelsAnalysis then = analysisOf(expected);
        for (const Range& range : outcome->statements)
            QCOMPARE(then.rangeOf(*then.statementAt(0, range.begin)), range);
    }

    void refuses_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArrayList>("words");
        QTest::addColumn<QByteArray>("beside");
        QTest::addColumn<int>("where");
        QTest::addColumn<QString>("reason");
        const auto row = [](const QByteArrayList& words, const char* beside, Where where, const char* reason,
                            const QByteArray& text = parts) {
            QTest::addRow("%s, %s", words.front().data(), beside)
                << text << words << QByteArray(beside) << int(where) << reason;
        };
        row({"MAZE"}, "pit", Where::Behind, "Levels, parts and rooms cannot be moved.");
        row({"left,top"}, "pit", Where::Behind, "Levels, parts and rooms cannot be moved.");
        row({"pit"}, "MAZE", Where::Behind, "Statements can only be put into parts and rooms.");
        row({"pit"}, "chest", Where::Into, "Only objects can lie in a container.");
        row({"sack"}, "chest", Where::Into, "A container cannot lie in another one.");
        row({"chest"}, "'!'", Where::Behind, "A container cannot lie in itself.");
        row({"pit"}, "right,bottom", Where::Into,
            "(3,0) lies outside the map, which goes from (0,0) to (1,0).");
        row({"jackal"}, "RANDOM_PLACES", Where::Before,
            "RANDOM_PLACES is not allowed here: random registers belong directly after the map of their "
            "part, before all other statements.");
        row({"pit"}, "ruby", Where::Before, "Another statement is on the same line.",
            QByteArray(parts).replace("random\nTRAP", "random TRAP"));
    }
    void refuses() {
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArrayList, words);
        QFETCH(const QByteArray, beside);
        QFETCH(const int, where);
        QFETCH(const QString, reason);
        const LevelsAnalysis analysis = analysisOf(text);
        const ArrangeOutcome outcome = arranged(analysis, words, beside, Where(where), Arranging::Move);
        QVERIFY(!outcome.has_value());
        QVERIFY(!outcome.error().reason.empty());
        if (!reason.isEmpty())
            QCOMPARE(QString::fromStdString(outcome.error().reason), reason);
    }

    void staysInItsLevel() {
        const LevelsAnalysis analysis = analysisOf(parts + '\n' + rooms);
        const ArrangeOutcome outcome =
            analysis.arrange({{0, statement(analysis, "pit")}}, 1, {1, Where::Into}, Arranging::Move);
        QVERIFY(!outcome.has_value());
    }
};

LEVWRIGHT_TEST(ArrangeTest)

} // namespace levwright::arrange_test

#include "ArrangeTest.moc"
