// SPDX-License-Identifier: GPL-3.0-or-later
// Several parts of a maze level together: one is on the map, the others around it can be brought there, and
// each can be dragged to another alignment.
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"
#include "tests/widgets/WindowDesk.h"
#include "widgets/rollview/RollPanel.h"

#include <QSignalSpy>

namespace levwright::parts_test {
namespace {

const QByteArray rows = "-----\n|...|\n-----\n";
const QByteArray level = "MAZE:\"a\",' '\n"
                         "GEOMETRY:left,top\nMAP\n" +
                         rows +
                         "ENDMAP\nFOUNTAIN:(2,1)\n"
                         "GEOMETRY:right,bottom\nMAP\n" +
                         rows +
                         "ENDMAP\nGOLD:5,(2,1)\n"
                         "GEOMETRY:center,center\nMAP\n" +
                         rows + "ENDMAP\n";

struct Desk : WindowDesk {
    using WindowDesk::WindowDesk;

    QWidget* view() { return canvas().viewport(); }
    Area areaOf(std::size_t part) {
        return child<RollPanel>("rolls").model().current()->plan().areaOfPart(part);
    }
    // The middle of a cell of the level.
    QPoint atLevel(Point cell) {
        const Area shown = areaOf(session().currentPart()->part);
        return at(cell.x - shown.x1, cell.y - shown.y1);
    }
    void drag(QPoint from, QPoint to) {
        QTest::mousePress(view(), Qt::LeftButton, {}, from);
        QTest::mouseMove(view(), (from + to) / 2);
        QTest::mouseMove(view(), to);
    }
};

QByteArray with(QByteArray text, const QByteArray& before, const QByteArray& after) {
    return text.replace(before, after);
}

} // namespace

class PartsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void bringsPartsToTheMap() {
        Desk desk(level);
        QVERIFY(desk.canvas().sight().showsParts());
        QCOMPARE(desk.session().currentPart()->part, 0U);
        const Area second = desk.areaOf(1);
        const Point inside{second.x1 + 1, second.y1 + 1};
        const QPoint place = desk.atLevel(inside);
        QTest::mouseClick(desk.view(), Qt::LeftButton, {}, place);
        QCOMPARE(desk.session().currentPart()->part, 1U);
        // Everything stays at its place in the window.
        QCOMPARE(desk.atLevel(inside), place);
        QCOMPARE(desk.canvas().model().cells().atOr({1, 1}, stone), '.');
        QTest::mouseClick(desk.view(), Qt::LeftButton, {}, desk.canvas().sight().partNameRect(2).center());
        QCOMPARE(desk.session().currentPart()->part, 2U);
        QCOMPARE(desk.text(), level);
        // A click where no part is brings nothing.
        QTest::mouseClick(desk.view(), Qt::LeftButton, {}, desk.atLevel({70, 3}));
        QCOMPARE(desk.session().currentPart()->part, 2U);
    }

    void dragsPartsToAnAlignment_data() {
        QTest::addColumn<int>("x");
        QTest::addColumn<int>("y");
        QTest::addColumn<QByteArray>("geometry");
        QTest::newRow("across") << 25 << 3 << QByteArray("GEOMETRY:half-left,top");
        QTest::newRow("down") << 5 << 18 << QByteArray("GEOMETRY:left,bottom");
        QTest::newRow("both") << 40 << 10 << QByteArray("GEOMETRY:center,center");
        QTest::newRow("a little") << 6 << 4 << QByteArray("GEOMETRY:left,top");
    }
    void dragsPartsOf36_data() { dragsPartsToAnAlignment_data(); }
    void dragsPartsOf36() {
        QFETCH(const int, x);
        QFETCH(const int, y);
        QFETCH(const QByteArray, geometry);
        Desk desk(level);
        desk.trigger("game.nethack-3.6");
        QVERIFY(desk.session().analysis().diagnostics().empty());
        QTRY_VERIFY(desk.child<RollPanel>("rolls").model().current() != nullptr);
        const QPoint to = desk.atLevel({x, y});
        desk.drag(desk.canvas().sight().partNameRect(0).center(), to);
        QTest::mouseRelease(desk.view(), Qt::LeftButton, {}, to);
        const QByteArray after = with(level, "GEOMETRY:left,top", geometry);
        QCOMPARE(desk.text(), after);
        if (after != level)
            desk.session().undo();
        QCOMPARE(desk.text(), level);
    }

