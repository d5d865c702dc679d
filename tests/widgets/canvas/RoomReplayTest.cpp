// SPDX-License-Identifier: GPL-3.0-or-later
// A room level as a new user edits it: a monster, a room that is moved and resized, a door, a corridor. Rooms
// that were not touched stay where they are shown, and the window says what the text says.
#include "tests/support/TestProgram.h"
#include "tests/widgets/RoomDesk.h"
#include "tests/widgets/WindowOfText.h"

#include <QMessageBox>
#include <QTimer>

#include <algorithm>
#include <cstdlib>
#include <vector>

namespace levwright::room_replay_test {
namespace {

constexpr int roomCount = 5;
const QByteArray level = "LEVEL:\"rooms\"\n" +
                         QByteArray("ROOM:\"ordinary\",random,random,random,random\n").repeated(roomCount) +
                         "RANDOM_CORRIDORS\n";

Point middleOf(const Area& area) {
    return {(area.x1 + area.x2) / 2, (area.y1 + area.y2) / 2};
}

// The middle of one of the 5 x 5 places for rooms, as far as possible from all rooms but one.
Point freePlace(const std::vector<Area>& floors, std::size_t butFor) {
    Point best;
    int farthest = -1;
    for (int place = 0; place < roomPlaces.x * roomPlaces.y; ++place) {
        const Point cell{place % roomPlaces.x * 16 + 8, place / roomPlaces.x * 4 + 2};
        int nearest = 1000;
        for (std::size_t i = 0; i < floors.size(); ++i) {
            const Point middle = middleOf(floors[i]);
            if (i != butFor)
                nearest = std::min(nearest, std::abs(middle.x - cell.x) + 3 * std::abs(middle.y - cell.y));
        }
        if (nearest > farthest) {
            best = cell;
            farthest = nearest;
        }
    }
    return best;
}

// Counts what a user does: a click, a drag, a key with those that are held, a typed word.
struct Desk : RoomDesk {
    Desk() : RoomDesk(level) {
        if (!QTest::qWaitFor([this] { return isCurrent(); }))
            qFatal("no rooms");
        before = floors();
    }
    // The floors of all rooms, in the order of the text.
    std::vector<Area> floors() {
        std::vector<Area> all(roomCount);
        const Area extent = canvas().extent();
        std::vector<StatementRef> rooms;
        for (qsizetype at = text().indexOf("\nROOM"); at >= 0; at = text().indexOf("\nROOM", at + 1))
            rooms.push_back(*session().analysis().statementAt(Offset(at + 1)));
        for (int y = extent.y1; y <= extent.y2; ++y) {
            for (int x = extent.x1; x <= extent.x2; ++x) {
                const auto room = canvas().controls().rooms.roomAt({x, y});
                const auto found = room ? std::ranges::find(rooms, room->statement) : rooms.end();
                if (found != rooms.end())
                    all[std::size_t(found - rooms.begin())] = room->floor;
            }
        }
        return all;
    }
    // After an interaction: the untouched rooms are where they were.
    void did(std::optional<std::size_t> touched = {}) {
        ++count;
        QTRY_VERIFY(rolls().isUpToDate() && isCurrent());
        std::vector<Area> now = floors();
        if (touched)
            before[*touched] = now[*touched];
        QCOMPARE(now, before);
        Session fresh(
            {.game = session().analysis().gamePtr(), .bytes = std::string(session().text().bytes())}, files);
        fresh.select(session().selection());
        sayWhatTheTextSays(*this, fresh);
    }
    void press(Qt::Key which, Qt::KeyboardModifiers with = {}) {
        key(which, with);
        did();
    }
    void type(const char* words) {
        QTest::keyClicks(QApplication::focusWidget(), QString::fromLatin1(words));
        did();
    }
    void clickAt(Point cell) {
        click(cell);
        did();
    }
    void dragRoom(std::size_t room, const QPoint& from, Point to) {
        QTest::mousePress(view(), Qt::LeftButton, {}, from);
        moveTo(to);
        release(to);
        did(room);
    }

    std::vector<Area> before;
    int count = 0;
};

} // namespace

class RoomReplayTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void untouchedRoomsStay() {
        Desk desk;
        const std::vector<Area> atTheStart = desk.before;
        // A monster
        desk.press(Qt::Key_A, Qt::AltModifier);
        desk.type("jackal");
        desk.press(Qt::Key_Return);
        desk.clickAt(middleOf(desk.before[1]));
        desk.press(Qt::Key_Escape);
        QVERIFY2(desk.text().contains("\"jackal\",("), desk.text().constData());

        // A room is moved
        const Area start = desk.before[2];
        const Point place = freePlace(desk.before, 2);
        desk.dragRoom(2, desk.at(start.x2, start.y2), place);
        const Area moved = desk.before[2];
        QVERIFY(!moved.meets(start));
        QCOMPARE(moved.width(), start.width());

        // and resized.
        desk.clickAt(middleOf(moved));
        desk.dragRoom(2, desk.canvas().cellRect({moved.x2 + 1, moved.y2 + 1}).bottomRight(),
                      {moved.x2, moved.y2 + 1});
        const Area resized = desk.before[2];
        QCOMPARE(resized.width(), moved.width() - 1);
        QCOMPARE(resized.height(), moved.height());

        // A door
        desk.press(Qt::Key_D, Qt::AltModifier);
        const Point door{desk.before[0].x2 + 1, desk.before[0].y1};
        desk.clickAt(door);
        QVERIFY(desk.canvas().model().roomDoorAt(door).has_value());

        // A corridor from it to another room
        desk.press(Qt::Key_C, Qt::AltModifier);
        const Point end{desk.before[3].x1 - 1, desk.before[3].y2};
        QTimer::singleShot(0, &desk.window, [&] {
            auto* question = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            QVERIFY(question != nullptr);
            ++desk.count;
            QTest::keyClick(question, Qt::Key_Return);
        });
        desk.drag(door, end);
        desk.did();
        QVERIFY(desk.canvas().model().roomDoorAt(end).has_value());
        QVERIFY2(desk.text().endsWith("CORRIDOR:(0,east,0),(3,west,0)\n"), desk.text().constData());
        qInfo("%d interactions", desk.count);
        QCOMPARE_LE(desk.count, 13);

        // All of it is undone, and every room is back.
        const std::vector<Area> atTheEnd = desk.before;
        const QByteArray edited = desk.text();
        desk.session().goToStep(0);
        QCOMPARE(desk.text(), level);
        QTRY_VERIFY(desk.rolls().isUpToDate() && desk.isCurrent());
        QCOMPARE(desk.floors(), atTheStart);
        QVERIFY(!desk.rolls().isKept());
        desk.session().goToStep(desk.session().document().stepLabels().size());
        QCOMPARE(desk.text(), edited);
        QTRY_VERIFY(desk.rolls().isUpToDate() && desk.isCurrent());
        QCOMPARE(desk.floors(), atTheEnd);
    }
};

LEVWRIGHT_TEST(RoomReplayTest)

} // namespace levwright::room_replay_test

#include "RoomReplayTest.moc"
