// SPDX-License-Identifier: GPL-3.0-or-later
// Rolled levels as worlds: the results of the commands, every stock level with many seeds, and the same game
// both in process and through the server.
#include "app/cli/LevelSource.h"
#include "app/cli/WorldServer.h"
#include "core/playtest/Ground.h"
#include "core/playtest/LevelWorld.h"
#include "core/world/SaveText.h"
#include "core/world/World.h"
#include "tests/support/MemoryWorldHost.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"
#include "tests/support/WorldGames.h"

#include <QDir>
#include <QTest>

#include <set>
#include <sstream>

namespace levwright::playtest_world_test {
using namespace levwright::playtest;

namespace {

constexpr std::uint64_t seeds = 20;
// A build without optimisation or with sanitizers takes ten times as long, so it plays a hundred turns with
// one seed only.
#if defined(NDEBUG) && !defined(LEVWRIGHT_SANITIZED)
constexpr std::uint64_t playedSeeds = seeds;
#else
constexpr std::uint64_t playedSeeds = 1;
#endif
constexpr int playedTurns = 100;

struct Level {
    cli::RollSource chosen;
    roll::Roller roller{chosen.plan};

    const roll::LevelInstance& roll(std::uint64_t seed) { return roller.roll(seed); }
    Result<LevelWorld> world(std::uint64_t seed, const Walker& walker = {}) {
        return makeLevelWorld(roll(seed), *chosen.plan, *chosen.catalog, walker);
    }
};

Level levelOf(const QByteArray& description) {
    MemoryFileStore files;
    if (!files.replace("a.des", description.toStdString()))
        QTest::qFail("no file", __FILE__, __LINE__);
    return {cli::rollSourceOf({.path = "a.des", .level = {}, .context = "branch=none"}, files).value()};
}

// The commands of the world that were not obeyed or had no effect; empty if all is well.
QString problemsOf(world::World& made, const std::vector<std::string>& commands) {
    for (const std::string& command : commands) {
        const world::Reply reply = made.execute(command);
        if (reply.disposition != world::Disposition::Obeyed)
            return QString::fromStdString("not obeyed: " + command);
        for (const world::Event& event : reply.events) {
            if (event.kind == world::EventKind::Problem)
                return QString::fromStdString(command + ": " + event.text);
        }
    }
    return made.state().active ? QString() : QStringLiteral("not active");
}

bool plays(const world::World& played) {
    return played.state().player()->living() && played.state().exit.empty();
}

// Lets the world run for that many turns, or until the player is dead or gone.
QString problemsOfPlaying(world::World& played, int turns, std::string* record = nullptr) {
    const std::int64_t end = played.state().turn + turns;
    while (played.state().turn < end && plays(played)) {
        const world::Reply reply = played.execute("ai");
        if (reply.disposition != world::Disposition::Obeyed)
            return QString::fromStdString(reply.events.empty() ? "refused" : reply.events.front().text);
        if (record != nullptr)
            *record += "ai\n";
    }
    return {};
}

QByteArray saveOf(const world::World& played) {
    return QByteArray::fromStdString(world::saveText(played.state(), played.rules()));
}

const QByteArray halls = "MAZE:\"a\",' '\nGEOMETRY:center,center\nMAP\n"
                         "-----------\n"
                         "|....+....|\n"
                         "|....|....S\n"
                         "|....S....|\n"
                         "|....|.}LF|\n"
                         "-----------\n"
                         "ENDMAP\n"
                         "DOOR:locked,(5,1)\nSTAIR:(1,1),up\nSTAIR:(9,1),down\n"
                         "TRAP:\"pit\",(2,2)\nTRAP:\"hole\",(3,3)\n"
                         "MONSTER:'d',\"jackal\",(8,2),asleep\nMONSTER:'d',\"jackal\",(7,2),hostile\n"
                         "MONSTER:'F',\"lichen\",(6,1),peaceful\n"
                         "OBJECT:'%',\"food ration\",(1,2)\nOBJECT:'`',\"boulder\",(4,4)\n";

} // namespace

class PlaytestWorldTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyGroundIsKnown() {
        std::set<char> characters;
        for (const GroundKind& kind : groundKinds())
            QVERIFY2(characters.insert(kind.character).second, kind.name.data());
        for (const world::TerrainLink& link : groundLinks())
            QVERIFY(groundKind(link.from) != nullptr && groundKind(link.to) != nullptr);
        roll::LevelInstance level;
        for (int terrain = 0; terrain < roll::terrainCount; ++terrain) {
            for (int detail = 0; detail < 256; ++detail) {
                level.terrain.fill(std::uint8_t(terrain));
                level.detail.fill(std::uint8_t(detail));
                QVERIFY(groundKind(groundOf(level, {5, 5})) != nullptr);
            }
        }
    }

