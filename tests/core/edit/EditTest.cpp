// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edit/FieldEdit.h"
#include "core/edit/MapEdit.h"
#include "core/edit/StatementEdit.h"
#include "core/languages/classic/edit/AddThing.h"
#include "core/languages/classic/edit/InsertStatement.h"
#include "core/languages/classic/language/ClassicLanguage.h"
#include "tests/support/Levels.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"

#include <QFileInfo>
#include <QTest>

#include <random>

namespace levwright::edit_test {
namespace {

// The statements of these edits start here.
const QByteArray head = mazeWith("...\n...\n");

EditOutcome paint(const LevelsAnalysis& analysis, const std::vector<CellChange>& changes) {
    return analysis.game().language().paint(analysis.source(0), 0, changes);
}

QByteArray applied(const QByteArray& text, const EditOutcome& outcome) {
    return outcome ? QByteArray::fromStdString(outcome->apply(text.toStdString()))
                   : "refused: " + QByteArray::fromStdString(outcome.error().reason);
}

} // namespace

class EditTest : public QObject {
    Q_OBJECT

    // The text with a line inserted into its first part or room, or else the reason for a refusal.
    static QByteArray inserted(const QByteArray& text, const QByteArray& line) {
        return applied(text,
                       insertStatement(classicGameOf(*testGame())->dialect(), *analysisOf(text).level(0).tree,
                                       text.toStdString(), 0, line.toStdString()));
    }

private Q_SLOTS:
    void paints_data() {
        QTest::addColumn<QByteArray>("rows");
        QTest::addColumn<int>("x");
        QTest::addColumn<int>("y");
        QTest::addColumn<char>("terrain");
        QTest::addColumn<QByteArray>("after");
        QTest::newRow("one byte") << QByteArray("...\n...\n") << 1 << 0 << '#' << QByteArray(".#.\n...\n");
        QTest::newRow("the same") << QByteArray("...\n...\n") << 1 << 0 << '.' << QByteArray("...\n...\n");
        QTest::newRow("short row") << QByteArray("....\n.\n") << 3 << 1 << '#' << QByteArray("....\n.  #\n");
        QTest::newRow("stone in a short row")
            << QByteArray("....\n.\n") << 3 << 1 << ' ' << QByteArray("....\n.\n");
        QTest::newRow("right of the map")
            << QByteArray("...\n...\n") << 4 << 0 << '#' << QByteArray("... #\n...\n");
        QTest::newRow("below the map")
            << QByteArray("...\n...\n") << 1 << 3 << '#' << QByteArray("...\n...\n\n #\n");
        QTest::newRow("stone outside") << QByteArray("...\n") << 9 << 9 << ' ' << QByteArray("...\n");
        QTest::newRow("rulers") << QByteArray("01.23..\n") << 1 << 0 << '#' << QByteArray("01.23#.\n");
        QTest::newRow("behind a ruler") << QByteArray("..9\n") << 2 << 0 << '#' << QByteArray("..9#\n");
        QTest::newRow("CR LF") << QByteArray("..\r\n..\r\n") << 2 << 1 << '#' << QByteArray("..\r\n..#\r\n");
        QTest::newRow("a row between comments")
            << QByteArray("..\n# a comment\n..\n") << 0 << 1 << '#' << QByteArray("..\n# a comment\n#.\n");
        QTest::newRow("stone behind a tab")
            << QByteArray("\t..\n..\n") << 0 << 0 << ' ' << QByteArray(" .\n..\n");
        QTest::newRow("floor behind a tab")
            << QByteArray("\t..\n..\n") << 0 << 0 << '#' << QByteArray("\t#.\n..\n");
    }
    void paints() {
        QFETCH(const QByteArray, rows);
        QFETCH(const QByteArray, after);
        QFETCH(const int, x);
        QFETCH(const int, y);
        QFETCH(const char, terrain);
        const QByteArray text = mazeWith(rows);
        QCOMPARE(applied(text, paint(analysisOf(text), {{{x, y}, terrain}})), mazeWith(after));
    }

