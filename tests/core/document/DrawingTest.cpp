// SPDX-License-Identifier: GPL-3.0-or-later
// What the painting tools cover, and what they do to walls.
#include "core/base/RandomStream.h"
#include "core/document/Document.h"
#include "core/edit/ReplaceTerrain.h"
#include "core/tools/Stroke.h"
#include "core/tools/ToolCells.h"
#include "core/tools/ToolTable.h"
#include "tests/support/Levels.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"

#include <QTest>

namespace levwright::drawing_test {
namespace {

const WallTerrain& walls() {
    static const WallTerrain all(testGame()->catalog());
    return all;
}

Grid<char> gridOf(const QByteArray& picture) {
    const QByteArrayList rows = picture.chopped(1).split('\n');
    Grid<char> grid(int(rows.front().size()), int(rows.size()), ' ');
    for (int y = 0; y < grid.height(); ++y) {
        for (int x = 0; x < grid.width(); ++x)
            grid.set({x, y}, rows[y].at(x));
    }
    return grid;
}

QByteArray pictureOf(const Grid<char>& grid) {
    QByteArray picture;
    for (int y = 0; y < grid.height(); ++y) {
        for (int x = 0; x < grid.width(); ++x)
            picture += grid.at({x, y});
        picture += '\n';
    }
    return picture;
}

QByteArray covered(const std::vector<Point>& cells, Point size) {
    Grid<char> grid(size.x, size.y, '.');
    for (const Point cell : cells)
        grid.set(cell, '#');
    return pictureOf(grid);
}

// A whole stroke through these places, carried out as in the window.
Grid<char> painted(ToolId tool, const Grid<char>& before, char terrain, const std::vector<Point>& places,
                   const ToolOptions& options) {
    const std::unique_ptr<PaintTool> paint = makePaintTool(tool);
    Grid<char> now = before;
    const StrokeRules rules{walls(), options, {before.width(), before.height()}, {76, 21}};
    const auto carryOut = [&](const StrokeUpdate& update) {
        if (update.replacesStroke)
            now = before;
        now = changedMap(now, completed(rules, now, update).changes);
    };
    carryOut(paint->begin({before, walls(), places.front(), terrain, options}));
    for (const Point place : places)
        carryOut(paint->extend(place, false));
    return now;
}

} // namespace

class DrawingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void ellipses_data() {
        QTest::addColumn<Point>("to");
        QTest::addColumn<bool>("filled");
        QTest::addColumn<QByteArray>("picture");
        QTest::newRow("cell") << Point{0, 0} << false
                              << QByteArray("#......\n.......\n.......\n.......\n.......\n");
        QTest::newRow("outline") << Point{6, 4} << false
                                 << QByteArray("..###..\n.#...#.\n#.....#\n.#...#.\n..###..\n");
        QTest::newRow("filled") << Point{6, 4} << true
                                << QByteArray("..###..\n.#####.\n#######\n.#####.\n..###..\n");
        QTest::newRow("flat") << Point{6, 0} << false
                              << QByteArray("#######\n.......\n.......\n.......\n.......\n");
    }
    void ellipses() {
        QFETCH(const Point, to);
        QFETCH(const bool, filled);
        QFETCH(const QByteArray, picture);
        QCOMPARE(covered(ellipseCells({0, 0}, to, filled), {7, 5}), picture);
        QCOMPARE(covered(ellipseCells(to, {0, 0}, filled), {7, 5}), picture);
    }

