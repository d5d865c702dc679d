// SPDX-License-Identifier: GPL-3.0-or-later
// Several things and cells of a map are selected at once, with mouse and keyboard.
#include "tests/support/TestProgram.h"
#include "tests/widgets/WindowDesk.h"

#include <QTreeView>

namespace levwright::selecting_test {
namespace {

const QByteArray statements = "TRAP:\"pit\",(1,1)\nTRAP:\"web\",(3,1)\nFOUNTAIN:(5,1)\nTRAP:random,(1,2)\n";
const QByteArray level = mazeWith("-------\n|.....|\n|.....|\n-------\n", statements);

struct Desk : WindowDesk {
    explicit Desk(const QByteArray& text = level) : WindowDesk(text) {}
    void click(Point cell, Qt::KeyboardModifiers keys = {}) {
        QTest::mouseClick(canvas().viewport(), Qt::LeftButton, keys, at(cell.x, cell.y));
    }
    void drag(Point from, Point to, Qt::KeyboardModifiers keys = {}) {
        dragPixels(at(from.x, from.y), at(to.x, to.y), keys);
    }
    void dragPixels(QPoint from, QPoint to, Qt::KeyboardModifiers keys = {}) {
        QWidget* view = canvas().viewport();
        QTest::mousePress(view, Qt::LeftButton, keys, from);
        QMouseEvent move(QEvent::MouseMove, to, view->mapToGlobal(to), Qt::NoButton, Qt::LeftButton, keys);
        QApplication::sendEvent(view, &move);
        QTest::mouseRelease(view, Qt::LeftButton, keys, to);
    }
    // A point on the lower line of an area that ends with the cell.
    QPoint below(Point cell) { return {at(cell.x, cell.y).x(), canvas().cellRect(cell).bottom()}; }
    // The corner point of the area at the cell, which must be one of its corners.
    QPoint cornerIn(Point cell, const Area& area) {
        const QRect rect = canvas().cellRect(cell);
        return {cell.x == area.x1 ? rect.left() : rect.right(),
                cell.y == area.y1 ? rect.top() : rect.bottom()};
    }
    void press(Qt::Key key, Qt::KeyboardModifiers keys = {}) { QTest::keyClick(&canvas(), key, keys); }
    void focusMap() {
        canvas().setFocus();
        QTRY_VERIFY(canvas().hasFocus());
    }
    // The first words of each selected statement, the current one first.
    QByteArrayList selected() {
        QByteArrayList all;
        for (const StatementRef& ref : session().selectedStatements()) {
            const Range range = session().rangeOf(ref);
            all << text().mid(qsizetype(range.begin), qsizetype(range.size()));
        }
        return all;
    }
    QByteArray map() {
        const qsizetype start = text().indexOf("MAP\n") + 4;
        return text().mid(start, text().indexOf("ENDMAP") - start);
    }
};

} // namespace

class SelectingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void clicksWithKeysTakeMore() {
        Desk desk;
        desk.click({1, 1});
        desk.click({3, 1}, Qt::ControlModifier);
        QCOMPARE(desk.selected(), (QByteArrayList{"TRAP:\"web\",(3,1)", "TRAP:\"pit\",(1,1)"}));
        desk.click({5, 1}, Qt::ShiftModifier);
        desk.click({5, 1}, Qt::ShiftModifier);
        QCOMPARE(desk.selected().size(), 3);
        desk.click({3, 1}, Qt::ControlModifier);
        QCOMPARE(desk.selected(), (QByteArrayList{"FOUNTAIN:(5,1)", "TRAP:\"pit\",(1,1)"}));
        desk.click({1, 1});
        QCOMPARE(desk.selected(), QByteArrayList{"TRAP:\"pit\",(1,1)"});
        desk.click({1, 1}, Qt::ControlModifier);
        QVERIFY(desk.selected().size() <= 1);
    }

