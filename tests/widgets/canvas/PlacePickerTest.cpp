// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/TestProgram.h"
#include "tests/widgets/WindowDesk.h"
#include "widgets/canvas/MapCanvas.h"
#include "widgets/inspector/InspectorPanel.h"

#include <QToolButton>

namespace levwright::place_picker_test {
namespace {

const QByteArray level =
    mazeWith("......\n......\n......\n", "MONSTER:'d',\"jackal\",(01,1),peaceful\n"
                                         "OBJECT:'!',random,random\n"
                                         "REGION:( 0,0,01,1),lit,\"ordinary\"\n"
                                         "TELEPORT_REGION:levregion(1,2,3,4),(0,0,0,0),down\n");

struct Desk : WindowDesk {
    Desk() : WindowDesk(level) { canvas().setTool(ToolId::Pencil); }
    void ask(const QByteArray& statement, Field field) {
        caretTo(statement);
        raise("inspectorDock");
        FieldEditor* editor = window.findChild<InspectorPanel*>()->editor({field, {}});
        QVERIFY(editor != nullptr);
        QTest::mouseClick(editor->findChild<QToolButton*>(QStringLiteral("pick")), Qt::LeftButton);
    }
    void press(int x, int y) {
        QTest::mousePress(canvas().viewport(), Qt::LeftButton, Qt::NoModifier, at(x, y));
    }
    void release(int x, int y) {
        QTest::mouseRelease(canvas().viewport(), Qt::LeftButton, Qt::NoModifier, at(x, y));
    }
    void click(int x, int y) {
        press(x, y);
        release(x, y);
    }
    void key(Qt::Key key, Qt::KeyboardModifiers with = Qt::NoModifier) {
        QTest::keyClick(&canvas(), key, with);
    }
    // The text differs only in this, and one undo restores it.
    void compare(const char* before, const char* after) {
        QCOMPARE(text(), QByteArray(level).replace(before, after));
        if (text() == level)
            return;
        session().undo();
        QCOMPARE(text(), level);
    }
};

} // namespace

// Places for the inspector's fields, shown by the user on the map.
class PlacePickerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cellByClick() {
        Desk desk;
        desk.ask("MONSTER", Field::Place);
        desk.click(4, 2);
        desk.compare("(01,1)", "(04,2)");
        // That click ended the picking, so the pencil paints again.
        desk.canvas().setTerrain('-');
        desk.click(4, 2);
        desk.compare("......\nENDMAP", "....-.\nENDMAP");
    }

    void cellInsteadOfRandom() {
        Desk desk;
        desk.ask("OBJECT", Field::Place);
        desk.click(3, 1);
        desk.compare("random,random\n", "random,(3,1)\n");
    }

    void areaByDrag() {
        Desk desk;
        desk.ask("REGION", Field::Area);
        desk.press(4, 2);
        desk.release(2, 1);
        desk.compare("( 0,0,01,1)", "( 2,1,04,2)");
    }

    void byKeyboard() {
        Desk desk;
        desk.click(0, 0);
        const QByteArray before = desk.text();
        QCOMPARE(before, level);
        desk.ask("MONSTER", Field::Place);
        QVERIFY(desk.canvas().hasFocus());
        desk.key(Qt::Key_Right);
        desk.key(Qt::Key_Right);
        desk.key(Qt::Key_Down);
        desk.key(Qt::Key_Return);
        desk.compare("(01,1)", "(02,1)");
        desk.ask("REGION", Field::Area);
        desk.key(Qt::Key_Return, Qt::ShiftModifier);
        desk.key(Qt::Key_Right);
        desk.key(Qt::Key_Down);
        desk.key(Qt::Key_Space);
        desk.compare("( 0,0,01,1)", "( 2,1,03,2)");
    }

    void givenUp_data() {
        QTest::addColumn<int>("key");
        QTest::newRow("Escape") << int(Qt::Key_Escape);
        QTest::newRow("right button") << 0;
        QTest::newRow("another statement") << 1;
    }
    void givenUp() {
        QFETCH(const int, key);
        Desk desk;
        desk.canvas().setTool(ToolId::Select);
        desk.ask("MONSTER", Field::Place);
        if (key == Qt::Key_Escape)
            desk.key(Qt::Key_Escape);
        else if (key == 0)
            QTest::mouseClick(desk.canvas().viewport(), Qt::RightButton, Qt::NoModifier, desk.at(3, 1));
        else
            desk.caretTo("OBJECT");
        desk.click(4, 2);
        QCOMPARE(desk.text(), level);
    }

    // Its numbers count in the level, but the map's cells count in the part.
    void areaOfTheLevelIsTyped() {
        Desk desk;
        desk.caretTo("TELEPORT");
        FieldEditor* editor = desk.window.findChild<InspectorPanel*>()->editor({Field::Area, {}});
        QVERIFY(!editor->findChild<QToolButton*>(QStringLiteral("pick"))->isEnabled());
    }
};

LEVWRIGHT_TEST(PlacePickerTest)

} // namespace levwright::place_picker_test

#include "PlacePickerTest.moc"
