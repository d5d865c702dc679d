// SPDX-License-Identifier: GPL-3.0-or-later
// The palette next to the map. A thing taken from it follows pointer or cursor and is placed with a click,
// drag or key. Each time it is one step with a minimal edit.
#include "widgets/picker/Palette.h"

#include "tests/support/TestProgram.h"
#include "tests/widgets/PaletteDesk.h"
#include "widgets/picker/Captions.h"
#include "widgets/rollview/RollPanel.h"

#include <QDockWidget>
#include <QScrollBar>

#include <algorithm>

namespace levwright::palette_test {
namespace {

const QByteArray hall = "-------------------------------\n"
                        "|.............................|\n"
                        "|.............................|\n"
                        "|.............................|\n"
                        "-------------------------------\n";
const QByteArray rooms = "LEVEL:\"r\"\n"
                         "ROOM:\"ordinary\",lit,(1,1),(left,top),(5,3)\n"
                         "NAME:\"one\"\n"
                         "ROOM:\"temple\",lit,(3,3),(center,center),(11,7)\n";

struct Desk : PaletteDesk {
    using PaletteDesk::PaletteDesk;

    QListView& recentList() { return child<QListView>("recentThings"); }
    QStringList recent() {
        QStringList names;
        for (int i = 0; i < recentList().model()->rowCount(); ++i)
            names << recentList().model()->index(i, 0).data().toString();
        return names;
    }
    void takeRecent(const char* name) {
        const QModelIndex index = recentList().model()->index(int(recent().indexOf(QString(name))), 0);
        QTest::mouseClick(recentList().viewport(), Qt::LeftButton, {},
                          recentList().visualRect(index).center());
    }
};

} // namespace

class PaletteTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Solid stone, too, which in high contrast is as black as the list.
    void everyTerrainIsSeen_data() {
        QTest::addColumn<int>("look");
        for (const ThemeLook look : {ThemeLook::Light, ThemeLook::Dark, ThemeLook::Contrast})
            QTest::addRow("%d", int(look)) << int(look);
    }
    void everyTerrainIsSeen() {
        QFETCH(const int, look);
        const std::array themes{Theme::light(), Theme::dark(), Theme::contrast()};
        const Theme& theme = themes[std::size_t(look)];
        const TerrainPalette palette(*testGame(), theme);
        for (int row = 0; row < palette.model()->rowCount(); ++row) {
            const QModelIndex index = palette.model()->index(row, 0);
            const QImage picture =
                index.data(Qt::DecorationRole).value<QIcon>().pixmap(palette.iconSize()).toImage();
            const QColor list = theme.palette().color(QPalette::Base);
            bool isSeen = false;
            for (int x = 0; x < picture.width(); ++x)
                isSeen = isSeen || picture.pixelColor(x, 0) != list;
            QVERIFY2(isSeen, qPrintable(index.data().toString()));
        }
    }

    void givesEachThingACell_data() {
        QTest::addColumn<QByteArray>("game");
        for (const char* game : {"nethack-3.4.3", "nethack-3.6"})
            QTest::newRow(game) << QByteArray(game);
    }
    // Side by side as far as there is room; a long name does not cut off others.
    void givesEachThingACell() {
        QFETCH(const QByteArray, game);
        Desk desk;
        desk.session().readAs(loadGame(game.toStdString()).value());
        desk.showTab(1);
        const QSize cell = desk.list().gridSize();
        const int columns = desk.list().viewport()->width() / cell.width();
        QTRY_COMPARE(desk.list().visualRect(desk.list().model()->index(columns, 0)).topLeft(),
                     QPoint(0, cell.height()));
        for (int row = 0; row < desk.list().model()->rowCount(); ++row)
            QCOMPARE(desk.list().visualRect(desk.list().model()->index(row, 0)).size(), cell);
    }

