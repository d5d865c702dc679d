// SPDX-License-Identifier: GPL-3.0-or-later
// A player uses the playtest's window with the keyboard.
#include "widgets/playtest/PlaytestWindow.h"

#include "core/world/SaveText.h"
#include "tests/support/Levels.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"
#include "tests/support/WorldGames.h"
#include "widgets/playtest/LevelSource.h"
#include "widgets/playtest/MessagePane.h"
#include "widgets/playtest/PlayMap.h"
#include "widgets/shell/MainWindow.h"
#include "widgets/shell/PlaytestLauncher.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPaintEvent>
#include <QPlainTextEdit>
#include <QProcess>
#include <QPushButton>
#include <QSignalSpy>
#include <QSlider>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include <utility>

namespace levwright::playtest_window_test {
namespace {

const char* const twoStairs = "MAZE:\"walk\",' '\n"
                              "GEOMETRY:center,center\n"
                              "MAP\n"
                              "-----------\n"
                              "|.........|\n"
                              "|.........|\n"
                              "-----------\n"
                              "ENDMAP\n"
                              "STAIR:(1,1),up\n"
                              "STAIR:(9,2),down\n";

// Two rooms with an iron golem in the second, which is not visible from the first.
const char* const ambush = "MAZE:\"ambush\",' '\n"
                           "GEOMETRY:center,center\n"
                           "MAP\n"
                           "-------------\n"
                           "|.....|.....|\n"
                           "|...........|\n"
                           "|.....|.....|\n"
                           "-------------\n"
                           "ENDMAP\n"
                           "STAIR:(1,2),up\n"
                           "STAIR:(11,3),down\n"
                           "MONSTER:'F',\"lichen\",(8,1),hostile,asleep\n";

// The editor with a level, and the window in which it is played.
struct Desk {
    explicit Desk(const char* text)
        : settings(folder.filePath("settings.ini"), QSettings::IniFormat), workspace(testGame(), files),
          editor(workspace, settings, Theme::light()) {
        editor.show();
        if (files.replace("/level.des", text))
            editor.openFile(QStringLiteral("/level.des"));
    }

    Session& session() const { return editor.session(); }
    // Presses F5.
    PlaytestWindow& play() {
        editor.actions().action(QStringLiteral("play.test"))->trigger();
        return window();
    }
    PlaytestWindow& window() { return *editor.playtest().window(); }
    playtest::Playthrough& game() { return window().controller().game(); }
    world::Place place() { return game().state().player()->place; }
    void key(int key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(&window().map(), Qt::Key(key), modifiers);
    }
    void keys(const char* text) { QTest::keyClicks(&window().map(), QString::fromLatin1(text)); }
    template <class Widget>
    Widget& child(const char* name) {
        auto* found = window().findChild<Widget*>(QString::fromLatin1(name));
        if (found == nullptr)
            qFatal("no %s", name);
        return *found;
    }
    QString label(const char* name) { return child<QLabel>(name).text(); }
    QStringList messages() {
        QStringList texts;
        const QAbstractItemModel& model = *child<QListView>("messages").model();
        for (int row = 0; row < model.rowCount(); ++row)
            texts << model.index(row, 0).data().toString();
        return texts;
    }
    QStringList protocol() {
        QStringList texts;
        const QAbstractItemModel& model = *child<QListView>("protocol").model();
        for (int row = 0; row < model.rowCount(); ++row)
            texts << model.index(row, 0).data().toString();
        return texts;
    }
    void type(const QString& command) {
        auto& line = child<QLineEdit>("commandLine");
        QTest::keyClicks(&line, command);
        QTest::keyClick(&line, Qt::Key_Return);
    }

    QTemporaryDir folder;
    MemoryFileStore files;
    QSettings settings;
    Workspace workspace;
    MainWindow editor;
};

// What the screen shows of a map that paints only some of its cells at a time.
class PaintCopy : public QObject {
public:
    explicit PaintCopy(QAbstractScrollArea& map) : m_viewport(*map.viewport()), m_image(whole()) {
        QCoreApplication::processEvents();
        m_viewport.installEventFilter(this);
    }

