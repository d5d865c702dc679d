// SPDX-License-Identifier: GPL-3.0-or-later
// The tips over cells of the map.
#include "core/services/Writing.h"
#include "tests/support/Patience.h"
#include "tests/support/TestProgram.h"
#include "tests/widgets/WindowDesk.h"
#include "widgets/theme/StillLabel.h"

#include <QHelpEvent>
#include <QScrollBar>
#include <QToolTip>

namespace levwright::cell_tip_test {
namespace {

const QByteArray level = mazeWith("-------\n|..{..+\n|.....|\n-------\n",
                                  "MONSTER:'D',\"red dragon\",(1,1)\nOBJECT:'(',\"chest\",(2,1)\n"
                                  "DOOR:locked,(6,1)\nREGION:(4,2,5,2),unlit,\"throne\"\n"
                                  "MONSTER:'D',random,(2,2)\n");

struct Desk : WindowDesk {
    using WindowDesk::WindowDesk;
    // As Qt does after the pointer has rested on the cell.
    QString tipAt(int x, int y) {
        QToolTip::hideText();
        QTest::mouseMove(canvas().viewport(), at(x, y));
        QHelpEvent rest(QEvent::ToolTip, at(x, y), canvas().viewport()->mapToGlobal(at(x, y)));
        QApplication::sendEvent(canvas().viewport(), &rest);
        return QToolTip::isVisible() ? QToolTip::text() : QString();
    }
};

} // namespace

class CellTipTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { QToolTip::hideText(); }

    void tellsWhatStandsThere_data() {
        QTest::addColumn<QPoint>("cell");
        QTest::addColumn<QStringList>("words");
        QTest::newRow("monster") << QPoint(1, 1)
                                 << QStringList{"red dragon", "level 15", "speed 9", "armour class -1"};
        QTest::newRow("monster of a class") << QPoint(2, 2)
                                            << QStringList{"dragon", "one of 20 kinds", "level 12 to 16",
                                                           "speed 9 to 12", "armour class -1 to 2"};
        QTest::newRow("object") << QPoint(2, 1) << QStringList{"chest", "weight 600"};
        QTest::newRow("door") << QPoint(6, 1) << QStringList{"door", "locked"};
        QTest::newRow("terrain") << QPoint(3, 1) << QStringList{"fountain"};
        QTest::newRow("region") << QPoint(4, 2) << QStringList{"throne", "not lit"};
    }
    void tellsWhatStandsThere() {
        QFETCH(const QPoint, cell);
        QFETCH(const QStringList, words);
        Desk desk(level);
        const QString tip = desk.tipAt(cell.x(), cell.y());
        for (const QString& word : words)
            QVERIFY2(tip.contains(word), qPrintable(tip));
    }

    // The ground comes before what stands on it, and regions that say the same are one line.
    void tellsGroundFirst() {
        Desk desk(level + "REGION:(1,1,3,2),lit,\"ordinary\"\nREGION:(0,0,6,3),lit,\"ordinary\"\n"
                          "GOLD:5,(3,1)\n");
        const QString tip = desk.tipAt(3, 1);
        QVERIFY2(tip.startsWith(QStringLiteral("<b>fountain</b>")), qPrintable(tip));
        QVERIFY2(tip.contains("gold"), qPrintable(tip));
        QCOMPARE(tip.count(QStringLiteral("region ordinary")), 1);
        desk.moveTo(desk.at(3, 1));
        const QString pointed = desk.child<StillLabel>("pointedAt").text();
        QCOMPARE(pointed.count(QStringLiteral("region ordinary")), 1);
    }

    void tellsThatADrawnDoorIsADoorway_data() {
        QTest::addColumn<QByteArray>("statements");
        QTest::addColumn<bool>("isDoorway");
        QTest::newRow("no statement") << QByteArray() << true;
        QTest::newRow("a door elsewhere") << QByteArray("DOOR:locked,(0,1)\n") << true;
        QTest::newRow("its door") << QByteArray("DOOR:locked,(6,1)\n") << false;
        QTest::newRow("a door anywhere") << QByteArray("DOOR:locked,random\n") << false;
        QTest::newRow("silenced") << QByteArray("# levwright: silence door-without-statement\n") << false;
    }
    // Without a statement, the game makes a doorway of it.
    void tellsThatADrawnDoorIsADoorway() {
        QFETCH(const QByteArray, statements);
        QFETCH(const bool, isDoorway);
        Desk desk(mazeWith("-------\n+.....+\n|.....|\n-------\n", statements));
        const QString tip = desk.tipAt(6, 1);
        QVERIFY2(tip.contains("door"), qPrintable(tip));
        QCOMPARE(tip.contains("makes a doorway"), isDoorway);
    }

