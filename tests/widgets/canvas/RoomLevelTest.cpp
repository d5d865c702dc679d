// SPDX-License-Identifier: GPL-3.0-or-later
// Room levels, edited as a picture with mouse and keys: what RoomConformanceTest does not do in every
// language, such as corridors, and the games' own levels. Each edit is minimal and one step.
#include "core/scene/RoomPlaces.h"
#include "tests/support/Patience.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"
#include "tests/widgets/RoomDesk.h"
#include "widgets/shell/MapMenu.h"

#include <QHelpEvent>
#include <QMessageBox>
#include <QTimer>
#include <QToolTip>

#include <algorithm>
#include <cstdlib>
#include <functional>

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

// The floors of all rooms that are in no other, in the order in which the level makes them.
std::vector<Area> floors(Desk& desk) {
    std::vector<Area> areas;
    for (const roll::RolledRoom& room : desk.rolls().current()->level().rooms) {
        if (room.parent < 0)
            areas.push_back(room.area);
    }
    return areas;
}

QByteArray without(const QByteArray& text, const QByteArray& line) {
    return with(text, line, "");
}

std::vector<Area> without(std::vector<Area> areas, std::size_t room) {
    areas.erase(areas.begin() + std::ptrdiff_t(room));
    return areas;
}

// The middle of a place for rooms that no room is near.
Point freePlace(Desk& desk) {
    for (int y = 1; y <= 5; ++y) {
        for (int x = 1; x <= 5; ++x) {
            const Area place = Area{(x - 1) * 16, (y - 1) * 4, x * 16 - 1, y * 4 - 1};
            const auto isNear = [&](const Area& floor) { return floor.grown(4, 4).meets(place); };
            if (std::ranges::none_of(floors(desk), isNear))
                return {x * 16 - 8, y * 4 - 2};
        }
    }
    qFatal("no free place");
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

    // A high room reaches into the place below its own. It is taken there, and dropped there, as anywhere.
    void movesAHighRoomIntoThePlaceBelow() {
        const QByteArray text = "LEVEL:\"a\"\nROOM:\"ordinary\",lit,(1,1),(center,center),(9,7)\n";
        Desk desk(text);
        QTRY_VERIFY(desk.isCurrent());
        const Area before = desk.floorOf("ROOM");
        desk.click({before.x1, before.y1});
        desk.drag({before.x1, before.y1}, {40, 2});
        const QByteArray moved = with(text, "(1,1)", "(3,1)");
        QCOMPARE(desk.text(), moved);
        QTRY_VERIFY(desk.rolls().isUpToDate() && desk.isCurrent());
        const Area floor = desk.floorOf("ROOM");
        const Point middle{(floor.x1 + floor.x2) / 2, (floor.y1 + floor.y2) / 2};
        const Area below = cellsOfRoomPlace({3, 2});
        QVERIFY(below.contains(middle));
        const Point to{middle.x + 3, below.y2};
        desk.press(middle);
        desk.moveTo(to);
        QCOMPARE(desk.canvas().controls().roomDrag.preview().place, below);
        desk.release(to);
        desk.isOneStepAndShown(moved, with(moved, "(3,1)", "(3,2)"));
        QCOMPARE(desk.refusals.count(), 0);
    }

    // A drop that changes nothing says why, unless the pointer has only slipped.
    void saysWhyADroppedRoomStays() {
        Desk desk(level);
        const Area floor = desk.floorOf(large);
        const Point from{floor.x1, floor.y1 + 1};
        desk.drag(from, {from.x + 1, from.y});
        QCOMPARE(desk.refusals.count(), 0);
        desk.drag(from, {from.x + 4, from.y + 1});
        QCOMPARE(desk.refusal(), QStringLiteral("The room is in this place already."));
        QCOMPARE(desk.text(), level);
        desk.drag(from, {2, 21});
        const QByteArray anywhere = with(level, "(3,3)", "random");
        QCOMPARE(desk.text(), anywhere);
        QTRY_VERIFY(desk.rolls().isUpToDate() && desk.isCurrent());
        const Area now = desk.floorOf("ROOM");
        desk.drag({now.x1, now.y1}, {2, 21});
        QCOMPARE(desk.refusal(), QStringLiteral("The place of this room is random already."));
        QCOMPARE(desk.text(), anywhere);
    }

    // The line of a corridor may cross a room, which is dragged there as anywhere.
    void dragsRoomsUnderTheLineOfACorridor() {
        const QByteArray text = "LEVEL:\"a\"\nROOM:\"ordinary\",lit,(1,3),(center,center),(9,3)\n"
                                "DOOR:false,closed,west,1\n"
                                "ROOM:\"ordinary\",lit,(4,3),(center,center),(9,3)\n"
                                "DOOR:false,closed,west,1\nCORRIDOR:(0,west,0),(1,west,0)\n";
        Desk desk(text);
        QTRY_VERIFY(desk.isCurrent());
        const Area floor = desk.floorOf("ROOM");
        const Point onLine{floor.x1 + 4, floor.y1 + 1};
        desk.click({floor.x2 + 8, onLine.y});
        QVERIFY(desk.selectedText().startsWith("CORRIDOR"));
        desk.drag({floor.x2 + 8, onLine.y}, {floor.x2 + 8, onLine.y + 4});
        QCOMPARE(desk.refusal(), QStringLiteral("This has no place of its own that a drag could change."));
        desk.drag(onLine, {40, 18});
        desk.isOneStepAndShown(text, with(text, "(1,3)", "(3,5)"));
    }

    // The second press of a double click may begin a drag.
    void dragsAtTheSecondPress() {
        Desk desk(level);
        const QSignalSpy wanted(&desk.canvas(), &MapCanvas::textWanted);
        const Area floor = desk.floorOf(large);
        const Point from{floor.x2, floor.y1};
        const QPoint place = desk.at(from.x, from.y);
        const auto pressAgain = [&] {
            QMouseEvent second(QEvent::MouseButtonDblClick, place, desk.view()->mapToGlobal(place),
                               Qt::LeftButton, Qt::LeftButton, {});
            QApplication::sendEvent(desk.view(), &second);
        };
        desk.click(from);
        pressAgain();
        QCOMPARE(wanted.count(), 0);
        desk.release(from);
        QCOMPARE(wanted.count(), 1);
        desk.click(from);
        pressAgain();
        desk.WindowDesk::moveTo(desk.at(40, 6), Qt::LeftButton);
        desk.release({40, 6});
        QCOMPARE(wanted.count(), 1);
        desk.isOneStep(level, with(level, "(3,3)", "(3,2)"));
    }

    // The pointer, its tip and a press tell where the corridor tool does nothing, before something is drawn.
    void tellsWhereNoCorridorBegins_data() {
        QTest::addColumn<Point>("cell"); // from the first cell of the large room's floor
        QTest::addColumn<QString>("reason");
        const QString sides =
            QStringLiteral("The game digs corridors from the left and right walls of rooms only.");
        const QString rooms = QStringLiteral("Draw a corridor from one room to another.");
        QTest::newRow("upper wall") << Point{2, -1} << sides;
        QTest::newRow("lower wall") << Point{2, 7} << sides;
        QTest::newRow("corner") << Point{-1, -1}
                                << QStringLiteral("No corridor leads to the corner of a room.");
        QTest::newRow("stone") << Point{-6, 1} << rooms;
        QTest::newRow("room in a room")
            << Point{3, 2} << QStringLiteral("Corridors lead to rooms, but not to rooms in rooms.");
        QTest::newRow("left wall") << Point{-1, 2} << QString();
        QTest::newRow("right wall") << Point{11, 2} << QString();
        QTest::newRow("floor") << Point{1, 4} << QString();
    }
    void tellsWhereNoCorridorBegins() {
        QFETCH(const Point, cell);
        QFETCH(const QString, reason);
        Desk desk(level);
        const Area floor = desk.floorOf(large);
        const Area other = desk.floorOf(small);
        const Point from{floor.x1 + cell.x, floor.y1 + cell.y};
        const QPoint place = desk.at(from.x, from.y);
        desk.trigger("tool.corridor");
        desk.WindowDesk::moveTo(place);
        QCOMPARE(desk.view()->cursor().shape(), reason.isEmpty() ? Qt::CrossCursor : Qt::ForbiddenCursor);
        QToolTip::hideText();
        QHelpEvent rest(QEvent::ToolTip, place, desk.view()->mapToGlobal(place));
        QApplication::sendEvent(desk.view(), &rest);
        QCOMPARE(QToolTip::isVisible() && QToolTip::text() == reason, !reason.isEmpty());
        desk.press(from);
        QCOMPARE(desk.refusal(), reason);
        // The same at the other end.
        if (reason.isEmpty()) {
            for (const Point bad :
                 {Point{other.x1, other.y2 + 1}, Point{floor.x1 + 3, floor.y1}, Point{0, 0}}) {
                desk.WindowDesk::moveTo(desk.at(bad.x, bad.y), Qt::LeftButton);
                QCOMPARE(desk.view()->cursor().shape(), Qt::ForbiddenCursor);
            }
            for (const Point good : {Point{other.x1, other.y1}, Point{other.x1 - 1, other.y1}}) {
                desk.WindowDesk::moveTo(desk.at(good.x, good.y), Qt::LeftButton);
                QCOMPARE(desk.view()->cursor().shape(), Qt::CrossCursor);
            }
        }
        QTest::keyClick(&desk.canvas(), Qt::Key_Escape);
        desk.release(from);
        QCOMPARE(desk.text(), level);
    }

    // The layout follows at once. The corridor leads from the one door to the other.
    void showsACorridorAtOnce() {
        const QByteArray text = "LEVEL:\"a\"\nROOM:\"ordinary\",lit,(2,3),(center,center),(9,5)\n"
                                "ROOM:\"ordinary\",lit,(4,2),(center,center),(7,5)\n";
        Desk desk(text);
        QTRY_VERIFY(desk.isCurrent());
        const Area first = desk.floorOf("ROOM");
        const auto ways = [&] {
            return std::ranges::count(desk.rolls().current()->level().terrain, std::uint8_t(roll::Corridor));
        };
        QCOMPARE(ways(), 0);
        desk.trigger("tool.corridor");
        desk.drag({first.x2 + 1, first.y1 + 2}, {desk.canvas().extent().x2, 0});
        const Area second = desk.floorOf("ROOM:\"ordinary\",lit,(4,2)");
        desk.drag({first.x2 + 1, first.y1 + 2}, {second.x1 - 1, second.y1 + 2});
        QVERIFY2(desk.text().contains("CORRIDOR"), desk.text().constData());
        QTRY_VERIFY(desk.rolls().isUpToDate());
        QVERIFY(ways() > 10);
    }

    // A place where the game has no room for it is marked while the room is dragged there.
    void marksWhereOtherRoomsAreInTheWay() {
        Desk desk(level);
        const Area moved = desk.floorOf(small);
        const Area other = desk.floorOf(large);
        const Point from{moved.x2, moved.y2};
        const Point there{(other.x1 + other.x2) / 2, (other.y1 + other.y2) / 2};
        const auto isTaken = [&] { return desk.canvas().controls().roomDrag.preview().isTaken; };
        desk.press(from);
        desk.moveTo(freePlace(desk));
        QVERIFY(!isTaken());
        desk.moveTo(there);
        QVERIFY(isTaken());
        QCOMPARE(desk.refusals.count(), 0);
        desk.release(there);
        QCOMPARE(desk.refusals.count(), 1);
        QVERIFY(desk.text().contains("ROOM:\"ordinary\",lit,(3,3),(left,top),(5,3)"));
    }

    // While one edits, every room stays where it is shown, except the one that is changed; and that one lands
    // where it was drawn.
    void untouchedRoomsStay_data() {
        QTest::addColumn<QByteArray>("game");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("thing");
        const QByteArray random = "ROOM:\"ordinary\",random,random,random,random";
        const QByteArray small = "ROOM:\"ordinary\",lit,random,random,(5,3)";
        QTest::newRow("3.4.3") << QByteArray("nethack-3.4.3")
                               << QByteArray("LEVEL:\"a\"\n" + random + "\nOBJECT:random,random,random\n" +
                                             small + "\nFOUNTAIN:(0,0)\n" + random + "\nSINK:(0,0)\n" +
                                             random + "\nRANDOM_CORRIDORS\n")
                               << QByteArray("MONSTER:random,random,random\n");
        QTest::newRow("3.6") << QByteArray("nethack-3.6")
                             << QByteArray("LEVEL:\"a\"\n" + random + " {\nOBJECT:random,random\n}\n" +
                                           small + " {\nFOUNTAIN:(0,0)\n}\n" + random +
                                           " {\nSINK:(0,0)\n}\n" + random + " {\n}\nRANDOM_CORRIDORS\n")
                             << QByteArray("MONSTER:random,random\n");
        QTest::newRow("3.7") << QByteArray("nethack-3.7")
                             << QByteArray(
                                    "des.room({ contents = function()\ndes.object()\nend })\n"
                                    "des.room({ type = \"ordinary\", lit = 1, w = 5, h = 3, contents = "
                                    "function()\ndes.feature(\"fountain\", 0, 0)\nend })\n"
                                    "des.room({ contents = function()\ndes.feature(\"sink\", 0, 0)\nend })\n"
                                    "des.room({ contents = function()\nend })\ndes.random_corridors()\n")
                             << QByteArray("des.monster()\n");
    }
    void untouchedRoomsStay() {
        QFETCH(const QByteArray, game);
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArray, thing);
        Desk desk(text, game.constData());
        const std::vector<Area> before = floors(desk);
        QVERIFY(before.size() >= 3);
        // A thing is added to the first room, and its neighbour gets another one.
        for (const char* word : {"bject", "ountain"}) {
            const QByteArray now = desk.text();
            const auto at = Offset(now.indexOf('\n', now.toLower().indexOf(word)) + 1);
            desk.session().apply(TextEdit::insert(at, thing.toStdString()), QStringLiteral("Typing"));
            QTRY_VERIFY_WITH_TIMEOUT(desk.rolls().isUpToDate() && desk.isCurrent(), patience);
            QCOMPARE(floors(desk), before);
            QVERIFY(desk.rolls().isKept());
        }
        // The second room is moved by hand.
        const auto dragged = std::size_t(1);
        const Point to = freePlace(desk);
        const Area floor = before[dragged];
        desk.press({floor.x2, floor.y2});
        desk.moveTo({(floor.x2 + to.x) / 2, (floor.y2 + to.y) / 2});
        desk.moveTo(to);
        const std::optional<Area> ghost = desk.canvas().controls().roomDrag.preview().box;
        QVERIFY(ghost.has_value());
        desk.release(to);
        QTRY_VERIFY_WITH_TIMEOUT(desk.rolls().isUpToDate() && desk.isCurrent(), patience);
        QCOMPARE(floors(desk)[dragged].grown(1, 1), *ghost);
        QCOMPARE(without(floors(desk), dragged), without(before, dragged));
        // It is resized, and its other corner stays.
        const Area moved = floors(desk)[dragged];
        desk.click({moved.x2, moved.y2});
        const QPoint handle = desk.canvas().cellRect({moved.x2 + 1, moved.y2 + 1}).bottomRight();
        QTest::mousePress(desk.view(), Qt::LeftButton, {}, handle);
        desk.moveTo({moved.x2 + 2, moved.y2 + 1});
        desk.release({moved.x2 + 2, moved.y2 + 1});
        QTRY_VERIFY_WITH_TIMEOUT(desk.rolls().isUpToDate() && desk.isCurrent(), patience);
        const Area resized = floors(desk)[dragged];
        QCOMPARE(resized.width(), moved.width() + 1);
        QVERIFY(std::abs(resized.x1 - moved.x1) <= 1 && resized.y1 == moved.y1);
        QCOMPARE(without(floors(desk), dragged), without(before, dragged));
        // An undo brings it back, and nothing else moves.
        desk.session().undo();
        QTRY_VERIFY_WITH_TIMEOUT(desk.rolls().isUpToDate() && desk.isCurrent(), patience);
        QCOMPARE(floors(desk)[dragged], moved);
        QCOMPARE(without(floors(desk), dragged), without(before, dragged));
        // A seed that is chosen is rolled as the game rolls it.
        desk.rolls().turnTo(1);
        QTRY_VERIFY_WITH_TIMEOUT(desk.rolls().isUpToDate() && !desk.rolls().isKept(), patience);
        const auto plan =
            desk.session().game().language().plan(desk.session().levels().source(0), {}).value();
        roll::Roller roller(plan);
        QVERIFY(desk.rolls().current()->level() == roller.roll(1));
    }

    // The corner that is not dragged stays, as far as the game's places and alignments allow.
    void resizingKeepsTheOtherCorner_data() {
        QTest::addColumn<QByteArray>("place");
        QTest::addColumn<int>("column"); // 0: any
        QTest::addColumn<int>("row");
        QTest::addColumn<bool>("isCentered"); // or aligned to the upper left
        QTest::newRow("upper left") << QByteArray("(2,3),(left,top)") << 2 << 3 << false;
        QTest::newRow("center") << QByteArray("(2,3),(center,center)") << 2 << 3 << true;
        QTest::newRow("center anywhere") << QByteArray("random,(center,center)") << 0 << 0 << true;
        QTest::newRow("upper left anywhere") << QByteArray("random,(left,top)") << 0 << 0 << false;
    }
    void resizingKeepsTheOtherCorner() {
        QFETCH(const QByteArray, place);
        QFETCH(const int, column);
        QFETCH(const int, row);
        QFETCH(const bool, isCentered);
        for (const Point grown : {Point{2, 1}, Point{5, 0}, Point{-2, -1}}) {
            Desk desk("LEVEL:\"a\"\nROOM:\"ordinary\",lit," + place + ",(6,3)\n");
            QTRY_VERIFY(desk.isCurrent());
            const Area before = desk.floorOf("ROOM");
            desk.click({before.x1, before.y1});
            const QPoint handle = desk.canvas().cellRect({before.x2 + 1, before.y2 + 1}).bottomRight();
            QTest::mousePress(desk.view(), Qt::LeftButton, {}, handle);
            const Point to{before.x2 + 1 + grown.x, before.y2 + 1 + grown.y};
            desk.moveTo(to);
            desk.release(to);
            QTRY_VERIFY(desk.rolls().isUpToDate() && desk.isCurrent());
            const Area after = desk.floorOf("ROOM");
            const Point size{6 + grown.x, 3 + grown.y};
            QCOMPARE(Point({after.width(), after.height()}), size);
            // How near the game's formula can come. Source: level-loading, section 16.
            const auto nearest = [](int stated, const std::function<int(int)>& begin, int wanted) {
                int least = 1000;
                for (int i = stated == 0 ? 1 : stated; i <= (stated == 0 ? 5 : stated); ++i)
                    least = std::min(least, std::abs(std::max(begin(i), 2) - wanted));
                return least;
            };
            const auto columnAt = [&](int i) {
                const int x = (i - 1) * 16 + 1 + (isCentered ? (16 - size.x) / 2 : 0);
                return x + size.x > 79 ? 77 - size.x : x;
            };
            const auto rowAt = [&](int i) {
                const int y = (i - 1) * 21 / 5 + 1 + (isCentered ? (4 - size.y) / 2 : 0);
                return y + size.y > 20 ? 18 - size.y : y;
            };
            QCOMPARE(std::abs(after.x1 - before.x1), nearest(column, columnAt, before.x1));
            QCOMPARE(std::abs(after.y1 - before.y1), nearest(row, rowAt, before.y1));
        }
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

    // The door tool, in each language. The door stands where it was drawn.
    void buildsDoorsByTheTool_data() {
        QTest::addColumn<QByteArray>("game");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("room");
        QTest::addColumn<QByteArray>("door");
        QTest::newRow("3.4.3") << QByteArray("nethack-3.4.3") << level << large
                               << QByteArray("DOOR:false,closed,north,2\n");
        QTest::newRow("3.6") << QByteArray("nethack-3.6")
                             << QByteArray(
                                    "LEVEL:\"a\"\nROOM:\"ordinary\",lit,(3,3),(center,center),(11,7) {\n"
                                    "SUBROOM:\"ordinary\",lit,(4,2),(3,2) {\n}\n}\nRANDOM_CORRIDORS\n")
                             << QByteArray("SUBROOM") << QByteArray("ROOMDOOR:false,closed,north,2\n");
        QTest::newRow("3.7") << QByteArray("nethack-3.7")
                             << QByteArray(
                                    "des.level_flags(\"noflip\")\n"
                                    "des.room({ type = \"ordinary\", x = 3, y = 3, xalign = \"center\", "
                                    "yalign = \"center\", w = 11, h = 7, contents = function()\n"
                                    "des.room({ type = \"ordinary\", x = 4, y = 2, w = 3, h = 2, contents = "
                                    "function()\nend })\nend })\ndes.random_corridors()\n")
                             << QByteArray("des.room({ type = \"ordinary\", x = 4")
                             << QByteArray("wall = \"north\", pos = 2 })\n");
        // The size is random: the wall is as long as it is shown.
        QTest::newRow("random size, 3.4.3")
            << QByteArray("nethack-3.4.3")
            << QByteArray("LEVEL:\"a\"\nROOM:\"ordinary\",lit,random,random,random\nRANDOM_CORRIDORS\n")
            << QByteArray("ROOM") << QByteArray("DOOR:false,closed,north,2\n");
    }
    void buildsDoorsByTheTool() {
        QFETCH(const QByteArray, game);
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArray, room);
        QFETCH(const QByteArray, door);
        Desk desk(text, game.constData());
        const Area floor = desk.floorOf(room);
        desk.trigger("tool.door");
        desk.click({floor.x1 + 1, floor.y1 + 1});
        QCOMPARE(desk.text(), text);
        QCOMPARE(desk.refusal(), QStringLiteral("A door must be put into the wall of a room."));
        desk.click({floor.x1 + 2, floor.y1 - 1});
        QVERIFY2(desk.text().contains(door), desk.text().constData());
        desk.isOneStepAndShown(text, desk.text());
        QCOMPARE(desk.floorOf(room), floor);
        const Point drawn{floor.x1 + 2, floor.y1 - 1};
        const auto statement = desk.session().analysis().statementAt(Offset(desk.text().indexOf(door)));
        QTRY_COMPARE(desk.canvas().model().roomDoorAt(drawn), statement);
        const roll::LevelInstance& rolled = desk.rolls().current()->level();
        QVERIFY(roll::isDoor(rolled.terrain[std::size_t(roll::cellOf(drawn))]));
    }

    // The game makes no doors there, and the refusal says so.
    void doorsAndCorridorsThatCannotBe_data() {
        QTest::addColumn<QByteArray>("game");
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("3.6") << QByteArray("nethack-3.6")
                             << QByteArray("LEVEL:\"a\"\nROOM:\"ordinary\",lit,(2,2),(center,center),(5,3) "
                                           "{\n}\nROOM:\"ordinary\",lit,(4,4),(center,center),(5,3) {\n}\n"
                                           "RANDOM_CORRIDORS\n");
        for (const char* game : {"nethack-3.7", "nethack-5.0"})
            QTest::newRow(game) << QByteArray(game)
                                << QByteArray("des.level_flags(\"noflip\")\n"
                                              "des.room({ x = 2, y = 2, xalign = \"center\", yalign = "
                                              "\"center\", w = 5, h = 3 })\n"
                                              "des.room({ x = 4, y = 4, xalign = \"center\", yalign = "
                                              "\"center\", w = 5, h = 3 })\n"
                                              "des.random_corridors()\n");
    }
    void doorsAndCorridorsThatCannotBe() {
        QFETCH(const QByteArray, game);
        QFETCH(const QByteArray, text);
        Desk desk(text, game.constData());
        const std::vector<Area> rooms = floors(desk);
        QCOMPARE(rooms.size(), std::size_t(2));
        desk.trigger("tool.door");
        desk.click({rooms[0].x1 + 1, rooms[0].y1 - 1});
        QCOMPARE(desk.refusal(), QStringLiteral("The game makes such doors only in rooms in rooms; corridors "
                                                "bring the doors of outer rooms."));
        desk.trigger("tool.corridor");
        desk.drag({rooms[0].x2 + 1, rooms[0].y1}, {rooms[1].x1 - 1, rooms[1].y1});
        QCOMPARE(desk.refusal(),
                 QStringLiteral("The game makes no doors in outer rooms that a corridor could "
                                "join: random corridors bring their own."));
        QCOMPARE(desk.text(), text);
    }

    // From wall to wall, with doors that are not there yet; the level's random corridors are asked about
    // once.
    void buildsCorridorsByTheTool_data() {
        QTest::addColumn<QString>("answer");
        QTest::addColumn<QByteArray>("corridors");
        QTest::newRow("they go") << QStringLiteral("Replace Them")
                                 << QByteArray("CORRIDOR:(0,east,1),(1,west,0)\n");
        QTest::newRow("they stay") << QStringLiteral("Keep Them") << QByteArray("RANDOM_CORRIDORS\n");
    }
    void buildsCorridorsByTheTool() {
        QFETCH(const QString, answer);
        QFETCH(const QByteArray, corridors);
        Desk desk(level);
        const Area floor = desk.floorOf(large);
        const Area other = desk.floorOf(small);
        int asked = 0;
        const auto whenAsked = [&](const QString& button) {
            QTimer::singleShot(0, &desk.window, [&, button] {
                const auto* question = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
                QVERIFY(question != nullptr);
                ++asked;
                for (QAbstractButton* each : question->buttons()) {
                    if (each->text() == button)
                        return QTest::mouseClick(each, Qt::LeftButton);
                }
            });
        };
        desk.trigger("tool.corridor");
        for (const Point inside : {Point{floor.x2, floor.y1}, Point{floor.x2 + 1, floor.y2}}) {
            desk.drag({floor.x1, floor.y1}, inside);
            QCOMPARE(desk.text(), level);
            QCOMPARE(desk.refusal(), QStringLiteral("Draw a corridor from one room to another."));
        }
        whenAsked(answer);
        desk.drag({floor.x2 + 1, floor.y2}, {other.x1 - 1, other.y1 + 1});
        QCOMPARE(asked, 1);
        QByteArray after = with(level, "RANDOM_CORRIDORS\n", corridors);
        after =
            with(after, "DOOR:false,closed,east,3\n", "DOOR:false,closed,east,3\nDOOR:false,closed,east,6\n");
        QCOMPARE(desk.text(), after);
        desk.isOneStepAndShown(level, after);
        QCOMPARE(desk.floorOf(large), floor);
        QCOMPARE(desk.floorOf(small), other);
        // It is not asked again.
        desk.drag({floor.x2 + 1, floor.y1}, {other.x1 - 1, other.y2});
        QCOMPARE(asked, 1);
        QVERIFY(desk.text().contains("DOOR:false,closed,east,0\n"));
        if (answer.startsWith("Keep"))
            QCOMPARE(desk.refusal(),
                     QStringLiteral("Only the doors are added, because the random corridors stay."));
    }

    // From floor to floor: through the doors that are in the nearest walls, or through new ones.
    void buildsCorridorsFromRoomToRoom_data() {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<bool>("isBackwards");
        QTest::addColumn<QByteArray>("after");
        const QByteArray doors = without(level, "RANDOM_CORRIDORS\n");
        const QByteArray bare =
            without(without(doors, "DOOR:false,closed,east,3\n"), "DOOR:false,closed,west,1\n");
        const QByteArray corridor = "CORRIDOR:(0,east,0),(1,west,0)\n";
        QTest::newRow("doors") << doors << false << doors + corridor;
        QTest::newRow("backwards") << doors << true << doors + "CORRIDOR:(1,west,0),(0,east,0)\n";
        QTest::newRow("no doors") << bare << false
                                  << with(with(bare, "FOUNTAIN:(1,1)\n",
                                               "FOUNTAIN:(1,1)\nDOOR:false,closed,east,0\n"),
                                          "(5,3)\n", "(5,3)\nDOOR:false,closed,west,2\n") +
                                         corridor;
    }
    void buildsCorridorsFromRoomToRoom() {
        QFETCH(const QByteArray, before);
        QFETCH(const bool, isBackwards);
        QFETCH(const QByteArray, after);
        Desk desk(before);
        const Area floor = desk.floorOf(large);
        const Area other = desk.floorOf(small);
        QVERIFY(other.x1 > floor.x2 && other.y2 < floor.y1);
        const Point from{floor.x1, floor.y2};
        const Point to{other.x2, other.y1};
        desk.trigger("tool.corridor");
        desk.drag(isBackwards ? to : from, isBackwards ? from : to);
        QCOMPARE(desk.text(), after);
        desk.isOneStepAndShown(before, after);
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
        const LevelModel& home = desk.session().levels().level(desk.session().currentLevel());
        const auto isTip = [](const Diagnostic& found) { // the game's own level has such doorways
            return found.code == DiagnosticCode::DoorWithoutStatement;
        };
        QVERIFY(std::ranges::all_of(home.diagnostics, isTip));
    }
};

LEVWRIGHT_TEST(RoomLevelTest)

} // namespace levwright::room_level_test

#include "RoomLevelTest.moc"
