// SPDX-License-Identifier: GPL-3.0-or-later
// Takes pieces of levels, turns and moves them, and puts them elsewhere.
#include "core/fragment/FragmentEdit.h"
#include "core/fragment/PartShape.h"
#include "tests/support/Levels.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/SmallLanguage.h"
#include "tests/support/TestProgram.h"

#include <QRegularExpression>
#include <QTest>

namespace levwright::fragment_test {
namespace {

const QByteArray rows = "-----..\n|..+|..\n|...|..\n-----..\n.......\n.......\n";
const QByteArray things = "MONSTER:'d',\"jackal\",(01,1)\n"
                          "CONTAINER:'(',\"chest\",(2,2)\nOBJECT:'\"',random,contained\n"
                          "DOOR:closed,(3,1)\n"
                          "REGION:(1,1,3,2),lit,\"ordinary\"\n"
                          "TRAP:random,(6,0)\n";
const QByteArray room = mazeWith(rows, things);

QByteArray applied(const QByteArray& text, const TextEdit& edit) {
    return QByteArray::fromStdString(edit.apply(text.toStdString()));
}

TakenFragment taken(const LevelsAnalysis& from, const Area& area, std::size_t part = 0) {
    return takeCells(from.game().language(), from.game().catalog().gameId(), from.source(0), part,
                     CellMask::of(area));
}

QByteArray joined(const std::vector<std::string>& lines) {
    QByteArrayList all;
    for (const std::string& line : lines)
        all << QByteArray::fromStdString(line);
    return all.join(" / ");
}

GamePtr gameOf(const char* id) {
    return loadGame(id).value();
}

// Everything in a part, without places in the text.
struct Contents {
    Grid<char> cells;
    std::vector<std::tuple<std::vector<Point>, std::optional<Area>, std::string>> things;
    bool operator==(const Contents&) const = default;
};

Contents contentsOf(const LevelLanguage& language, const LevelSource& level, std::size_t part) {
    const PartView view = language.view(level, part);
    Contents contents;
    if (view.map != nullptr)
        contents.cells = view.map->cells;
    for (const Placement& placement : view.placements)
        contents.things.emplace_back(placement.cells, placement.area, placement.label);
    return contents;
}

bool hasAll(const Contents& contents, const CellTurn& turn, const Contents& turned) {
    for (const auto& thing : contents.things) {
        const auto& [cells, area, label] = thing;
        // What is outside the map may have no other place to go.
        const auto isBeside = [&](Point cell) { return !contents.cells.contains(cell); };
        if (std::ranges::any_of(cells, isBeside) && std::ranges::contains(turned.things, thing))
            continue;
        std::vector<Point> images;
        for (const Point cell : cells)
            images.push_back(turn(cell));
        const auto image = area ? std::optional(turn(*area)) : std::nullopt;
        const auto isImage = [&](const auto& thing) {
            const auto& [itsCells, itsArea, itsLabel] = thing;
            // A thing that grows from its first corner is cut off where that corner must stay.
            const bool isCutOff =
                area && itsArea && Point{itsArea->x1, itsArea->y1} == turn(Point{area->x1, area->y1});
            return itsCells == images && itsLabel == label && (itsArea == image || isCutOff);
        };
        if (std::ranges::none_of(turned.things, isImage))
            return false;
    }
    return contents.things.size() == turned.things.size();
}

} // namespace

class FragmentTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void turnsCells_data() {
        QTest::addColumn<Turn>("turn");
        QTest::addColumn<Point>("image"); // of cell 3,2 in 2,2..5,3
        QTest::newRow("horizontally") << Turn::FlipHorizontally << Point{4, 2};
        QTest::newRow("vertically") << Turn::FlipVertically << Point{3, 3};
        QTest::newRow("clockwise") << Turn::Clockwise << Point{3, 3};
        QTest::newRow("counterclockwise") << Turn::Counterclockwise << Point{2, 4};
        QTest::newRow("half") << Turn::HalfTurn << Point{4, 3};
    }
    void turnsCells() {
        QFETCH(const Turn, turn);
        QFETCH(const Point, image);
        const Area area{2, 2, 5, 3};
        const CellTurn once = CellTurn::around(area, turn);
        QVERIFY(once(Point{3, 2}) == image);
        CellTurn four = once;
        for (int i = 0; i < 3; ++i)
            four = four.then(CellTurn::around(four(area).ordered(), turn));
        QVERIFY(four == CellTurn());
    }

    void takesWhatLiesInTheMask() {
        const LevelsAnalysis analysis = analysisOf(room);
        const TakenFragment all = taken(analysis, {0, 0, 4, 3});
        QByteArrayList statements;
        for (const FragmentThing& thing : all.fragment.things)
            statements << QByteArray::fromStdString(thing.statement);
        QCOMPARE(statements, (QByteArrayList{"MONSTER:'d',\"jackal\",(01,1)", "CONTAINER:'(',\"chest\",(2,2)",
                                             "OBJECT:'\"',random,contained", "DOOR:closed,(3,1)",
                                             "REGION:(1,1,3,2),lit,\"ordinary\""}));
        QVERIFY(all.fragment.size() == (Area{0, 0, 4, 3}));
        // A region stays if one of its cells is missing from the piece.
        QCOMPARE(taken(analysis, {2, 0, 4, 3}).fragment.things.size(), 3U);
        QVERIFY(taken(analysis, {5, 4, 6, 5}).fragment.things.empty());
    }