    void brushes_data() {
        QTest::addColumn<int>("size");
        QTest::addColumn<bool>("isRound");
        QTest::addColumn<QByteArray>("picture");
        QTest::newRow("1") << 1 << true << QByteArray(".....\n.....\n..#..\n.....\n.....\n");
        QTest::newRow("2") << 2 << false << QByteArray(".....\n.....\n..##.\n..##.\n.....\n");
        QTest::newRow("3") << 3 << false << QByteArray(".....\n.###.\n.###.\n.###.\n.....\n");
        QTest::newRow("3 round") << 3 << true << QByteArray(".....\n..#..\n.###.\n..#..\n.....\n");
        QTest::newRow("5 round") << 5 << true << QByteArray(".###.\n#####\n#####\n#####\n.###.\n");
    }
    void brushes() {
        QFETCH(const int, size);
        QFETCH(const bool, isRound);
        QFETCH(const QByteArray, picture);
        ToolOptions options;
        options.brushSize = size;
        options.roundBrush = isRound;
        QCOMPARE(covered(brushCells({{2, 2}}, options), {5, 5}), picture);
    }

    void brushSizesEnd() {
        QCOMPARE(nextBrushSize(1, -1), 1);
        QCOMPARE(nextBrushSize(1, 1), 2);
        QCOMPARE(nextBrushSize(3, 1), 5);
        QCOMPARE(nextBrushSize(9, 1), 9);
    }

    void mirrors_data() {
        QTest::addColumn<int>("mirror");
        QTest::addColumn<QByteArray>("picture");
        const auto row = [](const char* name, Mirror mirror, const char* picture) {
            QTest::newRow(name) << int(mirror) << QByteArray(picture);
        };
        row("none", Mirror::None, "L....\n.....\n.....\n.....\n");
        row("left and right", Mirror::LeftRight, "L...L\n.....\n.....\n.....\n");
        row("top and bottom", Mirror::TopBottom, "L....\n.....\n.....\nL....\n");
        row("both", Mirror::Both, "L...L\n.....\n.....\nL...L\n");
        row("half turn", Mirror::HalfTurn, "L....\n.....\n.....\n....L\n");
    }
    void mirrors() {
        QFETCH(const int, mirror);
        QFETCH(const QByteArray, picture);
        ToolOptions options;
        options.mirror = Mirror(mirror);
        for (const ToolId tool : {ToolId::Pencil, ToolId::Line, ToolId::Rectangle, ToolId::FilledRectangle,
                                  ToolId::Ellipse, ToolId::FilledEllipse})
            QCOMPARE(pictureOf(painted(tool, Grid<char>(5, 4, '.'), 'L', {{0, 0}}, options)), picture);
    }

    // If a mirror image would be outside the map, only one side is painted.
    void mirrorsNothingOffTheMap() {
        ToolOptions options;
        options.mirror = Mirror::LeftRight;
        QCOMPARE(pictureOf(painted(ToolId::Pencil, gridOf("...\n"), 'L', {{4, 0}}, options)),
                 QByteArray("... L\n"));
    }

    void fills_data() {
        QTest::addColumn<bool>("corners");
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::newRow("sides") << false << QByteArray(".}.\n}.}\n") << QByteArray("L}.\n}.}\n");
        QTest::newRow("corners") << true << QByteArray(".}.\n}.}\n") << QByteArray("L}L\n}L}\n");
        QTest::newRow("walls aslant") << true << QByteArray(".|.\n-..\n") << QByteArray("L|.\n-..\n");
        QTest::newRow("door aslant") << true << QByteArray(".+.\n-..\n") << QByteArray("L+.\n-..\n");
    }
    void fills() {
        QFETCH(const bool, corners);
        QFETCH(const QByteArray, before);
        QFETCH(const QByteArray, after);
        ToolOptions options;
        options.fillsCorners = corners;
        options.smartWalls = false;
        QCOMPARE(pictureOf(painted(ToolId::FloodFill, gridOf(before), 'L', {{0, 0}}, options)), after);
    }

