// SPDX-License-Identifier: GPL-3.0-or-later
// A script that never ends is rolled in a thread that nobody waits for. The window continues, whatever is
// typed.
#include "widgets/session/ScriptWorker.h"

#include "core/model/LevelLanguage.h"
#include "tests/support/Patience.h"
#include "tests/support/TestProgram.h"
#include "tests/widgets/WindowDesk.h"
#include "widgets/rollview/RollPanel.h"

#include <semaphore>

namespace levwright::script_worker_test {
namespace {

// The picture of a room level is its roll, so it is rolled without a request.
const QByteArray rooms = "des.level_init({ style = \"solidfill\", fg = \" \" })\n"
                         "des.room({ type = \"ordinary\", contents = function()\n"
                         "  des.stair(\"up\")\n"
                         "end })\n"
                         "des.room({ type = \"ordinary\", contents = function()\n"
                         "  des.stair(\"down\")\n"
                         "end })\n"
                         "des.random_corridors()\n";
const QString endless = QStringLiteral("for i = 1, 1e9 do ('x'):rep(9) end -- ");

struct Desk : WindowDesk {
    explicit Desk(const QByteArray& text = rooms) {
        open(text, QStringLiteral("/rooms.lua"));
        trigger("view.roll");
    }
    RollModel& rolls() const { return window.page().panel<RollPanel>()->model(); }
    bool isRolled() {
        return QTest::qWaitFor([&] { return rolls().isUpToDate(); }, patience) &&
               rolls().current() != nullptr;
    }
    void type(const QString& text) { QTest::keyClicks(&editor(), text); }
    void toEnd() { editor().moveCursor(QTextCursor::End); }
};

} // namespace

class ScriptWorkerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keepsThePicture() {
        Desk desk;
        QVERIFY(desk.isRolled());
        QVERIFY2(desk.rolls().problem().isEmpty(), qPrintable(desk.rolls().problem()));
        const roll::LevelInstance before = desk.rolls().current()->level();
        desk.toEnd();
        desk.type(endless);
        QCOMPARE(desk.text(), rooms + endless.toUtf8());
        QVERIFY(desk.rolls().current()->level() == before);
        QVERIFY(desk.isRolled());
        QVERIFY2(desk.rolls().problem().contains(QStringLiteral("Line 9: ")) &&
                     desk.rolls().problem().contains(QStringLiteral("Lua time exceeded")),
                 qPrintable(desk.rolls().problem()));
        QVERIFY(desk.rolls().current()->level() == before);
        // The text is correct again.
        while (desk.text() != rooms)
            desk.trigger("edit.undo");
        QVERIFY(desk.isRolled());
        QVERIFY2(desk.rolls().problem().isEmpty(), qPrintable(desk.rolls().problem()));
        QVERIFY(desk.rolls().current()->level() == before);
    }

    // Both documents accept keys while one is being rolled.
    void otherDocumentsGoOn() {
        Desk desk;
        QVERIFY(desk.isRolled());
        desk.toEnd();
        desk.type(endless);
        desk.open(rooms, QStringLiteral("/other.lua"));
        desk.toEnd();
        desk.type(QStringLiteral("-- other"));
        QCOMPARE(desk.text(), rooms + "-- other");
        QVERIFY(desk.isRolled());
        QVERIFY2(desk.rolls().problem().isEmpty(), qPrintable(desk.rolls().problem()));
    }

    void showsTheSeedThatIsWantedLast() {
        Desk desk;
        QVERIFY(desk.isRolled());
        for (std::uint64_t seed = 2; seed < 8; ++seed)
            desk.rolls().showSeed(seed);
        QCOMPARE(desk.rolls().seed(), std::uint64_t(7));
        QVERIFY(desk.isRolled());
        QCOMPARE(desk.rolls().current()->seed(), std::uint64_t(7));
    }

    void closes() {
        Desk desk;
        QVERIFY(desk.isRolled());
        desk.toEnd();
        desk.type(endless);
        desk.rolls().showSeed(2); // begins at once
        QVERIFY(!desk.rolls().isUpToDate());
    }

    // ---- the worker alone

    void givesUpWithoutWaiting() {
        std::binary_semaphore begun(0);
        std::binary_semaphore given(0);
        bool isTaken = false;
        bool isNextTaken = false;
        ScriptWorker worker;
        worker.start<int>(
            [&](const std::stop_token& token) {
                begun.release();
                while (!token.stop_requested()) {
                }
                given.release();
                return 1;
            },
            [&](int) { isTaken = true; });
        begun.acquire();
        worker.giveUp();
        worker.start<int>([](const std::stop_token&) { return 2; }, [&](int) { isNextTaken = true; });
        given.acquire();
        QVERIFY(QTest::qWaitFor([&] { return isNextTaken; }, patience));
        QVERIFY(!isTaken);
    }

    void mayEndAtAnyTime() {
        std::binary_semaphore begun(0);
        bool isTaken = false;
        {
            ScriptWorker worker;
            worker.start<int>(
                [&](const std::stop_token& token) {
                    begun.release();
                    while (!token.stop_requested()) {
                    }
                    return 1;
                },
                [&](int) { isTaken = true; });
            begun.acquire();
        }
        QCoreApplication::processEvents();
        QVERIFY(!isTaken);
    }
};

LEVWRIGHT_TEST(ScriptWorkerTest)

} // namespace levwright::script_worker_test

#include "ScriptWorkerTest.moc"
