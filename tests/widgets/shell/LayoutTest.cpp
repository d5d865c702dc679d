// SPDX-License-Identifier: GPL-3.0-or-later
// How the window shares its space: map and text, panels and their folded remains, screens of all sizes.
#include "core/tools/ToolTable.h"
#include "tests/support/TestProgram.h"
#include "tests/widgets/WindowDesk.h"
#include "widgets/dungeonview/DungeonView.h"
#include "widgets/pages/PanelStrip.h"

#include <QLineEdit>
#include <QListView>
#include <QSplitter>
#include <QToolBar>
#include <QToolButton>

namespace levwright::layout_test {
namespace {

const QByteArray level = mazeWith("-------\n|.....|\n|.....|\n-------\n", "TRAP:\"pit\",(2,2)\n");

struct Desk : WindowDesk {
    using WindowDesk::WindowDesk;

    void press(Qt::Key key, Qt::KeyboardModifiers keys = {}) {
        QTest::keyClick(QApplication::focusWidget(), key, keys);
        QCoreApplication::processEvents();
    }
    PanelStrip& strip() { return child<PanelStrip>("panelStrip"); }
    static QList<int> widthsIn(const MainWindow& window) {
        return {childOf<QDockWidget>(window, "outlineDock").width(),
                childOf<QDockWidget>(window, "inspectorDock").width()};
    }
    QList<int> widths() const { return widthsIn(window); }
    // Takes the line at the right of the dock.
    void dragEdgeOf(const char* dock, int by) {
        const QRect place = child<QDockWidget>(dock).geometry();
        const QPoint from(place.right() + 2, place.center().y());
        QTest::mousePress(&window, Qt::LeftButton, {}, from);
        const QPoint to = from + QPoint(by, 0);
        QMouseEvent move(QEvent::MouseMove, to, window.mapToGlobal(to), Qt::NoButton, Qt::LeftButton, {});
        QApplication::sendEvent(&window, &move);
        const int wanted = place.width() + by;
        QTRY_COMPARE(child<QDockWidget>(dock).width(), wanted);
        QTest::mouseRelease(&window, Qt::LeftButton, {}, to);
    }
    QString sights() {
        return QStringList{canvas().isVisible() ? "map" : "", editor().isVisible() ? "text" : ""}.join(u'+');
    }
};

// A window of a later start.
struct LaterWindow {
    LaterWindow(QSettings& settings, QSize size)
        : workspace(testGame(), files), window(workspace, settings, Theme::light()) {
        window.resize(size);
        window.show();
    }
    MemoryFileStore files;
    Workspace workspace;
    MainWindow window;
};

} // namespace

class LayoutTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keysChooseLayouts() {
        Desk desk(level);
        desk.editor().setFocus();
        QCOMPARE(desk.sights(), "map+text");
        const int half = desk.canvas().height();
        desk.press(Qt::Key_F10);
        QCOMPARE(desk.sights(), "map+");
        QVERIFY(desk.canvas().hasFocus());
        QVERIFY(desk.canvas().height() > half);
        desk.press(Qt::Key_F12);
        QCOMPARE(desk.sights(), "+text");
        QVERIFY(desk.editor().hasFocus());
        desk.press(Qt::Key_F11);
        QCOMPARE(desk.sights(), "map+text");
        QCOMPARE(desk.canvas().height(), half);
        desk.press(Qt::Key_F11, Qt::ShiftModifier);
        const auto& split = desk.child<QSplitter>("mapAndText");
        QCOMPARE(split.orientation(), Qt::Horizontal);
        QVERIFY(desk.canvas().mapTo(&desk.window, QPoint()).x() + desk.canvas().width() <
                desk.editor().mapTo(&desk.window, QPoint()).x());
        desk.press(Qt::Key_F11, Qt::ShiftModifier);
        QCOMPARE(split.orientation(), Qt::Vertical);
        QVERIFY(desk.window.actions().action("view.layoutSplit")->isChecked());
    }