    // It is one step, made only where the drag ends.
    void dragsObjectIntoContainer() {
        const QByteArray chest = "CONTAINER:'(',\"chest\",(3,1)\nOBJECT:'!',random,contained\n";
        const QByteArray before =
            mazeWith("-------\n|.....|\n-------\n", chest + "FOUNTAIN:(4,1)\nOBJECT:'*',\"ruby\",(1,1)\n");
        Desk desk(before);
        desk.drag({1, 1}, {2, 1});
        QVERIFY(desk.text().contains("\"ruby\",(2,1)\n"));
        desk.drag({2, 1}, {3, 1});
        QCOMPARE(desk.text(), mazeWith("-------\n|.....|\n-------\n",
                                       chest + "OBJECT:'*',\"ruby\",contained\nFOUNTAIN:(4,1)\n"));
        QCOMPARE(desk.selected(), QByteArrayList{"OBJECT:'*',\"ruby\",contained"});
        desk.session().undo();
        QVERIFY(desk.text().contains("\"ruby\",(2,1)\n"));
        desk.session().undo();
        QCOMPARE(desk.text(), before);
        desk.drag({4, 1}, {3, 1});
        QVERIFY(desk.text().contains("FOUNTAIN:(3,1)\n"));
    }

    // From plain floor, and from inside an area, which moves only by its edges.
    void rubberBand() {
        Desk desk;
        desk.caretTo("TRAP:random");
        desk.drag({0, 0}, {3, 1});
        QCOMPARE(desk.selected(), (QByteArrayList{"TRAP:\"pit\",(1,1)", "TRAP:\"web\",(3,1)"}));
        desk.drag({6, 2}, {4, 0}, Qt::ShiftModifier);
        QCOMPARE(desk.selected().size(), 3);
        desk.drag({2, 2}, {4, 0}, Qt::ControlModifier);
        QCOMPARE(desk.selected(), (QByteArrayList{"TRAP:\"pit\",(1,1)", "FOUNTAIN:(5,1)"}));
        desk.drag({2, 2}, {4, 2});
        QCOMPARE(desk.selected(), QByteArrayList{"TRAP:\"pit\",(1,1)"});
        desk.drag({2, 2}, {0, 2});
        QCOMPARE(desk.selected(), QByteArrayList{"TRAP:random,(1,2)"});
        QCOMPARE(desk.text(), level);
    }

    void rubberBandInARegion() {
        const QByteArray text = level + "REGION:(0,0,5,3),lit,\"zoo\"\n";
        Desk desk;
        desk.open(text, QStringLiteral("/region.des"));
        desk.caretTo("MAZE");
        desk.drag({2, 1}, {4, 2});
        QCOMPARE(desk.text(), text);
        QCOMPARE(desk.selected(), QByteArrayList{"TRAP:\"web\",(3,1)"});
        desk.dragPixels(desk.below({4, 3}), desk.below({5, 3}));
        QCOMPARE(desk.text(), QByteArray(text).replace("(0,0,5,3)", "(1,0,6,3)"));
    }

    // The corners of the selected area are handles. The opposite corner stays, even if they swap sides.
    void cornersResize_data() {
        QTest::addColumn<Point>("from");
        QTest::addColumn<Point>("to");
        QTest::addColumn<QByteArray>("area");
        QTest::newRow("lower right") << Point{4, 2} << Point{5, 3} << QByteArray("(02, 1,5,3)");
        QTest::newRow("upper left") << Point{2, 1} << Point{1, 0} << QByteArray("(01, 0,4,2)");
        QTest::newRow("across") << Point{4, 2} << Point{1, 1} << QByteArray("(01, 1,2,1)");
        QTest::newRow("to a cell") << Point{2, 2} << Point{4, 1} << QByteArray("(04, 1,4,1)");
        QTest::newRow("off the map") << Point{4, 1} << Point{6, -3} << QByteArray("(02, 0,6,2)");
    }
    void cornersResize() {
        QFETCH(const Point, from);
        QFETCH(const Point, to);
        QFETCH(const QByteArray, area);
        const QByteArray text = level + "REGION:(02, 1,4,2),lit,\"zoo\" # here\n";
        Desk desk;
        desk.open(text, QStringLiteral("/region.des"));
        desk.caretTo("REGION");
        desk.dragPixels(desk.cornerIn(from, {2, 1, 4, 2}), desk.at(to.x, to.y));
        QCOMPARE(desk.text(), QByteArray(text).replace("(02, 1,4,2)", area));
        QCOMPARE(desk.session().document().doneSteps(), std::size_t(1));
        desk.session().undo();
        QCOMPARE(desk.text(), text);
    }

