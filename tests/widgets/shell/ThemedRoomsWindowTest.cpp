// SPDX-License-Identifier: GPL-3.0-or-later
// A file of themed rooms in the window: chosen, painted, rolled, added to and moved.
#include "tests/support/Patience.h"
#include "tests/support/TestProgram.h"
#include "tests/widgets/WindowDesk.h"
#include "widgets/rollview/RollPanel.h"
#include "widgets/shell/ThemedRoomsDialog.h"
#include "widgets/statistics/StatisticsPanel.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSpinBox>
#include <QStatusBar>
#include <QTableView>
#include <QTreeView>

namespace levwright::themed_rooms_window_test {
namespace {

const QByteArray rooms =
    "themeroom_fills = {\n"
    "   -- Gold\n"
    "   function(rm) des.gold() end,\n"
    "   -- Gems\n"
    "   function(rm) des.object(\"*\") end,\n"
    "};\n"
    "\n"
    "themerooms = {\n"
    "   {\n"
    "      name = \"default\",\n"
    "      frequency = 1000,\n"
    "      contents = function() des.room({ filled = 1, contents = themeroom_fill }) end,\n"
    "   },\n"
    "\n"
    "   -- Den\n"
    "   {\n"
    "      mindiff = 3,\n"
    "      contents = function()\n"
    "         des.map({ map = [[\n"
    "-------\n"
    "|.....|\n"
    "|.....|\n"
    "-------]], contents = function(m)\n"
    "            des.region({ region={1,1,1,1}, type=\"themed\", irregular=true });\n"
    "            des.monster(\"jackal\", 2, 1);\n"
    "         end });\n"
    "      end,\n"
    "   },\n"
    "};\n";

struct Desk : WindowDesk {
    Desk() : WindowDesk() { open(rooms, QStringLiteral("/themerms.lua")); }

    QComboBox& levels() { return child<QComboBox>("partChoice"); }
    // Chooses a row with keys, which skip headings. A popup would take no click for as long as a double click
    // may last.
    static void choose(QComboBox& box, const QString& text) {
        box.setFocus();
        QTest::keyClick(&box, Qt::Key_Home);
        for (int left = box.count(); left > 0 && box.currentText() != text; --left)
            QTest::keyClick(&box, Qt::Key_Down);
        QCOMPARE(box.currentText(), text);
    }
    void chooseLevel(const QString& name) {
        choose(levels(), name);
        QCOMPARE(levels().currentText(), name);
    }
    const roll::LevelInstance* rolled() {
        const RollModel& model = window.page().panel<RollPanel>()->model();
        return model.isUpToDate() && model.current() != nullptr ? &model.current()->level() : nullptr;
    }
    // Opens the menu of the outline's row of the level and returns it.
    QMenu* menuOf(const QString& level) {
        raise("outlineDock");
        auto& tree = child<QTreeView>("outline.tree");
        for (int row = 0; row < tree.model()->rowCount(); ++row) {
            const QModelIndex index = tree.model()->index(row, 0);
            if (index.data().toString() != level)
                continue;
            tree.scrollTo(index);
            const QPoint place = tree.visualRect(index).center();
            QTest::mouseClick(tree.viewport(), Qt::LeftButton, {}, place);
            QContextMenuEvent event(QContextMenuEvent::Mouse, place, tree.viewport()->mapToGlobal(place));
            QApplication::sendEvent(tree.viewport(), &event);
        }
        return window.findChild<QMenu*>(QStringLiteral("outline.menu"));
    }
    // The table of all rooms, opened by its command.
    QTableView& table() {
        trigger("level.themedRooms");
        auto& view = childOf<QTableView>(window, "themedRooms.table");
        if (!QTest::qWaitForWindowActive(view.window()))
            qFatal("no window");
        return view;
    }
    static QStringList rowsOf(const QTableView& table) {
        QStringList rows;
        for (int row = 0; row < table.model()->rowCount(); ++row) {
            QStringList cells;
            for (int column = 0; column < table.model()->columnCount(); ++column)
                cells << table.model()->index(row, column).data().toString();
            rows << cells.join(u'|');
        }
        return rows;
    }
    static QPoint placeOf(const QTableView& table, int row, int column) {
        return table.visualRect(table.model()->index(row, column)).center();
    }
    static void clickCell(const QTableView& table, int row, int column) {
        QTest::mouseClick(table.viewport(), Qt::LeftButton, {}, placeOf(table, row, column));
    }
    // Triggers an entry of a menu of that menu by their words without their ampersands.
    static bool take(QMenu& menu, const QString& submenu, const QString& words) {
        for (QAction* outer : menu.actions()) {
            if (outer->menu() == nullptr || outer->text().remove(u'&') != submenu)
                continue;
            for (QAction* action : outer->menu()->actions()) {
                if (action->text().remove(u'&') == words) {
                    action->trigger();
                    return true;
                }
            }
        }
        return false;
    }
};

} // namespace

class ThemedRoomsWindowTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void listsRoomsUnderHeadings() {
        Desk desk;
        QStringList rows;
        for (int i = 0; i < desk.levels().count(); ++i)
            rows << desk.levels().itemText(i);
        QCOMPARE(rows, (QStringList{"Contents for themed rooms", "Gold", "Gems", "Themed rooms", "default",
                                    "Den"}));
        const QAbstractItemModel& model = *desk.levels().model();
        QVERIFY(!(model.flags(model.index(0, 0)) & Qt::ItemIsSelectable));
        QVERIFY(model.flags(model.index(1, 0)) & Qt::ItemIsSelectable);
    }

