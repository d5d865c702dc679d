// SPDX-License-Identifier: GPL-3.0-or-later
// The real window with a level in a language that has blocks and computed places and is not compiled.
#include "core/formats/FileForms.h"
#include "core/levcomp/LevelExport.h"
#include "tests/support/SmallLanguage.h"
#include "tests/support/TestProgram.h"
#include "tests/widgets/DragDesk.h"
#include "widgets/statistics/StatisticsPanel.h"

#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabBar>

#include <algorithm>

namespace levwright::language_window_test {
namespace {

const QByteArray cellar = "level \"cellar\"\n"
                          "map\n"
                          "  |.....|\n"
                          "  |.....|\n"
                          "end\n"
                          "thing gold 3 1\n"
                          "repeat 2 {\n"
                          "  thing boulder i+1 0\n"
                          "}\n";

struct Desk : DragDesk {
    explicit Desk(SmallRolls rolls = SmallRolls::Yes) : DragDesk(cellar) {
        session().readAs(smallGame(rolls));
    }
};

} // namespace

class LanguageWindowTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void paints() {
        Desk desk;
        QVERIFY(desk.session().analysis().diagnostics().empty());
        desk.trigger("tool.pencil");
        desk.canvas().setTerrain('#');
        desk.press({2, 1});
        desk.release({2, 1});
        QCOMPARE(desk.text(), QByteArray(cellar).replace("|.....|\nend", "|.#...|\nend"));
        desk.trigger("edit.undo");
        QCOMPARE(desk.text(), cellar);
    }

    void dragsWhatIsWritten() {
        Desk desk;
        desk.dragFrom({3, 1}, {5, 0});
        QCOMPARE(desk.text(), QByteArray(cellar).replace("gold 3 1", "gold 5 0"));
        QCOMPARE(desk.session().document().doneSteps(), std::size_t(1));
    }

    void saysWhyWhatIsComputedStays() {
        Desk desk;
        QSignalSpy refused(&desk.session(), &Session::refused);
        desk.dragFrom({2, 0}, {4, 0});
        QCOMPARE(desk.text(), cellar);
        QCOMPARE(refused.size(), 1);
        QCOMPARE(refused.at(0).at(0).toString(), QStringLiteral("This is computed in line 7."));
    }

    void addsAndDeletes() {
        Desk desk;
        QTest::mouseMove(desk.canvas().viewport(), desk.at(1, 1));
        QTest::mouseClick(desk.canvas().viewport(), Qt::RightButton, {}, desk.at(1, 1));
        auto* menu = desk.window.findChild<QMenu*>(QStringLiteral("mapMenu"));
        QVERIFY(menu != nullptr);
        const QList<QAction*> actions = menu->actions();
        const auto add = std::ranges::find(actions, QStringLiteral("Add &Thing"),
                                           [](QAction* one) { return one->text(); });
        QVERIFY(add != actions.end());
        (*add)->trigger();
        QCOMPARE(desk.text(), cellar + "thing gold 1 1\n");
    }

    // Next to a file of the game: each tab has its own language, and one can do what the other cannot.
    void standsBesideAFileOfTheGame() {
        Desk desk(SmallRolls::No);
        const QByteArray game =
            "MAZE:\"m\",' '\nGEOMETRY:center,center\nMAP\n.....\n.....\nENDMAP\nTRAP:\"web\",(1,1)\n";
        desk.open(game, QStringLiteral("/game.des"));
        auto& tabs = desk.child<QTabBar>("tabBar");
        QCOMPARE(tabs.count(), 2);
        const auto show = [&](int index) {
            QTest::mouseClick(&tabs, Qt::LeftButton, {}, tabs.tabRect(index).center());
        };
        const QAction* exports = desk.window.actions().action(QStringLiteral("file.export"));
        QVERIFY(exports->isEnabled());
        QVERIFY(desk.session().analysis().diagnostics().empty());
        desk.dragFrom({1, 1}, {3, 0});
        QCOMPARE(desk.text(), QByteArray(game).replace("(1,1)", "(3,0)"));

        show(0);
        QVERIFY(!exports->isEnabled());
        QCOMPARE(exports->toolTip(),
                 QStringLiteral("Levels in the small language are run by their game as they stand."));
        desk.dragFrom({3, 1}, {5, 0});
        QCOMPARE(desk.text(), QByteArray(cellar).replace("gold 3 1", "gold 5 0"));
        QSignalSpy refused(&desk.session(), &Session::refused);
        desk.dragFrom({2, 0}, {4, 0});
        QCOMPARE(refused.size(), 1);
        QCOMPARE(desk.text(), QByteArray(cellar).replace("gold 3 1", "gold 5 0"));
        desk.trigger("edit.undo");
        QCOMPARE(desk.text(), cellar);

        show(1);
        QVERIFY(exports->isEnabled());
        QCOMPARE(desk.text(), QByteArray(game).replace("(1,1)", "(3,0)"));
        desk.trigger("edit.undo");
        QCOMPARE(desk.text(), game);
    }

