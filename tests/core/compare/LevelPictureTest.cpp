// SPDX-License-Identifier: GPL-3.0-or-later
// Where differences are seen on pictures of levels, and conflicts decided one by one.
#include "core/compare/LevelPicture.h"

#include "core/compare/ComparedPage.h"
#include "core/compare/Deciding.h"
#include "core/compare/Taking.h"
#include "core/languages/games/Games.h"
#include "core/scene/RoomSketch.h"
#include "tests/support/TestProgram.h"

#include <QTest>

namespace levwright::level_picture_test {
namespace {

using compare::Choice;
using compare::Side;

const std::string head = "MAZE:\"a\",' '\nGEOMETRY:center,center\n";
const std::string map = head + "MAP\n....\n....\nENDMAP\n";
const std::string rooms = "LEVEL:\"a\"\nROOM:\"ordinary\",lit,(3,3),(center,center),(11,9)\n";

AnalysisPtr analysed(const std::string& text, const char* game = "nethack-3.4.3") {
    return Analysis::make(loadGame(game).value(), TextSnapshot(text), DocumentKind::Levels);
}

// "moved 0,0,0,0", for each area.
QByteArrayList marksOf(const Analysis& shown, const std::vector<compare::Difference>& differences,
                       Side side) {
    QByteArrayList words;
    const compare::LevelPicture picture(*shown.levels(), shown.levels()->levelCount() - 1);
    for (const compare::SceneMark& mark : marksOn(picture, differences, side)) {
        for (const Area& area : mark.areas)
            words << QByteArray::fromStdString(std::string(nameOf(mark.kind))) + ' ' +
                         QByteArray::number(area.x1) + ',' + QByteArray::number(area.y1) + ',' +
                         QByteArray::number(area.x2) + ',' + QByteArray::number(area.y2);
    }
    return words;
}

} // namespace

class LevelPictureTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void marks_data();
    void marks();
    void roomsOfAnySize_data();
    void roomsOfAnySize();
    void levels();
    void decides();
    void takesCells();
    void drawsPage();
};

void LevelPictureTest::marks_data() {
    QTest::addColumn<QByteArray>("game");
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    QTest::addColumn<QByteArrayList>("marksBefore");
    QTest::addColumn<QByteArrayList>("marksAfter");
    const auto row = [](const char* title, const std::string& before, const std::string& after,
                        const QByteArrayList& marksBefore, const QByteArrayList& marksAfter,
                        const char* game = "nethack-3.4.3") {
        QTest::newRow(title) << QByteArray(game) << QByteArray::fromStdString(before)
                             << QByteArray::fromStdString(after) << marksBefore << marksAfter;
    };
    row("moved", map + "TRAP:\"pit\",(0,0)\n", map + "TRAP:\"pit\",(3,1)\n", {"moved 0,0,0,0"},
        {"moved 3,1,3,1"});
    row("added", map, map + "TRAP:\"pit\",(3,1)\n", {}, {"added 3,1,3,1"});
    row("removed", map + "TRAP:\"pit\",(3,1)\n", map, {"removed 3,1,3,1"}, {});
    row("painted", map, head + "MAP\nL...\n...L\nENDMAP\n", {"painted 0,0,0,0", "painted 3,1,3,1"},
        {"painted 0,0,0,0", "painted 3,1,3,1"});
    row("a larger map above another", head + "MAP\n....\nENDMAP\n" + map.substr(map.find("GEO")),
        head + "MAP\n....\n.L..\nENDMAP\n" + map.substr(map.find("GEO")), {"painted 0,0,3,0"},
        {"painted 0,0,3,1", "painted 0,1,0,1", "painted 2,1,2,1", "painted 3,1,3,1", "painted 1,1,1,1"});
    row("a region", map, map + "REGION:(0,0,2,1),lit,\"ordinary\"\n", {}, {"added 0,0,2,1"});
    row("in the second part", map + map.substr(map.find("GEO")),
        map + map.substr(map.find("GEO")) + "TRAP:\"pit\",(1,0)\n", {}, {"added 1,3,1,3"});
    row("the level", {}, map, {}, {"added 0,0,3,1"});
    // The floor of the room lies about in the middle of its place.
    row("in a room", rooms + "TRAP:\"pit\",(0,0)\n", rooms + "TRAP:\"pit\",(2,1)\n", {"moved 33,5,33,5"},
        {"moved 35,6,35,6"});
    row("a room", rooms, rooms + "ROOM:\"ordinary\",lit,(1,1),(left,top),(5,4)\n", {}, {"added 3,0,9,5"});
    row("a room of a script", "des.room({ type = \"ordinary\", x=3, y=3, w=11, h=9 })\n",
        "des.room({ type = \"ordinary\", x=3, y=3, w=11, h=9, contents = function() des.trap(\"pit\", 1, 1) "
        "end "
        "})\n",
        {"changed 32,4,44,14"}, {"changed 32,4,44,14", "changed 34,6,34,6"}, "nethack-3.7");
}

