// SPDX-License-Identifier: GPL-3.0-or-later
// Room levels, edited as a picture with mouse and keys: what RoomConformanceTest does not do in every
// language, such as corridors, and the games' own levels. Each edit is minimal and one step.
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"
#include "tests/widgets/RoomDesk.h"
#include "widgets/shell/MapMenu.h"

#include <algorithm>

namespace levwright::room_level_test {
namespace {

const QByteArray level = "LEVEL:\"rooms\"\n"
                         "ROOM:\"ordinary\",lit,(3,3),(center,center),(11,7)\n"
                         "NAME:\"large\"\n"
                         "FOUNTAIN:(1,1)\n"
                         "DOOR:false,closed,east,3\n"
                         "SUBROOM:\"ordinary\",lit,(4,2),(3,2),\"large\"\n"
                         "ROOM:\"ordinary\",lit,(5,1),(left,top),(5,3)\n"
                         "DOOR:false,closed,west,1\n"
                         "RANDOM_CORRIDORS\n";

using Desk = RoomDesk;

QByteArray with(QByteArray text, const QByteArray& before, const QByteArray& after) {
    return text.replace(before, after);
}

// The text of a file with the game's own levels.
QByteArray stockText(const QString& file) {
    for (const QString& path : stockFiles("nethack-3.4.3")) {
        if (path.endsWith(QLatin1Char('/') + file))
            return fileBytes(path);
    }
    return {};
}

const QByteArray large = "ROOM:\"ordinary\",lit,(3,3)";
const QByteArray small = "ROOM:\"ordinary\",lit,(5,1)";

} // namespace

class RoomLevelTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void movesRooms_data() {
        QTest::addColumn<int>("x");
        QTest::addColumn<int>("y");
        QTest::addColumn<QByteArray>("place");
        QTest::newRow("to the lower left") << 5 << 19 << QByteArray("(1,5)");
        QTest::newRow("upwards") << 40 << 6 << QByteArray("(3,2)");
        QTest::newRow("out of the level") << 40 << 21 << QByteArray("random");
        QTest::newRow("nowhere else") << 33 << 11 << QByteArray("(3,3)");
    }
    void movesRooms() {
        QFETCH(const int, x);
        QFETCH(const int, y);
        QFETCH(const QByteArray, place);
        Desk desk(level);
        const Area floor = desk.floorOf(large);
        desk.drag({floor.x2, floor.y2}, {x, y});
        const QByteArray after = with(level, "(3,3)", place);
        if (after == level)
            QCOMPARE(desk.text(), level);
        else
            desk.isOneStep(level, after);
        QTRY_VERIFY(desk.isCurrent());
    }

    void followsThePointer() {
        Desk desk(level);
        const Area floor = desk.floorOf(large);
        desk.press({floor.x2, floor.y2});
        desk.moveTo({5, 2});
        QCOMPARE(desk.text(), with(level, "(3,3)", "(1,1)"));
        desk.moveTo({70, 18});
        QCOMPARE(desk.text(), with(level, "(3,3)", "(5,5)"));
        QTRY_VERIFY(desk.floorOf("ROOM").x1 > 60);
        QTest::keyClick(&desk.canvas(), Qt::Key_Escape);
        QCOMPARE(desk.text(), level);
        desk.release({70, 18});
        QCOMPARE(desk.text(), level);
    }

    void dragsThingsWithinTheirRoom() {
        Desk desk(level);
        const Area floor = desk.floorOf(large);
        const Point fountain{floor.x1 + 1, floor.y1 + 1};
        desk.drag(fountain, {fountain.x + 9, fountain.y + 5});
        desk.isOneStep(level, with(level, "FOUNTAIN:(1,1)", "FOUNTAIN:(10,6)"));
        desk.session().undo();
        QTRY_VERIFY(desk.isCurrent());
        desk.drag(fountain, {floor.x2 + 3, fountain.y});
        QCOMPARE(desk.text(), level);
        QVERIFY2(desk.refusal().contains("11 × 7"), qPrintable(desk.refusal()));
    }

    void movesDoors() {
        Desk desk(level);
        const Area floor = desk.floorOf(large);
        const Point door{floor.x2 + 1, floor.y1 + 3};
        desk.drag(door, {door.x, floor.y2});
        desk.isOneStep(level, with(level, "east,3", "east,6"));
        desk.session().undo();
        QTRY_VERIFY(desk.isCurrent());
        desk.drag(door, {floor.x1 + 2, floor.y1 - 1});
        desk.isOneStep(level, with(level, "east,3", "north,2"));
    }