    void staysInTheHandUntilItIsLetGo() {
        Desk desk(mazeWith(hall));
        desk.showTab(1);
        desk.take("Fountain");
        QVERIFY(desk.canvas().controls().held.isHeld() && desk.canvas().hasFocus());
        desk.put(3, 1);
        desk.put(5, 2);
        QCOMPARE(desk.text(), mazeWith(hall, "FOUNTAIN:(3,1)\nFOUNTAIN:(5,2)\n"));
        QCOMPARE(desk.steps(), std::size_t(2));
        QCOMPARE(desk.selectedText(), QByteArray("FOUNTAIN:(5,2)"));
        desk.key(Qt::Key_Escape);
        QVERIFY(!desk.canvas().controls().held.isHeld());
        QVERIFY(desk.list().selectionModel()->selectedIndexes().isEmpty());
        desk.put(9, 1);
        QCOMPARE(desk.steps(), std::size_t(2));
        desk.trigger("edit.undo");
        desk.trigger("edit.undo");
        QCOMPARE(desk.text(), mazeWith(hall));
    }

    void isLetGoByWhatElseIsTaken_data() {
        QTest::addColumn<int>("how");
        for (const auto& [name, how] : {std::pair{"tool", 0}, {"terrain", 1}, {"right button", 2}})
            QTest::newRow(name) << how;
    }
    void isLetGoByWhatElseIsTaken() {
        QFETCH(const int, how);
        Desk desk(mazeWith(hall));
        desk.showTab(1);
        desk.take("Gold");
        if (how == 0)
            desk.trigger("tool.select");
        if (how == 1)
            QTest::keyClicks(&desk.canvas(), "}");
        if (how == 2)
            QTest::mouseClick(desk.canvas().viewport(), Qt::RightButton, {}, desk.at(2, 2));
        QVERIFY(!desk.canvas().controls().held.isHeld());
        QCOMPARE(desk.text(), mazeWith(hall));
    }

    // Dragged from the palette onto the map, it is placed once.
    void isDraggedOntoTheMap() {
        Desk desk(mazeWith(hall));
        desk.showTab(1);
        const QPoint from = desk.placeOf("Door");
        QWidget& list = *desk.list().viewport();
        const auto to = [&](Point cell) {
            return list.mapFromGlobal(desk.canvas().viewport()->mapToGlobal(desk.at(cell.x, cell.y)));
        };
        QTest::mousePress(&list, Qt::LeftButton, {}, from);
        QTest::mouseMove(&list, from + QPoint(30, 0));
        QTest::mouseMove(&list, to({4, 1}));
        QCOMPARE(desk.canvas().controls().held.covered(), (Area{4, 1, 4, 1}));
        QTest::mouseMove(&list, to({4, 0}));
        QCOMPARE(desk.text(), mazeWith(hall));
        QTest::mouseRelease(&list, Qt::LeftButton, {}, to({4, 0}));
        QCOMPARE(desk.text(), mazeWith(QByteArray(hall).replace(4, 1, "+"), "DOOR:closed,(4,0)\n"));
        QCOMPARE(desk.steps(), std::size_t(1));
        QVERIFY(!desk.canvas().controls().held.isHeld());
        // Dropped outside the map, it is discarded.
        QTest::mousePress(&list, Qt::LeftButton, {}, from);
        QTest::mouseMove(&list, from + QPoint(30, 0));
        QTest::mouseRelease(&list, Qt::LeftButton, {},
                            list.mapFromGlobal(desk.window.mapToGlobal(QPoint(5, 5))));
        QVERIFY(!desk.canvas().controls().held.isHeld());
        QCOMPARE(desk.steps(), std::size_t(1));
    }

    void areasAreDrawn() {
        Desk desk(mazeWith(hall));
        desk.showTab(1);
        desk.take("Unlit region");
        desk.drawArea({8, 3}, {2, 1});
        QCOMPARE(desk.text(), mazeWith(hall, "REGION:(2,1,8,3),unlit,\"ordinary\"\n"));
        QVERIFY(desk.canvas().controls().held.isHeld());
        desk.put(4, 2); // the room around the cell
        QCOMPARE(desk.selectedText(), QByteArray("REGION:(1,1,29,3),unlit,\"ordinary\""));
        QCOMPARE(desk.steps(), std::size_t(2));
    }