    void saysWhatIsThere_data() {
        QTest::addColumn<QByteArray>("expected");
        for (const char* expected :
             {"|....=....|", "|....|....s", "|....s....|", "|....|.}LF",
              "TT_NAME \"jackal\"\nTT_SYMBOL \"d\"\nTT_LIFEPOINTS 2\n",
              "TT_NAME \"lichen\"\nTT_SYMBOL \"F\"\nTT_LIFEPOINTS 2\nTT_SPEED 1\n", "TT_TRAP hold 4\n",
              "TT_TRAP exit 0\n", "T_HIDDEN 1\n", "T_PEACEFUL 1\n", "T_ASLEEP 1\n", "TT_CONSUMABLE 800\n",
              "TT_PUSHED 1\n", "TT_NAME \"stairs up\"\nTT_SYMBOL \"<\"\nTT_EXIT 1\nTT_FIXED 1\n",
              "MAP_TOPOLOGY square\n", "TERRAIN_SEEMS \"S\" \"-\"\n"})
            QTest::newRow(expected) << QByteArray(expected);
    }
    void saysWhatIsThere() {
        QFETCH(const QByteArray, expected);
        Level level = levelOf(halls);
        const LevelWorld made = level.world(1).value();
        QByteArray commands;
        for (const std::string& command : made.commands)
            commands += command + '\n';
        QVERIFY2(commands.contains(expected), commands);
        QCOMPARE(commands.count("TT_NAME \"jackal\""), 1);
    }

    void thingsHaveTheirStatements() {
        Level level = levelOf(halls);
        const LevelWorld made = level.world(1).value();
        world::World world(world::documentedRules());
        QCOMPARE(problemsOf(world, made.commands), QString());
        QCOMPARE(made.statements.size(), world.state().things.size());
        QStringList found;
        for (const world::Thing& thing : world.state().things) {
            const std::int32_t statement = made.statements[std::size_t(thing.id)];
            const std::string& name = world.state().typeOf(thing).name;
            if (statement == roll::noStatement)
                continue;
            const roll::Trace trace = level.chosen.plan->traces[std::size_t(statement)];
            found << QStringLiteral("%1 %2 %3")
                         .arg(QString::fromStdString(name))
                         .arg(QString::fromStdString(trace.kind))
                         .arg(trace.index);
        }
        for (const char* expected :
             {"jackal monster 0", "jackal monster 1", "lichen monster 2", "food ration object 0",
              "boulder object 1", "pit trap 0", "hole trap 1", "stairs up stair 0", "stairs down stair 1"})
            QVERIFY2(found.contains(expected), qPrintable(QString(expected) + " in " + found.join(", ")));
    }

    void startsWhereItCan_data() {
        QTest::addColumn<int>("x");
        QTest::addColumn<int>("y");
        QTest::addColumn<bool>("possible");
        // The map is in the middle: its upper left corner is at 35,8.
        QTest::newRow("floor") << 1 << 1 << true;
        QTest::newRow("where somebody stands: beside") << 8 << 2 << true;
        QTest::newRow("wall") << 0 << 0 << false;
        QTest::newRow("water") << 7 << 4 << false;
        QTest::newRow("boulder") << 4 << 4 << false;
        QTest::newRow("off the map") << 99 << 1 << false;
    }
    void startsWhereItCan() {
        QFETCH(const int, x);
        QFETCH(const int, y);
        QFETCH(const bool, possible);
        Level level = levelOf(halls);
        const Point corner = level.world(1).value().start;
        const Point wanted{corner.x - 1 + x, corner.y - 1 + y};
        Walker walker;
        walker.start = wanted;
        const Result<LevelWorld> made = level.world(1, walker);
        QCOMPARE(made.has_value(), possible);
        if (made)
            QVERIFY(std::abs(made->start.x - wanted.x) <= 1 && std::abs(made->start.y - wanted.y) <= 1);
    }

    void noRoomIsAnError() {
        Level level = levelOf("MAZE:\"a\",' '\nGEOMETRY:center,center\nMAP\n}}}\nENDMAP\n");
        roll::LevelInstance flooded = level.roll(1);
        flooded.terrain.fill(roll::Lava);
        QVERIFY(!makeLevelWorld(flooded, *level.chosen.plan, *level.chosen.catalog));
    }

