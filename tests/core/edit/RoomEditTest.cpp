// SPDX-License-Identifier: GPL-3.0-or-later
// Edits of the rooms in a room level: each is minimal, the level has no new errors, and a roll agrees.
#include "core/model/LevelLanguage.h"
#include "tests/support/Levels.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"

#include <QTest>

#include <algorithm>

namespace levwright::room_edit_test {
namespace {

const QByteArray hall = "LEVEL:\"a\"\n"
                        "ROOM:\"ordinary\",lit,(3,03),(center,center),(11, 9)\n"
                        "NAME:\"hall\"\n"
                        "FOUNTAIN:(5,1)\n"
                        "DOOR:false,closed,east,4\n"
                        "DOOR:false,closed,east,7\n"
                        "DOOR:false,closed,south,2\n"
                        "SUBROOM:\"ordinary\",lit,(4,3),(3,3),\"hall\"\n"
                        "DOOR:false,closed,random,random\n"
                        "ROOM:\"ordinary\",lit,random,random,random\n"
                        "DOOR:true,locked,west,random\n";
const QByteArray corridors = "RANDOM_CORRIDORS\n";

// The statement whose text begins with these words.
std::size_t statementAt(const LevelsAnalysis& analysis, const QByteArray& words) {
    const auto at = Offset(QByteArray::fromStdString(std::string(analysis.text().bytes())).indexOf(words));
    return analysis.statementAt(0, at).value().statement;
}

QByteArray applied(const LevelsAnalysis& analysis, const EditOutcome& outcome) {
    return outcome ? QByteArray::fromStdString(outcome->apply(analysis.text().bytes()))
                   : "refused: " + QByteArray::fromStdString(outcome.error().reason);
}

QByteArray with(QByteArray text, const QByteArray& before, const QByteArray& after) {
    return text.replace(before, after);
}

} // namespace

class RoomEditTest : public QObject {
    Q_OBJECT

    // Moves every room of a level that can be moved. Returns their number.
    static int moveRooms(const LevelsAnalysis& analysis, std::size_t index) {
        const LevelLanguage& language = testGame()->language();
        const LevelSource source = analysis.source(index);
        const RoomsView view = language.rooms(source);
        for (const RoomView& room : view.rooms) {
            RoomShape shape = room.shape;
            shape.place = room.isNested ? Point{0, 0} : Point{2, 4};
            const EditOutcome outcome = language.shapeRoom(source, room.statement, shape);
            if (!outcome || outcome->replacements().size() > 2 ||
                outcome->inverse(source.text).apply(outcome->apply(source.text)) != source.text)
                qFatal("%s", source.level.name.c_str());
            const LevelsAnalysis after = analysisOf(QByteArray::fromStdString(outcome->apply(source.text)));
            const RoomsView now = language.rooms(after.source(0));
            const auto at = std::size_t(&room - view.rooms.data());
            if (now.rooms.size() != view.rooms.size() || now.rooms[at].shape != shape)
                qFatal("%s", source.level.name.c_str());
        }
        return int(view.rooms.size());
    }

private Q_SLOTS:
    void sees() {
        const LevelsAnalysis analysis =
            analysisOf(hall + "CORRIDOR:(0,north,0),(1,west,0)\nCORRIDOR:(0,east,1),(1,west,1)\n");
        const RoomsView view = testGame()->language().rooms(analysis.source(0));
        QCOMPARE(view.rooms.size(), 3U);
        QCOMPARE(view.rooms[0].label, std::string("room “hall”"));
        QVERIFY((view.rooms[0].shape == RoomShape{Point{3, 3}, Point{11, 9}}));
        QVERIFY(view.rooms[2].shape == RoomShape{});
        QCOMPARE(view.rooms[1].parent.value(), 0U);
        QVERIFY(view.rooms[1].isNested && !view.rooms[0].isNested);
        QCOMPARE(view.rooms[0].placements.size(), 1U);
        QVERIFY((view.rooms[0].placements.front().cells == std::vector{Point{5, 1}}));
        QCOMPARE(view.rooms[0].doors.size(), 3U);
        // The game counts along the wall, and finds the doors of the lower wall under "north".
        QCOMPARE(view.corridors.size(), 2U);
        QCOMPARE(view.corridors[0].from.value(), statementAt(analysis, "DOOR:false,closed,south,2"));
        QCOMPARE(view.corridors[1].from.value(), statementAt(analysis, "DOOR:false,closed,east,7"));
        QVERIFY(!view.corridors[1].to);
        QCOMPARE(view.corridors[0].to.value(), statementAt(analysis, "DOOR:true"));
    }

