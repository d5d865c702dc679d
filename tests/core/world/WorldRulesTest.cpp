// SPDX-License-Identifier: GPL-3.0-or-later
// Differences between the document of the world server and the original program (world-server.md, section
// 15), and our additions to both.
#include "core/world/SaveText.h"
#include "core/world/World.h"
#include "tests/support/TestProgram.h"

#include <QTest>

namespace levwright::world_rules_test {

using namespace world;

namespace {

// A player (@, type 0) at 1 1 among ants (type 3). Dirt is 1, meat (100) is 2, bread (300) is 4.
const char* const start = R"(MAP_LENGTH 8
TA_ID 1
TA_NAME wait
TA_ID 2
TA_NAME move
TA_ID 3
TA_NAME pick_up
TA_ID 4
TA_NAME drop
TA_ID 5
TA_NAME use
TT_ID 0
TT_NAME HUMAN
TT_SYMBOL @
TT_LIFEPOINTS 30
TT_STORAGE 4
TT_START_NUMBER 1
TT_ID 1
TT_NAME DIRT
TT_SYMBOL $
TT_ID 2
TT_NAME MEAT
TT_SYMBOL m
TT_CONSUMABLE 100
TT_ID 3
TT_NAME ANT
TT_SYMBOL a
TT_LIFEPOINTS 6
TT_CORPSE_ID 1
TT_STORAGE 4
TT_ID 4
TT_NAME BREAD
TT_SYMBOL b
TT_CONSUMABLE 300
TT_ID 0
TT_CORPSE_ID 1
SLIPPERS 1
MAP 0 ~~~~~~~~
MAP 1 ~......~
MAP 2 ~.X....~
MAP 3 ~..._..~
MAP 4 ~.:....~
MAP 5 ~....X.~
MAP 6 ~......~
MAP 7 ~~~~~~~~
SEED_RANDOMNESS 5
T_ID 0
T_POSY 1
T_POSX 1
)";

struct Played {
    QByteArray out;
    QByteArray save;
    int problems = 0;
};

void obeyAll(World& world, const QByteArray& lines, Played& played) {
    for (const QByteArray& line : lines.split('\n')) {
        for (const Event& event : world.execute(line.toStdString()).events) {
            if (event.kind == EventKind::Problem)
                ++played.problems;
            else if (event.kind != EventKind::ViewGone)
                played.out += QByteArray::fromStdString(event.text) + '\n';
        }
    }
}

Played play(const Rules& rules, const QByteArray& commands) {
    World world(rules);
    Played played;
    obeyAll(world, start, played);
    if (played.problems != 0)
        QTest::qFail("the start has problems", __FILE__, __LINE__);
    played.out.clear();
    obeyAll(world, commands, played);
    played.save = QByteArray::fromStdString(saveText(world.state(), rules));
    return played;
}

QByteArray lines(const QByteArray& line, int count) {
    return (line + '\n').repeated(count);
}

// Whether the text is among problems, messages and save; with a leading !, whether it is not.
bool holds(const Played& played, const QByteArray& expected) {
    const QByteArray text =
        "problems " + QByteArray::number(played.problems) + "\n" + played.out + "--\n" + played.save;
    return expected.startsWith('!') ? !text.contains(expected.mid(1)) : text.contains(expected);
}

int count(const Played& played, const QByteArray& line) {
    return int(("\n" + played.out + played.save).count("\n" + line + "\n"));
}

const QByteArray on = "WORLD_ACTIVE 1\n";

} // namespace

class WorldRulesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void presets_data() {
        QTest::addColumn<QByteArray>("commands");
        QTest::addColumn<QByteArray>("documented");
        QTest::addColumn<QByteArray>("reference");
        const auto row = [](const char* name, const QByteArray& commands, const QByteArray& documented,
                            const QByteArray& reference) {
            QTest::newRow(name) << commands << documented << reference;
        };
        row("3 SEED_MAP", "MAP_LENGTH 16\nT_ID 0\nSEED_MAP 7", "problems 0\n", "problems 1\n");
        row("3 SEED_MAP leaves chance, things and activity", "MAP_LENGTH 16\nT_ID 0\nSEED_MAP 7",
            "SEED_RANDOMNESS 5\n", "SEED_RANDOMNESS 5\n");
        row("4 MAKE_WORLD without wait", "TA_ID 1\nTA_NAME move\nMAP_LENGTH 16\nMAKE_WORLD 1",
            "\nNEW_WORLD\n--\n", "problems 1\n--\n");
        row("4 MAKE_WORLD without slippers", "SLIPPERS 99\nMAP_LENGTH 16\nMAKE_WORLD 1", "\nNEW_WORLD\n--\n",
            "problems 1\n--\n");
        row("4 MAKE_WORLD answers", "MAP_LENGTH 16\nMAKE_WORLD 1", "\nNEW_WORLD\n--\n",
            "\nNEW_WORLD\nThe keys");
        row("5 WORLD_ACTIVE without altar", "MAP 3 ~......~\n" + on + "wait", "TURN 1\n", "TURN 0\n");
        row("5 WORLD_ACTIVE without slippers", "SLIPPERS 99\n" + on + "wait", "TURN 1\n", "TURN 0\n");
        row("5 WORLD_ACTIVE with a carried player", "T_ID 1\nT_TYPE 3\nT_CARRIES 0\n" + on, "problems 1\n",
            "problems 0\n");
        row("6 WORLD_ACTIVE 0", "WORLD_ACTIVE 0\nwait", "TURN 0\n", "TURN 1\n");
        row("6 WORLD_ACTIVE 0 of an active world", on + "WORLD_ACTIVE 0\nwait", "TURN 0\n", "TURN 0\n");
        row("7 T_ID -5", "T_ID -5", "T_ID 1\nT_LIFE", "!T_ID 1\nT_LIFE");
        row("7 T_ID -1", "T_ID -1", "T_ID 1\nT_LIFE", "T_ID 1\nT_LIFE");
        row("7 TT_ID -5", "TT_ID -5\nTT_NAME NEW", "TT_ID 5\nTT_NAME \"NEW\"\n",
            "TT_ID 0\nTT_NAME \"NEW\"\n");
        row("8 PLAYER_TYPE 256", "PLAYER_TYPE 256", "PLAYER_TYPE 0\n", "PLAYER_TYPE 256\n");
        row("8 T_TYPE 256", "TT_ID 256\nT_TYPE 256", "T_TYPE 0\n", "T_TYPE 256\n");
        row("8 T_COMMAND 256", "TA_ID 256\nT_COMMAND 256", "T_COMMAND 0\n", "T_COMMAND 256\n");
        row("8 T_CARRIES 256", "T_ID 256\nT_ID 0\nT_CARRIES 256", "!T_CARRIES", "T_CARRIES 256\n");
        row("8 TT_CORPSE_ID 256", "TT_ID 256\nTT_ID 0\nTT_CORPSE_ID 256", "TT_ID 0\nTT_CORPSE_ID 1\n",
            "TT_ID 0\nTT_CORPSE_ID 256\n");
        row("9 T_MEMTHING of an unknown type", "T_MEMTHING 99 2 2", "T_MEMTHING 99 2 2\n", "!T_MEMTHING");
        row("9 memory holds", "T_ID 7\nT_TYPE 1\nT_LIFEPOINTS 0\nT_POSY 1\nT_POSX 2\n" + on,
            "T_MEMTHING 7 1 2\n", "T_MEMTHING 1 1 2\n");
        row("10 T_POSY beyond the map", "T_POSY 200", "T_POSY 200\n", "T_POSY 1\n");
        row("10 T_POSX ages the memory", on + "MAP 1 ~......~\nT_POSX 2\nT_POSX 5", "SEED_RANDOMNESS 5\n",
            "!SEED_RANDOMNESS 5\n");
        row("15 THINGS_HERE of a cell in sight",
            "T_MEMTHING 9 0 0\n" + on +
                "T_ID 9\nT_TYPE 1\nT_LIFEPOINTS 0\nT_POSY 6\n"
                "T_POSX 6\nT_ID 0\nT_MEMTHING 2 1 1\nTHINGS_HERE 1 1",
            "THINGS_HERE START\nHUMAN\n", "THINGS_HERE START\nHUMAN\n");
        row("15 THINGS_HERE adds what is remembered",
            on + "T_ID 2\nT_TYPE 4\nT_LIFEPOINTS 0\nT_POSY 6\nT_POSX 6\n"
                 "T_ID 0\nT_MEMTHING 2 1 1\nTHINGS_HERE 1 1",
            "HUMAN\nBREAD\nTHINGS_HERE END\n", "HUMAN\nTHINGS_HERE END\n");
        const QByteArray brother = "T_ID 1\nT_POSY 1\nT_POSX 2\nT_COMMAND 1\n" + on;
        row("16 one's own kind is no enemy", brother + "move east", "T_ID 1\nT_LIFEPOINTS 30\n",
            "T_ID 1\nT_LIFEPOINTS 29\n");
        row("16 another kind is", "T_ID 1\nT_TYPE 3\nT_LIFEPOINTS 6\nT_POSY 1\nT_POSX 2\n" + on + "move east",
            "T_ID 1\nT_LIFEPOINTS 5\n", "T_ID 1\nT_LIFEPOINTS 5\n");
        const QByteArray pile = "T_ID 1\nT_TYPE 4\nT_LIFEPOINTS 0\nT_POSY 1\nT_POSX 1\n"
                                "T_ID 2\nT_TYPE 2\nT_LIFEPOINTS 0\nT_POSY 1\nT_POSX 1\n" +
                                on;
        row("17 pick_up", pile + "pick_up", "T_CARRIES 2\n", "T_CARRIES 1\n");
        row("18 drop of what is not there", "T_ID 1\nT_TYPE 2\nT_ID 0\nT_CARRIES 1\n" + on + "drop 5",
            "problems 1\n", "problems 1\n");
        row("18 use of what is not there", "T_ID 1\nT_TYPE 2\nT_ID 0\nT_CARRIES 1\n" + on + "use 5\nTURN 9",
            "TURN 9\n", "TURN 9\n");
        const QByteArray loaded =
            "T_ID 1\nT_TYPE 2\nT_LIFEPOINTS 0\nT_ID 2\nT_TYPE 2\nT_LIFEPOINTS 0\n"
            "T_ID 3\nT_TYPE 3\nT_LIFEPOINTS 1\nT_POSY 1\nT_POSX 2\nT_CARRIES 1\nT_CARRIES 2\n";
        row("19 a corpse drops", loaded + on + "move east", "!T_CARRIES", "T_CARRIES 2\n");
        row("20 length at first", "", "MAP_LENGTH 8\n", "MAP_LENGTH 8\n");
        row("22 not named", "GAME_WON 1\nGOD_MOOD -5\nGOD_FAVOR 6\nT_PLAYERDROP 1", "problems 0\n",
            "problems 0\n");
        row("25 no wait action", on + "TA_ID 1\nTA_NAME move\nwait", "TURN 0\n", "TURN 0\n");
    }
    void presets() {
        QFETCH(const QByteArray, commands);
        QFETCH(const QByteArray, documented);
        QFETCH(const QByteArray, reference);
        const Played ours = play(documentedRules(), commands);
        QVERIFY2(holds(ours, documented),
                 "documented: " + QByteArray::number(ours.problems) + ours.out + ours.save);
        const Played theirs = play(referenceRules(), commands);
        QVERIFY2(holds(theirs, reference),
                 "reference: " + QByteArray::number(theirs.problems) + theirs.out + theirs.save);
    }

    // Row 1: only lifepoints change, in one of 32 turns of waiting.
    void healing() {
        const QByteArray commands = "T_LIFEPOINTS 1\nT_SATIATION 900\n" + on + lines("wait", 400);
        const Played documented = play(documentedRules(), commands);
        const Played reference = play(referenceRules(), commands);
        QVERIFY(holds(documented, "GOD_MOOD 0\n"));
        QVERIFY(holds(documented, "T_SATIATION 500\n"));
        QVERIFY(!holds(documented, "T_LIFEPOINTS 1\n"));
        QVERIFY(!holds(reference, "GOD_MOOD 0\n"));
        QVERIFY(!holds(reference, "T_SATIATION 500\n"));
        // Only waiting heals.
        const QByteArray bumping = "T_LIFEPOINTS 1\nT_SATIATION 900\n" + on + lines("move west", 400);
        QVERIFY(holds(play(documentedRules(), bumping), "T_LIFEPOINTS 1\n"));
    }

    // Row 2: plants spread over passable ground, with at most one in a cell.
    void spreading() {
        const QByteArray commands =
            "TT_ID 4\nTT_PROLIFERATE 2\nT_ID 1\nT_TYPE 4\nT_LIFEPOINTS 0\nT_POSY 3\nT_POSX 2\n" + on +
            lines("wait", 200);
        constexpr int passableCells = 34;
        QCOMPARE(count(play(documentedRules(), commands), "T_TYPE 4"), passableCells);
        QCOMPARE(count(play(referenceRules(), commands), "T_TYPE 4"), 2); // the only soil
        QVERIFY(holds(play(documentedRules(), commands), "GOD_MOOD 0\n"));
        QVERIFY(holds(play(referenceRules(), commands), "GOD_MOOD 1\n"));
    }

    // Row 21: every length makes a world or gives the reason against it. The longest one can be played.
    void lengths() {
        for (const int length : {5, 6, 7, 9, 16, 33, 255, 256}) {
            const Played played =
                play(documentedRules(), "MAP_LENGTH " + QByteArray::number(length) + "\nMAKE_WORLD 1\nwait");
            QVERIFY2(played.problems > 0 || holds(played, "TURN 2\n"), QByteArray::number(length));
            if (length >= 16)
                QVERIFY2(holds(played, "TURN 2\n"), QByteArray::number(length));
        }
    }

    // Row 24: the stronger attack the weaker.
    void hunting() {
        const QByteArray commands =
            "TT_ID 0\nTT_STORAGE 0\nT_ID 1\nT_TYPE 3\nT_LIFEPOINTS 6\nT_POSY 1\nT_POSX 4\nT_COMMAND 1\n" +
            on + "ai";
        QVERIFY(holds(play(documentedRules(), commands), "T_POSX 2\n"));
    }

    void squareDirections_data() {
        QTest::addColumn<QByteArray>("direction");
        QTest::addColumn<QByteArray>("place");
        QTest::newRow("north") << QByteArray("north") << QByteArray("T_POSY 5\nT_POSX 3\n");
        QTest::newRow("north-east") << QByteArray("north-east") << QByteArray("T_POSY 5\nT_POSX 4\n");
        QTest::newRow("east") << QByteArray("east") << QByteArray("T_POSY 6\nT_POSX 4\n");
        QTest::newRow("south-east") << QByteArray("south-east") << QByteArray("T_POSY 7\nT_POSX 4\n");
        QTest::newRow("south") << QByteArray("south") << QByteArray("T_POSY 7\nT_POSX 3\n");
        QTest::newRow("south-west") << QByteArray("south-west") << QByteArray("T_POSY 7\nT_POSX 2\n");
        QTest::newRow("west") << QByteArray("west") << QByteArray("T_POSY 6\nT_POSX 2\n");
        QTest::newRow("north-west") << QByteArray("north-west") << QByteArray("T_POSY 5\nT_POSX 2\n");
    }
    void squareDirections() {
        QFETCH(const QByteArray, direction);
        QFETCH(const QByteArray, place);
        const QByteArray commands =
            "MAP_TOPOLOGY square\nMAP 5 ~......~\nMAP 7 ~......~\nT_POSY 6\nT_POSX 3\n" + on + "move " +
            direction;
        for (const Rules* rules : {&documentedRules(), &referenceRules()}) {
            const Played played = play(*rules, commands);
            QVERIFY2(holds(played, place), played.save);
            QVERIFY(holds(played, "SLIPPERS 1\n"));
            QVERIFY(holds(played, "MAP_TOPOLOGY square\n"));
        }
        if (direction == "north" || direction == "south")
            QVERIFY(holds(play(documentedRules(), on + "move " + direction), "problems 1\n"));
    }

    // A wall casts shadows along rows and diagonals, and paths lead around it diagonally.
    void squareSightAndPaths() {
        World world(documentedRules());
        Played ignored;
        obeyAll(world, start, ignored);
        obeyAll(world,
                "MAP_TOPOLOGY square\nMAP 2 ~......~\nMAP 3 ~..X_..~\nMAP 4 ~......~\nMAP 5 ~......~\nT_POSY "
                "3\nT_POSX 2\n" +
                    on,
                ignored);
        QCOMPARE(ignored.problems, 0);
        const auto player = [&world] { return *world.state().player(); };
        const auto sees = [&](int y, int x) { return player().sees(y * 8 + x); };
        QVERIFY(sees(3, 3));
        QVERIFY(!sees(3, 4) && !sees(3, 5));
        QVERIFY(sees(2, 3) && sees(1, 4) && sees(5, 4) && sees(6, 2));
        // Bread diagonally ahead is reached in one step.
        obeyAll(world,
                "WORLD_ACTIVE 0\nT_ID 1\nT_TYPE 4\nT_LIFEPOINTS 0\nT_POSY 1\nT_POSX 4\n" + on + "ai\nai",
                ignored);
        QCOMPARE(player().place.y, 1);
        QCOMPARE(player().place.x, 4);
    }

    void terrain() {
        const QByteArray commands =
            "TERRAIN ',' 1 0\nTERRAIN . 0 1\nMAP 1 ~.,,...~\n" + on + "move east\nmove east\nmove east";
        const Played played = play(documentedRules(), commands);
        QVERIFY2(holds(played, "T_POSY 1\nT_POSX 3\n"), played.save);
        QVERIFY(holds(played, "TERRAIN \",\" 1 0\nTERRAIN \".\" 0 1\n"));
        World world(documentedRules());
        Played ignored;
        obeyAll(world, start, ignored);
        obeyAll(world, "MAP 1 ~.,...~~\nTERRAIN , 1 0\n" + on, ignored);
        QVERIFY(world.state().player()->sees(8 + 2));
        QVERIFY(!world.state().player()->sees(8 + 4));
        QCOMPARE(
            play(documentedRules(), "TERRAIN ab 1 1\nTERRAIN é 1 1\nTERRAIN a 2 1\nTERRAIN a 1 x").problems,
            4);
    }

    // Remembered ground becomes passable for a search when its terrain does.
    void terrainOfMemory() {
        World world(documentedRules());
        Played ignored;
        obeyAll(world, start, ignored);
        obeyAll(world,
                "MAP 1 ~.,,.~~~\nMAP 2 ~~~~~~~~\nT_ID 1\nT_TYPE 4\nT_LIFEPOINTS 0\nT_POSY 1\nT_POSX 4\n" +
                    on + "ai\nai",
                ignored);
        const auto player = [&] { return *world.state().player(); };
        QCOMPARE(player().place.x, 1);
        obeyAll(world, "TERRAIN , 1 1\nai\nai\nai", ignored);
        QCOMPARE(player().place.y, 1);
        QCOMPARE(player().place.x, 4);
    }

    // The fast act twice per turn, the slow every second turn.
    void speed_data() {
        QTest::addColumn<int>("speed");
        QTest::addColumn<int>("turns");
        QTest::newRow("ordinary") << 12 << 4;
        QTest::newRow("double") << 24 << 2;
        QTest::newRow("half") << 6 << 8;
    }
    void speed() {
        QFETCH(const int, speed);
        QFETCH(const int, turns);
        const QByteArray commands = "TT_ID 0\nTT_SPEED " + QByteArray::number(speed) + "\n" + on +
                                    "move east\nmove west\nmove east\nmove east\n";
        for (const Rules* rules : {&documentedRules(), &referenceRules()}) {
            const Played played = play(*rules, commands);
            QVERIFY2(holds(played, "T_POSY 1\nT_POSX 3\n"), played.save);
            QVERIFY2(holds(played, "TURN " + QByteArray::number(turns) + "\n"), played.save);
            QCOMPARE(holds(played, "TT_SPEED"), speed != 12);
        }
    }
};

LEVWRIGHT_TEST(WorldRulesTest)

} // namespace levwright::world_rules_test

#include "WorldRulesTest.moc"
