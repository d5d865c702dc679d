// SPDX-License-Identifier: GPL-3.0-or-later
// Stamps: kept with a key, listed with pictures and names, picked up, turned and put down.
#include "widgets/stamps/StampsPanel.h"

#include "tests/support/Levels.h"
#include "tests/support/TestProgram.h"
#include "tests/widgets/WindowDesk.h"
#include "widgets/pages/PointerNote.h"

#include <QLineEdit>
#include <QMessageBox>
#include <QMouseEvent>

namespace levwright::stamps_panel_test {
namespace {

const QByteArray hall = "L-.....\n|......\n.......\n.......\n";

struct Desk : WindowDesk {
    Desk() : WindowDesk(mazeWith(hall, "TRAP:\"pit\",(0,0)\n")) {
        canvas().setFocus();
        raise("stampsDock");
    }
    void keep(Qt::Key digit) {
        trigger("tool.selectCells");
        drag({0, 0}, {1, 1});
        press(digit, Qt::ControlModifier | Qt::ShiftModifier);
    }
    void drag(Point from, Point to) {
        QWidget* view = canvas().viewport();
        QTest::mousePress(view, Qt::LeftButton, {}, at(from.x, from.y));
        const QPoint place = at(to.x, to.y);
        moveTo(place, Qt::LeftButton);
        QTest::mouseRelease(view, Qt::LeftButton, {}, place);
    }
    void hover(Point cell) { moveTo(at(cell.x, cell.y)); }
    void press(Qt::Key key, Qt::KeyboardModifiers keys = {}) {
        QTest::keyClick(QApplication::focusWidget(), key, keys);
    }
    QTreeView& list() { return child<QTreeView>("stamps.list"); }
    QStringList names() {
        QStringList found;
        for (int row = 0; row < list().model()->rowCount(); ++row)
            found << list().model()->index(row, 0).data().toString() + u' ' +
                         list().model()->index(row, 1).data().toString();
        return found;
    }
    void click(int row) {
        QTest::mouseClick(list().viewport(), Qt::LeftButton, {},
                          list().visualRect(list().model()->index(row, 1)).center());
    }
    QWidget& strip() { return child<QWidget>("floatingStrip"); }
    bool floats() { return canvas().controls().floating.isFloating(); }
};

} // namespace

class StampsPanelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keepingSaysSoAndShowsIt() {
        Desk desk;
        QVERIFY(desk.names().isEmpty());
        desk.keep(Qt::Key_3);
        auto& note = desk.child<PointerNote>("pointerNote");
        QVERIFY(note.isVisible());
        QVERIFY2(note.text().startsWith("Kept as stamp 3."), qPrintable(note.text()));
        QCOMPARE(desk.names(), QStringList{"3 2 × 2, 1 thing"});
        const auto picture = desk.list().model()->index(0, 0).data(Qt::DecorationRole).value<QIcon>();
        const QImage image = picture.pixmap(desk.list().iconSize()).toImage();
        QVERIFY(image.pixelColor(image.rect().center()).alpha() > 0);
        desk.keep(Qt::Key_3);
        QVERIFY2(note.text().contains("in place") || note.text().contains("place of"),
                 qPrintable(note.text()));
    }

    void aClickPicksItUp() {
        Desk desk;
        desk.keep(Qt::Key_2);
        QVERIFY(!desk.strip().isVisible());
        desk.click(0);
        QVERIFY(desk.floats() && desk.canvas().hasFocus() && desk.strip().isVisible());
        desk.hover({3, 2});
        desk.press(Qt::Key_Return);
        QVERIFY(!desk.floats() && !desk.strip().isVisible());
        QCOMPARE(desk.text(), mazeWith("L-.....\n|......\n...L-..\n...|...\n",
                                       "TRAP:\"pit\",(0,0)\nTRAP:\"pit\",(3,2)\n"));
    }

    void theStripAndItsKeysTurn_data() {
        QTest::addColumn<int>("key");
        QTest::addColumn<QByteArray>("button");
        QTest::addColumn<QByteArray>("rows");
        QTest::newRow("x") << int(Qt::Key_X) << QByteArray("strip.flipHorizontally") << QByteArray("-L .|");
        QTest::newRow("y") << int(Qt::Key_Y) << QByteArray("strip.flipVertically") << QByteArray("|. L-");
        QTest::newRow("r") << int(Qt::Key_R) << QByteArray("strip.rotate") << QByteArray("-L .|");
    }
    void theStripAndItsKeysTurn() {
        QFETCH(const int, key);
        QFETCH(const QByteArray, button);
        QFETCH(const QByteArray, rows);
        for (const bool byKey : {true, false}) {
            Desk desk;
            desk.keep(Qt::Key_1);
            desk.hover({4, 1});
            desk.press(Qt::Key_1);
            if (byKey)
                desk.press(Qt::Key(key));
            else
                QTest::mouseClick(&desk.child<QToolButton>(button.constData()), Qt::LeftButton);
            QVERIFY(desk.floats());
            if (byKey)
                desk.press(Qt::Key_Return);
            else
                QTest::mouseClick(&desk.child<QToolButton>("strip.drop"), Qt::LeftButton);
            const QByteArray text = desk.text();
            const qsizetype map = text.indexOf("MAP\n") + 4;
            const QByteArray there = text.mid(map + 8 + 4, 2) + ' ' + text.mid(map + 16 + 4, 2);
            QVERIFY2(there == rows, text.constData());
        }
    }