    // The text pane and the map say the same about a thing.
    void saysWhatTheTextSays() {
        Desk desk(level);
        for (const auto& [word, cell] :
             {std::pair{"red dragon", QPoint(1, 1)}, {"D',random", QPoint(2, 2)}}) {
            const auto said = services::explanationAt(desk.session().analysis(), Offset(level.indexOf(word)));
            QVERIFY(said && !said->meaning.empty());
            QVERIFY(desk.tipAt(cell.x(), cell.y()).contains(QString::fromStdString(said->meaning)));
        }
    }

    // A plain cell has its tip only for who waits.
    void plainCellsWait() {
        Desk desk(level);
        QCOMPARE(desk.tipAt(1, 2), QString());
        QTRY_VERIFY_WITH_TIMEOUT(QToolTip::isVisible(), patience);
        QVERIFY(QToolTip::text().contains("room floor"));
    }

    void aMovedPointerDoesNotWait() {
        Desk desk(level);
        QCOMPARE(desk.tipAt(1, 2), QString());
        auto* timer = desk.canvas().findChild<QTimer*>("longHover");
        QVERIFY(timer->isActive());
        QTest::mouseMove(desk.canvas().viewport(), desk.at(2, 2));
        desk.moveTo(desk.at(2, 2));
        QVERIFY(!timer->isActive());
    }

    // It would lie over the place where something goes.
    void gesturesHaveNone_data() {
        QTest::addColumn<QString>("gesture");
        for (const char* gesture : {"drag", "held thing", "pasted"})
            QTest::newRow(gesture) << QString(gesture);
    }
    void gesturesHaveNone() {
        QFETCH(const QString, gesture);
        Desk desk(level);
        QWidget* view = desk.canvas().viewport();
        if (gesture == "drag") {
            QTest::mousePress(view, Qt::LeftButton, {}, desk.at(1, 1));
            desk.moveTo(desk.at(3, 2), Qt::LeftButton);
            QHelpEvent rest(QEvent::ToolTip, desk.at(3, 1), view->mapToGlobal(desk.at(3, 1)));
            QApplication::sendEvent(view, &rest);
            QVERIFY(!QToolTip::isVisible());
            QTest::mouseRelease(view, Qt::LeftButton, {}, desk.at(3, 2));
            return;
        }
        if (gesture == "held thing") {
            desk.canvas().setFocus();
            desk.canvas().takeThing({});
        } else {
            QTest::mouseClick(view, Qt::LeftButton, {}, desk.at(1, 1));
            QTest::keyClick(&desk.canvas(), Qt::Key_D, Qt::ControlModifier);
        }
        QCOMPARE(desk.tipAt(3, 1), QString());
    }

    // It tells of the cell where it was shown.
    void goesWhenTheCellsMove_data() {
        QTest::addColumn<QString>("way");
        for (const char* way : {"zoom", "fit", "scroll", "window", "edit"})
            QTest::newRow(way) << QString(way);
    }
    void goesWhenTheCellsMove() {
        QFETCH(const QString, way);
        Desk desk(level);
        desk.canvas().zoomToNormal();
        for (int i = 0; i < 12 && way == "scroll"; ++i)
            desk.canvas().zoomIn();
        QVERIFY(!desk.tipAt(1, 1).isEmpty());
        if (way == "zoom")
            desk.canvas().zoomIn();
        else if (way == "fit")
            desk.canvas().zoomToFit();
        else if (way == "scroll")
            desk.canvas().horizontalScrollBar()->setValue(desk.canvas().horizontalScrollBar()->value() + 5);
        else if (way == "window")
            desk.window.resize(900, 700);
        else
            desk.session().apply(TextEdit::insert(Offset(level.size()), "#\n"), QStringLiteral("Typing"));
        QTRY_VERIFY_WITH_TIMEOUT(!QToolTip::isVisible(), patience);
    }

    // The text of a level may hold anything.
    void namesAreNoMarkup() {
        Desk desk(mazeWith("...\n", "ENGRAVING:(1,0),engrave,\"<b>x</b>\"\nTRAP:\"<i>\",(2,0)\n"));
        QVERIFY(!desk.tipAt(1, 0).isEmpty());
        QVERIFY2(!desk.tipAt(1, 0).contains("<b>x"), qPrintable(desk.tipAt(1, 0)));
        QVERIFY2(desk.tipAt(2, 0).contains("&lt;i&gt;"), qPrintable(desk.tipAt(2, 0)));
    }
};

LEVWRIGHT_TEST(CellTipTest)

} // namespace levwright::cell_tip_test

#include "CellTipTest.moc"
