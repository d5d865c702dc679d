// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/MainWindow.h"

#include "core/formats/lev34/LevFile.h"
#include "core/languages/classic/compile/LevelCompiler.h"
#include "tests/support/Levels.h"
#include "tests/support/Patience.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"
#include "tests/widgets/WindowChild.h"
#include "widgets/inspector/InspectorPanel.h"
#include "widgets/pages/MessageBar.h"
#include "widgets/shell/ExportController.h"
#include "widgets/theme/StillLabel.h"

#include <QComboBox>
#include <QDockWidget>
#include <QDropEvent>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>
#include <QWheelEvent>

#include <map>

namespace levwright::main_window_test {

// A user with mouse and keyboard in front of the real window.
class MainWindowTest : public QObject {
    Q_OBJECT

    // A file store in memory that can be made to fail, and a window over it.
    struct Desk {
        explicit Desk(const QByteArray& text = {})
            : settings(folder.filePath("settings.ini"), QSettings::IniFormat), workspace(testGame(), files),
              window(workspace, settings, Theme::light()) {
            window.resize(1440, 900);
            window.show();
            QVERIFY(QTest::qWaitForWindowExposed(&window));
            if (!text.isNull())
                open(text);
        }
        void open(const QByteArray& text, const QString& path = QStringLiteral("/level.des")) {
            QVERIFY(files.replace(path.toStdU16String(), text.toStdString()).has_value());
            QVERIFY(window.openFile(path));
        }
        Session& session() const { return window.session(); }
        QByteArray text() const { return QByteArray::fromStdString(std::string(session().text().bytes())); }
        template <class Widget>
        Widget& child(const char* name) const {
            return childOf<Widget>(window, name);
        }
        QPlainTextEdit& editor() { return child<QPlainTextEdit>("textpane.editor"); }
        InspectorPanel& inspector() { return child<InspectorPanel>("inspector"); }
        QString message() { return window.statusBar()->currentMessage(); }
        void tool(const char* name) { window.actions().action(QString::fromLatin1(name))->trigger(); }

        QPoint at(int x, int y) { return window.canvas().cellRect({x, y}).center(); }
        void press(int x, int y) {
            QTest::mousePress(window.canvas().viewport(), Qt::LeftButton, {}, at(x, y));
        }
        void move(int x, int y) { QTest::mouseMove(window.canvas().viewport(), at(x, y)); }
        // Offscreen, a mouse move reports no button, so this sends the events that a window system would send
        // for a drag.
        void drag(int x, int y, Qt::KeyboardModifiers modifiers = {}) {
            const QPoint place = at(x, y);
            QMouseEvent event(QEvent::MouseMove, place, window.canvas().viewport()->mapToGlobal(place),
                              Qt::NoButton, Qt::LeftButton, modifiers);
            QApplication::sendEvent(window.canvas().viewport(), &event);
        }
        void release(int x, int y) {
            QTest::mouseRelease(window.canvas().viewport(), Qt::LeftButton, {}, at(x, y));
        }
        void click(int x, int y) {
            press(x, y);
            release(x, y);
        }
        void keys(const char* text) { QTest::keyClicks(&editor(), QString::fromLatin1(text)); }
        void caretTo(const QByteArray& place) {
            const auto offset = Offset(text().indexOf(place));
            session().select(Selection{offset, offset});
        }

        QTemporaryDir folder;
        MemoryFileStore files;
        QSettings settings;
        Workspace workspace;
        MainWindow window;
    };

