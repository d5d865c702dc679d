// SPDX-License-Identifier: GPL-3.0-or-later
// Games that are played, undone and saved as runs; and what their player sees.
#include "app/cli/WorldServer.h"
#include "core/playtest/BreakWatch.h"
#include "core/playtest/PlayerView.h"
#include "core/playtest/Playthrough.h"
#include "core/playtest/Steering.h"
#include "core/world/SaveText.h"
#include "core/world/ViewText.h"
#include "tests/support/MemoryWorldHost.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"
#include "tests/support/WorldGames.h"

#include <QTest>

#include <sstream>

namespace levwright::playtest_game_test {
using namespace levwright::playtest;

namespace {

// A room of 7 by 7: the player at 1,1, an ant behind the wall at 5,3, food at 1,3.
const char* const room =
    "MAP_LENGTH 7\nMAP_TOPOLOGY square\n"
    "TA_ID 1\nTA_NAME wait\nTA_ID 2\nTA_NAME move\nTA_ID 3\nTA_NAME pick_up\n"
    "TA_ID 4\nTA_NAME drop\nTA_ID 5\nTA_NAME use\n"
    "TT_ID 0\nTT_NAME human\nTT_SYMBOL @\nTT_LIFEPOINTS 30\nTT_STORAGE 2\n"
    "TT_ID 1\nTT_NAME \"red ant\"\nTT_SYMBOL a\nTT_LIFEPOINTS 1\n"
    "TT_ID 2\nTT_NAME bread\nTT_SYMBOL %\nTT_CONSUMABLE 100\n"
    "TT_ID 0\nTT_CORPSE_ID 2\nTT_ID 1\nTT_CORPSE_ID 2\n"
    "MAP 0 ~~~~~~~\nMAP 1 ~.X...~\nMAP 2 ~.X...~\nMAP 3 ~.X...~\nMAP 4 ~.X...~\n"
    "MAP 5 ~.....~\nMAP 6 ~~~~~~~\n"
    "T_ID 0\nT_TYPE 0\nT_POSY 1\nT_POSX 1\n"
    "T_ID 1\nT_TYPE 1\nT_LIFEPOINTS 1\nT_POSY 3\nT_POSX 5\n"
    "T_ID 2\nT_TYPE 2\nT_LIFEPOINTS 0\nT_POSY 3\nT_POSX 1\nSEED_RANDOMNESS 5\nWORLD_ACTIVE 1";

Beginning roomBeginning() {
    Beginning beginning = openWorld(world::documentedRules(), std::string(room) + "\n# no save", 1).beginning;
    beginning.title = "a room";
    return beginning;
}

std::unique_ptr<Playthrough> roomGame() {
    return std::move(*Playthrough::begin(world::documentedRules(), roomBeginning()));
}

std::vector<std::string> messagesOf(const Playthrough& game) {
    std::vector<std::string> all;
    for (std::size_t step = 0; step < game.timeline().position(); ++step)
        all.insert(all.end(), game.messagesOf(step).begin(), game.messagesOf(step).end());
    return all;
}

void playMany(Playthrough& game, int commands) {
    for (int i = 0; i < commands; ++i)
        game.obey(i % 5 == 0 ? "wait" : "ai");
}

std::string saveOf(const Playthrough& game) {
    return world::saveText(game.state(), game.world().rules());
}

// The two maps of the server's view in the form of shownCells: what is seen, and what is remembered where
// nothing is seen. Two things are taken from the view itself: the memory of seen cells, which no window
// shows, and the player's own cell, where the window always shows the player.
std::string shownMaps(const world::World& world) {
    const Grid<ShownCell> cells = shownCells(world, Eyes::Player);
    const std::string view = world::viewText(world.state(), world.rules());
    const std::size_t row = std::size_t(cells.width()) + 1;
    const std::size_t size = row * std::size_t(cells.height());
    std::string seen = view.substr(view.size() - 2 * size, size);
    std::string other = view.substr(view.size() - size);
    for (int y = 0; y < cells.height(); ++y) {
        for (int x = 0; x < cells.width(); ++x) {
            const ShownCell& cell = cells.at({x, y});
            const char character =
                cell.type < 0 ? cell.terrain : world.state().types[std::size_t(cell.type)].symbol;
            const std::size_t index = std::size_t(y) * row + std::size_t(x);
            if (cell.player)
                continue;
            const bool isSeen = cell.knowledge == Knowledge::Seen;
            seen[index] = isSeen ? character : world::unknownCell;
            if (!isSeen)
                other[index] = character;
        }
    }
    return seen + other;
}

} // namespace

class PlaytestGameTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void answersAsTheServerDoes() {
        const auto game = roomGame();
        const Exchange moved = game->obey("move south");
        QCOMPARE(moved.disposition, world::Disposition::Obeyed);
        QCOMPARE(moved.answers, (std::vector<std::string>{"LOG You go south.", "WORLD_UPDATED"}));
        const Exchange asked = game->obey("THINGS_HERE 3 1");
        QCOMPARE(asked.answers, (std::vector<std::string>{"THINGS_HERE START", "bread", "THINGS_HERE END"}));
        QCOMPARE(game->obey("flying pigs").problems.size(), std::size_t(1));
        QCOMPARE(game->obey("wait\nwait").disposition, world::Disposition::Refused);
        QCOMPARE(game->timeline().steps().size(), std::size_t(1));
        QCOMPARE(game->thingsAt({3, 1}), std::vector<std::string>{"bread"});
    }