    void leavesWhatIsDrawnByLot() {
        const QByteArray text =
            mazeWith("....\n", "RANDOM_PLACES:(0,0),(1,0)\nTRAP:random,place[0]\nTRAP:\"pit\",random\n");
        const TakenFragment all = taken(analysisOf(text), {0, 0, 3, 0});
        QVERIFY(all.fragment.things.empty());
        QCOMPARE(joined(all.left),
                 QByteArray("random trap stays, because its place is not written as numbers."));
    }

    void puts_data() {
        QTest::addColumn<Area>("from");
        QTest::addColumn<int>("turn"); // -1: none
        QTest::addColumn<Point>("at");
        QTest::addColumn<QByteArray>("expected");
        const QByteArray open = ".......\n.......\n.......\n.......\n";
        QTest::newRow("terrain") << Area{0, 3, 1, 3} << -1 << Point{2, 1}
                                 << mazeWith(".......\n..--...\n.......\n.......\n");
        QTest::newRow("things") << Area{0, 0, 2, 1} << -1 << Point{1, 2}
                                << mazeWith(".......\n.......\n.---...\n.|.....\n",
                                            "MONSTER:'d',\"jackal\",(02,3)\n");
        QTest::newRow("beyond the edge")
            << Area{3, 1, 3, 1} << -1 << Point{8, 4} << mazeWith(open + "        +\n", "DOOR:closed,(8,4)\n");
        QTest::newRow("clockwise")
            << Area{0, 0, 4, 3} << int(Turn::Clockwise) << Point{0, 0}
            << mazeWith("----...\n|..|...\n|..|...\n|.+|...\n----\n",
                        "MONSTER:'d',\"jackal\",(02,1)\nCONTAINER:'(',\"chest\",(1,2)\nOBJECT:'\"',random,"
                        "contained\nDOOR:closed,(2,3)\nREGION:(1,1,2,3),lit,\"ordinary\"\n");
    }
    void puts() {
        QFETCH(const Area, from);
        QFETCH(const int, turn);
        QFETCH(const Point, at);
        QFETCH(const QByteArray, expected);
        const QByteArray target = mazeWith(".......\n.......\n.......\n.......\n");
        TakenFragment all = taken(analysisOf(room), from);
        if (turn >= 0)
            all.fragment.turnBy(Turn(turn));
        const LevelsAnalysis analysis = analysisOf(target);
        const auto put = putFragment(analysis.game(), analysis.source(0), 0, all.fragment, at);
        QVERIFY(put.has_value());
        QCOMPARE(applied(target, put->edit), expected);
        QCOMPARE(joined(put->left), QByteArray());
        QCOMPARE(put->added.size(), all.fragment.things.size());
        const std::string after = put->edit.apply(target.toStdString());
        for (const Range& range : put->added)
            QVERIFY(std::string_view(after).substr(range.begin, range.size()).find(':') != std::string::npos);
    }

    // The game puts it into the last container, regardless of statements in between.
    void contentsComeFromBehindOthers() {
        const LevelsAnalysis from = analysisOf(mazeWith(
            "..\n",
            "CONTAINER:'(',\"chest\",(0,0)\nMONSTER:'d',random,(1,0)\nOBJECT:'*',random,contained\n"));
        const Fragment chest = taken(from, {0, 0, 0, 0}).fragment;
        QCOMPARE(chest.things.size(), 2U);
        QCOMPARE(chest.things[1].statement, std::string("OBJECT:'*',random,contained"));
        QVERIFY(chest.things[1].container == 0U);
        QCOMPARE(taken(from, {1, 0, 1, 0}).fragment.things.size(), 1U);
    }

    void saysWhatStaysOut_data() {
        QTest::addColumn<QByteArray>("game");
        QTest::addColumn<QByteArray>("thing");
        QTest::addColumn<QByteArray>("left");
        QTest::newRow("unknown trap") << QByteArray("nethack-3.4.3") << QByteArray("TRAP:\"snare\",(0,0)")
                                      << QByteArray("There is no trap");
        QTest::newRow("another list")
            << QByteArray("nethack-3.4.3") << QByteArray("OBJECT:object[0],random,(0,0)")
            << QByteArray("different here");
    }
    void saysWhatStaysOut() {
        QFETCH(const QByteArray, game);
        QFETCH(const QByteArray, thing);
        QFETCH(const QByteArray, left);
        const LevelsAnalysis from =
            analysisOf(mazeWith("..\n", "RANDOM_OBJECTS:'(','!'\n" + thing + "\nTRAP:\"pit\",(1,0)\n"));
        const QByteArray target = mazeWith("    \n    \n", "RANDOM_OBJECTS:'*'\n");
        const GamePtr other = gameOf(game.constData());
        const LevelsAnalysis to(other, TextSnapshot(target.toStdString()));
        const auto put = putFragment(*other, to.source(0), 0, taken(from, {0, 0, 1, 0}).fragment, {2, 1});
        QVERIFY(put.has_value());
        QVERIFY2(joined(put->left).contains(left), joined(put->left).constData());
        QCOMPARE(applied(target, put->edit),
                 mazeWith("    \n  ..\n", "RANDOM_OBJECTS:'*'\nTRAP:\"pit\",(3,1)\n"));
    }

