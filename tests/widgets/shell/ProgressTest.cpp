// SPDX-License-Identifier: GPL-3.0-or-later
// Long work shows a dialog that can be cancelled; short work shows none.
#include "widgets/dialogs/Progress.h"

#include "tests/support/Patience.h"
#include "tests/support/TestProgram.h"
#include "tests/widgets/ProgressKeys.h"

#include <QDeadlineTimer>
#include <QTest>

#include <condition_variable>
#include <limits>
#include <mutex>
#include <semaphore>

namespace levwright::progress_test {
namespace {

constexpr int withoutEnd = std::numeric_limits<int>::max();

// Ends when the token requests it.
void waitUntilAbandoned(const std::stop_token& abandoned) {
    std::mutex mutex;
    std::unique_lock lock(mutex);
    std::condition_variable_any never;
    never.wait(lock, abandoned, [] { return false; });
}

} // namespace

class ProgressTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void fewStepsShowNothing() {
        const ProgressKeys keys;
        Progress progress(QStringLiteral("Counting…"), 3, nullptr);
        for (int step = 0; step < 3; ++step)
            QVERIFY(progress.mayGoOn());
        QCOMPARE(keys.shown(), 0);
    }

    void keysEndSteps_data() {
        QTest::addColumn<Qt::Key>("key");
        QTest::newRow("Escape") << Qt::Key_Escape;
        QTest::newRow("Space on Cancel") << Qt::Key_Space;
    }
    void keysEndSteps() {
        QFETCH(const Qt::Key, key);
        // The button has the focus.
        const ProgressKeys keys(key);
        Progress progress(QStringLiteral("Counting…"), withoutEnd, nullptr);
        int steps = 0;
        const QDeadlineTimer deadline(patience);
        while (!deadline.hasExpired() && progress.mayGoOn())
            ++steps;
        QCOMPARE(keys.shown(), 1);
        QVERIFY(steps > 0);
        QVERIFY(!deadline.hasExpired());
    }

    void shortWorkShowsNothing() {
        const ProgressKeys keys;
        bool isDone = false;
        waitFor(QStringLiteral("Reading…"), nullptr, [&](const std::stop_token&) { isDone = true; });
        QVERIFY(isDone);
        QCOMPARE(keys.shown(), 0);
    }

    void escapeEndsWork() {
        const ProgressKeys keys;
        bool wasAbandoned = false;
        waitFor(QStringLiteral("Reading…"), nullptr, [&](const std::stop_token& abandoned) {
            waitUntilAbandoned(abandoned);
            wasAbandoned = abandoned.stop_requested();
        });
        QVERIFY(wasAbandoned);
        QCOMPARE(keys.shown(), 1);
    }

    // The dialog goes when the work has ended, without a key that does anything.
    void longWorkEnds() {
        std::binary_semaphore seen(0);
        const ProgressKeys keys(Qt::Key_F5, [&] { seen.release(); });
        bool wasAbandoned = true;
        waitFor(QStringLiteral("Reading…"), nullptr, [&](const std::stop_token& abandoned) {
            seen.acquire();
            wasAbandoned = abandoned.stop_requested();
        });
        QVERIFY(!wasAbandoned);
        QCOMPARE(keys.shown(), 1);
    }
};

LEVWRIGHT_TEST(ProgressTest)

} // namespace levwright::progress_test

#include "ProgressTest.moc"
