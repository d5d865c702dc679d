// SPDX-License-Identifier: GPL-3.0-or-later
// A saved and reloaded world continues unchanged, and a record replays the same game.
#include "core/world/SaveText.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"
#include "tests/support/WorldGames.h"

#include <QTest>

namespace levwright::world_save_test {

using namespace world;

namespace {

constexpr int turns = 500;
constexpr int replayedTurns = 100;

void load(World& world, const QByteArray& text) {
    for (const QByteArray& line : text.split('\n'))
        world.execute(line.toStdString(), CommandSource::Save);
}

QByteArray saveOf(const World& world) {
    return QByteArray::fromStdString(saveText(world.state(), world.rules()));
}

} // namespace

class WorldSaveTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void goesOn_data() {
        QTest::addColumn<const Rules*>("rules");
        QTest::newRow("documented") << &documentedRules();
        QTest::newRow("reference") << &referenceRules();
    }

    // One game continues; another is restored from its own save before every command.
    void goesOn() {
        LEVWRIGHT_NEEDS_SHARED();
        QFETCH(const Rules*, rules);
        World world(*rules);
        load(world, worldFile(QStringLiteral("g03_stock_ai/start")));
        QVERIFY(world.state().active);
        world.execute("ai"); // the player of a new world has not yet seen what was made after it
        QByteArray save = saveOf(world);
        int compared = 0;
        while (world.state().turn < turns && world.state().player()->living()) {
            World reloaded(*rules);
            load(reloaded, save);
            world.execute("ai");
            reloaded.execute("ai");
            save = saveOf(reloaded);
            if (const QByteArray expected = saveOf(world); save != expected)
                QCOMPARE(firstDifference(save, expected), QString());
            ++compared;
        }
        QVERIFY(compared > 20);
    }

    void recordPlaysTheSameGame_data() { goesOn_data(); }
    void recordPlaysTheSameGame() {
        LEVWRIGHT_NEEDS_SHARED();
        QFETCH(const Rules*, rules);
        const QByteArray start = worldFile(QStringLiteral("g03_stock_ai/start"));
        World world(*rules);
        World again(*rules);
        load(world, start);
        load(again, start);
        QCOMPARE(world.checkNumber(), again.checkNumber());
        while (world.state().turn < replayedTurns && world.state().player()->living()) {
            const Snapshot before = world.snapshot();
            world.execute("ai");
            again.execute("ai");
            QCOMPARE(world.checkNumber(), again.checkNumber());
            again.restore(before);
            again.execute("ai");
            QCOMPARE(world.checkNumber(), again.checkNumber());
        }
    }
};

LEVWRIGHT_TEST(WorldSaveTest)

} // namespace levwright::world_save_test

#include "WorldSaveTest.moc"
