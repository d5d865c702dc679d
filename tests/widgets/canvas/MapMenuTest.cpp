// SPDX-License-Identifier: GPL-3.0-or-later
// The context menu of the map, in maze levels and in the rooms that a roll shows. Additions go to the cell
// under the pointer, and deletions remove what is there.
#include "widgets/shell/MapMenu.h"

#include "core/tools/ToolTable.h"
#include "tests/support/TestProgram.h"
#include "tests/widgets/WindowDesk.h"
#include "widgets/rollview/RollPanel.h"
#include "widgets/theme/StillLabel.h"

#include <QContextMenuEvent>
#include <QFile>

#include <algorithm>
#include <set>

namespace levwright::map_menu_test {
namespace {

struct Desk : WindowDesk {
    using WindowDesk::WindowDesk;

    RollModel& rolls() { return child<RollPanel>("rolls").model(); }
    const RolledMap& rolled() { return *rolls().current(); }
    // The open menu; null if there is none.
    MapMenu* menu() {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        return window.findChild<MapMenu*>();
    }
    MapMenu* menuAt(Point cell) {
        QTest::mouseMove(canvas().viewport(), at(cell.x, cell.y));
        QTest::mouseClick(canvas().viewport(), Qt::RightButton, {}, at(cell.x, cell.y));
        return menu();
    }
    // Clicks a line of a menu. Returns false if there is no such line or it is disabled.
    static bool choose(QMenu& menu, const QString& line) {
        const QList<QAction*> actions = menu.actions();
        const auto found = std::ranges::find(actions, line, &Desk::lineOf);
        if (found == actions.end() || !(*found)->isEnabled())
            return false;
        // A menu ignores clicks of a pointer that has not moved since the menu opened.
        const QPoint place = menu.actionGeometry(*found).center();
        QTest::mouseMove(&menu, place);
        QTest::mouseClick(&menu, Qt::LeftButton, {}, place);
        return true;
    }
    static QString lineOf(const QAction* action) { return action->text().remove(u'&'); }
    static QStringList linesOf(const QMenu& menu) {
        QStringList lines;
        for (const QAction* action : menu.actions()) {
            if (!action->isSeparator())
                lines << (action->isEnabled() ? lineOf(action) : u'(' + lineOf(action) + u')');
        }
        return lines;
    }
    QStringList linesAt(Point cell) {
        MapMenu* open = menuAt(cell);
        if (open == nullptr)
            return {};
        const QStringList lines = linesOf(*open);
        open->close();
        return lines;
    }
    QByteArray selectedText() const {
        const auto range = session().rangeOf(*session().currentStatement());
        return text().mid(qsizetype(range.begin), qsizetype(range.size()));
    }
    std::ptrdiff_t errors() const {
        return std::ranges::count(session().analysis().diagnostics(), Severity::Error, &Diagnostic::severity);
    }
    // Chooses every line that adds something at a cell, and undoes each. Returns what went wrong; empty if
    // nothing.
    QString addEverythingAt(Point cell, int& count) {
        for (const QString& line : linesAt(cell)) {
            if (!line.startsWith(QStringLiteral("Add ")))
                continue;
            const QByteArray before = text();
            const std::ptrdiff_t errorsBefore = errors();
            const auto part = session().currentPart();
            if (!choose(*menuAt(cell), line) || text().size() <= before.size())
                return QStringLiteral("%1 at %2,%3 added nothing").arg(line).arg(cell.x).arg(cell.y);
            if (errors() != errorsBefore)
                return line + QStringLiteral(" added an error: ") + QString::fromUtf8(selectedText());
            if (session().currentPart() != part && !rolls().isShown())
                return line + QStringLiteral(" went elsewhere");
            session().undo();
            if (text() != before)
                return line + QStringLiteral(" was not taken back");
            ++count;
        }
        return {};
    }
};

const QByteArray hall = "-------------------------------\n"
                        "|.............................|\n"
                        "|.............................+\n"
                        "|.............................|\n"
                        "-------------------------------\n";

const QByteArray rooms = "LEVEL:\"rooms\"\n"
                         "ROOM:\"ordinary\",lit,(1,1),(left,top),(5,3)\n"
                         "NAME:\"small\"\n"
                         "FOUNTAIN:(0,0)\n"
                         "ROOM:\"ordinary\",lit,(3,3),(center,center),(11,7)\n"
                         "NAME:\"large\"\n"
                         "SUBROOM:\"ordinary\",lit,(4,2),(3,2),\"large\"\n"
                         "ROOM:\"ordinary\",lit,random,random,random\n"
                         "NAME:\"any\"\n"
                         "RANDOM_CORRIDORS\n";

QByteArray sample(const char* name) {
    QFile file(QStringLiteral(LEVWRIGHT_SOURCE_DIR "/resources/samples/") + QString::fromLatin1(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// One cell of each kind of terrain, and corners and cells outside.
std::vector<Point> cellsToTry(const MapCanvas& canvas, const PartModel& part) {
    const Area all = canvas.extent();
    std::vector<Point> cells{{0, 0}, {all.x2, all.y2}};
    if (!part.map)
        return cells;
    const Grid<char>& map = part.map->cells;
    std::set<char> seen;
    for (int y = 0; y < map.height(); ++y) {
        for (int x = 0; x < map.width(); ++x) {
            if (seen.insert(map.at({x, y})).second)
                cells.push_back({x, y});
        }
    }
    return cells;
}

void draw(Grid<char>& cells, const Area& floor) {
    for (int y = floor.y1 - 1; y <= floor.y2 + 1; ++y) {
        for (int x = floor.x1 - 1; x <= floor.x2 + 1; ++x) {
            const bool inRow = y >= floor.y1 && y <= floor.y2;
            const bool inColumn = x >= floor.x1 && x <= floor.x2;
            cells.set({x, y}, inRow && inColumn ? 'f' : inRow || inColumn ? 'w' : ' ');
        }
    }
}

} // namespace

class MapMenuTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void addsWithoutErrors_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("first steps") << sample("first-steps.des");
        QTest::newRow("harbour") << sample("harbour.des");
        QTest::newRow("without a map") << QByteArray("MAZE:\"a\",random\nNOMAP\n");
        QTest::newRow("many parts") << mazeWith(hall) + "GEOMETRY:left,top\nMAP\n{}+.\nENDMAP\nNOMAP\n";
    }
    void addsWithoutErrors() {
        QFETCH(const QByteArray, text);
        QVERIFY(!text.isEmpty());
        Desk desk(text);
        int count = 0;
        // Kept alive, because each edit creates a new analysis.
        const AnalysisPtr analysis = desk.session().document().analysis();
        const LevelsAnalysis* levels = analysis->levels();
        for (std::size_t i = 0; i < levels->levelCount(); ++i) {
            for (const PartModel& part : levels->level(i).parts) {
                const StatementRef opening{i, levels->level(i).tree->sections[part.section].firstStatement};
                for (const Point cell : cellsToTry(desk.canvas(), part)) {
                    desk.session().select(opening);
                    const QString wrong = desk.addEverythingAt(cell, count);
                    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
                }
            }
        }
        QVERIFY(count > 20);
        QCOMPARE(desk.text(), text);
    }

    void offersDoorsOnlyWhereTheMapHasThem() {
        Desk desk(mazeWith(hall));
        QVERIFY(desk.linesAt({30, 2}).contains("Add Door"));
        QVERIFY(!desk.linesAt({5, 2}).contains("Add Door"));
        const QStringList outside = desk.linesAt({40, 2});
        QCOMPARE(outside.size(), 1);
        QVERIFY2(outside.front().contains("(40,2) lies outside the map"), qPrintable(outside.front()));
        QVERIFY(desk.linesAt({-1, 2}).join(u' ').contains("(-1,2) lies outside"));
    }

    void deletesWhatItPointsAt() {
        Desk desk(mazeWith(hall, "GOLD:5,(1,1)\nFOUNTAIN:(28,3)\n"));
        desk.caretTo("GOLD");
        QCOMPARE(desk.linesAt({28, 3}).last(), QStringLiteral("Delete fountain"));
        QVERIFY(!desk.linesAt({10, 3}).join(u' ').contains("Delete"));
        QVERIFY(Desk::choose(*desk.menuAt({28, 3}), "Delete fountain"));
        QCOMPARE(desk.text(), mazeWith(hall, "GOLD:5,(1,1)\n"));
        QVERIFY(desk.menu() == nullptr);
        desk.session().undo();
        QCOMPARE(desk.text(), mazeWith(hall, "GOLD:5,(1,1)\nFOUNTAIN:(28,3)\n"));
    }

    void listsWhatLiesThere() {
        const QByteArray level =
            mazeWith(hall, "REGION:(20,1,30,4),lit,\"ordinary\"\nGOLD:5,(28,3)\nFOUNTAIN:(28,3)\n");
        Desk desk(level);
        desk.caretTo("MAZE");
        MapMenu* menu = desk.menuAt({28, 3});
        const QMenu* select = nullptr;
        for (const QAction* action : menu->actions()) {
            if (Desk::lineOf(action) == "Select")
                select = action->menu();
        }
        QVERIFY(select != nullptr);
        QCOMPARE(Desk::linesOf(*select), (QStringList{"fountain", "5 gold", "region ordinary"}));
        select->actions().last()->trigger();
        QCOMPARE(desk.selectedText(), "REGION:(20,1,30,4),lit,\"ordinary\"");
        QCOMPARE(desk.text(), level);
    }

    void deletesOneOfSeveral() {
        const QByteArray things = "TRAP:\"web\",(4,2)\nMONSTER:'d',\"jackal\",(4,2)\n"
                                  "REGION:(1,1,9,3),lit,\"ordinary\"\n";
        Desk desk(mazeWith(hall, things));
        MapMenu* menu = desk.menuAt({4, 2});
        QMenu* deletions = menu->actions().last()->menu();
        QVERIFY(deletions != nullptr);
        QVERIFY(Desk::linesOf(*menu).contains("Delete jackal"));
        QCOMPARE(Desk::linesOf(*deletions), (QStringList{"web", "region ordinary"}));
        menu->setActiveAction(deletions->menuAction());
        QTRY_VERIFY(deletions->isVisible());
        QVERIFY(Desk::choose(*deletions, "web"));
        QCOMPARE(desk.text(), mazeWith(hall, QByteArray(things).replace("TRAP:\"web\",(4,2)\n", "")));
        QTRY_VERIFY(desk.menu() == nullptr);
    }

    // So that every action on the selection means the same thing.
    void selectsWhatItIsOver() {
        const QByteArray things = "STAIR:(1,1),up\nREGION:(20,1,28,3),lit,\"ordinary\"\nFOUNTAIN:(28,3)\n";
        Desk desk(mazeWith(hall, things));
        desk.caretTo("STAIR");
        desk.menuAt({28, 3})->close();
        QCOMPARE(desk.selectedText(), "FOUNTAIN:(28,3)");
        desk.trigger("edit.deleteStatement");
        QCOMPARE(desk.text(), mazeWith(hall, QByteArray(things).replace("FOUNTAIN:(28,3)\n", "")));
        // Inside the area, nothing is hit.
        desk.caretTo("STAIR");
        const QStringList lines = desk.linesAt({24, 2});
        QCOMPARE(desk.selectedText(), "STAIR:(1,1),up");
        QCOMPARE(lines.last(), QStringLiteral("Delete Beneath"));
    }

    void deletesAllThatIsSelected() {
        const QByteArray things = "GOLD:5,(1,1)\nGOLD:6,(2,1)\nGOLD:7,(3,1)\n";
        Desk desk(mazeWith(hall, things));
        for (const int x : {1, 2})
            QTest::mouseClick(desk.canvas().viewport(), Qt::LeftButton, Qt::ControlModifier, desk.at(x, 1));
        desk.session().select(std::vector<StatementRef>{{0, 2}, {0, 3}});
        QVERIFY(Desk::choose(*desk.menuAt({2, 1}), "Delete 2 Statements"));
        QCOMPARE(desk.text(), mazeWith(hall, "GOLD:7,(3,1)\n"));
    }

    // The right button picks a terrain for the brush. With Shift it opens the menu with any tool in hand, as
    // keys do.
    void addsWithEveryTool() {
        Desk desk(mazeWith(hall));
        for (const ToolRow& tool : toolTable()) {
            desk.trigger(tool.action);
            QTest::mouseClick(desk.canvas().viewport(), Qt::RightButton, Qt::ShiftModifier, desk.at(5, 2));
            QVERIFY2(desk.menu() != nullptr && Desk::linesOf(*desk.menu()).contains("Add Fountain"),
                     tool.action);
            desk.menu()->close();
            desk.canvas().setFocus();
            QTest::keyClick(&desk.canvas(), Qt::Key_F10, Qt::ShiftModifier);
            QVERIFY2(desk.menu() != nullptr && Desk::linesOf(*desk.menu()).contains("Add Fountain"),
                     tool.action);
            desk.menu()->close();
        }
        desk.trigger("tool.pencil");
        QVERIFY(desk.menuAt({30, 2}) == nullptr);
        QCOMPARE(desk.canvas().controls().terrain, '+');
    }

    void opensByKeys_data() {
        QTest::addColumn<bool>("byMenuKey");
        QTest::newRow("Shift+F10") << false;
        QTest::newRow("menu key") << true;
    }
    void opensByKeys() {
        QFETCH(const bool, byMenuKey);
        Desk desk(mazeWith(hall));
        MapCanvas& canvas = desk.canvas();
        canvas.setFocus();
        desk.moveTo(desk.at(0, 0));
        for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Right, Qt::Key_Right, Qt::Key_Down})
            QTest::keyClick(&canvas, key);
        // Regardless of the pointer.
        QTest::mouseMove(canvas.viewport(), desk.at(20, 3));
        const Point cell = *canvas.cursorCell();
        if (byMenuKey) {
            QContextMenuEvent event(QContextMenuEvent::Keyboard, {5, 5}, canvas.mapToGlobal(QPoint(5, 5)));
            QApplication::sendEvent(&canvas, &event);
        } else {
            QTest::keyClick(&canvas, Qt::Key_F10, Qt::ShiftModifier);
        }
        MapMenu* menu = desk.menu();
        QVERIFY(menu != nullptr && menu->isVisible());
        QCOMPARE(menu->pos(), canvas.viewport()->mapToGlobal(canvas.cellRect(cell).bottomLeft()));
        QTest::keyClick(menu, Qt::Key_Down);
        QTest::keyClick(menu, Qt::Key_Return);
        QCOMPARE(desk.selectedText(), "MONSTER:random,random,(" + QByteArray::number(cell.x) + ',' +
                                          QByteArray::number(cell.y) + ')');
        QVERIFY(desk.menu() == nullptr);
    }

