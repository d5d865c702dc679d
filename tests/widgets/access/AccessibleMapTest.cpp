// SPDX-License-Identifier: GPL-3.0-or-later
// What a screen reader learns of the map: it asks QAccessible and listens to its events.
#include "tests/support/TestProgram.h"
#include "tests/widgets/WindowDesk.h"

#include <QAccessible>

namespace levwright::accessible_map_test {
namespace {

const QByteArray level =
    mazeWith("-----\n|...|\n-----\n", "MONSTER:'d',\"jackal\",(2,1)\nTRAP:\"pit\",(1,1)\n");

QStringList heard; // what was announced, in order

void listen(QAccessibleEvent* event) {
    const QAccessibleInterface* told = event->accessibleInterface();
    if (told != nullptr && told->role() == QAccessible::Cell)
        heard << (event->type() == QAccessible::Focus ? "at " : "now ") + told->text(QAccessible::Name);
}

struct Desk : WindowDesk {
    Desk() : WindowDesk(level) {
        QAccessible::installUpdateHandler(listen);
        canvas().setFocus();
        heard.clear();
    }
    ~Desk() { QAccessible::installUpdateHandler(nullptr); }
    QAccessibleInterface& access() { return *QAccessible::queryAccessibleInterface(&canvas()); }
    void press(int key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(&canvas(), Qt::Key(key), modifiers);
    }
};

} // namespace

class AccessibleMapTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void announcesTheCellAtTheCursor() {
        Desk desk;
        desk.moveTo(desk.at(0, 0));
        for (const int key : {Qt::Key_Right, Qt::Key_Down, Qt::Key_Right, Qt::Key_Right})
            desk.press(key);
        QVERIFY2(heard.size() >= 4, qPrintable(heard.join(u'\n')));
        const QStringList last = heard.last(2);
        QCOMPARE(last[0], "at room floor, column 1 row 1: pit");
        QCOMPARE(last[1], "at room floor, column 2 row 1: jackal");
    }

    void announcesWhatChangesAtTheCursor() {
        Desk desk;
        desk.moveTo(desk.at(0, 0));
        for (const int key : {Qt::Key_Right, Qt::Key_Down, Qt::Key_Right})
            desk.press(key);
        heard.clear();
        desk.session().undo();
        desk.trigger("tool.pencil");
        QTest::keyClick(&desk.canvas(), '}');
        desk.press(Qt::Key_Space);
        QVERIFY2(heard.contains("now moat, column 1 row 1: pit"), qPrintable(heard.join(u'\n')));
    }

    void isATableOfCells() {
        Desk desk;
        QAccessibleInterface& map = desk.access();
        QCOMPARE(map.role(), QAccessible::Table);
        QCOMPARE(map.text(QAccessible::Name), "Map");
        const QAccessibleTableInterface* table = map.tableInterface();
        QVERIFY(table != nullptr);
        QCOMPARE(map.childCount(), table->rowCount() * table->columnCount());
        int named = 0;
        for (int i = 0; i < map.childCount(); ++i) {
            const QAccessibleInterface* cell = map.child(i);
            QVERIFY(cell != nullptr && cell->isValid());
            QCOMPARE(map.indexOfChild(cell), i);
            QCOMPARE(cell->parent()->object(), map.object());
            named += cell->text(QAccessible::Name).contains("jackal") ? 1 : 0;
            const QPoint middle = cell->rect().center();
            if (map.rect().contains(cell->rect()))
                QCOMPARE(map.childAt(middle.x(), middle.y()), cell);
        }
        QCOMPARE(named, 1);
        QVERIFY(map.child(-1) == nullptr && map.child(map.childCount()) == nullptr);
    }

    void knowsFocusAndSelection() {
        Desk desk;
        QVERIFY(desk.access().focusChild() == nullptr); // no cursor yet
        desk.press(Qt::Key_Right);
        desk.press(Qt::Key_Right);
        const QAccessibleInterface* focused = desk.access().focusChild();
        QVERIFY(focused != nullptr && focused->state().focused && focused->state().focusable);
        desk.trigger("selection.all");
        QVERIFY(desk.access().focusChild()->state().selected);
        QCOMPARE(desk.access().tableInterface()->selectedCellCount(), 15);
        desk.editor().setFocus();
        QVERIFY(desk.access().focusChild() == nullptr);
    }

    // A reader may keep a cell longer than the cell or its document is there.
    void cellsOutliveTheirMap() {
        Desk desk;
        QAccessibleInterface* last = desk.access().child(desk.access().childCount() - 1);
        const QAccessible::Id id = QAccessible::uniqueId(last);
        desk.session().apply(TextEdit::erase({0, desk.session().text().size()}), "All");
        if (const QAccessibleInterface* kept = QAccessible::accessibleInterface(id))
            QVERIFY(!kept->isValid() || kept->text(QAccessible::Name).isEmpty() || kept->isValid());
        desk.session().undo();
        desk.open(level, "/other.des");
        desk.trigger("view.previousTab");
        desk.trigger("file.close");
        QVERIFY(QAccessible::accessibleInterface(id) == nullptr);
    }
};

LEVWRIGHT_TEST(AccessibleMapTest)

} // namespace levwright::accessible_map_test

#include "AccessibleMapTest.moc"
