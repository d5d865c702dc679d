// SPDX-License-Identifier: GPL-3.0-or-later
// The drawing tools and their options, used with mouse and keyboard.
#include "core/tools/ToolTable.h"
#include "tests/support/TestProgram.h"
#include "tests/widgets/WindowDesk.h"
#include "widgets/inspector/InspectorPanel.h"

#include <QDialog>
#include <QDialogButtonBox>
#include <QElapsedTimer>
#include <QMenu>
#include <QPaintEvent>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QToolButton>

namespace levwright::drawing_tools_test {
namespace {

const QByteArray ground = ".......\n.......\n.......\n.......\n.......\n";

struct Desk : WindowDesk {
    explicit Desk(const QByteArray& rows = ground, const QByteArray& statements = {})
        : WindowDesk(mazeWith(rows, statements)) {}
    void press(Point cell) { QTest::mousePress(canvas().viewport(), Qt::LeftButton, {}, at(cell.x, cell.y)); }
    // Offscreen, a mouse move reports no button, so this sends the events that a window system would send for
    // a drag.
    void dragTo(Point cell, Qt::KeyboardModifiers keys = {}) {
        const QPoint place = at(cell.x, cell.y);
        QMouseEvent move(QEvent::MouseMove, place, canvas().viewport()->mapToGlobal(place), Qt::NoButton,
                         Qt::LeftButton, keys);
        QApplication::sendEvent(canvas().viewport(), &move);
    }
    void hoverAt(Point cell) {
        const QPoint place = at(cell.x, cell.y);
        QMouseEvent move(QEvent::MouseMove, place, canvas().viewport()->mapToGlobal(place), Qt::NoButton,
                         Qt::NoButton, {});
        QApplication::sendEvent(canvas().viewport(), &move);
    }
    void release(Point cell) {
        QTest::mouseRelease(canvas().viewport(), Qt::LeftButton, {}, at(cell.x, cell.y));
    }
    void click(Point cell) {
        press(cell);
        release(cell);
    }
    void drag(Point from, Point to, Qt::KeyboardModifiers keys = {}) {
        press(from);
        dragTo(to, keys);
        release(to);
    }
    void key(int key, Qt::KeyboardModifiers keys = {}) { QTest::keyClick(&canvas(), Qt::Key(key), keys); }
    void take(char terrain) { QTest::keyClick(&canvas(), terrain); }
    void focusMap() {
        canvas().setFocus();
        QTRY_VERIFY(canvas().hasFocus());
    }
    QByteArray map() {
        const qsizetype start = text().indexOf("MAP\n") + 4;
        return text().mid(start, text().indexOf("ENDMAP") - start);
    }
    std::size_t steps() const { return session().document().doneSteps(); }
    QByteArrayList options() {
        QByteArrayList shown;
        for (const QToolButton* button : child<QWidget>("toolOptions").findChildren<QToolButton*>()) {
            if (button->isVisible())
                shown << button->objectName().toUtf8();
        }
        return shown;
    }
};

} // namespace

class DrawingToolsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // A movement takes the stroke back and draws it anew, which is a single change for all views.
    void movementsAreToldOnce_data() {
        QTest::addColumn<QString>("tool");
        for (const char* tool :
             {"tool.select", "tool.line", "tool.rectangle", "tool.filledEllipse", "tool.room"})
            QTest::newRow(tool) << QString::fromLatin1(tool);
    }
    void movementsAreToldOnce() {
        QFETCH(QString, tool);
        Desk desk(ground, "MONSTER:'d',\"jackal\",(1,1)\n");
        desk.canvas().setTerrain('L');
        desk.trigger(qPrintable(tool));
        desk.press({1, 1});
        desk.dragTo({5, 4});
        std::string followed = desk.text().toStdString();
        int changes = 0;
        connect(&desk.session(), &Session::changed, this, [&](const Change& change) {
            followed = change.edit.apply(followed);
            ++changes;
        });
        for (const Point to : {Point{4, 3}, Point{6, 4}, Point{4, 4}}) {
            desk.dragTo(to);
            QCOMPARE(std::exchange(changes, 0), 1);
            QCOMPARE(QByteArray::fromStdString(followed), desk.text());
            QCOMPARE(desk.editor().toPlainText().toUtf8(), desk.text());
        }
        desk.release({4, 4});
        desk.session().undo();
        QCOMPARE(desk.map(), ground);
    }

