// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/Document.h"

#include "core/tools/PaintTool.h"
#include "tests/support/Levels.h"
#include "tests/support/TestProgram.h"

#include <QTest>

#include <random>

namespace levwright::document_test {
namespace {

std::string bytesOf(const Document& document) {
    return std::string(document.text().bytes());
}

} // namespace

class DocumentTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void undoRestoresBytesAndSelection() {
        Document document(testGame(), "abc");
        QVERIFY(
            document.apply(document.revision(), TextEdit::insert(1, "XY"), "Type", MergeKey::None, {1, 1}));
        QCOMPARE(bytesOf(document), std::string("aXYbc"));
        QVERIFY(!document.isSaved());
        Selection restored;
        const Connection following =
            document.changed().connect([&](const Change& change) { restored = change.selection; });
        document.undo();
        QCOMPARE(bytesOf(document), std::string("abc"));
        QCOMPARE(restored, (Selection{1, 1}));
        QVERIFY(document.isSaved() && document.canRedo() && !document.canUndo());
        document.redo();
        QCOMPARE(bytesOf(document), std::string("aXYbc"));
        QCOMPARE(restored, (Selection{3, 3}));
    }

    void selectionsFitTheirText() {
        Document document(testGame(), "abc");
        const Connection following = document.changed().connect([&](const Change& change) {
            QVERIFY(change.selection.caret <= document.text().size() &&
                    change.selection.anchor <= document.text().size());
        });
        for (const Offset at : {3, 4, 5})
            document.apply(document.revision(), TextEdit::insert(at, "x"), "Typing", MergeKey(1), {at, at});
        document.undo();
        document.redo();
        for (const Offset at : {5, 4, 3})
            document.apply(document.revision(), TextEdit::erase({at, at + 1}), "Delete", MergeKey(2),
                           {at + 1, at + 1});
        document.undo();
        document.redo();
        QCOMPARE(bytesOf(document), std::string("abc"));
    }

    void nothingIsNoStep() {
        Document document(testGame(), "abc");
        QVERIFY(
            !document.apply(document.revision(), TextEdit::replace({0, 1}, "a"), "Same", MergeKey::None, {}));
        QVERIFY(!document.apply(document.revision(), TextEdit(), "Empty", MergeKey::None, {}));
        QVERIFY(!document.canUndo());
    }

    void oldRevisionsAreRefused() {
        Document document(testGame(), "abc");
        const Revision old = document.revision();
        QVERIFY(document.apply(old, TextEdit::insert(0, "x"), "One", MergeKey::None, {}));
        QVERIFY(!document.apply(old, TextEdit::insert(0, "y"), "Two", MergeKey::None, {}));
        QCOMPARE(bytesOf(document), std::string("xabc"));
    }

    void stepsMergeByKey() {
        Document document(testGame(), "");
        const auto type = [&](const char* text, MergeKey key) {
            document.apply(document.revision(), TextEdit::insert(document.text().size(), text), "Typing", key,
                           {});
        };
        type("a", MergeKey(1));
        type("b", MergeKey(1));
        type("c", MergeKey(2));
        document.endStep();
        type("d", MergeKey(2));
        QCOMPARE(document.doneSteps(), std::size_t(3));
        document.undo();
        QCOMPARE(bytesOf(document), std::string("abc"));
        document.undo();
        QCOMPARE(bytesOf(document), std::string("ab"));
        document.goToStep(0);
        QCOMPARE(bytesOf(document), std::string());
        document.goToStep(3);
        QCOMPARE(bytesOf(document), std::string("abcd"));
        document.goToStep(1);
        type("Z", MergeKey::None);
        QCOMPARE(document.stepLabels().size(), std::size_t(2));
    }

    void openStepsCanBeTakenBack() {
        Document document(testGame(), "abc");
        document.apply(document.revision(), TextEdit::insert(0, "x"), "Line", MergeKey(5), {});
        document.takeBack(MergeKey(4));
        QCOMPARE(bytesOf(document), std::string("xabc"));
        document.takeBack(MergeKey(5));
        QCOMPARE(bytesOf(document), std::string("abc"));
        QVERIFY(!document.canUndo() && !document.canRedo());
    }