void LevelPictureTest::marks() {
    QFETCH(const QByteArray, game);
    QFETCH(const QByteArray, before);
    QFETCH(const QByteArray, after);
    QFETCH(const QByteArrayList, marksBefore);
    QFETCH(const QByteArrayList, marksAfter);
    const AnalysisPtr old = analysed(before.toStdString(), game);
    const AnalysisPtr now = analysed(after.toStdString(), game);
    const auto found = compare::differences(*old, *now);
    QCOMPARE(marksOf(*old, found, Side::Before), marksBefore);
    QCOMPARE(marksOf(*now, found, Side::After), marksAfter);
}

void LevelPictureTest::roomsOfAnySize_data() {
    QTest::addColumn<QByteArray>("numbers"); // place and size
    for (const QByteArray numbers :
         {"(3,3),(center,center),(0,0)", "(3,3),(center,center),(0,9)", "(3,3),(center,center),(9,0)",
          "random,random,(0,0)", "(3,3),(center,center),(2000000000,2000000000)",
          "(2000000000,2000000000),(center,center),(5,5)"})
        QTest::newRow(numbers) << numbers;
}

// While somebody types them, or in a text that no compiler has seen.
void LevelPictureTest::roomsOfAnySize() {
    QFETCH(const QByteArray, numbers);
    const std::string text = "LEVEL:\"a\"\nROOM:\"ordinary\",lit," + numbers.toStdString() +
                             " {\n  ROOMDOOR:false,open,north,random\n  ROOMDOOR:false,open,east,2000000000\n"
                             "  SUBROOM:\"ordinary\",lit,(2000000000,1),(0,0) {\n"
                             "    ROOMDOOR:false,open,west,random\n  }\n}\n";
    const AnalysisPtr analysis = analysed(text, "nethack-3.6");
    const LevelLayout layout = sketchOf(*analysis->levels(), 0);
    QCOMPARE(layout.rooms.size(), 2U);
    QCOMPARE(layout.doors.size(), 3U);
    for (const auto& room : layout.rooms)
        QVERIFY(room.floor.width() > 0 && room.floor.width() <= 80 && room.floor.height() > 0);
}

void LevelPictureTest::levels() {
    const std::string second = "MAZE:\"b\",' '\nGEOMETRY:left,top\nMAP\n.\nENDMAP\n";
    const AnalysisPtr one = analysed(map);
    const AnalysisPtr two = analysed(map + "TRAP:\"pit\",(0,0)\n" + second);
    const auto found = compare::differences(*one, *two);
    QCOMPARE(found.size(), 2U);
    const std::size_t last = one->levels()->levelCount() - 1;
    QVERIFY(compare::levelsOf(*one->levels(), *two->levels(), found[0]) == (compare::LevelPair{last, last}));
    QVERIFY(compare::levelsOf(*one->levels(), *two->levels(), found[1]) ==
            (compare::LevelPair{std::nullopt, last + 1}));
    const auto back = compare::differences(*two, *one);
    QVERIFY(compare::levelsOf(*two->levels(), *one->levels(), back[0]) == (compare::LevelPair{last, last}));
    QVERIFY(compare::levelsOf(*two->levels(), *one->levels(), back[1]) ==
            (compare::LevelPair{last + 1, std::nullopt}));
}

