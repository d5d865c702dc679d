// SPDX-License-Identifier: GPL-3.0-or-later
// Room levels of NetHack 3.6, edited as a picture with mouse and keys: rooms, their contents and doors. Each
// edit is minimal and one step.
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"
#include "tests/widgets/RoomDesk.h"

namespace levwright::program_rooms_test {
namespace {

const QByteArray level = "LEVEL:\"rooms\"\n"
                         "ROOM:\"ordinary\",lit,(3,3),(center,center),(11,7) {\n"
                         "  SUBROOM:\"ordinary\",lit,(4,2),(3,2) {\n"
                         "    ROOMDOOR:false,closed,east,1\n"
                         "  }\n"
                         "  FOUNTAIN:(1,1)\n"
                         "  MONSTER:'D',random\n"
                         "}\n"
                         "ROOM:\"ordinary\",lit,(5,1),(left,top),(5,3) {\n"
                         "}\n"
                         "LOOP [2] {\n"
                         "  ROOM:\"ordinary\",lit,random,random,random {\n"
                         "    SINK:random\n"
                         "  }\n"
                         "}\n"
                         "RANDOM_CORRIDORS\n";
const QByteArray large = "ROOM:\"ordinary\",lit,(3,3)";
const QByteArray small = "ROOM:\"ordinary\",lit,(5,1)";

struct Desk : RoomDesk {
    explicit Desk(const QByteArray& text) : RoomDesk(text, "nethack-3.6") {}
};

QByteArray with(QByteArray text, const QByteArray& before, const QByteArray& after) {
    return text.replace(before, after);
}

} // namespace

class ProgramRoomsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void selectsRooms() {
        Desk desk(level);
        const Area floor = desk.floorOf(large);
        QCOMPARE(floor.width(), 11);
        const Area inner = desk.floorOf("SUBROOM");
        QCOMPARE(inner.x1, floor.x1 + 4);
        desk.click({floor.x2, floor.y2});
        QVERIFY(desk.selectedText().startsWith(large));
        desk.click({inner.x1, inner.y1});
        QVERIFY(desk.selectedText().startsWith("SUBROOM"));
        desk.click({floor.x1 + 1, floor.y1 + 1});
        QCOMPARE(desk.selectedText(), "FOUNTAIN:(1,1)");
        desk.click({inner.x2 + 1, inner.y1 + 1});
        QCOMPARE(desk.selectedText(), "ROOMDOOR:false,closed,east,1");
        QCOMPARE(desk.text(), level);
    }

    // Random things, and the contents of computed rooms, are where the roll has them.
    void showsWhatIsDrawn() {
        Desk desk(level);
        const auto isShown = [&](const QByteArray& words) {
            const auto statement = desk.session().analysis().statementAt(Offset(desk.text().indexOf(words)));
            const Area all = desk.canvas().extent();
            for (int y = all.y1; y <= all.y2; ++y) {
                for (int x = all.x1; x <= all.x2; ++x) {
                    const auto there = desk.canvas().statementsAt({x, y});
                    if (!there.empty() && there.front() == statement)
                        return true;
                }
            }
            return false;
        };
        QTRY_VERIFY(isShown("MONSTER:'D'"));
        QTRY_VERIFY(isShown("SINK:random"));
    }

    void drags_data() {
        QTest::addColumn<QByteArray>("what");
        QTest::addColumn<QPoint>("from"); // counted from the corner of its floor
        QTest::addColumn<QPoint>("to");
        QTest::addColumn<QByteArray>("after");
        QTest::newRow("room") << small << QPoint(1, 1) << QPoint(-60, 15) << with(level, "(5,1)", "(1,5)");
        QTest::newRow("room in a room")
            << QByteArray("SUBROOM") << QPoint(0, 0) << QPoint(3, 1) << with(level, "(4,2)", "(7,3)");
        QTest::newRow("thing") << large << QPoint(1, 1) << QPoint(10, 6)
                               << with(level, "FOUNTAIN:(1,1)", "FOUNTAIN:(10,6)");
        QTest::newRow("door") << QByteArray("SUBROOM") << QPoint(3, 1) << QPoint(3, 0)
                              << with(level, "east,1", "east,0");
        QTest::newRow("door to another wall")
            << QByteArray("SUBROOM") << QPoint(3, 1) << QPoint(0, -1) << with(level, "east,1", "north,0");
    }
    void drags() {
        QFETCH(const QByteArray, what);
        QFETCH(const QPoint, from);
        QFETCH(const QPoint, to);
        QFETCH(const QByteArray, after);
        Desk desk(level);
        const Area floor = desk.floorOf(what);
        const Point end{std::max(2, floor.x1 + to.x()), floor.y1 + to.y()};
        desk.drag({floor.x1 + from.x(), floor.y1 + from.y()}, end);
        desk.isOneStepAndShown(level, after);
    }

    void resizesByHandles() {
        Desk desk(level);
        const Area floor = desk.floorOf(small);
        desk.click({floor.x1, floor.y1});
        const QRect walls = desk.canvas().cellRect({floor.x2 + 1, floor.y2 + 1});
        QTest::mousePress(desk.view(), Qt::LeftButton, {}, walls.bottomRight());
        desk.moveTo({floor.x2 + 3, floor.y2 + 2});
        desk.release({floor.x2 + 3, floor.y2 + 2});
        desk.isOneStepAndShown(level, with(level, "(5,3)", "(7,4)"));
    }