    void opensByKeysAtTheSelectedThing() {
        Desk desk(mazeWith(hall, "FOUNTAIN:(28,3)\n"));
        desk.caretTo("FOUNTAIN");
        desk.canvas().setFocus();
        QTest::keyClick(&desk.canvas(), Qt::Key_F10, Qt::ShiftModifier);
        QVERIFY(Desk::choose(*desk.menu(), "Delete fountain"));
        QCOMPARE(desk.text(), mazeWith(hall));
    }

    void waitsForTheEndOfADrag() {
        Desk desk(mazeWith(hall, "FOUNTAIN:(28,3)\n"));
        QTest::mousePress(desk.canvas().viewport(), Qt::LeftButton, {}, desk.at(28, 3));
        QVERIFY(desk.menuAt({28, 3}) == nullptr);
        QTest::mouseRelease(desk.canvas().viewport(), Qt::LeftButton, {}, desk.at(28, 3));
        QVERIFY(desk.menuAt({28, 3}) != nullptr);
    }

    void closesWhenTheTextChanges() {
        Desk desk(mazeWith(hall, "FOUNTAIN:(28,3)\n"));
        QVERIFY(desk.menuAt({28, 3}) != nullptr);
        desk.session().apply(TextEdit::insert(0, "# \n"), QStringLiteral("Edit"));
        QVERIFY(desk.menu() == nullptr);
        QVERIFY(desk.menuAt({28, 3}) != nullptr);
        desk.open(mazeWith(hall), QStringLiteral("/other.des"));
        QVERIFY(desk.menu() == nullptr);
    }