    void writesWallsAsTheyLead_data() {
        QTest::addColumn<int>("tool");
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<char>("terrain");
        QTest::addColumn<std::vector<Point>>("places");
        QTest::addColumn<QByteArray>("after");
        const auto row = [](const char* name, ToolId tool, const char* before, char terrain,
                            std::vector<Point> places, const char* after) {
            QTest::newRow(name) << int(tool) << QByteArray(before) << terrain << places << QByteArray(after);
        };
        const char* ground = ".....\n.....\n.....\n.....\n";
        row("rectangle of -", ToolId::Rectangle, ground, '-', {{0, 0}, {4, 3}},
            "-----\n|...|\n|...|\n-----\n");
        row("rectangle of |", ToolId::Rectangle, ground, '|', {{0, 0}, {4, 3}},
            "-----\n|...|\n|...|\n-----\n");
        row("pencil downwards", ToolId::Pencil, ground, '-', {{1, 0}, {1, 3}},
            ".|...\n.|...\n.|...\n.|...\n");
        row("a single one", ToolId::Pencil, ground, '|', {{1, 1}}, ".....\n.|...\n.....\n.....\n");
        row("joins a wall", ToolId::Pencil, "-----\n.....\n.....\n", '-', {{2, 1}, {2, 2}},
            "-----\n..|..\n..|..\n");
        row("joins an upright wall", ToolId::Line, "|...\n|...\n|...\n", '|', {{1, 1}, {3, 1}},
            "|...\n|---\n|...\n");
        row("door in an upright wall", ToolId::Pencil, "|\n|\n|\n", '+', {{0, 1}}, "|\n+\n|\n");
        row("floor parts a corner", ToolId::Pencil, "---\n|..\n|..\n", '.', {{1, 0}}, "|.-\n|..\n|..\n");
        row("stone parts a corner", ToolId::Eraser, "---\n|..\n|..\n", '.', {{1, 0}}, "| -\n|..\n|..\n");
        row("far away", ToolId::Pencil, "|||.\n....\n....\n", '.', {{3, 2}}, "|||.\n....\n....\n");
    }
    void writesWallsAsTheyLead() {
        QFETCH(const int, tool);
        QFETCH(const QByteArray, before);
        QFETCH(const char, terrain);
        QFETCH(const std::vector<Point>, places);
        QFETCH(const QByteArray, after);
        QCOMPARE(pictureOf(painted(ToolId(tool), gridOf(before), terrain, places, {})), after);
        ToolOptions plain;
        plain.smartWalls = false;
        const Grid<char> asDrawn = painted(ToolId(tool), gridOf(before), terrain, places, plain);
        const char drawn = ToolId(tool) == ToolId::Eraser ? ' ' : terrain;
        for (int y = 0; y < asDrawn.height(); ++y) {
            for (int x = 0; x < asDrawn.width(); ++x)
                QVERIFY(asDrawn.at({x, y}) == drawn || asDrawn.at({x, y}) == gridOf(before).at({x, y}));
        }
    }