    void drawsCorridors() {
        Desk desk(level);
        const Area floor = desk.floorOf(large);
        const Area other = desk.floorOf(small);
        const Point door{floor.x2 + 1, floor.y1 + 3};
        desk.drag(door, {floor.x2 + 6, floor.y1});
        QCOMPARE(desk.text(), level);
        QCOMPARE(desk.refusal(), QStringLiteral("A corridor must end at a door of another room."));
        desk.drag(door, {other.x1 - 1, other.y1 + 1});
        const QByteArray after = with(level, "RANDOM_CORRIDORS", "CORRIDOR:(0,east,0),(1,west,0)");
        desk.isOneStep(level, after);
        // In the middle of its line.
        QTRY_VERIFY(desk.isCurrent());
        desk.caretTo("LEVEL");
        desk.click({(door.x + other.x1 - 1) / 2, (door.y + other.y1 + 1) / 2});
        QVERIFY(desk.selectedText().startsWith("CORRIDOR"));
        desk.canvas().setFocus();
        QTest::keyClick(&desk.canvas(), Qt::Key_Delete);
        QCOMPARE(desk.text(), with(level, "RANDOM_CORRIDORS\n", ""));
    }

    void doesAllByKeys_data() {
        QTest::addColumn<QByteArray>("selected");
        QTest::addColumn<int>("key");
        QTest::addColumn<bool>("resizes");
        QTest::addColumn<QByteArray>("after");
        QTest::newRow("size of one in a room")
            << QByteArray("SUBROOM") << int(Qt::Key_Up) << true << with(level, "(3,2)", "(3,1)");
        QTest::newRow("out of the level") << small << int(Qt::Key_Up) << false << level;
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
        QCOMPARE(desk.text(), after);
        QCOMPARE(desk.refusal().isEmpty(), after != level);
        if (after != level)
            desk.isOneStep(level, after);
    }

    void addsByTheMenu() {
        Desk desk(level);
        const auto choose = [&](Point cell, const QString& line) {
            QTest::mouseMove(desk.view(), desk.at(cell.x, cell.y));
            QTest::mouseClick(desk.view(), Qt::RightButton, {}, desk.at(cell.x, cell.y));
            auto* menu = desk.window.findChild<MapMenu*>();
            for (QAction* action : menu->actions()) {
                if (action->text().remove(u'&') == line) {
                    action->trigger();
                    menu->close();
                    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
                    return;
                }
            }
            QFAIL(qPrintable(line));
        };
        choose({5, 18}, QStringLiteral("Add Room"));
        const QByteArray room = "\nROOM:\"ordinary\",lit,(1,5),(center,center),(6,4)\n";
        QCOMPARE(desk.text(), with(level, "RANDOM", room + "RANDOM"));
        QVERIFY(desk.selectedText().startsWith("ROOM:\"ordinary\",lit,(1,5)"));
        desk.isOneStep(level, desk.text());
        QTRY_VERIFY(desk.isCurrent());
        const Area floor = desk.floorOf(large);
        const QByteArray before = desk.text();
        choose({floor.x1, floor.y2 - 1}, QStringLiteral("Add Subroom"));
        const QByteArray line = "SUBROOM:\"ordinary\",lit,(4,2),(3,2),\"large\"\n";
        desk.isOneStep(before,
                       with(before, line, line + "\nSUBROOM:\"ordinary\",lit,(0,5),(3,2),\"large\"\n"));
        QTRY_VERIFY(desk.isCurrent());
        const QByteArray placed = desk.text();
        choose({floor.x2, floor.y1}, QStringLiteral("Place at Random"));
        desk.isOneStep(placed, with(placed, "(3,3)", "random"));
        QTRY_VERIFY(desk.isCurrent());
        // Selects both doors with Ctrl, then opens the menu over one of them.
        const QByteArray loose = desk.text();
        desk.caretTo("DOOR:false,closed,east");
        const Area other = desk.floorOf(small);
        const Point door{other.x1 - 1, other.y1 + 1};
        QTest::mouseClick(desk.view(), Qt::LeftButton, Qt::ControlModifier, desk.at(door.x, door.y));
        QCOMPARE(desk.session().selectedStatements().size(), 2U);
        choose(door, QStringLiteral("Add Corridor"));
        desk.isOneStep(loose, with(loose, "RANDOM_CORRIDORS", "CORRIDOR:(0,east,0),(1,west,0)"));
    }

    // While the text has errors, the picture is the last good one.
    void staysWhileTheTextIsBroken() {
        Desk desk(level);
        const Area floor = desk.floorOf(large);
        const auto at = Offset(desk.text().indexOf("FOUNTAIN"));
        desk.session().apply(TextEdit::insert(at, "FOUNT\n"), QStringLiteral("Typing"));
        QTRY_VERIFY(!desk.rolls().problem().isEmpty());
        QVERIFY(desk.canvas().sight().showsRooms());
        QCOMPARE(desk.floorOf(large), floor);
        desk.click({floor.x2, floor.y2});
        QVERIFY(desk.selectedText().startsWith(large));
    }

