// SPDX-License-Identifier: GPL-3.0-or-later
// Edits of the rooms in a room level of NetHack 3.6: each is minimal, and the level has no new errors.
#include "core/model/LevelLanguage.h"
#include "tests/support/Levels.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"

#include <QDir>
#include <QTest>

#include <algorithm>

namespace levwright::program_room_edit_test {
namespace {

const QByteArray hall = "LEVEL:\"a\"\n"
                        "ROOM:\"ordinary\",lit,(3,03),(center,center),(11, 9) {\n"
                        "  FOUNTAIN:(5,1)\n"
                        "  LOOP [2] {\n"
                        "    SINK:random\n"
                        "  }\n"
                        "  SUBROOM:\"delphi\",unlit,(4,3),(3,3) {\n"
                        "    ROOMDOOR:false,closed,east,2\n"
                        "    MONSTER:('@',\"Oracle\"),(1,1)\n"
                        "  }\n"
                        "  MONSTER:random,random\n"
                        "}\n"
                        "MINERALIZE\n"
                        "[50%]: ROOM:\"zoo\",lit,random,random,random { }\n"
                        "ROOM:\"ordinary\",lit,random,random,random { }\n"
                        "RANDOM_CORRIDORS\n";

GamePtr game36() {
    static const GamePtr game = loadGame("nethack-3.6").value();
    return game;
}

LevelsAnalysis analysis36(const QByteArray& text) {
    return {game36(), TextSnapshot(text.toStdString())};
}

std::size_t statementAt(const LevelsAnalysis& analysis, const QByteArray& words) {
    const auto at = Offset(QByteArray::fromStdString(std::string(analysis.text().bytes())).indexOf(words));
    return analysis.statementAt(0, at).value().statement;
}

QByteArray applied(const QByteArray& text, const EditOutcome& outcome) {
    return outcome ? QByteArray::fromStdString(outcome->apply(text.toStdString()))
                   : "refused: " + QByteArray::fromStdString(outcome.error().reason);
}

QByteArray with(QByteArray text, const QByteArray& before, const QByteArray& after) {
    return text.replace(before, after);
}

QByteArray linesOf(const std::vector<OutlineEntry>& entries, int depth = 0) {
    QByteArray lines;
    for (const OutlineEntry& entry : entries)
        lines += QByteArray(depth, ' ') + QByteArray::fromStdString(entry.label) + '\n' +
                 linesOf(entry.children, depth + 1);
    return lines;
}

} // namespace

class ProgramRoomEditTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Its place may lack numbers.
    void movesNoBrokenStatement_data() {
        QTest::addColumn<QByteArray>("statement");
        for (const char* statement : {"MONSTER:'D',(1,", "MONSTER:'D',(1,1", "FOUNTAIN:(", "REGION:(1,1,2"})
            QTest::newRow(statement) << QByteArray(statement);
    }
    void movesNoBrokenStatement() {
        QFETCH(const QByteArray, statement);
        const QByteArray text = "MAZE:\"a\",' '\nNOMAP\n" + statement + "\nSINK:(1,1)\n";
        const LevelsAnalysis analysis = analysis36(text);
        QCOMPARE(applied(text, game36()->language().move(analysis.source(0), statementAt(analysis, statement),
                                                         {2, 2})),
                 QByteArray("refused: A broken statement has no place."));
    }

    void alignsParts_data() {
        QTest::addColumn<QByteArray>("geometry");
        QTest::addColumn<int>("horizontal");
        QTest::addColumn<int>("vertical");
        QTest::addColumn<QByteArray>("after");
        QTest::newRow("across") << QByteArray("GEOMETRY: left , top") << 2 << 1
                                << QByteArray("GEOMETRY: half-left , top");
        QTest::newRow("both") << QByteArray("GEOMETRY:center,center") << 5 << 5
                              << QByteArray("GEOMETRY:right,bottom");
        QTest::newRow("with more behind it")
            << QByteArray("GEOMETRY:left,top,true") << 1 << 3 << QByteArray("GEOMETRY:left,center,true");
        QTest::newRow("a place") << QByteArray("GEOMETRY:(3,3)") << 5 << 5 << QByteArray();
        QTest::newRow("a variable") << QByteArray("$p = (3,3)\nGEOMETRY:$p") << 5 << 5 << QByteArray();
    }
    void alignsParts() {
        QFETCH(const QByteArray, geometry);
        QFETCH(const int, horizontal);
        QFETCH(const int, vertical);
        QFETCH(const QByteArray, after);
        const QByteArray text = "MAZE:\"a\",' '\n" + geometry + "\nMAP\n...\nENDMAP\n";
        const LevelsAnalysis analysis = analysis36(text);
        const LevelLanguage& language = game36()->language();
        QCOMPARE(language.view(analysis.source(0), 0).alignment.has_value(), !after.isEmpty());
        const QByteArray refused =
            "refused: The place of this part is not written in words such as “left” and “top”.";
        QCOMPARE(applied(text, language.alignPart(analysis.source(0), 0, {horizontal, vertical})),
                 after.isEmpty() ? refused : with(text, geometry, after));
    }

