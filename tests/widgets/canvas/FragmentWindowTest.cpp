// SPDX-License-Identifier: GPL-3.0-or-later
// Pieces of maps are cut, copied, pasted, dragged and turned in the window, with mouse, keyboard and
// clipboard.
#include "tests/support/TestProgram.h"
#include "tests/widgets/WindowDesk.h"
#include "widgets/inspector/InspectorPanel.h"
#include "widgets/inspector/WrappedLabel.h"

#include <QClipboard>
#include <QMimeData>

namespace levwright::fragment_window_test {
namespace {

const QByteArray rows = "-----..\n|...|..\n-----..\n.......\n";
const QByteArray statements = "TRAP:\"pit\",(1,1)\nTRAP:\"web\",(3,1)\nFOUNTAIN:(5,0)\n";
const QByteArray level = mazeWith(rows, statements);
const QByteArray bare = mazeWith(".......\n.......\n.......\n.......\n");

struct Desk : WindowDesk {
    explicit Desk(const QByteArray& text = level) : WindowDesk(text) {
        QGuiApplication::clipboard()->clear();
        focusMap();
    }
    void focusMap() {
        canvas().setFocus();
        QTRY_VERIFY(canvas().hasFocus());
    }
    void click(Point cell, Qt::KeyboardModifiers keys = {}) {
        QTest::mouseClick(canvas().viewport(), Qt::LeftButton, keys, at(cell.x, cell.y));
    }
    void hover(Point cell) { moveTo(cell, Qt::NoButton, {}); }
    void moveTo(Point cell, Qt::MouseButtons buttons, Qt::KeyboardModifiers keys) {
        QWidget* view = canvas().viewport();
        const QPoint place = at(cell.x, cell.y);
        QMouseEvent move(QEvent::MouseMove, place, view->mapToGlobal(place), Qt::NoButton, buttons, keys);
        QApplication::sendEvent(view, &move);
    }
    // keys: held when the button is released.
    void drag(Point from, Point to, Qt::KeyboardModifiers keys = {}) {
        QWidget* view = canvas().viewport();
        QTest::mousePress(view, Qt::LeftButton, {}, at(from.x, from.y));
        moveTo(to, Qt::LeftButton, keys);
        QTest::mouseRelease(view, Qt::LeftButton, keys, at(to.x, to.y));
    }
    void draw(const std::vector<Point>& through, Qt::KeyboardModifiers keys = {}) {
        QWidget* view = canvas().viewport();
        QTest::mousePress(view, Qt::LeftButton, keys, at(through.front().x, through.front().y));
        for (const Point cell : through)
            moveTo(cell, Qt::LeftButton, keys);
        QTest::mouseRelease(view, Qt::LeftButton, keys, at(through.back().x, through.back().y));
    }
    void selectCells(const Area& area) {
        trigger("tool.selectCells");
        session().selectCells({});
        drag({area.x1, area.y1}, {area.x2, area.y2});
    }
    void press(Qt::Key key, Qt::KeyboardModifiers keys = {}) {
        QTest::keyClick(QApplication::focusWidget(), key, keys);
    }
    void ctrl(Qt::Key key) { press(key, Qt::ControlModifier); }
    std::size_t steps() { return session().document().doneSteps(); }
};

QString clipboardText() {
    return QGuiApplication::clipboard()->text();
}

} // namespace

class FragmentWindowTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // With all things on it, as one step. Undo reverts it, including the selection.
    void copiesAndPastes() {
        Desk desk;
        desk.selectCells({0, 0, 2, 1});
        desk.ctrl(Qt::Key_C);
        QCOMPARE(clipboardText(), QStringLiteral("---\n|..\n"));
        desk.hover({3, 2});
        desk.ctrl(Qt::Key_V);
        QVERIFY(desk.canvas().controls().floating.isFloating());
        QCOMPARE(desk.text(), level);
        desk.hover({4, 2});
        desk.press(Qt::Key_Return);
        const QByteArray expected =
            mazeWith("-----..\n|...|..\n-------\n....|..\n", statements + "TRAP:\"pit\",(5,3)\n");
        QCOMPARE(desk.text(), expected);
        QVERIFY(*desk.session().selectedCells() == CellMask::of({4, 2, 6, 3}));
        QCOMPARE(desk.steps(), 1U);
        desk.ctrl(Qt::Key_Z);
        QCOMPARE(desk.text(), level);
        QVERIFY(*desk.session().selectedCells() == CellMask::of({0, 0, 2, 1}));
    }

