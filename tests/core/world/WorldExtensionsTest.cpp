// SPDX-License-Identifier: GPL-3.0-or-later
// Changing ground, traps, exits, sides and sleep (PROTOCOL.md, Extensions): the effect of each, saving and
// stepping back, and the rejection of bad values.
#include "core/world/Command.h"
#include "core/world/SaveText.h"
#include "core/world/Timeline.h"
#include "core/world/ViewText.h"
#include "tests/support/TestProgram.h"
#include "tests/support/WorldGames.h"

#include <QTest>

namespace levwright::world_extensions_test {

using namespace world;

namespace {

// A player (@, type 0) at 1 1 in two rooms, which are separated by a wall with doors. The rows add things.
const char* const start = R"(MAP_LENGTH 8
MAP_TOPOLOGY square
TERRAIN "#" 0 0
TERRAIN + 0 0
TERRAIN / 1 1
TERRAIN = 0 0
TERRAIN S 0 0
TERRAIN_OPENS + /
TERRAIN_CLOSES / +
TERRAIN_KICKED = . 100
TERRAIN_FOUND S + 100
TERRAIN_SEEMS S "#"
TA_ID 1
TA_ID 2
TA_NAME move
TA_ID 3
TA_NAME pick_up
TA_ID 4
TA_NAME drop
TA_ID 5
TA_NAME use
TA_ID 6
TA_NAME kick
TA_ID 7
TA_NAME search
TA_ID 8
TA_NAME close
TA_ID 9
TA_NAME leave
TT_ID 0
TT_NAME YOU
TT_SYMBOL @
TT_LIFEPOINTS 30
TT_STORAGE 4
TT_ATTACK 2
TT_ID 1
TT_NAME DIRT
TT_SYMBOL $
TT_ID 2
TT_NAME BREAD
TT_SYMBOL b
TT_CONSUMABLE 100
TT_ID 3
TT_NAME ANT
TT_SYMBOL a
TT_LIFEPOINTS 6
TT_CORPSE_ID 1
TT_ID 4
TT_NAME BEE
TT_SYMBOL e
TT_LIFEPOINTS 6
TT_ATTACK 3
TT_CORPSE_ID 1
TT_ID 5
TT_NAME PIT
TT_TRAP hold 2
TT_FIXED 1
TT_ID 6
TT_NAME DART
TT_TRAP damage 3
TT_ID 7
TT_NAME JUMP
TT_TRAP teleport 0
TT_ID 8
TT_NAME HOLE
TT_TRAP exit 0
TT_ID 9
TT_NAME STAIRS
TT_SYMBOL >
TT_EXIT 1
TT_FIXED 1
TT_ID 10
TT_NAME ROCK
TT_SYMBOL 0
TT_PUSHED 1
TT_FIXED 1
TT_ID 0
TT_CORPSE_ID 1
SLIPPERS 1
FACTIONS 1
MAP 0 "########"
MAP 1 "#..+...#"
MAP 2 "#..#...#"
MAP 3 "#..S...#"
MAP 4 "#..=...#"
MAP 5 "#..#...#"
MAP 6 "#......#"
MAP 7 "########"
SEED_RANDOMNESS 5
T_ID 0
T_POSY 1
T_POSX 1
)";

const QByteArray on = "WORLD_ACTIVE 1\n";

QByteArray thing(int id, int type, int y, int x, const QByteArray& more = {}) {
    const int lifepoints = type == 3 || type == 4 ? 6 : 0;
    return QByteArray("T_ID %1\nT_TYPE %2\nT_LIFEPOINTS %3\nT_POSY %4\nT_POSX %5\n")
               .replace("%1", QByteArray::number(id))
               .replace("%2", QByteArray::number(type))
               .replace("%3", QByteArray::number(lifepoints))
               .replace("%4", QByteArray::number(y))
               .replace("%5", QByteArray::number(x)) +
           more;
}

QByteArray player(int y, int x) {
    return "T_ID 0\nT_POSY " + QByteArray::number(y) + "\nT_POSX " + QByteArray::number(x) + '\n';
}

// Messages and answers, then problems, then the save, then the view.
QByteArray play(const QByteArray& commands) {
    World world(documentedRules());
    QByteArray out;
    QByteArray problems;
    for (const QByteArray& line : (start + commands).split('\n')) {
        for (const Event& event : world.execute(line.toStdString()).events) {
            if (event.kind == EventKind::Problem)
                problems += "PROBLEM " + event.text + '\n';
            else if (event.kind != EventKind::ViewGone)
                out += QByteArray::fromStdString(event.text) + '\n';
        }
    }
    return out + problems + QByteArray::fromStdString(saveText(world.state(), world.rules())) + "\nVIEW\n" +
           QByteArray::fromStdString(viewText(world.state(), world.rules()));
}

QByteArray lines(const QByteArray& line, int count) {
    return (line + '\n').repeated(count);
}

} // namespace

class WorldExtensionsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Every text must be present, or absent if it starts with !.
    void effects_data() {
        QTest::addColumn<QByteArray>("commands");
        QTest::addColumn<QByteArrayList>("expected");
        using Texts = QByteArrayList;
        const auto row = [](const char* name, const QByteArray& commands, const Texts& expected) {
            QTest::newRow(name) << commands << (expected + Texts{"!PROBLEM"});
        };
        row("a door opens and costs a turn", player(1, 2) + on + "move east\n",
            {"You open it.", "TURN 1\n", "MAP 1 \"#../...#\"", "T_MEMMAP 1 \"#../", "T_POSX 2\n"});
        row("one walks through then", player(1, 2) + on + lines("move east", 2), {"T_POSX 3\n"});
        row("and sees through", player(1, 1) + on + "move east\nmove east\n", {"T_MEMMAP 1 \"#../...#\""});
        row("it closes again", player(1, 2) + on + "move east\nclose east\n",
            {"You close it.", "MAP 1 \"#..+...#\"", "T_MEMMAP 1 \"#..+"});
        row("not over a thing", thing(1, 1, 1, 3) + player(1, 2) + on + "move east\nclose east\n",
            {"nothing to close", "MAP 1 \"#../...#\""});
        row("nothing to close", on + "close south\n", {"nothing to close"});
        row("a locked door is locked", player(4, 2) + on + "move east\n", {"It is locked.", "T_POSX 2\n"});
        row("a kick breaks it", player(4, 2) + on + "kick east\n", {"It gives way.", "MAP 4 \"#......#\""});
        row("or not", "TERRAIN_KICKED = . 0\n" + player(4, 2) + on + "kick east\n",
            {"It shakes, and holds.", "MAP 4 \"#..=...#\"", "TERRAIN_KICKED \"=\" \".\" 0\n"});
        row("there is nothing to kick", on + "kick north\n", {"nothing to kick north"});
        row("a kick hits", thing(1, 3, 1, 2, "T_PEACEFUL 1\n") + on + "kick east\n", {"You hit ANT."});
        row("a secret door looks like the wall", player(3, 2) + on,
            {"T_MEMMAP 3 \"#..#", "MAP 3 \"#..S...#\"", "TERRAIN_SEEMS \"S\" \"#\"\n"});
        row("until it is found", player(3, 2) + on + "search\n",
            {"You find something.", "MAP 3 \"#..+...#\"", "T_MEMMAP 3 \"#..+"});
        row("nothing is found", player(6, 6) + on + "search\n", {"find nothing"});
        row("what is hidden is not seen", thing(1, 1, 1, 2, "T_HIDDEN 1\n") + on + "THINGS_HERE 1 2\n",
            {"!DIRT\nTHINGS_HERE END", "!T_MEMTHING", "T_HIDDEN 1\n", "!\n#@$"});
        row("nor picked up", thing(1, 1, 1, 1, "T_HIDDEN 1\n") + on + "pick_up\n", {"nothing to take"});
        row("until it is found, too", thing(1, 1, 1, 2, "T_HIDDEN 1\n") + on + "search\nTHINGS_HERE 1 2\n",
            {"You find something.", "DIRT\nTHINGS_HERE END", "!T_HIDDEN", "\n#@$"});
        row("what is fixed is not picked up", thing(1, 9, 1, 1) + on + "pick_up\n", {"nothing to take"});
        row("a pit holds", thing(1, 5, 1, 2, "T_HIDDEN 1\n") + on + "move east\nmove west\n",
            {"You are caught: PIT.", "You are stuck", "T_HELD 1\n", "!T_HIDDEN", "T_POSX 2\n"});
        row("for a while", thing(1, 5, 1, 2) + on + "move east\n" + lines("move west", 3),
            {"!T_HELD", "T_POSX 1\n"});
        row("who is held can hit", thing(1, 3, 1, 2) + "T_ID 0\nT_HELD 9\n" + on + "move east\n",
            {"You hit ANT.", "T_HELD 9\n"});
        row("a dart hurts", thing(1, 6, 1, 2) + on + "move east\n",
            {"You are hurt: DART.", "T_LIFEPOINTS 27\n"});
        row("to death", thing(1, 6, 1, 2) + "T_ID 0\nT_LIFEPOINTS 2\n" + on + "move east\n",
            {"This is the end of you."});
        row("one is taken elsewhere", thing(1, 7, 1, 2) + on + "move east\n",
            {"You are somewhere else: JUMP."});
        row("or falls out of the world", thing(1, 8, 1, 2) + on + "move east\n",
            {"You have left this place: HOLE.", "EXIT \"HOLE\"\n", "TURN 0\n"});
        row("as others do",
            thing(1, 8, 6, 5) + thing(2, 3, 6, 6, "T_COMMAND 2\nT_ARGUMENT 115\n") + on + "wait\n",
            {"!\nT_ID 2\n", "\nT_ID 1\n", "!\nEXIT"});
        row("one leaves by the stairs", thing(1, 9, 1, 1) + on + "leave\n",
            {"You have left this place: STAIRS.", "EXIT \"STAIRS\"\n", "TURN 0\n"});
        row("if there are any", on + "leave\n", {"no way out", "!\nEXIT", "TURN 1\n"});
        row("and may be put back", thing(1, 9, 1, 1) + on + "leave\nEXIT \"\"\nwait\n",
            {"!\nEXIT", "TURN 1\n"});
        row("a hit takes what it takes", thing(1, 3, 1, 2) + on + "move east\n", {"T_LIFEPOINTS 4\n"});
        row("but no more than there is", thing(1, 3, 1, 2, "T_LIFEPOINTS 1\n") + on + "move east\n",
            {"T_ID 1\nT_LIFEPOINTS 0\n"});
        row("the others hit harder", thing(1, 4, 1, 2) + on + "wait\n",
            {"BEE hits you.", "T_LIFEPOINTS 27\n"});
        row("sides: they leave each other alone",
            thing(1, 3, 5, 5, "T_ASLEEP 1\n") + thing(2, 4, 5, 6) + player(1, 1) + on + lines("wait", 9),
            {"T_ID 1\nT_LIFEPOINTS 6\n", "T_ID 2\nT_LIFEPOINTS 6\n"});
        row("the peaceful do not hit", thing(1, 4, 1, 2, "T_PEACEFUL 1\n") + on + lines("wait", 9),
            {"!hits you", "T_PEACEFUL 1\n"});
        row("nor are they hit by a mind", thing(1, 3, 1, 2, "T_PEACEFUL 1\n") + on + lines("ai", 20),
            {"!You hit"});
        row("until they are hit", thing(1, 4, 1, 2, "T_PEACEFUL 1\n") + on + "move east\nwait\n",
            {"You hit BEE.", "BEE hits you.", "!T_PEACEFUL"});
        row("a mind hunts", thing(1, 3, 2, 2) + on + lines("ai", 4),
            {"You hit ANT.", "T_ID 1\nT_LIFEPOINTS 0"});
        row("a mind opens doors", on + lines("ai", 30), {"You open it."});
        row("a mind searches now and then",
            "MAP 1 \"#..#...#\"\nMAP 4 \"#..S...#\"\nMAP 6 \"#..#...#\"\n" + on + lines("ai", 30),
            {"You find something."});
        row("a mind eats when it must", thing(1, 2, 1, 2) + "T_ID 0\nT_SATIATION 3\n" + on + lines("ai", 3),
            {"You take it.", "!You eat it up."});
        row("and then it does", thing(1, 2, 1, 2) + on + lines("ai", 4), {"You eat it up."});
        row("a mind walks around a trap",
            "MAP 1 \"#####..#\"\nMAP 2 \"#......#\"\nMAP 3 \"#......#\"\n" + thing(1, 6, 2, 2) +
                player(2, 1) + on + lines("ai", 9),
            {"!You are hurt"});
        row("sleepers sleep on", "WAKING 9 0\n" + thing(1, 4, 1, 2, "T_ASLEEP 1\n") + on + lines("wait", 9),
            {"!hits you", "T_ASLEEP 1\n", "WAKING 9 0\n",
             "T_ID 1\nT_LIFEPOINTS 6\nT_ARGUMENT 0\nT_PROGRESS 0\nT_SATIATION 0\n"});
        row("sleepers wake", "WAKING 9 100\n" + thing(1, 4, 1, 2, "T_ASLEEP 1\n") + on + "wait\n",
            {"BEE hits you.", "!T_ASLEEP"});
        row("not from afar", "WAKING 1 100\n" + thing(1, 4, 4, 1, "T_ASLEEP 1\n") + on + "wait\n",
            {"T_ASLEEP 1\n"});
        row("not behind a wall", "WAKING 9 100\n" + thing(1, 4, 1, 5, "T_ASLEEP 1\n") + on + "wait\n",
            {"T_ASLEEP 1\n"});
        row("a hit wakes", "WAKING 9 0\n" + thing(1, 4, 1, 2, "T_ASLEEP 1\n") + on + "move east\n",
            {"You hit BEE.", "!T_ASLEEP"});
        row("without speed nothing acts", "TT_ID 4\nTT_SPEED 0\n" + thing(1, 4, 1, 2) + on + lines("wait", 5),
            {"!hits you", "TT_SPEED 0\n"});
        row("a rock is pushed", thing(1, 10, 6, 2) + player(6, 1) + on + "move east\n",
            {"You push it on: ROCK.", "T_POSX 2\n", "T_POSX 3\n"});
        row("not into a wall", thing(1, 10, 1, 2) + "MAP 1 \"#..#...#\"\n" + on + "move east\n",
            {"It does not move: ROCK.", "T_POSX 1\n"});
        row("not onto another", thing(1, 10, 6, 2) + thing(2, 10, 6, 3) + player(6, 1) + on + "move east\n",
            {"It does not move: ROCK."});
        row("not onto somebody",
            thing(1, 10, 6, 2) + thing(2, 3, 6, 3, "T_ASLEEP 1\n") + player(6, 1) + on + "move east\n",
            {"It does not move: ROCK."});
        row("it fills a hole", thing(1, 10, 6, 2) + thing(2, 8, 6, 3) + player(6, 1) + on + "move east\n",
            {"It fills the hole: ROCK.", "!\nT_ID 1\n", "!\nT_ID 2\n"});
        row("a link that leads to itself is none", "TERRAIN_OPENS + +\n" + player(1, 2) + on + "move east\n",
            {"There is no way east.", "!TERRAIN_OPENS"});
    }
    void effects() {
        QFETCH(const QByteArray, commands);
        QFETCH(const QByteArrayList, expected);
        const QByteArray played = play(commands);
        for (const QByteArray& text : expected) {
            const bool wanted = !text.startsWith('!');
            QVERIFY2(played.contains(wanted ? text : text.mid(1)) == wanted, text + "\nin\n" + played);
        }
    }

    void whatIsNotUsedIsNotSaved() {
        World world(documentedRules());
        const QByteArray lines = "MAP_LENGTH 28\nTA_ID 1\nTA_ID 2\nTA_NAME move\nTA_ID 3\nTA_NAME pick_up\n"
                                 "TA_ID 4\nTA_NAME use\nTT_ID 0\nTT_LIFEPOINTS 30\nTT_START_NUMBER 1\n"
                                 "TT_ID 1\nTT_LIFEPOINTS 6\nTT_START_NUMBER 9\nMAKE_WORLD 1\n" +
                                 QByteArray("ai\n").repeated(20);
        for (const QByteArray& line : lines.split('\n'))
            world.execute(line.toStdString());
        QVERIFY(world.state().active);
        const QByteArray save = QByteArray::fromStdString(saveText(world.state(), world.rules()));
        for (const CommandRule& rule : allCommands())
            QVERIFY2(!rule.isExtension ||
                         !save.contains('\n' + QByteArray::fromStdString(std::string(rule.name)) + ' '),
                     rule.name.data());
    }

    void badValues_data() {
        QTest::addColumn<QByteArray>("line");
        for (const char* line : {"TERRAIN_OPENS ab c",
                                 "TERRAIN_OPENS + \xc3\xa4",
                                 "TERRAIN_KICKED + . 101",
                                 "TERRAIN_FOUND + . x",
                                 "TERRAIN_SEEMS + \"\"",
                                 "FACTIONS 2",
                                 "WAKING 256 1",
                                 "WAKING 1 101",
                                 "TT_ATTACK 256",
                                 "TT_TRAP bite 1",
                                 "TT_TRAP hold 256",
                                 "TT_EXIT 2",
                                 "TT_FIXED x",
                                 "TT_PUSHED -1",
                                 "TT_SPEED 256",
                                 "T_HELD 256",
                                 "T_PEACEFUL 2",
                                 "T_ASLEEP 2",
                                 "T_HIDDEN x",
                                 "kick up",
                                 "close nowhere",
                                 "TA_NAME jump",
                                 "EXIT",
                                 "search 1"})
            QTest::newRow(line) << QByteArray(line);
    }
    void badValues() {
        QFETCH(const QByteArray, line);
        const QByteArray selected = thing(1, 3, 6, 6, "TT_ID 3\n") + on;
        const QByteArray before = play(selected);
        const QByteArray after = play(selected + line + '\n');
        QVERIFY2(after.contains("PROBLEM "), after);
        QCOMPARE(after.mid(after.indexOf("TURN ")), before.mid(before.indexOf("TURN ")));
    }

    void whoHasLeftPlaysNoMore() {
        World world(documentedRules());
        for (const QByteArray& line : (start + thing(1, 9, 1, 1) + on).split('\n'))
            world.execute(line.toStdString());
        QCOMPARE(world.execute("leave").disposition, Disposition::Obeyed);
        for (const char* line : {"wait", "ai", "move east", "leave"}) {
            QCOMPARE(world.execute(line).disposition, Disposition::Refused);
            QCOMPARE(world.classify(line), Disposition::Refused);
        }
        QCOMPARE(world.execute("GOD_MOOD 5").disposition, Disposition::Obeyed);
        QCOMPARE(world.execute("MAKE_WORLD 1").disposition, Disposition::Refused);
    }

    void aPlayerWithoutSpeedIsRefused() {
        World world(documentedRules());
        for (const QByteArray& line : (start + QByteArray("TT_ID 0\nTT_SPEED 0\n") + on).split('\n'))
            world.execute(line.toStdString());
        QCOMPARE(world.execute("wait").disposition, Disposition::Refused);
    }

    // A world with everything. One copy continues, the other is restored from its save before every command,
    // and each moment can be restored.
    void goesOn() {
        const QByteArray all = start + thing(1, 3, 6, 5) + thing(2, 4, 2, 5, "T_ASLEEP 1\n") +
                               thing(3, 3, 3, 5, "T_PEACEFUL 1\n") + thing(4, 5, 2, 2, "T_HIDDEN 1\n") +
                               thing(5, 7, 1, 5) + thing(6, 10, 5, 4) + thing(7, 2, 4, 1) +
                               thing(8, 9, 5, 6) + player(1, 2) + on;
        World world(documentedRules());
        for (const QByteArray& line : all.split('\n'))
            world.execute(line.toStdString());
        Timeline timeline(world);
        timeline.execute("wait");
        bool opened = false;
        const char* const commands[] = {"ai",      "search",         "move east",  "kick east",
                                        "ai",      "close east",     "move south", "ai",
                                        "pick_up", "move south-east"};
        for (int i = 0; i < 60 && world.state().player()->living() && world.state().exit.empty(); ++i) {
            World again(documentedRules());
            const std::string save = saveText(world.state(), world.rules());
            for (const QByteArray& line : QByteArray::fromStdString(save).split('\n'))
                again.execute(line.toStdString(), CommandSource::Save);
            const char* const command = commands[i % 10];
            timeline.execute(command);
            again.execute(command);
            opened = opened || world.state().map->contains('/');
            QCOMPARE(firstDifference(QByteArray::fromStdString(saveText(again.state(), again.rules())),
                                     QByteArray::fromStdString(saveText(world.state(), world.rules()))),
                     QString());
        }
        QVERIFY(world.state().turn > 5);
        QVERIFY(opened);
        const std::uint64_t last = world.checkNumber();
        timeline.goTo(0);
        QVERIFY(!world.state().map->contains('/'));
        QVERIFY(!timeline.firstDifference());
        QCOMPARE(world.checkNumber(), last);
    }
};

LEVWRIGHT_TEST(WorldExtensionsTest)

} // namespace levwright::world_extensions_test

#include "WorldExtensionsTest.moc"
