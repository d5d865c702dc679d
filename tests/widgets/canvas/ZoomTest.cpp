// SPDX-License-Identifier: GPL-3.0-or-later
// The size of the map and its visible part, changed by wheel, fingers, hand and keys; and what does not
// change them.
#include "tests/support/TestProgram.h"
#include "tests/widgets/WindowDesk.h"
#include "widgets/rollview/RollPanel.h"

#include <QGestureEvent>
#include <QNativeGestureEvent>
#include <QPinchGesture>
#include <QPointingDevice>
#include <QScrollBar>
#include <QWheelEvent>

#include <cstdlib>

namespace levwright::zoom_test {
namespace {

QByteArray mapOf(int columns, int rows) {
    return (QByteArray(columns, '.') + '\n').repeated(rows);
}
const QByteArray full = mazeWith(mapOf(76, 21), "TRAP:\"pit\",(1,1)\n");
const QByteArray small = mazeWith(mapOf(20, 8), "TRAP:\"pit\",(1,1)\n");

struct Desk : WindowDesk {
    using WindowDesk::WindowDesk;

    QWidget* view() { return canvas().viewport(); }
    void turn(QPoint by, Qt::KeyboardModifiers keys, QPoint place) {
        QWheelEvent event(place, view()->mapToGlobal(place), {}, by, Qt::NoButton, keys, Qt::NoScrollPhase,
                          false);
        QApplication::sendEvent(view(), &event);
    }
    void pinch(Qt::NativeGestureType type, qreal value, QPoint place) {
        QNativeGestureEvent event(type, QPointingDevice::primaryPointingDevice(), 2, place, place,
                                  view()->mapToGlobal(place), value, {});
        QApplication::sendEvent(view(), &event);
    }
    bool pinchScreen(qreal factor, QPoint place) {
        QPinchGesture pinched;
        pinched.setChangeFlags(QPinchGesture::ScaleFactorChanged);
        pinched.setScaleFactor(factor);
        pinched.setCenterPoint(view()->mapToGlobal(place));
        QGestureEvent event({&pinched});
        return QApplication::sendEvent(view(), &event) && event.isAccepted(&pinched);
    }
    QPoint scrolled() {
        return {canvas().horizontalScrollBar()->value(), canvas().verticalScrollBar()->value()};
    }
    // Zooms in and scrolls to the middle.
    void zoomFarIn() {
        for (int i = 0; i < 12; ++i)
            canvas().zoomIn();
        canvas().horizontalScrollBar()->setValue(canvas().horizontalScrollBar()->maximum() / 2);
        canvas().verticalScrollBar()->setValue(canvas().verticalScrollBar()->maximum() / 2);
    }
    bool isWhollyInSight(int columns, int rows) {
        return view()->rect().contains(canvas().cellRect({0, 0}) |
                                       canvas().cellRect({columns - 1, rows - 1}));
    }
};

} // namespace

class ZoomTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // The first arrow shows the cursor where the user looks.
    void cursorAppearsInSight_data() {
        QTest::addColumn<QString>("where");
        for (const char* where : {"middle", "selected", "pointed last"})
            QTest::newRow(where) << QString(where);
    }
    void cursorAppearsInSight() {
        QFETCH(const QString, where);
        Desk desk(full);
        desk.zoomFarIn();
        const QPoint before = desk.scrolled();
        Point wanted = desk.canvas().cellAt(desk.view()->rect().center());
        if (where == "selected") {
            desk.caretTo("TRAP");
            wanted = {1, 1};
        } else if (where == "pointed last") {
            wanted = {wanted.x + 2, wanted.y + 1};
            desk.moveTo(desk.at(wanted.x, wanted.y));
            QEvent leave(QEvent::Leave);
            QApplication::sendEvent(desk.view(), &leave);
        }
        desk.canvas().setFocus();
        QTest::keyClick(&desk.canvas(), Qt::Key_Right);
        const Point cursor = desk.canvas().cursorCell().value();
        QVERIFY(std::abs(cursor.x - wanted.x) <= (where == "middle" ? 1 : 0));
        QVERIFY(std::abs(cursor.y - wanted.y) <= (where == "middle" ? 1 : 0));
        QVERIFY(desk.view()->rect().contains(desk.at(cursor.x, cursor.y)));
        QCOMPARE(desk.scrolled() == before, where != "selected");
        QTest::keyClick(&desk.canvas(), Qt::Key_Right);
        QCOMPARE(desk.canvas().cursorCell(), std::optional(Point{cursor.x + 1, cursor.y}));
    }