    void cuts() {
        Desk desk;
        desk.selectCells({0, 0, 2, 2});
        desk.ctrl(Qt::Key_X);
        const QByteArray without =
            mazeWith("   --..\n   .|..\n   --..\n.......\n", "TRAP:\"web\",(3,1)\nFOUNTAIN:(5,0)\n");
        QCOMPARE(desk.text(), without);
        desk.hover({0, 1});
        desk.ctrl(Qt::Key_V);
        desk.click({0, 1});
        QCOMPARE(desk.text(), mazeWith("   --..\n---.|..\n|..--..\n---....\n",
                                       "TRAP:\"web\",(3,1)\nFOUNTAIN:(5,0)\nTRAP:\"pit\",(1,2)\n"));
        QCOMPARE(desk.steps(), 2U);
    }

    void deletesTerrainWithItsThings() {
        Desk desk;
        desk.selectCells({0, 0, 2, 2});
        desk.press(Qt::Key_Delete);
        QCOMPARE(desk.text(),
                 mazeWith("   --..\n   .|..\n   --..\n.......\n", "TRAP:\"web\",(3,1)\nFOUNTAIN:(5,0)\n"));
        desk.ctrl(Qt::Key_Z);
        QCOMPARE(desk.text(), level);
        QVERIFY(desk.session().selectedCells() != nullptr);
    }

    void statementsWithoutCells() {
        Desk desk;
        desk.click({1, 1});
        desk.click({3, 1}, Qt::ControlModifier);
        desk.ctrl(Qt::Key_C);
        QCOMPARE(clipboardText(), QStringLiteral("TRAP:\"pit\",(1,1)\nTRAP:\"web\",(3,1)\n"));
        desk.hover({2, 3});
        desk.ctrl(Qt::Key_V);
        desk.click({2, 3});
        QCOMPARE(desk.text(), level + "TRAP:\"pit\",(2,3)\nTRAP:\"web\",(4,3)\n");
        QCOMPARE(desk.session().selectedStatements().size(), 2U);
        desk.ctrl(Qt::Key_X);
        QCOMPARE(desk.text(), level);
    }

    // A focused text keeps its own clipboard commands.
    void textKeepsItsClipboard() {
        Desk desk;
        desk.selectCells({0, 0, 2, 2});
        desk.editor().setFocus();
        const auto at = Offset(level.indexOf("FOUNTAIN"));
        desk.session().select(Selection{at, at + 8});
        desk.ctrl(Qt::Key_C);
        QCOMPARE(clipboardText(), QStringLiteral("FOUNTAIN"));
        desk.session().select(Selection{at, at});
        desk.ctrl(Qt::Key_V);
        QCOMPARE(desk.text(), QByteArray(level).replace("FOUNTAIN", "FOUNTAINFOUNTAIN"));
        QVERIFY(!desk.canvas().controls().floating.isFloating());
    }

    void textOfOthers_data() {
        QTest::addColumn<QString>("pasted");
        QTest::addColumn<QByteArray>("expected");
        QTest::newRow("map characters")
            << QStringLiteral("---\r\n|.|\r\n---\r\n") << mazeWith(".......\n..---..\n..|.|..\n..---..\n");
        QTest::newRow("one row") << QStringLiteral("}}") << mazeWith(".......\n..}}...\n.......\n.......\n");
        QTest::newRow("statements") << QStringLiteral("TRAP:\"pit\",(0,0)\nTRAP:\"web\",(1,0)")
                                    << bare + "TRAP:\"pit\",(2,1)\nTRAP:\"web\",(3,1)\n";
        QTest::newRow("nothing") << QStringLiteral("Good morning.") << bare;
    }
    void textOfOthers() {
        QFETCH(const QString, pasted);
        QFETCH(const QByteArray, expected);
        Desk desk(bare);
        QGuiApplication::clipboard()->setText(pasted);
        desk.hover({2, 1});
        desk.ctrl(Qt::Key_V);
        desk.click({2, 1});
        QCOMPARE(desk.text(), expected);
        QCOMPARE(desk.steps(), expected == bare ? 0U : 1U);
    }

