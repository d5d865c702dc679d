// SPDX-License-Identifier: GPL-3.0-or-later
// The real window with a level script of NetHack 3.7. What is written can be painted, dragged and inspected
// as in any level; what the script computes is shown as in the current roll.
#include "core/model/LevelLanguage.h"
#include "tests/support/Patience.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"
#include "tests/widgets/WindowDesk.h"
#include "widgets/inspector/FieldEditors.h"
#include "widgets/inspector/InspectorPanel.h"
#include "widgets/pages/MessageBar.h"
#include "widgets/playtest/PlaytestWindow.h"
#include "widgets/rollview/RollPanel.h"
#include "widgets/shell/PlaytestLauncher.h"
#include "widgets/statistics/StatisticsPanel.h"

#include <algorithm>

namespace levwright::script_window_test {
namespace {

const QByteArray cave = "-- a cave: cave.lua\n"                                   // 1
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

struct Desk : WindowDesk {
    explicit Desk(const QByteArray& text = cave) { open(text, QStringLiteral("/cave.lua")); }

    RollModel& rolls() const { return window.page().panel<RollPanel>()->model(); }
    MessageBar& messages() const { return window.page().messages(); }
    void press(Point cell) { QTest::mousePress(canvas().viewport(), Qt::LeftButton, {}, at(cell.x, cell.y)); }
    void release(Point cell) {
        QTest::mouseRelease(canvas().viewport(), Qt::LeftButton, {}, at(cell.x, cell.y));
    }
    void dragFrom(Point from, Point to) {
        trigger("tool.select");
        press(from);
        release(from);
        press(from);
        const QPoint place = at(to.x, to.y);
        QMouseEvent event(QEvent::MouseMove, place, canvas().viewport()->mapToGlobal(place), Qt::NoButton,
                          Qt::LeftButton, {});
        QApplication::sendEvent(canvas().viewport(), &event);
        release(to);
    }
    std::vector<Point> cellsOf(const QByteArray& words) {
        const auto statement = session().analysis().statementAt(Offset(text().indexOf(words)));
        std::vector<Point> cells;
        for (int y = 0; y < 5; ++y) {
            for (int x = 0; x < 10; ++x) {
                if (statement && std::ranges::contains(canvas().statementsAt({x, y}), *statement))
                    cells.push_back({x, y});
            }
        }
        return cells;
    }
    bool isRolled() {
        return QTest::qWaitFor([&] { return rolls().current() != nullptr; }, patience);
    }
};

QByteArray with(const char* before, const char* after) {
    return QByteArray(cave).replace(before, after);
}

} // namespace

class ScriptWindowTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void opensAsWhatItIs() {
        const Desk desk;
        QCOMPARE(desk.session().game().catalog().gameId(), std::string_view("nethack-3.7"));
        QCOMPARE(codesOf(desk.session().analysis()), QByteArray());
        QCOMPARE(desk.session().levels().level(0).name, std::string("cave"));
    }

    void paints() {
        Desk desk;
        desk.trigger("tool.pencil");
        desk.canvas().setTerrain('T');
        desk.press({7, 2});
        desk.release({7, 2});
        QByteArray painted = cave;
        painted[cave.indexOf("|........|\n|........|\n----") + 7] = 'T';
        QCOMPARE(desk.text(), painted);
        // Beyond the map all rows grow, because the game requires rows of equal length.
        desk.press({11, 0});
        desk.release({11, 0});
        QVERIFY(desk.text().contains("---------- T\n|........|  \n"));
        desk.trigger("edit.undo");
        desk.trigger("edit.undo");
        QCOMPARE(desk.text(), cave);
    }

    void dragsWhatIsWritten_data() {
        QTest::addColumn<QPoint>("from");
        QTest::addColumn<QByteArray>("after");
        QTest::newRow("by table") << QPoint(4, 2) << with("x=4, y=2", "x=5, y=1");
        QTest::newRow("by position") << QPoint(1, 3) << with("01,03", "05,01");
        QTest::newRow("behind a condition") << QPoint(6, 3) << with("6,3", "5,1");
    }
    void dragsWhatIsWritten() {
        QFETCH(const QPoint, from);
        QFETCH(const QByteArray, after);
        Desk desk(with("for i = 1, 3 do\n  des.monster(\"bat\", 1 + i, 2)\nend\n", ""));
        const QByteArray before = desk.text();
        desk.dragFrom({from.x(), from.y()}, {5, 1});
        QCOMPARE(desk.text(),
                 QByteArray(after).replace("for i = 1, 3 do\n  des.monster(\"bat\", 1 + i, 2)\nend\n", ""));
        desk.trigger("edit.undo");
        QCOMPARE(desk.text(), before);
    }

    void refusesWhatIsComputed() {
        Desk desk;
        QVERIFY(desk.isRolled());
        QTRY_COMPARE(desk.cellsOf("des.monster(\"bat\"").size(), std::size_t(3));
        QCOMPARE(desk.cellsOf("des.monster(\"bat\""), (std::vector<Point>{{2, 2}, {3, 2}, {4, 2}}));
        desk.dragFrom({2, 2}, {7, 1});
        QCOMPARE(desk.text(), cave);
        QVERIFY(desk.messages().isVisible());
        QVERIFY(desk.messages().text().startsWith(QStringLiteral("This is computed by “for i = 1, 3 do")));
    }