    // At every size there is room between the numbers, also beside that of the pointer's column.
    void rulerNumbersKeepApart() {
        Desk desk(full);
        const QFontMetrics metrics(desk.canvas().font());
        const int digit = metrics.horizontalAdvance(u'0');
        for (int i = 0; i < 16; ++i)
            desk.canvas().zoomOut();
        for (int i = 0; i < 16; ++i, desk.canvas().zoomIn()) {
            for (const bool points : {false, true}) {
                if (points)
                    desk.moveTo(desk.at(23, 1));
                const QImage image = desk.view()->grab().toImage();
                const int left = metrics.horizontalAdvance(QStringLiteral("00")) + 10;
                const int height = metrics.height() + 4;
                const QRgb ground = image.pixel(1, 1);
                int begin = -1;
                int end = -2 * digit;
                int widest = 0;
                for (int x = left; x < image.width(); ++x) {
                    bool isInk = false;
                    for (int y = 0; y < height; ++y)
                        isInk = isInk || image.pixel(x, y) != ground;
                    if (!isInk)
                        continue;
                    if (x - end > digit / 2)
                        begin = x;
                    end = x;
                    widest = std::max(widest, end - begin + 1);
                }
                const int most = std::max(2 * digit + 6, desk.canvas().cellSize().width() + 2);
                QVERIFY2(widest <= most,
                         qPrintable(QStringLiteral("%1 %2 %3").arg(i).arg(points).arg(widest)));
            }
        }
    }

    void wheelScrolls() {
        Desk desk(full);
        desk.zoomFarIn();
        const QSize cell = desk.canvas().cellSize();
        const QPoint before = desk.scrolled();
        const QPoint middle = desk.view()->rect().center();
        desk.turn({0, -120}, {}, middle);
        QCOMPARE(desk.scrolled().x(), before.x());
        QVERIFY(desk.scrolled().y() > before.y());
        desk.turn({0, 120}, {}, middle);
        QCOMPARE(desk.scrolled(), before);
        desk.turn({0, -120}, Qt::ShiftModifier, middle);
        QVERIFY(desk.scrolled().x() > before.x());
        QCOMPARE(desk.scrolled().y(), before.y());
        desk.turn({0, 120}, Qt::ShiftModifier, middle);
        QCOMPARE(desk.scrolled(), before);
        desk.turn({-120, 0}, {}, middle);
        QVERIFY(desk.scrolled().x() > before.x());
        QCOMPARE(desk.canvas().cellSize(), cell);
    }

    // Around the pointer. Small turns of a touchpad add up.
    void wheelZooms() {
        Desk desk(full);
        desk.zoomFarIn();
        desk.canvas().zoomOut();
        desk.canvas().zoomOut();
        const QPoint place = desk.view()->rect().center() + QPoint(31, 17);
        const Point cell = desk.canvas().cellAt(place);
        const QSize before = desk.canvas().cellSize();
        desk.turn({0, 120}, Qt::ControlModifier, place);
        const QSize larger = desk.canvas().cellSize();
        QVERIFY(larger.width() > before.width());
        QCOMPARE(desk.canvas().cellAt(place), cell);
        desk.turn({0, -120}, Qt::ControlModifier, place);
        QCOMPARE(desk.canvas().cellSize(), before);
        QCOMPARE(desk.canvas().cellAt(place), cell);
        for (int i = 0; i < 3; ++i)
            desk.turn({0, 30}, Qt::ControlModifier, place);
        QCOMPARE(desk.canvas().cellSize(), before);
        desk.turn({0, 30}, Qt::ControlModifier, place);
        QCOMPARE(desk.canvas().cellSize(), larger);
    }

    void fingersZoom() {
        Desk desk(full);
        desk.zoomFarIn();
        desk.canvas().zoomOut();
        desk.canvas().zoomOut();
        const QPoint place = desk.view()->rect().center();
        const Point cell = desk.canvas().cellAt(place);
        const QSize before = desk.canvas().cellSize();
        desk.pinch(Qt::BeginNativeGesture, 0, place);
        desk.pinch(Qt::ZoomNativeGesture, 0.1, place);
        QCOMPARE(desk.canvas().cellSize(), before);
        desk.pinch(Qt::ZoomNativeGesture, 0.1, place);
        QVERIFY(desk.canvas().cellSize().width() > before.width());
        QCOMPARE(desk.canvas().cellAt(place), cell);
        desk.pinch(Qt::EndNativeGesture, 0, place);
        desk.pinch(Qt::BeginNativeGesture, 0, place);
        desk.pinch(Qt::ZoomNativeGesture, -0.2, place);
        QCOMPARE(desk.canvas().cellSize(), before);
    }

