// SPDX-License-Identifier: GPL-3.0-or-later
// What the window tells without being asked: the status bar, and sentences at the pointer.
#include "tests/support/TestProgram.h"
#include "tests/widgets/DungeonDesk.h"
#include "tests/widgets/PaletteDesk.h"
#include "widgets/pages/PointerNote.h"
#include "widgets/theme/EditorStyle.h"
#include "widgets/theme/StillLabel.h"

#include <QMenu>
#include <QStatusBar>
#include <QToolButton>
#include <QTreeView>

namespace levwright::status_bar_test {
namespace {

const QByteArray hall = "-------\n|.....|\n|.....|\n-------\n";

struct Desk : PaletteDesk {
    using PaletteDesk::PaletteDesk;

    void hover(Point cell) { QTest::mouseMove(canvas().viewport(), at(cell.x, cell.y)); }
    QString pointed() { return child<StillLabel>("pointedAt").text(); }
    PointerNote& note() { return child<PointerNote>("pointerNote"); }
    QRect placeOf(Point cell) {
        const QRect rect = canvas().cellRect(cell);
        return {canvas().viewport()->mapTo(&window, rect.topLeft()), rect.size()};
    }
    QRect placeOfNote() { return {note().mapTo(&window, QPoint()), note().size()}; }
    // Opens the menu of a button and chooses the entry with the keyboard.
    void choose(const char* button, const char* action) {
        QMenu* menu = child<QToolButton>(button).menu();
        QTimer::singleShot(0, menu, [this, menu, action] {
            menu->setActiveAction(window.actions().action(QString::fromLatin1(action)));
            QTest::keyClick(menu, Qt::Key_Return);
        });
        QTest::mouseClick(&child<QToolButton>(button), Qt::LeftButton);
    }
};

} // namespace

class StatusBarTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // F8 has nowhere to go then.
    void saysThatThereAreNoProblems() {
        Desk desk(mazeWith(hall));
        QTest::keyClick(&desk.editor(), Qt::Key_F8);
        QCOMPARE(desk.window.statusBar()->currentMessage(), QStringLiteral("No problems"));
    }

    // The arrow that shows a menu stands behind the word, at half its height.
    void arrowsStandBehindWords() {
        EditorStyle style;
        QToolButton button;
        button.setStyle(&style);
        button.setAutoRaise(true);
        button.setPopupMode(QToolButton::InstantPopup);
        button.setText(QStringLiteral("UTF-8"));
        const int without = button.sizeHint().width();
        button.setMenu(new QMenu(&button));
        QVERIFY(button.sizeHint().width() >= without + 8);
        button.resize(button.sizeHint());
        button.ensurePolished();
        const QImage picture = button.grab().toImage();
        const QColor ground = picture.pixelColor(picture.width() - 1, 0);
        QRect ink;
        for (int x = without; x < picture.width(); ++x) {
            for (int y = 0; y < picture.height(); ++y)
                ink |= picture.pixelColor(x, y) == ground ? QRect() : QRect(x, y, 1, 1);
        }
        QVERIFY(ink.width() >= 5);
        QVERIFY2(std::abs(ink.center().y() - picture.height() / 2) <= 2,
                 QByteArray::number(ink.center().y()).constData());
    }

    void tellsWhatIsThereNow() {
        Desk desk(mazeWith(hall));
        QTest::keyClicks(&desk.canvas(), "L");
        desk.hover({2, 1});
        const QString before = desk.pointed();
        QVERIFY2(before.contains("floor"), qPrintable(before));
        desk.put(2, 1);
        QVERIFY2(desk.pointed().contains("lava"), qPrintable(desk.pointed()));
        desk.trigger("edit.undo");
        QCOMPARE(desk.pointed(), before);
        desk.trigger("edit.redo");
        QVERIFY2(desk.pointed().contains("lava"), qPrintable(desk.pointed()));
    }

