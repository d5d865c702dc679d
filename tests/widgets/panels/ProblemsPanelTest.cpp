// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/problems/ProblemsPanel.h"

#include "core/base/FileStore.h"
#include "tests/support/Levels.h"
#include "tests/support/Patience.h"
#include "tests/support/TestProgram.h"
#include "widgets/problems/ProblemsModel.h"
#include "widgets/theme/StillLabel.h"

#include <QAbstractItemModelTester>
#include <QMenu>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

#include <algorithm>
#include <format>

namespace levwright::problems_panel_test {
namespace {

const std::string twoLevels = "MAZE:\"one\",' '\n"
                              "GEOMETRY:center,center\n"
                              "MAP\n"
                              ".....\n"
                              "ENDMAP\n"
                              "MONSTER:'d',\"jackall\",(0,0)\n"
                              "TRAP:\"pitt\",(1,0)\n"
                              "MAZE:\"two\",' '\n"
                              "GEOMETRY:center,center\n"
                              "MAP\n"
                              ".....\n"
                              "ENDMAP\n"
                              "MONSTER:'d',\"jackal\",(0,0\n"
                              "OBJECT:')',\"dager\",(2,0)\n";

class Desk {
public:
    explicit Desk(std::string bytes = twoLevels, const GamePtr& game = testGame())
        : session({.game = game, .bytes = std::move(bytes)}, m_files), panel(session, Theme::light()),
          m_tester(list().model(), QAbstractItemModelTester::FailureReportingMode::QtTest) {
        panel.resize(500, 300);
        panel.show();
    }

    QTreeView& list() { return *panel.findChild<QTreeView*>(QStringLiteral("problems.list")); }
    QToolButton& button(const char* name) {
        return *panel.findChild<QToolButton*>(QString::fromLatin1(name));
    }
    QString summary() { return panel.findChild<StillLabel*>(QStringLiteral("problems.summary"))->text(); }
    QString cell(int row, int column) { return list().model()->index(row, column).data().toString(); }
    int rows() { return list().model()->rowCount(); }
    void click(int row) {
        const QRect place = list().visualRect(list().model()->index(row, 0));
        QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, place.center());
    }
    QMenu* openMenu(int row) {
        Q_EMIT list().customContextMenuRequested(list().visualRect(list().model()->index(row, 0)).center());
        return panel.findChild<QMenu*>(QStringLiteral("problems.menu"));
    }
    // The diagnostics with the shown severities, in text order.
    std::vector<Diagnostic> shown(bool hints = false) const {
        std::vector<Diagnostic> found;
        for (const Diagnostic& diagnostic : session.analysis().diagnostics()) {
            if (hints || diagnostic.severity() != Severity::Hint)
                found.push_back(diagnostic);
        }
        return found;
    }
    bool matches(bool hints = false) {
        const std::vector<Diagnostic> expected = shown(hints);
        if (rows() != int(expected.size()))
            return false;
        for (int row = 0; row < rows(); ++row) {
            const Diagnostic& diagnostic = expected[std::size_t(row)];
            const LinePosition at = session.text().position(diagnostic.range.begin);
            const std::size_t level = session.levels().tree().levelAt(diagnostic.range.begin);
            if (cell(row, 0) != QString::fromStdString(diagnostic.message()) ||
                cell(row, 1) != QString::fromStdString(session.levels().level(level).name) ||
                cell(row, 2) != QStringLiteral("%1:%2").arg(at.line + 1).arg(at.column + 1))
                return false;
        }
        return true;
    }

private:
    MemoryFileStore m_files;

public:
    Session session;
    ProblemsPanel panel;

private:
    QAbstractItemModelTester m_tester;
};

Range rangeOf(const Selection& s) {
    return {std::min(s.anchor, s.caret), std::max(s.anchor, s.caret)};
}

} // namespace

class ProblemsPanelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // What only rolls show comes a moment later, stays in place while text changes, and goes when it is
    // mended.
    void rolledProblems() {
        Desk desk("MAZE:\"a\",' '\nGEOMETRY:center,center\nMAP\n---\n|}|\n---\nENDMAP\n"
                  "TRAP:random,random\n");
        QTRY_COMPARE_WITH_TIMEOUT(desk.rows(), 1, patience);
        QVERIFY2(desk.cell(0, 0).startsWith(QStringLiteral("The game ends in every roll")),
                 qPrintable(desk.cell(0, 0)));
        const auto water = Offset(desk.session.text().bytes().find('}'));
        desk.session.apply(EditOutcome(TextEdit::insert(0, "# a pool\n")), QStringLiteral("Comment"));
        QCOMPARE(desk.rows(), 1);
        QCOMPARE(desk.session.rolledProblems().front().range.begin,
                 Offset(desk.session.text().bytes().find("TRAP")));
        desk.session.apply(EditOutcome(TextEdit::replace({water + 9, water + 10}, ".")),
                           QStringLiteral("Paint"));
        QTRY_COMPARE_WITH_TIMEOUT(desk.rows(), 0, patience);
    }

    // A goal that rolls miss is listed with a seed that shows it, and goes when it is reached.
    void missedGoals() {
        Desk desk("MAZE:\"a\",' '\n# goal: number of jackal = 0\nGEOMETRY:center,center\nMAP\n.....\nENDMAP\n"
                  "MONSTER:'d',\"jackal\",(0,0)\n");
        QTRY_COMPARE_WITH_TIMEOUT(desk.rows(), 1, patience);
        QVERIFY2(desk.cell(0, 0).startsWith(QStringLiteral("This goal is not reached: ")) &&
                     desk.cell(0, 0).endsWith(QStringLiteral(", as with seed 1.")),
                 qPrintable(desk.cell(0, 0)));
        QCOMPARE(desk.cell(0, 2), QStringLiteral("2:9"));
        const auto limit = Offset(desk.session.text().bytes().find("= 0"));
        desk.session.apply(EditOutcome(TextEdit::replace({limit + 2, limit + 3}, "1")),
                           QStringLiteral("Mend"));
        QTRY_COMPARE_WITH_TIMEOUT(desk.rows(), 0, patience);
    }

    void aScriptThatAlwaysFailsIsAnError() {
        Desk desk(
            "des.level_init({ style = \"solidfill\", fg = \".\" })\nlocal kinds = {}\nkinds[1].name = 1\n",
            loadGame("nethack-3.7").value());
        QTRY_COMPARE_WITH_TIMEOUT(desk.rows(), 1, patience);
        QVERIFY2(desk.cell(0, 0).contains(QStringLiteral("line 3: attempt to index a nil value")),
                 qPrintable(desk.cell(0, 0)));
        QCOMPARE(desk.cell(0, 2), QStringLiteral("3:1"));
        QCOMPARE(desk.summary(), QStringLiteral("1 error"));
    }

    // Of many levels only the current one is rolled.
    void rolledProblemsOfTheCurrentLevel() {
        constexpr int count = 31;
        std::string levels;
        for (int i = 1; i <= count; ++i)
            levels += std::format("MAZE:\"l{}\",' '\nGEOMETRY:center,center\nMAP\n---\n|{}|\n---\nENDMAP\n"
                                  "TRAP:random,random\n",
                                  i, i == count ? '}' : '.');
        Desk desk(levels);
        desk.session.select(StatementRef{count - 1, 0});
        QTRY_COMPARE_WITH_TIMEOUT(desk.rows(), 1, patience);
        desk.session.select(StatementRef{0, 0});
        QTRY_COMPARE_WITH_TIMEOUT(desk.rows(), 0, patience);
        desk.session.select(StatementRef{count - 1, 0});
        QTRY_COMPARE_WITH_TIMEOUT(desk.rows(), 1, patience);
    }

    // The menu of a problem is open while rolls bring others: it fixes what it was opened for, and what comes
    // after it is selected.
    void fixesWhileRollsArrive() {
        Desk desk;
        const int row = 1;
        const QString wrong = desk.cell(row, 0);
        QVERIFY(wrong.contains("pitt"));
        const QString next = desk.cell(row + 1, 0);
        QMenu* menu = desk.openMenu(row);
        QVERIFY(menu != nullptr && menu->isVisible());
        const auto rolled = [&](const char* words) {
            const auto at = Offset(desk.session.text().bytes().find(words));
            return Diagnostic{.code = DiagnosticCode::DoorWithoutStatement,
                              .range = {at, at + 3},
                              .anchor = std::nullopt,
                              .arguments = {words, "a doorway"},
                              .fixes = {}};
        };
        desk.button("problems.hints").setChecked(true);
        const int before = desk.rows();
        desk.session.takeRolledProblems({rolled("MAZE"), rolled("GEOMETRY"), rolled("OBJECT")});
        QCOMPARE(desk.rows(), before + 3);
        QTest::keyClick(menu, Qt::Key_Down);
        QTest::keyClick(menu, Qt::Key_Return);
        QVERIFY(!desk.session.text().bytes().contains("pitt"));
        QVERIFY(desk.session.text().bytes().contains("TRAP:\"pit\",(1,0)"));
        QVERIFY(desk.session.text().bytes().contains("jackall"));
        const QModelIndex current = desk.list().currentIndex();
        QCOMPARE(current.siblingAtColumn(0).data().toString(), next);
        desk.session.undo();
        QCOMPARE(QString::fromStdString(std::string(desk.session.text().bytes())),
                 QString::fromStdString(twoLevels));
    }

    void listsWhatIsWrong() {
        Desk desk;
        QVERIFY(desk.rows() >= 4);
        QVERIFY(desk.matches());
        QCOMPARE(desk.cell(0, 1), QStringLiteral("one"));
        QCOMPARE(desk.cell(desk.rows() - 1, 1), QStringLiteral("two"));
    }

    void counts_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("summary");
        const QByteArray start = "MAZE:\"one\",' '\nGEOMETRY:center,center\nMAP\n...\nENDMAP\n";
        QTest::newRow("none") << start << QStringLiteral("No errors or warnings");
        QTest::newRow("one") << start + "TRAP:\"pitt\",(0,0)\n" << QStringLiteral("1 error");
        QTest::newRow("two") << start + "TRAP:\"pitt\",(0,0)\nTRAP:\"pitt\",(1,0)\n"
                             << QStringLiteral("2 errors");
    }
    void counts() {
        QFETCH(const QByteArray, text);
        QFETCH(const QString, summary);
        Desk desk(text.toStdString());
        QCOMPARE(desk.summary(), summary);
        QCOMPARE(desk.panel.emptyText().isEmpty(), desk.rows() > 0);
    }

    void filters() {
        Desk desk;
        const int rows = desk.rows();
        desk.button("problems.errors").click();
        QVERIFY(desk.rows() < rows);
        for (int row = 0; row < desk.rows(); ++row)
            QVERIFY(desk.list()
                        .model()
                        ->index(row, 0)
                        .data(Qt::AccessibleTextRole)
                        .toString()
                        .startsWith(QStringLiteral("Warning")));
        desk.button("problems.errors").click();
        QCOMPARE(desk.rows(), rows);
        QVERIFY(!desk.button("problems.hints").isChecked());
        desk.button("problems.hints").click();
        QVERIFY(desk.matches(true));
    }

    // Hints are hidden at first, but who has nothing else learns that there is one.
    void tellsOfHiddenHints() {
        Desk desk("MAZE:\"one\",' '\nGEOMETRY:center,center\nMAP\n-----\n|.+.|\n-----\nENDMAP\n");
        QCOMPARE(desk.rows(), 0);
        QCOMPARE(desk.panel.emptyText(),
                 QStringLiteral("No errors or warnings, but 1 hint. Press the lamp above to see it."));
        desk.button("problems.hints").click();
        QCOMPARE(desk.rows(), 1);
        QVERIFY(desk.panel.emptyText().isEmpty());
    }

    // Where there is nothing else to go to, the hints are shown.
    void goesToHiddenHints_data() {
        QTest::addColumn<bool>("isNext");
        QTest::newRow("next") << true;
        QTest::newRow("previous") << false;
    }
    void goesToHiddenHints() {
        QFETCH(const bool, isNext);
        Desk desk("MAZE:\"one\",' '\nGEOMETRY:center,center\nMAP\n-----\n|.+.|\n-----\nENDMAP\n");
        isNext ? desk.panel.selectNext() : desk.panel.selectPrevious();
        QVERIFY(desk.button("problems.hints").isChecked());
        QVERIFY(desk.panel.current() != nullptr);
        const Range hint = desk.panel.current()->range;
        QCOMPARE(desk.session.selection(), (Selection{hint.begin, hint.end}));
    }

    void errorsComeBeforeHints() {
        Desk desk;
        desk.panel.selectNext();
        QVERIFY(!desk.button("problems.hints").isChecked());
    }

    void clickJumps() {
        Desk desk;
        for (int row = 0; row < desk.rows(); ++row) {
            desk.click(row);
            QCOMPARE(rangeOf(desk.session.selection()), desk.shown()[std::size_t(row)].range);
        }
    }

    void enterJumpsAndGoesToTheText() {
        Desk desk;
        const QSignalSpy activated(&desk.panel, &ProblemsPanel::activated);
        desk.list().setCurrentIndex(desk.list().model()->index(1, 0));
        QCOMPARE(desk.session.selection(), Selection());
        QTest::keyClick(&desk.list(), Qt::Key_Return);
        QCOMPARE(rangeOf(desk.session.selection()), desk.shown()[1].range);
        QCOMPARE(activated.size(), 1);
    }

    void nextAndPreviousGoRound() {
        Desk desk;
        const std::vector<Diagnostic> problems = desk.shown();
        for (std::size_t i = 0; i <= problems.size(); ++i) {
            desk.panel.selectNext();
            QCOMPARE(rangeOf(desk.session.selection()), problems[i % problems.size()].range);
        }
        desk.panel.selectPrevious();
        QCOMPARE(rangeOf(desk.session.selection()), problems.back().range);
        const Offset end = desk.session.text().size();
        desk.session.select(Range{end, end});
        desk.panel.selectPrevious();
        QCOMPARE(rangeOf(desk.session.selection()), problems.back().range);
    }

    void fixes() {
        Desk desk;
        const std::vector<Diagnostic> problems = desk.shown();
        const auto found =
            std::ranges::find_if(problems, [](const Diagnostic& d) { return !d.fixes.empty(); });
        QVERIFY(found != problems.end());
        const std::string expected = found->fixes.front().edit.apply(desk.session.text().bytes());
        QVERIFY(!desk.button("problems.fix").isEnabled());
        desk.click(int(found - problems.begin()));
        QVERIFY(desk.button("problems.fix").isEnabled());
        QTest::mouseClick(&desk.button("problems.fix"), Qt::LeftButton);
        QCOMPARE(std::string(desk.session.text().bytes()), expected);
        QCOMPARE(desk.session.document().stepLabels().back(), found->fixes.front().label);
        QVERIFY(desk.matches());
    }

    void aFixSelectsTheNextProblem() {
        Desk desk("MAZE:\"one\",' '\nGEOMETRY:center,center\nMAP\n.....\nENDMAP\n"
                  "MONSTER:'d',\"jackall\",(0,0)\nTRAP:\"pitt\",(1,0)\nOBJECT:')',\"dager\",(2,0)\n");
        const auto selected = [&] {
            const Selection at = desk.session.selection();
            return std::string(desk.session.text().slice({at.anchor, at.caret}));
        };
        int row = 0;
        while (desk.cell(row, 0).contains(QStringLiteral("jackall")) == false)
            QVERIFY(++row < desk.rows());
        desk.click(row);
        QVERIFY(selected().contains("jackall"));
        for (const char* next : {"pitt", "dager"}) {
            QTest::mouseClick(&desk.button("problems.fix"), Qt::LeftButton);
            QCOMPARE(desk.list().currentIndex().row(), row);
            QVERIFY2(selected().contains(next), selected().c_str());
        }
    }

    void fixesFromTheMenu() {
        Desk desk;
        const std::vector<Diagnostic> problems = desk.shown();
        const auto found =
            std::ranges::find_if(problems, [](const Diagnostic& d) { return !d.fixes.empty(); });
        const std::string expected = found->fixes.front().edit.apply(desk.session.text().bytes());
        QMenu* menu = desk.openMenu(int(found - problems.begin()));
        QVERIFY(menu != nullptr);
        menu->actions().front()->trigger();
        menu->close();
        QCOMPARE(std::string(desk.session.text().bytes()), expected);
    }

    void silencesFromTheMenu() {
        const std::string rest = "NOMAP\nOBJECT:'*',random,contained\n";
        Desk desk("MAZE:\"a\",' '\n" + rest);
        QCOMPARE(desk.rows(), 1);
        QMenu* menu = desk.openMenu(0);
        QVERIFY(menu != nullptr);
        const QList<QAction*> actions = menu->actions();
        const auto entry = std::ranges::find(
            actions, QStringLiteral("&Silence Problems of This Kind in This Level"), &QAction::text);
        QVERIFY(entry != actions.end());
        (*entry)->trigger();
        menu->close();
        QCOMPARE(desk.rows(), 0);
        QCOMPARE(std::string(desk.session.text().bytes()),
                 "MAZE:\"a\",' '\n# levwright: silence contained-nowhere\n" + rest);
    }

    void offersNoSilenceForErrors() {
        Desk desk;
        QMenu* menu = desk.openMenu(0);
        QVERIFY(menu != nullptr);
        for (const QAction* action : menu->actions())
            QVERIFY(!action->text().contains(QStringLiteral("Silence")));
        menu->close();
    }

    void choiceSurvivesEdits() {
        Desk desk;
        desk.click(2);
        const QString chosen = desk.list().currentIndex().data().toString();
        desk.session.apply(TextEdit::insert(0, "# more\n"), QStringLiteral("Insert"));
        QCOMPARE(desk.list().currentIndex().data().toString(), chosen);
        QCOMPARE(desk.list().currentIndex().row(), 2);
        const Range first = desk.session.rangeOf(StatementRef{1, 2});
        desk.session.apply(TextEdit::erase(first), QStringLiteral("Delete"));
        QCOMPARE(desk.list().currentIndex().data().toString(), chosen);
        QVERIFY(desk.matches());
    }

    void followsRandomEdits() {
        QRandomGenerator random(3);
        Desk desk;
        for (int i = 0; i < 1000; ++i) {
            const Offset size = desk.session.text().size();
            const Offset begin = Offset(random.bounded(quint32(size + 1)));
            const Offset end = std::min(size, begin + Offset(random.bounded(8)));
            if (random.bounded(3) == 0)
                desk.session.undo();
            else
                desk.session.apply(TextEdit::replace({begin, end}, "\"x\n"), QStringLiteral("Edit"));
            QVERIFY(desk.matches());
        }
    }
};

LEVWRIGHT_TEST(ProblemsPanelTest)

} // namespace levwright::problems_panel_test

#include "ProblemsPanelTest.moc"