    void offersRoomsOfThePicture() {
        Desk desk(rooms);
        QVERIFY(!desk.rolls().isShown());
        const Area floor = desk.rolled().level().rooms.front().area;
        QVERIFY(desk.linesAt({floor.x1, floor.y1}).contains("Add Monster"));
        QCOMPARE(desk.linesAt({79, 20}), (QStringList{"(There is no room here.)", "Add Room"}));
    }

    void asksForALevelWithoutErrors() {
        Desk desk("LEVEL:\"a\"\nROOM:\n");
        MapMenu* menu = desk.menuAt({5, 5});
        QVERIFY(menu != nullptr);
        QCOMPARE(Desk::linesOf(*menu),
                 QStringList{"(The level has errors, so its rooms cannot be laid out yet.)"});
        // There are no cells to describe.
        QVERIFY(desk.child<StillLabel>("pointedAt").text().isEmpty());
        QVERIFY(!desk.canvas().cursorCell());
    }

    // For each cell of a roll: things on floors, doors in walls, nothing elsewhere. Inner rooms take
    // precedence.
    void offersWhatRoomsAllow() {
        Desk desk(rooms);
        desk.rolls().showSeed(3);
        QCOMPARE(desk.rolled().level().rooms.size(), std::size_t(4));
        Grid<char> expected(roll::columns, roll::rows, ' ');
        for (const bool inner : {false, true}) {
            for (const roll::RolledRoom& room : desk.rolled().level().rooms) {
                if ((room.parent >= 0) == inner)
                    draw(expected, room.area);
            }
        }
        for (int y = 0; y < roll::rows; ++y) {
            for (int x = 1; x < roll::columns; ++x) {
                const QString first = desk.linesAt({x, y}).value(0);
                const char offered = first == "Add Monster" ? 'f' : first == "Add Door" ? 'w' : ' ';
                QVERIFY2(offered == expected.at({x, y}),
                         qPrintable(QStringLiteral("%1,%2 ").arg(x).arg(y) + first));
            }
        }
    }