void LevelPictureTest::decides() {
    const auto merged = compare::merged(*analysed(map + "TRAP:\"pit\",(0,0)\n"),
                                        *analysed(head + "MAP\nL.L.\n....\nENDMAP\nTRAP:\"pit\",(1,0)\n"),
                                        *analysed(head + "MAP\nP.P}\n....\nENDMAP\nTRAP:\"pit\",(2,0)\n"));
    const auto decisions = compare::decisionsOf(merged);
    QCOMPARE(decisions.size(), 3U);
    QVERIFY(decisions[0] == (compare::Decision{0, 0}));
    QVERIFY(decisions[1] == (compare::Decision{0, 2}));
    QVERIFY(decisions[2] == (compare::Decision{1, std::nullopt}));
    QCOMPARE(merged.places.size(), 2U);
    const Choice some[] = {Choice::Theirs, Choice::Ours, Choice::Both};
    QCOMPARE(compare::decidedText(merged, some),
             head + "MAP\nP.L}\n....\nENDMAP\nTRAP:\"pit\",(1,0)\nTRAP:\"pit\",(2,0)\n");
    const Choice ours[] = {Choice::Ours, Choice::Ours, Choice::Ours};
    QCOMPARE(compare::decidedText(merged, ours), head + "MAP\nL.L}\n....\nENDMAP\nTRAP:\"pit\",(1,0)\n");
    // Rows of different lengths are decided as lines.
    const auto longer = compare::merged(*analysed(map), *analysed(head + "MAP\n...\n....\nENDMAP\n"),
                                        *analysed(head + "MAP\n...L\n....\nENDMAP\n"));
    QCOMPARE(compare::decisionsOf(longer).size(), 1U);
    const Choice theirs[] = {Choice::Theirs};
    QCOMPARE(compare::decidedText(longer, theirs), head + "MAP\n...L\n....\nENDMAP\n");
}

void LevelPictureTest::takesCells() {
    const AnalysisPtr mine = analysed(map);
    const AnalysisPtr theirs = analysed("des.map([[\nLL..\n....\n]])\n", "nethack-3.7");
    const std::size_t level = mine->levels()->levelCount() - 1;
    const std::size_t other = theirs->levels()->levelCount() - 1;
    const EditOutcome taken =
        compare::takenCells({*mine->levels(), level, 0}, {*theirs->levels(), other, 0}, {{1, 0}, {2, 0}});
    QVERIFY(taken);
    QCOMPARE(taken->apply(mine->text().bytes()), head + "MAP\n.L..\n....\nENDMAP\n");
    QVERIFY(!compare::takenCells({*mine->levels(), level, 7}, {*theirs->levels(), other, 0}, {{1, 0}}));
}

void LevelPictureTest::drawsPage() {
    const AnalysisPtr old = analysed(map + "TRAP:\"pit\",(0,0)\n");
    const AnalysisPtr now = analysed(map + "TRAP:\"pit\",(3,1)\n");
    const compare::NamedVersion before{"a.des", *old->levels()};
    const compare::NamedVersion after{"b.des", *now->levels()};
    const PicturePage page = comparedPage(before, after, compare::differences(*old, *now), {});
    // Two maps and the legend, each with a name below.
    QCOMPARE(page.pictures.size(), 6U);
    QVERIFY(page.pictures[0].corner.x < page.pictures[2].corner.x);
    QCOMPARE(page.pictures[0].picture.frames.size(), 1U);
    QVERIFY((page.pictures[0].picture.frames[0].cells == Area{0, 0, 0, 0}));
    QVERIFY((page.pictures[2].picture.frames[0].cells == Area{3, 1, 3, 1}));
    QCOMPARE(comparedPage(before, before, {}, {}).pictures.size(), 2U);
}

LEVWRIGHT_TEST(LevelPictureTest)

} // namespace levwright::level_picture_test

#include "LevelPictureTest.moc"