    void keysResize() {
        const QByteArray text = level + "REGION:(02, 1,4,2),lit,\"zoo\" # here\n";
        Desk desk;
        desk.open(text, QStringLiteral("/region.des"));
        desk.caretTo("REGION");
        desk.focusMap();
        const auto resized = [&](Qt::Key key) {
            desk.press(key, Qt::AltModifier | Qt::ShiftModifier);
            return desk.session().levels().level(0).tree->statements.back().range;
        };
        resized(Qt::Key_Right);
        QCOMPARE(desk.text(), QByteArray(text).replace("(02, 1,4,2)", "(02, 1,5,2)"));
        resized(Qt::Key_Down);
        QCOMPARE(desk.text(), QByteArray(text).replace("(02, 1,4,2)", "(02, 1,5,3)"));
        resized(Qt::Key_Left);
        resized(Qt::Key_Up);
        QCOMPARE(desk.text(), text);
        desk.caretTo("TRAP");
        resized(Qt::Key_Right);
        QCOMPARE(desk.text(), text);
        QVERIFY(desk.canvas().cursorCell() == std::nullopt);
    }

    // The caret may be in something that the map does not show.
    void deletesNothingThatIsNotShown() {
        Desk desk;
        desk.caretTo("MAZE");
        desk.focusMap();
        desk.press(Qt::Key_Delete);
        QCOMPARE(desk.text(), level);
        desk.caretTo("FOUNTAIN");
        desk.press(Qt::Key_Delete);
        QCOMPARE(desk.text(), QByteArray(level).replace("FOUNTAIN:(5,1)\n", ""));
    }

    // A pointer that trembles within a cell causes no new edits.
    void dragsEditOncePerCell() {
        Desk desk;
        QWidget* view = desk.canvas().viewport();
        desk.click({1, 1});
        int changes = 0;
        connect(&desk.session(), &Session::changed, this, [&] { ++changes; });
        QTest::mousePress(view, Qt::LeftButton, {}, desk.at(1, 1));
        for (const QPoint off : {QPoint(0, 0), QPoint(2, 1), QPoint(-2, -1)}) {
            const QPoint to = desk.at(2, 2) + off;
            QMouseEvent move(QEvent::MouseMove, to, view->mapToGlobal(to), Qt::NoButton, Qt::LeftButton, {});
            QApplication::sendEvent(view, &move);
        }
        QCOMPARE(changes, 1);
        QTest::mouseRelease(view, Qt::LeftButton, {}, desk.at(2, 2));
        QCOMPARE(desk.text(), QByteArray(level).replace("(1,1)", "(2,2)"));
    }

    void escapeGivesResizingUp() {
        const QByteArray text = level + "REGION:(2,1,4,2),lit,\"zoo\"\n";
        Desk desk;
        desk.open(text, QStringLiteral("/region.des"));
        desk.caretTo("REGION");
        QWidget* view = desk.canvas().viewport();
        QTest::mousePress(view, Qt::LeftButton, {}, desk.cornerIn({4, 2}, {2, 1, 4, 2}));
        QMouseEvent move(QEvent::MouseMove, desk.at(5, 3), view->mapToGlobal(desk.at(5, 3)), Qt::NoButton,
                         Qt::LeftButton, {});
        QApplication::sendEvent(view, &move);
        QVERIFY(desk.text() != text);
        desk.press(Qt::Key_Escape);
        QCOMPARE(desk.text(), text);
        QTest::mouseRelease(view, Qt::LeftButton, {}, desk.at(5, 3));
        QCOMPARE(desk.text(), text);
    }

