// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/world/Timeline.h"

#include "core/world/SaveText.h"
#include "tests/support/TestProgram.h"

#include <QTest>

#include <thread>

namespace levwright::timeline_test {

using namespace world;

namespace {

constexpr std::array<const char*, 16> smallWorld{
    "MAP_LENGTH 32",     "TA_ID 1",           "TA_NAME wait", "TA_ID 2",
    "TA_NAME move",      "TA_EFFORT 3",       "TA_ID 3",      "TA_NAME pick_up",
    "TA_ID 4",           "TA_NAME use",       "TT_ID 0",      "TT_STORAGE 3",
    "TT_LIFEPOINTS 200", "TT_START_NUMBER 1", "TT_ID 1",      "TT_LIFEPOINTS 6"};
constexpr std::array<const char*, 5> smallWorldEnd{"TT_START_NUMBER 12", "TT_ID 2", "TT_CONSUMABLE 300",
                                                   "TT_START_NUMBER 9", "MAKE_WORLD 5"};

void make(World& world) {
    for (const char* command : smallWorld)
        world.execute(command);
    for (const char* command : smallWorldEnd)
        world.execute(command);
    QVERIFY(world.state().active);
}

std::string saveOf(const World& world) {
    return saveText(world.state(), world.rules());
}

// Plays that many commands. Returns the save after each.
std::vector<std::string> play(Timeline& timeline, const World& world, int commands) {
    std::vector<std::string> saves{saveOf(world)};
    for (int step = 0; step < commands; ++step) {
        timeline.execute(step % 7 == 0 ? "wait" : "ai");
        saves.push_back(saveOf(world));
    }
    return saves;
}

} // namespace

class TimelineTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyMomentComesBack() {
        World world(documentedRules());
        make(world);
        Timeline timeline(world);
        const std::vector<std::string> saves = play(timeline, world, 300);
        QCOMPARE(timeline.steps().size(), std::size_t(300));
        // Jumps back and forth by strides that together reach every position.
        for (std::size_t stride = 0; stride <= 300; ++stride) {
            const std::size_t position = stride * 97 % 301;
            timeline.goTo(position);
            QVERIFY(saveOf(world) == saves[position]);
        }
    }

    void stepsBackByTurns() {
        World world(documentedRules());
        make(world);
        Timeline timeline(world);
        play(timeline, world, 100);
        const std::int64_t turn = world.state().turn;
        timeline.stepBack(10);
        QVERIFY(world.state().turn <= turn - 10);
        QVERIFY(timeline.steps()[timeline.position()].turn > turn - 10);
        timeline.stepBack(turn);
        QCOMPARE(timeline.position(), std::size_t(0));
    }

    void aNewCommandForgetsWhatCameAfter() {
        World world(documentedRules());
        make(world);
        Timeline timeline(world);
        play(timeline, world, 120);
        timeline.goTo(40);
        timeline.execute("wait");
        QCOMPARE(timeline.steps().size(), std::size_t(41));
        const std::string save = saveOf(world);
        timeline.goTo(3);
        timeline.goTo(41);
        QVERIFY(saveOf(world) == save);
    }

    void refusedAndMetaCommandsAreNoHistory() {
        World world(documentedRules());
        make(world);
        Timeline timeline(world);
        timeline.execute("PING");
        timeline.execute("nothing");
        timeline.execute("drop");
        QVERIFY(timeline.steps().empty());
    }

    void replayGivesTheSameCheckNumbers() {
        World world(referenceRules());
        for (const char* command : {"TT_ID 3", "SLIPPERS 3"})
            world.execute(command);
        make(world);
        Timeline timeline(world);
        play(timeline, world, 200);
        const std::uint64_t last = world.checkNumber();
        QVERIFY(!timeline.firstDifference());
        QCOMPARE(world.checkNumber(), last);
    }

    void longHistoriesGoBackAtOnce() {
        World world(documentedRules());
        make(world);
        Timeline timeline(world);
        for (int step = 0; step < 3000; ++step)
            timeline.execute("wait");
        QElapsedTimer clock;
        clock.start();
        timeline.stepBack(1000);
        qInfo("1,000 turns back: %lld ms", static_cast<long long>(clock.elapsed()));
        QVERIFY(world.state().turn <= 2001);
    }

    void worldsInTwoThreadsDoNotMeet() {
        const auto play500 = [](std::uint64_t& check) {
            World world(documentedRules());
            make(world);
            for (int step = 0; step < 500; ++step)
                world.execute("ai");
            check = world.checkNumber();
        };
        std::uint64_t alone = 0;
        play500(alone);
        std::uint64_t first = 0;
        std::uint64_t second = 0;
        {
            const std::jthread one([&] { play500(first); });
            const std::jthread other([&] { play500(second); });
        }
        QCOMPARE(first, alone);
        QCOMPARE(second, alone);
    }
};

LEVWRIGHT_TEST(TimelineTest)

} // namespace levwright::timeline_test

#include "TimelineTest.moc"