    // Rooms that a condition or loop creates are not sections.
    void sees() {
        const LevelsAnalysis analysis = analysis36(hall);
        const LevelModel& level = analysis.level(0);
        QVERIFY(level.isOfRooms() && level.parts.empty());
        const RoomsView view = game36()->language().rooms(analysis.source(0));
        QCOMPARE(view.rooms.size(), 3U);
        QCOMPARE(view.rooms[0].label, std::string("room"));
        QCOMPARE(view.rooms[1].label, std::string("delphi"));
        QVERIFY((view.rooms[0].shape == RoomShape{Point{3, 3}, Point{11, 9}}));
        QVERIFY((view.rooms[1].shape == RoomShape{Point{4, 3}, Point{3, 3}}));
        QVERIFY(view.rooms[2].shape == RoomShape{});
        QCOMPARE(view.rooms[1].parent.value(), 0U);
        QVERIFY(view.rooms[1].isNested && view.rooms[1].isDark && !view.rooms[0].isNested);
        QCOMPARE(view.rooms[0].placements.size(), 3U); // a fountain, a sink, a monster
        QVERIFY((view.rooms[0].placements.front().cells == std::vector{Point{5, 1}}));
        QVERIFY((view.rooms[0].placements.front().origin == Point{5, 1}));
        QCOMPARE(int(view.rooms[0].placements[1].certainty), int(Certainty::Computed));
        QVERIFY(view.rooms[0].doors.empty());
        QCOMPARE(view.rooms[1].doors.size(), 1U);
        QVERIFY((view.rooms[1].doors.front().place == WallPlace{WallSide::East, 2}));
    }

    void knowsWhatIsInWhich_data() {
        QTest::addColumn<QByteArray>("words");
        QTest::addColumn<int>("section");
        QTest::newRow("before rooms") << QByteArray("LEVEL") << -1;
        QTest::newRow("room") << QByteArray("ROOM:\"ordinary\",lit,(3") << 0;
        QTest::newRow("in it") << QByteArray("FOUNTAIN") << 0;
        QTest::newRow("in a loop there") << QByteArray("SINK") << 0;
        QTest::newRow("room in a room") << QByteArray("SUBROOM") << 1;
        QTest::newRow("in that one") << QByteArray("MONSTER:('@'") << 1;
        QTest::newRow("behind it") << QByteArray("MONSTER:random") << 0;
        QTest::newRow("between rooms") << QByteArray("MINERALIZE") << -1;
        QTest::newRow("in none for certain") << QByteArray("ROOM:\"zoo") << -1;
        QTest::newRow("last room") << QByteArray("ROOM:\"ordinary\",lit,random") << 2;
        QTest::newRow("behind rooms") << QByteArray("RANDOM_CORR") << -1;
    }
    void knowsWhatIsInWhich() {
        QFETCH(const QByteArray, words);
        QFETCH(const int, section);
        const LevelsAnalysis analysis = analysis36(hall);
        const auto found = analysis.level(0).tree->sectionOf(statementAt(analysis, words));
        QCOMPARE(found ? int(*found) : -1, section);
        if (section >= 0)
            QCOMPARE(int(analysis.level(0).sectionAt(Offset(hall.indexOf(words))).value()), section);
    }

    // Each room once.
    void lists() {
        const LevelsAnalysis analysis = analysis36(hall);
        const QByteArray listed = linesOf(game36()->language().outline(analysis.source(0)));
        QCOMPARE(listed, QByteArray("Room 0\n fountain\n LOOP [2]\n  sink\n random monster\n Subroom\n"
                                    "  door\n  Oracle\nRoom 1\nMINERALIZE\n[50%]: ROOM:\"zoo\",lit,random,"
                                    "random,random\n ROOM\nRANDOM_CORRIDORS\n"));
        const StatementCounts counts = countsOf(analysis.level(0));
        QCOMPARE(counts[std::size_t(StatementGroup::Monsters)], 2);
        QCOMPARE(counts[std::size_t(StatementGroup::Doors)], 1);
    }