    void refusesToPaint_data() {
        QTest::addColumn<int>("x");
        QTest::addColumn<int>("y");
        QTest::newRow("left") << -1 << 0;
        QTest::newRow("above") << 0 << -1;
        QTest::newRow("too wide") << 76 << 0;
        QTest::newRow("too high") << 0 << 21;
    }
    void refusesToPaint() {
        QFETCH(const int, x);
        QFETCH(const int, y);
        QVERIFY(!paint(analysisOf(head), {{{x, y}, '.'}}));
        QVERIFY(paint(analysisOf(head), {{{75, 20}, '.'}}));
    }

    // Painting on any map changes the painted cells and no others.
    void paintingChangesJustThoseCells() {
        LEVWRIGHT_NEEDS_SHARED();
        std::mt19937 random(11);
        const std::string terrains =
            classicGameOf(*testGame())->dialect().tables().mapCharacters.substr(0, 20);
        for (const QString& path : stockFiles("nethack-3.4.3")) {
            const LevelsAnalysis analysis = analysisOf(fileBytes(path));
            for (std::size_t i = 0; i < analysis.levelCount(); ++i) {
                for (std::size_t p = 0; p < analysis.level(i).parts.size(); ++p) {
                    const PartModel& part = analysis.level(i).parts[p];
                    if (!part.map)
                        continue;
                    std::vector<CellChange> changes;
                    std::map<Point, char> wanted;
                    for (int n = 0; n < 5; ++n) {
                        changes.push_back(
                            {{int(random() % 76), int(random() % 21)}, terrains[random() % terrains.size()]});
                        wanted[changes.back().at] = changes.back().terrain;
                    }
                    const std::string before(analysis.levelText(i));
                    const EditOutcome outcome =
                        analysis.game().language().paint(analysis.source(i), p, changes);
                    QVERIFY(outcome);
                    const std::string after = outcome->apply(before);
                    QCOMPARE(outcome->inverse(before).apply(after), before);
                    const Grid<char> cells =
                        analysisOf(QByteArray::fromStdString(after)).level(0).parts[p].map->cells;
                    for (int y = 0; y < 21; ++y) {
                        for (int x = 0; x < 76; ++x) {
                            const auto found = wanted.find({x, y});
                            const char now = cells.atOr({x, y}, ' ');
                            QCOMPARE(now, found != wanted.end() ? found->second
                                                                : part.map->cells.atOr({x, y}, ' '));
                        }
                    }
                }
            }
        }
    }