    // What has no place on the map is inserted at once, as it is.
    void placelessStatements() {
        Desk desk(bare);
        QGuiApplication::clipboard()->setText(QStringLiteral("MONSTER:'d',\"jackal\",random\n"));
        desk.ctrl(Qt::Key_V);
        QCOMPARE(desk.text(), bare + "MONSTER:'d',\"jackal\",random\n");
    }

    // A block is copied with its contents, which are not copied a second time.
    void duplicatesInProgramLevels() {
        const QByteArray text = mazeWith(".......\n.......\n", "CONTAINER:('(',\"chest\"),(1,0) {\n"
                                                               "  OBJECT:'!'\n"
                                                               "}\n"
                                                               "SINK:(3,0)\n");
        Desk desk(text);
        desk.session().readAs(loadGame("nethack-3.6").value());
        desk.focusMap();
        desk.click({3, 0});
        desk.ctrl(Qt::Key_D);
        QVERIFY(desk.canvas().controls().floating.isFloating());
        desk.press(Qt::Key_Return);
        QCOMPARE(desk.text(), text + "SINK:(4,1)\n");
        desk.session().undo();
        desk.caretTo("CONTAINER");
        desk.focusMap();
        desk.ctrl(Qt::Key_D);
        desk.press(Qt::Key_Return);
        QCOMPARE(desk.text(), text + "CONTAINER:('(',\"chest\"),(2,1) {\n  OBJECT:'!'\n}\n");
        desk.session().undo();
        QCOMPARE(desk.text(), text);
    }

    void escapeCancels() {
        Desk desk;
        desk.selectCells({0, 0, 2, 2});
        desk.ctrl(Qt::Key_D);
        QVERIFY(desk.canvas().controls().floating.isFloating());
        desk.press(Qt::Key_Escape);
        QVERIFY(!desk.canvas().controls().floating.isFloating());
        QVERIFY(desk.session().selectedCells() != nullptr);
        desk.press(Qt::Key_Escape);
        QVERIFY(desk.session().selectedCells() == nullptr);
        QCOMPARE(desk.text(), level);
        QCOMPARE(desk.steps(), 0U);
    }

    void arrowsNudgeWhatFloats() {
        Desk desk(bare);
        QGuiApplication::clipboard()->setText(QStringLiteral("##\n"));
        desk.hover({0, 0});
        desk.ctrl(Qt::Key_V);
        for (const Qt::Key key :
             {Qt::Key_Right, Qt::Key_Right, Qt::Key_Down, Qt::Key_Left, Qt::Key_Up, Qt::Key_Up})
            desk.press(key);
        desk.press(Qt::Key_Space);
        QCOMPARE(desk.text(), mazeWith(".##....\n.......\n.......\n.......\n"));
    }

    void dragsMoveCells() {
        Desk desk;
        desk.selectCells({0, 0, 4, 2});
        desk.drag({2, 1}, {3, 2});
        QByteArray moved = statements;
        moved.replace("(1,1)", "(2,2)").replace("(3,1)", "(4,2)");
        const QByteArray expected = mazeWith("     ..\n -----.\n |...|.\n.-----.\n", moved);
        QCOMPARE(desk.text(), expected);
        QVERIFY(*desk.session().selectedCells() == CellMask::of({1, 1, 5, 3}));
        QCOMPARE(desk.steps(), 1U);
        desk.ctrl(Qt::Key_Z);
        QCOMPARE(desk.text(), level);
        QVERIFY(*desk.session().selectedCells() == CellMask::of({0, 0, 4, 2}));
    }

    void dragsWithCtrlDuplicate() {
        Desk desk;
        desk.selectCells({0, 0, 1, 1});
        desk.drag({0, 0}, {5, 2}, Qt::ControlModifier);
        QCOMPARE(desk.text(),
                 mazeWith("-----..\n|...|..\n-------\n.....|.\n", statements + "TRAP:\"pit\",(6,3)\n"));
        QCOMPARE(desk.steps(), 1U);
    }