    // Lists come before the things that use them, once, and only if there are none yet.
    void listsComeAlong() {
        const QByteArray list = "RANDOM_MONSTERS:'L','N'\n";
        const LevelsAnalysis from = analysisOf(mazeWith("..\n", list + "MONSTER:monster[0],random,(0,0)\n"
                                                                       "MONSTER:monster[1],random,(1,0)\n"));
        const QByteArray there = "TRAP:\"pit\",(0,1)\n";
        const QByteArray added = "MONSTER:monster[0],random,(1,1)\nMONSTER:monster[1],random,(2,1)\n";
        for (const bool has : {false, true}) {
            const QByteArray target = mazeWith("...\n...\n", (has ? list : "") + there);
            const LevelsAnalysis to = analysisOf(target);
            const auto put =
                putFragment(*testGame(), to.source(0), 0, taken(from, {0, 0, 1, 0}).fragment, {1, 1});
            QVERIFY(put.has_value());
            QCOMPARE(joined(put->left), QByteArray());
            QCOMPARE(applied(target, put->edit), mazeWith("...\n...\n", list + there + added));
            QCOMPARE(QByteArray::fromStdString(
                         put->edit.apply(target.toStdString()).substr(put->added[1].begin, 16)),
                     QByteArray("MONSTER:monster["));
        }
    }

    // The text is kept, because the name may only be misspelled.
    void saysWhichNamesAreUnknown() {
        const QByteArray thing = "MONSTER:'D',\"baby silver dragon\",(0,0)\n";
        const QByteArray other = "MONSTER:'D',\"baby red dragon\",(0,0)\n";
        const QByteArray target = mazeWith("....\n");
        const GamePtr old = gameOf("nethack-3.2.2");
        const LevelsAnalysis to(old, TextSnapshot(target.toStdString()));
        for (const QByteArray& each : {thing, other}) {
            const LevelsAnalysis from = analysisOf(mazeWith("..\n", each));
            const auto put = putFragment(*old, to.source(0), 0, taken(from, {0, 0, 0, 0}).fragment, {0, 0});
            QVERIFY(put.has_value());
            QCOMPARE(applied(target, put->edit), target + each);
            QCOMPARE(!put->left.empty(), each == thing);
        }
    }

    void refuses_data() {
        QTest::addColumn<Point>("at");
        QTest::addColumn<QByteArray>("reason");
        QTest::newRow("left") << Point{-1, 0} << QByteArray("outside");
        QTest::newRow("right") << Point{75, 0} << QByteArray("outside");
        QTest::newRow("below") << Point{0, 20} << QByteArray("outside");
    }
    void refuses() {
        QFETCH(const Point, at);
        QFETCH(const QByteArray, reason);
        const LevelsAnalysis analysis = analysisOf(room);
        const Fragment fragment = taken(analysis, {0, 0, 1, 1}).fragment;
        const auto put = putFragment(analysis.game(), analysis.source(0), 0, fragment, at);
        QVERIFY(!put.has_value());
        QVERIFY(QByteArray::fromStdString(put.error().reason).contains(reason));
    }