    void dragsPartsToAnAlignment() {
        QFETCH(const int, x);
        QFETCH(const int, y);
        QFETCH(const QByteArray, geometry);
        Desk desk(level);
        const QPoint to = desk.atLevel({x, y});
        desk.drag(desk.canvas().sight().partNameRect(0).center(), to);
        const QByteArray after = with(level, "GEOMETRY:left,top", geometry);
        QCOMPARE(desk.text(), after);
        QTest::mouseRelease(desk.view(), Qt::LeftButton, {}, to);
        QCOMPARE(desk.text(), after);
        if (after == level)
            return;
        desk.session().undo();
        QCOMPARE(desk.text(), level);
        desk.session().redo();
        QCOMPARE(desk.text(), after);
    }

    void givesDragsUp() {
        Desk desk(level);
        const QPoint to = desk.atLevel({40, 10});
        desk.drag(desk.canvas().sight().partNameRect(0).center(), to);
        QVERIFY(desk.text() != level);
        desk.canvas().setFocus();
        QTest::keyClick(&desk.canvas(), Qt::Key_Escape);
        QCOMPARE(desk.text(), level);
        QTest::mouseRelease(desk.view(), Qt::LeftButton, {}, to);
        QCOMPARE(desk.text(), level);
    }

    void alignsByKeys() {
        Desk desk(level);
        desk.caretTo("GEOMETRY:right");
        desk.canvas().setFocus();
        QTest::keyClick(&desk.canvas(), Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(desk.text(), with(level, "right,bottom", "half-right,bottom"));
        QTest::keyClick(&desk.canvas(), Qt::Key_Up, Qt::AltModifier);
        QCOMPARE(desk.text(), with(level, "right,bottom", "half-right,center"));
    }

    // The picture follows: the part is where the new roll has it.
    void showsPartsWhereTheyThenAre() {
        Desk desk(level);
        const Area before = desk.areaOf(1);
        desk.caretTo("GEOMETRY:right");
        desk.canvas().setFocus();
        QTest::keyClick(&desk.canvas(), Qt::Key_Left, Qt::AltModifier);
        QTRY_VERIFY(desk.areaOf(1).x1 < before.x1);
        const Area shown = desk.canvas().extent();
        QCOMPARE(shown.x1, 1 - desk.areaOf(1).x1);
    }

    void showsThingsOfOtherParts() {
        Desk desk(level);
        const auto seen = [&](int x) {
            const Area part = desk.areaOf(1);
            const QPoint middle = desk.atLevel({part.x1 + x, part.y1 + 1});
            return desk.canvas().grab(QRect(middle - QPoint(3, 3), middle + QPoint(3, 3))).toImage();
        };
        const QImage gold = seen(2);
        QVERIFY(gold != seen(1));
        desk.session().apply(TextEdit::replace({std::size_t(level.indexOf("(2,1)\nGEOMETRY:center")),
                                                std::size_t(level.indexOf("\nGEOMETRY:center"))},
                                               "(1,1)"),
                             "Move", MergeKey::None, Selection{});
        QTRY_COMPARE(seen(1), gold);
        QVERIFY(gold != seen(2));
    }

    void showsWhatIsFilledAtRandom() {
        Desk desk(
            "MAZE:\"fill\",' '\nINIT_MAP:'.',' ',true,true,lit,true\nNOMAP\nOBJECT:'*',random,random\n");
        QVERIFY(desk.canvas().sight().showsParts());
        QVERIFY(desk.canvas().extent().width() >= 79);
    }

    void leavesSingleMapsAlone() {
        Desk desk(mazeWith(rows));
        QVERIFY(!desk.canvas().sight().showsParts());
        QCOMPARE(desk.canvas().extent().x1, 0);
    }
};

LEVWRIGHT_TEST(PartsTest)

} // namespace levwright::parts_test

#include "PartsTest.moc"