    void tellsWhatIsAtTheCursorNow() {
        Desk desk(mazeWith(hall));
        QTest::keyClicks(&desk.canvas(), "L");
        for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Right, Qt::Key_Down, Qt::Key_Space})
            QTest::keyClick(&desk.canvas(), key);
        QVERIFY2(desk.pointed().contains("lava"), qPrintable(desk.pointed()));
        desk.trigger("edit.undo");
        QVERIFY2(desk.pointed().contains("floor"), qPrintable(desk.pointed()));
    }

    void tellsTheDepthAfterADrag() {
        DungeonDesk desk(sample);
        const auto pointed = [&] {
            return desk.window.findChild<StillLabel*>(QStringLiteral("pointedAt"))->text();
        };
        const QPoint from = desk.card(0, 0);
        QTest::mouseMove(desk.canvas().viewport(), from);
        const QString before = pointed();
        QVERIFY2(before.startsWith("inn: depth "), qPrintable(before));
        const QPoint to = from + QPoint(0, 2 * desk.canvas().layoutModel().metrics().row);
        QTest::mousePress(desk.canvas().viewport(), Qt::LeftButton, {}, from);
        QMouseEvent move(QEvent::MouseMove, to, desk.canvas().viewport()->mapToGlobal(to), Qt::NoButton,
                         Qt::LeftButton, {});
        QApplication::sendEvent(desk.canvas().viewport(), &move);
        QTest::mouseRelease(desk.canvas().viewport(), Qt::LeftButton, {}, to);
        QVERIFY(desk.text().contains("@ (04, 3)") || desk.text().contains("@ (4, 3)"));
        QVERIFY2(pointed().startsWith("inn: depth ") && pointed() != before, qPrintable(pointed()));
    }

    void tellsGameEncodingAndTarget() {
        Desk desk(mazeWith(hall));
        const auto text = [&](const char* button) { return desk.child<QToolButton>(button).text(); };
        QVERIFY2(text("gameButton").contains("3.4.3"), qPrintable(text("gameButton")));
        QCOMPARE(text("encodingButton"), QStringLiteral("UTF-8"));
        QCOMPARE(text("targetButton"), QStringLiteral("64-bit"));
        desk.choose("encodingButton", "encoding.eucJp");
        QTRY_COMPARE(text("encodingButton"), QStringLiteral("EUC-JP"));
        QCOMPARE(desk.session().encoding(), TextEncoding::EucJp);
        desk.choose("targetButton", "target.ilp32");
        QTRY_COMPARE(text("targetButton"), QStringLiteral("32-bit"));
        // Scripts are for every machine.
        desk.session().readAs(loadGame("nethack-3.7").value());
        QVERIFY(!desk.child<QToolButton>("targetButton").isVisible());
    }

    void refusesAtThePointer() {
        Desk desk(mazeWith(hall));
        desk.showTab(1);
        desk.take("Fountain");
        desk.hover({12, 2});
        desk.put(12, 2);
        QVERIFY(desk.note().isVisible());
        QVERIFY2(desk.note().text().contains("outside"), qPrintable(desk.note().text()));
        const QRect cell = desk.placeOf({12, 2});
        const QRect note = desk.placeOfNote();
        QVERIFY(!note.intersects(cell));
        QVERIFY(std::abs(note.top() - cell.bottom()) < 40 || std::abs(cell.top() - note.bottom()) < 40);
        QVERIFY(desk.window.rect().contains(note));
        QCOMPARE(desk.window.statusBar()->currentMessage(), desk.note().text());
        // The next key takes it away.
        QTest::keyClick(desk.window.windowHandle(), Qt::Key_Escape);
        QVERIFY(!desk.note().isVisible());
        QCOMPARE(desk.window.statusBar()->currentMessage(), QString());
    }

    // A note that goes does not take away what came to the status bar after it.
    void laterMessagesOutliveTheNote() {
        Desk desk(mazeWith(hall));
        desk.session().refuse(QStringLiteral("No."));
        QVERIFY(desk.note().isVisible());
        desk.window.statusBar()->showMessage(QStringLiteral("Later."));
        QTest::keyClick(desk.window.windowHandle(), Qt::Key_Escape);
        QVERIFY(!desk.note().isVisible());
        QCOMPARE(desk.window.statusBar()->currentMessage(), QStringLiteral("Later."));
    }

    // Without a pointer on it, over the map.
    void saysOverTheMap() {
        Desk desk(mazeWith(hall));
        desk.editor().setFocus();
        desk.session().refuse(QStringLiteral("No."));
        QVERIFY(desk.note().isVisible());
        const QRect map(desk.canvas().mapTo(&desk.window, QPoint()), desk.canvas().size());
        QVERIFY(map.contains(desk.placeOfNote()));
        QVERIFY(std::abs(map.center().x() - desk.placeOfNote().center().x()) < 5);
    }

    void aClickOnAProblemLeadsIntoTheText() {
        Desk desk(mazeWith(hall, "TRAP:\"pitt\",(1,1)\n"));
        auto& list = desk.child<QTreeView>("problems.list");
        QTRY_VERIFY(list.isVisible());
        QTest::mouseClick(list.viewport(), Qt::LeftButton, {},
                          list.visualRect(list.model()->index(0, 0)).center());
        QVERIFY(desk.editor().hasFocus());
        QVERIFY(desk.editor().textCursor().selectedText().contains("pitt"));
        QTest::keyClicks(QApplication::focusWidget(), "\"web\"");
        QVERIFY2(desk.text().contains("TRAP:\"web\",(1,1)\n"), desk.text().constData());
        QCOMPARE(list.model()->rowCount(), 0);
    }

    // With only the map in sight, a click does not open the text.
    void aClickOnAProblemLeadsToTheMap() {
        Desk desk(mazeWith(hall, "TRAP:\"pitt\",(1,1)\n"));
        desk.trigger("view.layoutMap");
        auto& list = desk.child<QTreeView>("problems.list");
        QTRY_VERIFY(list.isVisible());
        QTest::mouseClick(list.viewport(), Qt::LeftButton, {},
                          list.visualRect(list.model()->index(0, 0)).center());
        QVERIFY(!desk.editor().isVisible() && desk.canvas().hasFocus());
    }
};

LEVWRIGHT_TEST(StatusBarTest)

} // namespace levwright::status_bar_test

#include "StatusBarTest.moc"
