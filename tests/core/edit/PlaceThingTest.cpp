// SPDX-License-Identifier: GPL-3.0-or-later
// The things that palettes offer: each can be placed, is written so that the game's compiler accepts it, and
// brings what it needs.
#include "core/languages/games/Games.h"
#include "core/languages/program/syntax/Kinds.h"
#include "core/model/LevelLanguage.h"
#include "tests/support/Levels.h"
#include "tests/support/TestProgram.h"

#include <QTest>

#include <algorithm>
#include <iterator>
#include <set>

namespace levwright::place_thing_test {
namespace {

const QByteArray hall = "-------\n"
                        "|.....|\n"
                        "|.....|\n"
                        "-------\n";
const QByteArray rooms = "LEVEL:\"r\"\n"
                         "ROOM:\"ordinary\",lit,(1,1),(left,top),(5,3)\n"
                         "ROOM:\"ordinary\",lit,(3,3),(center,center),(11,7)\n";

const QByteArray rooms36 = "LEVEL:\"r\"\n"
                           "ROOM:\"ordinary\",lit,(1,1),(left,top),(5,3) {\n}\n"
                           "ROOM:\"ordinary\",lit,(3,3),(center,center),(11,7) {\n"
                           "  FOUNTAIN:(1,1)\n"
                           "  SUBROOM:\"ordinary\",lit,(4,3),(3,3) {\n"
                           "    ROOMDOOR:false,closed,east,1\n"
                           "  }\n"
                           "}\n";

LevelsAnalysis analysisFor(const QByteArray& game, const QByteArray& text) {
    return {loadGame(game.toStdString()).value(), TextSnapshot(text.toStdString())};
}

const PaletteThing& thingNamed(const std::vector<PaletteThing>& things, std::string_view name) {
    const auto found = std::ranges::find(things, name, &PaletteThing::name);
    if (found == things.end())
        qFatal("no such thing");
    return *found;
}

std::ptrdiff_t errorsIn(const Analysis& analysis) {
    return std::ranges::count(analysis.diagnostics(), Severity::Error, &Diagnostic::severity);
}

// The text with the thing; or "refused: " and the reason; or what is wrong with the text.
QByteArray placed(const QByteArray& text, const PaletteThing& thing, const ThingSpot& spot,
                  const QByteArray& game = "nethack-3.4.3") {
    const LevelsAnalysis analysis = analysisFor(game, text);
    const auto done = analysis.game().language().place(analysis.source(0), thing, spot);
    if (!done)
        return "refused: " + QByteArray::fromStdString(done.error().reason);
    const auto after = QByteArray::fromStdString(done->edit.apply(text.toStdString()));
    const LevelsAnalysis then = analysisFor(game, after);
    if (errorsIn(then) > errorsIn(analysis))
        return "new errors: " + codesOf(then);
    const auto& statements = then.level(0).tree->statements;
    const auto own = std::ranges::find(statements, done->statement, &StatementNode::range);
    return own != statements.end() && own->kind == thing.kind ? after : "not selected: " + after;
}

QByteArray placed(const QByteArray& text, std::string_view name, const ThingSpot& spot) {
    const LevelLanguage& language = testGame()->language();
    const std::vector<PaletteThing> things = language.palette();
    if (std::ranges::contains(things, name, &PaletteThing::name))
        return placed(text, thingNamed(things, name), spot);
    return placed(text, thingNamed(language.namedThings(), name), spot);
}

// The first statement of that kind.
std::size_t firstOf(const LevelsAnalysis& analysis, StatementKind kind) {
    const auto& statements = analysis.level(0).tree->statements;
    return std::size_t(std::ranges::find(statements, kind, &StatementNode::kind) - statements.begin());
}

} // namespace

class PlaceThingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void offersEveryKind_data() {
        QTest::addColumn<QByteArray>("game");
        for (const char* game : {"nethack-3.4.3", "nethack-3.2.2", "nethack-3.6", "slashem"})
            QTest::newRow(game) << QByteArray(game);
    }
    // Everything that can be in a level below its first line, except for statements that compute.
    void offersEveryKind() {
        QFETCH(const QByteArray, game);
        const LevelsAnalysis analysis = analysisFor(game, mazeWith(hall));
        const std::vector<PaletteThing> things = analysis.game().language().palette();
        for (const StatementRule& rule : analysis.level(0).tree->grammar->rules()) {
            const bool isOffered = std::ranges::contains(things, rule.kind, &PaletteThing::kind);
            const bool computes = rule.kind >= program::assign || rule.kind == StatementKind::OfGame ||
                                  rule.kind == StatementKind::Opaque; // of users' games only
            const bool isBesideAnother = rule.kind == StatementKind::ObjectFlags;
            QVERIFY2(isOffered != (computes || isBesideAnother) || rule.section == Section::Start,
                     rule.word.data());
        }
        std::set<std::string> names;
        for (const PaletteThing& thing : things)
            QVERIFY2(names.insert(thing.name).second, thing.name.c_str());
    }

