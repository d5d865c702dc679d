// SPDX-License-Identifier: GPL-3.0-or-later
// Rooms of level scripts, edited as a picture with mouse, keys and menu. Each edit is minimal and one step.
#include "tests/support/TestProgram.h"
#include "tests/widgets/RoomDesk.h"

namespace levwright::script_rooms_test {
namespace {

const QByteArray level =
    "des.level_flags(\"noflip\")\n"
    "des.room({ lit = 1, x = 3, y = 3, w=11, h=7, xalign = \"center\", yalign = \"center\",\n"
    "           contents = function()\n"
    "   des.room({ lit = 1, x = 4, y = 2, w = 3, h = 2, contents = function()\n"
    "      des.door({ state = \"closed\", wall = \"east\", pos = 1 })\n"
    "   end })\n"
    "   des.feature(\"fountain\", 1, 1)\n"
    "end })\n"
    "des.room({ lit = 1, coord = {5,1}, w = 5, h = 3, xalign = \"left\", yalign = \"top\" })\n"
    "for i = 1, 2 do\n"
    "   des.room({ lit = 1, contents = function() des.feature(\"sink\") end })\n"
    "end\n"
    "des.random_corridors()\n";
const QByteArray large = "des.room({ lit = 1, x = 3";
const QByteArray inside = "des.room({ lit = 1, x = 4";
const QByteArray small = "des.room({ lit = 1, coord";
const QByteArray computed = "des.room({ lit = 1, contents";

struct Desk : RoomDesk {
    explicit Desk(const QByteArray& text) : RoomDesk(text, "nethack-3.7") {}
};

QByteArray with(QByteArray text, const QByteArray& before, const QByteArray& after) {
    return text.replace(before, after);
}

} // namespace

class ScriptRoomsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void drags_data() {
        QTest::addColumn<QByteArray>("what");
        QTest::addColumn<QPoint>("from"); // counted from the corner of its floor
        QTest::addColumn<QPoint>("to");
        QTest::addColumn<QByteArray>("after");
        QTest::newRow("room") << small << QPoint(1, 1) << QPoint(-60, 15) << with(level, "{5,1}", "{1,5}");
        QTest::newRow("room in a room")
            << inside << QPoint(0, 0) << QPoint(3, 1) << with(level, "x = 4, y = 2", "x = 7, y = 3");
        QTest::newRow("thing") << large << QPoint(1, 1) << QPoint(10, 6)
                               << with(level, "\"fountain\", 1, 1", "\"fountain\", 10, 6");
        QTest::newRow("door") << inside << QPoint(3, 1) << QPoint(3, 0) << with(level, "pos = 1", "pos = 0");
        QTest::newRow("door to another wall")
            << inside << QPoint(3, 1) << QPoint(0, -1)
            << with(level, "wall = \"east\", pos = 1", "wall = \"north\", pos = 0");
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

    void byKeys_data() {
        QTest::addColumn<QByteArray>("selected");
        QTest::addColumn<int>("key");
        QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
        QTest::addColumn<QByteArray>("after");
        const Qt::KeyboardModifiers moves = Qt::AltModifier;
        const Qt::KeyboardModifiers resizes = Qt::AltModifier | Qt::ShiftModifier;
        QTest::newRow("room") << large << int(Qt::Key_Left) << moves << with(level, "x = 3", "x = 2");
        QTest::newRow("size") << large << int(Qt::Key_Right) << resizes << with(level, "w=11", "w=12");
        QTest::newRow("room in a room")
            << inside << int(Qt::Key_Down) << moves << with(level, "y = 2", "y = 3");
        const auto begin = level.indexOf(small);
        QTest::newRow("gone") << small << int(Qt::Key_Delete) << Qt::KeyboardModifiers()
                              << level.left(begin) + level.mid(level.indexOf("for i"));
    }
    void byKeys() {
        QFETCH(const QByteArray, selected);
        QFETCH(const int, key);
        QFETCH(const Qt::KeyboardModifiers, modifiers);
        QFETCH(const QByteArray, after);
        Desk desk(level);
        desk.caretTo(selected);
        desk.canvas().setFocus();
        QTest::keyClick(&desk.canvas(), Qt::Key(key), modifiers);
        desk.isOneStepAndShown(level, after);
    }

    void byTheMenu_data() {
        QTest::addColumn<QByteArray>("room");
        QTest::addColumn<QPoint>("cell");
        QTest::addColumn<QString>("line");
        QTest::addColumn<QByteArray>("after");
        QTest::newRow("room")
            << QByteArray() << QPoint(5, 18) << QStringLiteral("Add Room")
            << with(level, "for i",
                    "des.room({ type = \"ordinary\", lit = 1, x = 1, y = 5, xalign = \"center\", "
                    "yalign = \"center\", w = 6, h = 4, contents = function()\nend })\n"
                    "for i");
        QTest::newRow("room in a room") << large << QPoint(0, 5) << QStringLiteral("Add Subroom")
                                        << with(level, "\"fountain\", 1, 1)\n",
                                                "\"fountain\", 1, 1)\n   des.room({ type = \"ordinary\", lit "
                                                "= 1, x = 0, y = 5, w = 3, h = 2, "
                                                "contents = function()\n   end })\n");
        QTest::newRow("place at random") << large << QPoint(10, 0) << QStringLiteral("Place at Random")
                                         << with(level, "x = 3, y = 3, ", "");
    }
    void byTheMenu() {
        QFETCH(const QByteArray, room);
        QFETCH(const QPoint, cell);
        QFETCH(const QString, line);
        QFETCH(const QByteArray, after);
        Desk desk(level);
        const Area floor = room.isEmpty() ? Area{} : desk.floorOf(room);
        desk.choose({floor.x1 + cell.x(), floor.y1 + cell.y()}, line);
        desk.isOneStepAndShown(level, after);
    }

    // Rooms made by a loop, and computed numbers, are not changed.
    void refuses() {
        Desk desk(level);
        const auto moved = [&](const QByteArray& text, const QByteArray& room) {
            const auto statement = desk.session().analysis().statementAt(Offset(text.indexOf(room)));
            const LevelSource source = desk.session().levels().source(0);
            return desk.session().game().language().shapeRoom(source, statement->statement,
                                                              {Point{2, 2}, Point{4, 4}});
        };
        const EditOutcome loop = moved(level, computed);
        QVERIFY(!loop);
        QVERIFY2(loop.error().reason.contains("for i = 1"), loop.error().reason.c_str());
        desk.drag({desk.floorOf(inside).x1, desk.floorOf(inside).y1},
                  {desk.floorOf(inside).x1 + 8, desk.floorOf(inside).y1});
        QCOMPARE(desk.refusal(), QStringLiteral("A room in a room must stay within it."));
        QCOMPARE(desk.text(), level);
    }
};

LEVWRIGHT_TEST(ScriptRoomsTest)

} // namespace levwright::script_rooms_test

#include "ScriptRoomsTest.moc"
