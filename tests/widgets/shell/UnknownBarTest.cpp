// SPDX-License-Identifier: GPL-3.0-or-later
// The bar that replaces hundreds of problems if a document is for a game that the program does not know.
#include "widgets/pages/UnknownBar.h"

#include "tests/support/TestProgram.h"
#include "tests/widgets/WindowDesk.h"
#include "widgets/problems/ProblemsPanel.h"
#include "widgets/theme/StillLabel.h"

#include <QMenu>
#include <QPushButton>
#include <QToolButton>
#include <QTreeView>

namespace levwright::unknown_bar_test {
namespace {

const QByteArray map = "MAZE:\"a\",' '\nGEOMETRY:center,center\nMAP\n.....\n.....\nENDMAP\n";
const QByteArray foreign = map + "FORGE:(1,1)\nFORGE:(2,1)\nFORGE:(3,1)\nSPILL:(1,1)\n"
                                 "MONSTER:'a',\"Wugwug\",(1,1)\nMONSTER:'a',\"Wugwug\",(2,1)\n";

struct BarDesk : WindowDesk {
    explicit BarDesk(const QByteArray& text) : WindowDesk(text) {}

    UnknownBar& bar() { return window.page().unknown(); }
    QAbstractItemModel& problems() { return *child<QTreeView>("problems.list").model(); }
    void press(const QString& words) {
        for (QPushButton* button : bar().findChildren<QPushButton*>(QStringLiteral("messageButton"))) {
            if (button->text() == words)
                return button->click();
        }
        QFAIL("no such button");
    }
};

const QString peace = QStringLiteral("Ignore Them in This Folder");

} // namespace

class UnknownBarTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void saysItOnce() {
        BarDesk desk(foreign);
        QVERIFY(desk.bar().isVisible());
        QCOMPARE(desk.bar().text(),
                 QStringLiteral(
                     "NetHack 3.4.3 does not know 1 name and 2 words of this file. Is it for another game?"));
        QCOMPARE(desk.problems().rowCount(), 3); // one for each thing
    }

    void isNotForSlips() {
        BarDesk desk(map + "FORGE:(1,1)\nMONSTER:'a',\"Wugwug\",(1,1)\n");
        QVERIFY(!desk.bar().isVisible());
        QCOMPARE(desk.problems().rowCount(), 2);
    }

    // The bar does not appear while somebody types. If it is shown, its numbers are kept right.
    void followsTheText() {
        BarDesk desk(foreign);
        const auto at = Offset(desk.text().indexOf("SPILL"));
        desk.session().apply(TextEdit::erase({at, at + 12}), QStringLiteral("Test"));
        QVERIFY(!desk.bar().isVisible());
        desk.session().apply(TextEdit::insert(at, "SPILL:(1,1)\n"), QStringLiteral("Test"));
        QVERIFY(!desk.bar().isVisible());
    }

    void leavesTheFolderInPeace() {
        BarDesk desk(foreign);
        desk.press(peace);
        QVERIFY(!desk.bar().isVisible());
        QCOMPARE(desk.problems().rowCount(), 0);
        desk.open(foreign, QStringLiteral("/other.des"));
        QVERIFY(!desk.bar().isVisible());
        QCOMPARE(desk.problems().rowCount(), 0);
        desk.open(foreign, QStringLiteral("/elsewhere/level.des"));
        QVERIFY(desk.bar().isVisible());
    }

    void showsThemAgain() {
        BarDesk desk(foreign);
        desk.press(peace);
        desk.child<QToolButton>("problems.unknown").click();
        QVERIFY(desk.bar().isVisible());
        QCOMPARE(desk.problems().rowCount(), 3);
    }

    void rollsSayWhatTheyAreWithout() {
        BarDesk desk(foreign);
        desk.raise("rollsDock");
        desk.trigger("view.roll");
        QTRY_VERIFY2(desk.child<StillLabel>("rolls.message")
                         .text()
                         .endsWith(QStringLiteral("; rolled without: “FORGE” (3), “SPILL”, “Wugwug” (2)")),
                     qPrintable(desk.child<StillLabel>("rolls.message").text()));
    }

    void offersGames() {
        BarDesk desk(foreign + "MAGIC_CHEST:(1,1)\n");
        desk.press(QStringLiteral("Choose Game…"));
        auto* menu = desk.window.findChild<QMenu*>(QStringLiteral("gamesOfUnknown"));
        QVERIFY(menu != nullptr);
        QVERIFY(menu->actions().contains(desk.window.actions().action(QStringLiteral("game.nethack-3.6"))));
        menu->close();
        QTRY_VERIFY(desk.bar().isVisible());
        desk.trigger("game.nethack-3.6");
        QVERIFY(desk.bar().text().contains(QStringLiteral("NetHack 3.6")));
    }
};

LEVWRIGHT_TEST(UnknownBarTest)

} // namespace levwright::unknown_bar_test

#include "UnknownBarTest.moc"