    // Escape first gives up the area, then the thing.
    void areasAreDrawnByKeys() {
        Desk desk(mazeWith(hall));
        desk.put(2, 1);
        desk.key(Qt::Key_A, Qt::AltModifier);
        QVERIFY(desk.search().hasFocus());
        QTest::keyClicks(&desk.search(), "lit region");
        desk.key(Qt::Key_Return);
        QVERIFY(desk.canvas().hasFocus());
        QCOMPARE(desk.canvas().controls().held.covered(), (Area{2, 1, 2, 1}));
        desk.key(Qt::Key_Return);
        desk.key(Qt::Key_Right);
        desk.key(Qt::Key_Escape);
        QVERIFY(desk.canvas().controls().held.isHeld() && !desk.canvas().controls().held.isBegun());
        desk.key(Qt::Key_Return);
        for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Right, Qt::Key_Down})
            desk.key(key);
        QCOMPARE(desk.canvas().controls().held.covered(), (Area{3, 1, 5, 2}));
        desk.key(Qt::Key_Return);
        QCOMPARE(desk.text(), mazeWith(hall, "REGION:(3,1,5,2),lit,\"ordinary\"\n"));
        desk.key(Qt::Key_Escape);
        QVERIFY(!desk.canvas().controls().held.isHeld());
    }

    void searchFindsEverything_data() {
        QTest::addColumn<QString>("words");
        QTest::addColumn<int>("tab");
        QTest::addColumn<QByteArray>("placed");
        QTest::newRow("monster") << "red dragon" << 1 << QByteArray("MONSTER:'D',\"red dragon\",(4,2)");
        QTest::newRow("class") << "dragon" << 1 << QByteArray("MONSTER:'D',random,(4,2)");
        QTest::newRow("object") << "ice box" << 1 << QByteArray("OBJECT:'(',\"ice box\",(4,2)");
        QTest::newRow("trap") << "spiked" << 1 << QByteArray("TRAP:\"spiked pit\",(4,2)");
        QTest::newRow("statement") << "mazew" << 1 << QByteArray("MAZEWALK:(4,2),east");
        QTest::newRow("of the other tab") << "flags" << 2 << QByteArray("FLAGS:noteleport");
        QTest::newRow("capitals") << "  RED DRAGON " << 1 << QByteArray("MONSTER:'D',\"red dragon\",(4,2)");
    }
    void searchFindsEverything() {
        QFETCH(const QString, words);
        QFETCH(const int, tab);
        QFETCH(const QByteArray, placed);
        Desk desk(mazeWith(hall));
        desk.search().setFocus();
        QTest::keyClicks(&desk.search(), words);
        QCOMPARE(desk.tabs().currentIndex(), tab);
        desk.key(Qt::Key_Return);
        desk.put(4, 2);
        QCOMPARE(desk.selectedText(), placed);
    }

    void bestMatchesComeFirst_data() {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QStringList>("first");
        QTest::newRow("a trap named like a monster") << "pit" << QStringList{"Pit", "Pit viper", "Pit fiend"};
        QTest::newRow("a class named like its things") << "RING" << QStringList{"Any ring '='", "Ring mail"};
        QTest::newRow("a class named like a thing")
            << "kobold" << QStringList{"Any kobold 'k'", "Kobold", "Kobold lord"};
        QTest::newRow("an object in longer names")
            << "sack" << QStringList{"Sack", "Sack with an object", "Oilskin sack"};
        QTest::newRow("words within before parts of words")
            << "cat" << QStringList{"Any cat or other feline 'f'", "Large cat", "Housecat"};
    }
    void bestMatchesComeFirst() {
        QFETCH(const QString, words);
        QFETCH(const QStringList, first);
        Desk desk(mazeWith(hall));
        desk.showTab(1);
        QTest::keyClicks(&desk.search(), words);
        QCOMPARE(desk.rows().mid(0, first.size()), first);
    }

    // What was placed is in a row of its own, where each thing keeps its place. The list never moves.
    void nothingMovesAfterPlacing() {
        Desk desk(mazeWith(hall));
        desk.showTab(1);
        const QStringList usual = desk.rows();
        desk.take("Sink"); // not allowed here
        QVERIFY(!desk.canvas().controls().held.isHeld());
        const QPoint chest = desk.placeOf("Chest with an object");
        desk.take("Fountain");
        desk.put(4, 2);
        QCOMPARE(desk.placeOf("Chest with an object"), chest);
        QTest::keyClicks(&desk.search(), "red dragon");
        desk.take("Red dragon");
        desk.put(5, 2);
        QTest::keyClick(&desk.search(), Qt::Key_A, Qt::ControlModifier);
        QTest::keyClick(&desk.search(), Qt::Key_Delete);
        QCOMPARE(desk.rows(), usual);
        QCOMPARE(desk.recent(), (QStringList{"Fountain", "Red dragon"}));
        desk.takeRecent("Fountain");
        desk.put(6, 2);
        QCOMPARE(desk.selectedText(), QByteArray("FOUNTAIN:(6,2)"));
        QCOMPARE(desk.recent(), (QStringList{"Fountain", "Red dragon"}));
        desk.workspace.startNew();
        desk.open(mazeWith(hall), QStringLiteral("/other.des"));
        desk.showTab(1);
        QCOMPARE(desk.rows(), usual);
        QStringList recent = desk.recent();
        recent.sort();
        QCOMPARE(recent, (QStringList{"Fountain", "Red dragon"}));
    }

    // Otherwise it would look like a thing of the level.
    void whatIsHeldLeavesTheMapWithThePointer() {
        Desk desk(mazeWith(hall));
        desk.showTab(1);
        desk.take("Fountain");
        desk.moveTo(desk.at(3, 1));
        QCOMPARE(desk.canvas().controls().held.covered(), (Area{3, 1, 3, 1}));
        QEvent leave(QEvent::Leave);
        QApplication::sendEvent(desk.canvas().viewport(), &leave);
        QVERIFY(!desk.canvas().controls().held.covered().has_value());
        QVERIFY(desk.canvas().controls().held.isHeld());
        desk.moveTo(desk.at(4, 1));
        QCOMPARE(desk.canvas().controls().held.covered(), (Area{4, 1, 4, 1}));
    }

    // The one used longest ago makes room.
    void recentThingsKeepTheirPlaces() {
        Desk desk(mazeWith(hall));
        desk.showTab(1);
        int column = 1;
        for (const char* name : {"Fountain", "Gold", "Stairs up", "Stairs down", "Ladder up"}) {
            desk.take(name);
            desk.put(column++, 1);
        }
        desk.takeRecent("Fountain");
        desk.put(column++, 1);
        desk.take("Ladder down");
        desk.put(column++, 1);
        QCOMPARE(desk.recent(),
                 (QStringList{"Fountain", "Ladder down", "Stairs up", "Stairs down", "Ladder up"}));
    }

    // No tab is filtered by words that it does not show.
    void eachTabHasItsOwnSearch() {
        Desk desk(mazeWith(hall));
        desk.showTab(1);
        const QStringList usual = desk.rows();
        QTest::keyClicks(&desk.search(), "fountain");
        QVERIFY(desk.rows().size() < usual.size());
        desk.showTab(0);
        QCOMPARE(desk.search().text(), QString());
        QCOMPARE(desk.search().placeholderText(), QStringLiteral("Search terrain"));
        desk.showTab(1);
        QCOMPARE(desk.search().text(), QStringLiteral("fountain"));
        QVERIFY(desk.rows().size() < usual.size());
        // Words that only another tab has move there.
        QTest::keyClick(&desk.search(), Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(&desk.search(), "flags");
        QCOMPARE(desk.tabs().currentIndex(), 2);
        QCOMPARE(desk.search().text(), QStringLiteral("flags"));
        desk.showTab(1);
        QCOMPARE(desk.search().text(), QString());
        QCOMPARE(desk.rows(), usual);
    }

    void terrainsHaveNamesWhereThereIsRoom() {
        Desk desk(mazeWith(hall));
        const auto cell = [&] { return desk.list().visualRect(desk.list().model()->index(0, 0)).size(); };
        const QSize small = cell();
        desk.window.resizeDocks({&desk.child<QDockWidget>("terrainDock")}, {600}, Qt::Horizontal);
        QTRY_VERIFY(cell().width() > small.width() && cell().height() > small.height());
        QCOMPARE(desk.list().verticalScrollBar()->maximum(), 0);
        const QFontMetrics text(captionFont(desk.list().font()));
        for (int row = 0; row < desk.list().model()->rowCount(); ++row) {
            const QString name =
                desk.list().model()->index(row, 0).data().toString().section(QStringLiteral("   "), 1);
            const QRect room(0, 0, cell().width(), 10 * text.height());
            const QRect words = text.boundingRect(room, Qt::TextWordWrap, name);
            QVERIFY2(words.width() < room.width() && words.height() < (captionLines + 1) * text.height(),
                     qPrintable(name));
        }
    }

    void saysWhatIsNotAllowed() {
        Desk desk(mazeWith(hall));
        desk.showTab(1);
        QVERIFY(!desk.row("Sink").flags().testFlag(Qt::ItemIsEnabled));
        QCOMPARE(desk.row("Sink").data(Qt::ToolTipRole).toString(),
                 QStringLiteral("Sink (SINK)\nOnly room levels have SINK."));
        QVERIFY(desk.row("Door").flags().testFlag(Qt::ItemIsEnabled));
        // It follows the text.
        desk.session().apply(TextEdit::insert(Offset(desk.text().size()), "RANDOM_OBJECTS:'('\n"),
                             QStringLiteral("Edit"));
        QTRY_VERIFY(!desk.row("Random objects").flags().testFlag(Qt::ItemIsEnabled));
        QCOMPARE(desk.row("Random objects").data(Qt::ToolTipRole).toString(),
                 QStringLiteral("Random objects (RANDOM_OBJECTS)\nThere is already a RANDOM_OBJECTS."));
        desk.open(rooms, QStringLiteral("/rooms.des"));
        desk.showTab(1);
        QVERIFY(desk.row("Sink").flags().testFlag(Qt::ItemIsEnabled));
        QVERIFY(!desk.row("Drawbridge").flags().testFlag(Qt::ItemIsEnabled));
    }

    // A refusal leaves everything unchanged, including the thing in the hand.
    void refusesWhatDoesNotGo() {
        Desk desk(mazeWith(hall));
        QString said;
        connect(&desk.session(), &Session::refused, this, [&](const QString& reason) { said = reason; });
        desk.showTab(1);
        desk.take("Fountain");
        desk.put(60, 2);
        QVERIFY2(said.contains("outside"), qPrintable(said));
        QCOMPARE(desk.text(), mazeWith(hall));
        QVERIFY(desk.canvas().controls().held.isHeld());
    }

    void placesInTheRoomsOfARoll() {
        Desk desk(rooms);
        auto& rolls = desk.child<RollPanel>("rolls").model();
        rolls.showSeed(1);
        const Area room = rolls.current()->level().rooms.front().area;
        desk.showTab(1);
        desk.take("Sink");
        desk.put(room.x1 + 1, room.y1 + 1);
        QCOMPARE(desk.selectedText(), QByteArray("SINK:(1,1)"));
        QCOMPARE(desk.text(), QByteArray(rooms).replace("\"one\"\n", "\"one\"\nSINK:(1,1)\n"));
    }

    void drawsRooms_data() {
        QTest::addColumn<QString>("name");
        // In cells of the level; for nested rooms, counted from the floor of the outer room.
        QTest::addColumn<QPoint>("from");
        QTest::addColumn<QPoint>("to");
        QTest::addColumn<QByteArray>("added");
        QTest::newRow("room") << "Room" << QPoint(70, 18) << QPoint(70, 18)
                              << QByteArray("ROOM:\"ordinary\",lit,(5,5),(center,center),(6,4)");
        QTest::newRow("drawn room") << "Room" << QPoint(78, 17) << QPoint(67, 12)
                                    << QByteArray("ROOM:\"ordinary\",lit,(5,4),(center,center),(10,4)");
        QTest::newRow("subroom") << "Subroom" << QPoint(8, 5) << QPoint(8, 5)
                                 << QByteArray("SUBROOM:\"ordinary\",lit,(8,5),(3,2),\"two\"");
        QTest::newRow("drawn subroom") << "Subroom" << QPoint(1, 1) << QPoint(6, 4)
                                       << QByteArray("SUBROOM:\"ordinary\",lit,(2,2),(4,2),\"two\"");
        QTest::newRow("in the corner") << "Subroom" << QPoint(-1, -1) << QPoint(3, 2)
                                       << QByteArray("SUBROOM:\"ordinary\",lit,(0,0),(3,2),\"two\"");
    }
    // Rooms are where they are drawn, with their walls.
    void drawsRooms() {
        QFETCH(const QString, name);
        QFETCH(const QPoint, from);
        QFETCH(const QPoint, to);
        QFETCH(const QByteArray, added);
        const QByteArray text = rooms + "NAME:\"two\"\n";
        Desk desk(text);
        auto& rolls = desk.child<RollPanel>("rolls").model();
        rolls.showSeed(1);
        const Area& floor = rolls.current()->level().rooms[1].area;
        const QPoint origin = name == "Room" ? QPoint() : QPoint(floor.x1, floor.y1);
        const auto cell = [&](QPoint at) { return Point{(at + origin).x(), (at + origin).y()}; };
        desk.showTab(2);
        desk.take(name);
        QCOMPARE(desk.canvas().controls().held.thing()->placedBy, PlacedBy::Area);
        desk.drawArea(cell(from), cell(to));
        QCOMPARE(desk.selectedText(), added);
        QCOMPARE(desk.text(), text + '\n' + added + '\n');
        QCOMPARE(desk.steps(), std::size_t(1));
        desk.trigger("edit.undo");
        QCOMPARE(desk.text(), text);
    }

    void drawsCorridors() {
        const QByteArray first = "DOOR:false,closed,east,1\n";
        const QByteArray second = "DOOR:false,closed,west,2\n";
        const QByteArray text = QByteArray(rooms).replace("(5,3)\n", "(5,3)\n" + first) + second;
        Desk desk(text);
        auto& rolls = desk.child<RollPanel>("rolls").model();
        rolls.showSeed(1);
        const Area from = rolls.current()->level().rooms[0].area;
        const Area to = rolls.current()->level().rooms[1].area;
        QString said;
        connect(&desk.session(), &Session::refused, this, [&](const QString& reason) { said = reason; });
        desk.showTab(2);
        desk.take("Corridor");
        desk.drawArea({from.x2 + 1, from.y1 + 1}, {from.x2 + 3, from.y1 + 1});
        QCOMPARE(said, QStringLiteral("Draw a corridor from one room to another."));
        QCOMPARE(desk.text(), text);
        desk.drawArea({from.x2 + 1, from.y1 + 1}, {to.x1 - 1, to.y1 + 2});
        QCOMPARE(desk.text(), text + "CORRIDOR:(0,east,0),(1,west,0)\n");
        QCOMPARE(desk.steps(), std::size_t(1));
    }

    void namesCanBeRead() {
        Desk desk(mazeWith(hall));
        desk.showTab(1);
        for (const QString& name : {QStringLiteral("Fountain"), QStringLiteral("Stairs up")}) {
            const int width = desk.list().visualRect(desk.row(name)).width();
            QVERIFY2(width >
                         desk.list().iconSize().width() + desk.list().fontMetrics().horizontalAdvance(name),
                     qPrintable(name + QStringLiteral(": %1").arg(width)));
        }
    }

    // All names of the few rooms are whole in a small window, too.
    void namesOfRoomsAreWhole_data() {
        QTest::addColumn<QByteArray>("game");
        for (const char* game : {"nethack-3.4.3", "nethack-3.6"})
            QTest::newRow(game) << QByteArray(game);
    }
    void namesOfRoomsAreWhole() {
        QFETCH(const QByteArray, game);
        Desk desk;
        desk.window.resize(1280, 720);
        desk.showTab(2);
        desk.session().readAs(loadGame(game.toStdString()).value());
        const QAbstractItemModel& model = *desk.list().model();
        QVERIFY(model.rowCount() > 5);
        for (int row = 0; row < model.rowCount(); ++row) {
            const QModelIndex index = model.index(row, 0);
            const int needed = desk.list().iconSize().width() +
                               desk.list().fontMetrics().horizontalAdvance(index.data().toString());
            QVERIFY2(desk.list().visualRect(index).width() > needed, qPrintable(index.data().toString()));
        }
    }

    // No list of things is created before it is shown.
    void isMadeWhenItIsLookedAt() {
        Desk desk(mazeWith(hall));
        QVERIFY(desk.window.findChild<ThingPalette*>() == nullptr);
        desk.showTab(1);
        QCOMPARE(desk.window.findChildren<ThingPalette*>().size(), 2); // with the recent ones
        desk.showTab(2);
        QCOMPARE(desk.window.findChildren<ThingPalette*>().size(), 3);
    }
};

LEVWRIGHT_TEST(PaletteTest)

} // namespace levwright::palette_test

#include "PaletteTest.moc"