    // Every panel follows the caret through all statements, complete and half-typed.
    void allPanelsTakeItsStatements() {
        Desk desk;
        for (QDockWidget* dock : desk.window.findChildren<QDockWidget*>()) {
            desk.raise(dock->objectName().toUtf8().constData());
            for (qsizetype at = 0; at <= cellar.size(); ++at) {
                desk.session().select(Selection{Offset(at), Offset(at)});
                QCoreApplication::processEvents();
            }
        }
        while (!desk.text().isEmpty()) {
            const Offset end = Offset(desk.text().size());
            const Offset from = end - std::min<Offset>(end, 7);
            desk.session().apply(EditOutcome(TextEdit::erase({from, end})), QStringLiteral("Erase"),
                                 MergeKey::None);
            QCoreApplication::processEvents();
        }
        QCOMPARE(desk.session().document().text().bytes(), std::string_view());
    }

    void whatItCannotDoIsGrey_data() {
        QTest::addColumn<QString>("name");
        for (const char* name : {"file.export", "file.exportTo", "view.roll", "view.nextRoll",
                                 "view.previousRoll", "level.statistics", "play.test", "play.here"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }
    void whatItCannotDoIsGrey() {
        QFETCH(const QString, name);
        Desk desk(SmallRolls::No);
        const QString reason =
            QStringLiteral("Levels in the small language are run by their game as they stand.");
        const QAction* action = desk.window.actions().action(name);
        QVERIFY(!action->isEnabled());
        QCOMPARE(action->toolTip(), reason);
        QCOMPARE(action->statusTip(), reason);

        desk.session().readAs(testGame());
        QVERIFY(action->isEnabled());
        QVERIFY(action->toolTip() != reason);
        QVERIFY(action->statusTip() != reason);
    }

    void statisticsSayWhyNot() {
        Desk desk(SmallRolls::No);
        const auto& start = desk.child<QPushButton>("statistics.start");
        QVERIFY(!start.isEnabled());
        QVERIFY(start.toolTip().startsWith(QStringLiteral("Levels in the small language")));
        desk.session().readAs(testGame());
        QVERIFY(start.isEnabled());
    }

    void rollsAreShown() {
        Desk desk;
        desk.trigger("view.roll");
        RollModel& rolls = desk.window.page().panel<RollPanel>()->model();
        QTRY_VERIFY(rolls.current() != nullptr);
        // The map starts in column 1, and the loop's second turn puts one on the next cell.
        const std::vector<std::int32_t> numbers = rolls.current()->numbersAt({3, 0});
        QCOMPARE(numbers.size(), std::size_t(1));
        const std::optional<StatementRef> statement = rolls.statementOf(numbers.front());
        QVERIFY(statement);
        QCOMPARE(desk.session().rangeOf(*statement).begin, Offset(cellar.indexOf("thing boulder")));
        QCOMPARE(rolls.partCorner(), (Point{1, 0}));
    }

    void statisticsAreCounted() {
        Desk desk;
        desk.trigger("level.statistics");
        const StatisticsPanel& panel = *desk.window.page().panel<StatisticsPanel>();
        QTRY_VERIFY_WITH_TIMEOUT(panel.report() != nullptr, patience);
        const StatisticsReport& report = *panel.report();
        QCOMPARE(report.statistics().statements.size(), std::size_t(2));
        QCOMPARE(report.level().label(1), QStringLiteral("boulder"));
        QCOMPARE(report.statistics().statements[1].rolls, report.statistics().rolls);
    }

    // Calling it nevertheless shows the reason.
    void exportIsRefused() {
        Desk desk;
        MemoryFileStore files;
        const LevelsAnalysis& analysis = desk.session().levels();
        const Target target = usualTarget(testGame()->catalog(), {});
        const auto exported =
            exportLevel(*smallGame(), analysis.level(0).tree, analysis.levelText(0), target, "/", files);
        QVERIFY(!exported);
        QVERIFY(files.files().empty());
    }
};

LEVWRIGHT_TEST(LanguageWindowTest)

} // namespace levwright::language_window_test

#include "LanguageWindowTest.moc"