    static QByteArray level(const QByteArray& rows, const QByteArray& statements = {}) {
        return mazeWith(rows, statements);
    }
    const QByteArray room = "-------\n|.....|\n|.....|\n|.....|\n-------\n";

private Q_SLOTS:
    // The count in the status bar is that of the problems, with those that only rolls show.
    void countsProblemsOfRolls() {
        const QByteArray text =
            "MAZE:\"a\",' '\nGEOMETRY:center,center\nMAP\n-------\n|..|..|\n-------\nENDMAP\n"
            "STAIR:(1,1),up\nSTAIR:(5,1),down\n";
        Desk desk(text);
        auto& count = desk.child<StillLabel>("problemCount");
        QCOMPARE(count.text(), QStringLiteral("No problems"));
        QTRY_COMPARE_WITH_TIMEOUT(count.text(), QStringLiteral("1 warning"), patience);
        QAction* rolls = desk.window.actions().action(QStringLiteral("level.rollInBackground"));
        QVERIFY(rolls->isChecked());
        rolls->trigger();
        QCOMPARE(count.text(), QStringLiteral("No problems"));
        Desk later(text);
        QVERIFY(later.window.actions().action(QStringLiteral("level.rollInBackground"))->isChecked());
        MainWindow again(later.workspace, desk.settings, Theme::light());
        QVERIFY(!again.actions().action(QStringLiteral("level.rollInBackground"))->isChecked());
        rolls->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(count.text(), QStringLiteral("1 warning"), patience);
    }

    // A drawn door without its statement is a hint, which is told where nothing weighs more.
    void countsHints() {
        const QByteArray doors = "-------\n|..+..|\n-------\n";
        Desk desk(level(doors, "DOOR:closed,(3,1)\n"));
        auto& count = desk.child<StillLabel>("problemCount");
        QCOMPARE(count.text(), QStringLiteral("No problems"));
        Desk drawn(level(doors));
        QCOMPARE(drawn.child<StillLabel>("problemCount").text(), QStringLiteral("1 hint"));
        Desk wrong(level(doors, "TRAP:\"pitt\",(1,1)\n"));
        QVERIFY(!wrong.child<StillLabel>("problemCount").text().contains(QStringLiteral("hint")));
    }

    // Point 2
    void opensFiles() {
        Desk desk(level(room, "MONSTER:'a',random,(1,1)\n"));
        QCOMPARE(desk.window.windowTitle(), QStringLiteral("level.des[*] — Levwright"));
        const QAbstractItemModel* outline = desk.child<QTreeView>("outline.tree").model();
        QVERIFY(outline->rowCount() > 0);
        QVERIFY(outline->index(0, 0).data().toString().contains("a"));
        QCOMPARE(desk.child<QMenu>("menu.Recent").actions().size(), 1);
        QVERIFY(desk.child<QMenu>("menu.Recent").actions().front()->text().startsWith("level.des"));
    }

    // A description does not name its game. If several games can read it, its author has to choose.
    void readsAsAnotherGame() {
        Desk desk("MAZE:\"a\",' '\nFLAGS:arboreal\n" + level(room).mid(level(room).indexOf("GEOMETRY")));
        const auto errors = [&] { return desk.session().analysis().diagnostics().size(); };
        QCOMPARE(errors(), std::size_t(0));
        desk.editor().moveCursor(QTextCursor::End);
        desk.keys("#");
        const QByteArray text = desk.text();
        desk.tool("game.nethack-3.2.2");
        QVERIFY(errors() > 0);
        QCOMPARE(desk.text(), text);
        QVERIFY(desk.session().isModified());
        desk.tool("edit.undo");
        QVERIFY(!desk.session().isModified());
        const auto game = [&] { return desk.session().game().catalog().gameId(); };
        desk.open("MAZE:\"b\",' '\nFLAGS:noteleport\nNOMAP\n", "/other.des");
        QCOMPARE(game(), std::string_view("nethack-3.2.2")); // and all files from now on
        desk.open("MAZE:\"c\",' '\nFLAGS:arboreal\nNOMAP\n", "/another.des");
        QCOMPARE(game(), std::string_view("nethack-3.4.3")); // all files that can be
        desk.open("MAZE:\"d\",' '\nLOOP [2] {\nMONSTER:random,random\n}\n", "/program.des");
        QCOMPARE(game(), std::string_view("nethack-3.6"));
        QCOMPARE(errors(), std::size_t(0));
        QVERIFY(desk.window.actions().action(QStringLiteral("game.nethack-3.6"))->isChecked());

        MemoryFileStore files;
        Workspace later(testGame(), files);
        const MainWindow window(later, desk.settings, Theme::light());
        QCOMPARE(later.active().game().catalog().gameId(), std::string_view("nethack-3.2.2"));
        desk.tool("game.nethack-3.4.3");
        QCOMPARE(game(), std::string_view("nethack-3.4.3"));
        desk.tool("game.nethack-3.6");
        QCOMPARE(game(), std::string_view("nethack-3.6"));
    }