    void addsToTheRoomThatLiesThere_data() {
        QTest::addColumn<int>("seed");
        for (const int seed : {1, 2, 3, 4, 5})
            QTest::addRow("roll %d", seed) << seed;
    }
    void addsToTheRoomThatLiesThere() {
        QFETCH(const int, seed);
        Desk desk(rooms);
        // The caret is in another room during all of this.
        for (std::size_t i = 0; i < 4; ++i) {
            desk.caretTo("\"small\"");
            desk.rolls().showSeed(std::uint64_t(seed));
            if (i >= desk.rolled().level().rooms.size())
                break;
            const roll::RolledRoom room = desk.rolled().level().rooms[i];
            const StatementRef opening = *desk.rolls().statementOf(room.statement);
            const LevelTree& tree = *desk.session().levels().level(0).tree;
            const std::size_t section = *tree.sectionOf(opening.statement);
            int count = 0;
            const QString wrong = desk.addEverythingAt({room.area.x2, room.area.y1}, count);
            QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
            const bool holdsOthers = room.parent < 0 && room.area.width() > 3 && room.area.height() > 3;
            QCOMPARE(count, holdsOthers ? 12 : 11);
            QVERIFY(Desk::choose(*desk.menuAt({room.area.x2, room.area.y1}), "Add Gold"));
            QCOMPARE(desk.selectedText(),
                     "GOLD:random,(" + QByteArray::number(room.area.x2 - room.area.x1) + ",0)");
            QCOMPARE(desk.session().currentPart()->part, section);
            desk.session().undo();
        }
    }