    void classesAreCalledLikeNoThing_data() {
        QTest::addColumn<QByteArray>("game");
        for (const char* game : {"nethack-3.4.3", "nethack-3.2.2", "nethack-3.6", "nethack-3.7", "slashem"})
            QTest::newRow(game) << QByteArray(game);
    }
    // Such as the class of kobolds, one of which is a kobold.
    void classesAreCalledLikeNoThing() {
        QFETCH(const QByteArray, game);
        const GamePtr loaded = loadGame(game.toStdString()).value();
        std::vector<PaletteThing> things = loaded->language().palette();
        std::ranges::move(loaded->language().namedThings(), std::back_inserter(things));
        const PaletteThing& kobolds = thingNamed(things, "any kobold 'k'");
        QVERIFY(kobolds.form.find("'k'") != std::string::npos ||
                kobolds.form.find("\"k\"") != std::string::npos);
        for (const PaletteThing& thing : things) {
            if (thing.kindChoice == KindChoice::OfClass)
                QVERIFY2(std::ranges::count(things, shownName(thing), shownName) == 1, thing.name.c_str());
        }
    }

    void placesEverything_data() {
        QTest::addColumn<QByteArray>("game");
        QTest::addColumn<QByteArray>("text");
        for (const QByteArray game : {"nethack-3.4.3", "nethack-3.2.2", "slashem"}) {
            QTest::newRow((game + " maze").constData()) << game << mazeWith(hall);
            QTest::newRow((game + " no map").constData()) << game << QByteArray("MAZE:\"a\",' '\nNOMAP\n");
            QTest::newRow((game + " rooms").constData()) << game << rooms;
            QTest::newRow((game + " temple").constData())
                << game << QByteArray(rooms).replace("ordinary", "temple");
            QTest::newRow((game + " random corridors").constData()) << game << rooms + "RANDOM_CORRIDORS\n";
            QTest::newRow((game + " corridor").constData())
                << game << rooms + "CORRIDOR:(0,south,random),(1,north,random)\n";
            QTest::newRow((game + " no part").constData()) << game << QByteArray("MAZE:\"a\",' '\n");
            QTest::newRow((game + " no room").constData()) << game << QByteArray("LEVEL:\"a\"\n");
            QTest::newRow((game + " CR LF").constData()) << game << mazeWith(hall).replace("\n", "\r\n");
        }
        const QByteArray game = "nethack-3.6";
        QTest::newRow("3.6 maze") << game << mazeWith(hall);
        QTest::newRow("3.6 no map") << game << QByteArray("MAZE:\"a\",' '\nNOMAP\n");
        QTest::newRow("3.6 part in a block")
            << game << "MAZE:\"a\",' '\nIF [50%] {\n" + mazeWith(hall).mid(13) + "} ELSE {\n  WALLIFY\n}\n";
        QTest::newRow("3.6 no part") << game << QByteArray("MAZE:\"a\",' '\n");
        QTest::newRow("3.6 no room") << game << QByteArray("LEVEL:\"a\"\n");
        QTest::newRow("3.6 rooms") << game << rooms36;
        QTest::newRow("3.6 rooms, CR LF") << game << QByteArray(rooms36).replace("\n", "\r\n");
        QTest::newRow("3.6 CR LF") << game << mazeWith(hall).replace("\n", "\r\n");
    }
    // A thing without an objection can be placed. A thing with one is refused with the same reason.
    void placesEverything() {
        QFETCH(const QByteArray, game);
        QFETCH(const QByteArray, text);
        const LevelsAnalysis analysis = analysisFor(game, text);
        if (game.endsWith("3.2.2") && text.contains('\r'))
            QSKIP("The game's compiler does not take such line ends.");
        const LevelLanguage& language = analysis.game().language();
        const bool hasSection = analysis.level(0).sectionCount() > 0;
        const bool isRooms = analysis.level(0).isOfRooms();
        for (const PaletteThing& thing : language.palette()) {
            const Point cell = isRooms && thing.kind == StatementKind::Door ? Point{1, -1} : Point{2, 1};
            const auto section = hasSection ? std::optional<std::size_t>(0) : std::nullopt;
            const auto objection = language.objectionToPlacing(analysis.source(0), section, thing);
            const QByteArray after = placed(text, thing, {{0, cell, {}}, {}}, game);
            const QByteArray expected =
                objection ? "refused: " + QByteArray::fromStdString(objection->reason) : after;
            QVERIFY2(after == expected, (QByteArray::fromStdString(thing.name) + ": " + after).constData());
            QVERIFY2(objection || after.size() > text.size(),
                     (QByteArray::fromStdString(thing.name) + ": " + after).constData());
            QVERIFY2(objection || !after.contains("refused"),
                     (QByteArray::fromStdString(thing.name) + ": " + after).constData());
            QVERIFY(!text.contains('\r') || after.count('\n') == after.count("\r\n") || objection);
        }
    }