    void paintsOneCellOfOneRoom() {
        Desk desk;
        desk.chooseLevel(QStringLiteral("Den"));
        desk.window.canvas().setFocus();
        QTest::keyClick(&desk.window.canvas(), 'T', Qt::ShiftModifier);
        QCOMPARE(desk.window.canvas().controls().terrain, 'T');
        QTest::mouseClick(desk.canvas().viewport(), Qt::LeftButton, {}, desk.at(3, 2));
        QByteArray wanted = rooms;
        wanted[wanted.lastIndexOf("|.....|") + 3] = 'T';
        QCOMPARE(desk.text(), wanted);
        QCOMPARE(desk.levels().currentText(), QStringLiteral("Den"));
        QTest::keyClick(&desk.window.canvas(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(desk.text(), rooms);
    }

    void rollsTheRoom() {
        Desk desk;
        desk.chooseLevel(QStringLiteral("Den"));
        desk.raise("rollsDock");
        QTest::mouseClick(&desk.child<QToolButton>("rolls.show"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(desk.rolled() != nullptr, patience);
        QCOMPARE(desk.rolled()->rooms.size(), 1U);
        QVERIFY(!desk.rolled()->monsters.empty());
        // The map is over itself: the jackal stands where it is written.
        const Point corner = desk.window.page().panel<RollPanel>()->model().partCorner();
        QCOMPARE(desk.rolled()->monsters.front().place.point(), (Point{corner.x + 2, corner.y + 1}));
        desk.choose(desk.child<QComboBox>("rolls.where"), QStringLiteral("In a level"));
        QTRY_VERIFY_WITH_TIMEOUT(desk.rolled() != nullptr && desk.rolled()->rooms.size() > 2, patience);
        QCOMPARE(desk.text(), rooms);
    }

    void choosesTheContents() {
        Desk desk;
        desk.chooseLevel(QStringLiteral("default"));
        desk.raise("rollsDock");
        desk.choose(desk.child<QComboBox>("rolls.fill"), QStringLiteral("Gems"));
        QTest::mouseClick(&desk.child<QToolButton>("rolls.show"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(desk.rolled() != nullptr, patience);
        const Catalog& catalog = desk.session().game().catalog();
        QVERIFY(std::ranges::any_of(desk.rolled()->objects, [&](const roll::RolledObject& object) {
            return catalog.objects()[std::size_t(object.kind)].classSymbol == '*' && !object.mineral;
        }));
        // A level that is no room has no such choice; a fill has itself.
        desk.chooseLevel(QStringLiteral("Gold"));
        QVERIFY(!desk.child<QComboBox>("rolls.fill").isVisible());
        QVERIFY(desk.child<QComboBox>("rolls.where").isVisible());
    }

    void addsARoom_data() {
        QTest::addColumn<QString>("entry");
        QTest::addColumn<QString>("name");
        QTest::newRow("room") << QStringLiteral("Themed Room") << QStringLiteral("New room");
        QTest::newRow("map") << QStringLiteral("Themed Room with a Map") << QStringLiteral("New room");
        QTest::newRow("contents") << QStringLiteral("Contents for Themed Rooms")
                                  << QStringLiteral("New contents");
    }

    void addsARoom() {
        QFETCH(const QString, entry);
        QFETCH(const QString, name);
        Desk desk;
        QMenu* menu = desk.menuOf(QStringLiteral("Den"));
        QVERIFY(menu != nullptr);
        QVERIFY(Desk::take(*menu, QStringLiteral("Add"), entry));
        QCOMPARE(desk.levels().currentText(), name);
        QVERIFY(desk.session().analysis().diagnostics().empty());
        // What was there keeps its bytes.
        const qsizetype at = desk.text().indexOf("   {\n      name = \"New");
        QVERIFY(at > 0);
        const qsizetype added = desk.text().size() - rooms.size();
        const QByteArray without = desk.text().first(at) + desk.text().sliced(at + added);
        QVERIFY(without == rooms || desk.text().first(at - 1) + desk.text().sliced(at + added - 1) == rooms);
        desk.session().undo();
        QCOMPARE(desk.text(), rooms);
    }

    void movesARoomAndBack() {
        Desk desk;
        QMenu* menu = desk.menuOf(QStringLiteral("Den"));
        QVERIFY(menu != nullptr);
        QVERIFY(Desk::take(*menu, QStringLiteral("Move to"), QStringLiteral("A File of Its Own")));
        const QByteArray moved =
            rooms.sliced(rooms.indexOf("   -- Den"), rooms.lastIndexOf("};") - rooms.indexOf("   -- Den"));
        QCOMPARE(desk.text(),
                 "-- Themed rooms, to be copied into themerms.lua.\n\nthemerooms = {\n" + moved + "}\n");
        QCOMPARE(desk.levels().currentText(), QStringLiteral("Den"));
        QVERIFY(desk.window.openFile(QStringLiteral("/themerms.lua")));
        QByteArray left = rooms;
        QCOMPARE(desk.text(), left.remove(rooms.indexOf(moved), moved.size()));
        // Back again.
        desk.workspace.activate(desk.workspace.session(desk.workspace.count() - 1));
        menu = desk.menuOf(QStringLiteral("Den"));
        QVERIFY(menu != nullptr);
        QVERIFY(Desk::take(*menu, QStringLiteral("Move to"), QStringLiteral("themerms.lua")));
        QCOMPARE(desk.levels().currentText(), QStringLiteral("Den"));
        QCOMPARE(desk.text(), rooms);
    }

    // With keys, in the outline.
    void renamesARoom_data() {
        QTest::addColumn<QString>("room");
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::newRow("of a comment") << QStringLiteral("Den") << QByteArray("mindiff = 3")
                                      << QByteArray("name = \"Cave\",\n      mindiff = 3");
        QTest::newRow("of a name") << QStringLiteral("default") << QByteArray("name = \"default\"")
                                   << QByteArray("name = \"Cave\"");
        QTest::newRow("a function") << QStringLiteral("Gems") << QByteArray("-- Gems")
                                    << QByteArray("-- Cave");
    }
    void renamesARoom() {
        QFETCH(const QString, room);
        QFETCH(const QByteArray, before);
        QFETCH(const QByteArray, after);
        Desk desk;
        desk.menuOf(room)->close();
        auto& tree = desk.child<QTreeView>("outline.tree");
        QTest::keyClick(&tree, Qt::Key_F2);
        auto* line = tree.viewport()->findChild<QLineEdit*>();
        QVERIFY2(line != nullptr, qPrintable(desk.window.statusBar()->currentMessage()));
        line->selectAll();
        QTest::keyClicks(line, QStringLiteral("Cave"));
        QTest::keyClick(line, Qt::Key_Return);
        QCOMPARE(desk.text(), QByteArray(rooms).replace(before, after));
        QCOMPARE(desk.levels().currentText(), QStringLiteral("Cave"));
        desk.session().undo();
        QCOMPARE(desk.text(), rooms);
        QCOMPARE(desk.levels().currentText(), room);
    }

    // The copy is the last one of its list, with all that is in the room.
    void duplicatesARoom_data() {
        QTest::addColumn<QString>("room");
        QTest::addColumn<QByteArray>("inside");
        QTest::newRow("a room") << QStringLiteral("Den") << QByteArray("des.monster(\"jackal\", 2, 1);");
        QTest::newRow("a room with a name") << QStringLiteral("default") << QByteArray("filled = 1");
        QTest::newRow("contents") << QStringLiteral("Gold") << QByteArray("des.gold()");
    }
    void duplicatesARoom() {
        QFETCH(const QString, room);
        QFETCH(const QByteArray, inside);
        Desk desk;
        const int count = desk.levels().count();
        QMenu* menu = desk.menuOf(room);
        QVERIFY(menu != nullptr);
        for (QAction* action : menu->actions()) {
            if (action->text().remove(u'&') == QStringLiteral("Duplicate"))
                action->trigger();
        }
        menu->close();
        QVERIFY2(desk.text().count(inside) == 2,
                 (desk.window.statusBar()->currentMessage().toUtf8() + '\n' + desk.text()).constData());
        QCOMPARE(desk.levels().count(), count + 1);
        QCOMPARE(desk.child<QTreeView>("problems.list").model()->rowCount(), 0);
        desk.session().undo();
        QCOMPARE(desk.text(), rooms);
    }

    // Each document takes back its own part of a move, so that a room may also be in both.
    void movesAreTakenBack() {
        Desk desk;
        QMenu* menu = desk.menuOf(QStringLiteral("Den"));
        QVERIFY(menu != nullptr);
        QVERIFY(Desk::take(*menu, QStringLiteral("Move to"), QStringLiteral("A File of Its Own")));
        const QByteArray own = desk.text();
        QVERIFY(desk.window.openFile(QStringLiteral("/themerms.lua")));
        QVERIFY(desk.text() != rooms);
        desk.session().undo();
        QCOMPARE(desk.text(), rooms);
        // A copy comes in beside the room of that name.
        desk.workspace.activate(desk.workspace.session(desk.workspace.count() - 1));
        QCOMPARE(desk.text(), own);
        menu = desk.menuOf(QStringLiteral("Den"));
        QVERIFY(menu != nullptr);
        QVERIFY(Desk::take(*menu, QStringLiteral("Move to"), QStringLiteral("themerms.lua")));
        QCOMPARE(desk.text().count("des.monster(\"jackal\", 2, 1);"), 2);
        desk.session().undo();
        QCOMPARE(desk.text(), rooms);
    }

    // A file of vaults is listed in the same table, with depths as limits.
    void tableListsVaults() {
        const QByteArray vaults = "LEVEL:\"one\"\nFLAGS:rndvault\nVAULTGEN:3\n"
                                  "ROOM:\"ordinary\",random,random,random,random {\n}\n\n"
                                  "LEVEL:\"two\"\nFLAGS:noteleport,rndvault\nMINDEPTH:7 # deep\n"
                                  "ROOM:\"ordinary\",random,random,random,random {\n}\n";
        WindowDesk desk;
        desk.open(vaults, QStringLiteral("/vaults.des"));
        QAction* action = desk.window.actions().action(QStringLiteral("level.themedRooms"));
        QVERIFY(action->isEnabled());
        action->trigger();
        QVERIFY(desk.child<ThemedRoomsDialog>("themedRooms").isVisible());
        auto& table = desk.child<QTableView>("themedRooms.table");
        const auto shown = [&](int row, int column) {
            return table.model()->index(row, column).data().toString();
        };
        QCOMPARE(table.model()->rowCount(), 2);
        QCOMPARE(shown(0, ThemedRoomsModel::Name), QStringLiteral("one"));
        QCOMPARE(shown(0, ThemedRoomsModel::Share), QStringLiteral("75.0 %"));
        QCOMPARE(shown(1, ThemedRoomsModel::Least), QStringLiteral("7"));
        QCOMPARE(table.model()->headerData(ThemedRoomsModel::Least, Qt::Horizontal).toString(),
                 QStringLiteral("From depth"));
        QCOMPARE(desk.child<QLabel>("themedRooms.count").text(), QStringLiteral("2 vaults"));
        desk.child<QSpinBox>("themedRooms.difficulty").setValue(5);
        QCOMPARE(shown(1, ThemedRoomsModel::Share), QStringLiteral("never"));
        QVERIFY(table.model()->setData(table.model()->index(1, ThemedRoomsModel::Frequency), 9));
        QVERIFY(desk.text().contains("FLAGS:noteleport,rndvault\nVAULTGEN:9\nMINDEPTH:7 # deep\n"));
        QVERIFY(!table.model()->setData(table.model()->index(1, ThemedRoomsModel::Frequency),
                                        QStringLiteral("x")));
        desk.session().undo();
        QCOMPARE(desk.text(), vaults);
    }

    // A vault is rolled alone or in a sample level; another level has no choice.
    void setsAVaultIntoALevel() {
        Desk desk;
        desk.open("LEVEL:\"one\"\nFLAGS:rndvault\nROOM:\"ordinary\",random,random,random,random {\n}\n\n"
                  "LEVEL:\"two\"\nROOM:\"ordinary\",random,random,random,random {\n}\n",
                  QStringLiteral("/vaults.des"));
        desk.chooseLevel(QStringLiteral("one"));
        desk.raise("rollsDock");
        QTest::mouseClick(&desk.child<QToolButton>("rolls.show"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(desk.rolled() != nullptr, patience);
        QCOMPARE(desk.rolled()->rooms.size(), 1U);
        auto& where = desk.child<QComboBox>("rolls.where");
        QVERIFY(where.isVisible());
        QVERIFY(where.toolTip().contains(QStringLiteral("sample level")));
        QVERIFY(!desk.child<QComboBox>("rolls.fill").isVisible());
        desk.choose(where, QStringLiteral("In a level"));
        QTRY_VERIFY_WITH_TIMEOUT(desk.rolled() != nullptr && desk.rolled()->rooms.size() > 2, patience);
        desk.chooseLevel(QStringLiteral("two"));
        QVERIFY(!where.isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(desk.rolled() != nullptr, patience);
        QCOMPARE(desk.rolled()->rooms.size(), 1U);
    }

    // Only some languages roll sample levels.
    void aVaultWithoutSampleLevelsHasNoChoice() {
        Desk desk;
        desk.open("MAZE:\"one\",' '\nFLAGS:rndvault\nGEOMETRY:center,center\nMAP\n...\nENDMAP\n",
                  QStringLiteral("/vault.des"));
        desk.session().readAs(testGame());
        desk.raise("rollsDock");
        QTest::mouseClick(&desk.child<QToolButton>("rolls.show"), Qt::LeftButton);
        QCOMPARE(QString::fromUtf8(desk.session().game().catalog().gameId()),
                 QStringLiteral("nethack-3.4.3"));
        QVERIFY(!desk.child<QComboBox>("rolls.where").isVisible());
    }

    // A seed of the statistics of a vault is shown; what only vaults have stays with them.
    void seedsOfAVaultConcernNoOtherLevel() {
        Desk desk;
        desk.open("LEVEL:\"one\"\nFLAGS:rndvault\nROOM:\"ordinary\",random,random,random,random {\n}\n\n"
                  "LEVEL:\"two\"\nROOM:\"ordinary\",random,random,random,random {\n}\n",
                  QStringLiteral("/vaults.des"));
        desk.chooseLevel(QStringLiteral("one"));
        desk.raise("rollsDock");
        QTest::mouseClick(&desk.child<QToolButton>("rolls.show"), Qt::LeftButton);
        desk.choose(desk.child<QComboBox>("rolls.where"), QStringLiteral("In a level"));
        desk.raise("statisticsDock");
        desk.child<QSpinBox>("statistics.rolls").setValue(50);
        desk.child<QSpinBox>("statistics.depth").setValue(7);
        auto& statistics = *desk.window.page().panel<StatisticsPanel>();
        statistics.toggle();
        QTRY_VERIFY_WITH_TIMEOUT(statistics.report(), patience);
        Q_EMIT statistics.showSeed(2);
        QTRY_VERIFY_WITH_TIMEOUT(desk.rolled() != nullptr && desk.rolled()->rooms.size() > 2, patience);
        desk.chooseLevel(QStringLiteral("two"));
        QTRY_VERIFY_WITH_TIMEOUT(desk.rolled() != nullptr, patience);
        QCOMPARE(desk.rolled()->rooms.size(), 1U);
    }

    void tableListsFrequenciesAndLimits() {
        Desk desk;
        QTableView& table = desk.table();
        QCOMPARE(Desk::rowsOf(table),
                 (QStringList{"Gold|contents|1|50.0 %|any|any|", "Gems|contents|1|50.0 %|any|any|",
                              "default|room|1,000|99.9 %|any|any|", "Den|room|1|0.10 %|3|any|"}));
        QCOMPARE(childOf<QLabel>(desk.window, "themedRooms.count").text(), "2 rooms, 2 contents");
        // At a difficulty at which one of them is not chosen.
        auto& difficulty = childOf<QSpinBox>(desk.window, "themedRooms.difficulty");
        difficulty.setFocus();
        difficulty.selectAll();
        QTest::keyClicks(&difficulty, "2");
        QTest::keyClick(&difficulty, Qt::Key_Tab);
        QCOMPARE(Desk::rowsOf(table)[2], "default|room|1,000|100.0 %|any|any|");
        QCOMPARE(Desk::rowsOf(table)[3], "Den|room|1|never|3|any|");
    }

    // A click shows the room on the map, and the table follows the window.
    void tableGoesToRooms() {
        Desk desk;
        QTableView& table = desk.table();
        Desk::clickCell(table, 3, ThemedRoomsModel::Kind);
        QCOMPARE(desk.levels().currentText(), QStringLiteral("Den"));
        Desk::clickCell(table, 0, ThemedRoomsModel::Name);
        QCOMPARE(desk.levels().currentText(), QStringLiteral("Gold"));
        desk.chooseLevel(QStringLiteral("default"));
        QCOMPARE(table.currentIndex().row(), 2);
        QCOMPARE(desk.text(), rooms);
    }

    // Also if another document has come to the front since, and the room is the current one.
    void tableBringsItsDocumentToTheFront() {
        Desk desk;
        QTableView& table = desk.table();
        const Session& rooms = desk.session();
        for (const int row : {3, 3}) {
            desk.trigger("file.newEmpty");
            QVERIFY(&desk.session() != &rooms);
            Desk::clickCell(table, row, ThemedRoomsModel::Kind);
            QCOMPARE(&desk.session(), &rooms);
            QCOMPARE(desk.levels().currentText(), QStringLiteral("Den"));
        }
    }

    void tableChangesValues_data() {
        QTest::addColumn<int>("row");
        QTest::addColumn<int>("column");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::newRow("frequency") << 2 << int(ThemedRoomsModel::Frequency) << "500"
                                   << QByteArray("frequency = 1000") << QByteArray("frequency = 500");
        QTest::newRow("lowest difficulty") << 3 << int(ThemedRoomsModel::Least) << "7"
                                           << QByteArray("mindiff = 3") << QByteArray("mindiff = 7");
        QTest::newRow("no limit") << 3 << int(ThemedRoomsModel::Least) << ""
                                  << QByteArray("      mindiff = 3,\n") << QByteArray();
        QTest::newRow("new limit") << 3 << int(ThemedRoomsModel::Most) << "12"
                                   << QByteArray("      mindiff = 3")
                                   << QByteArray("      maxdiff = 12,\n      mindiff = 3");
        QTest::newRow("name") << 2 << int(ThemedRoomsModel::Name) << "usual"
                              << QByteArray("name = \"default\"") << QByteArray("name = \"usual\"");
        QTest::newRow("no name") << 2 << int(ThemedRoomsModel::Name) << ""
                                 << QByteArray("      name = \"default\",\n") << QByteArray();
        QTest::newRow("name of a function") << 1 << int(ThemedRoomsModel::Name) << "Stones"
                                            << QByteArray("-- Gems") << QByteArray("-- Stones");
    }
    void tableChangesValues() {
        QFETCH(const int, row);
        QFETCH(const int, column);
        QFETCH(const QString, typed);
        QFETCH(const QByteArray, before);
        QFETCH(const QByteArray, after);
        Desk desk;
        QTableView& table = desk.table();
        Desk::clickCell(table, row, column);
        QTest::mouseDClick(table.viewport(), Qt::LeftButton, {}, Desk::placeOf(table, row, column));
        auto* line = table.viewport()->findChild<QLineEdit*>();
        QVERIFY(line != nullptr);
        line->selectAll();
        QTest::keyClick(line, Qt::Key_Delete);
        QTest::keyClicks(line, typed);
        QTest::keyClick(line, Qt::Key_Return);
        // The view takes the value once the key is handled.
        QTRY_COMPARE_WITH_TIMEOUT(desk.text(), QByteArray(rooms).replace(before, after), patience);
        QCOMPARE(table.currentIndex().row(), row);
        desk.session().undo();
        QCOMPARE(desk.text(), rooms);
    }

    // A function has no values of its own, and what is no Lua is refused with a reason.
    void tableRefuses() {
        Desk desk;
        QTableView& table = desk.table();
        Desk::clickCell(table, 0, ThemedRoomsModel::Frequency);
        QTest::mouseDClick(table.viewport(), Qt::LeftButton, {},
                           Desk::placeOf(table, 0, ThemedRoomsModel::Frequency));
        QVERIFY(table.viewport()->findChild<QLineEdit*>() == nullptr);
        Desk::clickCell(table, 2, ThemedRoomsModel::Frequency);
        QTest::keyClick(&table, Qt::Key_F2);
        auto* line = table.viewport()->findChild<QLineEdit*>();
        QVERIFY(line != nullptr);
        line->selectAll();
        QTest::keyClicks(line, "3 4");
        QTest::keyClick(line, Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(!desk.window.statusBar()->currentMessage().isEmpty(), patience);
        QCOMPARE(desk.text(), rooms);
        QCOMPARE(Desk::rowsOf(table)[2], "default|room|1,000|99.9 %|any|any|");
    }

    // Clicks on a title sort: up, down, and back to the order of the text.
    void tableSorts() {
        Desk desk;
        QTableView& table = desk.table();
        const auto names = [&] {
            QStringList all;
            for (const QString& row : Desk::rowsOf(table))
                all << row.section(u'|', 0, 0);
            return all.join(u' ');
        };
        const auto click = [&] {
            QHeaderView& header = *table.horizontalHeader();
            const int x = header.sectionViewportPosition(ThemedRoomsModel::Name) + 10;
            QTest::mouseClick(header.viewport(), Qt::LeftButton, {}, {x, header.height() / 2});
        };
        QCOMPARE(names(), "Gold Gems default Den");
        click();
        QCOMPARE(names(), "default Den Gems Gold");
        click();
        QCOMPARE(names(), "Gold Gems Den default");
        click();
        QCOMPARE(names(), "Gold Gems default Den");
    }

    void tableIsForThemedRooms() {
        Desk desk;
        QMenu* menu = desk.menuOf(QStringLiteral("Den"));
        QVERIFY(menu != nullptr);
        for (QAction* action : menu->actions()) {
            if (action->text().remove(u'&') == QStringLiteral("Table of All Rooms…"))
                action->trigger();
        }
        menu->close();
        QCOMPARE(desk.window.findChildren<ThemedRoomsDialog*>().size(), 1);
        desk.table(); // the same again
        QCOMPARE(desk.window.findChildren<ThemedRoomsDialog*>().size(), 1);
        QTest::keyClick(&childOf<QDialog>(desk.window, "themedRooms"), Qt::Key_Escape);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QVERIFY(desk.window.findChildren<ThemedRoomsDialog*>().isEmpty());
        desk.open(mazeWith("...\n"), QStringLiteral("/maze.des"));
        QVERIFY(!desk.window.actions().action("level.themedRooms")->isEnabled());
    }

    // The place before the first room is no room; nothing there ends in an error.
    void textAroundTheRoomsIsShown() {
        Desk desk;
        desk.caretTo("themerooms = {");
        desk.caretTo("};\n\nthemerooms");
        const auto last = Offset(rooms.size() - 1);
        desk.session().select(Selection{last, last});
        QCOMPARE(desk.text(), rooms);
    }
};

LEVWRIGHT_TEST(ThemedRoomsWindowTest)

} // namespace levwright::themed_rooms_window_test

#include "ThemedRoomsWindowTest.moc"