    void catchUp() {
        QCoreApplication::processEvents();
        const QRegion painted = std::exchange(m_painted, {});
        if (!painted.isEmpty())
            render(m_image, painted);
    }
    int paints() const { return m_paints; }
    const QImage& image() const { return m_image; }
    QImage whole() {
        QImage image(m_viewport.size(), QImage::Format_RGB32);
        render(image, m_viewport.rect());
        return image;
    }

protected:
    bool eventFilter(QObject*, QEvent* event) override {
        if (event->type() == QEvent::Paint && !m_isRendering) {
            m_painted += static_cast<QPaintEvent*>(event)->region();
            ++m_paints;
        }
        return false;
    }

private:
    void render(QImage& image, const QRegion& region) {
        m_isRendering = true;
        m_viewport.render(&image, region.boundingRect().topLeft(), region, QWidget::DrawWindowBackground);
        m_isRendering = false;
    }

    QWidget& m_viewport;
    QRegion m_painted;
    int m_paints = 0;
    bool m_isRendering = false;
    QImage m_image;
};

QByteArray saveOf(const playtest::Playthrough& game) {
    return QByteArray::fromStdString(world::saveText(game.state(), game.world().rules()));
}

// What levwright-cli makes of the commands: the save of a server that received them.
QByteArray saveOfServer(const QByteArray& commands) {
    const QTemporaryDir folder;
    QFile save(folder.filePath("save"));
    if (!save.open(QIODevice::WriteOnly))
        return "no save";
    save.close();
    QProcess server;
    server.setWorkingDirectory(folder.path());
    server.start(QStringLiteral(LEVWRIGHT_CLI), {QStringLiteral("world")});
    QFile in(folder.filePath("server/in"));
    if (!server.waitForStarted() || !QTest::qWaitFor([&] { return in.exists(); }) ||
        !in.open(QIODevice::WriteOnly | QIODevice::Append))
        return "no server";
    in.write(commands + "QUIT\n");
    in.close();
    if (!server.waitForFinished())
        return "no end";
    return fileBytes(folder.filePath("save"));
}

} // namespace

class PlaytestWindowTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // A level that cannot be played says so, and no button does anything until one can.
    void withoutAGameButtonsAreGrey() {
        Desk desk("nonsense\n");
        PlaytestWindow& window = desk.play();
        QVERIFY(!window.controller().hasGame());
        QVERIFY(!desk.label("prompt").isEmpty());
        for (QToolButton* button : desk.child<QWidget>("timeBar").findChildren<QToolButton*>())
            QTest::mouseClick(button, Qt::LeftButton);
        for (const char* name : {"pickUp", "drop", "use"})
            QTest::mouseClick(&desk.child<QPushButton>(name), Qt::LeftButton);
        auto& slider = desk.child<QSlider>("timeSlider");
        QTest::mouseClick(&slider, Qt::LeftButton, {}, slider.rect().center() + QPoint(50, 0));
        desk.keys("hd,>a.");
        desk.key(Qt::Key_Backspace);
        QVERIFY(!window.controller().hasGame());
        QVERIFY(!desk.child<QWidget>("timeBar").isEnabled());
        const std::string playable = twoStairs;
        desk.session().apply(TextEdit::replace({0, desk.session().text().size()}, playable), "All");
        desk.play();
        QVERIFY(window.controller().hasGame());
        QVERIFY(desk.child<QWidget>("timeBar").isEnabled());
        QVERIFY(desk.child<QPushButton>("pickUp").isVisible());
    }