    void builds_data() {
        QTest::addColumn<int>("tool");
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<std::vector<Point>>("places");
        QTest::addColumn<QByteArray>("after");
        const auto row = [](const char* name, ToolId tool, const char* before, std::vector<Point> places,
                            const char* after) {
            QTest::newRow(name) << int(tool) << QByteArray(before) << places << QByteArray(after);
        };
        const char* rock = "         \n         \n         \n         \n         \n";
        row("room", ToolId::Room, rock, {{1, 0}, {5, 4}},
            " -----   \n |...|   \n |...|   \n |...|   \n -----   \n");
        row("room, backwards", ToolId::Room, rock, {{5, 4}, {1, 0}},
            " -----   \n |...|   \n |...|   \n |...|   \n -----   \n");
        row("too small", ToolId::Room, rock, {{1, 0}, {5, 1}}, rock);
        row("room beside a room", ToolId::Room, "----     \n|..|     \n|..|     \n----     \n         \n",
            {{3, 0}, {6, 3}}, "-------  \n|..|..|  \n|..|..|  \n-------  \n         \n");
        row("room below a room", ToolId::Room, "----     \n|..|     \n---+     \n         \n         \n",
            {{0, 2}, {5, 4}}, "----     \n|..|     \n---+--   \n|....|   \n------   \n");
        row("room with a taller neighbour", ToolId::Room,
            "   |     \n   |     \n   |     \n   |     \n   |     \n", {{3, 1}, {6, 3}},
            "   |     \n   |---  \n   |..|  \n   |---  \n   |     \n");
        row("corridor", ToolId::Corridor, rock, {{0, 0}, {4, 2}},
            "#        \n#        \n#####    \n         \n         \n");
        row("corridor from door to door", ToolId::Corridor,
            "--+      \n---      \n   ---   \n   |.+   \n   ---   \n", {{2, 0}, {5, 3}},
            "--+####  \n---   #  \n   ---#  \n   |.+#  \n   ---   \n");
        row("corridor through no wall", ToolId::Corridor, "  |  \n  |  \n", {{0, 0}, {4, 0}},
            "  |  \n  |  \n");
        row("door", ToolId::Door, "---\n|..\n", {{1, 0}}, "-+-\n|..\n");
        row("door on floor", ToolId::Door, "---\n|..\n", {{1, 1}}, "---\n|..\n");
    }
    void builds() {
        QFETCH(const int, tool);
        QFETCH(const QByteArray, before);
        QFETCH(const std::vector<Point>, places);
        QFETCH(const QByteArray, after);
        QCOMPARE(pictureOf(painted(ToolId(tool), gridOf(before), '.', places, {})), after);
        ToolOptions plain;
        plain.smartWalls = false;
        QCOMPARE(pictureOf(painted(ToolId(tool), gridOf(before), '.', places, plain)), after);
    }

    // At an entrance, or else in the middle of a wall with something outside.
    void roomsHaveDoors_data() {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::newRow("nothing outside")
            << QByteArray("     \n     \n     \n     \n") << QByteArray("-----\n|...|\n--+--\n     \n");
        QTest::newRow("corridor") << QByteArray("     \n     \n     \n#    \n")
                                  << QByteArray("-----\n|...|\n--+--\n#    \n");
        QTest::newRow("floor below") << QByteArray("     \n     \n     \n   . \n")
                                     << QByteArray("-----\n|...|\n---+-\n   . \n");
        QTest::newRow("has one") << QByteArray("     \n+    \n     \n   . \n")
                                 << QByteArray("-----\n+...|\n-----\n   . \n");
    }
    void roomsHaveDoors() {
        QFETCH(const QByteArray, before);
        QFETCH(const QByteArray, after);
        ToolOptions options;
        options.roomHasDoor = true;
        const Grid<char> room = painted(ToolId::Room, gridOf(before), '.', {{0, 0}, {4, 2}}, options);
        QCOMPARE(pictureOf(room), after);
        options.secretDoor = true;
        const Grid<char> secret = painted(ToolId::Room, gridOf(before), '.', {{0, 0}, {4, 2}}, options);
        QCOMPARE(pictureOf(secret).contains('S'), !before.contains('+'));
    }