    void whatGetsTheKeyboardComesInSight_data() {
        QTest::addColumn<QByteArray>("layout");
        QTest::addColumn<QByteArray>("action");
        for (const char* action : {"view.text", "edit.find", "edit.goToLine", "level.nextProblem"})
            QTest::newRow(action) << QByteArray("view.layoutMap") << QByteArray(action);
        for (const char* action : {"view.map", "tool.pencil"})
            QTest::newRow(action) << QByteArray("view.layoutText") << QByteArray(action);
    }
    void whatGetsTheKeyboardComesInSight() {
        QFETCH(const QByteArray, layout);
        QFETCH(const QByteArray, action);
        Desk desk(QByteArray(level).replace("\"pit\"", "\"pitt\""));
        desk.trigger(layout.constData());
        desk.trigger(action.constData());
        QCoreApplication::processEvents();
        QCOMPARE(desk.sights(), "map+text");
        QVERIFY(QApplication::focusWidget() != nullptr && QApplication::focusWidget()->isVisible());
        QVERIFY(desk.child<QSplitter>("mapAndText").isAncestorOf(QApplication::focusWidget()));
    }

    // --- panels

    void quietPanelsFold() {
        Desk desk(level);
        auto& problems = desk.child<QDockWidget>("problemsDock");
        QVERIFY(!problems.isVisible());
        QVERIFY(desk.strip().isVisible());
        const int folded = desk.canvas().height();
        // New status lines cause no new layout.
        desk.caretTo("\"pit\"");
        desk.editor().setFocus();
        desk.press(Qt::Key_X);
        QVERIFY(!problems.isVisible());
        QCOMPARE(desk.strip().line(0), "1 error");
        QCOMPARE(desk.canvas().height(), folded);
        QTest::mouseClick(&desk.child<QWidget>("strip.problemsDock"), Qt::LeftButton);
        QCoreApplication::processEvents();
        QVERIFY(problems.isVisible());
        QVERIFY(!desk.strip().isVisible());
        QVERIFY(desk.canvas().height() < folded);
        desk.press(Qt::Key_J, Qt::ControlModifier);
        QVERIFY(!problems.isVisible());
        QCOMPARE(desk.canvas().height(), folded);
    }

    void panelsWithSomethingToSayOpen() {
        Desk desk(level);
        QVERIFY(desk.strip().isVisible());
        desk.open(QByteArray(level).replace("\"pit\"", "\"pitt\""), QStringLiteral("/wrong.des"));
        QVERIFY(desk.child<QDockWidget>("problemsDock").isVisible());
        QVERIFY(!desk.strip().isVisible());
        desk.trigger("view.previousTab");
        QVERIFY(desk.strip().isVisible());
        // A command that needs one of the panels unfolds them.
        desk.trigger("view.roll");
        QVERIFY(desk.child<QDockWidget>("rollsDock").isVisible());
        QVERIFY(!desk.strip().isVisible());
    }

    void foldedPanelsStayFolded() {
        Desk desk(QByteArray(level).replace("\"pit\"", "\"pitt\""));
        QVERIFY(!desk.strip().isVisible());
        desk.trigger("view.foldPanels");
        QVERIFY(desk.strip().isVisible());
        desk.trigger("file.newEmpty");
        QVERIFY(desk.strip().isVisible());
        desk.window.close();
        MemoryFileStore files;
        Workspace later(testGame(), files);
        MainWindow window(later, desk.settings, Theme::light());
        window.show();
        QVERIFY(childOf<PanelStrip>(window, "panelStrip").isVisible());
        window.actions().action("view.foldPanels")->trigger();
        QVERIFY(childOf<QDockWidget>(window, "problemsDock").isVisible());
        QVERIFY(childOf<QDockWidget>(window, "rollsDock").toggleViewAction()->isChecked());
    }

    void firstWindowFitsItsScreen_data() {
        QTest::addColumn<QSize>("screen");
        // The last two are 1024 x 700 and 1440 x 900 at 200 percent.
        for (const QSize size :
             {QSize(1920, 1080), QSize(1440, 900), QSize(1024, 700), QSize(512, 350), QSize(720, 450)})
            QTest::addRow("%d x %d", size.width(), size.height()) << size;
    }
    void firstWindowFitsItsScreen() {
        QFETCH(const QSize, screen);
        QTemporaryDir folder;
        QSettings settings(folder.filePath("settings.ini"), QSettings::IniFormat);
        MemoryFileStore files;
        Workspace workspace(testGame(), files);
        MainWindow window(workspace, settings, Theme::light());
        window.fitInto(screen);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QVERIFY2(window.width() <= screen.width() && window.height() <= screen.height(),
                 qPrintable(QStringLiteral("%1 x %2").arg(window.width()).arg(window.height())));
        QVERIFY(window.canvas().width() * 2 > window.width());
        QVERIFY(window.canvas().height() * 3 > window.height());
    }