    void placesEverythingNamed_data() { offersEveryKind_data(); }
    void placesEverythingNamed() {
        QFETCH(const QByteArray, game);
        const QByteArray text = mazeWith(hall);
        const LevelsAnalysis analysis = analysisFor(game, text);
        const std::vector<PaletteThing> things = analysis.game().language().namedThings();
        QVERIFY(things.size() > 700);
        for (const PaletteThing& thing : things) {
            QVERIFY(!thing.name.empty());
            const QByteArray after = placed(text, thing, {{0, {2, 1}, {}}, {}}, game);
            QVERIFY2(after.startsWith(text),
                     (QByteArray::fromStdString(thing.form) + ": " + after).constData());
        }
    }

    void writes_data() {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        const auto row = [](const QByteArray& name, const QByteArray& statement,
                            const QByteArray& rows = hall) {
            QTest::newRow(name.constData()) << name << mazeWith(hall) << mazeWith(rows, statement + '\n');
        };
        const QByteArray withDoor = "-------\n|.....|\n|..+..|\n-------\n";
        row("red dragon", "MONSTER:'D',\"red dragon\",(3,2)");
        row("straw golem", "MONSTER:''',\"straw golem\",(3,2)");
        row("chest", "OBJECT:'(',\"chest\",(3,2)");
        row("spiked pit", "TRAP:\"spiked pit\",(3,2)");
        row("chest with an object", "CONTAINER:'(',\"chest\",(3,2)\nOBJECT:random,random,contained");
        row("door", "DOOR:closed,(3,2)", withDoor);
        row("secret door", "DOOR:closed,(3,2)", QByteArray(withDoor).replace('+', 'S'));
        row("drawbridge", "DRAWBRIDGE:(3,2),south,closed");
        row("maze begins", "MAZEWALK:(3,2),east");
        row("lit region", "REGION:(1,1,5,2),lit,\"ordinary\"");
        row("random place", "RANDOM_PLACES:(3,2)");
        QTest::newRow("another random place")
            << QByteArray("random place") << mazeWith(hall, "RANDOM_PLACES:(1,1) # one\nFOUNTAIN:(1,1)\n")
            << mazeWith(hall, "RANDOM_PLACES:(1,1),(3,2) # one\nFOUNTAIN:(1,1)\n");
        row("sack with an object", "CONTAINER:'(',\"sack\",(3,2)\nOBJECT:random,random,contained");
        const QByteArray box = "CONTAINER:'(',\"large box\",(03,2)\nOBJECT:'!',random,contained\n";
        const QByteArray other = "CONTAINER:'(',\"sack\",(1,1)\n";
        QTest::newRow("object into a container")
            << QByteArray("ruby") << mazeWith(hall, box + other)
            << mazeWith(hall, box + "OBJECT:'*',\"ruby\",contained\n" + other);
        QTest::newRow("monster onto a container")
            << QByteArray("red dragon") << mazeWith(hall, box + other)
            << mazeWith(hall, box + other + "MONSTER:'D',\"red dragon\",(3,2)\n");
        QTest::newRow("list before things")
            << QByteArray("random objects") << mazeWith(hall, "FOUNTAIN:(1,1)\n")
            << mazeWith(hall, "RANDOM_OBJECTS:'(','[','!'\nFOUNTAIN:(1,1)\n");
        QTest::newRow("flags") << QByteArray("flags") << mazeWith(hall)
                               << mazeWith(hall).replace("GEOM", "FLAGS:noteleport\nGEOM");
    }
    void writes() {
        QFETCH(const QByteArray, name);
        QFETCH(const QByteArray, before);
        QFETCH(const QByteArray, after);
        QCOMPARE(placed(before, name.toStdString(), {{0, {3, 2}, {}}, {}}), after);
    }