    void replacesTerrain_data() {
        QTest::addColumn<char>("from");
        QTest::addColumn<char>("to");
        QTest::addColumn<bool>("keepsWalls");
        QTest::addColumn<QByteArray>("selected");
        QTest::addColumn<QByteArray>("part");
        QTest::newRow("floor by lava")
            << '.' << 'L' << true << QByteArray("---\n|LL\n|..\n") << QByteArray("---\n|LL\n|LL\n");
        QTest::newRow("walls by bars")
            << '|' << 'F' << true << QByteArray("---\nF..\n|..\n") << QByteArray("---\nF..\nF..\n");
        QTest::newRow("walls by floor")
            << '-' << '.' << true << QByteArray("...\n|..\n|..\n") << QByteArray("...\n|..\n|..\n");
        QTest::newRow("floor by walls")
            << '.' << '-' << false << QByteArray("---\n|--\n|..\n") << QByteArray("---\n|--\n|--\n");
        QTest::newRow("one way by the other")
            << '|' << '-' << true << QByteArray("---\n-..\n|..\n") << QByteArray("---\n-..\n-..\n");
        QTest::newRow("what is not there")
            << 'W' << 'L' << true << QByteArray("---\n|..\n|..\n") << QByteArray("---\n|..\n|..\n");
    }
    void replacesTerrain() {
        QFETCH(const char, from);
        QFETCH(const char, to);
        QFETCH(const bool, keepsWalls);
        QFETCH(const QByteArray, selected);
        QFETCH(const QByteArray, part);
        const QByteArray rows = "---\n|..\n|..\n";
        const QByteArray second = QByteArray("GEOMETRY:left,top\nMAP\n");
        const QByteArray text = mazeWith(rows, "TRAP:\"pit\",(1,1) # - | .\n") + second + rows + "ENDMAP\n";
        const LevelsAnalysis analysis = analysisOf(text);
        const TerrainReplacement wanted{from, to, keepsWalls ? &walls() : nullptr};
        const auto after = [&](const EditOutcome& edit) {
            return QByteArray::fromStdString(edit->apply(text.toStdString()));
        };
        const CellMask top = CellMask::of({0, 0, 2, 1});
        const QByteArray before = text;
        QCOMPARE(after(replaceTerrain(*testGame(), analysis.source(0), 0, wanted, &top)),
                 QByteArray(before).replace(before.indexOf(rows), rows.size(), selected));
        QCOMPARE(after(replaceTerrain(*testGame(), analysis.source(0), 1, wanted)),
                 QByteArray(before).replace(before.lastIndexOf(rows), rows.size(), part));
        QCOMPARE(after(replaceTerrain(*testGame(), analysis.source(0), wanted)),
                 QByteArray(before).replace(rows, part));
    }

    void replacedDoorsLoseTheirStatements_data() {
        QTest::addColumn<QByteArray>("game");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("gone"); // what goes with the door
        const QByteArray map = "----\n|.+S\n----\n";
        const QByteArray doors = "DOOR:locked,(2,1)\nDOOR:closed,(3,1)\n";
        QTest::newRow("3.4.3") << QByteArray("nethack-3.4.3") << mazeWith(map, doors)
                               << QByteArray("DOOR:locked,(2,1)\n");
        QTest::newRow("3.6") << QByteArray("nethack-3.6")
                             << "MAZE:\"a\",' '\nGEOMETRY:center,center\nMAP\n" + map + "ENDMAP\n" + doors
                             << QByteArray("DOOR:locked,(2,1)\n");
        QTest::newRow("3.7") << QByteArray("nethack-3.7")
                             << "des.map([[\n" + map +
                                    "]])\ndes.door({ state = \"locked\", x = 2, y = 1 })\n"
                                    "des.door(\"closed\",3,1)\n"
                             << QByteArray("des.door({ state = \"locked\", x = 2, y = 1 })\n");
    }
    void replacedDoorsLoseTheirStatements() {
        QFETCH(const QByteArray, game);
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArray, gone);
        const GamePtr played = loadGame(game.toStdString()).value();
        const LevelsAnalysis analysis(played, TextSnapshot(text.toStdString()));
        const auto after = [&](const TerrainReplacement& wanted) {
            return QByteArray::fromStdString(
                replaceTerrain(*played, analysis.source(0), wanted)->apply(text.toStdString()));
        };
        QCOMPARE(after({'+', '.'}), QByteArray(text).replace("|.+S", "|..S").replace(gone, ""));
        // What stays a door keeps its statement.
        QCOMPARE(after({'+', 'S'}), QByteArray(text).replace("|.+S", "|.SS"));
        QCOMPARE(after({'|', '.'}), QByteArray(text).replace("|.+S", "..+S"));
    }

    // For any stroke over any stock map: only the part's map changes, parsing again gives the painted map,
    // and undo restores the file.
    void strokesOverStockMaps() {
        LEVWRIGHT_NEEDS_SHARED();
        RandomStream random(2026);
        for (const QString& file : stockFiles(QStringLiteral("nethack-3.4.3"))) {
            Document document(testGame(), fileBytes(file).toStdString());
            const std::string bytes(document.text().bytes());
            for (std::size_t level = 0; level < document.analysis()->levels()->levelCount(); ++level)
                strokesOver(document, level, bytes, random);
            if (QTest::currentTestFailed())
                return;
        }
    }