    void fromStairsToStairs() {
        Desk desk(twoStairs);
        desk.play();
        QCOMPARE(desk.label("banner"), QString());
        const world::Place start = desk.place();
        desk.keys("llll");
        desk.key(Qt::Key_Right);
        desk.key(Qt::Key_6, Qt::KeypadModifier);
        desk.keys("ll");
        QCOMPARE(desk.place(), (world::Place{start.y, start.x + 8}));
        desk.key(Qt::Key_Down);
        desk.key(Qt::Key_Up);
        desk.keys("j...");
        QCOMPARE(desk.place(), (world::Place{start.y + 1, start.x + 8}));
        const std::uint64_t beforeLeaving = desk.game().world().checkNumber();
        desk.keys(">");
        QVERIFY2(desk.label("banner").startsWith(QStringLiteral("You left by the ")),
                 qPrintable(desk.label("banner")));
        QVERIFY(desk.child<QLabel>("banner").isVisible());
        const std::uint64_t atTheEnd = desk.game().world().checkNumber();
        const std::size_t commands = desk.game().timeline().position();

        desk.key(Qt::Key_Backspace);
        QCOMPARE(desk.game().world().checkNumber(), beforeLeaving);
        QVERIFY(!desk.child<QLabel>("banner").isVisible());
        desk.key(Qt::Key_Y, Qt::ControlModifier);
        const std::int64_t turns = desk.game().state().turn;
        desk.key(Qt::Key_Backspace, Qt::ShiftModifier);
        QVERIFY(turns - desk.game().state().turn >= 10);
        QCOMPARE(desk.game().timeline().steps().size(), commands);
        const std::size_t position = desk.game().timeline().position();
        QCOMPARE(desk.game().world().checkNumber(), desk.game().timeline().steps()[position - 1].check);

        // To the end, command by command as in a replay.
        QSignalSpy moved(&desk.window().controller(), &PlayController::moved);
        desk.child<QToolButton>("replay").click();
        QTRY_VERIFY(!desk.window().controller().isReplaying());
        QVERIFY(moved.count() > 3);
        QCOMPARE(desk.game().timeline().position(), commands);
        QCOMPARE(desk.game().world().checkNumber(), atTheEnd);
        QVERIFY(desk.child<QLabel>("banner").isVisible());
    }

    // The window, the saved run and the command line give the same world.
    // Each turn paints only what has changed. Whatever it left behind would be a light line in dark cells, or
    // a dark one in light cells, until the whole map is painted again.
    void turnsLeaveNothingBehind_data() {
        QTest::addColumn<int>("steps"); // of zoom
        for (const int steps : {0, 1, 2, 3})
            QTest::addRow("%d steps nearer", steps) << steps;
    }
    void turnsLeaveNothingBehind() {
        QFETCH(const int, steps);
        Desk desk(ambush);
        desk.play();
        for (int i = 0; i < steps; ++i)
            desk.window().map().zoomIn();
        desk.window().resize(1000, 700); // with room for all that the panels come to say
        PaintCopy copy(desk.window().map());
        for (const char* turn : {"l", "l", "j", "l", "l", "k", "l", "l", "h", "h"}) {
            desk.keys(turn);
            copy.catchUp();
        }
        QVERIFY(copy.paints() > 0);
        QCOMPARE(copy.image(), copy.whole());
    }

    void commandLineEndsInTheSameSave() {
        Desk desk(ambush);
        desk.play();
        desk.keys("lllj.kooolhS");
        desk.type(QStringLiteral("T_ID 0"));
        desk.type(QStringLiteral("T_SATIATION 500"));
        desk.keys("oo..");
        QVERIFY(desk.game().timeline().position() > 12);
        QVERIFY(desk.window().saveRun(QStringLiteral("/walk.run")));
        const QByteArray run = QByteArray::fromStdString(desk.files.files().at("/walk.run"));
        const QByteArray save = saveOf(desk.game());
        const QString difference = world::firstDifference(saveOfServer(run), save);
        QVERIFY2(difference.isEmpty(), qPrintable(difference));
        const std::uint64_t check = desk.game().world().checkNumber();
        const QStringList messages = desk.messages();

        desk.play();
        QVERIFY(desk.game().world().checkNumber() != check);
        QVERIFY(desk.window().openFile(QStringLiteral("/walk.run")));
        QCOMPARE(desk.game().world().checkNumber(), check);
        QCOMPARE(saveOf(desk.game()), save);
        QCOMPARE(desk.messages(), messages);
        QVERIFY(!desk.child<QLineEdit>("seed").isEnabled());
    }