    void pointerTellsOfHandles() {
        Desk desk;
        desk.open(level + "REGION:(2,1,4,2),lit,\"zoo\"\n", QStringLiteral("/region.des"));
        desk.caretTo("REGION");
        const auto shapeAt = [&](QPoint place) {
            QTest::mouseMove(desk.canvas().viewport(), place);
            return desk.canvas().viewport()->cursor().shape();
        };
        const Area area{2, 1, 4, 2};
        QCOMPARE(shapeAt(desk.cornerIn({4, 2}, area)), Qt::SizeFDiagCursor);
        QCOMPARE(shapeAt(desk.cornerIn({2, 2}, area)), Qt::SizeBDiagCursor);
        QCOMPARE(shapeAt(desk.below({3, 2})), Qt::ArrowCursor);
        desk.caretTo("FOUNTAIN");
        QCOMPARE(shapeAt(desk.cornerIn({4, 2}, area)), Qt::ArrowCursor);
    }

    void escapeGivesTheBandUp() {
        Desk desk;
        desk.caretTo("TRAP:random");
        QWidget* view = desk.canvas().viewport();
        QTest::mousePress(view, Qt::LeftButton, {}, desk.at(0, 0));
        QMouseEvent move(QEvent::MouseMove, desk.at(5, 2), view->mapToGlobal(desk.at(5, 2)), Qt::NoButton,
                         Qt::LeftButton, {});
        QApplication::sendEvent(view, &move);
        desk.press(Qt::Key_Escape);
        QTest::mouseRelease(view, Qt::LeftButton, {}, desk.at(5, 2));
        QCOMPARE(desk.selected(), QByteArrayList{"TRAP:random,(1,2)"});
    }

    void showsAllThatIsSelected() {
        Desk desk;
        desk.click({1, 1});
        const QImage one = desk.canvas().grab().toImage();
        desk.click({3, 1}, Qt::ControlModifier);
        desk.session().select(desk.session().selectedStatements());
        const QImage two = desk.canvas().grab().toImage();
        const qreal scale = two.devicePixelRatio();
        const auto cellOf = [&](const QImage& image, Point cell) {
            const QRect rect = desk.canvas().cellRect(cell);
            return image.copy(QRect(rect.topLeft() * scale, rect.size() * scale));
        };
        QVERIFY(cellOf(one, {3, 1}) != cellOf(two, {3, 1}));
        QVERIFY(cellOf(one, {5, 1}) == cellOf(two, {5, 1}));
    }

    // Cursor, pointer and selection each have their own look.
    void looksDiffer() {
        Desk desk;
        desk.open(mazeWith(".......\n.......\n.......\n", "TRAP:\"pit\",(1,1)\n"),
                  QStringLiteral("/plain.des"));
        const auto shown = [&](Point cell) {
            const QImage all = desk.canvas().grab().toImage();
            const qreal scale = all.devicePixelRatio();
            const QRect rect = desk.canvas().cellRect(cell);
            return all.copy(QRect(rect.topLeft() * scale, rect.size() * scale));
        };
        const QImage plain = shown({3, 1});
        QTest::mouseMove(desk.canvas().viewport(), desk.at(3, 1));
        const QImage pointed = shown({3, 1});
        QTest::mouseMove(desk.canvas().viewport(), desk.at(6, 2));
        desk.focusMap();
        desk.click({3, 1});
        QTest::mouseMove(desk.canvas().viewport(), desk.at(6, 2));
        const QImage cursor = shown({3, 1});
        const QPoint middle = plain.rect().center();
        QVERIFY(pointed.pixel(middle) != plain.pixel(middle));
        QCOMPARE(cursor.pixel(middle), plain.pixel(middle));
        QVERIFY(cursor.pixel(2, 2) != plain.pixel(2, 2));
        QCOMPARE(cursor.pixel(middle.x(), 2), plain.pixel(middle.x(), 2));
    }