    void opensDroppedFiles() {
        Desk desk;
        QVERIFY(desk.files.replace("/dropped.des", level("...\n").toStdString()).has_value());
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile("/dropped.des")});
        QDragEnterEvent enter({20, 20}, Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(&desk.window, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop({20, 20}, Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(&desk.window, &drop);
        QCOMPARE(desk.text(), level("...\n"));
    }

    void badFilesLeaveEverythingAsItIs() {
        Desk desk(level(room));
        auto& messages = desk.child<MessageBar>("messageBar");
        const QByteArray before = desk.text();
        QVERIFY(!desk.window.openFile("/missing.des"));
        QVERIFY(messages.isVisible() && messages.text().contains("missing.des"));
        QVERIFY(desk.files.replace("/huge.des", std::string(std::size_t(50) << 20U, 'x')).has_value());
        QVERIFY(!desk.window.openFile("/huge.des"));
        QVERIFY(messages.text().contains("too large"));
        QVERIFY(!readDocument(DiskFileStore(), testGame(), desk.folder.path()));
        QCOMPARE(desk.text(), before);
    }

    void binaryFilesSurvive() {
        QByteArray bytes;
        for (int i = 0; i < 4096; ++i)
            bytes += char((i * 7919) >> 3);
        Desk desk(bytes);
        QCOMPARE(desk.text(), bytes);
        desk.editor().moveCursor(QTextCursor::Start);
        desk.keys("x");
        QCOMPARE(desk.text(), 'x' + bytes);
        desk.tool("edit.undo");
        QCOMPARE(desk.text(), bytes);
        desk.window.actions().action("file.save")->trigger();
        QCOMPARE(QByteArray::fromStdString(desk.files.files().at("/level.des")), bytes);
    }

    // Point 3
    void showsTheMap() {
        Desk desk(level(room));
        MapCanvas& canvas = desk.window.canvas();
        const QImage tiles = canvas.grab().toImage();
        QTest::keyClick(&desk.window, Qt::Key_L, Qt::ControlModifier);
        QCOMPARE(canvas.look(), Look::Ascii);
        QVERIFY(canvas.grab().toImage() != tiles);
        const QSize before = canvas.cellSize();
        QWheelEvent turn(desk.at(2, 2), canvas.viewport()->mapToGlobal(desk.at(2, 2)), {}, {0, 120},
                         Qt::NoButton, Qt::ControlModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(canvas.viewport(), &turn);
        QVERIFY(canvas.cellSize().width() > before.width());
        desk.move(3, 2);
        QVERIFY(desk.child<StillLabel>("pointedAt").text().startsWith("3,2"));
        QVERIFY(desk.child<StillLabel>("pointedAt").text().contains("room"));
    }

    // Point 4
    void paints_data() {
        QTest::addColumn<QByteArray>("tool");
        QTest::addColumn<QByteArray>("during");
        QTest::addColumn<QByteArray>("after");
        const auto row = [](const char* tool, const char* during, const char* after) {
            QTest::newRow(tool) << QByteArray(tool) << QByteArray(during) << QByteArray(after);
        };
        row("tool.pencil", "-------\n|LLL..|\n|.....|\n|.....|\n-------\n",
            "-------\n|LLL..|\n|...L.|\n|....L|\n-------\n");
        row("tool.line", "-------\n|LLL..|\n|.....|\n|.....|\n-------\n",
            "-------\n|LL...|\n|..LL.|\n|....L|\n-------\n");
        row("tool.rectangle", "-------\n|LLL..|\n|.....|\n|.....|\n-------\n",
            "-------\n|LLLLL|\n|L...L|\n|LLLLL|\n-------\n");
        row("tool.filledRectangle", "-------\n|LLL..|\n|.....|\n|.....|\n-------\n",
            "-------\n|LLLLL|\n|LLLLL|\n|LLLLL|\n-------\n");
        row("tool.fill", "-------\n|LLLLL|\n|LLLLL|\n|LLLLL|\n-------\n",
            "-------\n|LLLLL|\n|LLLLL|\n|LLLLL|\n-------\n");
        row("tool.eraser", "-------\n|   ..|\n|.....|\n|.....|\n-------\n",
            "-------\n|   ..|\n|... .|\n|.... |\n-------\n");
    }
    void paints() {
        QFETCH(const QByteArray, tool);
        QFETCH(const QByteArray, during);
        QFETCH(const QByteArray, after);
        Desk desk(level(room));
        QTest::keyClick(&desk.window.canvas(), 'L', Qt::ShiftModifier);
        QCOMPARE(desk.window.canvas().controls().terrain, 'L');
        desk.tool(tool.constData());
        desk.press(1, 1);
        desk.drag(3, 1);
        QCOMPARE(desk.text(), level(during));
        desk.drag(5, 3);
        desk.release(5, 3);
        QCOMPARE(desk.text(), level(after));
        QCOMPARE(desk.session().document().doneSteps(), std::size_t(1));
        desk.tool("edit.undo");
        QCOMPARE(desk.text(), level(room));
    }

    void takesTerrainFromTheMap() {
        Desk desk(level("}..\n"));
        desk.tool("tool.eyedropper");
        desk.click(0, 0);
        QCOMPARE(desk.window.canvas().controls().terrain, '}');
        QCOMPARE(desk.window.canvas().tool(), ToolId::Pencil);
        desk.click(2, 0);
        QCOMPARE(desk.text(), level("}.}\n"));
    }

    void paintsWithTheKeyboard() {
        Desk desk(level(room));
        MapCanvas& canvas = desk.window.canvas();
        canvas.setFocus();
        QTest::mouseMove(canvas.viewport(), canvas.cellRect({0, 0}).center());
        QCoreApplication::processEvents();
        QTest::keyClick(&canvas, '#');
        QTest::keyClick(&canvas, Qt::Key_Right);
        QTest::keyClick(&canvas, Qt::Key_Right);
        QTest::keyClick(&canvas, Qt::Key_Down);
        QTest::keyClick(&canvas, Qt::Key_Space);
        QCOMPARE(desk.text(), level("-------\n|#....|\n|.....|\n|.....|\n-------\n"));
        desk.tool("tool.rectangle");
        QTest::keyClick(&canvas, Qt::Key_Space);
        QTest::keyClick(&canvas, Qt::Key_Right);
        QTest::keyClick(&canvas, Qt::Key_Down);
        QTest::keyClick(&canvas, Qt::Key_Space);
        QCOMPARE(desk.text(), level("-------\n|##...|\n|##...|\n|.....|\n-------\n"));
    }

    // Who holds Space to move the view, and lets it go, wants nothing painted at a cursor that was not used.
    void tappedSpacePaintsAtTheCursorOfTheKeysOnly() {
        Desk desk(level(room));
        MapCanvas& canvas = desk.window.canvas();
        canvas.setFocus();
        QTest::keyClick(&canvas, '#');
        const QByteArray before = desk.text();
        const auto move = [&](Point to) {
            QTest::mouseMove(canvas.viewport(), canvas.cellRect(to).center());
            QCoreApplication::processEvents();
        };
        move({2, 2});
        QTest::keyClick(&canvas, Qt::Key_Space);
        QCOMPARE(desk.text(), before);
        QTest::keyClick(&canvas, Qt::Key_Right);
        move({4, 2});
        QTest::keyClick(&canvas, Qt::Key_Space);
        QCOMPARE(desk.text(), before);
        QTest::keyClick(&canvas, Qt::Key_Down);
        QTest::keyClick(&canvas, Qt::Key_Space);
        QVERIFY(desk.text() != before);
    }

    void growsTheMapToItsLimit() {
        Desk desk(level("...\n"));
        QTest::keyClick(&desk.window.canvas(), '#');
        desk.click(4, 2);
        QCOMPARE(desk.text(), level("...\n\n    #\n"));
        desk.window.canvas().zoomOut();
        desk.window.canvas().zoomOut();
        const QByteArray before = desk.text();
        desk.click(76, 0);
        QCOMPARE(desk.text(), before);
        QVERIFY2(desk.message().contains("76"), qPrintable(desk.message()));
        desk.click(0, 21);
        QVERIFY2(desk.message().contains("21"), qPrintable(desk.message()));
        desk.click(75, 20);
        QVERIFY(desk.text() != before);
    }

    // Point 5
    void everythingFollowsTheText() {
        Desk desk(level(room, "MONSTER:'a',random,(1,1)\nTRAP:\"pit\",(2,2)\n"));
        desk.caretTo(".....|\n|.....|\n|");
        desk.editor().setFocus();
        QTest::keyClick(&desk.editor(), Qt::Key_Delete);
        desk.keys("T");
        QCOMPARE(desk.text(), level("-------\n|T....|\n|.....|\n|.....|\n-------\n",
                                    "MONSTER:'a',random,(1,1)\nTRAP:\"pit\",(2,2)\n"));
        QCOMPARE(desk.session().levels().level(0).parts[0].map->cells.at({1, 1}), 'T');
        QCOMPARE(codesOf(desk.session().analysis()), QByteArray("10 placed-in-wall"));
        desk.caretTo("'a',random");
        desk.keys("x");
        QCOMPARE(codesOf(desk.session().analysis()), QByteArray("10 unexpected-token"));
        QVERIFY(desk.child<QListView>("terrainPalette").isVisible());
        // The broken monster is still shown, and the trap can still be used.
        desk.tool("tool.select");
        desk.click(2, 2);
        QCOMPARE(desk.session().currentStatement(), (StatementRef{0, 3}));
    }

    // Point 6
    void selectsAndChangesThings() {
        Desk desk(level(room, "MONSTER : 'a' , \"giant ant\" , (01,1) \n# a comment\nTRAP:\"pit\",(2,2)\n"));
        desk.tool("tool.select");
        desk.click(1, 1);
        QCOMPARE(desk.session().currentStatement(), (StatementRef{0, 2}));
        QCOMPARE(desk.editor().textCursor().selectedText(),
                 QStringLiteral("MONSTER : 'a' , \"giant ant\" , (01,1)"));
        InspectorPanel& inspector = desk.inspector();
        auto* name = inspector.editor({Field::Name, {}})->findChild<QLineEdit*>();
        QCOMPARE(name->text(), QStringLiteral("giant ant"));
        name->selectAll();
        QTest::keyClicks(name, "killer bee");
        auto* x = inspector.editor({Field::Place, {}})->findChild<QSpinBox*>("x");
        QTest::keyClick(x, Qt::Key_Up);
        auto* chance = inspector.editor({Field::Chance, {}})->findChild<QSpinBox*>();
        QTest::keyClick(chance, Qt::Key_Down);
        auto* thingClass = inspector.editor({Field::Class, {}})->findChild<QComboBox*>();
        QCOMPARE(thingClass->currentData().toString(), QStringLiteral("'a'"));
        QCOMPARE(
            desk.text(),
            level(room, "MONSTER[99%] : 'a' , \"killer bee\" , (02,1) \n# a comment\nTRAP:\"pit\",(2,2)\n"));
        QCOMPARE(desk.session().document().doneSteps(), std::size_t(3));
        desk.caretTo("\"pit\"");
        QCOMPARE(desk.session().currentStatement(), (StatementRef{0, 3}));
        QVERIFY(inspector.editor({Field::Attribute, ArgumentKind::Attitude}) == nullptr);
    }

    // A selected region does not prevent moving what is in it.
    void movesThingsOutOfASelectedRegion() {
        const QByteArray before = level(room, "REGION:(1,1,3,3),lit,\"temple\"\nGOLD:5,(2,2)\n");
        Desk desk(before);
        desk.caretTo("REGION");
        QCOMPARE(desk.session().currentStatement()->statement, std::size_t(2));
        desk.press(2, 2);
        desk.drag(4, 2);
        desk.release(4, 2);
        QCOMPARE(desk.text(), QByteArray(before).replace("GOLD:5,(2,2)", "GOLD:5,(4,2)"));
        desk.tool("edit.undo");
        desk.caretTo("REGION");
        const QPoint edge(desk.at(2, 3).x(), desk.window.canvas().cellRect({2, 3}).bottom());
        QTest::mousePress(desk.window.canvas().viewport(), Qt::LeftButton, {}, edge);
        desk.drag(3, 3);
        desk.release(3, 3);
        QCOMPARE(desk.text(), QByteArray(before).replace("(1,1,3,3)", "(2,1,4,3)"));
    }

    void movesThingsWithTheMouse() {
        Desk desk(level(room, "MONSTER:'a',random,(1,1)\n"));
        desk.press(1, 1);
        desk.drag(3, 2);
        QCOMPARE(desk.text(), level(room, "MONSTER:'a',random,(3,2)\n"));
        desk.drag(4, 3);
        desk.release(4, 3);
        QCOMPARE(desk.text(), level(room, "MONSTER:'a',random,(4,3)\n"));
        QCOMPARE(desk.session().document().doneSteps(), std::size_t(1));
        QCOMPARE(QString::fromStdString(desk.session().document().stepLabels().front()),
                 QStringLiteral("Move ant or other insect"));
    }

    void clicksGoThroughWhatLiesThere() {
        Desk desk(level(
            room,
            "REGION:(1,1,5,3),lit,\"ordinary\"\nMONSTER:'a',random,(1,1)\nOBJECT:'(',\"chest\",(1,1)\n"));
        QList<std::size_t> seen;
        const auto look = [&] { seen << desk.session().currentStatement().value().statement; };
        for (int i = 0; i < 2; ++i) {
            desk.click(1, 1);
            look();
        }
        for (int i = 0; i < 4; ++i) {
            QTest::mouseClick(desk.window.canvas().viewport(), Qt::LeftButton, Qt::AltModifier,
                              desk.at(1, 1));
            look();
        }
        desk.click(1, 1); // things take precedence over regions, and selected ones over others
        look();
        QCOMPARE(seen, (QList<std::size_t>{4, 4, 3, 2, 4, 3, 3}));
    }

    // Point 7
    void oneUndoForAll() {
        Desk desk(level(room, "TRAP:\"pit\",(2,2)\n"));
        const QByteArray start = desk.text();
        QTest::keyClick(&desk.window.canvas(), '#');
        desk.click(1, 1);
        desk.editor().setFocus();
        desk.editor().moveCursor(QTextCursor::End);
        desk.keys("# end");
        const QByteArray end = desk.text();
        desk.child<QDockWidget>("historyDock").show();
        desk.child<QDockWidget>("historyDock").raise();
        QCoreApplication::processEvents();
        QStringList labels;
        const auto& history = desk.child<QListView>("history.list");
        for (int row = 0; row < history.model()->rowCount(); ++row)
            labels << history.model()->index(row, 0).data().toString();
        QVERIFY(labels.contains("Pencil"));
        QVERIFY(labels.contains("Typing"));
        while (desk.session().document().canUndo())
            QTest::keyClick(&desk.editor(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(desk.text(), start);
        QVERIFY(!desk.session().isModified());
        while (desk.session().document().canRedo())
            QTest::keyClick(&desk.window.canvas(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(desk.text(), end);
    }

    // Point 8
    void problemsLeadToTheirPlaces() {
        Desk desk(level(room, "TRAP:\"pitt\",(2,2)\nDOOR:open,(1,1)\n"));
        auto& list = desk.child<QTreeView>("problems.list");
        QCOMPARE(list.model()->rowCount(), 2);
        QVERIFY(!desk.editor().extraSelections().isEmpty());
        const QRect second = list.visualRect(list.model()->index(1, 0));
        QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, second.center());
        QCOMPARE(desk.editor().textCursor().selectedText(), QStringLiteral("(1,1)"));
        QTest::keyClick(&desk.window, Qt::Key_F8, Qt::ShiftModifier);
        QCOMPARE(desk.editor().textCursor().selectedText(), QStringLiteral("\"pitt\""));
        QApplication::processEvents(); // for the layout to show what is new
        const QList<QPushButton*> fixes = desk.inspector().findChildren<QPushButton*>("fix");
        const auto fix =
            std::ranges::find_if(fixes, [](const QPushButton* button) { return button->isVisible(); });
        QVERIFY(fix != fixes.end());
        QTest::mouseClick(*fix, Qt::LeftButton);
        QVERIFY(desk.text().contains("TRAP:\"pit\",(2,2)"));
        QCOMPARE(list.model()->rowCount(), 1);
    }

    // Point 9
    void savesEveryByte() {
        const QByteArray odd =
            level(room).replace("\n", "\r\n") + "# caf\xe9 \xff \xc3\xa9\r\n# a lone\rreturn\r\n";
        Desk desk(odd);
        QTest::keyClick(&desk.window.canvas(), '#');
        desk.click(1, 1);
        QTest::keyClick(&desk.window, Qt::Key_S, Qt::ControlModifier);
        QByteArray expected = odd;
        expected[expected.indexOf("|.") + 1] = '#';
        QCOMPARE(QByteArray::fromStdString(desk.files.files().at("/level.des")), expected);
        QVERIFY(!desk.window.isWindowModified());
    }

    void exportsOrSaysWhyNot() {
        Desk desk(level(room, "TRAP:\"pit\",(2,2)\n"));
        QTest::keyClick(&desk.window, Qt::Key_E, Qt::ControlModifier);
        QVERIFY(desk.files.exists("/a.lev"));
        QVERIFY2(desk.message().contains("a.lev"), qPrintable(desk.message()));
        const Result<lev34::Decoded> decoded = lev34::decode(desk.files.files().at("/a.lev"));
        QVERIFY(decoded && decoded->level.parts.front().traps.size() == 1 && decoded->target.abi.longs64);
        desk.tool("target.ilp32");
        desk.tool("file.export");
        QVERIFY(!lev34::decode(desk.files.files().at("/a.lev"))->target.abi.longs64);

        desk.open(level(room, "TRAP:\"pitt\",(2,2)\n").replace("\"a\"", "\"b\""), "/other.des");
        desk.tool("file.export");
        QVERIFY(!desk.files.exists("/b.lev"));
        auto& messages = desk.child<MessageBar>("messageBar");
        QVERIFY2(messages.isVisible() && messages.text().contains("line 10"), qPrintable(messages.text()));
        QTest::mouseClick(messages.findChild<QPushButton*>("messageButton"), Qt::LeftButton);
        QCOMPARE(desk.editor().textCursor().selectedText(), QStringLiteral("\"pitt\""));
    }

    void saysWhereItCannotWrite() {
        Desk desk(level(room));
        DiskFileStore disk;
        Workspace workspace(testGame(), disk);
        MainWindow window(workspace, desk.settings, Theme::dark());
        Session& session = window.session();
        QVERIFY(session.apply(
            EditOutcome(TextEdit::difference(session.text().bytes(), level(room).toStdString())), {}));
        QVERIFY(!window.exports().exportTo("/proc"));
        auto* messages = window.findChild<MessageBar*>("messageBar");
        QVERIFY(messages->text().contains("/proc/a.lev"));
        QVERIFY(!session.saveAs("/proc/level.des"));
        QCOMPARE(QByteArray::fromStdString(std::string(session.text().bytes())), level(room));
    }

    void manualsFortress() {
        LEVWRIGHT_NEEDS_SHARED();
        const QString example = sharedFolder() + "/corpus/nethack-3.4.3/example/";
        const QByteArray bytes = fileBytes(example + "fortress.des");
        Desk desk(bytes);
        QTest::keyClick(&desk.window.canvas(), '#');
        desk.click(3, 4);
        QByteArray painted = bytes;
        qsizetype cell = painted.indexOf("}|.....|}") + 3;
        painted[cell] = '#';
        QCOMPARE(desk.text(), painted);
        QTest::keyClick(&desk.window, Qt::Key_E, Qt::ControlModifier);
        QByteArray expected = fileBytes(example + "golden-lp64/fortress.lev");
        expected[0x38 + 4 * 9 + 3] = 23; // corridor
        QCOMPARE(QByteArray::fromStdString(desk.files.files().at("/fortress.lev")).toHex(), expected.toHex());
        desk.tool("edit.undo");
        QCOMPARE(desk.text(), bytes);
    }

    void manualsFortressAsPrinted() {
        LEVWRIGHT_NEEDS_SHARED();
        const QString example = sharedFolder() + "/corpus/nethack-3.4.3/example/";
        Desk desk(fileBytes(example + "as-printed/fortress.des"));
        auto& list = desk.child<QTreeView>("problems.list");
        QCOMPARE(list.model()->rowCount(), 2);
        QStringList selected;
        for (int row = 0; row < 2; ++row) {
            QTest::mouseClick(list.viewport(), Qt::LeftButton, {},
                              list.visualRect(list.model()->index(row, 0)).center());
            selected << desk.editor().textCursor().selectedText();
        }
        QCOMPARE(selected, QStringList({"RANDOM_PLACES", "levregion(0,0,79,20)"}));
        for (int fix = 0; fix < 2; ++fix) {
            QTest::keyClick(&desk.window, Qt::Key_F8);
            QTest::mouseClick(&desk.child<QAbstractButton>("problems.fix"), Qt::LeftButton);
        }
        QCOMPARE(list.model()->rowCount(), 0);
        desk.tool("file.export");
        QCOMPARE(QByteArray::fromStdString(desk.files.files().at("/fortress.lev")),
                 fileBytes(example + "golden-lp64/fortress.lev"));
    }

    void stockFilesOpen() {
        LEVWRIGHT_NEEDS_SHARED();
        Desk desk;
        for (const QString& path : stockFiles("nethack-3.4.3")) {
            const QByteArray bytes = fileBytes(path);
            desk.open(bytes, '/' + QFileInfo(path).fileName());
            QCOMPARE(desk.text(), bytes);
            auto& parts = desk.child<QComboBox>("partChoice");
            for (int i = 0; i < parts.count(); ++i) {
                parts.setCurrentIndex(i);
                Q_EMIT parts.activated(i);
                QCOMPARE(parts.currentIndex(), i);
                desk.window.canvas().grab();
            }
            QVERIFY(!desk.session().isModified());
        }
    }
};

LEVWRIGHT_TEST(MainWindowTest)

} // namespace levwright::main_window_test

#include "MainWindowTest.moc"