    void escapeGivesADragUp() {
        Desk desk;
        desk.selectCells({0, 0, 4, 2});
        QTest::mousePress(desk.canvas().viewport(), Qt::LeftButton, {}, desk.at(2, 1));
        desk.moveTo({3, 2}, Qt::LeftButton, {});
        desk.press(Qt::Key_Escape);
        QTest::mouseRelease(desk.canvas().viewport(), Qt::LeftButton, {}, desk.at(3, 2));
        QCOMPARE(desk.text(), level);
        QVERIFY(*desk.session().selectedCells() == CellMask::of({0, 0, 4, 2}));
    }

    void altArrowsNudgeInOneStep() {
        Desk desk;
        desk.selectCells({0, 0, 4, 2});
        desk.press(Qt::Key_Down, Qt::AltModifier);
        desk.press(Qt::Key_Right, Qt::AltModifier);
        QVERIFY(*desk.session().selectedCells() == CellMask::of({1, 1, 5, 3}));
        QVERIFY(desk.text().contains("TRAP:\"pit\",(2,2)\n"));
        QCOMPARE(desk.steps(), 1U);
        desk.ctrl(Qt::Key_Z);
        QCOMPARE(desk.text(), level);
    }

    void altArrowsNudgeThings() {
        Desk desk;
        desk.click({1, 1});
        desk.click({3, 1}, Qt::ControlModifier);
        desk.press(Qt::Key_Down, Qt::AltModifier);
        desk.press(Qt::Key_Down, Qt::AltModifier);
        QCOMPARE(desk.text(), QByteArray(level).replace("(1,1)", "(1,3)").replace("(3,1)", "(3,3)"));
        QCOMPARE(desk.session().selectedStatements().size(), 2U);
        QCOMPARE(desk.steps(), 1U);
        for (int i = 0; i < 30; ++i)
            desk.press(Qt::Key_Up, Qt::AltModifier);
        QCOMPARE(desk.text(), QByteArray(level).replace("(1,1)", "(1,0)").replace("(3,1)", "(3,0)"));
    }

    void turnsWhatFloats() {
        Desk desk(bare);
        QGuiApplication::clipboard()->setText(QStringLiteral("--\n|.\n|.\n"));
        desk.hover({1, 0});
        desk.ctrl(Qt::Key_V);
        desk.trigger("map.clockwise");
        desk.press(Qt::Key_Return);
        QCOMPARE(desk.text(), mazeWith(".---...\n...|...\n.......\n.......\n"));
    }

    void turnsSelectedCells() {
        Desk desk;
        desk.selectCells({0, 0, 4, 2});
        desk.trigger("map.flipHorizontally");
        QCOMPARE(desk.text(), QByteArray(level)
                                  .replace("\"pit\",(1,1)", "\"pit\",(3,1)")
                                  .replace("\"web\",(3,1)", "\"web\",(1,1)"));
        desk.trigger("map.flipHorizontally");
        QCOMPARE(desk.text(), level);
    }

    void turnsTheWholeMap() {
        Desk desk;
        desk.trigger("map.clockwise");
        QCOMPARE(desk.text(), mazeWith(".---\n.|.|\n.|.|\n.|.|\n.---\n....\n....\n",
                                       "TRAP:\"pit\",(2,1)\nTRAP:\"web\",(2,3)\nFOUNTAIN:(3,5)\n"));
        for (int i = 0; i < 3; ++i)
            desk.trigger("map.clockwise");
        QCOMPARE(desk.text(), level);
        QCOMPARE(desk.steps(), 4U);
    }

    void cropsAndGrows() {
        Desk desk;
        desk.selectCells({1, 1, 3, 1});
        desk.trigger("map.crop");
        QCOMPARE(desk.text(), mazeWith("...\n", "TRAP:\"pit\",(0,0)\nTRAP:\"web\",(2,0)\n"));
        QVERIFY(desk.session().selectedCells() == nullptr);
        desk.trigger("map.growLeft");
        desk.trigger("map.growAbove");
        QCOMPARE(desk.text(), mazeWith("    \n ...\n", "TRAP:\"pit\",(1,1)\nTRAP:\"web\",(3,1)\n"));
        for (int i = 0; i < 3; ++i)
            desk.ctrl(Qt::Key_Z);
        QCOMPARE(desk.text(), level);
        QVERIFY(desk.session().selectedCells() != nullptr);
        QVERIFY(*desk.session().selectedCells() == CellMask::of({1, 1, 3, 1}));
    }