    void writesWhatWasDrawn() {
        QCOMPARE(placed(mazeWith(hall), "unlit region", {{0, {4, 2}, {}}, Area{4, 2, 1, 1}}),
                 mazeWith(hall, "REGION:(1,1,4,2),unlit,\"ordinary\"\n"));
        QCOMPARE(placed(mazeWith(hall), "portal", {{0, {1, 1}, {}}, Area{1, 1, 2, 2}}),
                 mazeWith(hall, "PORTAL:(1,1,2,2),(0,0,0,0),\"knox\"\n"));
    }

    void writesInRooms_data() {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<QPoint>("cell");
        QTest::addColumn<QByteArray>("after");
        const auto lines = [](const char* first, const char* last = "") {
            return QByteArray(rooms).replace("(5,3)\n", QByteArray("(5,3)\n") + first) + last;
        };
        QTest::newRow("sink") << QByteArray("sink") << QPoint(1, 1) << lines("SINK:(1,1)\n");
        QTest::newRow("door") << QByteArray("door") << QPoint(2, -1) << lines("DOOR:false,closed,north,2\n");
        QTest::newRow("secret door") << QByteArray("secret door") << QPoint(5, 1)
                                     << lines("DOOR:true,closed,east,1\n");
        QTest::newRow("door on the floor") << QByteArray("door") << QPoint(2, 1)
                                           << QByteArray("refused: A door goes into the wall of a room.");
        QTest::newRow("fountain in the wall")
            << QByteArray("fountain") << QPoint(2, -1)
            << QByteArray("refused: This is the wall of the room: only a door goes there.");
        QTest::newRow("outside") << QByteArray("fountain") << QPoint(9, 1)
                                 << QByteArray(
                                        "refused: (9,1) lies outside this room, whose floor is 5 × 3.");
        QTest::newRow("room") << QByteArray("room") << QPoint()
                              << lines("", "ROOM:\"ordinary\",lit,random,random,random\n");
        QTest::newRow("subroom")
            << QByteArray("subroom") << QPoint()
            << lines("NAME:\"room 1\"\nSUBROOM:\"ordinary\",lit,random,random,\"room 1\"\n");
        QTest::newRow("corridor") << QByteArray("corridor") << QPoint()
                                  << lines("", "CORRIDOR:(0,east,random),(1,west,random)\n");
    }
    void writesInRooms() {
        QFETCH(const QByteArray, name);
        QFETCH(const QPoint, cell);
        QFETCH(const QByteArray, after);
        QCOMPARE(placed(rooms, name.toStdString(), {{0, {cell.x(), cell.y()}, {}}, {}}), after);
    }