    void takenBackIsUnsaid() {
        const auto game = roomGame();
        game->obey("move south");
        game->obey("move south");
        const std::uint64_t check = game->world().checkNumber();
        game->obey("pick_up");
        QCOMPARE(messagesOf(*game).back(), std::string("You take it."));
        game->stepBack(1);
        QCOMPARE(game->world().checkNumber(), check);
        QCOMPARE(messagesOf(*game).back(), std::string("You go south."));
        game->goTo(3);
        QCOMPARE(messagesOf(*game).back(), std::string("You take it."));
        game->stepBack(2);
        game->obey("wait");
        QCOMPARE(messagesOf(*game), (std::vector<std::string>{"You go south.", "Time passes."}));
    }

    void countsKills() {
        const auto game = roomGame();
        for (const char* command : {"T_ID 1", "T_POSY 2", "T_POSX 1"})
            game->obey(command);
        QCOMPARE(game->summary().kills, 0);
        game->obey("move south");
        QCOMPARE(game->summary().kills, 1);
        QCOMPARE(game->summary().turns, 1);
        QCOMPARE(game->summary().commands, std::size_t(4));
        game->stepBack(1);
        QCOMPARE(game->summary().kills, 0);
    }

    void saysHowItEnded() {
        const auto game = roomGame();
        QCOMPARE(game->summary().ending, Ending::None);
        game->obey("T_ID 0");
        game->obey("T_LIFEPOINTS 0");
        QCOMPARE(game->summary().ending, Ending::Died);
        game->goTo(0);
        QCOMPARE(game->summary().ending, Ending::None);
        game->obey("EXIT \"stairs down\"");
        QCOMPARE(game->summary().ending, Ending::Left);
        QCOMPARE(game->summary().exit, std::string("stairs down"));
        game->stepBack(0);
        game->goTo(0);
        game->obey("WORLD_ACTIVE 0");
        QCOMPARE(game->summary().ending, Ending::Stopped);
    }

    void runsAreReadAsWritten() {
        const auto game = roomGame();
        playMany(*game, 20);
        game->obey("TT_ID 0");
        game->obey("TT_NAME \"a \\\"# name\"");
        const Run run = game->run();
        const std::string text = runText(run);
        QVERIFY(isRun(text));
        const Result<Run> read = readRun(text);
        QVERIFY2(read.has_value(), read ? "" : read.error().message.c_str());
        QCOMPARE(*read, run);
        const auto again = Playthrough::play(*read);
        QVERIFY(again.has_value());
        QVERIFY(!(*again)->differs());
        QCOMPARE((*again)->world().checkNumber(), game->world().checkNumber());
        QCOMPARE(saveOf(**again), saveOf(*game));
        QCOMPARE(messagesOf(**again), messagesOf(*game));
    }

    // A run with any part of its end missing is not accepted as a shorter run.
    void cutRunsAreRefused() {
        const auto game = roomGame();
        playMany(*game, 4);
        const std::string text = runText(game->run());
        for (std::size_t size = 0; size < text.size(); ++size)
            QVERIFY2(!readRun(text.substr(0, size)), text.substr(0, size).c_str());
    }

