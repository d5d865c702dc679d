// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/TestProgram.h"
#include "tests/widgets/WindowDesk.h"
#include "widgets/canvas/MapCanvas.h"

#include <QLabel>
#include <QTreeWidget>

namespace levwright::cell_panel_test {
namespace {

const QByteArray level = mazeWith("|.+|\n|..|\n", "REGION:(1,0,1,1),unlit,\"ordinary\"\n"
                                                  "MONSTER[50%]:'d',\"jackal\",(1,0),asleep\n"
                                                  "CONTAINER:'(',\"chest\",(1,0)\n"
                                                  "OBJECT:'!',random,(1,0)\n"
                                                  "OBJECT:')',\"long sword\",contained\n"
                                                  "TRAP:\"pit\",(1,0)\n"
                                                  "TELEPORT_REGION:(1,0,1,1),(0,0,0,0),down\n"
                                                  "DOOR:locked,(2,0)\n");

// For example "chest", "  long sword", "jackal: 50%, asleep".
QStringList linesOf(const QTreeWidget& list) {
    QStringList lines;
    const auto add = [&](const QTreeWidgetItem& item, const QString& indent) {
        const QString note = item.text(1).isEmpty() ? QString() : QStringLiteral(": ") + item.text(1);
        lines << indent + item.text(0) + note;
    };
    for (int i = 0; i < list.topLevelItemCount(); ++i) {
        const QTreeWidgetItem& item = *list.topLevelItem(i);
        add(item, {});
        for (int child = 0; child < item.childCount(); ++child)
            add(*item.child(child), QStringLiteral("  "));
    }
    return lines;
}

struct Desk : WindowDesk {
    Desk() : WindowDesk(level) { raise("cellDock"); }
    QTreeWidget& list() { return child<QTreeWidget>("cellstack.list"); }
    QString terrain() { return child<QLabel>("cellstack.terrain").text(); }
    void click(int x, int y) {
        QTest::mouseClick(canvas().viewport(), Qt::LeftButton, Qt::NoModifier, at(x, y));
    }
    QString current() const {
        const Range range = session().rangeOf(*session().currentStatement());
        return QString::fromStdString(std::string(session().text().slice(range)));
    }
};

} // namespace

// The list of everything on a cell.
class CellPanelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tellsWhatWasClicked() {
        Desk desk;
        desk.click(2, 0);
        QVERIFY2(desk.terrain().startsWith("2,0: door"), qPrintable(desk.terrain()));
        QCOMPARE(linesOf(desk.list()).size(), 1);
        QVERIFY2(linesOf(desk.list()).front().endsWith(": locked"), qPrintable(linesOf(desk.list()).front()));
        desk.click(1, 0);
        const QStringList lines = linesOf(desk.list());
        QVERIFY2(desk.terrain().startsWith("1,0: "), qPrintable(desk.terrain()));
        QCOMPARE(lines.size(), 7);
        QCOMPARE(lines[0], QStringLiteral("region ordinary: unlit"));
        QVERIFY2(lines[1].startsWith("pit"), qPrintable(lines[1]));
        QCOMPARE(lines[2], QStringLiteral("chest"));
        QCOMPARE(lines[3], QStringLiteral("  long sword"));
        QVERIFY2(lines[4].startsWith("potion"), qPrintable(lines[4]));
        QCOMPARE(lines[5], QStringLiteral("jackal: 50%, asleep"));
        QVERIFY2(lines[6].startsWith("arrival"), qPrintable(lines[6]));
        desk.click(3, 1);
        QCOMPARE(linesOf(desk.list()), QStringList());
        desk.click(-1, 0);
        QVERIFY2(desk.terrain().endsWith("outside the map"), qPrintable(desk.terrain()));
    }

    // Each entry leads to its statement, with mouse and keyboard.
    void leadsToTheStatement() {
        Desk desk;
        desk.click(1, 0);
        QTreeWidgetItem& chest = *desk.list().topLevelItem(2);
        QTest::mouseClick(desk.list().viewport(), Qt::LeftButton, Qt::NoModifier,
                          desk.list().visualItemRect(chest.child(0)).center());
        QCOMPARE(desk.current(), QStringLiteral("OBJECT:')',\"long sword\",contained"));
        desk.list().setFocus();
        QTest::keyClick(&desk.list(), Qt::Key_Home);
        QTest::keyClick(&desk.list(), Qt::Key_Down);
        QTest::keyClick(&desk.list(), Qt::Key_Return);
        QCOMPARE(desk.current(), QStringLiteral("TRAP:\"pit\",(1,0)"));
        QCOMPARE(desk.text(), level);
    }

    void followsTheKeyboardAndTheText() {
        Desk desk;
        desk.click(3, 0);
        QCOMPARE(linesOf(desk.list()), QStringList());
        desk.canvas().setFocus();
        QTest::keyClick(&desk.canvas(), Qt::Key_Left);
        QCOMPARE(linesOf(desk.list()).size(), 1);
        const auto at = Offset(desk.text().indexOf("locked"));
        desk.session().apply(EditOutcome(TextEdit::replace({at, at + 6}, "open")), QStringLiteral("Change"));
        QVERIFY2(linesOf(desk.list()).front().endsWith(": open"), qPrintable(linesOf(desk.list()).front()));
    }
};

LEVWRIGHT_TEST(CellPanelTest)

} // namespace levwright::cell_panel_test

#include "CellPanelTest.moc"
