// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/Patience.h"
#include "tests/widgets/WindowDesk.h"
#include "widgets/pages/MessageBar.h"
#include "widgets/rollview/RollPanel.h"

#include <QMouseEvent>

#include <algorithm>

namespace levwright {

// The window for a user who drags things on a small map, in any language.
struct DragDesk : WindowDesk {
    using WindowDesk::WindowDesk;
    DragDesk(const QByteArray& text, const QString& path) { open(text, path); }

    RollModel& rolls() const { return window.page().panel<RollPanel>()->model(); }
    MessageBar& messages() const { return window.page().messages(); }
    bool isRolled() {
        return QTest::qWaitFor([&] { return rolls().current() != nullptr; }, patience);
    }
    void press(Point cell) { QTest::mousePress(canvas().viewport(), Qt::LeftButton, {}, at(cell.x, cell.y)); }
    void release(Point cell) {
        QTest::mouseRelease(canvas().viewport(), Qt::LeftButton, {}, at(cell.x, cell.y));
    }
    // Offscreen, a mouse move reports no button, so this sends the event that a window system would send.
    void moveTo(Point cell) {
        const QPoint place = at(cell.x, cell.y);
        QMouseEvent event(QEvent::MouseMove, place, canvas().viewport()->mapToGlobal(place), Qt::NoButton,
                          Qt::LeftButton, {});
        QApplication::sendEvent(canvas().viewport(), &event);
    }
    // Selects what is there and drags it.
    void dragFrom(Point from, Point to) {
        trigger("tool.select");
        press(from);
        release(from);
        press(from);
        moveTo(to);
        release(to);
    }
    // The cells where the map shows the effects of the statement that starts with these words.
    std::vector<Point> cellsOf(const QByteArray& words) {
        const auto statement = session().analysis().statementAt(Offset(text().indexOf(words)));
        std::vector<Point> cells;
        for (int y = 0; y < 5; ++y) {
            for (int x = 0; x < 10; ++x) {
                if (statement && std::ranges::contains(canvas().statementsAt({x, y}), *statement))
                    cells.push_back({x, y});
            }
        }
        return cells;
    }
    // Shows a roll in which the cell has only what is written.
    void clear(Point cell) {
        if (!isRolled())
            qFatal("no roll");
        while (canvas().statementsAt(cell).size() != 1)
            rolls().showNext();
        rolls().setShown(false);
    }
};

} // namespace levwright