    void inspects() {
        Desk desk;
        desk.caretTo("des.object");
        const InspectorPanel& inspector = *desk.window.page().panel<InspectorPanel>();
        FieldEditor* place = inspector.editor({Field::Place, {}});
        QVERIFY(place != nullptr);
        place->takePicked({2, 3, 2, 3});
        QCOMPARE(desk.text(), with("x=4, y=2", "x=2, y=3"));
        const std::vector<FieldView> fields = desk.session().game().language().fields(
            desk.session().levels().source(0), desk.session().currentStatement().value().statement);
        const auto trapped = std::ranges::find(fields, "trapped", &FieldView::label);
        QVERIFY(trapped != fields.end());
        Q_EMIT inspector.editor(trapped->key)->edited(QStringLiteral("true"));
        QCOMPARE(desk.text(), with("x=4, y=2 }", "x=2, y=3, trapped = true }"));
        desk.trigger("edit.undo");
        desk.trigger("edit.undo");
        QCOMPARE(desk.text(), cave);
    }

    void addsAndDeletes() {
        Desk desk;
        const LevelLanguage& language = desk.session().game().language();
        for (const PaletteThing& thing : language.palette()) {
            if (thing.name != "fountain")
                continue;
            const auto placed =
                language.place(desk.session().levels().source(0), thing, {{0, {5, 1}, {}}, {}});
            QVERIFY(placed);
            desk.session().apply(EditOutcome(placed->edit), QStringLiteral("Place"), MergeKey::None);
        }
        QVERIFY(desk.text().endsWith("des.feature(\"fountain\", 5, 1)\n"));
        desk.caretTo("des.feature");
        desk.canvas().setFocus();
        desk.trigger("edit.deleteStatement");
        QCOMPARE(desk.text(), cave);
        desk.trigger("edit.undo");
        desk.trigger("edit.undo");
        QCOMPARE(desk.text(), cave);
    }

    void tellsWhatLuaSays() {
        Desk desk;
        desk.caretTo("des.stair(\"down\"");
        QTest::keyClicks(&desk.editor(), QStringLiteral("x = = "));
        QVERIFY(codesOf(desk.session().analysis()).contains("lua-syntax"));
        QCOMPARE(desk.canvas().statementsAt({1, 3}).size(), std::size_t(1)); // nothing else is lost
    }

    void rollsCountsAndPlays() {
        Desk desk;
        desk.trigger("view.roll");
        QTRY_VERIFY(desk.rolls().current() != nullptr);
        QVERIFY2(desk.rolls().problem().isEmpty(), qPrintable(desk.rolls().problem()));
        desk.trigger("level.statistics");
        const StatisticsPanel& panel = *desk.window.page().panel<StatisticsPanel>();
        QTRY_VERIFY_WITH_TIMEOUT(panel.report() != nullptr, patience);
        const roll::LevelStatistics& counted = panel.report()->statistics();
        QString labels;
        for (std::size_t i = 0; i < counted.statements.size(); ++i) {
            const QString label = panel.report()->level().label(std::int32_t(i));
            labels += label + u' ';
            const double share = double(counted.statements[i].rolls) / double(counted.rolls);
            if (label == QStringLiteral("web"))
                QVERIFY2(share > 0.4 && share < 0.6, qPrintable(QString::number(share)));
            else if (label == QStringLiteral("bat"))
                QCOMPARE(share, 1.0);
        }
        QVERIFY2(labels.contains(QStringLiteral("web")) && labels.contains(QStringLiteral("bat")),
                 qPrintable(labels));
        desk.trigger("play.test");
        QVERIFY(desk.window.playtest().window() != nullptr);
        QVERIFY(desk.window.playtest().window()->isVisible());
    }

    // Games read scripts directly, so there is nothing to export.
    void refusesToExport() {
        Desk desk;
        QVERIFY(!desk.window.actions().action(QStringLiteral("file.export"))->isEnabled());
        desk.trigger("play.game");
        QVERIFY(desk.messages().isVisible());
        QVERIFY2(desk.messages().text().contains(QStringLiteral("nothing to compile")),
                 qPrintable(desk.messages().text()));
        QCOMPARE(desk.text(), cave);
    }

    // Things that the game mirrors are shown where the script puts them.
    void showsMirroredLevelsAsWritten() {
        Desk desk;
        QVERIFY(desk.isRolled());
        for (std::uint64_t seed = 1; seed <= 12; ++seed) {
            desk.rolls().showSeed(seed);
            desk.rolls().setShown(false);
            QCOMPARE(desk.cellsOf("des.monster(\"bat\""), (std::vector<Point>{{2, 2}, {3, 2}, {4, 2}}));
        }
    }
};

LEVWRIGHT_TEST(ScriptWindowTest)

} // namespace levwright::script_window_test

#include "ScriptWindowTest.moc"
