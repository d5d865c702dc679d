// SPDX-License-Identifier: GPL-3.0-or-later
// Random keys and mouse actions on real levels of every language. Whatever is done, undoing everything
// restores the bytes of the file, redoing restores what was there, and the saved file equals the text.
// LEVWRIGHT_KEYS=N continues until that many keys were pressed (default 3000). LEVWRIGHT_SEED: the seed for
// the first file.
#include "tests/widgets/storms/Storm.h"

#include "tests/support/Memory.h"
#include "tests/support/TestProgram.h"
#include "tests/support/Wanted.h"
#include "tests/widgets/storms/StockLevels.h"

#include <algorithm>

namespace levwright::storm_test {
namespace {

constexpr std::size_t mostBytes = 10'000'000;   // of a file
constexpr std::size_t mostMemory = 400'000'000; // bytes, in addition to what the window had before

} // namespace

class StormTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void losesNothing() {
        LEVWRIGHT_NEEDS_SHARED();
        const int wanted = wantedNumber("LEVWRIGHT_KEYS", 3000);
        const std::vector<StockLevel> levels = stockLevels();
        const std::size_t before = allocatedBytes();
        std::size_t most = 0;
        int keys = 0;
        for (quint32 seed = quint32(wantedNumber("LEVWRIGHT_SEED", 1)); keys < wanted; ++seed) {
            const auto& [game, path, bytes] = levels[(seed * 37) % levels.size()];
            const QByteArray name = path.toUtf8() + ", seed " + QByteArray::number(seed);
            if (wanted > 100'000)
                qInfo("%d keys, %s", keys, name.constData());
            WindowDesk desk(bytes, seed % 2 == 0 ? Theme::light() : Theme::dark());
            desk.session().readAs(game);
            Storm storm(desk, seed);
            for (int steps = 60; steps > 0; --steps)
                storm.step();
            keys += storm.keys();
            desk.session().endStep();
            const QByteArray last = desk.text();
            const std::size_t done = desk.session().document().doneSteps();
            desk.trigger("file.save");
            const auto saved = desk.files.read(desk.session().path().toStdU16String(), mostBytes);
            QVERIFY2(saved && QByteArray::fromStdString(*saved) == last,
                     QByteArray(name + ": saved").constData());
            desk.session().goToStep(0);
            QVERIFY2(desk.text() == bytes, QByteArray(name + ": undone").constData());
            desk.session().goToStep(done);
            QVERIFY2(desk.text() == last, QByteArray(name + ": redone").constData());
            const std::size_t now = allocatedBytes();
            most = std::max(most, now > before ? now - before : 0);
            QVERIFY2(most < mostMemory, QByteArray(name + ": memory").constData());
        }
        qInfo("%d keys, %zu bytes at the most, nothing lost", keys, most);
    }
};

LEVWRIGHT_TEST(StormTest)

} // namespace levwright::storm_test

#include "StormTest.moc"