    // Each movement draws a shape anew. The text below it is not parsed again.
    void whatIsTakenBackIsKnown() {
        Document document(testGame(), "MAZE:\"a\",' '\nNOMAP\n");
        const AnalysisPtr before = document.analysis();
        for (int round = 0; round < 3; ++round) {
            document.apply(document.revision(), TextEdit::insert(0, "#"), "Line", MergeKey(5), {});
            document.apply(document.revision(), TextEdit::insert(1, "#"), "Line", MergeKey(5), {});
            QVERIFY(document.analysis() != before);
            document.takeBack(MergeKey(5));
            QCOMPARE(document.analysis(), before);
            QCOMPARE(document.analysis()->text().bytes(), before->text().bytes());
        }
    }

    void changesLeadFromAnyRevisionToNow() {
        Document document(testGame(), "");
        std::string mirror;
        Revision at = document.revision();
        std::mt19937 random(1);
        for (int round = 0; round < 500; ++round) {
            const Offset place = random() % (document.text().size() + 1);
            const Offset end = std::min<Offset>(document.text().size(), place + random() % 3);
            document.apply(
                document.revision(),
                TextEdit::replace({place, end}, std::string(random() % 4, char('a' + random() % 26))), "Edit",
                MergeKey(random() % 3), {place, end});
            if (random() % 4 == 0)
                document.undo();
            if (random() % 5 == 0)
                document.redo();
            for (const Change& change : document.changesSince(at))
                mirror = change.edit.apply(mirror);
            at = document.revision();
            QCOMPARE(mirror, bytesOf(document));
        }
        document.goToStep(0);
        QCOMPARE(bytesOf(document), std::string());
    }