    // Fingers turn a little while they part.
    void turnsDoNotStopAZoom() {
        Desk desk(full);
        const QPoint place = desk.view()->rect().center();
        const QSize before = desk.canvas().cellSize();
        desk.pinch(Qt::BeginNativeGesture, 0, place);
        desk.pinch(Qt::ZoomNativeGesture, 0.1, place);
        desk.pinch(Qt::RotateNativeGesture, 3, place);
        desk.pinch(Qt::ZoomNativeGesture, 0.1, place);
        QVERIFY(desk.canvas().cellSize().width() > before.width());
    }

    void nonsenseDoesNotZoom_data() {
        QTest::addColumn<qreal>("value");
        for (const qreal value : {-1.0, -5.0, qQNaN(), qInf()})
            QTest::addRow("%f", value) << value;
    }
    void nonsenseDoesNotZoom() {
        QFETCH(const qreal, value);
        Desk desk(full);
        const QPoint place = desk.view()->rect().center();
        const QSize before = desk.canvas().cellSize();
        desk.pinch(Qt::BeginNativeGesture, 0, place);
        desk.pinch(Qt::ZoomNativeGesture, value, place);
        QCOMPARE(desk.canvas().cellSize(), before);
        desk.pinch(Qt::ZoomNativeGesture, 0.3, place);
        QVERIFY(desk.canvas().cellSize().width() > before.width());
    }

    // On a touch screen, around the middle of both fingers. Any drawing begun by the first one is cancelled.
    void fingersOnTheScreenZoom() {
        Desk desk(full);
        desk.trigger("tool.pencil");
        desk.canvas().setTerrain('L');
        desk.zoomFarIn();
        for (int i = 0; i < 4; ++i)
            desk.canvas().zoomOut();
        const QPoint middle = desk.view()->rect().center();
        const Point cell = desk.canvas().cellAt(middle);
        const QSize before = desk.canvas().cellSize();
        QTest::mousePress(desk.view(), Qt::LeftButton, {}, middle - QPoint(40, 0));
        QVERIFY(desk.text() != full);
        QVERIFY(desk.pinchScreen(1.1, middle));
        QCOMPARE(desk.text(), full);
        QCOMPARE(desk.canvas().cellSize(), before);
        desk.pinchScreen(1.1, middle);
        QVERIFY(desk.canvas().cellSize().width() > before.width());
        QCOMPARE(desk.canvas().cellAt(middle), cell);
        desk.pinchScreen(0.8, middle);
        QCOMPARE(desk.canvas().cellSize(), before);
        QTest::mouseRelease(desk.view(), Qt::LeftButton, {}, middle - QPoint(40, 0));
        QCOMPARE(desk.text(), full);
    }

    void handPans_data() {
        QTest::addColumn<bool>("bySpace");
        QTest::newRow("middle button") << false;
        QTest::newRow("Space and left button") << true;
    }
    void handPans() {
        QFETCH(const bool, bySpace);
        Desk desk(full);
        desk.trigger("tool.pencil");
        desk.canvas().setFocus();
        desk.zoomFarIn();
        const Qt::MouseButton button = bySpace ? Qt::LeftButton : Qt::MiddleButton;
        const QPoint from = desk.view()->rect().center();
        const QPoint before = desk.scrolled();
        if (bySpace)
            QTest::keyPress(&desk.canvas(), Qt::Key_Space);
        QTest::mousePress(desk.view(), button, {}, from);
        QCOMPARE(desk.view()->cursor().shape(), Qt::ClosedHandCursor);
        desk.moveTo(from + QPoint(40, -25), button);
        desk.moveTo(from + QPoint(60, -30), button);
        QCOMPARE(desk.scrolled(), before + QPoint(-60, 30));
        QTest::mouseRelease(desk.view(), button, {}, from + QPoint(60, -30));
        if (bySpace)
            QTest::keyRelease(&desk.canvas(), Qt::Key_Space);
        QCOMPARE(desk.view()->cursor().shape(), Qt::CrossCursor);
        QCOMPARE(desk.text(), full);
        desk.moveTo(from, Qt::NoButton);
        QCOMPARE(desk.scrolled(), before + QPoint(-60, 30));
    }

