// SPDX-License-Identifier: GPL-3.0-or-later
// The real window with a level that computes some of its things, in every language that can: what is written
// can be painted, dragged and inspected; what is computed is refused with its cause.
#include "tests/support/TestProgram.h"
#include "tests/widgets/DragDesk.h"
#include "widgets/inspector/FieldEditors.h"
#include "widgets/inspector/InspectorPanel.h"
#include "widgets/playtest/PlaytestWindow.h"
#include "widgets/shell/PlaytestLauncher.h"
#include "widgets/statistics/StatisticsPanel.h"

#include <QPushButton>
#include <QStatusBar>

namespace levwright::computed_conformance_test {
namespace {

const QByteArray programCave = "MAZE:\"cave\",' '\n"                // 1
                               "GEOMETRY:center,center\n"           // 2
                               "MAP\n"                              // 3
                               "----------\n"                       // 4
                               "|........|\n"                       // 5
                               "|........|\n"                       // 6
                               "|........|\n"                       // 7
                               "----------\n"                       // 8
                               "ENDMAP\n"                           // 9
                               "$spot = { (1,1),(2,1),(3,1) }\n"    // 10
                               "SHUFFLE: $spot\n"                   // 11
                               "STAIR:(1,3),up\n"                   // 12
                               "STAIR:(8,3),down\n"                 // 13
                               "OBJECT:('(',\"chest\"),(4,2)\n"     // 14
                               "MONSTER:'F',$spot[0]\n"             // 15
                               "LOOP [3] {\n"                       // 16
                               "  MONSTER:('B',\"raven\"),random\n" // 17
                               "}\n"                                // 18
                               "[50%]: TRAP:\"web\",(6,3)\n"        // 19
                               "TERRAIN:line (5,1),(8,1),'L'\n";    // 20

const QByteArray scriptCave = "-- a cave: cave.lua\n"                                   // 1
                              "des.level_init({ style = \"solidfill\", fg = \" \" })\n" // 2
                              "des.level_flags(\"mazelevel\")\n"                        // 3
                              "des.map([[\n"                                            // 4
                              "----------\n"                                            // 5
                              "|........|\n"                                            // 6
                              "|........|\n"                                            // 7
                              "|........|\n"                                            // 8
                              "----------\n"                                            // 9
                              "]])\n"                                                   // 10
                              "local spot = { {1,1}, {2,1}, {3,1} }\n"                  // 11
                              "shuffle(spot)\n"                                         // 12
                              "des.stair(\"up\", 01,03)\n"                              // 13
                              "des.stair(\"down\", 8,3)\n"                              // 14
                              "des.object({ id = 'chest', x=4, y=2 })\n"                // 15
                              "des.monster('F', spot[1])\n"                             // 16
                              "for i = 1, 3 do\n"                                       // 17
                              "  des.monster(\"bat\", 1 + i, 2)\n"                      // 18
                              "end\n"                                                   // 19
                              "if percent(50) then des.trap(\"web\", 6,3) end\n";       // 20

struct Sample {
    const char* name;
    std::string_view game;
    QString path;
    QByteArray text;
    QByteArray object;                            // the beginning of the statement of a chest at 4,2
    std::pair<QByteArray, QByteArray> atTwoThree; // the change that brings the chest to 2,3
};

const std::vector<Sample>& samples() {
    static const std::vector<Sample> all{
        {"3.6", "nethack-3.6", "/level.des", programCave, "OBJECT", {"(4,2)", "(2,3)"}},
        {"Lua", "nethack-3.7", "/cave.lua", scriptCave, "des.object", {"x=4, y=2", "x=2, y=3"}}};
    return all;
}

struct Desk : DragDesk {
    explicit Desk(const Sample& sample) : DragDesk(sample.text, sample.path) {}
    Desk(const Sample& sample, const QByteArray& text) : DragDesk(text, sample.path) {}
};

void addSamples() {
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < samples().size(); ++i)
        QTest::newRow(samples()[i].name) << int(i);
}

} // namespace

class ComputedConformanceTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void opensAsWhatItIs_data() { addSamples(); }
    void opensAsWhatItIs() {
        QFETCH(const int, index);
        const Desk desk(samples()[std::size_t(index)]);
        QCOMPARE(desk.session().game().catalog().gameId(), samples()[std::size_t(index)].game);
        QCOMPARE(codesOf(desk.session().analysis()), QByteArray());
        QCOMPARE(desk.session().levels().level(0).name, std::string("cave"));
    }

    void paints_data() { addSamples(); }
    void paints() {
        QFETCH(const int, index);
        const Sample& sample = samples()[std::size_t(index)];
        Desk desk(sample);
        desk.trigger("tool.pencil");
        desk.canvas().setTerrain('T');
        desk.press({7, 2});
        desk.release({7, 2});
        QByteArray painted = sample.text;
        painted[sample.text.indexOf("|........|\n|........|\n----") + 7] = 'T';
        QCOMPARE(desk.text(), painted);
        desk.trigger("edit.undo");
        QCOMPARE(desk.text(), sample.text);
    }

    void dragsWhatIsWritten_data() {
        QTest::addColumn<int>("index");
        QTest::addColumn<QByteArray>("without"); // what would hide the thing
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::addColumn<QPoint>("from");
        const QByteArray bats = "for i = 1, 3 do\n  des.monster(\"bat\", 1 + i, 2)\nend\n";
        QTest::newRow("3.6: alone") << 0 << QByteArray() << QByteArray("(4,2)") << QByteArray("(5,3)")
                                    << QPoint(4, 2);
        // It may not exist in each roll, but its place is written.
        QTest::newRow("3.6: behind a condition")
            << 0 << QByteArray() << QByteArray("(6,3)") << QByteArray("(5,3)") << QPoint(6, 3);
        QTest::newRow("Lua: by table")
            << 1 << bats << QByteArray("x=4, y=2") << QByteArray("x=5, y=3") << QPoint(4, 2);
        QTest::newRow("Lua: by position")
            << 1 << bats << QByteArray("01,03") << QByteArray("05,03") << QPoint(1, 3);
        QTest::newRow("Lua: behind a condition")
            << 1 << bats << QByteArray("6,3") << QByteArray("5,3") << QPoint(6, 3);
    }
    void dragsWhatIsWritten() {
        QFETCH(const int, index);
        QFETCH(const QByteArray, without);
        QFETCH(const QByteArray, before);
        QFETCH(const QByteArray, after);
        QFETCH(const QPoint, from);
        const Sample& sample = samples()[std::size_t(index)];
        const QByteArray text =
            without.isEmpty() ? sample.text : QByteArray(sample.text).replace(without, "");
        Desk desk(sample, text);
        desk.clear({from.x(), from.y()});
        desk.dragFrom({from.x(), from.y()}, {5, 3});
        QCOMPARE(desk.text(), QByteArray(text).replace(before, after));
        QCOMPARE(desk.session().document().doneSteps(), std::size_t(1));
        desk.trigger("edit.undo");
        QCOMPARE(desk.text(), text);
    }

    void refusesWhatIsComputed_data() {
        QTest::addColumn<int>("index");
        QTest::addColumn<QByteArray>("statement");
        QTest::addColumn<QByteArray>("cause");
        QTest::addColumn<int>("line");
        QTest::newRow("3.6: a variable") << 0 << QByteArray("MONSTER:'F'") << QByteArray("$spot[0]") << 15;
        QTest::newRow("3.6: in a loop") << 0 << QByteArray("MONSTER:('B'") << QByteArray("LOOP") << 16;
        QTest::newRow("3.6: a selection")
            << 0 << QByteArray("TERRAIN") << QByteArray("line (5,1),(8,1)") << 20;
        QTest::newRow("Lua: in a loop")
            << 1 << QByteArray("des.monster(\"bat\"") << QByteArray("for i = 1, 3 do") << 17;
    }
    // The refusal gives the reason and leads to what computes the place.
    void refusesWhatIsComputed() {
        QFETCH(const int, index);
        QFETCH(const QByteArray, statement);
        QFETCH(const QByteArray, cause);
        QFETCH(const int, line);
        const Sample& sample = samples()[std::size_t(index)];
        Desk desk(sample);
        QVERIFY(desk.isRolled());
        QTRY_VERIFY(!desk.cellsOf(statement).empty());
        desk.dragFrom(desk.cellsOf(statement).front(), {7, 1});
        QCOMPARE(desk.text(), sample.text);
        QVERIFY(desk.messages().isVisible());
        const QString reason = desk.messages().text();
        QVERIFY2(reason.startsWith(QStringLiteral("This is computed by “%1").arg(cause)), qPrintable(reason));
        QCOMPARE(desk.window.statusBar()->currentMessage(), reason);
        const QList<QPushButton*> buttons = desk.messages().findChildren<QPushButton*>();
        QCOMPARE(buttons.size(), 1);
        QCOMPARE(buttons.front()->text(), QStringLiteral("&Show Line %1").arg(line));
        QTest::mouseClick(buttons.front(), Qt::LeftButton);
        QVERIFY(desk.editor().textCursor().selectedText().startsWith(QString::fromUtf8(cause)));
        QVERIFY(desk.editor().hasFocus());
        QVERIFY(!desk.messages().isVisible());
        QCOMPARE(desk.session().document().doneSteps(), std::size_t(0));
    }

    void setsAPlace_data() { addSamples(); }
    void setsAPlace() {
        QFETCH(const int, index);
        const Sample& sample = samples()[std::size_t(index)];
        Desk desk(sample);
        desk.caretTo(sample.object);
        FieldEditor* place = desk.window.page().panel<InspectorPanel>()->editor({Field::Place, {}});
        QVERIFY(place != nullptr);
        place->takePicked({2, 3, 2, 3});
        QCOMPARE(desk.text(),
                 QByteArray(sample.text).replace(sample.atTwoThree.first, sample.atTwoThree.second));
        desk.trigger("edit.undo");
        QCOMPARE(desk.text(), sample.text);
    }

    void rollsCountsAndPlays_data() { addSamples(); }
    // What is behind a condition of 50 % is there in about half of the rolls, the rest in all.
    void rollsCountsAndPlays() {
        QFETCH(const int, index);
        Desk desk(samples()[std::size_t(index)]);
        desk.trigger("view.roll");
        QTRY_VERIFY(desk.rolls().current() != nullptr);
        QVERIFY2(desk.rolls().problem().isEmpty(), qPrintable(desk.rolls().problem()));
        desk.trigger("level.statistics");
        const StatisticsPanel& panel = *desk.window.page().panel<StatisticsPanel>();
        QTRY_VERIFY_WITH_TIMEOUT(panel.report() != nullptr, patience);
        const roll::LevelStatistics& counted = panel.report()->statistics();
        // Of a script, what changes no cell counts as missing.
        const auto isCertain = [index](const QString& label) { return index == 0 || label == "bat"; };
        QStringList labels;
        for (std::size_t i = 0; i < counted.statements.size(); ++i) {
            const QString label = panel.report()->level().label(std::int32_t(i));
            const double share = double(counted.statements[i].rolls) / double(counted.rolls);
            labels << label;
            if (label == QStringLiteral("web"))
                QVERIFY2(share > 0.4 && share < 0.6, qPrintable(QString::number(share)));
            else
                QVERIFY2(share == 1.0 || !isCertain(label), qPrintable(label));
        }
        QVERIFY2(labels.contains(QStringLiteral("web")), qPrintable(labels.join(u' ')));
        QVERIFY2(index == 0 ? labels.size() == 7 : labels.contains(QStringLiteral("bat")),
                 qPrintable(labels.join(u' ')));
        desk.trigger("play.test");
        QVERIFY(desk.window.playtest().window() != nullptr);
        QVERIFY(desk.window.playtest().window()->isVisible());
    }
};

LEVWRIGHT_TEST(ComputedConformanceTest)

} // namespace levwright::computed_conformance_test

#include "ComputedConformanceTest.moc"