    void setsFields_data() {
        QTest::addColumn<QByteArray>("statement");
        QTest::addColumn<int>("field");
        QTest::addColumn<int>("kind");          // kind of an attribute; -1: none
        QTest::addColumn<QByteArray>("source"); // "-": remove it
        QTest::addColumn<QByteArray>("after");
        const auto row = [](const char* statement, Field field, int kind, const char* source,
                            const char* after) {
            QTest::newRow(qPrintable(QString("%1 %2 %3").arg(statement).arg(int(field)).arg(source)))
                << QByteArray(statement) << int(field) << kind << QByteArray(source) << QByteArray(after);
        };
        row("MONSTER : 'a' , random , (01,1) ", Field::Class, -1, "'d'", "MONSTER : 'd' , random , (01,1) ");
        row("MONSTER:'a',random,(1,1)", Field::Name, -1, "\"ant\"", "MONSTER:'a',\"ant\",(1,1)");
        row("MONSTER:'a',random,(1,1)", Field::Chance, -1, "50", "MONSTER[50%]:'a',random,(1,1)");
        row("MONSTER [ 50% ] :'a',random,(1,1)", Field::Chance, -1, "7", "MONSTER [ 7% ] :'a',random,(1,1)");
        row("MONSTER[50%]:'a',random,(1,1)", Field::Chance, -1, "-", "MONSTER:'a',random,(1,1)");
        row("MONSTER:'a',random,(1,1)", Field::Attribute, int(ArgumentKind::Attitude), "peaceful",
            "MONSTER:'a',random,(1,1),peaceful");
        row("MONSTER:'a',random,(1,1), hostile, asleep", Field::Attribute, int(ArgumentKind::Attitude),
            "peaceful", "MONSTER:'a',random,(1,1), peaceful, asleep");
        row("MONSTER:'a',random,(1,1), hostile, asleep", Field::Attribute, int(ArgumentKind::Attitude), "-",
            "MONSTER:'a',random,(1,1), asleep");
        row("MONSTER:'a',random,(1,1),random", Field::Attribute, int(ArgumentKind::Alignment), "law",
            "MONSTER:'a',random,(1,1),law");
        row("OBJECT:'(',\"chest\",(1,1)", Field::Enchantment, -1, "3", "OBJECT:'(',\"chest\",(1,1),random,3");
        row("OBJECT:'(',\"chest\",(1,1)", Field::Curse, -1, "blessed",
            "OBJECT:'(',\"chest\",(1,1),blessed,random");
        row("OBJECT:'(',\"chest\",(1,1),blessed,random", Field::Corpse, -1, "\"newt\"",
            "OBJECT:'(',\"chest\",(1,1),blessed,\"newt\",random");
        row("OBJECT:'(',\"chest\",(1,1),blessed,random", Field::Curse, -1, "-", "OBJECT:'(',\"chest\",(1,1)");
        row("OBJECT:'(',\"chest\",(1,1),cursed,3,\"Bob\"", Field::GivenName, -1, "-",
            "OBJECT:'(',\"chest\",(1,1),cursed,3");
        row("GOLD: 05 ,(1,1)", Field::Amount, -1, "5", "GOLD: 05 ,(1,1)");
        row("GOLD:+5,(1,1)", Field::Amount, -1, "5", "GOLD:+5,(1,1)");
        row("GOLD:05,(1,1)", Field::Amount, -1, "7", "GOLD:07,(1,1)");
        row("GOLD:05,(1,1)", Field::Amount, -1, "random", "GOLD:random,(1,1)");
        row("TRAP[05%]:random,(1,1)", Field::Chance, -1, "5", "TRAP[05%]:random,(1,1)");
        row("TRAP[ 05% ]:random,(1,1)", Field::Chance, -1, "60", "TRAP[ 60% ]:random,(1,1)");
        row("FOUNTAIN:( 01, 2 )", Field::Place, -1, "(1,0)", "FOUNTAIN:( 01, 0 )");
        row("FOUNTAIN:( 01, 2 )", Field::Place, -1, "random", "FOUNTAIN:random");
        row("ENGRAVING:(1,1),burn,\"05\"", Field::Text, -1, "\"5\"", "ENGRAVING:(1,1),burn,\"5\"");
        row("OBJECT:'(',\"chest\",(1,1) , cursed , 03 , \"Bob\"", Field::GivenName, -1, "-",
            "OBJECT:'(',\"chest\",(1,1) , cursed , 03");
        row("OBJECT:'(',\"chest\",(1,1) , cursed , 03 , \"Bob\"", Field::Corpse, -1, "\"newt\"",
            "OBJECT:'(',\"chest\",(1,1) , cursed,\"newt\" , 03 , \"Bob\"");
        row("OBJECT:'(',\"chest\",(1,1) , cursed , \"newt\" , 03", Field::Corpse, -1, "-",
            "OBJECT:'(',\"chest\",(1,1) , cursed , 03");
        row("NON_DIGGABLE:(00, 0,01,1)", Field::Area, -1, "(0,0,2,1)", "NON_DIGGABLE:(00, 0,02,1)");
        row("REGION:(0,0,1,1),lit,random", Field::Irregular, -1, "true",
            "REGION:(0,0,1,1),lit,random,filled,true");
        row("REGION:(0,0,1,1),lit,random,unfilled,true", Field::Filling, -1, "-",
            "REGION:(0,0,1,1),lit,random,filled,true");
        row("REGION:(0,0,1,1),lit,random,unfilled,true", Field::Irregular, -1, "-",
            "REGION:(0,0,1,1),lit,random,unfilled");
        row("REGION:(0,0,1,1),lit,random,unfilled", Field::Filling, -1, "-", "REGION:(0,0,1,1),lit,random");
        row("TELEPORT_REGION:(0,0,1,1),(0,0,0,0)", Field::UpDown, -1, "up",
            "TELEPORT_REGION:(0,0,1,1),(0,0,0,0),up");
        row("STAIR:(0,0,1,1),(0,0,0,0),up", Field::UpDown, -1, "down", "STAIR:(0,0,1,1),(0,0,0,0),down");
    }
    void setsFields() {
        QFETCH(const QByteArray, statement);
        QFETCH(const int, field);
        QFETCH(const int, kind);
        QFETCH(const QByteArray, source);
        QFETCH(const QByteArray, after);
        const QByteArray text = head + statement + "\n# a comment\n";
        const LevelsAnalysis analysis = analysisOf(text);
        const FieldKey key{Field(field), kind < 0 ? std::nullopt : std::optional(ArgumentKind(kind))};
        const EditOutcome outcome =
            setField(*analysis.level(0).tree, text.toStdString(), analysis.level(0).tree->statements.back(),
                     key, source == "-" ? std::nullopt : std::optional(source.toStdString()));
        const QByteArray edited = applied(text, outcome);
        QCOMPARE(edited, head + after + "\n# a comment\n");
        QVERIFY(!analysisOf(edited).level(0).tree->firstError);
    }