private:
    static void strokesOver(Document& document, std::size_t level, const std::string& bytes,
                            RandomStream& random) {
        const LevelLanguage& language = testGame()->language();
        const auto mapOf = [&](std::size_t part) {
            return language.view(document.analysis()->levels()->source(level), part).map;
        };
        const std::size_t parts = document.analysis()->levels()->level(level).tree->kind == LevelSyntax::Maze
                                      ? document.analysis()->levels()->level(level).tree->sections.size()
                                      : 0;
        for (std::size_t part = 0; part < parts; ++part) {
            if (mapOf(part) == nullptr || mapOf(part)->cells.cells().empty())
                continue;
            for (int stroke = 0; stroke < 20; ++stroke) {
                const Grid<char> before = mapOf(part)->cells;
                const std::vector<CellChange> changes = randomStroke(before, random);
                const auto& levels = *document.analysis()->levels();
                const EditOutcome edit = language.paint(levels.source(level), part, changes);
                QVERIFY(edit.has_value());
                const MapModel& map = *mapOf(part);
                QVERIFY(edit->empty() || (edit->touchedBefore().begin >= map.rows.front().line.begin &&
                                          edit->touchedBefore().end <= map.end));
                const TextEdit inFile = edit->shifted(levels.levelStart(level));
                if (!document.apply(document.revision(), inFile, "Paint", MergeKey::None, Selection{}))
                    continue;
                const Grid<char> after = mapOf(part)->cells;
                const Grid<char> wanted = changedMap(before, changes);
                for (int y = 0; y < wanted.height(); ++y) {
                    for (int x = 0; x < wanted.width(); ++x)
                        QCOMPARE(after.atOr({x, y}, ' '), wanted.at({x, y}));
                }
                document.undo();
                QCOMPARE(document.text().bytes(), std::string_view(bytes));
            }
        }
    }

    static std::vector<CellChange> randomStroke(const Grid<char>& map, RandomStream& random) {
        std::vector<ToolId> paint;
        for (const ToolRow& row : toolTable()) {
            if (row.make != nullptr)
                paint.push_back(row.id);
        }
        const auto place = [&] { return Point{random.below(map.width()), random.below(map.height())}; };
        ToolOptions options;
        options.brushSize = 1 + random.below(5);
        options.roundBrush = random.below(2) == 0;
        options.fillsCorners = random.below(2) == 0;
        options.mirror = Mirror(random.below(5));
        options.smartWalls = random.below(4) != 0;
        options.roomHasDoor = random.below(2) == 0;
        const std::unique_ptr<PaintTool> tool =
            makePaintTool(paint[std::size_t(random.below(int(paint.size())))]);
        StrokeUpdate update = tool->begin({map, walls(), place(), "-|.+ }"[random.below(6)], options});
        const StrokeUpdate more = tool->extend(place(), random.below(2) == 0);
        if (more.replacesStroke)
            update = more;
        else
            update.changes.insert(update.changes.end(), more.changes.begin(), more.changes.end());
        const StrokeRules rules{walls(), options, {map.width(), map.height()}, {76, 21}};
        return completed(rules, map, update).changes;
    }
};

LEVWRIGHT_TEST(DrawingTest)

} // namespace levwright::drawing_test

#include "DrawingTest.moc"