    void writesIn36_data() {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        const auto row = [](const QByteArray& name, const QByteArray& statement,
                            const QByteArray& rows = hall) {
            QTest::newRow(name.constData()) << name << mazeWith(hall) << mazeWith(rows, statement + '\n');
        };
        const QByteArray withDoor = "-------\n|.....|\n|..+..|\n-------\n";
        row("red dragon", "MONSTER:('D',\"red dragon\"),(3,2)");
        row("any dragon 'D'", "MONSTER:'D',(3,2)");
        row("straw golem", "MONSTER:(''',\"straw golem\"),(3,2)");
        row("chest", "OBJECT:('(',\"chest\"),(3,2)");
        row("spiked pit", "TRAP:\"spiked pit\",(3,2)");
        row("chest with an object", "CONTAINER:('(',\"chest\"),(3,2) {\n  OBJECT:random\n}");
        row("door", "DOOR:closed,(3,2)", withDoor);
        row("secret door", "DOOR:closed,(3,2)", QByteArray(withDoor).replace('+', 'S'));
        row("drawbridge", "DRAWBRIDGE:(3,2),south,closed");
        row("maze begins", "MAZEWALK:(3,2),east");
        row("lit region", "REGION:(1,1,5,2),lit,\"ordinary\"");
        row("grave", "GRAVE:(3,2),random");
        row("ore and gems in the rock", "MINERALIZE");
        const auto into = [](const char* name, const QByteArray& thing, const QByteArray& before,
                             const QByteArray& after) {
            QTest::newRow(name) << thing << mazeWith(hall, before) << mazeWith(hall, after);
        };
        into("as far indented", "sink", "  FOUNTAIN:(1,1)\n", "  FOUNTAIN:(1,1)\n  SINK:(3,2)\n");
        into("behind a block", "sink", "LOOP [2] {\n\tOBJECT:random\n}\n",
             "LOOP [2] {\n\tOBJECT:random\n}\nSINK:(3,2)\n");
        into("before the end", "sink", "FOUNTAIN:(1,1)\nEXIT\n", "FOUNTAIN:(1,1)\nSINK:(3,2)\nEXIT\n");
        into("behind a guarded one", "sink", "[50%]: FOUNTAIN:(1,1)\n",
             "[50%]: FOUNTAIN:(1,1)\nSINK:(3,2)\n");
        const QByteArray chest = "CONTAINER:('(',\"chest\"),(3,2) {\n  OBJECT:'!'\n}\n";
        into("object into a container", "ruby", chest,
             QByteArray(chest).replace("'!'\n", "'!'\n  OBJECT:('*',\"ruby\")\n"));
        into("trap onto a container", "web", chest, chest + "TRAP:\"web\",(3,2)\n");
        into("behind the end of file", "sink", "FOUNTAIN:(1,1)", "FOUNTAIN:(1,1)\nSINK:(3,2)\n");
        QTest::newRow("flags") << QByteArray("flags") << mazeWith(hall)
                               << mazeWith(hall).replace("GEOM", "FLAGS:noteleport\nGEOM");
        const auto inside = [](const char* name, const QByteArray& first, const QByteArray& end,
                               const QByteArray& changed) {
            const QByteArray before = "MAZE:\"a\",' '\n" + first + mazeWith(hall).mid(13);
            QTest::newRow(name) << QByteArray("sink") << before + end << before + changed;
        };
        inside("in a block", "IF [50%] {\n", "}\n", "SINK:(3,2)\n}\n");
        inside("in a block on one line", "IF [50%] {\n", "GOLD:1,(1,1) }\n",
               "GOLD:1,(1,1)\nSINK:(3,2)\n }\n");
        inside("in a case", "SWITCH [2] {\nCASE 0:\n", "BREAK\nCASE 1:\nGOLD:1,(1,1)\n}\n",
               "SINK:(3,2)\nBREAK\nCASE 1:\nGOLD:1,(1,1)\n}\n");
    }
    // Written where it runs after its part, in the same block.
    void writesIn36() {
        QFETCH(const QByteArray, name);
        QFETCH(const QByteArray, before);
        QFETCH(const QByteArray, after);
        const GamePtr game = loadGame("nethack-3.6").value();
        std::vector<PaletteThing> things = game->language().palette();
        std::ranges::copy(game->language().namedThings(), std::back_inserter(things));
        QCOMPARE(placed(before, thingNamed(things, name.toStdString()), {{0, {3, 2}, {}}, {}}, "nethack-3.6"),
                 after);
    }

