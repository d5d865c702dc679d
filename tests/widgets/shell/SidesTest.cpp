// SPDX-License-Identifier: GPL-3.0-or-later
// Two documents side by side in one window, used with mouse and keyboard.
#include "tests/support/TestProgram.h"
#include "tests/widgets/WindowDesk.h"
#include "widgets/outline/OutlinePanel.h"
#include "widgets/textpane/TextPane.h"

#include <QMenu>
#include <QMouseEvent>
#include <QRubberBand>
#include <QTabBar>

namespace levwright::sides_test {
namespace {

const QByteArray room = mazeWith("-------\n|.....|\n|.....|\n-------\n", "TRAP:\"pit\",(2,2)\n");
const QByteArray dungeon = "DUNGEON:\"Main\" \"D\" (10,3)\nLEVEL:\"inn\" \"I\" @ (2,3)\n";

struct Desk : WindowDesk {
    Desk() {
        open(room, QStringLiteral("/one.des"));
        open(room, QStringLiteral("/two.des"));
        open(dungeon, QStringLiteral("/dungeon.def"));
    }
    QTabBar& bar(bool second) {
        return *window.findChild<QTabBar*>(second ? QStringLiteral("tabBar.second")
                                                  : QStringLiteral("tabBar"));
    }
    QStringList titles(bool second) {
        QStringList all;
        for (int tab = 0; tab < bar(second).count(); ++tab)
            all << bar(second).tabText(tab);
        return all;
    }
    void click(bool second, int tab) {
        QTest::mouseClick(&bar(second), Qt::LeftButton, {}, bar(second).tabRect(tab).center());
    }
    // With the keyboard that the window has.
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::ControlModifier) {
        QWidget* focused = QApplication::focusWidget();
        QTest::keyClick(focused != nullptr ? focused : &window, key, modifiers);
    }
    void move() { press(Qt::Key_Backslash); }
    EditorPage& pageOf(const char* name) {
        return window.tabs().pageOf(*workspace.sessionOf(QString::fromLatin1(name)));
    }
    QString active() const { return session().path(); }
};

} // namespace

class SidesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void showsTwoDocuments() {
        Desk desk;
        QVERIFY(!desk.bar(true).isVisible());
        desk.move();
        QCOMPARE(desk.titles(false), (QStringList{"one.des", "two.des"}));
        QCOMPARE(desk.titles(true), QStringList{"dungeon.def"});
        QCOMPARE(desk.active(), QStringLiteral("/dungeon.def"));
        QVERIFY(desk.pageOf("/two.des").isVisible() && desk.pageOf("/dungeon.def").isVisible());
        QVERIFY(!desk.pageOf("/one.des").isVisible());
        QVERIFY(desk.bar(true).isVisible()); // a single tab, too: it says what is there
        QVERIFY(desk.pageOf("/two.des").width() > 200 && desk.pageOf("/dungeon.def").width() > 200);
        const int apart = desk.pageOf("/two.des").width() - desk.pageOf("/dungeon.def").width();
        QVERIFY(std::abs(apart) < 10);
    }

    // Panels, title and commands follow the document that has the keyboard.
    void whatIsClickedIsActive() {
        Desk desk;
        desk.move();
        QCOMPARE(desk.child<QDockWidget>("terrainDock").windowTitle(), QStringLiteral("Legend"));
        MapCanvas& map = *desk.pageOf("/two.des").canvas();
        QTest::mouseClick(map.viewport(), Qt::LeftButton, {}, map.cellRect({2, 2}).center());
        QCOMPARE(desk.active(), QStringLiteral("/two.des"));
        QVERIFY(desk.window.windowTitle().startsWith("two.des"));
        QCOMPARE(desk.child<QDockWidget>("terrainDock").windowTitle(), QStringLiteral("Palette"));
        QVERIFY(desk.pageOf("/two.des").panel<OutlinePanel>()->isVisible());
        QVERIFY(desk.session().currentStatement()); // the click did what it does on one side, too
        desk.press(Qt::Key_Delete, {});
        QVERIFY(!desk.text().contains("TRAP"));
        auto& text = *desk.pageOf("/dungeon.def").findChild<QPlainTextEdit*>("textpane.editor");
        QTest::mouseClick(text.viewport(), Qt::LeftButton, {}, {5, 5});
        QCOMPARE(desk.active(), QStringLiteral("/dungeon.def"));
        QTest::keyClicks(QApplication::focusWidget(), "#");
        QVERIFY(desk.text().contains("#"));
    }

    // The tab in front of the active side has a line of the accent colour.
    void theActiveSideIsPlainToSee() {
        Desk desk;
        desk.move();
        // How many pixels of the bar have the accent colour.
        const auto accent = [&](bool second) {
            QTabBar& bar = desk.bar(second);
            const QImage look = bar.grab().toImage();
            const QRgb wanted = bar.palette().color(QPalette::Highlight).rgb();
            int count = 0;
            for (int y = 0; y < look.height(); ++y) {
                for (int x = 0; x < look.width(); ++x)
                    count += look.pixel(x, y) == wanted ? 1 : 0;
            }
            return count;
        };
        QTRY_VERIFY(!desk.bar(true).size().isEmpty()); // once it is laid out
        QCOMPARE(accent(false), 0);
        QCOMPARE_GT(accent(true), 100);
        desk.click(false, 1);
        QCOMPARE(desk.active(), QStringLiteral("/two.des"));
        QCOMPARE_GT(accent(false), 100);
        QCOMPARE(accent(true), 0);
    }

    // Keys never go to the page that is visible on the other side.
    void theKeyboardFollows_data() {
        QTest::addColumn<QString>("way");
        for (const char* way : {"tab", "Ctrl+Tab", "Shift+F6", "opening"})
            QTest::newRow(way) << QString(way);
    }
    void theKeyboardFollows() {
        QFETCH(const QString, way);
        Desk desk;
        desk.move();
        desk.press(Qt::Key_F7, {}); // the text of the dungeon
        if (way == "tab") {
            desk.click(false, 1);
        } else if (way == "Ctrl+Tab") {
            desk.press(Qt::Key_Tab, Qt::ControlModifier | Qt::ShiftModifier);
        } else if (way == "Shift+F6") {
            desk.press(Qt::Key_F6, Qt::ShiftModifier);
        } else {
            QVERIFY(desk.window.openFile("/two.des"));
        }
        QCOMPARE(desk.active(), QStringLiteral("/two.des"));
        QVERIFY(desk.pageOf("/two.des").isAncestorOf(QApplication::focusWidget()));
        desk.press(Qt::Key_F7, {});
        QTest::keyClicks(QApplication::focusWidget(), "#");
        QVERIFY(desk.text().contains("#"));
        QVERIFY(!desk.pageOf("/dungeon.def").session().isModified());
    }

    void goesThroughBothSides() {
        Desk desk;
        desk.click(false, 0);
        desk.move();
        QCOMPARE(desk.titles(false), (QStringList{"two.des", "dungeon.def"}));
        QCOMPARE(desk.titles(true), QStringList{"one.des"});
        for (const char* next : {"/two.des", "/dungeon.def", "/one.des"}) {
            desk.press(Qt::Key_Tab);
            QCOMPARE(desk.active(), QString::fromLatin1(next));
        }
    }

    void newDocumentsComeToTheActiveSide() {
        Desk desk;
        desk.move();
        desk.open(room, QStringLiteral("/three.des"));
        QCOMPARE(desk.titles(true), (QStringList{"dungeon.def", "three.des"}));
        desk.click(false, 0);
        desk.open(room, QStringLiteral("/four.des"));
        QCOMPARE(desk.titles(false), (QStringList{"one.des", "four.des", "two.des"}));
        desk.bar(true).moveTab(1, 0);
        QCOMPARE(desk.titles(true), (QStringList{"three.des", "dungeon.def"}));
        desk.click(true, 1);
        QCOMPARE(desk.active(), QStringLiteral("/dungeon.def"));
        desk.press(Qt::Key_S);
        QVERIFY(!desk.session().isModified());
    }

    // A side without documents is no side.
    void sidesEnd_data() {
        QTest::addColumn<QString>("way");
        QTest::addColumn<QStringList>("left");
        QTest::newRow("closing on the second") << "close second" << QStringList{"one.des", "two.des"};
        QTest::newRow("closing on the first") << "close first" << QStringList{"dungeon.def"};
        QTest::newRow("moving back") << "move" << QStringList{"one.des", "two.des", "dungeon.def"};
        QTest::newRow("joining") << "join" << QStringList{"one.des", "two.des", "dungeon.def"};
    }
    void sidesEnd() {
        QFETCH(const QString, way);
        QFETCH(const QStringList, left);
        Desk desk;
        desk.move();
        if (way == "close second") {
            desk.press(Qt::Key_W);
        } else if (way == "close first") {
            desk.click(false, 0);
            desk.press(Qt::Key_W);
            desk.click(false, 0);
            desk.press(Qt::Key_W);
        } else if (way == "move") {
            desk.move();
        } else {
            desk.trigger("view.joinSides");
        }
        QCOMPARE(desk.titles(false), left);
        QVERIFY(!desk.window.tabs().isSplit() && !desk.bar(true).isVisible());
        QCOMPARE(desk.bar(false).isVisible(), left.size() > 1);
        QVERIFY(desk.window.page().isVisible());
        for (std::size_t i = 0; i < desk.workspace.count(); ++i)
            QVERIFY(left.contains(desk.workspace.session(i).displayName()));
    }

    void theMenuOfATabMoves() {
        Desk desk;
        Q_EMIT desk.bar(false).customContextMenuRequested(desk.bar(false).tabRect(0).center());
        auto& menu = desk.child<QMenu>("tabMenu");
        menu.actions().at(3)->trigger();
        QCOMPARE(desk.titles(true), QStringList{"one.des"});
        QCOMPARE(desk.active(), QStringLiteral("/one.des"));
    }

    // A tab is dragged with the mouse: over the right half a second side opens, and from side to side.
    void tabsAreDraggedToTheOtherSide() {
        Desk desk;
        QWidget& tabs = desk.window.tabs();
        auto& target = desk.child<QRubberBand>("sideTarget");
        const auto drag = [&](bool second, const char* name, const QPoint& to) {
            QTabBar& bar = desk.bar(second);
            const QPoint from =
                bar.tabRect(int(desk.titles(second).indexOf(QString::fromLatin1(name)))).center();
            const QPoint end = bar.mapFrom(&desk.window, tabs.mapTo(&desk.window, to));
            QTest::mousePress(&bar, Qt::LeftButton, {}, from);
            for (const QPoint& place : {from + QPoint(0, 20), (from + end) / 2, end}) {
                QMouseEvent move(QEvent::MouseMove, place, bar.mapToGlobal(place), Qt::NoButton,
                                 Qt::LeftButton, {});
                QApplication::sendEvent(&bar, &move);
            }
            const bool isMarked = target.isVisible() && target.geometry().contains(to);
            QTest::mouseRelease(&bar, Qt::LeftButton, {}, end);
            return isMarked;
        };
        const QPoint left(tabs.width() / 4, tabs.height() / 2);
        const QPoint right(tabs.width() * 3 / 4, tabs.height() / 2);
        QVERIFY(!drag(false, "one.des", left));
        QVERIFY(!desk.window.tabs().isSplit());
        QCOMPARE(desk.active(), QStringLiteral("/one.des"));
        QVERIFY(drag(false, "one.des", right));
        QCOMPARE(desk.titles(true), QStringList{"one.des"});
        QCOMPARE(desk.titles(false).size(), 2);
        QCOMPARE(desk.active(), QStringLiteral("/one.des"));
        QVERIFY(!target.isVisible());
        QTRY_VERIFY(desk.pageOf("/one.des").width() > 200);
        QVERIFY(!drag(true, "one.des", right)); // over its own side
        QCOMPARE(desk.titles(true), QStringList{"one.des"});
        QVERIFY(drag(false, "two.des", right));
        QCOMPARE(desk.titles(true).size(), 2);
        QVERIFY(drag(true, "one.des", left));
        QCOMPARE(desk.titles(false).last(), QStringLiteral("one.des"));
        QCOMPARE(desk.titles(true).size(), 1);
        QVERIFY(drag(true, "two.des", left));
        QVERIFY(!desk.window.tabs().isSplit());
        QCOMPARE(desk.titles(false).size(), 3);
    }

    void aSingleDocumentCannotMove() {
        WindowDesk desk(room);
        QVERIFY(!desk.window.actions().action("view.moveToOtherSide")->isEnabled());
        QVERIFY(!desk.window.actions().action("view.goToOtherSide")->isEnabled());
    }

    // Both show the colours of a changed theme.
    void bothFollowTheTheme() {
        Desk desk;
        desk.move();
        MapCanvas& map = *desk.pageOf("/two.des").canvas();
        auto& other = *desk.pageOf("/dungeon.def").findChild<QPlainTextEdit*>("textpane.editor");
        const QImage light = map.grab().toImage();
        const QImage otherLight = other.grab().toImage();
        desk.trigger("view.dark");
        QVERIFY(map.grab().toImage() != light);
        QVERIFY(other.grab().toImage() != otherLight);
    }
};

LEVWRIGHT_TEST(SidesTest)

} // namespace levwright::sides_test

#include "SidesTest.moc"