    void shapes_data() {
        QTest::addColumn<QByteArray>("room");
        QTest::addColumn<RoomShape>("shape");
        QTest::addColumn<QByteArray>("after");
        const QByteArray first = "ROOM:\"ordinary\",lit,(3,03)";
        const QByteArray inner = "SUBROOM";
        const QByteArray last = "ROOM:\"ordinary\",lit,random";
        QTest::newRow("another place")
            << first << RoomShape{Point{1, 3}, Point{11, 9}} << with(hall, "(3,03)", "(1,03)");
        QTest::newRow("two digits stay")
            << first << RoomShape{Point{3, 5}, Point{11, 9}} << with(hall, "03", "05");
        QTest::newRow("anywhere") << first << RoomShape{{}, Point{11, 9}} << with(hall, "(3,03)", "random");
        QTest::newRow("size") << first << RoomShape{Point{3, 3}, Point{11, 8}}
                              << with(hall, "(11, 9)", "(11, 8)");
        QTest::newRow("out of nowhere")
            << last << RoomShape{Point{5, 5}, Point{3, 2}}
            << with(hall, "lit,random,random,random { }\nRAND", "lit,(5,5),random,(3,2) { }\nRAND");
        QTest::newRow("in a room") << inner << RoomShape{Point{0, 0}, Point{3, 3}}
                                   << with(hall, "(4,3)", "(0,0)");
        QTest::newRow("out of its room") << inner << RoomShape{Point{9, 3}, Point{3, 3}}
                                         << QByteArray("refused: A room in a room must stay within it.");
        QTest::newRow("no place")
            << first << RoomShape{Point{6, 3}, Point{11, 9}}
            << QByteArray("refused: A level has 5 × 5 places for rooms; (6,3) is not one of them.");
        QTest::newRow("no room") << QByteArray("FOUNTAIN") << RoomShape{}
                                 << QByteArray("refused: This is not a room.");
    }
    void shapes() {
        QFETCH(const QByteArray, room);
        QFETCH(const RoomShape, shape);
        QFETCH(const QByteArray, after);
        const LevelsAnalysis analysis = analysis36(hall);
        QCOMPARE(applied(hall, game36()->language().shapeRoom(analysis.source(0), statementAt(analysis, room),
                                                              shape)),
                 after);
    }

    void movesDoors_data() {
        QTest::addColumn<QByteArray>("door");
        QTest::addColumn<WallPlace>("to");
        QTest::addColumn<QByteArray>("after");
        QTest::newRow("along the wall")
            << QByteArray("ROOMDOOR") << WallPlace{WallSide::East, 0} << with(hall, "east,2", "east,0");
        QTest::newRow("to another wall")
            << QByteArray("ROOMDOOR") << WallPlace{WallSide::North, 1} << with(hall, "east,2", "north,1");
        QTest::newRow("anywhere") << QByteArray("ROOMDOOR") << WallPlace{}
                                  << with(hall, "east,2", "random,random");
        QTest::newRow("behind its end") << QByteArray("ROOMDOOR") << WallPlace{WallSide::East, 3}
                                        << QByteArray("refused: The east wall is only 3 long.");
        QTest::newRow("no door") << QByteArray("FOUNTAIN") << WallPlace{}
                                 << QByteArray("refused: This is not a door of a room.");
    }
    void movesDoors() {
        QFETCH(const QByteArray, door);
        QFETCH(const WallPlace, to);
        QFETCH(const QByteArray, after);
        const LevelsAnalysis analysis = analysis36(hall);
        QCOMPARE(
            applied(hall, game36()->language().moveDoor(analysis.source(0), statementAt(analysis, door), to)),
            after);
    }