    void writesInRoomsOf36_data() {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<int>("section");
        QTest::addColumn<QPoint>("cell");
        QTest::addColumn<QByteArray>("after");
        const auto behind = [](const QByteArray& line, const QByteArray& added) {
            return QByteArray(rooms36).replace(line, line + added);
        };
        const QByteArray first = "(5,3) {\n";
        QTest::newRow("sink") << QByteArray("sink") << 0 << QPoint(1, 1) << behind(first, "  SINK:(1,1)\n");
        QTest::newRow("behind what is there")
            << QByteArray("sink") << 1 << QPoint(1, 1) << behind("  }\n", "  SINK:(1,1)\n");
        QTest::newRow("in a room in a room")
            << QByteArray("sink") << 2 << QPoint(0, 0) << behind("east,1\n", "    SINK:(0,0)\n");
        QTest::newRow("chest") << QByteArray("chest with an object") << 0 << QPoint(1, 1)
                               << behind(first,
                                         "  CONTAINER:('(',\"chest\"),(1,1) {\n    OBJECT:random\n  }\n");
        QTest::newRow("door of a room in a room")
            << QByteArray("inner door") << 2 << QPoint(1, -1)
            << behind("east,1\n", "    ROOMDOOR:false,closed,north,1\n");
        QTest::newRow("secret door") << QByteArray("secret inner door") << 2 << QPoint(-1, 1)
                                     << behind("east,1\n", "    ROOMDOOR:true,closed,west,1\n");
        QTest::newRow("door of an outer room")
            << QByteArray("inner door") << 0 << QPoint(1, -1)
            << QByteArray("refused: The game makes such doors only in rooms in rooms; corridors bring the "
                          "doors of outer rooms.");
        QTest::newRow("door on the floor") << QByteArray("inner door") << 2 << QPoint(0, 0)
                                           << QByteArray("refused: A door goes into the wall of a room.");
        QTest::newRow("fountain in the wall")
            << QByteArray("fountain") << 0 << QPoint(2, -1)
            << QByteArray("refused: This is the wall of the room: only a door goes there.");
        QTest::newRow("outside") << QByteArray("fountain") << 0 << QPoint(9, 1)
                                 << QByteArray(
                                        "refused: (9,1) lies outside this room, whose floor is 5 × 3.");
        QTest::newRow("area") << QByteArray("lit region") << 0 << QPoint(1, 1)
                              << QByteArray("refused: Only maze levels have REGION.");
        QTest::newRow("arrival area") << QByteArray("stairs up somewhere") << 0 << QPoint(1, 1)
                                      << QByteArray("refused: Only maze levels have areas.");
        QTest::newRow("corridor")
            << QByteArray("corridor") << 0 << QPoint()
            << QByteArray(
                   "refused: The game makes no doors in outer rooms that a corridor could join: random "
                   "corridors bring their own.");
        QTest::newRow("room") << QByteArray("room") << 0 << QPoint()
                              << rooms36 + "ROOM:\"ordinary\",lit,random,random,random {\n}\n";
        QTest::newRow("random corridors")
            << QByteArray("random corridors") << 0 << QPoint() << rooms36 + "RANDOM_CORRIDORS\n";
        QTest::newRow("room in a room, before what lies there by lot")
            << QByteArray("subroom") << 0 << QPoint()
            << behind(first, "  SUBROOM:\"ordinary\",lit,random,random {\n  }\n");
    }
    void writesInRoomsOf36() {
        QFETCH(const QByteArray, name);
        QFETCH(const int, section);
        QFETCH(const QPoint, cell);
        QFETCH(const QByteArray, after);
        const std::vector<PaletteThing> things = loadGame("nethack-3.6").value()->language().palette();
        const ThingSpot spot{{std::size_t(section), {cell.x(), cell.y()}, {}}, {}};
        QCOMPARE(placed(rooms36, thingNamed(things, name.toStdString()), spot, "nethack-3.6"), after);
    }

