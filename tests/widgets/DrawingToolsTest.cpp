// SPDX-License-Identifier: GPL-3.0-or-later
// The drawing tools and their options, with mouse and keyboard.
#include "core/tools/ToolTable.h"
#include "tests/widgets/WindowDesk.h"

#include <QMenu>
#include <QToolButton>

using namespace levwright;

namespace {

const QByteArray ground = ".......\n.......\n.......\n.......\n.......\n";

struct Desk : WindowDesk {
    explicit Desk(const QByteArray& rows = ground, const QByteArray& statements = {})
        : WindowDesk(mazeWith(rows, statements)) {}
    void press(Point cell) { QTest::mousePress(canvas().viewport(), Qt::LeftButton, {}, at(cell.x, cell.y)); }
    // Offscreen, a move carries no button: a drag is told as the window system would.
    void dragTo(Point cell, Qt::KeyboardModifiers keys = {}) {
        const QPoint place = at(cell.x, cell.y);
        QMouseEvent move(QEvent::MouseMove, place, canvas().viewport()->mapToGlobal(place), Qt::NoButton,
                         Qt::LeftButton, keys);
        QApplication::sendEvent(canvas().viewport(), &move);
    }
    void release(Point cell) {
        QTest::mouseRelease(canvas().viewport(), Qt::LeftButton, {}, at(cell.x, cell.y));
    }
    void click(Point cell) {
        press(cell);
        release(cell);
    }
    void drag(Point from, Point to, Qt::KeyboardModifiers keys = {}) {
        press(from);
        dragTo(to, keys);
        release(to);
    }
    void key(int key, Qt::KeyboardModifiers keys = {}) { QTest::keyClick(&canvas(), Qt::Key(key), keys); }
    void take(char terrain) { QTest::keyClick(&canvas(), terrain); }
    void focusMap() {
        canvas().setFocus();
        QTRY_VERIFY(canvas().hasFocus());
    }
    QByteArray map() {
        const qsizetype start = text().indexOf("MAP\n") + 4;
        return text().mid(start, text().indexOf("ENDMAP") - start);
    }
    std::size_t steps() const { return session().document().doneSteps(); }
    QByteArrayList options() {
        QByteArrayList shown;
        for (const QToolButton* button : child<QWidget>("toolOptions").findChildren<QToolButton*>()) {
            if (button->isVisible())
                shown << button->objectName().toUtf8();
        }
        return shown;
    }
};

} // namespace

class DrawingToolsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void barHasWhatTheToolHas() {
        Desk desk;
        QCOMPARE(desk.options(), QByteArrayList());
        desk.trigger("tool.pencil");
        QCOMPARE(desk.options(),
                 (QByteArrayList{"size", "option.roundBrush", "mirror", "option.smartWalls"}));
        desk.trigger("tool.fill");
        QCOMPARE(desk.options(), (QByteArrayList{"option.fillsCorners", "mirror", "option.smartWalls"}));
        desk.trigger("tool.ellipse");
        QCOMPARE(desk.options(), (QByteArrayList{"mirror", "option.smartWalls"}));
    }

    void buttonsChoose() {
        Desk desk;
        desk.trigger("tool.pencil");
        auto& size = desk.child<QToolButton>("size");
        QCOMPARE(size.text(), QStringLiteral("1 cell"));
        QTimer::singleShot(0, &desk.window, [&size] {
            QTest::keyClick(size.menu(), Qt::Key_Down);
            QTest::keyClick(size.menu(), Qt::Key_Down);
            QTest::keyClick(size.menu(), Qt::Key_Down);
            QTest::keyClick(size.menu(), Qt::Key_Return);
        });
        QTest::mouseClick(&size, Qt::LeftButton);
        QCOMPARE(size.text(), QStringLiteral("3 × 3"));
        QTest::mouseClick(&desk.child<QToolButton>("option.roundBrush"), Qt::LeftButton);
        desk.take('L');
        desk.click({3, 2});
        QCOMPARE(desk.map(), QByteArray(".......\n...L...\n..LLL..\n...L...\n.......\n"));
        QCOMPARE(desk.steps(), std::size_t(1));
        desk.session().undo();
        QCOMPARE(desk.text(), mazeWith(ground));
    }

    // As everything that is chosen once.
    void optionsAreKept() {
        Desk desk;
        desk.trigger("tool.pencil");
        QTest::keyClick(&desk.window, Qt::Key_BracketRight, Qt::ControlModifier);
        QTest::keyClick(&desk.window, Qt::Key_BracketRight, Qt::ControlModifier);
        QTest::keyClick(&desk.window, Qt::Key_V, Qt::ControlModifier | Qt::AltModifier);
        QTest::keyClick(&desk.window, Qt::Key_BracketLeft, Qt::ControlModifier);
        QCOMPARE(desk.child<QToolButton>("size").text(), QStringLiteral("2 × 2"));
        MemoryFileStore files;
        Workspace later(testGame(), files);
        const MainWindow window(later, desk.settings, Theme::light());
        QCOMPARE(childOf<QToolButton>(window, "size").text(), QStringLiteral("2 × 2"));
        QCOMPARE(childOf<QToolButton>(window, "mirror").text(), QStringLiteral("Left | right"));
    }

    void ellipses_data() {
        QTest::addColumn<QByteArray>("tool");
        QTest::addColumn<bool>("circle");
        QTest::addColumn<QByteArray>("after");
        QTest::newRow("outline") << QByteArray("tool.ellipse") << false
                                 << QByteArray("..LLL..\n.L...L.\nL.....L\n.L...L.\n..LLL..\n");
        QTest::newRow("filled") << QByteArray("tool.filledEllipse") << false
                                << QByteArray("..LLL..\n.LLLLL.\nLLLLLLL\n.LLLLL.\n..LLL..\n");
    }
    void ellipses() {
        QFETCH(const QByteArray, tool);
        QFETCH(const QByteArray, after);
        Desk desk;
        desk.focusMap();
        desk.take('L');
        desk.trigger(tool.constData());
        desk.press({0, 0});
        desk.dragTo({3, 3});
        QVERIFY(desk.map() != ground && desk.map() != after);
        desk.dragTo({6, 4});
        QCOMPARE(desk.map(), after);
        desk.release({6, 4});
        QCOMPARE(desk.steps(), std::size_t(1));
        desk.session().undo();
        QCOMPARE(desk.map(), ground);
        desk.focusMap();
        for (int i = 0; i < 7; ++i)
            desk.key(Qt::Key_Left);
        for (int i = 0; i < 5; ++i)
            desk.key(Qt::Key_Up);
        desk.key(Qt::Key_Space);
        for (int i = 0; i < 6; ++i)
            desk.key(Qt::Key_Right);
        for (int i = 0; i < 4; ++i)
            desk.key(Qt::Key_Down);
        desk.key(Qt::Key_Return);
        QCOMPARE(desk.map(), after);
        QCOMPARE(desk.steps(), std::size_t(1));
    }

    void shiftMakesACircle() {
        Desk desk;
        desk.focusMap();
        desk.take('L');
        desk.trigger("tool.ellipse");
        desk.drag({0, 0}, {4, 2}, Qt::ShiftModifier);
        QCOMPARE(desk.map(), QByteArray(".LLL...\nL...L..\nL...L..\nL...L..\n.LLL...\n"));
    }

    void escapeTakesBack_data() {
        QTest::addColumn<QByteArray>("tool");
        for (const ToolRow& row : toolTable()) {
            if (row.make != nullptr)
                QTest::newRow(row.action) << QByteArray(row.action);
        }
    }
    void escapeTakesBack() {
        QFETCH(const QByteArray, tool);
        Desk desk;
        desk.focusMap();
        desk.trigger("option.mirrorBoth");
        desk.trigger(tool.constData());
        desk.canvas().setTerrain('L');
        desk.press({1, 1});
        desk.dragTo({4, 3});
        desk.key(Qt::Key_Escape);
        QCOMPARE(desk.map(), ground);
        desk.dragTo({5, 4});
        desk.release({5, 4});
        QCOMPARE(desk.map(), ground);
        QCOMPARE(desk.steps(), std::size_t(0));
    }

    void mirrors() {
        Desk desk;
        desk.focusMap();
        desk.take('L');
        desk.trigger("tool.pencil");
        desk.trigger("option.mirrorHalfTurn");
        desk.drag({0, 0}, {2, 0});
        QCOMPARE(desk.map(), QByteArray("LLL....\n.......\n.......\n.......\n....LLL\n"));
        QCOMPARE(desk.steps(), std::size_t(1));
    }

    void keepsToSelectedCells() {
        Desk desk;
        desk.session().selectCells(CellMask::of({0, 0, 2, 4}));
        desk.focusMap();
        desk.take('L');
        desk.trigger("tool.pencil");
        desk.trigger("option.mirrorLeftRight");
        desk.trigger("option.size3");
        desk.click({2, 2});
        QCOMPARE(desk.map(), QByteArray(".......\n.LL....\n.LL....\n.LL....\n.......\n"));
    }

    // A rectangle of one character has the walls of a room; the keyboard draws the same.
    void smartWalls() {
        const QByteArray room = "----...\n|..|...\n|..|...\n----...\n.......\n";
        Desk desk;
        desk.focusMap();
        desk.take('-');
        desk.trigger("tool.rectangle");
        desk.drag({0, 0}, {3, 3});
        QCOMPARE(desk.map(), room);
        QCOMPARE(desk.steps(), std::size_t(1));
        desk.trigger("tool.eraser");
        desk.click({1, 0});
        QCOMPARE(desk.map(), QByteArray("| --...\n|..|...\n|..|...\n----...\n.......\n"));
        desk.session().goToStep(0);
        QTest::keyClick(&desk.window, Qt::Key_W, Qt::ControlModifier | Qt::AltModifier);
        desk.canvas().setTerrain('-');
        desk.trigger("tool.rectangle");
        desk.drag({0, 0}, {3, 3});
        QCOMPARE(desk.map(), QByteArray("----...\n-..-...\n-..-...\n----...\n.......\n"));
    }
};

QTEST_MAIN(DrawingToolsTest)
#include "DrawingToolsTest.moc"