    void damagedRunsAreRefused_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("reason");
        const QByteArray start = "# levwright run 1\n# rules documented\n";
        const QByteArray end = "# end 0\n";
        QTest::newRow("another file") << QByteArray("MAZE:\"a\",' '\n") << QByteArray("line 1");
        QTest::newRow("comment") << start + "# what\n# play\n" + end << QByteArray("line 3");
        QTest::newRow("no check") << start + "# play\nwait\nwait\n# end 2\n" << QByteArray("line 5");
        QTest::newRow("bad check") << start + "# play\nwait\n# 1 12\n# end 1\n" << QByteArray("line 5");
        QTest::newRow("bad turn") << start + "# play\nwait\n# x 0123456789abcdef\n# end 1\n"
                                  << QByteArray("line 5");
        QTest::newRow("count") << start + "# play\n# end 3\n" << QByteArray("missing");
        QTest::newRow("behind") << start + "# play\n" + end + "wait\n" << QByteArray("line 5");
    }
    void damagedRunsAreRefused() {
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArray, reason);
        const Result<Run> run = readRun(text.toStdString());
        QVERIFY(!run);
        QVERIFY2(run.error().message.find(reason.toStdString()) != std::string::npos,
                 run.error().message.c_str());
    }

    void runsThatCannotBePlayed() {
        const auto game = roomGame();
        playMany(*game, 3);
        Run run = game->run();
        run.steps[1].command = "QUIT";
        QVERIFY(!Playthrough::play(run));
        run = game->run();
        run.rules = "none";
        QVERIFY(!Playthrough::play(run));
        run = game->run();
        run.beginning.commands.pop_back();
        QVERIFY(!Playthrough::play(run));
        run = game->run();
        run.steps[1].command = "GOD_MOOD 3";
        const auto other = Playthrough::play(run);
        QVERIFY(other.has_value());
        QCOMPARE((*other)->differs(), std::optional<std::size_t>(1));
    }

    // A server with the unchanged run ends with the same save, and records the same commands.
    void serverMakesTheSameOfARun() {
        const auto game = roomGame();
        playMany(*game, 40);
        MemoryWorldHost host;
        host.contents["save"] = "";
        host.feed(runText(game->run()));
        host.feed("QUIT\n");
        std::ostringstream out;
        cli::WorldServer server({.rules = world::documentedRules(), .save = "save", .replayTo = std::nullopt},
                                host, out);
        QCOMPARE(server.run(), 0);
        QCOMPARE(host.contents["save"], saveOf(*game));
        std::string record;
        for (const std::string& command : game->beginning().commands)
            record += command + '\n';
        for (const RunStep& step : game->run().steps)
            record += step.command + '\n';
        QCOMPARE(host.contents["record_save"], record);
    }

    void opensSavesRecordsAndConfigurations() {
        const world::Rules& rules = world::documentedRules();
        const auto game = roomGame();
        playMany(*game, 6);
        const OpenedWorld save = openWorld(rules, saveOf(*game), 1);
        QCOMPARE(save.beginning.source, world::CommandSource::Save);
        QVERIFY(save.commands.empty());
        QCOMPARE(saveOf(**Playthrough::begin(rules, save.beginning)), saveOf(*game));

        const OpenedWorld record = openWorld(rules, std::string(room) + "\nwait\nPING\nwait\n", 1);
        QCOMPARE(record.commands, (std::vector<std::string>{"wait", "wait"}));

        const char* const kinds = "MAP_LENGTH 32\nTA_ID 1\nTA_NAME wait\nTT_ID 0\nTT_LIFEPOINTS 9\n"
                                  "TT_START_NUMBER 1\n";
        const OpenedWorld made = openWorld(rules, kinds, 7);
        QCOMPARE(made.beginning.commands.back(), std::string("MAKE_WORLD 7"));
        QVERIFY(Playthrough::begin(rules, made.beginning).has_value());

        const auto none = Playthrough::begin(rules, openWorld(rules, "what is this", 1).beginning);
        QVERIFY(!none);
        QVERIFY2(none.error().message.find("what is this") != std::string::npos ||
                     none.error().message.find("MAKE_WORLD") != std::string::npos,
                 none.error().message.c_str());
    }

    void rulesOfOpenedWorlds() {
        const std::string world = std::string(room) + "\nT_MEMTHING 0 1 1";
        QCOMPARE(rulesOfWorld(room)->name, "documented");
        QCOMPARE(rulesOfWorld(world)->name, "reference");
        QCOMPARE(rulesOfWorld("# rules documented\n" + world)->name, "documented");
        QVERIFY(!rulesOfWorld("# rules brave\n" + world));
    }

    void breaksWhenSomethingIsFirstSeen() {
        const auto game = roomGame();
        BreakWatch seen({BreakWhen::Seen, "ANT"}, game->state());
        BreakWatch seesPlayer({BreakWhen::SeesPlayer, "ant"}, game->state());
        BreakWatch others({BreakWhen::Seen, "dragon"}, game->state());
        QVERIFY(!seen.check(game->state()));
        // The ant leaves its place behind the trees.
        for (const char* command : {"T_ID 1", "T_POSY 2", "T_POSX 1"})
            game->obey(command);
        QCOMPARE(seen.check(game->state()), std::optional<std::string>("red ant"));
        QCOMPARE(seesPlayer.check(game->state()), std::optional<std::string>("red ant"));
        QVERIFY(!seen.check(game->state()));
        QVERIFY(!seesPlayer.check(game->state()));
        QVERIFY(!others.check(game->state()));
    }

    void steersByKeys_data() {
        QTest::addColumn<bool>("hex");
        QTest::addColumn<int>("row");
        QTest::addColumn<int>("dx");
        QTest::addColumn<int>("dy");
        QTest::addColumn<QByteArray>("direction");
        for (int row = 0; row < 2; ++row) {
            QTest::addRow("square north, row %d", row) << false << row << 0 << -1 << QByteArray("north");
            QTest::addRow("square south-east, row %d", row)
                << false << row << 1 << 1 << QByteArray("south-east");
            QTest::addRow("hex west, row %d", row) << true << row << -1 << 0 << QByteArray("west");
            QTest::addRow("hex north-west, row %d", row)
                << true << row << -1 << -1 << QByteArray("north-west");
            QTest::addRow("hex south-east, row %d", row) << true << row << 1 << 1 << QByteArray("south-east");
        }
        QTest::newRow("hex up from an even row") << true << 0 << 0 << -1 << QByteArray("north-east");
        QTest::newRow("hex up from an odd row") << true << 1 << 0 << -1 << QByteArray("north-west");
        QTest::newRow("hex down from an even row") << true << 0 << 0 << 1 << QByteArray("south-east");
        QTest::newRow("hex down from an odd row") << true << 1 << 0 << 1 << QByteArray("south-west");
    }
    void steersByKeys() {
        QFETCH(const bool, hex);
        QFETCH(const int, row);
        QFETCH(const int, dx);
        QFETCH(const int, dy);
        QFETCH(const QByteArray, direction);
        const world::Topology topology = hex ? world::Topology::Hex : world::Topology::Square;
        QCOMPARE(QByteArray::fromStdString(std::string(directionTowards(topology, {row, 3}, dx, dy))),
                 direction);
    }

    // The window draws what the server's view says, in every turn of the recorded games.
    void showsWhatTheServerShows_data() {
        LEVWRIGHT_NEEDS_SHARED();
        QTest::addColumn<QString>("folder");
        for (const char* folder : {"g02_length16_ai", "g09_proliferation", "g17_combat"})
            QTest::newRow(folder) << QString::fromLatin1(folder);
    }
    void showsWhatTheServerShows() {
        LEVWRIGHT_NEEDS_SHARED();
        QFETCH(const QString, folder);
        world::World world(world::documentedRules());
        for (const QByteArray& line : world::worldFile(folder + "/start").split('\n'))
            world.execute(line.toStdString(), world::CommandSource::Save);
        QVERIFY(world.state().active);
        for (const QByteArray& line : world::worldFile(folder + "/commands").split('\n')) {
            world.execute(line.toStdString());
            if (world.state().player() == nullptr)
                continue;
            const std::string view = world::viewText(world.state(), world.rules());
            const std::string maps = shownMaps(world);
            const QString difference =
                world::firstDifference(QByteArray::fromStdString(maps),
                                       QByteArray::fromStdString(view).right(qsizetype(maps.size())));
            QVERIFY2(difference.isEmpty(), qPrintable(difference));
        }
    }
};

LEVWRIGHT_TEST(PlaytestGameTest)

} // namespace levwright::playtest_game_test

#include "PlaytestGameTest.moc"