    void analysisFollowsEachEdit_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("one level") << mazeWith("...\n", "TRAP:\"pit\",(1,0)\n");
        QTest::newRow("levels of few names")
            << QByteArray("MAZE:\"a\",random\nNOMAP\nMAZE:\"b\",random\nNOMAP\nTRAP:\"no\",random\n")
                   .repeated(12);
    }
    // An updated analysis equals a new one.
    void analysisFollowsEachEdit() {
        QFETCH(QByteArray, text);
        Document document(testGame(), text.toStdString());
        std::mt19937 random(9);
        const char* pieces[] = {"",  "\"", "\n", "TRAP", "(", "MAZE:\"b\",random\nNOMAP\n",
                                "#", ".",  "a",  "b"};
        for (int round = 0; round < 400; ++round) {
            const Offset place = random() % (document.text().size() + 1);
            const Offset end = std::min<Offset>(document.text().size(), place + random() % 4);
            document.apply(document.revision(),
                           TextEdit::replace({place, end}, pieces[random() % std::size(pieces)]), "Edit",
                           MergeKey::None, {});
            if (round % 3 == 0)
                document.undo();
            const LevelsAnalysis anew = analysisOf(QByteArray::fromStdString(bytesOf(document)));
            QCOMPARE(codesOf(*document.analysis()), codesOf(anew));
            QVERIFY(document.analysis()->diagnostics() == anew.diagnostics());
        }
    }

    void removesWhatStatementsOpen_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("at"); // the statement to be removed
        QTest::addColumn<QByteArray>("left");
        QTest::addColumn<int>("extent");
        const QByteArray level = "LEVEL:\"a\"\n";
        const QByteArray hall = "ROOM:\"ordinary\",lit,random,random,random\nNAME:\"hall\"\n"
                                "  FOUNTAIN:(0,0) # wet\n";
        const QByteArray cell = "SUBROOM:\"ordinary\",lit,random,random,\"hall\"\nSINK:(0,0)\n";
        const QByteArray shed = "ROOM:\"ordinary\",lit,random,random,(3,3)\nGOLD:5,(1,1)\n";
        const QByteArray yard = "ROOM:\"ordinary\",lit,random,random,(3,4)\nGOLD:6,(1,1)\n";
        const auto corridor = [](int from, int to) {
            return QByteArray("CORRIDOR:(") + QByteArray::number(from) + ",east,0),(" +
                   QByteArray::number(to) + ",west,0)\n";
        };
        QTest::newRow("a room with a room in it")
            << level + hall + cell + shed << QByteArray("ROOM") << level + shed << int(Extent::Room);
        QTest::newRow("a room in a room") << level + hall + cell + shed << QByteArray("SUBROOM")
                                          << level + hall + shed << int(Extent::Room);
        QTest::newRow("the last room, not the corridors behind it")
            << level + hall + shed + "RANDOM_CORRIDORS\n"
            << shed << level + hall + "RANDOM_CORRIDORS\n"
            << int(Extent::Room);
        QTest::newRow("corridors know the rooms by their new numbers")
            << level + hall + shed + yard + yard + corridor(0, 1) + corridor(2, 3) + corridor(0, 2) << shed
            << level + hall + yard + yard + corridor(1, 2) + corridor(0, 1) << int(Extent::Room);
        const QByteArray maze = "MAZE:\"m\",' '\n";
        const QByteArray first =
            "GEOMETRY:left,top\nMAP\n...\nENDMAP\nDOOR:closed,(1,0)\nTRAP:\"web\",(0,0)\n";
        const QByteArray second = "NOMAP\nSTAIR:(3,3),up\n";
        QTest::newRow("a part") << maze + first + second << first << maze + second << int(Extent::Part);
        QTest::newRow("a part without a map")
            << maze + first + second << second << maze + first << int(Extent::Part);
        QTest::newRow("a level") << level + hall + "# of the maze\n" + maze + first + second << maze
                                 << level + hall + "# of the maze\n"
                                 << int(Extent::Level);
        QTest::newRow("anything else")
            << level + hall + shed << QByteArray("FOUNTAIN")
            << level + QByteArray(hall).replace("  FOUNTAIN:(0,0) # wet", "   # wet") + shed
            << int(Extent::Itself);
    }
    void removesWhatStatementsOpen() {
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArray, at);
        QFETCH(const QByteArray, left);
        QFETCH(const int, extent);
        const LevelsAnalysis analysis = analysisOf(text);
        const std::optional<StatementRef> statement = analysis.statementAt(Offset(text.indexOf(at)));
        QVERIFY(statement);
        QCOMPARE(int(analysis.extentOf(*statement)), extent);
        QCOMPARE(QByteArray::fromStdString(analysis.removalOf({*statement}).edit.apply(text.toStdString())),
                 left);
    }

    // What can be removed is removed, and the reason for keeping the rest is reported.
    void removesWhatCanGo() {
        const std::string text = "DUNGEON:\"Main\" \"D\" (10,3)\nLEVEL:\"inn\" \"I\" @ (2,3)\n"
                                 "LEVEL:\"bar\" \"B\" @ (4,1)\nCHAINLEVEL:\"pub\" \"P\" \"bar\" + (1,1)\n";
        const AnalysisPtr dungeon =
            Analysis::make(testGame(), TextSnapshot(text), DocumentKind::DungeonDefinition);
        QVERIFY(dungeon->levels() == nullptr && dungeon->dungeon() != nullptr);
        const Removal some = dungeon->removalOf({{0, 0}, {0, 3}});
        QCOMPARE(some.refusal->reason, std::string("This is neither a level nor a branch."));
        QCOMPARE(some.edit.apply(text), text.substr(0, text.find("CHAINLEVEL")));
        const Removal chained = dungeon->removalOf({{0, 3}, {0, 2}});
        QVERIFY(!chained.refusal);
        QCOMPARE(chained.edit.apply(text), text.substr(0, text.find("LEVEL:\"bar")));
        QVERIFY(dungeon->removalOf({{0, 2}}).edit.empty());
    }

    // Otherwise it would be in the previous chest, or nowhere.
    void whatLiesInAContainerGoesWithIt() {
        const QByteArray first = "CONTAINER:'(',\"chest\",(0,0)\nOBJECT:'*',random,contained\n";
        const QByteArray second = "CONTAINER:'(',\"sack\",(1,0)\nOBJECT:'!',random,contained\n";
        const QByteArray between = "MONSTER:'d',random,(1,1)\n";
        const QByteArray last = "OBJECT:'?',random,contained\n";
        const QByteArray text = mazeWith("..\n..\n", first + second + between + last);
        const LevelsAnalysis analysis = analysisOf(text);
        const std::size_t sack = analysis.level(0).statementCount() - 4;
        const Removal removal = analysis.removalOf({{0, sack}});
        QVERIFY(!removal.refusal);
        QCOMPARE(QByteArray::fromStdString(removal.edit.apply(text.toStdString())),
                 mazeWith("..\n..\n", first + between));
    }

    void toolsCoverTheirCells_data() {
        QTest::addColumn<int>("tool");
        QTest::addColumn<QByteArray>("picture");
        QTest::newRow("pencil") << int(ToolId::Pencil)
                                << QByteArray("......\n.#....\n..#...\n...##.\n......\n");
        QTest::newRow("line") << int(ToolId::Line) << QByteArray("......\n.#....\n..##..\n....#.\n......\n");
        QTest::newRow("rectangle") << int(ToolId::Rectangle)
                                   << QByteArray("......\n.####.\n.#..#.\n.####.\n......\n");
        QTest::newRow("filled") << int(ToolId::FilledRectangle)
                                << QByteArray("......\n.####.\n.####.\n.####.\n......\n");
        QTest::newRow("eraser") << int(ToolId::Eraser)
                                << QByteArray("......\n. ....\n.. ...\n...  .\n......\n");
        QTest::newRow("fill") << int(ToolId::FloodFill)
                              << QByteArray("######\n######\n######\n######\n######\n");
    }
    void toolsCoverTheirCells() {
        QFETCH(const int, tool);
        QFETCH(const QByteArray, picture);
        const Grid<char> before(6, 5, '.');
        const std::unique_ptr<PaintTool> paint = makePaintTool(ToolId(tool));
        const WallTerrain walls(testGame()->catalog());
        Grid<char> now = before;
        const auto carryOut = [&](const StrokeUpdate& update) {
            if (update.replacesStroke)
                now = before;
            for (const CellChange& change : update.changes)
                now.set(change.at, change.terrain);
        };
        carryOut(paint->begin({before, walls, {1, 1}, '#', {}}));
        carryOut(paint->extend({3, 3}, false));
        carryOut(paint->extend({4, 3}, false));
        QByteArray shown;
        for (int y = 0; y < now.height(); ++y) {
            for (int x = 0; x < now.width(); ++x)
                shown += now.at({x, y});
            shown += '\n';
        }
        QCOMPARE(shown, picture);
    }

    void shiftStraightens() {
        const std::unique_ptr<PaintTool> line = makePaintTool(ToolId::Line);
        const WallTerrain walls(testGame()->catalog());
        line->begin({Grid<char>(), walls, {1, 1}, '#', {}});
        QCOMPARE(line->extend({6, 2}, true).changes.back().at, (Point{6, 1}));
        QCOMPARE(line->extend({5, 4}, true).changes.back().at, (Point{5, 5}));
        const std::unique_ptr<PaintTool> square = makePaintTool(ToolId::FilledRectangle);
        square->begin({Grid<char>(), walls, {1, 1}, '#', {}});
        QCOMPARE(square->extend({3, 2}, true).changes.size(), std::size_t(9));
    }

    // A step is undone, redone and taken back as a whole, however many edits it has.
    void finishedStepIsOneEdit() {
        Document document(testGame(), "MAZE:\"a\",' '\nNOMAP\n");
        const std::string before(document.text().bytes());
        std::vector<TextEdit> edits;
        int changes = 0;
        const Connection following = document.changed().connect([&](const Change& change) {
            ++changes;
            edits.push_back(change.edit);
        });
        const auto type = [&](int count, MergeKey key) {
            for (int i = 0; i < count; ++i)
                QVERIFY(document.apply(document.revision(),
                                       TextEdit::insert(document.text().size(), i % 8 == 7 ? "\n" : "#"),
                                       "Type", key, Selection{}));
        };
        type(1000, MergeKey(1));
        const std::string after(document.text().bytes());
        changes = 0;
        document.undo();
        QCOMPARE(changes, 1);
        QCOMPARE(document.text().bytes(), std::string_view(before));
        QCOMPARE(edits.back().replacements().size(), std::size_t(1));
        document.redo();
        QCOMPARE(changes, 2);
        QCOMPARE(document.text().bytes(), std::string_view(after));
        type(100, MergeKey(2));
        changes = 0;
        document.takeBack(MergeKey(2));
        QCOMPARE(changes, 1);
        QCOMPARE(document.text().bytes(), std::string_view(after));
    }

    // Undoing a step whose edits cancel each other passes through the states in between.
    void stepThatComesToNothing() {
        Document document(testGame(), "MAZE:\"a\",' '\nNOMAP\n");
        const std::string before(document.text().bytes());
        QVERIFY(document.apply(document.revision(), TextEdit::insert(0, "#"), "Type", MergeKey(1), {}));
        QVERIFY(document.apply(document.revision(), TextEdit::erase({0, 1}), "Type", MergeKey(1), {}));
        document.undo();
        QCOMPARE(document.text().bytes(), std::string_view(before));
        QVERIFY(!document.canUndo());
        document.redo();
        QCOMPARE(document.text().bytes(), std::string_view(before));
    }
};

LEVWRIGHT_TEST(DocumentTest)

} // namespace levwright::document_test

#include "DocumentTest.moc"