    // What a small screen hides is hidden for this session only.
    void smallScreensLeaveNothingBehind() {
        QTemporaryDir folder;
        QSettings settings(folder.filePath("settings.ini"), QSettings::IniFormat);
        MemoryFileStore files;
        Workspace workspace(testGame(), files);
        {
            MainWindow small(workspace, settings, Theme::light());
            small.fitInto({800, 500});
            small.show();
            QVERIFY(QTest::qWaitForWindowExposed(&small));
            QVERIFY(!childOf<QPlainTextEdit>(small, "textpane.editor").isVisible());
            QVERIFY(!childOf<QDockWidget>(small, "terrainDock").isVisible());
            small.close();
        }
        MainWindow later(workspace, settings, Theme::light());
        later.fitInto({1600, 1000});
        later.show();
        QVERIFY(QTest::qWaitForWindowExposed(&later));
        QVERIFY(later.width() > 1200);
        QVERIFY(childOf<QPlainTextEdit>(later, "textpane.editor").isVisible());
        for (const char* dock : {"outlineDock", "terrainDock", "inspectorDock"})
            QVERIFY2(childOf<QDockWidget>(later, dock).isVisible(), dock);
    }

    // What the user chooses on a small screen is kept.
    void choicesOnSmallScreensAreKept() {
        QTemporaryDir folder;
        QSettings settings(folder.filePath("settings.ini"), QSettings::IniFormat);
        MemoryFileStore files;
        Workspace workspace(testGame(), files);
        {
            MainWindow small(workspace, settings, Theme::light());
            small.fitInto({800, 500});
            small.show();
            QVERIFY(QTest::qWaitForWindowExposed(&small));
            small.actions().action(QStringLiteral("view.layoutText"))->trigger();
            small.close();
        }
        MainWindow later(workspace, settings, Theme::light());
        later.fitInto({1600, 1000});
        later.show();
        QVERIFY(QTest::qWaitForWindowExposed(&later));
        QVERIFY(childOf<QPlainTextEdit>(later, "textpane.editor").isVisible());
        QVERIFY(!later.canvas().isVisible());
    }

    // What a small window squeezes is no choice: the docks get their room back, also in later windows.
    void squeezedDocksWidenAgain() {
        Desk desk(level);
        const QSize usual = desk.window.size();
        const QList<int> before = desk.widths();
        desk.window.resize(560, 500);
        QTRY_VERIFY(desk.widths()[0] < before[0] && desk.widths()[1] < before[1]);
        desk.window.resize(usual);
        QTRY_COMPARE(desk.widths(), before);
        desk.window.resize(560, 500);
        QTRY_VERIFY(desk.widths()[1] < before[1]);
        desk.window.close();
        const LaterWindow later(desk.settings, usual);
        QTRY_COMPARE(Desk::widthsIn(later.window), before);
    }

    void draggedDocksKeepTheirWidth() {
        Desk desk(level);
        const QSize usual = desk.window.size();
        const QList<int> before = desk.widths();
        desk.dragEdgeOf("outlineDock", -40);
        QTRY_COMPARE(desk.widths()[0], before[0] - 40);
        const QList<int> chosen = desk.widths();
        desk.window.resize(usual - QSize(100, 0));
        desk.window.resize(usual);
        QTRY_COMPARE(desk.window.size(), usual);
        QCOMPARE(desk.widths(), chosen);
        desk.dragEdgeOf("outlineDock", 90);
        QTRY_COMPARE(desk.widths()[0], before[0] + 50);
        desk.window.resize(560, 500);
        QTRY_VERIFY(desk.widths()[0] < before[0] + 50);
        desk.window.close();
        const LaterWindow later(desk.settings, usual);
        QTRY_COMPARE(Desk::widthsIn(later.window), QList<int>({before[0] + 50, before[1]}));
    }