    // Into a level in another tab. Both documents keep their own steps.
    void pastesIntoAnotherDocument() {
        Desk desk;
        desk.selectCells({0, 0, 4, 2});
        desk.ctrl(Qt::Key_C);
        desk.open(bare, QStringLiteral("/other.des"));
        desk.focusMap();
        desk.hover({1, 0});
        desk.ctrl(Qt::Key_V);
        desk.click({1, 0});
        QCOMPARE(desk.text(), mazeWith(".-----.\n.|...|.\n.-----.\n.......\n",
                                       "TRAP:\"pit\",(2,1)\nTRAP:\"web\",(4,1)\n"));
        QCOMPARE(desk.steps(), 1U);
    }

    void stamps() {
        Desk desk;
        desk.press(Qt::Key_3);
        QVERIFY(!desk.canvas().controls().floating.isFloating());
        desk.selectCells({0, 0, 1, 1});
        desk.press(Qt::Key_3, Qt::ControlModifier | Qt::ShiftModifier);
        desk.session().selectCells({});
        desk.hover({4, 2});
        desk.press(Qt::Key_3);
        desk.click({4, 2});
        desk.open(bare, QStringLiteral("/other.des"));
        desk.focusMap();
        desk.hover({1, 0});
        desk.press(Qt::Key_3);
        desk.press(Qt::Key_Return);
        QCOMPARE(desk.text(), mazeWith(".--....\n.|.....\n.......\n.......\n", "TRAP:\"pit\",(2,1)\n"));
    }

    // Also for later windows.
    void stampsAreKept() {
        Desk desk;
        desk.selectCells({0, 0, 1, 1});
        desk.press(Qt::Key_3, Qt::ControlModifier | Qt::ShiftModifier);
        MemoryFileStore files;
        QVERIFY(files.replace(u"/other.des", bare.toStdString()).has_value());
        Workspace workspace(testGame(), files);
        MainWindow later(workspace, desk.settings, Theme::light());
        later.show();
        QVERIFY(later.openFile(QStringLiteral("/other.des")));
        QTest::keyClick(&later.canvas(), Qt::Key_3);
        QTest::keyClick(&later.canvas(), Qt::Key_Return);
        QCOMPARE(QByteArray::fromStdString(std::string(later.session().text().bytes())),
                 mazeWith("--.....\n|......\n.......\n.......\n", "TRAP:\"pit\",(1,1)\n"));
    }

    void damagedStampsAreSaid_data() {
        QTest::addColumn<QByteArray>("stored");
        QTest::newRow("no JSON") << QByteArray("{\"form\":1,");
        QTest::newRow("other JSON") << QByteArray("[1,2,3]");
        QTest::newRow("cells without a place") << QByteArray(
            R"({"form":1,"game":"g","bounds":[0,0,0,0],"width":9,"height":9,"cells":".","things":[]})");
        QTest::newRow("far too large") << QByteArray(100000, ' ');
    }
    void damagedStampsAreSaid() {
        QFETCH(const QByteArray, stored);
        Desk desk;
        desk.settings.setValue(QStringLiteral("stamps/3"), stored);
        QStringList said;
        QObject::connect(&desk.session(), &Session::refused, &desk.window,
                         [&](const QString& reason) { said << reason; });
        desk.press(Qt::Key_3);
        QVERIFY(!desk.canvas().controls().floating.isFloating());
        QCOMPARE(said.size(), 1);
        QVERIFY2(said.front().startsWith("Stamp 3 cannot be read"), qPrintable(said.front()));
        desk.selectCells({0, 0, 1, 1});
        desk.press(Qt::Key_3, Qt::ControlModifier | Qt::ShiftModifier);
        desk.press(Qt::Key_3);
        QVERIFY(desk.canvas().controls().floating.isFloating());
    }