    void shapes_data() {
        QTest::addColumn<QByteArray>("room");
        QTest::addColumn<RoomShape>("shape");
        QTest::addColumn<QByteArray>("after");
        const QByteArray all = hall + corridors;
        const QByteArray first = "ROOM:\"ordinary\",lit,(3,03)";
        QTest::newRow("another place")
            << first << RoomShape{Point{1, 3}, Point{11, 9}} << with(all, "(3,03)", "(1,03)");
        QTest::newRow("two digits stay")
            << first << RoomShape{Point{3, 5}, Point{11, 9}} << with(all, "03", "05");
        QTest::newRow("anywhere") << first << RoomShape{{}, Point{11, 9}} << with(all, "(3,03)", "random");
        QTest::newRow("size") << first << RoomShape{Point{3, 3}, Point{11, 8}}
                              << with(all, "(11, 9)", "(11, 8)");
        QTest::newRow("of any size") << first << RoomShape{Point{3, 3}, {}} << with(all, "(11, 9)", "random");
        QTest::newRow("the same") << first << RoomShape{Point{3, 3}, Point{11, 9}} << all;
        QTest::newRow("no place")
            << first << RoomShape{Point{6, 3}, Point{11, 9}}
            << QByteArray("refused: A level has 5 × 5 places for rooms; (6,3) is not one of them.");
        QTest::newRow("no cells") << first << RoomShape{Point{3, 3}, Point{0, 9}}
                                  << QByteArray("refused: A room must have at least one cell.");
        QTest::newRow("too large") << first << RoomShape{Point{3, 3}, Point{77, 9}}
                                   << QByteArray("refused: A room is at most 76 × 19.");
        QTest::newRow("within") << QByteArray("SUBROOM") << RoomShape{Point{8, 3}, Point{3, 3}}
                                << with(all, "(4,3)", "(8,3)");
        QTest::newRow("out of it") << QByteArray("SUBROOM") << RoomShape{Point{9, 3}, Point{3, 3}}
                                   << QByteArray("refused: A room in a room must stay within it.");
        QTest::newRow("to the left of it") << QByteArray("SUBROOM") << RoomShape{Point{-1, 3}, Point{3, 3}}
                                           << QByteArray("refused: A room in a room must stay within it.");
        QTest::newRow("no room") << QByteArray("FOUNTAIN") << RoomShape{}
                                 << QByteArray("refused: This is not a room.");
        QTest::newRow("from nothing")
            << QByteArray("ROOM:\"ordinary\",lit,random") << RoomShape{Point{5, 1}, Point{4, 4}}
            << with(all, "random,random,random\n", "(5,1),random,(4,4)\n");
    }
    void shapes() {
        QFETCH(const QByteArray, room);
        QFETCH(const RoomShape, shape);
        QFETCH(const QByteArray, after);
        const LevelsAnalysis analysis = analysisOf(hall + corridors);
        QCOMPARE(applied(analysis, testGame()->language().shapeRoom(analysis.source(0),
                                                                    statementAt(analysis, room), shape)),
                 after);
    }

    void movesDoors_data() {
        QTest::addColumn<QByteArray>("door");
        QTest::addColumn<WallPlace>("to");
        QTest::addColumn<QByteArray>("after");
        const QByteArray east = "DOOR:false,closed,east,4";
        QTest::newRow("along") << east << WallPlace{WallSide::East, 8} << with(hall, "east,4", "east,8");
        QTest::newRow("round") << east << WallPlace{WallSide::North, 10} << with(hall, "east,4", "north,10");
        QTest::newRow("behind the end")
            << east << WallPlace{WallSide::East, 9} << QByteArray("refused: The east wall is only 9 long.");
        QTest::newRow("before its beginning")
            << east << WallPlace{WallSide::East, -1}
            << QByteArray("refused: A door must be next to the floor of its room.");
        QTest::newRow("anywhere") << east << WallPlace{} << with(hall, "east,4", "random,random");
        QTest::newRow("of random") << QByteArray("DOOR:false,closed,random") << WallPlace{WallSide::West, 1}
                                   << with(hall, "random,random\nROOM", "west,1\nROOM");
        QTest::newRow("no door") << QByteArray("FOUNTAIN") << WallPlace{WallSide::West, 1}
                                 << QByteArray("refused: This is not a door of a room.");
    }
    void movesDoors() {
        QFETCH(const QByteArray, door);
        QFETCH(const WallPlace, to);
        QFETCH(const QByteArray, after);
        const LevelsAnalysis analysis = analysisOf(hall);
        QCOMPARE(applied(analysis, testGame()->language().moveDoor(analysis.source(0),
                                                                   statementAt(analysis, door), to)),
                 after);
    }

