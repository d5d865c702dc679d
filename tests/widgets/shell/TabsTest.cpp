// SPDX-License-Identifier: GPL-3.0-or-later
// Many documents in one window, used with mouse and keyboard.
#include "tests/support/Patience.h"
#include "tests/support/TestProgram.h"
#include "tests/widgets/WindowDesk.h"
#include "widgets/rollview/RollPanel.h"
#include "widgets/shell/ExportController.h"
#include "widgets/shell/FileController.h"
#include "widgets/shell/PlaytestLauncher.h"
#include "widgets/statistics/StatisticsPanel.h"

#include <QComboBox>
#include <QLabel>
#include <QMenu>
#include <QScrollBar>
#include <QSpinBox>
#include <QTabBar>
#include <QToolButton>
#include <QTreeView>

namespace levwright::tabs_test {
namespace {

const QByteArray room = mazeWith("-------\n|.....|\n|.....|\n-------\n", "TRAP:\"pit\",(2,2)\n");
const QByteArray dungeon = "DUNGEON:\"Main\" \"D\" (10,3)\nLEVEL:\"inn\" \"I\" @ (2,3)\n";

struct Desk : WindowDesk {
    using WindowDesk::WindowDesk;
    QTabBar& bar() { return child<QTabBar>("tabBar"); }
    void openThree() {
        open(room, QStringLiteral("/one.des"));
        open(QByteArray(room).replace("\"a\"", "\"b\""), QStringLiteral("/two.des"));
        open(dungeon, QStringLiteral("/dungeon.def"));
    }
    QStringList titles() {
        QStringList all;
        for (int tab = 0; tab < bar().count(); ++tab)
            all << bar().tabText(tab);
        return all;
    }
    void choose(int tab) { QTest::mouseClick(&bar(), Qt::LeftButton, {}, bar().tabRect(tab).center()); }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::ControlModifier) {
        QTest::keyClick(&window, key, modifiers);
    }
    void type(const char* keys) {
        editor().moveCursor(QTextCursor::End);
        QTest::keyClicks(&editor(), QString::fromLatin1(keys));
    }
    template <class Panel>
    Panel& panel() {
        return *window.page().panel<Panel>();
    }
};

} // namespace

class TabsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void eachDocumentHasATab() {
        Desk desk;
        QVERIFY(!desk.bar().isVisible()); // there is nothing to choose from
        desk.openThree();
        QVERIFY(desk.bar().isVisible());
        QCOMPARE(desk.titles(), (QStringList{"one.des", "two.des", "dungeon.def"}));
        QCOMPARE(desk.bar().currentIndex(), 2);
        QCOMPARE(desk.bar().tabToolTip(1), QStringLiteral("/two.des"));
        desk.choose(1);
        QVERIFY(desk.window.windowTitle().startsWith("two.des"));
        QCOMPARE(desk.child<QComboBox>("partChoice").currentText(), QStringLiteral("b"));
        QVERIFY(desk.child<QTreeView>("outline.tree").model()->index(0, 0).data().toString().contains("b"));
    }

    void goesThroughThemWithKeys_data() {
        QTest::addColumn<int>("key");
        QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
        QTest::addColumn<QList<int>>("tabs");
        const QList<int> on{0, 1, 2};
        const QList<int> back{1, 0, 2};
        QTest::newRow("Ctrl+Tab") << int(Qt::Key_Tab) << Qt::KeyboardModifiers(Qt::ControlModifier) << on;
        QTest::newRow("Ctrl+PgDown") << int(Qt::Key_PageDown) << Qt::KeyboardModifiers(Qt::ControlModifier)
                                     << on;
        QTest::newRow("Ctrl+Shift+Tab")
            << int(Qt::Key_Tab) << (Qt::ControlModifier | Qt::ShiftModifier) << back;
        QTest::newRow("Ctrl+PgUp") << int(Qt::Key_PageUp) << Qt::KeyboardModifiers(Qt::ControlModifier)
                                   << back;
    }
    void goesThroughThemWithKeys() {
        QFETCH(const int, key);
        QFETCH(const Qt::KeyboardModifiers, modifiers);
        QFETCH(const QList<int>, tabs);
        Desk desk;
        desk.openThree();
        for (const int tab : tabs) {
            desk.press(Qt::Key(key), modifiers);
            QCOMPARE(desk.bar().currentIndex(), tab);
        }
    }

    void sameFileTwiceIsOneTab() {
        Desk desk;
        desk.openThree();
        desk.choose(0);
        desk.type("# mine");
        desk.choose(1);
        QVERIFY(desk.window.openFile("/one.des"));
        QVERIFY(desk.window.openFile("/./one.des"));
        QCOMPARE(desk.titles(), (QStringList{"one.des *", "two.des", "dungeon.def"}));
        QCOMPARE(desk.bar().currentIndex(), 0);
        QVERIFY(desk.text().endsWith("# mine"));
    }

    void aLinkIsTheSameFile() {
        const QTemporaryDir folder;
        DiskFileStore disk;
        const QString path = folder.filePath("a.des");
        QVERIFY(disk.replace(path.toStdU16String(), room.toStdString()));
        QVERIFY(QFile::link(path, folder.filePath("b.des")));
        Workspace workspace(testGame(), disk);
        QVERIFY(workspace.open(path) && workspace.open(folder.filePath("b.des")));
        QCOMPARE(workspace.count(), std::size_t(1));
    }

    void marksWhatIsNotSaved() {
        Desk desk;
        desk.openThree();
        desk.choose(0);
        desk.type("#");
        QCOMPARE(desk.titles(), (QStringList{"one.des *", "two.des", "dungeon.def"}));
        QVERIFY(desk.window.isWindowModified());
        desk.choose(1);
        QVERIFY(!desk.window.isWindowModified());
        desk.choose(0);
        desk.press(Qt::Key_S);
        QCOMPARE(desk.titles(), (QStringList{"one.des", "two.des", "dungeon.def"}));
    }

    void ampersandsAreNoMnemonics() {
        Desk desk;
        desk.open(room, QStringLiteral("/a&b.des"));
        desk.open(room, QStringLiteral("/c.des"));
        QCOMPARE(desk.titles().front(), QStringLiteral("a&&b.des"));
    }

    void theFirstEmptyDocumentGivesWay() {
        Desk desk;
        QCOMPARE(desk.bar().count(), 1);
        desk.open(room, QStringLiteral("/one.des"));
        QCOMPARE(desk.titles(), QStringList{"one.des"});
        desk.press(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(desk.titles(), (QStringList{"one.des", "Untitled"}));
        desk.type("#");
        desk.open(room, QStringLiteral("/two.des"));
        QCOMPARE(desk.titles(), (QStringList{"one.des", "Untitled *", "two.des"}));
    }

    void closes() {
        Desk desk;
        desk.openThree();
        desk.choose(1);
        desk.press(Qt::Key_W);
        QCOMPARE(desk.titles(), (QStringList{"one.des", "dungeon.def"}));
        QCOMPARE(desk.bar().currentIndex(), 1);
        desk.press(Qt::Key_W);
        QCOMPARE(desk.titles(), QStringList{"one.des"});
        desk.press(Qt::Key_W);
        QCOMPARE(desk.titles(), QStringList{"Untitled"});
        desk.press(Qt::Key_W);
        QCOMPARE(desk.titles(), QStringList{"Untitled"});
        desk.type("x");
        QVERIFY(desk.text().endsWith("x"));
    }

    void closesOthers() {
        Desk desk;
        desk.openThree();
        Q_EMIT desk.bar().customContextMenuRequested(desk.bar().tabRect(1).center());
        auto& menu = desk.child<QMenu>("tabMenu");
        menu.actions().at(1)->trigger();
        QCOMPARE(desk.titles(), QStringList{"two.des"});
    }

    void canBeReordered() {
        Desk desk;
        desk.openThree();
        desk.bar().moveTab(2, 0);
        QCOMPARE(desk.titles(), (QStringList{"dungeon.def", "one.des", "two.des"}));
        QCOMPARE(desk.session().displayName(), QStringLiteral("dungeon.def"));
        desk.choose(2);
        QCOMPARE(desk.session().displayName(), QStringLiteral("two.des"));
        desk.type("#");
        QCOMPARE(desk.titles(), (QStringList{"dungeon.def", "one.des", "two.des *"}));
        desk.press(Qt::Key_Z);
        desk.press(Qt::Key_W);
        QCOMPARE(desk.titles(), (QStringList{"dungeon.def", "one.des"}));
    }

    // Of a tab that is scrolled out, no button is left alone at the edge.
    void scrolledTabsHideTheirButtons() {
        Desk desk;
        for (int i = 0; i < 12; ++i)
            desk.open(room, QStringLiteral("/some-level-%1.des").arg(i + 10));
        QTabBar& bar = desk.bar();
        desk.window.resize(1000, 700);
        bool isCut = false;
        for (int tab = bar.count(); tab-- > 0;) {
            bar.setCurrentIndex(tab);
            bar.grab(); // paints
            for (int other = 0; other < bar.count(); ++other) {
                const QWidget* button = bar.tabButton(other, QTabBar::RightSide);
                const int seen = bar.tabRect(other).right() - button->width();
                QCOMPARE(button->isVisibleTo(&bar), bar.tabRect(other).left() >= 0 || seen >= 20);
                isCut = isCut || !button->isVisibleTo(&bar);
            }
        }
        QVERIFY(isCut);
    }

    // The bar scrolls instead of shrinking the names, and a long name keeps its end.
    void manyTabsKeepTheirNames() {
        Desk desk;
        const QString longName = QStringLiteral("the-second-try-of-a-castle-with-a-drawbridge-%1.des");
        for (int i = 0; i < 25; ++i)
            desk.open(room, u'/' + longName.arg(i));
        QTabBar& bar = desk.bar();
        const QFontMetrics metrics(bar.font());
        for (int tab = 0; tab < bar.count(); ++tab)
            QVERIFY(bar.tabRect(tab).width() > metrics.horizontalAdvance("bridge-24.des  ") + 20);
        QCOMPARE(bar.elideMode(), Qt::ElideLeft);
        QVERIFY(bar.tabRect(0).width() < metrics.horizontalAdvance(longName));
        QVERIFY(bar.rect().contains(bar.tabRect(24).center())); // the active one is in sight
        QVERIFY(!bar.rect().contains(bar.tabRect(0).center()));
        desk.press(Qt::Key_Tab);
        QVERIFY(bar.rect().contains(bar.tabRect(0).center()));
        const QList<QToolButton*> arrows = bar.findChildren<QToolButton*>(Qt::FindDirectChildrenOnly);
        const int before = bar.tabRect(0).left();
        for (QToolButton* arrow : arrows) {
            if (arrow->arrowType() == Qt::RightArrow)
                QTest::mouseClick(arrow, Qt::LeftButton);
        }
        QVERIFY(bar.tabRect(0).left() < before);
    }

    // It has the colours of the window, not those of an icon of the desktop.
    void theCloseButtonIsCalm_data() {
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }
    void theCloseButtonIsCalm() {
        QFETCH(const bool, dark);
        Desk desk({}, dark ? Theme::dark() : Theme::light());
        desk.openThree();
        QWidget* button = desk.bar().tabButton(1, QTabBar::RightSide);
        QVERIFY(button->width() <= 20 && button->height() <= 20);
        const QImage look = button->grab().toImage();
        for (int y = 0; y < look.height(); ++y) {
            for (int x = 0; x < look.width(); ++x)
                QVERIFY(look.pixelColor(x, y).hslSaturation() < 60 ||
                        look.pixelColor(x, y).lightness() > 240);
        }
        QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(desk.titles(), (QStringList{"one.des", "dungeon.def"}));
    }

    // Everything on a page is as it was left.
    void keepsTheStateOfEach() {
        Desk desk;
        desk.openThree();
        desk.choose(0);
        QTest::keyClick(&desk.canvas(), '#'); // a terrain, which also takes the pencil
        desk.trigger("view.zoomIn");
        const QSize zoomed = desk.canvas().cellSize();
        QTest::mouseClick(desk.canvas().viewport(), Qt::LeftButton, {}, desk.at(3, 1));
        const QByteArray painted = desk.text();
        QVERIFY(painted.contains("|..#..|"));
        const auto trap = Offset(painted.indexOf("TRAP"));
        desk.session().select(Selection{trap, trap + 4});
        desk.raise("rollsDock");
        desk.press(Qt::Key_R);
        desk.panel<RollPanel>().model().showSeed(7);
        desk.raise("statisticsDock");
        desk.child<QSpinBox>("statistics.rolls").setValue(50);
        desk.panel<StatisticsPanel>().toggle();
        QTRY_VERIFY_WITH_TIMEOUT(desk.panel<StatisticsPanel>().report(), patience);

        desk.choose(1);
        QVERIFY(desk.canvas().cellSize() != zoomed);
        QVERIFY(!desk.panel<RollPanel>().model().isShown());
        QVERIFY(!desk.window.actions().action("view.roll")->isChecked());
        QVERIFY(!desk.panel<StatisticsPanel>().report());
        QVERIFY(!desk.session().document().canUndo());
        QVERIFY(!desk.window.actions().action("edit.undo")->isEnabled());
        // Tool and terrain belong to the hand, not to the page.
        QCOMPARE(desk.canvas().tool(), ToolId::Pencil);
        QCOMPARE(desk.canvas().controls().terrain, '#');

        desk.choose(0);
        QCOMPARE(desk.canvas().cellSize(), zoomed);
        QVERIFY(desk.panel<RollPanel>().model().isShown());
        QVERIFY(desk.window.actions().action("view.roll")->isChecked());
        QCOMPARE(desk.panel<RollPanel>().model().seed(), std::uint64_t(7));
        QVERIFY(desk.panel<StatisticsPanel>().report());
        QCOMPARE(desk.session().selection(), (Selection{trap, trap + 4}));
        desk.press(Qt::Key_Z);
        QCOMPARE(desk.text(), room);
    }

    void aDungeonHasPanelsOfItsOwn() {
        Desk desk;
        desk.openThree();
        QCOMPARE(desk.child<QDockWidget>("terrainDock").windowTitle(), QStringLiteral("Legend"));
        QVERIFY(!desk.window.actions().action("tool.pencil")->isEnabled());
        QVERIFY(!desk.window.actions().action("view.roll")->isEnabled());
        desk.raise("rollsDock");
        QVERIFY(!desk.window.page().panel<RollPanel>());
        desk.choose(0);
        QCOMPARE(desk.child<QDockWidget>("terrainDock").windowTitle(), QStringLiteral("Palette"));
        QVERIFY(desk.window.actions().action("tool.pencil")->isEnabled());
        QVERIFY(desk.panel<RollPanel>().isVisible());
    }

    void aClosedPanelCanBeOpenedAgain() {
        Desk desk(room);
        const QList<QAction*> entries = desk.child<QMenu>("menu.Panels").actions();
        const QList<QDockWidget*> docks = desk.window.findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly);
        QCOMPARE(entries.size(), docks.size());
        for (QDockWidget* dock : docks) {
            dock->close();
            const auto entry = std::ranges::find(entries, dock->windowTitle(), &QAction::text);
            QVERIFY2(entry != entries.end(), qPrintable(dock->windowTitle()));
            QVERIFY(!(*entry)->isChecked());
            (*entry)->trigger();
            QVERIFY(!dock->isHidden());
        }
    }

    void themesReachEveryPage() {
        Desk desk;
        desk.openThree();
        desk.choose(0);
        const QImage light = desk.canvas().grab().toImage();
        desk.choose(1);
        desk.trigger("view.dark");
        desk.choose(0);
        QVERIFY(desk.canvas().grab().toImage() != light);
    }

    // The game continues when another document is active, and ends when its own document is closed.
    void playsTheDocumentItBeganWith() {
        Desk desk;
        desk.open(mazeWith("-----\n|...|\n-----\n", "STAIR:(1,1),up\n"), QStringLiteral("/one.des"));
        desk.open(room, QStringLiteral("/two.des"));
        desk.choose(0);
        desk.trigger("play.test");
        PlaytestWindow& played = *desk.window.playtest().window();
        QVERIFY(played.playsLevel());
        desk.choose(1);
        QVERIFY(played.playsLevel());
        desk.choose(0);
        desk.press(Qt::Key_W);
        QVERIFY(!played.playsLevel());
    }

    void exportsTheActiveOne() {
        Desk desk;
        desk.openThree();
        desk.choose(1);
        desk.press(Qt::Key_E);
        QVERIFY(desk.files.exists("/b.lev") && !desk.files.exists("/a.lev"));
        desk.choose(2);
        desk.press(Qt::Key_E);
        QVERIFY(desk.files.exists("/dungeon"));
    }
};

LEVWRIGHT_TEST(TabsTest)

} // namespace levwright::tabs_test

#include "TabsTest.moc"