    void addsDoorsToTheWallThatIsThere() {
        Desk desk(rooms);
        desk.rolls().showSeed(1);
        const auto selectedAfter = [&](Point cell) {
            desk.rolls().showSeed(1);
            MapMenu* menu = desk.menuAt(cell);
            if (!Desk::choose(*menu, "Add Door")) {
                const QByteArray lines = Desk::linesOf(*menu).join(u' ').toUtf8();
                menu->close();
                return lines;
            }
            const QByteArray selected = desk.selectedText();
            desk.session().undo();
            return selected;
        };
        // Where it was put, also if the size of the room is random.
        const std::vector<roll::RolledRoom> all = desk.rolled().level().rooms;
        QCOMPARE(all.size(), std::size_t(4));
        for (const roll::RolledRoom& room : all) {
            const Area& a = room.area;
            const auto door = [&](const QByteArray& wall, int place) {
                return "DOOR:false,closed," + wall + ',' + QByteArray::number(place);
            };
            QCOMPARE(selectedAfter({a.x1 + 1, a.y1 - 1}), door("north", 1));
            QCOMPARE(selectedAfter({a.x1, a.y2 + 1}), door("south", 0));
            QCOMPARE(selectedAfter({a.x1 - 1, a.y1 + 1}), door("west", 1));
            QCOMPARE(selectedAfter({a.x2 + 1, a.y2}), door("east", a.y2 - a.y1));
            QVERIFY(
                selectedAfter({a.x1 - 1, a.y1 - 1}).startsWith("(No door fits into the corner of a room.)"));
        }
    }