    // Regions are outlines, tinted under the pointer; unlit ones are darker.
    void regionsAreOutlines() {
        Desk desk;
        const QByteArray rows = QByteArray("............\n").repeated(9);
        desk.open(mazeWith(rows, "REGION:(1,1,4,4),lit,\"zoo\"\nREGION:(6,1,9,4),unlit,\"morgue\"\n"),
                  QStringLiteral("/areas.des"));
        desk.caretTo("MAZE");
        const auto middleOf = [&](Point cell) {
            const QImage all = desk.canvas().grab().toImage();
            const QRect rect = desk.canvas().cellRect(cell);
            return all.pixelColor((rect.topLeft() + QPoint(4, 4)) * all.devicePixelRatio());
        };
        QTest::mouseMove(desk.canvas().viewport(), desk.at(11, 7));
        const QColor plain = middleOf({2, 3});
        QCOMPARE(plain, middleOf({11, 3}));
        QVERIFY(middleOf({7, 3}).lightness() < plain.lightness());
        QTest::mouseMove(desk.canvas().viewport(), desk.at(3, 2));
        QCOMPARE(middleOf({2, 3}), plain);
        QTest::mouseMove(desk.canvas().viewport(), desk.below({3, 4}));
        QVERIFY(middleOf({2, 3}) != plain);
        QTest::mouseMove(desk.canvas().viewport(), desk.at(11, 7));
        QCOMPARE(middleOf({2, 3}), plain);
        desk.caretTo("REGION");
        QVERIFY(middleOf({2, 3}) != plain);
    }

    void dragsMoveAll() {
        Desk desk;
        desk.click({1, 1});
        desk.click({3, 1}, Qt::ControlModifier);
        desk.drag({3, 1}, {4, 2});
        QByteArray expected = level;
        expected.replace("(1,1)", "(2,2)").replace("(3,1)", "(4,2)");
        QCOMPARE(desk.text(), expected);
        QCOMPARE(desk.selected().size(), 2);
        desk.click({1, 2});
        desk.trigger("edit.undo");
        QCOMPARE(desk.text(), level);
        QCOMPARE(desk.selected(), (QByteArrayList{"TRAP:\"web\",(3,1)", "TRAP:\"pit\",(1,1)"}));
        desk.trigger("edit.redo");
        QCOMPARE(desk.text(), expected);
        QCOMPARE(desk.selected().size(), 2);
    }

    // If one of them would leave the map's limits, none of them moves.
    void dragsBeyondTheEdgeMoveNone() {
        Desk desk;
        desk.click({1, 1});
        desk.click({3, 1}, Qt::ControlModifier);
        desk.drag({3, 1}, {1, 1});
        QCOMPARE(desk.text(), level);
    }

    void clicksOnOneOfManyTakeItAlone() {
        Desk desk;
        desk.click({1, 1});
        desk.click({3, 1}, Qt::ControlModifier);
        desk.click({1, 1});
        QCOMPARE(desk.selected(), QByteArrayList{"TRAP:\"pit\",(1,1)"});
        QCOMPARE(desk.text(), level);
    }

    void deletesAllAsOneStep() {
        Desk desk;
        desk.click({1, 1});
        desk.click({3, 1}, Qt::ControlModifier);
        desk.click({5, 1}, Qt::ControlModifier);
        desk.press(Qt::Key_Delete);
        QVERIFY(desk.text().endsWith("ENDMAP\nTRAP:random,(1,2)\n"));
        QCOMPARE(desk.session().document().doneSteps(), 1U);
        desk.trigger("edit.undo");
        QCOMPARE(desk.text(), level);
        QCOMPARE(desk.selected().size(), 3);
    }