    // Only while the window exists.
    void largeStampsAreNotStored() {
        QByteArray many;
        for (int i = 0; i < 120; ++i)
            many +=
                "ENGRAVING:(" + QByteArray::number(i % 7) + ",0),engrave,\"" + QByteArray(600, 'x') + "\"\n";
        Desk desk(bare + many);
        desk.trigger("tool.selectCells");
        desk.trigger("selection.all");
        desk.press(Qt::Key_3, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(!desk.settings.contains(QStringLiteral("stamps/3")));
        desk.press(Qt::Key_3);
        QVERIFY(desk.canvas().controls().floating.isFloating());
        QCOMPARE(desk.canvas().controls().floating.fragment().things.size(), 120U);
    }

    void aligns_data() {
        QTest::addColumn<QByteArray>("action");
        QTest::addColumn<QByteArray>("places");
        QTest::newRow("left") << QByteArray("selection.alignLeft") << QByteArray("(1,1)(1,2)(1,0)");
        QTest::newRow("right") << QByteArray("selection.alignRight") << QByteArray("(6,1)(6,2)(6,0)");
        QTest::newRow("top") << QByteArray("selection.alignTop") << QByteArray("(1,0)(2,0)(6,0)");
        QTest::newRow("bottom") << QByteArray("selection.alignBottom") << QByteArray("(1,2)(2,2)(6,2)");
        QTest::newRow("column") << QByteArray("selection.alignColumn") << QByteArray("(3,1)(3,2)(3,0)");
        QTest::newRow("row") << QByteArray("selection.alignRow") << QByteArray("(1,1)(2,1)(6,1)");
    }
    void aligns() {
        QFETCH(const QByteArray, action);
        QFETCH(const QByteArray, places);
        const QByteArray before = bare + "TRAP:\"pit\",(1,1)\nTRAP:\"web\",(2,2)\nFOUNTAIN:(6,0)\n";
        Desk desk(before);
        desk.click({1, 1});
        desk.click({2, 2}, Qt::ControlModifier);
        desk.click({6, 0}, Qt::ControlModifier);
        desk.trigger(action.constData());
        QByteArray found = desk.text().mid(bare.size());
        for (const char* word : {"TRAP:\"pit\",", "TRAP:\"web\",", "FOUNTAIN:", "\n"})
            found.replace(word, "");
        QCOMPARE(found, places);
        QCOMPARE(desk.session().selectedStatements().size(), 3U);
        if (desk.text() != before) {
            QCOMPARE(desk.steps(), 1U);
            desk.ctrl(Qt::Key_Z);
        }
        QCOMPARE(desk.text(), before);
    }

    // Shows the fields that all statements have, and changes them in one step.
    void inspectorChangesAll() {
        Desk desk(bare +
                  "MONSTER:'d',\"jackal\",(1,1)\nMONSTER:'d',\"jackal\",(2,2),asleep\nTRAP:\"pit\",(3,3)\n");
        const QByteArray before = desk.text();
        desk.click({1, 1});
        desk.click({2, 2}, Qt::ControlModifier);
        auto& title = desk.child<WrappedLabel>("inspectorTitle");
        QCOMPARE(title.text(), QStringLiteral("2 statements"));
        auto& inspector = desk.child<InspectorPanel>("inspector");
        FieldEditor* name = inspector.editor({Field::Name, {}});
        QVERIFY(name != nullptr);
        Q_EMIT name->edited(QStringLiteral("\"fox\""));
        QCOMPARE(desk.text(), QByteArray(before).replace("jackal", "fox"));
        QCOMPARE(desk.steps(), 1U);
        desk.trigger("edit.undo");
        QCOMPARE(desk.text(), before);
        desk.click({3, 3}, Qt::ControlModifier);
        QCOMPARE(title.text(), QStringLiteral("3 statements"));
        QVERIFY(inspector.editor({Field::Place, {}}) != nullptr);
        QVERIFY(inspector.editor({Field::Class, {}}) == nullptr);
    }

    // Not only the line with the caret.
    void textMarksAllThatIsSelected() {
        Desk desk;
        desk.click({1, 1});
        const qsizetype one = desk.editor().extraSelections().size();
        desk.click({3, 1}, Qt::ControlModifier);
        QCOMPARE(desk.editor().extraSelections().size(), one + 1);
        desk.click({5, 0}, Qt::ControlModifier);
        QCOMPARE(desk.editor().extraSelections().size(), one + 2);
    }

    // --- which cells

    void lasso() {
        Desk desk(bare);
        desk.trigger("tool.lasso");
        desk.draw({{1, 0}, {5, 0}, {5, 3}, {1, 3}});
        QVERIFY(*desk.session().selectedCells() == CellMask::of({1, 0, 5, 3}));
        desk.session().selectCells({});
        desk.draw({{0, 0}, {3, 3}, {6, 0}});
        const CellMask triangle = *desk.session().selectedCells();
        QVERIFY(triangle.contains({3, 1}) && triangle.contains({3, 3}) && !triangle.contains({0, 2}));
        desk.draw({{3, 0}, {3, 1}}, Qt::ControlModifier);
        QVERIFY(*desk.session().selectedCells() == triangle.without(CellMask({{3, 0}, {3, 1}})));
        QCOMPARE(desk.text(), bare);
    }

    void wand_data() {
        QTest::addColumn<Point>("second");
        QTest::addColumn<Qt::KeyboardModifiers>("keys");
        QTest::addColumn<std::size_t>("count");
        QTest::newRow("add") << Point{1, 1} << Qt::KeyboardModifiers(Qt::ShiftModifier) << std::size_t(15);
        QTest::newRow("subtract") << Point{1, 1} << Qt::KeyboardModifiers(Qt::ControlModifier)
                                  << std::size_t(12);
        QTest::newRow("intersect") << Point{4, 1} << (Qt::ShiftModifier | Qt::ControlModifier)
                                   << std::size_t(1);
    }
    void wand() {
        QFETCH(const Point, second);
        QFETCH(const Qt::KeyboardModifiers, keys);
        QFETCH(const std::size_t, count);
        Desk desk(mazeWith("-----\n|...|\n-----\n"));
        desk.trigger("tool.wand");
        desk.click({1, 1});
        QVERIFY(*desk.session().selectedCells() == CellMask::of({1, 1, 3, 1}));
        desk.press(Qt::Key_Escape);
        desk.click({0, 0});
        desk.click({0, 2}, Qt::ShiftModifier);
        desk.click({0, 1}, Qt::ShiftModifier);
        desk.click({4, 1}, Qt::ShiftModifier);
        QCOMPARE(desk.session().selectedCells()->cells().size(), 12U);
        desk.click(second, keys);
        QCOMPARE(desk.session().selectedCells()->cells().size(), count);
    }

    void growsShrinksAndInverts() {
        Desk desk(bare);
        desk.selectCells({2, 1, 4, 2});
        desk.trigger("selection.grow");
        QVERIFY(*desk.session().selectedCells() == CellMask::of({1, 0, 5, 3}));
        desk.trigger("selection.shrink");
        QVERIFY(*desk.session().selectedCells() == CellMask::of({2, 1, 4, 2}));
        desk.trigger("selection.invert");
        QCOMPARE(desk.session().selectedCells()->cells().size(), 22U);
        desk.trigger("selection.all");
        QCOMPARE(desk.session().selectedCells()->cells().size(), 28U);
        desk.trigger("selection.invert");
        QVERIFY(desk.session().selectedCells() == nullptr);
    }

    // The timer runs only while there is something to see.
    void outlineMarches() {
        Desk desk(bare);
        QVERIFY(!desk.canvas().outline().isMarching());
        desk.selectCells({1, 1, 2, 2});
        QVERIFY(desk.canvas().outline().isMarching());
        const qreal before = desk.canvas().outline().shift();
        QTRY_VERIFY(desk.canvas().outline().shift() != before);
        desk.canvas().hide();
        QVERIFY(!desk.canvas().outline().isMarching());
        desk.canvas().show();
        QVERIFY(desk.canvas().outline().isMarching());
        desk.session().selectCells({});
        QVERIFY(!desk.canvas().outline().isMarching());
    }

    void showsWhatFloats() {
        Desk desk(bare);
        QGuiApplication::clipboard()->setText(QStringLiteral("}}\n"));
        desk.hover({2, 1});
        const QImage before = desk.canvas().grab().toImage();
        desk.ctrl(Qt::Key_V);
        const QImage floating = desk.canvas().grab().toImage();
        QVERIFY(before != floating);
        desk.press(Qt::Key_Escape);
        QVERIFY(desk.canvas().grab().toImage() == before);
    }
};

LEVWRIGHT_TEST(FragmentWindowTest)

} // namespace levwright::fragment_window_test

#include "FragmentWindowTest.moc"