    // The next roll has the thing at the same place in the room.
    void rollsWhatWasAdded() {
        Desk desk(rooms);
        desk.rolls().showSeed(1);
        const Area before = desk.rolled().level().rooms.front().area;
        QVERIFY(Desk::choose(*desk.menuAt({before.x1 + 3, before.y1 + 2}), "Add Sink"));
        desk.rolls().showSeed(1);
        const Area now = desk.rolled().level().rooms.front().area;
        const std::optional<std::int32_t> number = desk.rolls().selectedNumber();
        QVERIFY(number.has_value());
        QCOMPARE(desk.rolled().cellsOf(*number), (std::vector{Point{now.x1 + 3, now.y1 + 2}}));
        QCOMPARE(desk.linesAt({now.x1 + 3, now.y1 + 2}).last(), QStringLiteral("Delete sink"));
        QVERIFY(Desk::choose(*desk.menuAt({now.x1 + 3, now.y1 + 2}), "Delete sink"));
        QCOMPARE(desk.text(), rooms);
    }

    // Edit > Delete Statement names what is deleted with a statement.
    void editMenuSaysWhatGoes_data() {
        QTest::addColumn<QByteArray>("at");
        QTest::addColumn<QString>("line");
        QTest::newRow("level") << QByteArray("LEVEL") << QStringLiteral("Delete Level");
        QTest::newRow("room") << QByteArray("ROOM") << QStringLiteral("Delete Room");
        QTest::newRow("room in a room") << QByteArray("SUBROOM") << QStringLiteral("Delete Room");
        QTest::newRow("thing") << QByteArray("FOUNTAIN") << QStringLiteral("Delete Statement");
        QTest::newRow("corridors") << QByteArray("RANDOM_CORRIDORS") << QStringLiteral("Delete Statement");
    }
    void editMenuSaysWhatGoes() {
        QFETCH(const QByteArray, at);
        QFETCH(const QString, line);
        Desk desk(rooms);
        desk.caretTo(at);
        QAction* action = desk.window.actions().action(QStringLiteral("edit.deleteStatement"));
        QCOMPARE(Desk::lineOf(action), line);
        action->trigger();
        QVERIFY(desk.text() != rooms);
        QCOMPARE(desk.session().document().doneSteps(), std::size_t(1));
        QCOMPARE(QString::fromStdString(desk.session().document().stepLabels().back()), line);
        desk.trigger("edit.undo");
        QCOMPARE(desk.text(), rooms);
    }

    // With everything in it, including rooms.
    void deletesRooms() {
        Desk desk(rooms);
        desk.rolls().showSeed(1);
        const std::vector<roll::RolledRoom>& all = desk.rolled().level().rooms;
        const Offset large = Offset(rooms.indexOf("ROOM:\"ordinary\",lit,(3,3)"));
        const auto room = std::ranges::find(all, large, [&](const roll::RolledRoom& each) {
            return desk.session().rangeOf(*desk.rolls().statementOf(each.statement)).begin;
        });
        QVERIFY(room != all.end());
        QVERIFY(Desk::choose(*desk.menuAt({room->area.x2, room->area.y2}), "Delete Room"));
        const QByteArray last = rooms.mid(rooms.indexOf("ROOM:\"ordinary\",lit,random"));
        QCOMPARE(desk.text(), rooms.left(qsizetype(large)) + last);
        QCOMPARE(desk.session().document().doneSteps(), std::size_t(1));
        desk.trigger("edit.undo");
        QCOMPARE(desk.text(), rooms);
    }
};

LEVWRIGHT_TEST(MapMenuTest)

} // namespace levwright::map_menu_test

#include "MapMenuTest.moc"
