// SPDX-License-Identifier: GPL-3.0-or-later
// How the window shares its room: map and text, panels and what is folded of them, screens of all sizes.
#include "tests/widgets/WindowDesk.h"
#include "widgets/dungeonview/DungeonView.h"

#include <QLineEdit>
#include <QSplitter>

using namespace levwright;

namespace {

const QByteArray level = mazeWith("-------\n|.....|\n|.....|\n-------\n", "TRAP:\"pit\",(2,2)\n");

struct Desk : WindowDesk {
    using WindowDesk::WindowDesk;

    void press(Qt::Key key, Qt::KeyboardModifiers keys = {}) {
        QTest::keyClick(QApplication::focusWidget(), key, keys);
        QCoreApplication::processEvents();
    }
    QString sights() {
        return QStringList{canvas().isVisible() ? "map" : "", editor().isVisible() ? "text" : ""}.join(u'+');
    }
};

} // namespace

class LayoutTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keysChooseLayouts() {
        Desk desk(level);
        desk.editor().setFocus();
        QCOMPARE(desk.sights(), "map+text");
        const int half = desk.canvas().height();
        desk.press(Qt::Key_F10);
        QCOMPARE(desk.sights(), "map+");
        QVERIFY(desk.canvas().hasFocus());
        QVERIFY(desk.canvas().height() > half);
        desk.press(Qt::Key_F12);
        QCOMPARE(desk.sights(), "+text");
        QVERIFY(desk.editor().hasFocus());
        desk.press(Qt::Key_F11);
        QCOMPARE(desk.sights(), "map+text");
        QCOMPARE(desk.canvas().height(), half);
        desk.press(Qt::Key_F11, Qt::ShiftModifier);
        const auto& split = desk.child<QSplitter>("mapAndText");
        QCOMPARE(split.orientation(), Qt::Horizontal);
        QVERIFY(desk.canvas().mapTo(&desk.window, QPoint()).x() + desk.canvas().width() <
                desk.editor().mapTo(&desk.window, QPoint()).x());
        desk.press(Qt::Key_F11, Qt::ShiftModifier);
        QCOMPARE(split.orientation(), Qt::Vertical);
        QVERIFY(desk.window.actions().action("view.layoutSplit")->isChecked());
    }

    void whatGetsTheKeyboardComesInSight_data() {
        QTest::addColumn<QByteArray>("layout");
        QTest::addColumn<QByteArray>("action");
        for (const char* action : {"view.text", "edit.find", "edit.goToLine", "level.nextProblem"})
            QTest::newRow(action) << QByteArray("view.layoutMap") << QByteArray(action);
        for (const char* action : {"view.map", "tool.pencil"})
            QTest::newRow(action) << QByteArray("view.layoutText") << QByteArray(action);
    }
    void whatGetsTheKeyboardComesInSight() {
        QFETCH(const QByteArray, layout);
        QFETCH(const QByteArray, action);
        Desk desk(QByteArray(level).replace("\"pit\"", "\"pitt\""));
        desk.trigger(layout.constData());
        desk.trigger(action.constData());
        QCoreApplication::processEvents();
        QCOMPARE(desk.sights(), "map+text");
        QVERIFY(QApplication::focusWidget() != nullptr && QApplication::focusWidget()->isVisible());
        QVERIFY(desk.child<QSplitter>("mapAndText").isAncestorOf(QApplication::focusWidget()));
    }

    // For all documents, dungeons among them, and for later windows.
    void layoutsAreKept() {
        Desk desk(level);
        desk.trigger("view.layoutMap");
        desk.trigger("view.sideBySide");
        desk.open("DUNGEON:\"Main\" \"D\" (10,3)\n", QStringLiteral("/dungeon.def"));
        QVERIFY(!desk.editor().isVisible());
        QVERIFY(desk.window.dungeonView().isVisible());
        desk.window.close();
        MemoryFileStore files;
        Workspace later(testGame(), files);
        MainWindow window(later, desk.settings, Theme::light());
        window.show();
        QVERIFY(window.canvas().isVisible());
        QVERIFY(!childOf<QPlainTextEdit>(window, "textpane.editor").isVisible());
        QVERIFY(window.actions().action("view.layoutMap")->isChecked());
        window.actions().action("view.layoutSplit")->trigger();
        QCOMPARE(childOf<QSplitter>(window, "mapAndText").orientation(), Qt::Horizontal);
    }
};

QTEST_MAIN(LayoutTest)
#include "LayoutTest.moc"