    // Of two doors, a block without doors covers the first one.
    void coveredDoorsLoseTheirStatements_data() {
        QTest::addColumn<QByteArray>("game");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("statement");
        QTest::addColumn<QByteArray>("door"); // what another door statement looks like
        const QByteArray map = "------\n|.+.S.\n------\n......\n";
        const auto lua = [](const char* place) { return QByteArray("des.door(\"locked\",") + place + ")\n"; };
        QTest::newRow("3.4.3") << QByteArray("nethack-3.4.3")
                               << mazeWith(map, "DOOR:locked,(2,1)\nDOOR:closed,(4,1)\n")
                               << QByteArray("DOOR:locked,(2,1)\n") << QByteArray("DOOR:closed,(4,1)");
        QTest::newRow("3.6") << QByteArray("nethack-3.6")
                             << "MAZE:\"a\",' '\nGEOMETRY:center,center\nMAP\n" + map +
                                    "ENDMAP\nDOOR:locked,(2,1)\nDOOR:closed,(4,1)\n"
                             << QByteArray("DOOR:locked,(2,1)\n") << QByteArray("DOOR:closed,(4,1)");
        QTest::newRow("3.7") << QByteArray("nethack-3.7")
                             << "des.map([[\n" + map + "]])\n" + lua("2,1") + "des.door(\"closed\",4,1)\n"
                             << lua("2,1") << QByteArray("des.door(\"closed\",4,1)");
    }
    void coveredDoorsLoseTheirStatements() {
        QFETCH(const QByteArray, game);
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArray, statement);
        QFETCH(const QByteArray, door);
        const GamePtr played = gameOf(game.constData());
        const LevelsAnalysis analysis(played, TextSnapshot(text.toStdString()));
        const LevelSource level = analysis.source(0);
        QByteArray without = text;
        without.replace(statement, "");
        const auto takenFrom = [&](const Area& area) {
            return takeCells(played->language(), game.toStdString(), level, 0, CellMask::of(area));
        };
        // A piece of floor is put, and moved, upon the first door.
        const TakenFragment floor = takenFrom({0, 3, 0, 3});
        const auto put = putFragment(*played, level, 0, floor.fragment, {2, 1});
        QVERIFY(put.has_value());
        QCOMPARE(applied(text, put->edit), QByteArray(without).replace("|.+.S.", "|...S."));
        const auto move = moveFragment(*played, level, 0, floor, CellTurn::shift({2, -2}));
        QVERIFY(move.has_value());
        QCOMPARE(applied(text, move->edit),
                 QByteArray(without).replace("|.+.S.", "|...S.").replace("\n......\n", "\n .....\n"));
        // The second door takes the place of the first one, with its statement.
        const TakenFragment other = takenFrom({4, 1, 4, 1});
        QCOMPARE(other.statements.size(), 1U);
        const auto replaced = putFragment(*played, level, 0, other.fragment, {2, 1});
        QVERIFY(replaced.has_value());
        const QByteArray doubled = QByteArray(door).replace("4,1", "2,1");
        QCOMPARE(applied(text, replaced->edit),
                 QByteArray(without).replace("|.+.S.", "|.S.S.").replace(door, door + '\n' + doubled));
        const std::string after = replaced->edit.apply(text.toStdString());
        QCOMPARE(replaced->added.size(), 1U);
        const Range added = replaced->added.front();
        QCOMPARE(QByteArray::fromStdString(after.substr(added.begin, added.size())), doubled);
    }

    // A door that is moved by its statement alone goes past another one.
    void doorsPassEachOther() {
        const QByteArray text = mazeWith("-++-\n....\n", "DOOR:locked,(1,0)\nDOOR:closed,(2,0)\n");
        const LevelsAnalysis analysis = analysisOf(text);
        const PartView view = analysis.game().language().view(analysis.source(0), 0);
        const TakenFragment door =
            takeStatements(analysis.game().language(), analysis.game().catalog().gameId(), analysis.source(0),
                           0, {view.placements.front().statement});
        const auto move = moveFragment(analysis.game(), analysis.source(0), 0, door, CellTurn::shift({1, 0}));
        QVERIFY(move.has_value());
        QCOMPARE(applied(text, move->edit), QByteArray(text).replace("locked,(1,0)", "locked,(2,0)"));
    }

    void doorsUnderDoorsKeepTheirStatements() {
        const QByteArray text = mazeWith("-+-S\n....\n", "DOOR:locked,(1,0)\nDOOR:closed,(3,0)\n");
        const LevelsAnalysis analysis = analysisOf(text);
        const auto rowsOfDoor = fragmentOfRows(testGame()->language(), "nethack-3.4.3", "+\n");
        const auto put = putFragment(*testGame(), analysis.source(0), 0, *rowsOfDoor, {3, 0});
        QCOMPARE(applied(text, put->edit), QByteArray(text).replace("-+-S", "-+-+"));
    }

    void removes() {
        const LevelsAnalysis analysis = analysisOf(room);
        const EditOutcome edit =
            removeFragment(analysis.game().language(), analysis.source(0), 0, taken(analysis, {0, 0, 4, 3}));
        QVERIFY(edit.has_value());
        const QByteArray empty = "     ..\n     ..\n     ..\n     ..\n.......\n.......\n";
        QCOMPARE(applied(room, *edit), mazeWith(empty, "TRAP:random,(6,0)\n"));
    }

    void movesInItsPart() {
        const LevelsAnalysis analysis = analysisOf(room);
        const auto move = moveFragment(analysis.game(), analysis.source(0), 0, taken(analysis, {0, 0, 4, 3}),
                                       CellTurn::shift({1, 2}));
        QVERIFY(move.has_value());
        QByteArray moved = things;
        moved.replace("(01,1)", "(02,3)").replace("(2,2)", "(3,4)").replace("(3,1)", "(4,3)");
        moved.replace("(1,1,3,2)", "(2,3,4,4)");
        QCOMPARE(applied(room, move->edit),
                 mazeWith("     ..\n     ..\n -----.\n |..+|.\n.|...|.\n.-----.\n", moved));
        QVERIFY(move->cells == CellMask::of({1, 2, 5, 5}));
    }

    void movesInALoop() {
        const GamePtr small = smallGame();
        const LevelsAnalysis analysis(small,
                                      TextSnapshot("level \"a\"\nmap\n  ...\n  ...\nend\nthing \"chest\" 0 "
                                                   "0\nrepeat 2 {\nthing \"rock\" 1 1\n}\n"));
        const TakenFragment all =
            takeCells(small->language(), "small", analysis.source(0), 0, CellMask::of({0, 0, 1, 1}));
        QCOMPARE(all.fragment.things.size(), 1U);
        QCOMPARE(all.left.size(), 1U);
        const auto move = moveFragment(*small, analysis.source(0), 0, all, CellTurn::shift({1, 0}));
        QVERIFY(move.has_value());
        QCOMPARE(QByteArray::fromStdString(move->edit.apply(analysis.text().bytes())),
                 QByteArray("level \"a\"\nmap\n   ..\n   ..\nend\nthing \"chest\" 1 0\nrepeat 2 {\nthing "
                            "\"rock\" 1 1\n}\n"));
    }

    void crops() {
        const LevelsAnalysis analysis = analysisOf(room);
        const auto cropped = cropPart(analysis.game().language(), analysis.source(0), 0, {1, 1, 4, 2});
        QVERIFY2(cropped.has_value(), cropped ? "" : cropped.error().reason.c_str());
        QByteArray left = things;
        left.replace("(01,1)", "(00,0)").replace("(2,2)", "(1,1)").replace("(3,1)", "(2,0)");
        left.replace("(1,1,3,2)", "(0,0,2,1)").replace("TRAP:random,(6,0)\n", "");
        QCOMPARE(applied(room, cropped->edit), mazeWith("..+|\n...|\n", left));
        QCOMPARE(joined(cropped->lost), QByteArray("random trap"));
    }

    // If all remaining rows are shorter, one of them is padded.
    void cropsToTheAskedWidth_data() {
        QTest::addColumn<QByteArray>("rows");
        QTest::addColumn<QByteArray>("after");
        QTest::newRow("all shorter") << QByteArray("..\n.\n.......\n") << QByteArray("..   \n.\n");
        QTest::newRow("one as wide") << QByteArray(".....\n.\n.......\n") << QByteArray(".....\n.\n");
        QTest::newRow("one cut") << QByteArray(".\n.......\n....\n") << QByteArray(".\n.....\n");
    }
    void cropsToTheAskedWidth() {
        QFETCH(const QByteArray, rows);
        QFETCH(const QByteArray, after);
        const LevelsAnalysis analysis = analysisOf(mazeWith(rows));
        const auto cropped = cropPart(analysis.game().language(), analysis.source(0), 0, {0, 0, 4, 1});
        QVERIFY(cropped.has_value());
        QCOMPARE(applied(mazeWith(rows), cropped->edit), mazeWith(after));
    }

    // Grows to the left and upwards; registers move, too.
    void growsAndShifts() {
        const QByteArray list = "RANDOM_PLACES:(0,0),(1,0)\nTRAP:random,place[0]\n";
        const LevelsAnalysis analysis = analysisOf(mazeWith("..\n", list));
        const auto grown = cropPart(analysis.game().language(), analysis.source(0), 0, {-2, -1, 2, 0});
        QVERIFY(grown.has_value());
        QCOMPARE(applied(mazeWith("..\n", list), grown->edit),
                 mazeWith("     \n  .. \n", QByteArray(list).replace("(0,0),(1,0)", "(2,1),(3,1)")));
        const auto refused = cropPart(analysis.game().language(), analysis.source(0), 0, {0, 0, 0, 0});
        QVERIFY(!refused.has_value());
    }

    // A corner stays a corner, whatever its walls continue into.
    void cornersStayCorners_data() {
        QTest::addColumn<QByteArray>("rows");
        QTest::addColumn<QByteArray>("turned");
        QTest::newRow("walls") << QByteArray("---\n|.|\n---\n") << QByteArray("---\n|.|\n---\n");
        QTest::newRow("doors") << QByteArray("-+-\n|.|\n---\n") << QByteArray("---\n|.+\n---\n");
        QTest::newRow("secret doors") << QByteArray("-S-\n|.|\n-+-\n") << QByteArray("---\n+.S\n---\n");
        QTest::newRow("bars") << QByteArray("-F-\n|.|\n---\n") << QByteArray("---\n|.F\n---\n");
    }
    void cornersStayCorners() {
        QFETCH(const QByteArray, rows);
        QFETCH(const QByteArray, turned);
        const LevelsAnalysis analysis = analysisOf(mazeWith(rows));
        PartTurns turns;
        const auto done = turns.turn(analysis.game().language(), analysis.source(0), 0, Turn::Clockwise);
        QVERIFY(done.has_value());
        QCOMPARE(applied(mazeWith(rows), done->edit), mazeWith(turned));
    }

    // It grows from its first corner, which must stay on the same floor.
    void irregularRegionsTurn_data() {
        QTest::addColumn<Turn>("turn");
        QTest::addColumn<QByteArray>("area");
        QTest::newRow("horizontally") << Turn::FlipHorizontally << QByteArray("(2,0,2,1)");
        QTest::newRow("vertically") << Turn::FlipVertically << QByteArray("(1,0,2,1)");
        QTest::newRow("clockwise") << Turn::Clockwise << QByteArray("(0,1,1,2)");
        QTest::newRow("counterclockwise") << Turn::Counterclockwise << QByteArray("(0,2,1,2)");
        QTest::newRow("half") << Turn::HalfTurn << QByteArray("(1,0,2,1)");
    }
    void irregularRegionsTurn() {
        QFETCH(const Turn, turn);
        QFETCH(const QByteArray, area);
        const QByteArray text = mazeWith("|.-|\n|..|\n", "REGION:(1,0,2,1),lit,\"ordinary\",filled,true\n");
        std::string now = text.toStdString();
        PartTurns turns;
        for (int i = 0; i < 4; ++i) {
            const LevelsAnalysis analysis = analysisOf(QByteArray::fromStdString(now));
            QVERIFY2(!hasErrors(analysis.diagnostics()), now.c_str());
            const auto turned = turns.turn(analysis.game().language(), analysis.source(0), 0, turn);
            QVERIFY(turned.has_value());
            now = turned->edit.apply(now);
            QVERIFY2(i > 0 || QByteArray::fromStdString(now).contains("REGION:" + area), now.c_str());
        }
        QCOMPARE(QByteArray::fromStdString(now), text);
    }

    // In a level whose ground is made by INIT_MAP, things may be outside the map.
    void whatLiesBesideTheMapStays() {
        const QByteArray head =
            "MAZE:\"a\",' '\nINIT_MAP:'.',' ',true,true,lit,false\nGEOMETRY:center,center\nMAP\n";
        const QByteArray text = head + "..-\n...\nENDMAP\nSTAIR:(2,4),up\nFOUNTAIN:(0,1)\n";
        const LevelsAnalysis analysis = analysisOf(text);
        QCOMPARE(codesOf(analysis), QByteArray());
        const LevelLanguage& language = analysis.game().language();
        PartTurns turns;
        const auto flipped = turns.turn(language, analysis.source(0), 0, Turn::FlipHorizontally);
        QVERIFY(flipped.has_value() && flipped->lost.empty());
        QCOMPARE(applied(text, flipped->edit), head + "-..\n...\nENDMAP\nSTAIR:(0,4),up\nFOUNTAIN:(2,1)\n");
        // There are no rows above the first.
        PartTurns others;
        const auto upside = others.turn(language, analysis.source(0), 0, Turn::FlipVertically);
        QVERIFY(upside.has_value() && upside->lost.empty());
        QCOMPARE(applied(text, upside->edit), head + "...\n..-\nENDMAP\nSTAIR:(2,4),up\nFOUNTAIN:(0,0)\n");
        const auto grown = cropPart(language, analysis.source(0), 0, {-1, 0, 2, 1});
        QVERIFY(grown.has_value() && grown->lost.empty());
        QCOMPARE(applied(text, grown->edit), head + " ..-\n ...\nENDMAP\nSTAIR:(3,4),up\nFOUNTAIN:(1,1)\n");
    }

    // What a turn does not write keeps its place in the text, even if the turn continues another one.
    void turnsTouchNothingElse() {
        const QByteArray text =
            mazeWith("..-\n...\n", "TRAP:\"pit\",(0,0)\n# a comment\nTRAP:\"web\",(0,1)\n");
        std::string now = text.toStdString();
        PartTurns turns;
        for (const Turn turn :
             {Turn::FlipHorizontally, Turn::FlipVertically, Turn::FlipHorizontally, Turn::Clockwise}) {
            const LevelsAnalysis analysis = analysisOf(QByteArray::fromStdString(now));
            const auto turned = turns.turn(analysis.game().language(), analysis.source(0), 0, turn);
            QVERIFY(turned.has_value());
            for (const Replacement& each : turned->edit.replacements())
                QVERIFY2(!now.substr(each.range.begin, each.range.size()).contains('T'), now.c_str());
            now = turned->edit.apply(now);
        }
    }

    void directionsTurn_data() {
        QTest::addColumn<Turn>("turn");
        QTest::addColumn<QByteArray>("statement");
        QTest::newRow("horizontally") << Turn::FlipHorizontally << QByteArray("DRAWBRIDGE:(1,0),west,closed");
        QTest::newRow("vertically") << Turn::FlipVertically << QByteArray("DRAWBRIDGE:(1,1),east,closed");
        QTest::newRow("clockwise") << Turn::Clockwise << QByteArray("DRAWBRIDGE:(1,1),south,closed");
        QTest::newRow("counterclockwise")
            << Turn::Counterclockwise << QByteArray("DRAWBRIDGE:(0,1),north,closed");
        QTest::newRow("half") << Turn::HalfTurn << QByteArray("DRAWBRIDGE:(1,1),west,closed");
    }
    void directionsTurn() {
        QFETCH(const Turn, turn);
        QFETCH(const QByteArray, statement);
        const QByteArray text = mazeWith("}}}\n...\n", "DRAWBRIDGE:(1,0),east,closed\n");
        const LevelsAnalysis analysis = analysisOf(text);
        PartTurns turns;
        const auto turned = turns.turn(analysis.game().language(), analysis.source(0), 0, turn);
        QVERIFY(turned.has_value());
        QVERIFY2(applied(text, turned->edit).contains(statement), applied(text, turned->edit).constData());
    }

    void jsonGivesItBack() {
        const LevelsAnalysis analysis = analysisOf(room + "ENGRAVING:(1,2),dust,\"caf\xe9\"\n");
        const Fragment before = taken(analysis, {0, 0, 4, 3}).fragment;
        const Result<Fragment> after = fragmentFromJson(toJson(before));
        QVERIFY(after.has_value());
        QVERIFY(after->cells == before.cells && after->bounds == before.bounds && after->turn == before.turn);
        QCOMPARE(after->things.size(), 6U);
        for (std::size_t i = 0; i < after->things.size(); ++i) {
            QCOMPARE(after->things[i].statement, before.things[i].statement);
            QVERIFY(after->things[i].container == before.things[i].container);
        }
        for (const char* bad : {"", "{}", "[1]", "{\"form\":1,\"game\":7}"})
            QVERIFY(!fragmentFromJson(bad).has_value());
    }

    void textOfOtherPrograms() {
        const LevelsAnalysis analysis = analysisOf(room);
        const LevelLanguage& language = analysis.game().language();
        const auto block = fragmentOfRows(language, "g", "--\r\n|.\r\n");
        QVERIFY(block.has_value());
        QCOMPARE(plainText(*block, language), std::string("--\n|.\n"));
        QVERIFY(!fragmentOfRows(language, "g", "hello world").has_value());
        const auto lines = fragmentOfStatements(language, "g", analysis.source(0), 0,
                                                "TRAP:\"pit\",(2,1)\n\nFOUNTAIN:(3,2)\n");
        QVERIFY(lines.has_value());
        QCOMPARE(lines->fragment.things.size(), 2U);
        QVERIFY(lines->left.empty());
        QVERIFY(lines->fragment.bounds == (Area{2, 1, 3, 2}));
        QVERIFY(!fragmentOfStatements(language, "g", analysis.source(0), 0, "once upon a time").has_value());
    }

    void linesAreTakenAsTheyCan_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("taken");
        QTest::newRow("indented") << QByteArray("  TRAP:\"pit\",(2,1)  \r\n")
                                  << QByteArray("TRAP:\"pit\",(2,1)");
        QTest::newRow("a broken one among them")
            << QByteArray("TRAP:\"pit\",(2,1)\nTRAP:\"pit,(1,1)\nTRAP:(,\nFOUNTAIN:(3,2)\n")
            << QByteArray("TRAP:\"pit\",(2,1)|FOUNTAIN:(3,2)");
        QTest::newRow("the broken one first")
            << QByteArray("TRAP:(,\nFOUNTAIN:(3,2)\n") << QByteArray("FOUNTAIN:(3,2)");
        QTest::newRow("another level")
            << QByteArray("FOUNTAIN:(1,1)\nMAZE:\"b\",' '\nNOMAP\nFOUNTAIN:(3,2)\n")
            << QByteArray("FOUNTAIN:(1,1)|FOUNTAIN:(3,2)");
        QTest::newRow("a list")
            << QByteArray("OBJECT:object[0],random,(1,1)\nRANDOM_OBJECTS:'(','!'\nFOUNTAIN:(3,2)\n")
            << QByteArray("OBJECT:object[0],random,(1,1)|FOUNTAIN:(3,2)");
    }
    void linesAreTakenAsTheyCan() {
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArray, taken);
        const LevelsAnalysis analysis = analysisOf(mazeWith("....\n....\n....\n", "ALTAR:(0,0),law,altar\n"));
        const auto lines =
            fragmentOfStatements(analysis.game().language(), "g", analysis.source(0), 0, text.toStdString());
        QVERIFY(lines.has_value());
        QByteArrayList statements;
        for (const FragmentThing& thing : lines->fragment.things)
            statements << QByteArray::fromStdString(thing.statement);
        QCOMPARE(statements.join('|'), taken);
    }

    // Parsed as one text, because parsing a level once per line would take minutes.
    void manyLines() {
        const LevelsAnalysis analysis = analysisOf(mazeWith(QByteArray(".........\n").repeated(9)));
        const LevelLanguage& language = analysis.game().language();
        const QByteArray many = QByteArray("TRAP:\"pit\",(2,1)\n").repeated(20000);
        const auto lines = fragmentOfStatements(language, "g", analysis.source(0), 0, many.toStdString());
        QVERIFY(lines.has_value());
        QCOMPARE(lines->fragment.things.size(), 127U); // the game accepts no more traps
        QCOMPARE(joined(lines->left),
                 QByteArray("19873 of the 20000 lines are not statements that can go there."));
    }

    // With all its things, into a new level, into a level of another document, and into the older game.
    void throneRoomOfTheCastle_data() {
        LEVWRIGHT_NEEDS_SHARED();
        QTest::addColumn<QByteArray>("game");
        QTest::addColumn<QByteArray>("target");
        const QByteArray empty = mazeWith(QByteArray(".............\n").repeated(9));
        QTest::newRow("a new level") << QByteArray("nethack-3.4.3") << empty;
        QTest::newRow("another document") << QByteArray("nethack-3.4.3")
                                          << fileBytes(sharedFolder() + "/corpus/nethack-3.4.3/des/knox.des");
        QTest::newRow("NetHack 3.2") << QByteArray("nethack-3.2.2") << empty;
    }
    void throneRoomOfTheCastle() {
        QFETCH(const QByteArray, game);
        QFETCH(const QByteArray, target);
        const LevelsAnalysis castle =
            analysisOf(fileBytes(sharedFolder() + "/corpus/nethack-3.4.3/des/castle.des"));
        std::size_t level = 0;
        while (castle.level(level).parts.empty())
            ++level;
        const TakenFragment throne = takeCells(testGame()->language(), "nethack-3.4.3", castle.source(level),
                                               0, CellMask::of({26, 4, 38, 12}));
        const QByteArray bytes = fileBytes(sharedFolder() + "/corpus/nethack-3.4.3/des/castle.des");
        QCOMPARE(int(throne.fragment.things.size()), statementsIn(bytes, {26, 4, 38, 12}) + 1); // its region
        const GamePtr other = gameOf(game.constData());
        const LevelsAnalysis to(other, TextSnapshot(target.toStdString()));
        std::size_t there = 0;
        while (to.level(there).parts.empty())
            ++there;
        const auto put = putFragment(*other, to.source(there), 0, throne.fragment, {0, 0});
        QVERIFY2(put.has_value(), put ? "" : put.error().reason.c_str());
        QCOMPARE(joined(put->left), QByteArray());
        const Draft after(other->language(), put->edit.apply(to.levelText(there)));
        const Contents before = contentsOf(testGame()->language(), castle.source(level), 0);
        const Contents now = contentsOf(other->language(), after.source(), 0);
        for (int x = 0; x < 13; ++x) {
            for (int y = 0; y < 9; ++y)
                QCOMPARE(now.cells.at({x, y}), before.cells.at({x + 26, y + 4}));
        }
        const CellTurn shift = CellTurn::shift({-26, -4});
        for (const FragmentThing& thing : throne.fragment.things) {
            const auto cell = thing.look.cells.empty() ? std::vector<Point>()
                                                       : std::vector{shift(thing.look.cells.front())};
            const auto area = thing.look.area ? std::optional(shift(*thing.look.area)) : std::nullopt;
            QVERIFY2(std::ranges::contains(now.things, std::tuple(cell, area, thing.look.label)),
                     thing.statement.c_str());
        }
    }

    // Turns that cancel each other restore the same bytes. Each intermediate one shows the same things,
    // turned.
    void stockMapsTurnRound_data() {
        QTest::addColumn<QByteArray>("game");
        QTest::addColumn<Turn>("turn");
        QTest::addColumn<int>("times");
        for (const QByteArray game : {"nethack-3.4.3", "nethack-3.2.2"}) {
            const auto row = [&](const char* name, Turn turn, int times) {
                QTest::addRow("%s, %s", game.constData(), name) << game << turn << times;
            };
            row("horizontally", Turn::FlipHorizontally, 2);
            row("vertically", Turn::FlipVertically, 2);
            row("half", Turn::HalfTurn, 2);
            row("clockwise", Turn::Clockwise, 4);
            row("counterclockwise", Turn::Counterclockwise, 4);
        }
    }
    void stockMapsTurnRound() {
        LEVWRIGHT_NEEDS_SHARED();
        QFETCH(const QByteArray, game);
        QFETCH(const Turn, turn);
        QFETCH(const int, times);
        const GamePtr loaded = gameOf(game.constData());
        const LevelLanguage& language = loaded->language();
        int done = 0;
        int refused = 0;
        for (const QString& path : stockFiles(QString::fromLatin1(game))) {
            const LevelsAnalysis analysis(loaded, TextSnapshot(fileBytes(path).toStdString()));
            for (std::size_t level = 0; level < analysis.levelCount(); ++level) {
                for (std::size_t part = 0; part < analysis.level(level).parts.size(); ++part) {
                    const QByteArray bytes = roundTrip(language, analysis.source(level), part, turn, times);
                    if (bytes.isEmpty()) {
                        const QByteArray reason = refusal(language, analysis.source(level), part, turn);
                        QVERIFY2(!reason.isEmpty(), qPrintable(path));
                        const bool isTooLarge = times == 4 && reason.startsWith("A map may have");
                        QVERIFY2(isTooLarge || reason == "There is no map here to turn.", reason.constData());
                        ++refused;
                        continue;
                    }
                    QCOMPARE(bytes, QByteArray::fromStdString(std::string(analysis.levelText(level))));
                    ++done;
                }
            }
        }
        qInfo("%d parts, %d refused", done, refused);
        QVERIFY(done > (times == 4 ? 7 : 60));
    }