    // For any size of the window, every tool can be clicked, and every option of the tool in hand.
    void toolsAreInReach_data() {
        QTest::addColumn<QSize>("size");
        // The last one is 1024 x 700 at 200 percent, without the frame.
        for (const QSize size : {QSize(1440, 900), QSize(1024, 700), QSize(800, 500), QSize(496, 302)})
            QTest::addRow("%d x %d", size.width(), size.height()) << size;
    }
    void toolsAreInReach() {
        QFETCH(const QSize, size);
        Desk desk(level);
        desk.window.fitInto(size + QSize(16, 48));
        QCoreApplication::processEvents(); // what is hidden now releases its space
        desk.window.resize(size);
        QTRY_COMPARE(desk.window.size(), size);
        for (const ToolRow& tool : toolTable()) {
            QToolButton* button = nullptr;
            QAction* action = desk.window.actions().action(QString::fromLatin1(tool.action));
            for (QToolButton* each : desk.child<QToolBar>("toolBar").findChildren<QToolButton*>()) {
                if (each->defaultAction() == action)
                    button = each;
            }
            QVERIFY2(button != nullptr && !button->visibleRegion().isEmpty(), tool.action);
            QCOMPARE(button->visibleRegion().boundingRect().size(), button->size());
            QTest::mouseClick(button, Qt::LeftButton);
            QVERIFY2(action->isChecked(), tool.action);
            QCoreApplication::processEvents();
            for (const QToolButton* option :
                 desk.child<QWidget>("toolOptions").findChildren<QToolButton*>()) {
                if (option->isVisibleTo(option->parentWidget()))
                    QVERIFY2(option->visibleRegion().boundingRect().size() == option->size(),
                             qPrintable(option->text() + u' ' + tool.action));
            }
        }
        for (const QToolBar* bar : desk.window.findChildren<QToolBar*>()) {
            const auto* more = bar->findChild<QToolButton*>(QStringLiteral("qt_toolbar_ext_button"));
            QVERIFY2(more == nullptr || !more->isVisible(), qPrintable(bar->objectName()));
        }
    }

    // --- terrain

    void terrainIsFoundByItsName() {
        Desk desk(level);
        auto& search = desk.child<QLineEdit>("palette.search");
        const auto& grid = desk.child<QListView>("terrainPalette");
        const auto shown = [&] {
            int count = 0;
            for (int row = 0; row < grid.model()->rowCount(); ++row)
                count += grid.isRowHidden(row) ? 0 : 1;
            return count;
        };
        const int all = shown();
        // Side by side, with names on hover.
        QVERIFY(grid.visualRect(grid.model()->index(1, 0)).left() >
                grid.visualRect(grid.model()->index(0, 0)).left());
        QVERIFY(grid.model()->index(0, 0).data(Qt::ToolTipRole).toString().contains("floor"));
        search.setFocus();
        QTest::keyClicks(&search, QStringLiteral("lav"));
        QVERIFY(shown() >= 1 && shown() < all);
        QTest::keyClick(&search, Qt::Key_Return);
        QCOMPARE(desk.canvas().controls().terrain, 'L');
        search.clear();
        QCOMPARE(shown(), all);
    }

    // For all documents, including dungeons, and for later windows.
    void layoutsAreKept() {
        Desk desk(level);
        desk.trigger("view.layoutMap");
        desk.trigger("view.sideBySide");
        desk.open("DUNGEON:\"Main\" \"D\" (10,3)\n", QStringLiteral("/dungeon.def"));
        QVERIFY(!desk.editor().isVisible());
        QVERIFY(desk.window.page().dungeon()->isVisible());
        desk.window.close();
        MemoryFileStore files;
        Workspace later(testGame(), files);
        MainWindow window(later, desk.settings, Theme::light());
        window.show();
        QVERIFY(window.canvas().isVisible());
        QVERIFY(!childOf<QPlainTextEdit>(window, "textpane.editor").isVisible());
        QVERIFY(window.actions().action("view.layoutMap")->isChecked());
        window.actions().action("view.layoutSplit")->trigger();
        QCOMPARE(childOf<QSplitter>(window, "mapAndText").orientation(), Qt::Horizontal);
    }
};

LEVWRIGHT_TEST(LayoutTest)

} // namespace levwright::layout_test

#include "LayoutTest.moc"