    // Whatever a command makes of the selection, and wherever the user goes then.
    void undoGivesBackWhatWasSelected_data() {
        QTest::addColumn<bool>("areCells");
        QTest::addColumn<QByteArray>("action");
        const auto add = [](bool areCells, std::initializer_list<const char*> actions) {
            for (const char* action : actions)
                QTest::addRow("%s: %s", areCells ? "cells" : "things", action)
                    << areCells << QByteArray(action);
        };
        add(false, {"edit.deleteStatement", "edit.cut", "selection.alignLeft", "selection.alignRight",
                    "selection.alignTop", "selection.alignBottom", "selection.alignColumn",
                    "map.flipHorizontally", "map.halfTurn", "map.growLeft"});
        add(true, {"edit.cut", "map.flipHorizontally", "map.flipVertically", "map.halfTurn", "map.crop",
                   "map.growLeft", "map.growRight", "map.growAbove", "map.growBelow"});
    }
    void undoGivesBackWhatWasSelected() {
        QFETCH(const bool, areCells);
        QFETCH(const QByteArray, action);
        Desk desk;
        if (areCells) {
            desk.trigger("tool.selectCells");
            desk.drag({0, 0}, {3, 1});
        } else {
            desk.click({1, 2});
            desk.click({3, 1}, Qt::ControlModifier);
            desk.click({5, 1}, Qt::ControlModifier);
        }
        desk.focusMap();
        const Selection before = desk.session().selection();
        QCOMPARE(before.cells.has_value(), areCells);
        QCOMPARE(before.others.size(), areCells ? 0U : 2U);
        desk.trigger(action.constData());
        QVERIFY(desk.text() != level);
        QCOMPARE(desk.session().document().doneSteps(), 1U);
        desk.caretTo("MAZE");
        desk.trigger("edit.undo");
        QCOMPARE(desk.text(), level);
        QVERIFY(desk.session().selection() == before);
    }

    void deletesInADungeon() {
        Desk desk;
        const QByteArray dungeon = "DUNGEON:\"Main\" \"D\" (10,3)\nLEVEL:\"inn\" \"I\" @ (2,3)\n"
                                   "LEVEL:\"bar\" \"B\" @ (4,1)\nLEVEL:\"pub\" \"P\" @ (6,1)\n";
        desk.open(dungeon, QStringLiteral("/dungeon.def"));
        desk.session().select(std::vector<StatementRef>{{0, 3}, {0, 1}});
        desk.trigger("edit.deleteStatement");
        QCOMPARE(desk.text(), QByteArray("DUNGEON:\"Main\" \"D\" (10,3)\nLEVEL:\"bar\" \"B\" @ (4,1)\n"));
        desk.trigger("edit.undo");
        QCOMPARE(desk.text(), dungeon);
        QCOMPARE(desk.selected().size(), 2);
    }

    // Each step takes time linear in the number.
    void selectsAndDeletesTensOfThousands() {
        Desk desk;
        QByteArray many;
        for (int i = 0; i < 20000; ++i)
            many += "TRAP:\"pit\",(" + QByteArray::number(1 + i % 5) + ",1)\n";
        desk.open(level + many, QStringLiteral("/many.des"));
        std::vector<StatementRef> all;
        for (std::size_t i = 2; i < desk.session().levels().level(0).tree->statements.size(); ++i)
            all.push_back({0, i});
        QVERIFY(all.size() > 20000);
        desk.session().select(all);
        QCOMPARE(desk.session().selectedStatements().size(), all.size());
        desk.canvas().grab();
        desk.trigger("edit.deleteStatement");
        QVERIFY(desk.text().endsWith("ENDMAP\n"));
        desk.trigger("edit.undo");
        QCOMPARE(desk.text(), level + many);
        QCOMPARE(desk.session().selectedStatements().size(), all.size());
    }