    // What floats follows the pointer: the strip waits where it is for a pointer that moves to one of its
    // buttons, and gives way to one that rests.
    void theStripCanBeReached() {
        Desk desk;
        desk.keep(Qt::Key_1);
        for (int i = 0; i < 12; ++i)
            desk.trigger("view.zoomIn");
        QWidget& view = *desk.canvas().viewport();
        desk.moveTo(view.rect().center());
        desk.press(Qt::Key_1);
        const QRect place = desk.strip().geometry();
        auto& button = desk.child<QToolButton>("strip.flipHorizontally");
        const QPoint goal = button.mapTo(&desk.canvas(), button.rect().center()) - view.pos();
        const QRect covered = place.translated(-view.pos());
        QPoint pointer = view.rect().center();
        const auto floats = [&] {
            const Area area = desk.canvas().controls().floating.area();
            return desk.canvas()
                .cellRect({area.x1, area.y1})
                .united(desk.canvas().cellRect({area.x2, area.y2}));
        };
        while (!covered.contains(pointer + QPoint(0, 4))) {
            pointer += QPoint((goal.x() - pointer.x()) / 4, 4);
            desk.moveTo(pointer);
            QCOMPARE(desk.strip().geometry(), place);
        }
        QVERIFY(floats().intersects(covered));
        const Grid<char> before = desk.canvas().controls().floating.cells();
        QTest::mouseMove(&button);
        QTest::mouseClick(&button, Qt::LeftButton);
        QVERIFY(desk.floats() && !(desk.canvas().controls().floating.cells() == before));
        // It rests beside the strip.
        QTest::mouseMove(&view, pointer - QPoint(0, 8));
        QTest::mouseMove(&view, pointer);
        QTRY_VERIFY(desk.strip().geometry() != place);
        QVERIFY(!desk.strip().geometry().translated(-view.pos()).contains(pointer));
    }

    void shiftTurnsTheOtherWay() {
        Desk desk;
        desk.keep(Qt::Key_1);
        desk.hover({4, 1});
        desk.press(Qt::Key_1);
        const Grid<char> before = desk.canvas().controls().floating.cells();
        desk.press(Qt::Key_R);
        desk.press(Qt::Key_R); // a flip would be back
        QVERIFY(desk.canvas().controls().floating.cells() != before);
        desk.press(Qt::Key_R, Qt::ShiftModifier);
        desk.press(Qt::Key_R, Qt::ShiftModifier);
        QVERIFY(desk.canvas().controls().floating.cells() == before);
        QTest::mouseClick(&desk.child<QToolButton>("strip.cancel"), Qt::LeftButton);
        QVERIFY(!desk.floats());
        QCOMPARE(desk.session().document().doneSteps(), std::size_t(0));
    }

    void theStripCoversNothingThatFloats() {
        Desk desk;
        desk.keep(Qt::Key_1);
        desk.press(Qt::Key_1);
        for (const Point cell : {Point{0, 0}, Point{3, 3}, Point{6, 3}}) {
            desk.hover(cell);
            const QRect strip = desk.strip().geometry();
            const QRect view = desk.canvas().viewport()->geometry();
            QVERIFY(view.contains(strip));
            for (const Point each : {cell, Point{cell.x + 1, cell.y + 1}})
                QVERIFY(!strip.intersects(desk.canvas().cellRect(each).translated(view.topLeft())));
        }
    }

    void renames() {
        Desk desk;
        desk.keep(Qt::Key_4);
        desk.list().setFocus();
        desk.list().setCurrentIndex(desk.list().model()->index(0, 1));
        desk.press(Qt::Key_F2);
        auto* field = qobject_cast<QLineEdit*>(QApplication::focusWidget());
        QVERIFY(field != nullptr);
        QTest::keyClicks(field, "gate");
        QTest::keyClick(field, Qt::Key_Return);
        QTRY_COMPARE(desk.settings.value("stampNames/4").toString(), QStringLiteral("gate"));
        QCOMPARE(desk.names(), QStringList{"4 gate"});
        desk.keep(Qt::Key_4); // another one under the same number
        QCOMPARE(desk.names(), QStringList{"4 2 × 2, 1 thing"});
    }

    void deletesAfterAQuestion() {
        Desk desk;
        desk.keep(Qt::Key_5);
        desk.keep(Qt::Key_6);
        desk.list().setFocus();
        for (const bool isSure : {false, true}) {
            desk.list().setCurrentIndex(desk.list().model()->index(0, 1));
            if (isSure)
                desk.press(Qt::Key_Delete);
            else
                QTest::mouseClick(&desk.child<QToolButton>("stamps.remove"), Qt::LeftButton);
            auto* question = desk.window.findChild<QMessageBox*>(QStringLiteral("deleteStampQuestion"));
            QVERIFY(question != nullptr);
            QTest::mouseClick(question->button(isSure ? QMessageBox::Yes : QMessageBox::No), Qt::LeftButton);
            QTRY_VERIFY(desk.window.findChild<QMessageBox*>(QStringLiteral("deleteStampQuestion")) ==
                        nullptr);
            desk.window.activateWindow();
            QVERIFY(QTest::qWaitForWindowActive(&desk.window));
            QCOMPARE(desk.names().size(), isSure ? 1 : 2);
        }
        QVERIFY(!desk.settings.contains("stamps/5"));
    }
};

LEVWRIGHT_TEST(StampsPanelTest)

} // namespace levwright::stamps_panel_test

#include "StampsPanelTest.moc"