    void adds_data() {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<int>("parent");
        QTest::addColumn<RoomShape>("shape");
        QTest::addColumn<QByteArray>("after");
        const RoomShape shape{Point{1, 2}, Point{3, 2}};
        QTest::newRow("behind the last")
            << hall << -1 << shape
            << with(hall, "RANDOM_CORR",
                    "\nROOM:\"ordinary\",lit,(1,2),(center,center),(3,2) {\n}\nRANDOM_CORR");
        QTest::newRow("first of all") << QByteArray("LEVEL:\"a\"\n") << -1 << RoomShape{}
                                      << QByteArray("LEVEL:\"a\"\n\nROOM:\"ordinary\",lit,random,"
                                                    "(center,center),random {\n}\n");
        QTest::newRow("in a room, behind that one there")
            << hall << 0 << shape
            << with(hall, "  }\n  MONSTER", "  }\n  SUBROOM:\"ordinary\",lit,(1,2),(3,2) {\n  }\n  MONSTER");
        QTest::newRow("in an empty room")
            << hall << 2 << shape
            << with(hall, "{ }\nRAND", "{\n  SUBROOM:\"ordinary\",lit,(1,2),(3,2) {\n  }\n }\nRAND");
        QTest::newRow("in a room in a room")
            << hall << 1 << shape << QByteArray("refused: A room in a room cannot contain another room.");
        QTest::newRow("too large for it") << hall << 0 << RoomShape{Point{9, 0}, Point{5, 5}}
                                          << QByteArray("refused: A room in a room must stay within it.");
    }
    void adds() {
        QFETCH(const QByteArray, before);
        QFETCH(const int, parent);
        QFETCH(const RoomShape, shape);
        QFETCH(const QByteArray, after);
        const LevelsAnalysis analysis = analysis36(before);
        const NewRoom room{parent < 0 ? std::nullopt : std::optional(std::size_t(parent)), shape};
        QCOMPARE(applied(before, game36()->language().addRoom(analysis.source(0), room)), after);
    }

    void removes_data() {
        QTest::addColumn<QByteArray>("room");
        QTest::addColumn<QByteArray>("gone");
        const auto block = [](const char* from, const char* behind) {
            const qsizetype begin = hall.indexOf(from);
            return hall.mid(begin, hall.indexOf(behind) - begin);
        };
        QTest::newRow("a room with all in it") << QByteArray("ROOM") << block("ROOM", "MINERALIZE");
        QTest::newRow("a room in it") << QByteArray("SUBROOM") << block("  SUBROOM", "  MONSTER:random");
        QTest::newRow("a thing") << QByteArray("FOUNTAIN") << block("  FOUNTAIN", "  LOOP");
    }
    void removes() {
        QFETCH(const QByteArray, room);
        QFETCH(const QByteArray, gone);
        const LevelsAnalysis analysis = analysis36(hall);
        const TextEdit edit = game36()->language().remove(analysis.source(0), {statementAt(analysis, room)});
        QCOMPARE(QByteArray::fromStdString(edit.apply(hall.toStdString())), with(hall, gone, ""));
    }

    void joinsNoDoors() {
        const LevelsAnalysis analysis = analysis36(hall);
        const std::size_t door = statementAt(analysis, "ROOMDOOR");
        QVERIFY(!game36()->language().joinDoors(analysis.source(0), door, door));
    }

    // The rooms of all stock files can be moved, and moved back by the inverse edit.
    void movesStockRooms() {
        const QDir files(sharedFolder() + QStringLiteral("/corpus/nethack-3.6/des"));
        const QStringList names = files.entryList({QStringLiteral("*.des")}, QDir::Files);
        if (names.isEmpty())
            QSKIP("no shared folder beside the checkout: real level files are not read");
        int moved = 0;
        for (const QString& name : names) {
            const LevelsAnalysis analysis = analysis36(fileBytes(files.filePath(name)));
            for (std::size_t i = 0; i < analysis.levelCount(); ++i)
                moved += moveRooms(analysis.source(i));
        }
        QVERIFY(moved > 50);
    }

private:
    static int moveRooms(const LevelSource& source) {
        const LevelLanguage& language = game36()->language();
        const RoomsView view = language.rooms(source);
        for (std::size_t at = 0; at < view.rooms.size(); ++at) {
            RoomShape shape = view.rooms[at].shape;
            shape.place = view.rooms[at].isNested ? Point{0, 0} : Point{2, 4};
            const EditOutcome outcome = language.shapeRoom(source, view.rooms[at].statement, shape);
            if (!outcome || outcome->inverse(source.text).apply(outcome->apply(source.text)) != source.text)
                qFatal("%s", source.level.name.c_str());
            const LevelsAnalysis after = analysis36(QByteArray::fromStdString(outcome->apply(source.text)));
            const RoomsView now = language.rooms(after.source(0));
            if (now.rooms.size() != view.rooms.size() || now.rooms[at].shape != shape)
                qFatal("%s", source.level.name.c_str());
        }
        return int(view.rooms.size());
    }
};

LEVWRIGHT_TEST(ProgramRoomEditTest)

} // namespace levwright::program_room_edit_test

#include "ProgramRoomEditTest.moc"