    void keysTakeMore() {
        Desk desk;
        desk.focusMap();
        desk.click({1, 1});
        desk.press(Qt::Key_Right);
        desk.press(Qt::Key_Right);
        desk.press(Qt::Key_Space, Qt::ControlModifier);
        QCOMPARE(desk.selected(), (QByteArrayList{"TRAP:\"web\",(3,1)", "TRAP:\"pit\",(1,1)"}));
        desk.press(Qt::Key_Space, Qt::ControlModifier);
        QCOMPARE(desk.selected(), QByteArrayList{"TRAP:\"pit\",(1,1)"});
    }

    void outlineAndMapSelectTheSame() {
        Desk desk;
        auto& tree = desk.child<QTreeView>("outline.tree");
        tree.expandAll();
        desk.click({1, 1});
        desk.click({3, 1}, Qt::ControlModifier);
        QCOMPARE(tree.selectionModel()->selectedIndexes().size(), 2);
        const QModelIndexList fountain =
            tree.model()->match(tree.model()->index(0, 0), Qt::DisplayRole, QStringLiteral("fountain"), -1,
                                Qt::MatchContains | Qt::MatchRecursive);
        QVERIFY(!fountain.isEmpty());
        tree.scrollTo(fountain.last());
        QTest::mouseClick(tree.viewport(), Qt::LeftButton, Qt::ControlModifier,
                          tree.visualRect(fountain.last()).center());
        QCOMPARE(desk.selected().size(), 3);
        QCOMPARE(desk.selected().front(), QByteArray("FOUNTAIN:(5,1)"));
        QTest::mouseClick(tree.viewport(), Qt::LeftButton, {}, tree.visualRect(fountain.last()).center());
        QCOMPARE(desk.selected(), QByteArrayList{"FOUNTAIN:(5,1)"});
    }

    void typingKeepsWhatIsSelected() {
        Desk desk;
        desk.click({1, 1});
        desk.click({3, 1}, Qt::ControlModifier);
        QVERIFY(desk.session().apply(EditOutcome(TextEdit::insert(0, "# above\n")), QStringLiteral("x")));
        QCOMPARE(desk.selected(), (QByteArrayList{"TRAP:\"web\",(3,1)", "TRAP:\"pit\",(1,1)"}));
    }

    // --- cells

    void rectanglesOfCells() {
        Desk desk;
        desk.trigger("tool.selectCells");
        desk.drag({1, 1}, {3, 2});
        QVERIFY(*desk.session().selectedCells() == CellMask::of({1, 1, 3, 2}));
        desk.drag({5, 1}, {4, 1}, Qt::ShiftModifier);
        QCOMPARE(desk.session().selectedCells()->cells().size(), 8U);
        desk.drag({1, 1}, {1, 3}, Qt::ControlModifier);
        QCOMPARE(desk.session().selectedCells()->cells().size(), 6U);
        desk.drag({0, 0}, {-5, 1});
        QVERIFY(*desk.session().selectedCells() == CellMask::of({0, 0, 0, 1}));
        desk.press(Qt::Key_A, Qt::ControlModifier);
        QCOMPARE(desk.session().selectedCells()->cells().size(), 28U);
        desk.click({2, 2});
        QVERIFY(desk.session().selectedCells() == nullptr);
        desk.click({2, 2});
        QVERIFY(*desk.session().selectedCells() == CellMask({{2, 2}}));
        desk.press(Qt::Key_Escape);
        QVERIFY(desk.session().selectedCells() == nullptr);
        QCOMPARE(desk.text(), level);
    }