    void refusesByMouse() {
        Desk desk(level);
        const Area floor = desk.floorOf(large);
        const Area inner = desk.floorOf("SUBROOM");
        desk.drag({inner.x1, inner.y1}, {inner.x1 + 8, inner.y1});
        QCOMPARE(desk.refusal(), QStringLiteral("A room in a room must stay within it."));
        desk.drag({floor.x1 + 1, floor.y1 + 1}, {floor.x2 + 3, floor.y1 + 1});
        QVERIFY2(desk.refusal().contains("11 × 7"), qPrintable(desk.refusal()));
        QCOMPARE(desk.text(), level);
    }

    void doesAllByKeys_data() {
        QTest::addColumn<QByteArray>("selected");
        QTest::addColumn<int>("key");
        QTest::addColumn<bool>("resizes");
        QTest::addColumn<QByteArray>("after");
        QTest::newRow("room") << large << int(Qt::Key_Left) << false << with(level, "(3,3)", "(2,3)");
        QTest::newRow("room in a room")
            << QByteArray("SUBROOM") << int(Qt::Key_Down) << false << with(level, "(4,2)", "(4,3)");
        QTest::newRow("thing") << QByteArray("FOUNTAIN") << int(Qt::Key_Right) << false
                               << with(level, "FOUNTAIN:(1,1)", "FOUNTAIN:(2,1)");
        QTest::newRow("door") << QByteArray("ROOMDOOR") << int(Qt::Key_Up) << false
                              << with(level, "east,1", "east,0");
        QTest::newRow("size") << large << int(Qt::Key_Right) << true << with(level, "(11,7)", "(12,7)");
    }
    void doesAllByKeys() {
        QFETCH(const QByteArray, selected);
        QFETCH(const int, key);
        QFETCH(const bool, resizes);
        QFETCH(const QByteArray, after);
        Desk desk(level);
        desk.caretTo(selected);
        desk.canvas().setFocus();
        QTest::keyClick(&desk.canvas(), Qt::Key(key),
                        resizes ? Qt::AltModifier | Qt::ShiftModifier : Qt::AltModifier);
        desk.isOneStepAndShown(level, after);
    }

    void addsByTheMenu_data() {
        QTest::addColumn<QByteArray>("room");
        QTest::addColumn<QPoint>("cell");
        QTest::addColumn<QString>("line");
        QTest::addColumn<QByteArray>("after");
        QTest::newRow("room") << QByteArray() << QPoint(5, 18) << QStringLiteral("Add Room")
                              << with(level, "LOOP",
                                      "\nROOM:\"ordinary\",lit,(1,5),(center,center),(6,4) {\n}\nLOOP");
        QTest::newRow("room in a room")
            << large << QPoint(0, 5) << QStringLiteral("Add Subroom")
            << with(level, "  FOUNTAIN", "  SUBROOM:\"ordinary\",lit,(0,5),(3,2) {\n  }\n  FOUNTAIN");
        QTest::newRow("place at random")
            << large << QPoint(10, 0) << QStringLiteral("Place at Random") << with(level, "(3,3)", "random");
        QTest::newRow("thing") << small << QPoint(2, 1) << QStringLiteral("Add Altar")
                               << with(level, "(5,3) {\n", "(5,3) {\n  ALTAR:(2,1),random,altar\n");
        QTest::newRow("door of a room in a room")
            << QByteArray("SUBROOM") << QPoint(-1, 0) << QStringLiteral("Add Inner Door")
            << with(level, "east,1\n", "east,1\n    ROOMDOOR:false,closed,west,0\n");
    }
    void addsByTheMenu() {
        QFETCH(const QByteArray, room);
        QFETCH(const QPoint, cell);
        QFETCH(const QString, line);
        QFETCH(const QByteArray, after);
        Desk desk(level);
        const Area floor = room.isEmpty() ? Area{} : desk.floorOf(room);
        desk.choose({floor.x1 + cell.x(), floor.y1 + cell.y()}, line);
        desk.isOneStepAndShown(level, after);
    }

    void deletes_data() {
        QTest::addColumn<QByteArray>("selected");
        QTest::addColumn<QByteArray>("after");
        QTest::newRow("thing") << QByteArray("FOUNTAIN") << with(level, "  FOUNTAIN:(1,1)\n", "");
        const auto begin = level.indexOf(small);
        QTest::newRow("room") << small << level.left(begin) + level.mid(level.indexOf("LOOP"));
    }
    void deletes() {
        QFETCH(const QByteArray, selected);
        QFETCH(const QByteArray, after);
        Desk desk(level);
        desk.caretTo(selected);
        desk.canvas().setFocus();
        QTest::keyClick(&desk.canvas(), Qt::Key_Delete);
        desk.isOneStepAndShown(level, after);
    }

    void movesRoomsOfStockLevels() {
        LEVWRIGHT_NEEDS_SHARED();
        const QByteArray text = fileBytes(sharedFolder() + "/corpus/nethack-3.6/des/oracle.des");
        Desk desk(text);
        const QByteArray centre = "ROOM: \"ordinary\" , lit, (3,3)";
        const Area floor = desk.floorOf(centre);
        QCOMPARE(floor.width(), 11);
        desk.drag({floor.x1 + 1, floor.y1 + 1}, {40, 6});
        QCOMPARE(desk.text(), with(text, "(3,3), (center,center), (11,9)", "(3,2), (center,center), (11,9)"));
        QTRY_VERIFY(desk.isCurrent());
        desk.session().undo();
        QCOMPARE(desk.text(), text);
    }
};

LEVWRIGHT_TEST(ProgramRoomsTest)

} // namespace levwright::program_rooms_test

#include "ProgramRoomsTest.moc"