    void movesPlaces_data() {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<int>("x");
        QTest::addColumn<int>("y");
        QTest::addColumn<QByteArray>("after");
        QTest::newRow("plain") << QByteArray("TRAP:random,(1,2)") << 12 << 2
                               << QByteArray("TRAP:random,(12,2)");
        QTest::newRow("padded") << QByteArray("TRAP:random,( 01 , 02 )") << 1 << 7
                                << QByteArray("TRAP:random,( 01 , 07 )");
        QTest::newRow("padded no longer")
            << QByteArray("TRAP:random,(09,02)") << 10 << 2 << QByteArray("TRAP:random,(10,02)");
        QTest::newRow("area") << QByteArray("NON_DIGGABLE:(00,01,5,6)") << 2 << 1
                              << QByteArray("NON_DIGGABLE:(02,01,7,6)");
        QTest::newRow("random") << QByteArray("TRAP:random,random") << 2 << 1
                                << QByteArray("refused: This has no fixed place that could be moved.");
    }
    void movesPlaces() {
        QFETCH(const QByteArray, before);
        QFETCH(const int, x);
        QFETCH(const int, y);
        QFETCH(const QByteArray, after);
        const QByteArray text = head + before;
        const LevelsAnalysis analysis = analysisOf(text);
        const EditOutcome outcome =
            movePlace(*analysis.level(0).tree, text.toStdString(),
                      analysis.level(0).tree->statements.back().arguments.back(), {x, y});
        QCOMPARE(applied(text, outcome), after.startsWith("refused") ? after : head + after);
    }

    void removesAndInserts() {
        const QByteArray text =
            head + "TRAP:random,(0,0)\n  GOLD:5,(1,1)  \r\nFOUNTAIN:(0,0) TRAP:random,random\n";
        const LevelsAnalysis analysis = analysisOf(text);
        const auto& statements = analysis.level(0).tree->statements;
        const auto without = [&](std::size_t i) {
            return applied(text, removeStatement(text.toStdString(), statements.at(i)));
        };
        QCOMPARE(without(2), head + "  GOLD:5,(1,1)  \r\nFOUNTAIN:(0,0) TRAP:random,random\n");
        QCOMPARE(without(3), head + "TRAP:random,(0,0)\nFOUNTAIN:(0,0) TRAP:random,random\n");
        QCOMPARE(without(4), head + "TRAP:random,(0,0)\n  GOLD:5,(1,1)  \r\n TRAP:random,random\n");
        QCOMPARE(inserted(text, "WALLIFY"), text + "WALLIFY\n");
        const QByteArray open = head + "GOLD:5,(1,1)";
        QCOMPARE(inserted(open, "WALLIFY"), open + "\nWALLIFY\n");
        QCOMPARE(inserted(head, "WALLIFY"), head + "WALLIFY\n");
    }