    // With more kinds than a world can name, objects and monsters are named by their classes.
    void manyKinds_data() {
        QTest::addColumn<int>("monsters");
        QTest::addColumn<int>("objects");
        QTest::newRow("objects") << 20 << 400;
        QTest::newRow("monsters") << 300 << 10;
        QTest::newRow("both") << 370 << 400;
    }
    void manyKinds() {
        QFETCH(const int, monsters);
        QFETCH(const int, objects);
        Level level = levelOf(halls);
        roll::LevelInstance full = level.roll(1);
        for (int kind = 0; kind < monsters; ++kind)
            full.monsters.push_back({.place = full.monsters.front().place, .kind = std::int16_t(kind)});
        for (int kind = 0; kind < objects; ++kind)
            full.objects.push_back({.place = full.objects.front().place, .kind = std::int16_t(kind)});
        const Result<LevelWorld> made = makeLevelWorld(full, *level.chosen.plan, *level.chosen.catalog);
        QVERIFY(made.has_value());
        world::World world(world::documentedRules());
        QCOMPARE(problemsOf(world, made->commands), QString());
        QVERIFY(world.state().types.size() <= 256);
        QCOMPARE(int(world.state().things.size()), int(made->statements.size()));
        QVERIFY(int(made->statements.size()) > monsters + objects);
    }

    void stockLevels_data() {
        LEVWRIGHT_NEEDS_SHARED();
        QTest::addColumn<QString>("path");
        const QDir folder(sharedFolder() + "/corpus/nethack-3.4.3/golden-lp64");
        for (const QFileInfo& file : folder.entryInfoList({QStringLiteral("*.lev")}, QDir::Files))
            QTest::newRow(qPrintable(file.completeBaseName())) << file.filePath();
    }
    void stockLevels() {
        LEVWRIGHT_NEEDS_SHARED();
        QFETCH(const QString, path);
        const DiskFileStore files;
        const QString context = "special=" + QFileInfo(path).completeBaseName();
        const Result<cli::RollSource> chosen = cli::rollSourceOf(
            {.path = path.toStdString(), .level = {}, .context = context.toStdString()}, files);
        QVERIFY2(chosen.has_value(), chosen ? "" : chosen.error().message.c_str());
        Level level{*chosen};
        for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
            const Result<LevelWorld> made = level.world(seed);
            QVERIFY2(made.has_value(), made ? "" : made.error().message.c_str());
            QVERIFY(made->commands == level.world(seed)->commands);
            world::World world(world::documentedRules());
            QCOMPARE(problemsOf(world, made->commands), QString());
            QCOMPARE(world.state().things.size(), made->statements.size());
            if (seed <= playedSeeds)
                QCOMPARE(problemsOfPlaying(world, playedTurns), QString());
        }
    }

    // Goes from stairs to stairs by commands alone, then plays a hundred turns more: in process, and through
    // a server whose commands are written like a client's.
    void sameGameThroughTheServer() {
        Level level = levelOf(halls);
        const LevelWorld made = level.world(1).value();
        world::World here(world::documentedRules());
        QCOMPARE(problemsOf(here, made.commands), QString());
        std::string record;
        for (const char* command : {"search", "kick east", "move south-east", "close north", "wait"}) {
            here.execute(command);
            record.append(command) += '\n';
        }
        QCOMPARE(problemsOfPlaying(here, playedTurns, &record), QString());

        MemoryWorldHost host;
        for (const std::string& command : made.commands)
            host.contents["save"].append(command) += '\n';
        host.feed(record);
        host.feed("QUIT\n");
        std::ostringstream messages;
        cli::WorldServer server({.rules = world::documentedRules()}, host, messages);
        QCOMPARE(int(server.run()), int(cli::Success));
        QVERIFY2(messages.str().empty(), messages.str().c_str());
        QCOMPARE(host.contents["record_save"], record);
        QCOMPARE(world::firstDifference(QByteArray::fromStdString(host.contents["save"]), saveOf(here)),
                 QString());
    }

    void walksFromStairsToStairs() {
        Level level =
            levelOf("MAZE:\"a\",' '\nGEOMETRY:center,center\nMAP\n-------\n|..+..|\n-------\nENDMAP\n"
                    "DOOR:closed,(3,1)\nSTAIR:(1,1),up\nSTAIR:(5,1),down\n");
        const LevelWorld made = level.world(1).value();
        world::World world(world::documentedRules());
        QCOMPARE(problemsOf(world, made.commands), QString());
        for (int step = 0; step < 5; ++step)
            world.execute("move east");
        QVERIFY(world.state().exit.empty());
        const world::Reply reply = world.execute("leave");
        QCOMPARE(QString::fromStdString(world.state().exit), QStringLiteral("stairs down"));
        QCOMPARE(reply.events.back().message, world::Message::Leave);
    }
};

LEVWRIGHT_TEST(PlaytestWorldTest)

} // namespace levwright::playtest_world_test

#include "PlaytestWorldTest.moc"