    void joins_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<QByteArray>("after");
        const QByteArray west = "DOOR:true";
        const QByteArray second = "DOOR:false,closed,east,7";
        const QByteArray line = "CORRIDOR:(0,east,1),(1,west,0)\n";
        QTest::newRow("the first") << hall << second << west << hall + line;
        QTest::newRow("in place of random ones") << hall + corridors << second << west << hall + line;
        QTest::newRow("a further one") << hall + line << west << QByteArray("DOOR:false,closed,east")
                                       << hall + line + "CORRIDOR:(1,west,0),(0,east,0)\n";
        QTest::newRow("again") << hall + line << west << second
                               << QByteArray("refused: There is already a corridor between these doors.");
        QTest::newRow("to its own room") << hall << second << QByteArray("DOOR:false,closed,east")
                                         << QByteArray("refused: A corridor leads from one room to another.");
        QTest::newRow("to a room in a room")
            << hall << west << QByteArray("DOOR:false,closed,random")
            << QByteArray("refused: Corridors lead to rooms, but not to rooms in rooms.");
        QTest::newRow("from a lower wall")
            << hall << QByteArray("DOOR:false,closed,south") << west
            << QByteArray(
                   "refused: The game digs corridors from the left and right walls of rooms only: drag the "
                   "door to one of these.");
        QTest::newRow("to no door") << hall << west << QByteArray("FOUNTAIN")
                                    << QByteArray("refused: A corridor must begin and end at doors.");
        QTest::newRow("no wall") << with(hall, "west,random", "random,random") << west << second
                                 << QByteArray("refused: The wall of this door is random: drag the door to a "
                                               "wall first.");
        QTest::newRow("one of two") << hall + "DOOR:false,closed,west,1\n"
                                    << west << second
                                    << QByteArray("refused: Which door this is depends on the roll: drag all "
                                                  "doors of its room to their places first.");
    }
    void joins() {
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArray, from);
        QFETCH(const QByteArray, to);
        QFETCH(const QByteArray, after);
        const LevelsAnalysis analysis = analysisOf(text);
        const EditOutcome outcome = testGame()->language().joinDoors(
            analysis.source(0), statementAt(analysis, from), statementAt(analysis, to));
        QCOMPARE(applied(analysis, outcome), after);
        if (outcome)
            QCOMPARE(codesOf(analysisOf(after)), codesOf(analysis));
    }

    void addsRooms_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("parent");
        QTest::addColumn<QByteArray>("after");
        const QByteArray room = "\nROOM:\"ordinary\",lit,(1,2),(center,center),(3,3)\n";
        const auto nested = [](const QByteArray& name) {
            return "\nSUBROOM:\"ordinary\",lit,(1,2),(3,3),\"" + name + "\"\n";
        };
        const QByteArray level = "LEVEL:\"a\"\n";
        const QByteArray plain = "ROOM:\"ordinary\",lit,random,random,random\n";
        QTest::newRow("before the corridors") << hall + corridors << QByteArray() << hall + room + corridors;
        QTest::newRow("the first") << level << QByteArray() << level + room;
        QTest::newRow("without a name")
            << level + plain << QByteArray("ROOM") << level + plain + "NAME:\"room 1\"\n" + nested("room 1");
        QTest::newRow("without a name, with contents")
            << level + plain + "FOUNTAIN:(0,0)\n" + corridors << QByteArray("ROOM")
            << level + plain + "NAME:\"room 1\"\nFOUNTAIN:(0,0)\n" + nested("room 1") + corridors;
        const QByteArray door = "DOOR:false,closed,random,random\n";
        QTest::newRow("behind its others")
            << hall << QByteArray("ROOM:\"ordinary\",lit,(3,03)") << with(hall, door, door + nested("hall"));
        QTest::newRow("in a room in a room")
            << hall << QByteArray("SUBROOM")
            << QByteArray("refused: A room in a room cannot contain another room.");
        const QByteArray twins = plain + "NAME:\"x\"\n" + plain + "STAIR:random,up\nNAME:\"x\"\n";
        QTest::newRow("of a name that another has")
            << level + twins << QByteArray("STAIR")
            << QByteArray("refused: Another room has the name “x”, too: give this one its own name.");
        QTest::newRow("line ends") << QByteArray("LEVEL:\"a\"\r\n") << QByteArray()
                                   << "LEVEL:\"a\"\r\n" + with(room, "\n", "\r\n");
    }
    void addsRooms() {
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArray, parent);
        QFETCH(const QByteArray, after);
        const LevelsAnalysis analysis = analysisOf(text);
        NewRoom room{.parent = {}, .shape = {Point{1, 2}, Point{3, 3}}};
        if (!parent.isEmpty())
            room.parent = analysis.level(0).tree->sectionOf(statementAt(analysis, parent));
        const EditOutcome outcome = testGame()->language().addRoom(analysis.source(0), room);
        QCOMPARE(applied(analysis, outcome), after);
        if (outcome)
            QCOMPARE(testGame()->language().rooms(analysisOf(after).source(0)).rooms.size(),
                     testGame()->language().rooms(analysis.source(0)).rooms.size() + 1);
    }

    // A dragged door and a drawn corridor are the same in the roll and in the picture.
    void rollsAgree() {
        QByteArray text = hall;
        const auto change = [&](const auto& make) {
            const LevelsAnalysis analysis = analysisOf(text);
            text = applied(analysis, make(analysis));
        };
        const LevelLanguage& language = testGame()->language();
        change([&](const LevelsAnalysis& a) {
            return language.shapeRoom(a.source(0), statementAt(a, "ROOM:\"ordinary\",lit,random"),
                                      {Point{5, 5}, Point{4, 3}});
        });
        change([&](const LevelsAnalysis& a) {
            return language.moveDoor(a.source(0), statementAt(a, "DOOR:true"), {WallSide::West, 1});
        });
        for (const char* from : {"DOOR:false,closed,east,7", "DOOR:false,closed,east,4"}) {
            change([&](const LevelsAnalysis& a) {
                return language.joinDoors(a.source(0), statementAt(a, from), statementAt(a, "DOOR:true"));
            });
        }
        const LevelsAnalysis analysis = analysisOf(text);
        const auto plan = language.plan(analysis.source(0), {});
        QVERIFY2(plan.has_value(), plan ? "" : plan.error().message.c_str());
        roll::Roller roller(*plan);
        for (std::uint64_t seed = 1; seed < 20; ++seed) {
            const roll::LevelInstance& level = roller.roll(seed);
            QCOMPARE(level.rooms.size(), 3U);
            const Area floor = level.rooms[0].area;
            const auto isAt = [&](const QByteArray& words, Point cell) {
                const auto number = (*plan)->numberOf(statementAt(analysis, words));
                return std::ranges::any_of(level.origins, [&](const roll::CellOrigin& origin) {
                    return origin.statement == number && roll::placeOf(origin.cell) == cell;
                });
            };
            QVERIFY(isAt("DOOR:false,closed,east,7", {floor.x2 + 1, floor.y1 + 7}));
            QVERIFY(isAt("CORRIDOR:(0,east,1)", {floor.x2 + 2, floor.y1 + 7}));
            QVERIFY(isAt("CORRIDOR:(0,east,0)", {floor.x2 + 2, floor.y1 + 4}));
        }
    }

    void alignsParts_data() {
        QTest::addColumn<PartAlignment>("to");
        QTest::addColumn<QByteArray>("geometry");
        QTest::newRow("across") << PartAlignment{2, 3} << QByteArray("GEOMETRY:half-left,center");
        QTest::newRow("down") << PartAlignment{3, 5} << QByteArray("GEOMETRY:center,bottom");
        QTest::newRow("both") << PartAlignment{5, 1} << QByteArray("GEOMETRY:right,top");
        QTest::newRow("neither") << PartAlignment{3, 3} << QByteArray("GEOMETRY:center,center");
    }
    void alignsParts() {
        QFETCH(const PartAlignment, to);
        QFETCH(const QByteArray, geometry);
        const QByteArray text = mazeWith("...\n");
        const LevelsAnalysis analysis = analysisOf(text);
        QCOMPARE(applied(analysis, testGame()->language().alignPart(analysis.source(0), 0, to)),
                 with(text, "GEOMETRY:center,center", geometry));
        const LevelsAnalysis whole = analysisOf("MAZE:\"a\",' '\nNOMAP\n");
        QCOMPARE(applied(whole, testGame()->language().alignPart(whole.source(0), 0, to)),
                 QByteArray("refused: This part is the whole level, so it cannot be aligned."));
    }

    // Every room of the game's own levels can be moved to each place, and a room can be added in it, without
    // an error.
    void movesAllStockRooms() {
        LEVWRIGHT_NEEDS_SHARED();
        int moved = 0;
        for (const QString& path : stockFiles("nethack-3.4.3")) {
            const LevelsAnalysis analysis = analysisOf(fileBytes(path));
            for (std::size_t i = 0; i < analysis.levelCount(); ++i)
                moved += moveRooms(analysis, i);
        }
        QVERIFY2(moved > 40, QByteArray::number(moved));
    }
};

LEVWRIGHT_TEST(RoomEditTest)

} // namespace levwright::room_edit_test

#include "RoomEditTest.moc"