    void refusesWhatCannotStandThere_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("reason");
        const QByteArray room = "LEVEL:\"a\"\nROOM:\"ordinary\",lit,(1,1),(left,top),(5,3)\n";
        const auto row = [](const char* name, const QByteArray& text, const char* line, const char* reason) {
            QTest::newRow(name) << text << QByteArray(line) << QByteArray(reason);
        };
        row("region in a room", room, "REGION:(1,1,1,1),lit,\"ordinary\"", "belongs in maze levels");
        row("maze door in a room", room, "DOOR:closed,(1,1)", "true or false");
        row("ladder in a room", room, "LADDER:(1,1),up", "belongs in maze levels");
        row("sink in a maze", head, "SINK:(1,1)", "belongs in room levels");
        row("room door in a maze", head, "DOOR:false,closed,north,1", "door state");
        row("no statement", head, "X", "X");
        row("half a statement", head, "GOLD:5", "a comma");
        row("another level", head, "LEVEL:\"b\"", "Correct");
        row("behind an open map", "MAZE:\"a\",' '\nGEOMETRY:left,top\nMAP\n", "WALLIFY", "");
    }
    void refusesWhatCannotStandThere() {
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArray, line);
        QFETCH(const QByteArray, reason);
        const QByteArray outcome = inserted(text, line);
        QVERIFY2(outcome.startsWith("refused: ") || reason.isEmpty(), outcome);
        QVERIFY2(outcome.contains(reason), outcome);
    }

    void listsStandDirectlyBehindTheMap() {
        QCOMPARE(inserted(head + "GOLD:5,(1,1)\n", "RANDOM_OBJECTS:'*'"),
                 head + "RANDOM_OBJECTS:'*'\nGOLD:5,(1,1)\n");
    }

    // Whatever is offered can be inserted without an error, in maze levels and in rooms.
    void regionsFillTheirRoom_data() {
        QTest::addColumn<Point>("cell");
        QTest::addColumn<QByteArray>("area");
        QTest::newRow("left room") << Point{2, 2} << QByteArray("(1,1,3,3)");
        QTest::newRow("of another shape") << Point{5, 2} << QByteArray("(5,1,7,2)");
        QTest::newRow("wall") << Point{4, 1} << QByteArray("(4,1,4,1)");
        QTest::newRow("door") << Point{4, 2} << QByteArray("(4,2,4,2)");
    }
    void regionsFillTheirRoom() {
        QFETCH(const Point, cell);
        QFETCH(const QByteArray, area);
        const QByteArray text = mazeWith("---------\n|...|...|\n|...+.---\n|...|--\n-----\n");
        const LevelsAnalysis analysis = analysisOf(text);
        const auto things = thingsToAdd(*classicGameOf(*testGame()), classicLevel(analysis.level(0)),
                                        text.toStdString(), {0, cell, std::nullopt});
        QVERIFY(things.has_value());
        const auto region = std::ranges::find(*things, StatementKind::Region, &AddableThing::kind);
        QVERIFY(region != things->end());
        QCOMPARE(QByteArray::fromStdString(region->statement), "REGION:" + area + ",lit,\"ordinary\"");
    }

    void offersWhatMayBeAdded_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<Point>("cell");
        QTest::addColumn<std::optional<Area>>("floor");
        QTest::addColumn<QByteArray>("names");
        const QByteArray map = mazeWith("-----\n|...|\n|...+\n-----\n");
        const QByteArray room = "LEVEL:\"a\"\nROOM:\"ordinary\",lit,(1,1),(left,top),%1\n";
        const QByteArray small = QByteArray(room).replace("%1", "(5,3)");
        const QByteArray everywhere = "monster object trap ";
        const QByteArray rest = "altar fountain ";
        const QByteArray inRoom = everywhere + "stairs-up stairs-down " + rest + "gold engraving sink pool";
        const QByteArray inMaze =
            everywhere + "lit-region stairs-up stairs-down ladder-up ladder-down " + rest + "gold engraving";
        const auto row = [](const char* what, const QByteArray& text, Point cell, const QByteArray& names,
                            std::optional<Area> floor = std::nullopt) {
            QTest::newRow(what) << text << cell << floor << names;
        };
        row("door cell of a maze", map, {4, 2}, QByteArray(inMaze).replace("trap ", "trap door "));
        row("floor of a maze", map, {2, 2}, inMaze);
        row("outside of its map", map, {5, 1}, "refused: (5,1) lies outside the map");
        row("left of its map", map, {-1, 1}, "refused: (-1,1) lies outside this part");
        row("maze without a map", "MAZE:\"a\",' '\nNOMAP\n", {2, 2}, inMaze);
        row("maze with as many altars as possible", map + QByteArray("ALTAR:(1,1),law,altar\n").repeated(127),
            {2, 2}, QByteArray(inMaze).replace("altar ", ""));
        row("room", small, {4, 2}, inRoom);
        row("room before corridors", small + "RANDOM_CORRIDORS\n", {4, 2}, inRoom);
        const QByteArray random = QByteArray(room).replace("%1", "random");
        row("room of random size", random, {9, 2}, inRoom);
        row("room of random size, seen", random, {9, 2}, inRoom, Area{0, 0, 9, 2});
        row("its wall, seen", random, {9, 2}, "door", Area{0, 0, 8, 2});
        row("beside what is seen", random, {9, 2}, "refused: (9,2) lies outside this room", Area{0, 0, 7, 2});
        row("its north wall", small, {3, -1}, "door");
        row("its east wall", small, {5, 2}, "door");
        row("its corner", small, {5, 3}, "refused: No door fits into the corner of a room.");
        row("beside it", small, {30, 2}, "refused: (30,2) lies outside this room, whose floor is 5 × 3.");
        row("as it was seen before", small, {7, 2}, "refused: (7,2) lies outside", Area{0, 0, 9, 2});
        row("seen smaller than stated", small, {2, 1}, "door", Area{0, 0, 1, 1});
    }
    void offersWhatMayBeAdded() {
        QFETCH(const QByteArray, text);
        QFETCH(const Point, cell);
        QFETCH(const std::optional<Area>, floor);
        QFETCH(const QByteArray, names);
        const LevelsAnalysis analysis = analysisOf(text);
        const auto things = thingsToAdd(*classicGameOf(*testGame()), classicLevel(analysis.level(0)),
                                        text.toStdString(), {0, cell, floor});
        if (!things) {
            const QByteArray refused = "refused: " + QByteArray::fromStdString(things.error().reason);
            QVERIFY2(refused.startsWith(names) && names.startsWith("refused"), refused);
            return;
        }
        QByteArrayList offered;
        for (const AddableThing& thing : *things) {
            offered << QByteArray(thing.name.data(), qsizetype(thing.name.size())).replace(' ', '-');
            const QByteArray after = inserted(text, QByteArray::fromStdString(thing.statement));
            QVERIFY2(after.contains(thing.statement), after);
            const LevelsAnalysis with = analysisOf(after);
            QVERIFY2(!hasErrors(with.diagnostics()), codesOf(with));
            QVERIFY(std::ranges::contains(with.level(0).tree->statements, thing.kind, &StatementNode::kind));
        }
        QCOMPARE(offered.join(' '), names);
    }

    // The same for every part and room of the stock levels.
    void offersWhatMayBeAddedToStockLevels_data() {
        QTest::addColumn<QString>("path");
        for (const QString& path : stockFiles("nethack-3.4.3"))
            QTest::newRow(qPrintable(QFileInfo(path).fileName())) << path;
        if (sharedFolder().isEmpty())
            QTest::newRow("none") << QString();
    }
    void offersWhatMayBeAddedToStockLevels() {
        LEVWRIGHT_NEEDS_SHARED();
        QFETCH(const QString, path);
        const LevelsAnalysis file = analysisOf(fileBytes(path));
        const auto errors = [](const LevelsAnalysis& analysis) {
            return std::ranges::count(analysis.diagnostics(), Severity::Error, &Diagnostic::severity);
        };
        for (std::size_t i = 0; i < file.levelCount(); ++i) {
            const std::string text(file.levelText(i));
            const LevelsAnalysis alone(testGame(), TextSnapshot(text));
            const LevelModel& level = alone.level(0);
            for (std::size_t section = 0; section < level.tree->sections.size(); ++section) {
                const auto things = thingsToAdd(*classicGameOf(*testGame()), classicLevel(level), text,
                                                {section, {1, 1}, std::nullopt});
                QVERIFY(things && things->size() > 5);
                for (const AddableThing& thing : *things) {
                    const EditOutcome edit = insertStatement(classicGameOf(*testGame())->dialect(),
                                                             *level.tree, text, section, thing.statement);
                    QVERIFY(edit.has_value());
                    const LevelsAnalysis with(testGame(), TextSnapshot(edit->apply(text)));
                    QVERIFY2(errors(with) == errors(alone), thing.statement.c_str());
                }
            }
        }
    }
};

LEVWRIGHT_TEST(EditTest)

} // namespace levwright::edit_test

#include "EditTest.moc"