    // A game whose levels cannot be rolled: the rooms are approximately where the text puts them.
    void sketchesWhatCannotBeRolled() {
        Desk desk(level);
        desk.session().readAs(loadGame("nethack-3.2.2").value());
        QTRY_VERIFY(desk.canvas().sight().showsRooms());
        QVERIFY(desk.rolls().current() == nullptr);
        const Area floor = desk.floorOf(large);
        QCOMPARE(Point(floor.width(), floor.height()), Point(11, 7));
        QCOMPARE(desk.floorOf("SUBROOM"), (Area{floor.x1 + 4, floor.y1 + 2, floor.x1 + 6, floor.y1 + 3}));
        QVERIFY(desk.floorOf(small).x1 > floor.x2 && desk.floorOf(small).y2 < floor.y2);
        desk.drag({floor.x1 + 1, floor.y1 + 1}, {floor.x1 + 2, floor.y1 + 1});
        desk.isOneStep(level, with(level, "FOUNTAIN:(1,1)", "FOUNTAIN:(2,1)"));
        const QByteArray before = desk.text();
        QTRY_COMPARE(desk.floorOf(large), floor);
        desk.drag({floor.x2 + 1, floor.y1 + 3}, {desk.floorOf(small).x1 - 1, desk.floorOf(small).y1 + 1});
        desk.isOneStep(before, with(before, "RANDOM_CORRIDORS", "CORRIDOR:(0,east,0),(1,west,0)"));
        const QByteArray joined = desk.text();
        QTRY_COMPARE(desk.floorOf(large), floor);
        desk.drag({floor.x2, floor.y2}, {40, 6});
        desk.isOneStep(joined, with(joined, "(3,3)", "(3,2)"));
    }

