// SPDX-License-Identifier: GPL-3.0-or-later
// Rolls of a level in the real window, used with mouse and keyboard.
#include "core/languages/games/Games.h"
#include "tests/support/Levels.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"
#include "tests/widgets/WindowChild.h"
#include "widgets/rollview/RollPanel.h"
#include "widgets/shell/MainWindow.h"
#include "widgets/theme/StillLabel.h"

#include <QDockWidget>
#include <QFileInfo>
#include <QHelpEvent>
#include <QLabel>
#include <QPlainTextEdit>
#include <QProcess>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolTip>

#include <algorithm>

namespace levwright::roll_view_test {
namespace {

std::optional<RolledMap> rolled(RollModel& rolls, std::uint64_t seed) {
    std::optional<RolledMap> map;
    rolls.roll(seed, [&](const std::optional<RolledMap>& made) { map = made; });
    return map;
}

struct Desk {
    explicit Desk(const QByteArray& text, const GamePtr& game = testGame(),
                  const Theme& theme = Theme::light())
        : settings(folder.filePath("settings.ini"), QSettings::IniFormat), workspace(game, files),
          window(workspace, settings, theme) {
        window.resize(1440, 900);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QVERIFY(files.replace("/level.des", text.toStdString()).has_value());
        QVERIFY(window.openFile("/level.des"));
    }
    template <class Widget>
    Widget& child(const char* name) const {
        return childOf<Widget>(window, name);
    }
    Session& session() const { return window.session(); }
    RollModel& rolls() { return child<RollPanel>("rolls").model(); }
    MapCanvas& canvas() { return window.canvas(); }
    QString message() { return child<StillLabel>("rolls.message").text(); }
    QString seedField() { return child<QLineEdit>("rolls.seed").text(); }
    QListWidget& strip() { return child<QListWidget>("rolls.strip"); }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(&window, key, modifiers);
    }
    void push(const char* button) { QTest::mouseClick(&child<QToolButton>(button), Qt::LeftButton); }
    void enterSeed(const char* seed) {
        auto& field = child<QLineEdit>("rolls.seed");
        field.setFocus();
        field.selectAll();
        QTest::keyClicks(&field, QString::fromLatin1(seed));
        QTest::keyClick(&field, Qt::Key_Return);
    }
    // A panel behind a tab counts as visible but lies outside the window.
    bool isInSight(const QWidget& widget) const {
        return widget.isVisible() && window.rect().contains(widget.mapTo(&window, QPoint(5, 5)));
    }
    void openRolls() {
        child<QDockWidget>("rollsDock").show();
        child<QDockWidget>("rollsDock").raise();
        QTRY_VERIFY(isInSight(strip()));
    }
    // The point of a cell of the level on the canvas.
    QPoint at(Point inLevel) {
        const Point corner = rolls().partCorner();
        return canvas().cellRect({inLevel.x - corner.x, inLevel.y - corner.y}).center();
    }
    void click(Point inLevel) { QTest::mouseClick(canvas().viewport(), Qt::LeftButton, {}, at(inLevel)); }
    QByteArray selectedText() {
        const auto range = session().rangeOf(*session().currentStatement());
        const std::string_view text = session().text().bytes().substr(range.begin, range.size());
        return {text.data(), qsizetype(text.size())};
    }
    void replaceText(const QByteArray& from, const QByteArray& to) {
        const auto at =
            Offset(QByteArray::fromStdString(std::string(session().text().bytes())).indexOf(from));
        session().apply(TextEdit::replace({at, at + Offset(from.size())}, to.toStdString()),
                        QStringLiteral("Edit"), MergeKey::None, {at, at});
    }

    QTemporaryDir folder;
    MemoryFileStore files;
    QSettings settings;
    Workspace workspace;
    MainWindow window;
};

const QByteArray hall = "----------\n|........|\n|........|\n|........|\n|........|\n----------\n";

QByteArray sample() {
    return mazeWith(hall, "MONSTER:'d',\"jackal\",random\nTRAP:\"pit\",random\n"
                          "OBJECT:'(',\"chest\",(2,2)\nSTAIR:(7,3),up\n");
}

const char* rooms = "LEVEL:\"a\"\nROOM:\"ordinary\",lit,(3,3),(center,center),(8,5)\n"
                    "MONSTER:'d',\"jackal\",random\nDOOR:false,closed,east,random\n"
                    "ROOM:\"ordinary\",lit,(1,3),(center,center),(8,5)\nSTAIR:random,up\n"
                    "DOOR:false,closed,west,random\nCORRIDOR:(0,east,0),(1,west,0)\n";

} // namespace

class RollViewTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void showsAndHides() {
        Desk desk(sample());
        QCOMPARE(desk.rolls().current(), nullptr);
        const QImage before = desk.canvas().grab().toImage();
        desk.press(Qt::Key_R, Qt::ControlModifier);
        QVERIFY(desk.rolls().isShown());
        QVERIFY(desk.rolls().current() != nullptr);
        QVERIFY(desk.message().contains("monster"));
        QVERIFY(desk.child<QToolButton>("rolls.show").isChecked());
        QVERIFY(desk.canvas().grab().toImage() != before);
        // The whole level can be seen, on both sides of the map.
        QVERIFY(desk.canvas().extent().x1 < 0);
        QVERIFY(desk.canvas().extent().x2 > 20);
        QTRY_VERIFY(desk.isInSight(desk.strip()));
        desk.push("rolls.show");
        QVERIFY(!desk.window.actions().action("view.roll")->isChecked());
        QCOMPARE(desk.canvas().extent().x1, 0);
        QCOMPARE(desk.message(), QString());
    }

    // The strip over the map tells what is shown there, and steps through layouts without showing rolls.
    void barTellsOfLayouts() {
        Desk desk(rooms);
        auto& bar = desk.child<QWidget>("rollBar");
        const auto sentence = [&] { return desk.child<QLabel>("rollBar.sentence").text(); };
        QTRY_VERIFY(desk.rolls().current() != nullptr && bar.isVisible());
        QCOMPARE(sentence(), QStringLiteral("One possible layout, seed 1"));
        desk.push("rollBar.next");
        QCOMPARE(sentence(), QStringLiteral("One possible layout, seed 2"));
        QVERIFY(!desk.rolls().isShown());
        desk.push("rollBar.pin");
        QVERIFY(desk.rolls().isPinned(2));
        desk.push("rollBar.previous");
        desk.replaceText("\"jackal\",random", "\"jackal\",(1,1)");
        QTRY_VERIFY(desk.rolls().isUpToDate());
        QCOMPARE(sentence(), QStringLiteral("One possible layout, seed 1. Rooms stay while you edit."));
        desk.push("rollBar.dice");
        QVERIFY(!desk.rolls().isKept());
        QVERIFY(!desk.child<QToolButton>("rollBar.leave").isVisible());
        desk.rolls().showSeed(3);
        QCOMPARE(sentence(), QStringLiteral("A roll is shown over the map, seed 3"));
        desk.push("rollBar.leave");
        QVERIFY(!desk.rolls().isShown() && bar.isVisible());
        Desk map(sample());
        QVERIFY(!map.child<QWidget>("rollBar").isVisible());
        map.press(Qt::Key_R, Qt::ControlModifier);
        QVERIFY(map.child<QWidget>("rollBar").isVisible());
        map.push("rollBar.leave");
        QVERIFY(!map.rolls().isShown() && !map.child<QWidget>("rollBar").isVisible());
    }

    // A door is not seen where the game leaves it out, so the strip tells of it.
    void barTellsOfADoorThatIsLeftOut() {
        QByteArray text = rooms;
        text.replace("DOOR:false,closed,east,random", "DOOR:false,closed,east,7");
        Desk desk(text);
        const auto sentence = [&] { return desk.child<QLabel>("rollBar.sentence").text(); };
        QTRY_VERIFY(desk.rolls().current() != nullptr && desk.child<QWidget>("rollBar").isVisible());
        QCOMPARE(sentence(),
                 QStringLiteral("One possible layout, seed 1. In line 4 the game gives up: the wall is "
                                "too short for the place of the door; and 1 more."));
        QWidget& map = *desk.child<QWidget>("rollBar").parentWidget();
        map.resize(600, map.height());
        QCOMPARE(sentence(),
                 QStringLiteral("Layout 1, line 4: the wall is too short for the place of the door"));
        desk.replaceText("east,7", "east,1");
        QTRY_VERIFY(desk.rolls().isUpToDate());
        QVERIFY(!sentence().contains(QStringLiteral("gives up")));
    }

    void barIsWholeOverANarrowMap() {
        Desk desk(rooms);
        auto& bar = desk.child<QWidget>("rollBar");
        const auto& sentence = desk.child<QLabel>("rollBar.sentence");
        QTRY_VERIFY(desk.rolls().current() != nullptr && bar.isVisible());
        desk.replaceText("\"jackal\",random", "\"jackal\",(1,1)");
        QTRY_VERIFY(desk.rolls().isUpToDate() && desk.rolls().isKept());
        QWidget& map = *bar.parentWidget();
        const int usual = map.width();
        map.resize(300, map.height());
        QCOMPARE(sentence.text(), QStringLiteral("Layout 1"));
        QCOMPARE(sentence.toolTip(),
                 QStringLiteral("One possible layout, seed 1. Rooms stay while you edit."));
        QVERIFY(bar.sizeHint().width() <= bar.width() && map.rect().contains(bar.geometry()));
        map.resize(usual, map.height());
        QCOMPARE(sentence.text(), sentence.toolTip());
        QVERIFY(map.rect().contains(bar.geometry()));
    }

    // What it covers can be scrolled up from there, and a layout is fitted above it.
    void barHidesNoCells_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QSize>("size");
        for (const QSize size : {QSize(1280, 720), QSize(640, 360)}) {
            QTest::addRow("layout, %d", size.width()) << QByteArray(rooms) << size;
            QTest::addRow("roll, %d", size.width()) << sample() << size;
        }
    }
    void barHidesNoCells() {
        QFETCH(const QByteArray, text);
        QFETCH(const QSize, size);
        Desk desk(text);
        const bool isLayout = text == rooms;
        desk.window.resize(size);
        if (!isLayout)
            desk.press(Qt::Key_R, Qt::ControlModifier);
        const auto& bar = desk.child<QWidget>("rollBar");
        QTRY_VERIFY(desk.rolls().current() != nullptr && bar.isVisible());
        QCoreApplication::processEvents();
        const QWidget* view = desk.canvas().viewport();
        const auto lastCell = [&] {
            const QRect cell = desk.canvas().cellRect({5, desk.canvas().extent().y2});
            return view->mapTo(bar.parentWidget(), cell.bottomLeft()).y();
        };
        QScrollBar& scroll = *desk.canvas().verticalScrollBar();
        if (isLayout && size.height() > 700)
            QCOMPARE(scroll.maximum(), 0);
        scroll.setValue(scroll.maximum());
        QVERIFY2(lastCell() < bar.y(), qPrintable(QStringLiteral("%1 %2").arg(lastCell()).arg(bar.y())));
    }

    // A level of one drawn map beside it has no layout to tell of.
    void barAndLayoutBelongToTheirLevel() {
        const QByteArray map = "MAZE:\"b\",' '\nGEOMETRY:center,center\nMAP\n" + hall + "ENDMAP\n";
        Desk desk(rooms + map);
        const auto& bar = desk.child<QWidget>("rollBar");
        const auto hasRooms = [&] {
            const roll::RolledRoom& room = desk.rolls().current()->level().rooms.front();
            return desk.canvas().controls().rooms.roomAt({room.area.x1, room.area.y1}).has_value();
        };
        QTRY_VERIFY(desk.rolls().current() != nullptr && bar.isVisible());
        QVERIFY(hasRooms());
        desk.session().select(Range{QByteArray(rooms).size() + 2UL, QByteArray(rooms).size() + 2UL});
        QTRY_VERIFY(!bar.isVisible());
        desk.session().select(Range{2, 2});
        QTRY_VERIFY(bar.isVisible() && hasRooms());
    }

    // What the game mirrors lies over the map as that is drawn, unless the game's picture is wanted.
    void mirroredRollsLieOverTheMap() {
        const QByteArray text = "des.level_init({ style = \"solidfill\", fg = \" \" })\n"
                                "des.level_flags(\"mazelevel\")\ndes.map([[\n" +
                                hall + "]])\ndes.monster(\"jackal\", 2, 1)\n";
        Desk desk(text, loadGame("nethack-3.7").value());
        for (std::uint64_t seed = 1; seed < 40 && !desk.rolls().isMirrored(); ++seed) {
            desk.rolls().showSeed(seed);
            QTRY_VERIFY(desk.rolls().isUpToDate() && desk.rolls().current()->seed() == seed);
        }
        QVERIFY(desk.rolls().isMirrored());
        const auto jackal = [&] {
            const Point corner = desk.rolls().partCorner();
            const Point at = desk.rolls().shown()->level().monsters.front().place.point();
            return Point{at.x - corner.x, at.y - corner.y};
        };
        QVERIFY(desk.child<QLabel>("rollBar.sentence").text().endsWith("The game mirrors this roll."));
        QCOMPARE(jackal(), (Point{2, 1}));
        const QImage written = desk.canvas().grab().toImage();
        desk.push("rollBar.mirror");
        QVERIFY(jackal() != (Point{2, 1}));
        QVERIFY(desk.canvas().grab().toImage() != written);
        desk.push("rollBar.mirror");
        QCOMPARE(jackal(), (Point{2, 1}));
    }

    // The game's picture of a mirrored roll is seen alone: the map lies elsewhere, and is not drawn on.
    void theGamesPictureHidesTheMap() {
        const QByteArray pond = "----------------\n|.}}}..........|\n|..............|\n----------------\n";
        const QByteArray text = "des.level_init({ style = \"solidfill\", fg = \" \" })\n"
                                "des.level_flags(\"mazelevel\")\ndes.map([[\n" +
                                pond + "]])\ndes.monster(\"jackal\", 2, 2)\n";
        Desk desk(text, loadGame("nethack-3.7").value());
        desk.rolls().setShown(true);
        MapCanvas& canvas = desk.canvas();
        const auto rolledAt = [&](Point cell) {
            const Point corner = desk.rolls().partCorner();
            return desk.rolls().shown()->terrain().atOr({cell.x + corner.x, cell.y + corner.y}, ' ');
        };
        const auto isFlipped = [&] { return desk.rolls().isMirrored() && rolledAt({3, 1}) != '}'; };
        desk.rolls().setGamesPicture(true);
        for (std::uint64_t seed = 1; seed < 60 && !isFlipped(); ++seed) {
            desk.rolls().showSeed(seed);
            QTRY_VERIFY(desk.rolls().isUpToDate() && desk.rolls().current()->seed() == seed);
        }
        QVERIFY(isFlipped());
        QTest::mouseMove(canvas.viewport(), QPoint(2, 2));
        const auto picture = [&](Point cell) {
            QPixmap shown(canvas.viewport()->size());
            canvas.viewport()->render(&shown);
            return shown.toImage().copy(canvas.cellRect(cell));
        };
        QCOMPARE(rolledAt({3, 1}), '.');
        QCOMPARE(rolledAt({7, 1}), '.');
        QCOMPARE(picture({3, 1}), picture({7, 1}));
        const QPoint water = canvas.cellRect({3, 1}).center(); // of the map
        QHelpEvent rest(QEvent::ToolTip, water, canvas.viewport()->mapToGlobal(water));
        QApplication::sendEvent(canvas.viewport(), &rest);
        QVERIFY2(!QToolTip::isVisible() || !QToolTip::text().contains("moat"), qPrintable(QToolTip::text()));

        const QByteArray before = QByteArray::fromStdString(std::string(desk.session().text().bytes()));
        desk.window.actions().action(QStringLiteral("tool.pencil"))->trigger();
        QTest::mouseClick(canvas.viewport(), Qt::LeftButton, {}, canvas.cellRect({7, 1}).center());
        QCOMPARE(QByteArray::fromStdString(std::string(desk.session().text().bytes())), before);
        QVERIFY(desk.child<QLabel>("pointerNote").text().contains("Mirrored"));
        desk.push("rollBar.mirror");
        QTest::mouseClick(canvas.viewport(), Qt::LeftButton, {}, canvas.cellRect({3, 1}).center());
        QVERIFY(QByteArray::fromStdString(std::string(desk.session().text().bytes())) != before);
    }

    // A script has its name from its file, and rolls differently under another one.
    void savingAScriptAsAnotherOneRollsItAnew() {
        Desk desk(sample());
        const std::string text = "des.level_init({ style = \"solidfill\", fg = \" \" })\n"
                                 "des.map([[\n...\n]])\ndes.monster(\"jackal\", 1, 0)\n";
        QVERIFY(desk.files.replace("/one.lua", text).has_value());
        QVERIFY(desk.window.openFile("/one.lua"));
        desk.rolls().setShown(true);
        const auto rolledAs = [&] {
            const RolledMap* roll = desk.rolls().shown();
            return roll == nullptr ? std::string() : roll->plan().context.variant;
        };
        QTRY_COMPARE(rolledAs(), std::string("one"));
        QVERIFY(desk.session().saveAs(QStringLiteral("/two.lua")));
        QTRY_COMPARE(rolledAs(), std::string("two"));
        QSignalSpy planned(&desk.rolls(), &RollModel::plannedAnew);
        QVERIFY(desk.session().saveAs(QStringLiteral("/two.lua")));
        QCoreApplication::processEvents();
        QCOMPARE(planned.size(), 0);
    }

    void isWhatTheCoreRolls() {
        Desk desk(sample());
        desk.rolls().showSeed(77);
        const auto plan = testGame()->language().plan(desk.session().levels().source(0), {}).value();
        roll::Roller roller(plan);
        QVERIFY(desk.rolls().current()->level() == roller.roll(77));
    }

    void goesThroughSeeds() {
        Desk desk(sample());
        desk.press(Qt::Key_F9);
        QCOMPARE(desk.seedField(), QStringLiteral("2"));
        QCOMPARE(desk.rolls().current()->seed(), std::uint64_t(2));
        desk.press(Qt::Key_F9, Qt::ShiftModifier);
        QCOMPARE(desk.seedField(), QStringLiteral("1"));
        desk.openRolls();
        desk.push("rolls.previous");
        QCOMPARE(desk.seedField(), QStringLiteral("0"));
        desk.push("rolls.previous");
        QCOMPARE(desk.seedField(), QStringLiteral("18446744073709551615"));
        desk.push("rolls.next");
        desk.push("rolls.next");
        QCOMPARE(desk.seedField(), QStringLiteral("1"));
        desk.enterSeed("18446744073709551614");
        QCOMPARE(desk.rolls().current()->seed(), std::uint64_t(18446744073709551614U));
        desk.enterSeed("18446744073709551616");
        QVERIFY2(desk.message().contains("is not a seed"), qPrintable(desk.message()));
        QCOMPARE(desk.rolls().seed(), std::uint64_t(18446744073709551614U));
    }

    void pinnedRollsStay() {
        Desk desk(sample());
        desk.openRolls();
        desk.enterSeed("5");
        desk.push("rolls.pin");
        QCOMPARE(desk.strip().count(), 12);
        QCOMPARE(desk.strip().item(0)->text(), QStringLiteral("5, pinned"));
        desk.enterSeed("100");
        QCOMPARE(desk.strip().item(0)->text(), QStringLiteral("5, pinned"));
        QCOMPARE(desk.strip().item(1)->text(), QStringLiteral("100"));
        QCOMPARE(desk.strip().count(), 13);
        QVERIFY(!desk.child<QToolButton>("rolls.pin").isChecked());
        desk.replaceText("pit", "web");
        QCOMPARE(desk.strip().item(0)->text(), QStringLiteral("5, pinned"));
        QTest::mouseClick(desk.strip().viewport(), Qt::LeftButton, {},
                          desk.strip().visualItemRect(desk.strip().item(0)).center());
        QCOMPARE(desk.rolls().seed(), std::uint64_t(5));
        desk.push("rolls.pin");
        QVERIFY(!desk.rolls().isPinned(5));
    }

    void stripShowsWhatItDraws() {
        Desk desk(sample());
        desk.openRolls();
        QTRY_VERIFY(rolled(desk.rolls(), 3).has_value());
        const auto iconOf = [&](int row) {
            const QListWidgetItem* item = desk.strip().item(row);
            return item->icon()
                .pixmap(desk.strip().iconSize())
                .toImage()
                .convertToFormat(QImage::Format_RGB32);
        };
        // No roll is over the map until one is chosen.
        QVERIFY(!desk.rolls().isShown());
        const QImage third = thumbnailOf(*rolled(desk.rolls(), 3), Theme::light(), {2, 3});
        QTRY_COMPARE(iconOf(2), third);
        QTRY_VERIFY(iconOf(11) != third);
        QTest::mouseClick(desk.strip().viewport(), Qt::LeftButton, {},
                          desk.strip().visualItemRect(desk.strip().item(2)).center());
        QVERIFY(desk.rolls().isShown());
        QCOMPARE(desk.rolls().seed(), std::uint64_t(3));
        QCOMPARE(desk.strip().currentRow(), 2);
    }

    void clickSelectsTheStatement_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("maze") << sample();
        QTest::newRow("rooms") << QByteArray(rooms);
        QTest::newRow("two parts") << mazeWith(hall, "STAIR:(1,1),up\n") + "GEOMETRY:right,bottom\nMAP\n" +
                                          hall + "ENDMAP\nMONSTER:'d',\"jackal\",random\n";
    }
    void clickSelectsTheStatement() {
        QFETCH(const QByteArray, text);
        Desk desk(text);
        QCOMPARE(codesOf(desk.session().analysis()), QByteArray());
        for (std::uint64_t seed = 1; seed < 6; ++seed) {
            desk.rolls().showSeed(seed);
            const auto& monsters = desk.rolls().current()->level().monsters;
            const auto jackal =
                std::ranges::find_if(monsters, [](const auto& m) { return m.statement >= 0; });
            QVERIFY(jackal != monsters.end());
            const auto number = jackal->statement;
            desk.click(jackal->place.point());
            QCOMPARE(desk.selectedText(), QByteArray("MONSTER:'d',\"jackal\",random"));
            QCOMPARE(desk.rolls().selectedNumber(), std::optional(number));
            desk.session().select(Selection{0, 0});
        }
    }

    // A part's map has some place in the level. What the text puts on a cell is in the roll on the same cell.
    void liesWhereTheMapLies() {
        Desk desk(sample());
        desk.press(Qt::Key_R, Qt::ControlModifier);
        QTest::mouseMove(desk.canvas().viewport(), desk.canvas().cellRect({2, 2}).center());
        const QString pointed = desk.child<StillLabel>("pointedAt").text();
        QVERIFY2(pointed.startsWith("2,2") && pointed.contains("rolled: chest"), qPrintable(pointed));
        const Point corner = desk.rolls().partCorner();
        RollOverlay overlay(desk.rolls());
        const QString tip = overlay.toolTip({corner.x + 7, corner.y + 3});
        QCOMPARE(tip, QStringLiteral("stairs up\nLine 14: STAIR:(7,3),up"));
    }

    void followsTheText() {
        Desk desk(sample());
        desk.press(Qt::Key_R, Qt::ControlModifier);
        const auto jackals = [&] {
            return std::ranges::count_if(desk.rolls().current()->level().monsters,
                                         [](const auto& monster) { return monster.statement >= 0; });
        };
        QCOMPARE(jackals(), 1);
        auto& editor = desk.child<QPlainTextEdit>("textpane.editor");
        editor.moveCursor(QTextCursor::End);
        editor.setFocus();
        QTest::keyClicks(&editor, "MONSTER:'d',\"jackal\",random");
        QTRY_COMPARE(jackals(), 2);
        desk.press(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(jackals(), 1);
    }

    void levelWithErrorsKeepsTheLastRoll() {
        Desk desk(sample());
        desk.press(Qt::Key_R, Qt::ControlModifier);
        const roll::LevelInstance before = desk.rolls().current()->level();
        // Statements move while the level is broken.
        desk.replaceText("TRAP:\"pit\",random", "# a comment\nTRAP:rnadom,random");
        QTRY_VERIFY(!desk.rolls().problem().isEmpty());
        QVERIFY2(desk.message().startsWith("This roll is of an earlier text: Line 13:"),
                 qPrintable(desk.message()));
        QVERIFY(desk.rolls().current()->level() == before);
        desk.click(before.monsters.front().place.point());
        QVERIFY(desk.selectedText().startsWith("MONSTER"));
        const Point corner = desk.rolls().partCorner();
        desk.click({corner.x + 7, corner.y + 3});
        QCOMPARE(desk.selectedText(), QByteArray("STAIR:(7,3),up"));
        desk.replaceText("rnadom", "\"web\"");
        QTRY_VERIFY(desk.rolls().problem().isEmpty());
        QVERIFY(desk.message().contains("monster"));
    }

    void levelWithErrorsFromTheStart() {
        Desk desk(mazeWith(hall, "TRAP:rnadom,random\n"));
        desk.press(Qt::Key_R, Qt::ControlModifier);
        QCOMPARE(desk.rolls().current(), nullptr);
        QVERIFY2(desk.message().startsWith("No roll: Line 11:"), qPrintable(desk.message()));
        QCOMPARE(desk.canvas().extent().x1, 0);
    }

    void gameThatCannotBeRolled() {
        Desk desk(mazeWith(hall), loadGame("nethack-3.2.2").value());
        desk.press(Qt::Key_R, Qt::ControlModifier);
        QCOMPARE(desk.rolls().current(), nullptr);
        QVERIFY2(desk.message().startsWith("No roll: ") && desk.message().contains("roll"),
                 qPrintable(desk.message()));
    }

    void goesToTheLevelOfTheCaret() {
        Desk desk(sample() + "MAZE:\"b\",' '\nGEOMETRY:left,top\nMAP\n" + hall +
                  "ENDMAP\nMONSTER:'a',\"killer bee\",(1,1)\n");
        desk.press(Qt::Key_R, Qt::ControlModifier);
        const QByteArray text = QByteArray::fromStdString(std::string(desk.session().text().bytes()));
        const auto end = Offset(text.indexOf("\"killer"));
        desk.session().select(Selection{end, end});
        QTRY_COMPARE(desk.rolls().current()->plan().levelName, std::string("b"));
        QCOMPARE(desk.rolls().partCorner(), (Point{3, 3}));
        desk.session().select(Selection{0, 0});
        QTRY_VERIFY(desk.rolls().current() != nullptr);
        QCOMPARE(desk.rolls().current()->plan().levelName, std::string("a"));
    }

    void stockLevels_data() {
        LEVWRIGHT_NEEDS_SHARED();
        QTest::addColumn<QString>("path");
        for (const QString& path : stockFiles(QStringLiteral("nethack-3.4.3"))) {
            if (path.endsWith(QStringLiteral(".des")))
                QTest::newRow(qPrintable(QFileInfo(path).fileName())) << path;
        }
    }
    void stockLevels() {
        LEVWRIGHT_NEEDS_SHARED();
        QFETCH(const QString, path);
        Desk desk(fileBytes(path));
        desk.openRolls();
        desk.rolls().setShown(true);
        const LevelsAnalysis& analysis = desk.session().levels();
        for (std::size_t level = 0; level < analysis.levelCount(); ++level) {
            if (!analysis.level(level).tree->hasHeader)
                continue;
            desk.session().select(StatementRef{level, 0});
            desk.rolls().showSeed(level);
            QCOMPARE(desk.rolls().problem(), QString());
            QCOMPARE(desk.rolls().current()->plan().levelName, analysis.level(level).name);
            QVERIFY(!desk.canvas().grab().isNull());
        }
    }

    // The command line lets the editor draw.
    void rendersFromTheCommandLine() {
        const QTemporaryDir folder;
        const QString source = folder.filePath(QStringLiteral("level.des"));
        QFile file(source);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(sample()) > 0);
        file.close();
        const auto render = [&](const char* seed, const QString& picture) {
            QProcess process;
            process.start(QStringLiteral(LEVWRIGHT_CLI),
                          {QStringLiteral("roll"), source, QStringLiteral("--seed"),
                           QString::fromLatin1(seed), QStringLiteral("--render"), picture});
            process.waitForFinished(-1);
            return std::pair(process.exitCode(), process.readAllStandardError());
        };
        const QString first = folder.filePath(QStringLiteral("1.png"));
        const QString again = folder.filePath(QStringLiteral("again.png"));
        const QString second = folder.filePath(QStringLiteral("2.png"));
        QCOMPARE(render("1", first), (std::pair(0, QByteArray())));
        QCOMPARE(render("1", again), (std::pair(0, QByteArray())));
        QCOMPARE(render("2", second), (std::pair(0, QByteArray())));
        const QImage image(first);
        QCOMPARE(image.size(), QSize(79 * 12, 21 * 18));
        QCOMPARE(QImage(again), image);
        QVERIFY(QImage(second) != image);
        const auto [status, errors] = render("1", folder.filePath(QStringLiteral("no/such/folder.png")));
        QCOMPARE(status, 2);
        QVERIFY2(errors.contains("Cannot write"), errors.constData());
    }
};

LEVWRIGHT_TEST(RollViewTest)

} // namespace levwright::roll_view_test

#include "RollViewTest.moc"