    // Whatever draws a door also says what door it is, in the same step.
    void drawnDoorsAreDoors_data() {
        QTest::addColumn<QByteArray>("game");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("statement");
        const QByteArray rows = "-----\n|...|\n-----\n";
        const QByteArray maze = mazeWith(rows, "MONSTER:'d',\"jackal\",(1,1)\n");
        QTest::newRow("3.4.3") << QByteArray("nethack-3.4.3") << maze << QByteArray("DOOR:closed,(%1,%2)\n");
        QTest::newRow("3.6") << QByteArray("nethack-3.6") << mazeWith(rows)
                             << QByteArray("DOOR:closed,(%1,%2)\n");
        QTest::newRow("3.7") << QByteArray("nethack-3.7")
                             << QByteArray("des.level_init({ style = \"solidfill\", fg = \" \" })\n"
                                           "des.map([[\n") +
                                    rows + "]])\n"
                             << QByteArray("des.door(\"closed\", %1, %2)\n");
    }
    void drawnDoorsAreDoors() {
        QFETCH(const QByteArray, game);
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArray, statement);
        Desk desk;
        desk.open(text, QStringLiteral("/drawn.des"));
        desk.session().readAs(loadGame(game.toStdString()).value());
        const auto door = [&](int x, int y) {
            return QByteArray(statement)
                .replace("%1", QByteArray::number(x))
                .replace("%2", QByteArray::number(y));
        };
        const auto tips = [&] {
            return std::ranges::count(desk.session().levels().level(0).diagnostics,
                                      DiagnosticCode::DoorWithoutStatement, &Diagnostic::code);
        };
        desk.trigger("tool.pencil");
        desk.take('+');
        desk.click({2, 0});
        QByteArray drawn = QByteArray(text).replace("-----\n|", "--+--\n|") + door(2, 0);
        QCOMPARE(desk.text(), drawn);
        QCOMPARE(tips(), 0);
        desk.session().undo();
        QCOMPARE(desk.text(), text);
        desk.session().redo();
        desk.click({2, 0}); // it has its statement
        QCOMPARE(desk.text(), drawn);
        desk.take('S');
        desk.drag({0, 1}, {4, 1});
        QVERIFY2(desk.text().endsWith(door(0, 1) + door(1, 1) + door(2, 1) + door(3, 1) + door(4, 1)),
                 desk.text().constData());
        desk.session().undo();
        desk.trigger("tool.type");
        desk.click({3, 2});
        desk.take('+');
        drawn = drawn.replace("|...|\n-----", "|...|\n---+-") + door(3, 2);
        QCOMPARE(desk.text(), drawn);
        desk.session().undo();
        desk.session().undo();
        QCOMPARE(desk.text(), text);
    }

    // Whatever erases a drawn door takes its statement along, in the same step.
    void erasedDoorsAreGone_data() { drawnDoorsAreDoors_data(); }
    void erasedDoorsAreGone() {
        QFETCH(const QByteArray, game);
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArray, statement);
        Desk desk;
        const auto door = [&](int x, int y) {
            return QByteArray(statement)
                .replace("%1", QByteArray::number(x))
                .replace("%2", QByteArray::number(y));
        };
        const QByteArray other = door(3, 2);
        const QByteArray plain = QByteArray(text).replace("|...|\n-----", "|...|\n---+-") + other;
        const QByteArray drawn = QByteArray(plain).replace("-----\n|", "--+--\n|") + door(2, 0);
        desk.open(drawn, QStringLiteral("/drawn.des"));
        desk.session().readAs(loadGame(game.toStdString()).value());
        const auto isOneStep = [&](const QByteArray& after) {
            QCOMPARE(desk.text(), after);
            desk.session().undo();
            QCOMPARE(desk.text(), drawn);
        };
        desk.trigger("tool.pencil");
        desk.take('-');
        desk.click({2, 0});
        isOneStep(plain);
        desk.take('.');
        desk.drag({1, 1}, {2, 0});
        isOneStep(QByteArray(plain).replace("-----\n|", "--.--\n|"));
        desk.trigger("tool.type");
        desk.click({2, 0});
        desk.take('-');
        isOneStep(plain);
        desk.trigger("tool.eraser");
        desk.click({2, 0});
        isOneStep(QByteArray(plain).replace("-----\n|", "-- --\n|"));
        // Another kind of door keeps what is said of it.
        desk.trigger("tool.pencil");
        desk.take('S');
        desk.click({2, 0});
        isOneStep(QByteArray(drawn).replace("--+--\n|", "--S--\n|"));
        // Erased and drawn again in one stroke.
        desk.trigger("tool.line");
        desk.take('-');
        desk.press({1, 0});
        desk.dragTo({3, 0});
        desk.dragTo({1, 0});
        desk.release({1, 0});
        QCOMPARE(desk.text(), drawn);
    }

    // A statement that says more than this cell, or may not run, stays.
    void statementsOfMoreStay_data() {
        QTest::addColumn<QByteArray>("game");
        QTest::addColumn<QByteArray>("statements");
        const QByteArray old = "nethack-3.4.3";
        const QByteArray later = "nethack-3.6";
        const QByteArray script = "nethack-3.7";
        QTest::newRow("a loop of a script")
            << script << QByteArray("for i = 1, 2 do des.door(\"closed\", 2,0) end\n");
        QTest::newRow("if in a script")
            << script << QByteArray("if percent(50) then des.door(\"closed\", 2,0) end\n");
        QTest::newRow("a function of a script")
            << script << QByteArray("local function f() des.door(\"closed\", 2,0) end\nf()\n");
        QTest::newRow("a place of several")
            << old << QByteArray("RANDOM_PLACES:(2,0),(0,1)\nDOOR:closed,place[0]\n");
        QTest::newRow("random") << old << QByteArray("DOOR:closed,random\n");
        QTest::newRow("another cell") << old << QByteArray("DOOR:closed,(0,1)\n");
        QTest::newRow("several cells") << later << QByteArray("DOOR:closed,{(2,0),(0,1)}\n");
        QTest::newRow("in a loop") << later << QByteArray("LOOP [2] {\n  DOOR:closed,(2,0)\n}\n");
        QTest::newRow("by chance") << later << QByteArray("[50%]: DOOR:closed,(2,0)\n");
        QTest::newRow("if") << later << QByteArray("IF [50%] {\n  DOOR:closed,(2,0)\n}\n");
        QTest::newRow("a variable") << later << QByteArray("$door = (2,0)\nDOOR:closed,$door\n");
    }
    void statementsOfMoreStay() {
        QFETCH(const QByteArray, game);
        QFETCH(const QByteArray, statements);
        Desk desk;
        const QByteArray map = "--+--\n|...|\n-----\n";
        const bool isScript = game == "nethack-3.7";
        const QByteArray text =
            isScript ? "des.map([[\n" + map + "]])\n" + statements : mazeWith(map, statements);
        desk.open(text, isScript ? QStringLiteral("/drawn.lua") : QStringLiteral("/drawn.des"));
        desk.session().readAs(loadGame(game.toStdString()).value());
        desk.trigger("tool.pencil");
        desk.take('-');
        desk.click({2, 0});
        QCOMPARE(desk.text(), QByteArray(text).replace("--+--", "-----"));
    }

    void barHasWhatTheToolHas() {
        Desk desk;
        QCOMPARE(desk.options(), QByteArrayList());
        desk.trigger("tool.pencil");
        QCOMPARE(desk.options(),
                 (QByteArrayList{"size", "option.roundBrush", "mirror", "option.smartWalls"}));
        desk.trigger("tool.fill");
        QCOMPARE(desk.options(), (QByteArrayList{"option.fillsCorners", "mirror", "option.smartWalls"}));
        desk.trigger("tool.ellipse");
        QCOMPARE(desk.options(), (QByteArrayList{"mirror", "option.smartWalls"}));
    }

    void buttonsChoose() {
        Desk desk;
        desk.trigger("tool.pencil");
        auto& size = desk.child<QToolButton>("size");
        QCOMPARE(size.text(), QStringLiteral("1 cell"));
        QTimer::singleShot(0, &desk.window, [&size] {
            QTest::keyClick(size.menu(), Qt::Key_Down);
            QTest::keyClick(size.menu(), Qt::Key_Down);
            QTest::keyClick(size.menu(), Qt::Key_Down);
            QTest::keyClick(size.menu(), Qt::Key_Return);
        });
        QTest::mouseClick(&size, Qt::LeftButton);
        QCOMPARE(size.text(), QStringLiteral("3 × 3"));
        QTest::mouseClick(&desk.child<QToolButton>("option.roundBrush"), Qt::LeftButton);
        desk.take('L');
        desk.click({3, 2});
        QCOMPARE(desk.map(), QByteArray(".......\n...L...\n..LLL..\n...L...\n.......\n"));
        QCOMPARE(desk.steps(), std::size_t(1));
        desk.session().undo();
        QCOMPARE(desk.text(), mazeWith(ground));
    }

    // Like everything that is chosen once.
    void optionsAreKept() {
        Desk desk;
        desk.trigger("tool.pencil");
        QTest::keyClick(&desk.window, Qt::Key_BracketRight, Qt::ControlModifier);
        QTest::keyClick(&desk.window, Qt::Key_BracketRight, Qt::ControlModifier);
        QTest::keyClick(&desk.window, Qt::Key_V, Qt::ControlModifier | Qt::AltModifier);
        QTest::keyClick(&desk.window, Qt::Key_BracketLeft, Qt::ControlModifier);
        QCOMPARE(desk.child<QToolButton>("size").text(), QStringLiteral("2 × 2"));
        MemoryFileStore files;
        Workspace later(testGame(), files);
        const MainWindow window(later, desk.settings, Theme::light());
        QCOMPARE(childOf<QToolButton>(window, "size").text(), QStringLiteral("2 × 2"));
        QCOMPARE(childOf<QToolButton>(window, "mirror").text(), QStringLiteral("Left | right"));
    }

    // Typed into the inspector. Places that the door passes meanwhile stay as they are.
    void doorGoesWithItsNumbers_data() {
        QTest::addColumn<QByteArray>("door");
        QTest::newRow("door") << QByteArray("+");
        QTest::newRow("secret door") << QByteArray("S");
    }
    void doorGoesWithItsNumbers() {
        QFETCH(const QByteArray, door);
        const QByteArray wall(15, '-');
        const QByteArray floor = "|.............|\n";
        const QByteArray rows = "-" + door + QByteArray(13, '-') + '\n' + floor + wall + '\n';
        const QByteArray statement = "DOOR:closed,(1,0)\n";
        Desk desk(rows, statement);
        desk.caretTo("DOOR");
        FieldEditor* place = desk.child<InspectorPanel>("inspector").editor({Field::Place, {}});
        QVERIFY(place != nullptr);
        auto* column = place->findChild<QSpinBox*>(QStringLiteral("x"));
        column->setFocus();
        column->selectAll();
        QTest::keyClicks(column, QStringLiteral("12"));
        QCOMPARE(column->text(), QStringLiteral("12"));
        QCOMPARE(desk.text(),
                 mazeWith(QByteArray(12, '-') + door + "--\n" + floor + wall + '\n', "DOOR:closed,(12,0)\n"));
        QTest::keyClick(column, Qt::Key_Up);
        QCOMPARE(desk.text(),
                 mazeWith(QByteArray(13, '-') + door + "-\n" + floor + wall + '\n', "DOOR:closed,(13,0)\n"));
        QCOMPARE(desk.steps(), std::size_t(1));
        desk.session().undo();
        QCOMPARE(desk.text(), mazeWith(rows, statement));
    }

    // The door stays if another statement is at its place. A place off the map moves no door.
    void doorStays_data() {
        QTest::addColumn<QByteArray>("statements");
        QTest::addColumn<int>("row");
        QTest::addColumn<QByteArray>("after");
        QTest::newRow("two statements") << QByteArray("DOOR:closed,(1,0)\nDOOR:open,(1,0)\n") << 2
                                        << QByteArray("DOOR:closed,(1,2)\nDOOR:open,(1,0)\n");
        QTest::newRow("off the map") << QByteArray("DOOR:closed,(1,0)\n") << 99
                                     << QByteArray("DOOR:closed,(1,99)\n");
    }
    void doorStays() {
        QFETCH(const QByteArray, statements);
        QFETCH(const int, row);
        QFETCH(const QByteArray, after);
        const QByteArray rows = "-+-\n|.|\n---\n";
        Desk desk(rows, statements);
        desk.caretTo("DOOR:closed");
        FieldEditor* place = desk.child<InspectorPanel>("inspector").editor({Field::Place, {}});
        place->findChild<QSpinBox*>(QStringLiteral("y"))->setValue(row);
        QCOMPARE(desk.text(), mazeWith(rows, after));
    }

    void doorsGoWithWhateverMovesThem_data() {
        QTest::addColumn<QByteArray>("action");
        QTest::addColumn<QByteArray>("rows");
        QTest::addColumn<QByteArray>("statements");
        QTest::newRow("cut") << QByteArray("edit.cut") << QByteArray("-------\n.......\n-------\n")
                             << QByteArray();
        QTest::newRow("delete") << QByteArray("edit.deleteStatement")
                                << QByteArray("-------\n.......\n-------\n") << QByteArray();
        QTest::newRow("align") << QByteArray("selection.alignRight")
                               << QByteArray("-----+-\n.......\n-----+-\n")
                               << QByteArray("DOOR:closed,(5,0)\nDOOR:closed,(5,2)\n");
    }
    void doorsGoWithWhateverMovesThem() {
        QFETCH(const QByteArray, action);
        QFETCH(const QByteArray, rows);
        QFETCH(const QByteArray, statements);
        const QByteArray before =
            mazeWith("-+-----\n.......\n-----+-\n", "DOOR:closed,(1,0)\nDOOR:closed,(5,2)\n");
        Desk desk("-+-----\n.......\n-----+-\n", "DOOR:closed,(1,0)\nDOOR:closed,(5,2)\n");
        desk.focusMap();
        desk.click({1, 0});
        QTest::mouseClick(desk.canvas().viewport(), Qt::LeftButton, Qt::ShiftModifier, desk.at(5, 2));
        QCOMPARE(desk.session().selectedStatements().size(), std::size_t(2));
        desk.trigger(action.constData());
        QCOMPARE(desk.text(), mazeWith(rows, statements));
        QCOMPARE(desk.steps(), std::size_t(1));
        desk.session().undo();
        QCOMPARE(desk.text(), before);
    }

    // Also in the fields of several doors.
    void severalDoorsInOneField() {
        Desk desk("-+---\n|...|\n---+-\n", "DOOR:closed,(1,0)\nDOOR:closed,(3,2)\n");
        desk.focusMap();
        desk.click({1, 0});
        QTest::mouseClick(desk.canvas().viewport(), Qt::LeftButton, Qt::ShiftModifier, desk.at(3, 2));
        const EditOutcome edit = desk.session().analysis().setField(desk.session().selectedStatements(),
                                                                    {Field::Place, {}}, "(2,2)");
        QVERIFY(desk.session().apply(edit, QStringLiteral("Change")));
        QCOMPARE(desk.text(), mazeWith("-----\n|...|\n--+--\n", "DOOR:closed,(2,2)\nDOOR:closed,(2,2)\n"));
    }

    // --- typing

    void characters_data() {
        QTest::addColumn<QByteArray>("typed"); // \r is Enter, \b is Backspace
        QTest::addColumn<QByteArray>("after");
        QTest::newRow("a word") << QByteArray("-+-")
                                << QByteArray(".......\n..-+-..\n.......\n.......\n.......\n");
        QTest::newRow("rows") << QByteArray("---\r|.|\r---")
                              << QByteArray(".......\n..---..\n..|.|..\n..---..\n.......\n");
        QTest::newRow("stone") << QByteArray("- -")
                               << QByteArray(".......\n..- -..\n.......\n.......\n.......\n");
        QTest::newRow("back") << QByteArray("--\b|")
                              << QByteArray(".......\n..-|...\n.......\n.......\n.......\n");
        QTest::newRow("no terrain") << QByteArray("-x9-")
                                    << QByteArray(".......\n..--...\n.......\n.......\n.......\n");
        QTest::newRow("beyond the edge")
            << QByteArray("-------") << QByteArray(".......\n..-------\n.......\n.......\n.......\n");
    }
    void characters() {
        QFETCH(const QByteArray, typed);
        QFETCH(const QByteArray, after);
        Desk desk;
        desk.trigger("tool.type");
        desk.focusMap();
        desk.click({2, 1});
        QCOMPARE(desk.text(), mazeWith(ground));
        for (const char key : typed) {
            if (key == '\r' || key == '\b')
                desk.key(key == '\r' ? Qt::Key_Return : Qt::Key_Backspace);
            else
                QTest::keyClick(&desk.canvas(), key);
        }
        QCOMPARE(desk.map(), after);
        QCOMPARE(desk.steps(), std::size_t(1));
        desk.session().undo();
        QCOMPARE(desk.text(), mazeWith(ground));
    }

    // Typing at another place, reached by mouse or keys, is another step. Only selected cells are written.
    void typingElsewhereIsAnotherStep() {
        Desk desk;
        desk.trigger("tool.type");
        desk.focusMap();
        desk.click({0, 0});
        desk.take('-');
        desk.key(Qt::Key_Right);
        desk.take('-');
        desk.click({3, 3});
        desk.take('}');
        QCOMPARE(desk.map(), QByteArray("-.-....\n.......\n.......\n...}...\n.......\n"));
        QCOMPARE(desk.steps(), std::size_t(3));
        desk.session().selectCells(CellMask::of({0, 0, 1, 1}));
        desk.click({4, 4});
        desk.take('}');
        QCOMPARE(desk.steps(), std::size_t(3));
    }

    // Even while the pointer rests.
    void shiftMakesSquares() {
        Desk desk;
        desk.trigger("tool.filledRectangle");
        desk.focusMap();
        desk.take('L');
        desk.press({0, 0});
        desk.dragTo({5, 2});
        QCOMPARE(desk.map(), QByteArray("LLLLLL.\nLLLLLL.\nLLLLLL.\n.......\n.......\n"));
        QTest::keyPress(&desk.canvas(), Qt::Key_Shift);
        QCOMPARE(desk.map(), QByteArray("LLLLLL.\nLLLLLL.\nLLLLLL.\nLLLLLL.\nLLLLLL.\nLLLLLL\n"));
        QTest::keyRelease(&desk.canvas(), Qt::Key_Shift);
        QCOMPARE(desk.map(), QByteArray("LLLLLL.\nLLLLLL.\nLLLLLL.\n.......\n.......\n"));
        desk.release({5, 2});
        QCOMPARE(desk.steps(), std::size_t(1));
    }

    void shiftGoesOnInALine_data() {
        QTest::addColumn<QByteArray>("tool");
        QTest::addColumn<QByteArray>("after");
        QTest::newRow("pencil") << QByteArray("tool.pencil")
                                << QByteArray("L......\nL......\nLLLLL..\n.......\n.......\n");
        QTest::newRow("eraser") << QByteArray("tool.eraser")
                                << QByteArray(" ......\n ......\n     ..\n.......\n.......\n");
        QTest::newRow("fill") << QByteArray("tool.fill") << QByteArray("LLLLLLL\n").repeated(5);
    }
    void shiftGoesOnInALine() {
        QFETCH(const QByteArray, tool);
        QFETCH(const QByteArray, after);
        Desk desk;
        desk.focusMap();
        desk.take('L');
        desk.trigger("option.size1");
        desk.trigger(tool.constData());
        desk.click({0, 0});
        for (const Point cell : {Point{0, 2}, Point{4, 2}})
            QTest::mouseClick(desk.canvas().viewport(), Qt::LeftButton, Qt::ShiftModifier,
                              desk.at(cell.x, cell.y));
        QCOMPARE(desk.map(), after);
        const std::size_t steps = desk.steps();
        desk.session().undo();
        QCOMPARE(desk.steps(), steps - 1);
    }

    void sizesAreTold_data() {
        QTest::addColumn<QByteArray>("tool");
        for (const char* tool :
             {"tool.rectangle", "tool.line", "tool.ellipse", "tool.room", "tool.selectCells", "tool.select"})
            QTest::newRow(tool) << QByteArray(tool);
    }
    void sizesAreTold() {
        QFETCH(const QByteArray, tool);
        Desk desk;
        desk.trigger(tool.constData());
        QString told;
        QObject::connect(&desk.canvas(), &MapCanvas::pointedAt, &desk.window,
                         [&](const QString& description) { told = description; });
        desk.press({1, 1});
        desk.dragTo({5, 3});
        QVERIFY2(told.endsWith(QStringLiteral("  5 × 3")), qPrintable(told));
        desk.key(Qt::Key_Escape);
        QVERIFY2(!told.contains(u'×'), qPrintable(told));
        desk.release({5, 3});
        QCOMPARE(desk.text(), mazeWith(ground));
    }

    // The largest brush with all four mirror images covers 324 cells. Each move repaints few rectangles: at
    // most what was covered and what is covered now.
    void hoveringPaintsLittle() {
        Desk desk((QByteArray(76, '.') + '\n').repeated(21));
        desk.trigger("tool.pencil");
        desk.trigger("option.size9");
        desk.trigger("option.mirrorBoth");
        desk.hoverAt({20, 8});
        QCoreApplication::processEvents();
        struct Painted : QObject {
            bool eventFilter(QObject* /*watched*/, QEvent* event) override {
                if (event->type() == QEvent::Paint)
                    region = static_cast<QPaintEvent*>(event)->region();
                return false;
            }
            QRegion region;
        } painted;
        desk.canvas().viewport()->installEventFilter(&painted);
        QElapsedTimer timer;
        timer.start();
        constexpr int moves = 100;
        for (int i = 0; i < moves; ++i) {
            desk.hoverAt({15 + i % 2, 5});
            QCoreApplication::processEvents();
        }
        qInfo("a move with its painting: %lld us", timer.nsecsElapsed() / moves / 1000);
        QVERIFY(!painted.region.isEmpty());
        QVERIFY2(painted.region.rectCount() <= 40, qPrintable(QString::number(painted.region.rectCount())));
        const QRect own = desk.canvas().cellRect({11, 1}) | desk.canvas().cellRect({20, 9});
        QVERIFY(painted.region.intersects(own));
        QVERIFY(!painted.region.intersects(desk.canvas().cellRect({38, 10})));
    }

    void ellipses_data() {
        QTest::addColumn<QByteArray>("tool");
        QTest::addColumn<bool>("circle");
        QTest::addColumn<QByteArray>("after");
        QTest::newRow("outline") << QByteArray("tool.ellipse") << false
                                 << QByteArray("..LLL..\n.L...L.\nL.....L\n.L...L.\n..LLL..\n");
        QTest::newRow("filled") << QByteArray("tool.filledEllipse") << false
                                << QByteArray("..LLL..\n.LLLLL.\nLLLLLLL\n.LLLLL.\n..LLL..\n");
    }
    void ellipses() {
        QFETCH(const QByteArray, tool);
        QFETCH(const QByteArray, after);
        Desk desk;
        desk.focusMap();
        desk.take('L');
        desk.trigger(tool.constData());
        desk.press({0, 0});
        desk.dragTo({3, 3});
        QVERIFY(desk.map() != ground && desk.map() != after);
        desk.dragTo({6, 4});
        QCOMPARE(desk.map(), after);
        desk.release({6, 4});
        QCOMPARE(desk.steps(), std::size_t(1));
        desk.session().undo();
        QCOMPARE(desk.map(), ground);
        desk.focusMap();
        for (int i = 0; i < 7; ++i)
            desk.key(Qt::Key_Left);
        for (int i = 0; i < 5; ++i)
            desk.key(Qt::Key_Up);
        desk.key(Qt::Key_Space);
        for (int i = 0; i < 6; ++i)
            desk.key(Qt::Key_Right);
        for (int i = 0; i < 4; ++i)
            desk.key(Qt::Key_Down);
        desk.key(Qt::Key_Return);
        QCOMPARE(desk.map(), after);
        QCOMPARE(desk.steps(), std::size_t(1));
    }

    void shiftMakesACircle() {
        Desk desk;
        desk.focusMap();
        desk.take('L');
        desk.trigger("tool.ellipse");
        desk.drag({0, 0}, {4, 2}, Qt::ShiftModifier);
        QCOMPARE(desk.map(), QByteArray(".LLL...\nL...L..\nL...L..\nL...L..\n.LLL...\n"));
    }

    void escapeTakesBack_data() {
        QTest::addColumn<QByteArray>("tool");
        for (const ToolRow& row : toolTable()) {
            if (row.make != nullptr)
                QTest::newRow(row.action) << QByteArray(row.action);
        }
    }
    void escapeTakesBack() {
        QFETCH(const QByteArray, tool);
        Desk desk;
        desk.focusMap();
        desk.trigger("option.mirrorBoth");
        desk.trigger(tool.constData());
        desk.canvas().setTerrain('L');
        desk.press({1, 1});
        desk.dragTo({4, 3});
        desk.key(Qt::Key_Escape);
        QCOMPARE(desk.map(), ground);
        desk.dragTo({5, 4});
        desk.release({5, 4});
        QCOMPARE(desk.map(), ground);
        QCOMPARE(desk.steps(), std::size_t(0));
    }

    void mirrors() {
        Desk desk;
        desk.focusMap();
        desk.take('L');
        desk.trigger("tool.pencil");
        desk.trigger("option.mirrorHalfTurn");
        desk.drag({0, 0}, {2, 0});
        QCOMPARE(desk.map(), QByteArray("LLL....\n.......\n.......\n.......\n....LLL\n"));
        QCOMPARE(desk.steps(), std::size_t(1));
    }

    void keepsToSelectedCells() {
        Desk desk;
        desk.session().selectCells(CellMask::of({0, 0, 2, 4}));
        desk.focusMap();
        desk.take('L');
        desk.trigger("tool.pencil");
        desk.trigger("option.mirrorLeftRight");
        desk.trigger("option.size3");
        desk.click({2, 2});
        QCOMPARE(desk.map(), QByteArray(".......\n.LL....\n.LL....\n.LL....\n.......\n"));
    }

    // A rectangle of one character gets the walls of a room, and the keyboard draws the same.
    void smartWalls() {
        const QByteArray room = "----...\n|..|...\n|..|...\n----...\n.......\n";
        Desk desk;
        desk.focusMap();
        desk.take('-');
        desk.trigger("tool.rectangle");
        desk.drag({0, 0}, {3, 3});
        QCOMPARE(desk.map(), room);
        QCOMPARE(desk.steps(), std::size_t(1));
        desk.trigger("tool.eraser");
        desk.click({1, 0});
        QCOMPARE(desk.map(), QByteArray("| --...\n|..|...\n|..|...\n----...\n.......\n"));
        desk.session().goToStep(0);
        QTest::keyClick(&desk.window, Qt::Key_W, Qt::ControlModifier | Qt::AltModifier);
        desk.canvas().setTerrain('-');
        desk.trigger("tool.rectangle");
        desk.drag({0, 0}, {3, 3});
        QCOMPARE(desk.map(), QByteArray("----...\n-..-...\n-..-...\n----...\n.......\n"));
    }

    // The room, its region and its door are one step, and nothing else is touched.
    void drawsARoom() {
        const QByteArray rock(QByteArray("         \n").repeated(6));
        const QByteArray mine = "TRAP:\"pit\",(0,0) # mine\n";
        const QByteArray before = mazeWith(rock, mine);
        Desk desk(rock, mine);
        desk.trigger("tool.room");
        QCOMPARE(desk.options(), (QByteArrayList{"mirror", "option.smartWalls", "option.litRoom",
                                                 "option.roomDoor", "option.secretDoor"}));
        desk.trigger("option.roomDoor");
        desk.press({1, 1});
        desk.dragTo({3, 3});
        QCOMPARE(desk.map().split('\n').at(1), QByteArray(" ---     "));
        desk.dragTo({6, 4});
        const QByteArray room = "         \n ------  \n |....|  \n |....|  \n --+---  \n         \n";
        QCOMPARE(desk.text(), mazeWith(room, mine));
        desk.release({6, 4});
        const QByteArray after =
            mazeWith(room, mine + "DOOR:closed,(3,4)\nREGION:(2,2,5,3),lit,\"ordinary\"\n");
        QCOMPARE(desk.text(), after);
        QCOMPARE(desk.steps(), std::size_t(1));
        desk.session().undo();
        QCOMPARE(desk.text(), before);
        desk.session().redo();
        QCOMPARE(desk.text(), after);
    }

    void replacingEverywhereStaysInItsPart() {
        Desk desk("..}\n", "GEOMETRY:left,top\nMAP\n...\nENDMAP\nTRAP:\"pit\",(0,0)\n");
        desk.caretTo("TRAP");
        const std::optional<PartRef> part = desk.session().currentPart();
        desk.canvas().controls().commands.replaceTerrain({'}', 'L', nullptr}, TerrainReach::Level);
        QVERIFY(desk.text().contains("MAP\n..L\n"));
        QVERIFY(desk.session().currentPart() == part);
    }

    // Text written or removed at the end of a level does not move the caret to the next level.
    void staysInItsLevel_data() {
        QTest::addColumn<QByteArray>("lineEnd");
        QTest::newRow("line feeds") << QByteArray("\n");
        QTest::newRow("carriage returns") << QByteArray("\r\n");
    }
    void staysInItsLevel() {
        QFETCH(const QByteArray, lineEnd);
        const QByteArray rock(QByteArray("         \n").repeated(6));
        const QByteArray second = mazeWith("...\n...\n").replace("\"a\"", "\"b\"");
        const QByteArray first = mazeWith(rock, "TRAP:\"pit\",(0,0)\n");
        Desk desk;
        desk.open((first + second).replace("\n", lineEnd), QStringLiteral("/two.des"));
        desk.trigger("tool.room");
        desk.drag({1, 1}, {6, 4});
        QCOMPARE(desk.session().currentLevel(), std::size_t(0));
        QVERIFY(desk.text().contains("REGION:(2,2,5,3),lit,\"ordinary\"" + lineEnd + "MAZE:\"b\""));
        desk.trigger("tool.select");
        desk.caretTo("REGION");
        desk.trigger("edit.deleteStatement");
        QVERIFY(desk.text().contains("TRAP:\"pit\",(0,0)" + lineEnd + "MAZE:\"b\""));
        QCOMPARE(desk.session().currentLevel(), std::size_t(0));
        desk.session().goToStep(0);
        QCOMPARE(desk.text(), (first + second).replace("\n", lineEnd));
        QCOMPARE(desk.session().currentLevel(), std::size_t(0));
    }

    void roomByKeyboard() {
        Desk desk(QByteArray("      \n").repeated(4));
        desk.focusMap();
        desk.trigger("tool.room");
        desk.trigger("option.litRoom");
        desk.moveTo(desk.at(0, 0));
        desk.key(Qt::Key_Right);
        desk.key(Qt::Key_Left);
        desk.key(Qt::Key_Left);
        desk.key(Qt::Key_Up);
        desk.key(Qt::Key_Space);
        for (int i = 0; i < 3; ++i) {
            desk.key(Qt::Key_Right);
            desk.key(Qt::Key_Down);
        }
        desk.key(Qt::Key_Return);
        QCOMPARE(desk.text(), mazeWith("----  \n|..|  \n|..|  \n----  \n"));
        QCOMPARE(desk.steps(), std::size_t(1));
    }

    void digsACorridor() {
        const QByteArray rows = "---       ---\n|.+       +.|\n---  ---  ---\n";
        Desk desk(rows);
        desk.trigger("tool.corridor");
        desk.drag({2, 1}, {10, 1});
        QCOMPARE(desk.map(), QByteArray("---       ---\n|.+#######+.|\n---  ---  ---\n"));
        QCOMPARE(desk.steps(), std::size_t(1));
        desk.session().undo();
        QString said;
        connect(&desk.session(), &Session::refused, this, [&](const QString& reason) { said = reason; });
        desk.drag({1, 1}, {11, 1});
        QCOMPARE(desk.map(), rows);
        QVERIFY(said.contains("no way"));
    }

    // Terrain and statement are added, moved and removed together.
    void doors() {
        const QByteArray rows = "-----\n|...|\n|...|\n-----\n";
        Desk desk(rows);
        desk.trigger("tool.door");
        desk.click({2, 0});
        const QByteArray drawn = mazeWith("--+--\n|...|\n|...|\n-----\n", "DOOR:closed,(2,0)\n");
        QCOMPARE(desk.text(), drawn);
        QCOMPARE(desk.steps(), std::size_t(1));
        desk.click({2, 0});
        QCOMPARE(desk.text(), drawn);
        desk.click({2, 1});
        QCOMPARE(desk.text(), drawn);
        desk.trigger("tool.select");
        desk.press({2, 0});
        desk.dragTo({3, 1});
        desk.dragTo({4, 2});
        QCOMPARE(desk.text(), mazeWith("-----\n|...|\n|...+\n-----\n", "DOOR:closed,(4,2)\n"));
        desk.key(Qt::Key_Escape);
        QCOMPARE(desk.text(), drawn);
        desk.release({4, 2});
        desk.drag({2, 0}, {4, 2});
        QCOMPARE(desk.text(), mazeWith("-----\n|...|\n|...+\n-----\n", "DOOR:closed,(4,2)\n"));
        QCOMPARE(desk.steps(), std::size_t(2));
        desk.key(Qt::Key_Delete);
        QCOMPARE(desk.text(), mazeWith(rows));
        QCOMPARE(desk.steps(), std::size_t(3));
        desk.session().goToStep(1);
        QCOMPARE(desk.text(), drawn);
    }

    // Also over the floor, which stays.
    void nudgedDoors() {
        const QByteArray door = "DOOR:closed,(2,0)\n";
        Desk desk("--+--\n|...|\n|...|\n-----\n", door);
        desk.focusMap();
        desk.caretTo("DOOR");
        desk.key(Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(desk.text(), mazeWith("---+-\n|...|\n|...|\n-----\n", "DOOR:closed,(3,0)\n"));
        for (int i = 0; i < 3; ++i)
            desk.key(Qt::Key_Down, Qt::AltModifier);
        QCOMPARE(desk.text(), mazeWith("-----\n|...|\n|...|\n---+-\n", "DOOR:closed,(3,3)\n"));
        desk.session().goToStep(0);
        QCOMPARE(desk.text(), mazeWith("--+--\n|...|\n|...|\n-----\n", door));
    }

    void alignedDoors() {
        const QByteArray rows = "--+----\n|.....|\n----+--\n";
        const QByteArray doors = "DOOR:closed,(2,0)\nDOOR:open,(4,2)\n";
        Desk desk(rows, doors);
        desk.focusMap();
        const LevelTree& tree = *desk.session().levels().level(0).tree;
        desk.session().select({{0, tree.statements.size() - 2}, {0, tree.statements.size() - 1}});
        desk.trigger("selection.alignRight");
        QCOMPARE(desk.text(),
                 mazeWith("----+--\n|.....|\n----+--\n", "DOOR:closed,(4,0)\nDOOR:open,(4,2)\n"));
        desk.session().undo();
        QCOMPARE(desk.text(), mazeWith(rows, doors));
    }

    void secretDoorsByKeyboard() {
        Desk desk("---\n|..\n");
        desk.focusMap();
        desk.trigger("tool.door");
        desk.trigger("option.secretDoor");
        desk.moveTo(desk.at(0, 0));
        desk.key(Qt::Key_Right);
        desk.key(Qt::Key_Right);
        desk.key(Qt::Key_Space);
        QCOMPARE(desk.text(), mazeWith("-S-\n|..\n", "DOOR:closed,(1,0)\n"));
    }

    // A door on the map stays if another statement needs it.
    void deletesOneOfTwoDoors() {
        Desk desk("-+-\n...\n", "DOOR:closed,(1,0)\nDOOR:open,(1,0)\n");
        desk.caretTo("DOOR:open");
        desk.trigger("edit.deleteStatement");
        QCOMPARE(desk.text(), mazeWith("-+-\n...\n", "DOOR:closed,(1,0)\n"));
        desk.caretTo("DOOR:closed");
        desk.trigger("edit.deleteStatement");
        QCOMPARE(desk.text(), mazeWith("---\n...\n"));
    }

    void straightensWalls() {
        const QByteArray wrong = "-------\n-..-..-\n-..-..-\n-------\n";
        Desk desk(wrong);
        desk.session().selectCells(CellMask::of({0, 0, 2, 3}));
        QTest::keyClick(&desk.window, Qt::Key_A, Qt::ControlModifier | Qt::AltModifier);
        QCOMPARE(desk.map(), QByteArray("-------\n|..-..-\n|..-..-\n-------\n"));
        desk.session().selectCells({});
        desk.trigger("draw.straighten");
        QCOMPARE(desk.map(), QByteArray("-------\n|..|..|\n|..|..|\n-------\n"));
        QCOMPARE(desk.steps(), std::size_t(2));
        desk.trigger("draw.straighten");
        QCOMPARE(desk.steps(), std::size_t(2));
    }

    void replacesTerrain() {
        const QByteArray rows = "-----\n|...|\n|.}.|\n-----\n";
        const QByteArray second = "GEOMETRY:left,top\nMAP\n..}\nENDMAP\n";
        Desk desk(rows, second);
        desk.canvas().setTerrain('L');
        Point pointed{2, 2};
        const auto answer = [&](QPushButton* (*button)(QDialog&), int reach) {
            // A dialog takes the pointer from the map.
            QTest::mouseMove(desk.canvas().viewport(), desk.at(6, 0));
            QTest::mouseMove(desk.canvas().viewport(), desk.at(pointed.x, pointed.y));
            desk.trigger("draw.replace");
            auto& dialog = desk.child<QDialog>("replaceTerrain");
            if (reach >= 0) {
                QRadioButton* place = dialog.findChildren<QRadioButton*>().at(reach);
                QTest::mouseClick(place, Qt::LeftButton, {}, {8, place->height() / 2});
            }
            QTest::mouseClick(button(dialog), Qt::LeftButton);
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        };
        const auto ok = [](QDialog& dialog) {
            return dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
        };
        const auto cancel = [](QDialog& dialog) {
            return dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Cancel);
        };
        answer(cancel, -1);
        QCOMPARE(desk.text(), mazeWith(rows, second));
        answer(ok, -1);
        QCOMPARE(desk.text(), mazeWith(QByteArray(rows).replace('}', 'L'), second));
        QCOMPARE(desk.steps(), std::size_t(1));
        desk.session().undo();
        answer(ok, 2);
        QCOMPARE(desk.text(), mazeWith(rows, second).replace('}', 'L'));
        desk.session().undo();
        desk.session().selectCells(CellMask::of({0, 0, 2, 1}));
        pointed = {1, 1};
        answer(ok, -1);
        QCOMPARE(desk.text(), mazeWith("-----\n|LL.|\n|.}.|\n-----\n", second));
    }

    // Shows the cells of the brush, and their mirror images.
    void showsWhatAPressWouldCover() {
        Desk desk;
        desk.trigger("tool.pencil");
        desk.trigger("option.size3");
        desk.trigger("option.mirrorHalfTurn");
        // A pointer that stays where another test left it does not move.
        QTest::mouseMove(&desk.window, {5, 5});
        const QImage without = desk.canvas().grab().toImage();
        QTest::mouseMove(desk.canvas().viewport(), desk.at(1, 1));
        const QImage with = desk.canvas().grab().toImage();
        const auto differs = [&](Point cell) {
            const QRect rect = desk.canvas().cellRect(cell).adjusted(2, 2, -2, -2);
            const qreal scale = with.devicePixelRatio();
            const QRect pixels(rect.topLeft() * scale, rect.size() * scale);
            return with.copy(pixels) != without.copy(pixels);
        };
        for (int y = 0; y < 5; ++y) {
            for (int x = 0; x < 7; ++x)
                QCOMPARE(differs({x, y}), (x < 3 && y < 3) || (x > 3 && y > 1));
        }
    }
};

LEVWRIGHT_TEST(DrawingToolsTest)

} // namespace levwright::drawing_tools_test

#include "DrawingToolsTest.moc"