    void escapeGivesARectangleUp() {
        Desk desk;
        desk.trigger("tool.selectCells");
        desk.drag({1, 1}, {2, 1});
        QTest::mousePress(desk.canvas().viewport(), Qt::LeftButton, {}, desk.at(4, 1));
        desk.press(Qt::Key_Escape);
        QTest::mouseRelease(desk.canvas().viewport(), Qt::LeftButton, {}, desk.at(4, 1));
        QVERIFY(*desk.session().selectedCells() == CellMask::of({1, 1, 2, 1}));
    }

    void keysSelectCells() {
        Desk desk;
        desk.trigger("tool.selectCells");
        desk.focusMap();
        desk.moveTo(desk.at(0, 0));
        desk.press(Qt::Key_Right);
        desk.press(Qt::Key_Down);
        desk.press(Qt::Key_Space);
        desk.press(Qt::Key_Right);
        desk.press(Qt::Key_Down);
        desk.press(Qt::Key_Space);
        const CellMask* cells = desk.session().selectedCells();
        QVERIFY(cells != nullptr);
        QCOMPARE(cells->cells().size(), 4U);
    }

    void onlySelectedCellsArePainted() {
        Desk desk;
        desk.trigger("tool.selectCells");
        desk.drag({1, 1}, {2, 2});
        desk.trigger("tool.filledRectangle");
        desk.canvas().setTerrain('}');
        desk.drag({0, 0}, {5, 3});
        QCOMPARE(desk.map(), QByteArray("-------\n|}}...|\n|}}...|\n-------\n"));
        QVERIFY(*desk.session().selectedCells() == CellMask::of({1, 1, 2, 2}));
        desk.drag({4, 1}, {5, 1});
        QCOMPARE(desk.map(), QByteArray("-------\n|}}...|\n|}}...|\n-------\n"));
        desk.press(Qt::Key_Escape);
        desk.drag({4, 1}, {5, 1});
        QCOMPARE(desk.map(), QByteArray("-------\n|}}.}}|\n|}}...|\n-------\n"));
    }

    void deleteClearsCells() {
        Desk desk;
        desk.trigger("tool.selectCells");
        desk.drag({1, 1}, {3, 1});
        desk.press(Qt::Key_Delete);
        QCOMPARE(desk.map(), QByteArray("-------\n|   ..|\n|.....|\n-------\n"));
        desk.press(Qt::Key_Escape);
        desk.trigger("edit.undo");
        QCOMPARE(desk.text(), level);
        QVERIFY(*desk.session().selectedCells() == CellMask::of({1, 1, 3, 1}));
    }

    // A mask belongs to its part and moves with it.
    void cellsFollowTheirPart() {
        Desk desk;
        desk.trigger("tool.selectCells");
        desk.drag({1, 1}, {3, 1});
        QVERIFY(desk.session().apply(EditOutcome(TextEdit::insert(0, "# above\n")), QStringLiteral("x")));
        QVERIFY(*desk.session().selectedCells() == CellMask::of({1, 1, 3, 1}));
        desk.trigger("edit.undo");
        const auto part = Offset(level.indexOf("GEOMETRY"));
        const auto end = Offset(level.indexOf("TRAP"));
        QVERIFY(desk.session().apply(EditOutcome(TextEdit::erase({part, end})), QStringLiteral("x")));
        QVERIFY(desk.session().selectedCells() == nullptr);
    }

    void tabsKeepWhatIsSelected() {
        Desk desk;
        desk.click({1, 1});
        desk.click({3, 1}, Qt::ControlModifier);
        const Session& first = desk.session();
        desk.open(level + "# other\n", QStringLiteral("/other.des"));
        QCOMPARE(desk.selected().size(), 1);
        desk.trigger("view.previousTab");
        QCOMPARE(&desk.session(), &first);
        QCOMPARE(desk.selected().size(), 2);
    }
};

LEVWRIGHT_TEST(SelectingTest)

} // namespace levwright::selecting_test

#include "SelectingTest.moc"