    // An added thing can be moved and duplicated, and removed without a trace.
    void isLikeAllOthersIn36() {
        const GamePtr game = loadGame("nethack-3.6").value();
        const LevelLanguage& language = game->language();
        const QByteArray text = mazeWith(hall, "# the last line\n");
        for (const PaletteThing& thing : language.palette()) {
            if (thing.placedBy == PlacedBy::Nothing || thing.isOfRooms || thing.terrain != 0 ||
                thing.kind == program::roomDoor)
                continue;
            const QByteArray added = placed(text, thing, {{0, {2, 1}, {}}, Area{1, 1, 2, 1}}, "nethack-3.6");
            const LevelsAnalysis analysis = analysisFor("nethack-3.6", added);
            const LevelSource source = analysis.source(0);
            const std::size_t own = firstOf(analysis, thing.kind);
            const EditOutcome moved = language.move(source, own, {4, 2});
            QVERIFY2(moved.has_value(), thing.form.c_str());
            const auto there =
                analysisFor("nethack-3.6", QByteArray::fromStdString(moved->apply(source.text)));
            const std::vector<Placement> shown = language.view(there.source(0), 0).placements;
            const auto at = std::ranges::find(shown, own, &Placement::statement);
            QVERIFY2(at != shown.end() && at->origin == Point(4, 2), thing.form.c_str());
            QCOMPARE(errorsIn(there), errorsIn(analysis));
            const ArrangeOutcome copied = language.arrange(source, {own}, {own}, Arranging::Copy);
            QVERIFY2(copied && copied->statements.size() == 1, thing.form.c_str());
            const QByteArray twice = QByteArray::fromStdString(copied->edit.apply(source.text));
            QCOMPARE(twice.size() - added.size(), added.size() - text.size());
            const TextEdit gone = language.remove(source, {own});
            QCOMPARE(QByteArray::fromStdString(gone.apply(source.text)), text);
        }
    }

    void mazesBeginInTheirDirection_data() { looksLikeTheGame_data(); }
    void mazesBeginInTheirDirection() {
        QFETCH(const QByteArray, game);
        for (const auto& [direction, glyph] :
             {std::pair{"north", '^'}, {"south", 'v'}, {"east", '>'}, {"west", '<'}}) {
            const LevelsAnalysis analysis =
                analysisFor(game, mazeWith(hall, QByteArray("MAZEWALK:(1,1),") + direction + '\n'));
            const auto view = analysis.game().language().view(analysis.source(0), 0);
            QCOMPARE(view.placements.front().glyph, glyph);
        }
    }