    void changesStockLevels_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("levelName");
        QTest::newRow("oracle") << QStringLiteral("oracle.des") << QByteArray("LEVEL: \"oracle\"");
        QTest::newRow("minetn-1") << QStringLiteral("mines.des") << QByteArray("LEVEL: \"minetn-1\"");
    }
    void changesStockLevels() {
        LEVWRIGHT_NEEDS_SHARED();
        QFETCH(const QString, file);
        QFETCH(const QByteArray, levelName);
        const QByteArray text = stockText(file);
        Desk desk(text);
        desk.caretTo(levelName);
        QTRY_VERIFY(desk.canvas().sight().showsRooms() && desk.isCurrent());
        const auto begin = text.indexOf("ROOM:", text.indexOf(levelName));
        const QByteArray room = text.mid(begin, text.indexOf('\n', begin) - begin);
        QVERIFY(room.contains("(3,3)"));
        desk.session().select(Selection{Offset(begin), Offset(begin)});
        const auto statement = desk.session().currentStatement();
        const Area whole = desk.canvas().extent();
        std::optional<ShownRoom> shown;
        Point free;
        for (int y = whole.y1; y <= whole.y2; ++y) {
            for (int x = whole.x1; x <= whole.x2; ++x) {
                const auto there = desk.canvas().controls().rooms.roomAt({x, y});
                if (there && there->statement == statement && there->floor.contains({x, y}) &&
                    desk.canvas().statementsAt({x, y}).size() == 1) {
                    shown = there;
                    free = {x, y};
                }
            }
        }
        QVERIFY(shown.has_value());
        desk.drag(free, {40, 6});
        QByteArray after = text;
        after.replace(begin, room.size(), with(room, "(3,3)", "(3,2)"));
        desk.isOneStep(text, after);
        QTRY_VERIFY(desk.isCurrent());
        QVERIFY(desk.session().levels().level(desk.session().currentLevel()).diagnostics.empty());
    }

    void addsSubroomsInStockLevels_data() { changesStockLevels_data(); }
    // Drawn into the corner of the large room. Nothing else changes, and the roll has the room there.
    void addsSubroomsInStockLevels() {
        LEVWRIGHT_NEEDS_SHARED();
        QFETCH(const QString, file);
        QFETCH(const QByteArray, levelName);
        const QByteArray text = stockText(file);
        Desk desk(text);
        desk.caretTo(levelName);
        QTRY_VERIFY(desk.canvas().sight().showsRooms() && desk.isCurrent());
        const QByteArray outer = "ROOM: \"ordinary\" , lit, (3,3)";
        const Area floor = desk.floorOf(outer);
        desk.showTab(2);
        desk.take(QStringLiteral("Subroom"));
        desk.drawArea({floor.x1 - 1, floor.y1 - 1}, {floor.x1 + 1, floor.y1 + 1});
        const QByteArray name = file == "oracle.des" ? "central" : "town";
        const QByteArray added = "\nSUBROOM:\"ordinary\",lit,(0,0),(1,1),\"" + name + "\"\n";
        QCOMPARE(desk.text().count(added), 1);
        QCOMPARE(with(desk.text(), added, {}), text);
        desk.isOneStep(text, desk.text());
        const auto isRolled = [&] {
            const Area now = desk.floorOf(outer);
            const auto& rolled = desk.rolls().current()->level().rooms;
            const auto& areas = &roll::RolledRoom::area;
            return std::ranges::contains(rolled, Area{now.x1, now.y1, now.x1, now.y1}, areas);
        };
        QTRY_VERIFY(desk.isCurrent() && isRolled());
    }

    void dragsThingsInMinetown() {
        LEVWRIGHT_NEEDS_SHARED();
        const QByteArray text = stockText(QStringLiteral("mines.des"));
        Desk desk(text);
        desk.caretTo("LEVEL: \"minetn-1\"");
        QTRY_VERIFY(desk.canvas().sight().showsRooms() && desk.isCurrent());
        const Area floor = desk.floorOf("ROOM: \"ordinary\" , lit, (3,3)");
        desk.drag({floor.x1 + 13, floor.y1 + 7}, {floor.x1 + 14, floor.y1 + 7});
        const auto at = text.indexOf("13, 7");
        desk.isOneStep(text, QByteArray(text).replace(at, 2, "14"));
        QTRY_VERIFY(desk.isCurrent());
    }

    // Drags a thing, adds a room in the hall, and adds doors in two rooms with a corridor between them.
    void buildsOnInOracle() {
        LEVWRIGHT_NEEDS_SHARED();
        const QByteArray text = stockText(QStringLiteral("oracle.des"));
        Desk desk(text);
        const Area hall = desk.floorOf("ROOM: \"ordinary\" , lit, (3,3)");
        desk.drag({hall.x1, hall.y1}, {hall.x1 + 1, hall.y1 + 2});
        desk.isOneStep(text, with(text, "(0,0)", "(1,2)"));
        QTRY_VERIFY(desk.isCurrent());
        const QByteArray moved = desk.text();
        const QByteArray name = "NAME: \"central\"\n";
        const QByteArray doors = "ROOM: \"ordinary\" , random, random, random, random\nSTAIR: random, up\n";
        QByteArray withDoors = with(moved, name, name + "DOOR:false,closed,east,4\n");
        withDoors = with(withDoors, doors, doors + "DOOR:false,closed,west,0\n");
        const auto before = Offset(moved.indexOf(name) + name.size());
        desk.session().apply(TextEdit({{{before, before}, "DOOR:false,closed,east,4\n"},
                                       {{Offset(moved.indexOf(doors) + doors.size()),
                                         Offset(moved.indexOf(doors) + doors.size())},
                                        "DOOR:false,closed,west,0\n"}}),
                             QStringLiteral("Doors"));
        QCOMPARE(desk.text(), withDoors);
        QTRY_COMPARE(desk.session().levels().level(0).diagnostics.size(), 0U);
        const auto cellOf = [&](const QByteArray& words) -> std::optional<Point> {
            const auto wanted = desk.session().analysis().statementAt(Offset(desk.text().indexOf(words)));
            const Area all = desk.canvas().extent();
            for (int y = all.y1; y <= all.y2; ++y) {
                for (int x = all.x1; x <= all.x2; ++x) {
                    const auto there = desk.canvas().statementsAt({x, y});
                    if (!there.empty() && there.front() == wanted)
                        return Point{x, y};
                }
            }
            return std::nullopt;
        };
        QTRY_VERIFY(cellOf("DOOR:false,closed,east,4") && cellOf("DOOR:false,closed,west,0"));
        desk.drag(*cellOf("DOOR:false,closed,east,4"), *cellOf("DOOR:false,closed,west,0"));
        desk.isOneStep(withDoors, with(withDoors, "RANDOM_CORRIDORS", "CORRIDOR:(0,east,0),(1,west,0)"));
        QTRY_VERIFY(desk.isCurrent());
    }

    // A quest's home has parts, so its things are dragged on a map.
    void dragsInAQuestHome() {
        LEVWRIGHT_NEEDS_SHARED();
        const QByteArray text = stockText(QStringLiteral("Arch.des"));
        Desk desk(text);
        desk.caretTo("STAIR:(55,07),down");
        desk.drag({55, 7}, {54, 7});
        desk.isOneStep(text, with(text, "STAIR:(55,07),down", "STAIR:(54,07),down"));
        QVERIFY(desk.session().levels().level(desk.session().currentLevel()).diagnostics.empty());
    }
};

LEVWRIGHT_TEST(RoomLevelTest)

} // namespace levwright::room_level_test

#include "RoomLevelTest.moc"