    // Held down, it repeats.
    void spaceAlonePaints() {
        Desk desk(full);
        desk.trigger("tool.pencil");
        desk.canvas().setTerrain('L');
        desk.canvas().setFocus();
        desk.moveTo(desk.at(0, 0));
        QTest::keyClick(&desk.canvas(), Qt::Key_Right);
        QTest::keyPress(&desk.canvas(), Qt::Key_Space);
        QKeyEvent again(QEvent::KeyPress, Qt::Key_Space, {}, QStringLiteral(" "), true);
        QApplication::sendEvent(&desk.canvas(), &again);
        QCOMPARE(desk.text(), full);
        QTest::keyRelease(&desk.canvas(), Qt::Key_Space);
        QCOMPARE(desk.text(), QByteArray(full).replace(full.indexOf("...."), 1, "L"));
    }

    void spacePaintsOnlyAtAMovedCursor_data() {
        QTest::addColumn<bool>("hasCursor");
        QTest::newRow("no cursor") << false;
        QTest::newRow("the pointer moved later") << true;
    }
    void spacePaintsOnlyAtAMovedCursor() {
        QFETCH(const bool, hasCursor);
        Desk desk(full);
        desk.trigger("tool.pencil");
        desk.canvas().setTerrain('L');
        desk.canvas().setFocus();
        if (hasCursor)
            QTest::keyClick(&desk.canvas(), Qt::Key_Right);
        desk.moveTo(desk.view()->rect().center(), Qt::NoButton);
        QTest::keyClick(&desk.canvas(), Qt::Key_Space);
        QCOMPARE(desk.text(), full);
        QTest::keyClick(&desk.canvas(), Qt::Key_Right);
        QTest::keyClick(&desk.canvas(), Qt::Key_Space);
        QVERIFY(desk.text() != full);
    }

    // The first press only shows where the cursor is.
    void enterPaintsNothingAtAnUnseenCursor() {
        Desk desk(full);
        desk.trigger("tool.pencil");
        desk.canvas().setTerrain('L');
        desk.canvas().setFocus();
        QVERIFY(!desk.canvas().cursorCell());
        QTest::keyClick(&desk.canvas(), Qt::Key_Return);
        QCOMPARE(desk.text(), full);
        QVERIFY(desk.canvas().cursorCell());
        QTest::keyClick(&desk.canvas(), Qt::Key_Return);
        QVERIFY(desk.text() != full);
    }

    void fitShowsTheWholeMap_data() {
        QTest::addColumn<QSize>("window");
        for (const QSize size : {QSize(1440, 900), QSize(1024, 700), QSize(1920, 1000), QSize(900, 640)})
            QTest::addRow("%d x %d", size.width(), size.height()) << size;
    }
    // Whatever was scrolled before, and however the window is resized afterwards.
    void fitShowsTheWholeMap() {
        QFETCH(const QSize, window);
        Desk desk(full);
        desk.zoomFarIn();
        QVERIFY(!desk.isWhollyInSight(76, 21));
        desk.trigger("view.zoomFit");
        QVERIFY(desk.isWhollyInSight(76, 21));
        desk.window.resize(window);
        QCoreApplication::processEvents();
        QVERIFY(desk.isWhollyInSight(76, 21));
        desk.window.resize(1440, 900);
        QCoreApplication::processEvents();
        QVERIFY(desk.isWhollyInSight(76, 21));
    }

    void oneToOne() {
        Desk desk(full);
        desk.zoomFarIn();
        desk.trigger("view.zoomNormal");
        QCOMPARE(desk.canvas().cellSize(), QSize(12, 18));
    }

    void rollsLeaveItAlone_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("isZoomed");
        QTest::newRow("small map that fits") << small << false;
        QTest::newRow("large map that fits") << full << false;
        QTest::newRow("small map") << small << true;
        QTest::newRow("large map") << full << true;
    }
    void rollsLeaveItAlone() {
        QFETCH(const QByteArray, text);
        QFETCH(const bool, isZoomed);
        Desk desk(text);
        if (isZoomed)
            desk.zoomFarIn();
        QCoreApplication::processEvents();
        const QRect before = desk.canvas().cellRect({3, 3});
        for (const char* action : {"view.roll", "view.nextRoll", "view.nextRoll", "view.roll"}) {
            desk.trigger(action);
            QCoreApplication::processEvents();
            QCOMPARE(desk.canvas().cellRect({3, 3}), before);
            desk.session().apply(TextEdit::insert(0, "# \n"), QStringLiteral("Edit"));
            QCOMPARE(desk.canvas().cellRect({3, 3}), before);
        }
    }
};

LEVWRIGHT_TEST(ZoomTest)

} // namespace levwright::zoom_test

#include "ZoomTest.moc"