    // What only SLASH'EM and games made from it have.
    void placesThingsBesideKeys_data() {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::newRow("buried") << QByteArray("buried object") << QByteArray("FOUNTAIN:(1,1)\n")
                                << QByteArray("FOUNTAIN:(1,1)\nOBJECT:random,random,(3,2)\n"
                                              "OBJFLAGS:o_buried\n");
        QTest::newRow("burning") << QByteArray("burning candle") << QByteArray()
                                 << QByteArray("OBJECT:'(',\"tallow candle\",(3,2)\nOBJFLAGS:o_lit\n");
        const QByteArray first = "RANDOM_REGION[0]:(1,1,3,1),(0,0,0,0)\n";
        const QByteArray object = "OBJECT:random,random,region[0]\n";
        QTest::newRow("first region") << QByteArray("random region") << QByteArray("FOUNTAIN:(1,1)\n")
                                      << QByteArray("RANDOM_REGION[0]:(2,1,4,2),(0,0,0,0)\nFOUNTAIN:(1,1)\n");
        QTest::newRow("next region") << QByteArray("random region") << first + object
                                     << first + "RANDOM_REGION[1]:(2,1,4,2),(0,0,0,0)\n" + object;
        QByteArray ten;
        for (int i = 0; i < 10; ++i)
            ten += "RANDOM_REGION[" + QByteArray::number(i) + "]:(1,1,1,1),(0,0,0,0)\n";
        QTest::newRow("a region too many") << QByteArray("random region") << ten << QByteArray("refused");
    }
    void placesThingsBesideKeys() {
        QFETCH(const QByteArray, name);
        QFETCH(const QByteArray, before);
        QFETCH(const QByteArray, after);
        const std::vector<PaletteThing> things = loadGame("slashem").value()->language().palette();
        const PaletteThing& thing = thingNamed(things, name.toStdString());
        const QByteArray done =
            placed(mazeWith(hall, before), thing, {{0, {3, 2}, {}}, Area{4, 2, 2, 1}}, "slashem");
        if (after == "refused")
            QVERIFY2(done.startsWith("refused: "), done.constData());
        else
            QCOMPARE(done, mazeWith(hall, after));
        QVERIFY(!std::ranges::contains(loadGame("nethack-3.4.3").value()->language().palette(),
                                       name.toStdString(), &PaletteThing::name));
    }

    // On the map it stands for itself, unlike lists of places.
    void randomRegionsAreSeen() {
        const LevelsAnalysis analysis =
            analysisFor("slashem", mazeWith(hall, "RANDOM_REGION[0]:(4,2,2,1),(0,0,0,0)\n"
                                                  "RANDOM_REGION[1]:levregion(4,2,5,9),(0,0,0,0)\n"));
        const std::vector<Placement> seen = analysis.game().language().view(analysis.source(0), 0).placements;
        QCOMPARE(seen.size(), std::size_t(2));
        QCOMPARE(seen[0].areaUse, AreaUse::Choice);
        QCOMPARE(seen[0].area, std::optional(Area{2, 1, 4, 2}));
        QCOMPARE(seen[0].label, "random region [0]");
        QCOMPARE(seen[0].origin, std::optional(Point{4, 2}));
        QCOMPARE(seen[1].area, std::optional<Area>());
    }

    void looksLikeTheGame_data() {
        QTest::addColumn<QByteArray>("game");
        for (const char* game : {"nethack-3.4.3", "nethack-3.6"})
            QTest::newRow(game) << QByteArray(game);
    }
    void looksLikeTheGame() {
        QFETCH(const QByteArray, game);
        const GamePtr loaded = loadGame(game.toStdString()).value();
        const LevelLanguage& language = loaded->language();
        const std::vector<PaletteThing> things = language.palette();
        const std::vector<PaletteThing> named = language.namedThings();
        QCOMPARE(thingNamed(things, "stairs up").glyph, '<');
        QCOMPARE(thingNamed(things, "gold").glyph, '$');
        QCOMPARE(thingNamed(things, "trap").glyph, '^');
        QCOMPARE(thingNamed(things, "maze begins").glyph, '^'); // north, as in its sample
        QCOMPARE(thingNamed(things, "door").terrain, '+');
        QCOMPARE(thingNamed(things, "chest with an object").glyph, '(');
        QCOMPARE(thingNamed(things, "monster").kindChoice, KindChoice::Any);
        QCOMPARE(thingNamed(things, "undiggable walls").areaUse, AreaUse::NoDigging);
        QCOMPARE(thingNamed(named, "red dragon").glyph, 'D');
        QCOMPARE(thingNamed(named, "red dragon").color, 1);
        QCOMPARE(thingNamed(named, "any dragon 'D'").kindChoice, KindChoice::OfClass);
    }
};

LEVWRIGHT_TEST(PlaceThingTest)

} // namespace levwright::place_thing_test

#include "PlaceThingTest.moc"
