// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/Patience.h"
#include "tests/widgets/PaletteDesk.h"
#include "widgets/rollview/RollPanel.h"
#include "widgets/shell/MapMenu.h"

#include <QSignalSpy>

namespace levwright {

// The window for a user who edits a room level as a picture.
struct RoomDesk : PaletteDesk {
    explicit RoomDesk(const QByteArray& text) : PaletteDesk(text), refusals(&session(), &Session::refused) {}
    // For another game than the default one, with its rooms visible.
    RoomDesk(const QByteArray& text, const char* game) : RoomDesk(text) {
        session().readAs(loadGame(game).value());
        if (!QTest::qWaitFor([this] { return canvas().sight().showsRooms() && isCurrent(); }, patience))
            qFatal("no rooms");
    }

    QWidget* view() { return canvas().viewport(); }
    RollModel& rolls() { return child<RollPanel>("rolls").model(); }
    // The floor of the room that the statement opens, as the picture shows it.
    Area floorOf(const QByteArray& words) {
        const auto statement = session().analysis().statementAt(Offset(text().indexOf(words)));
        const Area all = canvas().extent();
        for (int y = all.y1; y <= all.y2; ++y) {
            for (int x = all.x1; x <= all.x2; ++x) {
                const auto room = canvas().controls().rooms.roomAt({x, y});
                if (room && room->statement == statement)
                    return room->floor;
            }
        }
        return {};
    }
    void press(Point cell) { QTest::mousePress(view(), Qt::LeftButton, {}, at(cell.x, cell.y)); }
    void moveTo(Point cell) { QTest::mouseMove(view(), at(cell.x, cell.y)); }
    void release(Point cell) { QTest::mouseRelease(view(), Qt::LeftButton, {}, at(cell.x, cell.y)); }
    void drag(Point from, Point to) {
        press(from);
        moveTo({(from.x + to.x) / 2, (from.y + to.y) / 2});
        moveTo(to);
        release(to);
    }
    void click(Point cell) {
        press(cell);
        release(cell);
    }
    // Whether the picture is that of the current text.
    bool isCurrent() {
        return rolls().problem().isEmpty() && rolls().current() != nullptr &&
               canvas().controls().rooms.roomAt({rolls().current()->level().rooms.front().area.x1,
                                                 rolls().current()->level().rooms.front().area.y1});
    }
    // A change is one step, and undo restores every byte.
    void isOneStep(const QByteArray& before, const QByteArray& after) {
        QCOMPARE(text(), after);
        session().undo();
        QCOMPARE(text(), before);
        session().redo();
        QCOMPARE(text(), after);
    }
    // The picture follows as well, for a level that can be rolled.
    void isOneStepAndShown(const QByteArray& before, const QByteArray& after) {
        isOneStep(before, after);
        QTRY_VERIFY_WITH_TIMEOUT(isCurrent(), patience);
    }
    // Chooses a line of the menu at a cell.
    void choose(Point cell, const QString& line) {
        QTest::mouseMove(view(), at(cell.x, cell.y));
        QTest::mouseClick(view(), Qt::RightButton, {}, at(cell.x, cell.y));
        auto* menu = window.findChild<MapMenu*>();
        for (QAction* action : menu->actions()) {
            if (action->text().remove(u'&') != line)
                continue;
            action->trigger();
            menu->close();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            return;
        }
        QFAIL(qPrintable(line));
    }
    QString refusal() { return refusals.isEmpty() ? QString() : refusals.last().first().toString(); }
    QSignalSpy refusals;
};

} // namespace levwright