private:
    // The number of lines in the file that end with a place in the area, or have one before the direction of
    // a door.
    static int statementsIn(const QByteArray& text, const Area& area) {
        static const QRegularExpression placed(QStringLiteral("^[A-Z]+:.*\\((\\d+),(\\d+)\\)"),
                                               QRegularExpression::MultilineOption);
        int count = 0;
        for (const auto& match : placed.globalMatch(QString::fromLatin1(text)))
            count += area.contains({match.captured(1).toInt(), match.captured(2).toInt()}) ? 1 : 0;
        return count;
    }

    // Turning a taken piece meanwhile changes nothing.
    static void takeAndTurn(const LevelLanguage& language, const Draft& level, std::size_t part, int number) {
        const CellMask cells = CellMask::of({number, 1, 5 + 3 * number, 4 + number});
        Fragment fragment = takeCells(language, "g", level.source(), part, cells).fragment;
        const CellTurn before = fragment.turn;
        for (int i = 0; i < 4; ++i)
            fragment.turnBy(Turn::Clockwise);
        fragment.turnBy(Turn::FlipVertically);
        fragment.turnBy(Turn::FlipVertically);
        QVERIFY(fragment.turn == before);
    }

    // Why a map cannot be turned, or what would be lost.
    static QByteArray refusal(const LevelLanguage& language, const LevelSource& level, std::size_t part,
                              Turn turn) {
        PartTurns turns;
        const auto turned = turns.turn(language, level, part, turn);
        return turned ? joined(turned->lost) : QByteArray::fromStdString(turned.error().reason);
    }

    // Empty if the map cannot be turned.
    static QByteArray roundTrip(const LevelLanguage& language, const LevelSource& level, std::size_t part,
                                Turn turn, int times) {
        PartTurns turns;
        std::string text(level.text);
        for (int i = 0; i < times; ++i) {
            const Draft before(language, text);
            if (i > 0)
                takeAndTurn(language, before, part, i);
            const auto turned = turns.turn(language, before.source(), part, turn);
            if (!turned || !turned->lost.empty())
                return {};
            text = turned->edit.apply(text);
            const Draft after(language, text);
            const Grid<char>& cells = before.model().parts[part].map->cells;
            const CellTurn once = CellTurn::around({0, 0, cells.width() - 1, cells.height() - 1}, turn);
            const Contents from = contentsOf(language, before.source(), part);
            const Contents to = contentsOf(language, after.source(), part);
            if (!(language.turned(cells, once) == to.cells))
                return "other cells: " + QByteArray::fromStdString(text);
            if (!hasAll(from, once, to))
                return "other things: " + QByteArray::fromStdString(text);
        }
        return QByteArray::fromStdString(text);
    }
};

LEVWRIGHT_TEST(FragmentTest)

} // namespace levwright::fragment_test

#include "FragmentTest.moc"