    void damagedRunsAreRefused() {
        Desk desk(twoStairs);
        desk.play();
        desk.keys("ll");
        QVERIFY(desk.window().saveRun(QStringLiteral("/walk.run")));
        std::string text = desk.files.files().at("/walk.run");
        const std::uint64_t check = desk.game().world().checkNumber();
        QVERIFY(desk.files.replace("/cut.run", text.substr(0, text.size() - 9)).has_value());
        QVERIFY(!desk.window().openFile(QStringLiteral("/cut.run")));
        QVERIFY2(desk.label("prompt").contains(QStringLiteral("cannot be opened")),
                 qPrintable(desk.label("prompt")));
        QCOMPARE(desk.game().world().checkNumber(), check);
        QVERIFY(!desk.window().openFile(QStringLiteral("/none.run")));

        text.replace(text.rfind("move east"), 9, "move west");
        QVERIFY(desk.files.replace("/other.run", text).has_value());
        QVERIFY(desk.window().openFile(QStringLiteral("/other.run")));
        QVERIFY2(desk.label("prompt").contains(QStringLiteral("differs")), qPrintable(desk.label("prompt")));
    }

    void theProtocolIsShownToThoseWhoAsk() {
        Desk desk(twoStairs);
        desk.play();
        desk.window().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&desk.window()));
        auto& list = desk.child<QListView>("protocol");
        auto& line = desk.child<QLineEdit>("commandLine");
        QVERIFY(!list.isVisible() && !line.isVisible());
        desk.key(Qt::Key_P, Qt::ControlModifier);
        QVERIFY(list.isVisible() && line.isVisible() && !line.hasFocus());
        desk.key(Qt::Key_P, Qt::ControlModifier);
        QVERIFY(!list.isVisible());
        desk.key(Qt::Key_F7);
        QVERIFY(list.isVisible() && line.hasFocus());
    }

    void messagesAndProtocol() {
        Desk desk(twoStairs);
        desk.play();
        desk.keys("ll");
        QVERIFY2(desk.messages().last().contains(QStringLiteral("You go east. (2×)")),
                 qPrintable(desk.messages().last()));
        QCOMPARE(desk.protocol().last(), QStringLiteral("  WORLD_UPDATED"));
        QVERIFY(desk.protocol().contains(QStringLiteral("> move east")));
        desk.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(desk.messages().last().endsWith(QStringLiteral("You go east.")));
        desk.type(QStringLiteral("T_ID 0"));
        desk.type(QStringLiteral("T_LIFEPOINTS 7"));
        QCOMPARE(desk.game().state().player()->lifepoints, 7);
        desk.type(QStringLiteral("PING"));
        QCOMPARE(desk.protocol().last(), QStringLiteral("  PONG"));
        desk.type(QStringLiteral("T_LIFEPOINTS many"));
        QVERIFY2(desk.protocol().join('\n').contains(QStringLiteral("no whole number")) ||
                     desk.protocol().join('\n').contains(QStringLiteral("not a whole number")),
                 qPrintable(desk.protocol().last()));
        auto& line = desk.child<QLineEdit>("commandLine");
        QTest::keyClick(&line, Qt::Key_Up);
        QTest::keyClick(&line, Qt::Key_Up);
        QCOMPARE(line.text(), QStringLiteral("PING"));
        QTest::keyClick(&line, Qt::Key_Down);
        QCOMPARE(line.text(), QStringLiteral("T_LIFEPOINTS many"));
    }

    void looksAround() {
        Desk desk(twoStairs);
        desk.play();
        const world::Place place = desk.place();
        desk.keys(";");
        QVERIFY2(desk.label("look").contains(QStringLiteral("you")), qPrintable(desk.label("look")));
        desk.keys("k");
        QVERIFY2(desk.label("look").contains(QStringLiteral("wall")), qPrintable(desk.label("look")));
        QCOMPARE(desk.place(), place);
        desk.key(Qt::Key_Escape);
        QCOMPARE(desk.label("look"), QString());
        QTest::mouseMove(desk.window().map().viewport(),
                         desk.window().map().cellRect({place.x + 3, place.y}).center());
        QTRY_VERIFY(desk.label("look").contains(QStringLiteral("floor")));
    }

    // The player's place is named as in the editor, not counted in the level.
    void namesPlacesAsTheEditorDoes() {
        Desk desk(twoStairs);
        QTest::mouseMove(desk.editor.canvas().viewport(), desk.editor.canvas().cellRect({3, 1}).center());
        QTRY_VERIFY(desk.editor.canvas().pointedCell() == Point(3, 1));
        desk.editor.actions().action(QStringLiteral("play.here"))->trigger();
        QVERIFY(desk.label("statusNumbers").split(u'\n').contains(QStringLiteral("At 3,1")));
        desk.keys(";");
        QVERIFY2(desk.label("look").startsWith(QStringLiteral("3,1  ")), qPrintable(desk.label("look")));
    }

    void namesPlaces_data() {
        QTest::addColumn<std::vector<Area>>("parts");
        QTest::addColumn<QString>("name"); // the name of 26,10
        QTest::newRow("no parts") << std::vector<Area>() << QStringLiteral("26,10 in the level");
        QTest::newRow("the only part") << std::vector<Area>{{23, 7, 40, 12}} << QStringLiteral("3,3");
        QTest::newRow("its first cell") << std::vector<Area>{{26, 10, 40, 12}} << QStringLiteral("0,0");
        QTest::newRow("beside it") << std::vector<Area>{{27, 7, 40, 12}}
                                   << QStringLiteral("26,10 in the level");
        QTest::newRow("of several") << std::vector<Area>{{23, 7, 40, 12}, {50, 1, 60, 5}}
                                    << QStringLiteral("3,3 in part 1");
        QTest::newRow("of two that overlap")
            << std::vector<Area>{{23, 7, 40, 12}, {25, 9, 60, 15}} << QStringLiteral("1,1 in part 2");
    }
    void namesPlaces() {
        QFETCH(const std::vector<Area>, parts);
        QFETCH(const QString, name);
        QCOMPARE(PlaceNames::ofLevel(parts).nameOf({26, 10}), name);
        QCOMPARE(PlaceNames().nameOf({26, 10}), QStringLiteral("26,10"));
    }

    void stopsWhenSomethingComesIntoView() {
        Desk desk(ambush);
        desk.play();
        const world::Place start = desk.place();
        desk.key(Qt::Key_L, Qt::ShiftModifier);
        const world::Place stopped = desk.place();
        QVERIFY(stopped.x > start.x);
        QVERIFY(stopped.x < start.x + 10);
        QVERIFY2(desk.label("prompt").contains(QStringLiteral("lichen")), qPrintable(desk.label("prompt")));
        const std::size_t seenAfter = desk.game().timeline().position();

        // The same moment stops a replay that passes it.
        desk.keys("h");
        QTest::keyClicks(&desk.child<QLineEdit>("breakName"), QStringLiteral("LICH"));
        QTest::keyClick(&desk.child<QLineEdit>("breakName"), Qt::Key_Return);
        desk.child<QToolButton>("toStart").click();
        QCOMPARE(desk.game().timeline().position(), std::size_t(0));
        desk.child<QComboBox>("replaySpeed").setCurrentIndex(5);
        desk.child<QToolButton>("replay").click();
        QTRY_VERIFY(!desk.window().controller().isReplaying());
        QCOMPARE(desk.game().timeline().position(), seenAfter);
        QVERIFY2(desk.label("prompt").startsWith(QStringLiteral("Stopped: you see lichen")),
                 qPrintable(desk.label("prompt")));
    }

    // Restarts once for many edits, with the player at the same place, or elsewhere if a wall is there now.
    void beginsAnewAfterAnEdit() {
        Desk desk(twoStairs);
        desk.play();
        desk.keys("lll");
        const world::Place place = desk.place();
        auto* pause = desk.editor.playtest().findChild<QTimer*>(QStringLiteral("typingPause"));
        const auto cell = Offset(desk.session().text().bytes().find("|.........|") + 6);
        const auto paint = [&](Offset at, std::string terrain) {
            QVERIFY(desk.session().apply(TextEdit::replace({at, at + 1}, std::move(terrain)), {},
                                         MergeKey::None, Selection{}));
        };
        paint(cell, "{");
        paint(cell + 1, "}");
        QVERIFY(pause->isActive());
        QCOMPARE(desk.game().timeline().position(), std::size_t(3));
        QTRY_COMPARE(desk.game().timeline().position(), std::size_t(0));
        QVERIFY(!pause->isActive());
        QCOMPARE(desk.place(), place);
        QVERIFY2(desk.label("prompt").contains(QStringLiteral("where you were")),
                 qPrintable(desk.label("prompt")));

        paint(cell - 2, "}");
        QTRY_VERIFY(!pause->isActive());
        QCOMPARE(desk.place(), (world::Place{place.y, place.x - 3}));
        QVERIFY2(desk.label("prompt").contains(QStringLiteral("nobody can stand")),
                 qPrintable(desk.label("prompt")));
    }

    void playsFromHere() {
        Desk desk(twoStairs);
        QTest::mouseMove(desk.editor.canvas().viewport(), desk.editor.canvas().cellRect({5, 2}).center());
        QTRY_VERIFY(desk.editor.canvas().pointedCell() == Point(5, 2));
        desk.editor.actions().action(QStringLiteral("play.here"))->trigger();
        const world::Place here = desk.place();
        desk.play();
        QCOMPARE(here, (world::Place{desk.place().y + 1, desk.place().x + 4}));
    }

    void seeds() {
        Desk desk(ambush);
        desk.play();
        const std::uint64_t first = desk.game().world().checkNumber();
        desk.window().findChild<QAction*>(QStringLiteral("play.nextSeed"))->trigger();
        QCOMPARE(desk.window().seed(), std::uint64_t(2));
        QCOMPARE(desk.child<QLineEdit>("seed").text(), QStringLiteral("2"));
        desk.child<QLineEdit>("seed").setText(QStringLiteral("1"));
        QTest::keyClick(&desk.child<QLineEdit>("seed"), Qt::Key_Return);
        QCOMPARE(desk.game().world().checkNumber(), first);
    }

    void playsAWorldOfHexagons() {
        LEVWRIGHT_NEEDS_SHARED();
        Desk desk(twoStairs);
        const std::string save = world::worldFile(QStringLiteral("g09_proliferation/save")).toStdString();
        QVERIFY(desk.files.replace("/island", save).has_value());
        desk.play();
        QVERIFY(desk.window().openFile(QStringLiteral("/island")));
        QCOMPARE(desk.window().map().form(), MapForm::Staggered);
        QCOMPARE(desk.window().map().cellRect({0, 1}).x() - desk.window().map().cellRect({0, 0}).x(),
                 desk.window().map().cellRect({0, 0}).width() / 2);
        const std::int64_t turn = desk.game().state().turn;
        desk.keys(".");
        QVERIFY(desk.game().state().turn > turn);
        desk.keys("lhyubn");
        QCOMPARE(desk.game().timeline().steps().back().command, std::string("move south-east"));
        desk.key(Qt::Key_Up);
        QVERIFY(desk.game().timeline().steps().back().command.starts_with("move north-"));
        desk.key(Qt::Key_Backspace);
        QCOMPARE(desk.game().timeline().position(), desk.game().timeline().steps().size() - 1);
    }

    void inventoryByKeys() {
        Desk desk("MAZE:\"food\",' '\nGEOMETRY:center,center\nMAP\n-----\n|...|\n-----\nENDMAP\n"
                  "STAIR:(1,1),up\nOBJECT:'%',\"apple\",(2,1)\n");
        desk.play();
        desk.keys("l");
        QCOMPARE(desk.child<QListWidget>("here").item(0)->text(), QStringLiteral("apple"));
        desk.keys(",");
        QCOMPARE(desk.child<QListWidget>("inventory").item(0)->text(), QStringLiteral("a  apple"));
        desk.keys("d");
        QVERIFY(desk.label("prompt").startsWith(QStringLiteral("Drop what?")));
        desk.keys("a");
        QCOMPARE(desk.game().timeline().steps().back().command, std::string("drop 0"));
        desk.keys(",e");
        desk.key(Qt::Key_Escape);
        QCOMPARE(desk.label("prompt"), QString());
        desk.keys("ea");
        QCOMPARE(desk.game().timeline().steps().back().command, std::string("use 0"));
        QVERIFY(desk.game().state().player()->inventory.empty());
    }
};

LEVWRIGHT_TEST(PlaytestWindowTest)

} // namespace levwright::playtest_window_test

#include "PlaytestWindowTest.moc"
