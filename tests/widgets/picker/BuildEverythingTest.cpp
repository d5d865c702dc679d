// SPDX-License-Identifier: GPL-3.0-or-later
// A level with every kind of statement is built from the palette: by mouse only, and by keyboard only.
#include "core/formats/FileForms.h"
#include "core/languages/program/syntax/Kinds.h"
#include "core/levcomp/LevelImport.h"
#include "core/model/LevelLanguage.h"
#include "tests/support/TestProgram.h"
#include "tests/widgets/PaletteDesk.h"
#include "widgets/rollview/RollPanel.h"

#include <algorithm>
#include <set>
#include <utility>
#include <vector>

namespace levwright::build_everything_test {
namespace {

const QByteArray hall = "-------------------------------\n"
                        "|.............................|\n"
                        "|.............................|\n"
                        "|.............................|\n"
                        "----------------}--------------\n";
const QByteArray rooms = "LEVEL:\"r\"\n"
                         "ROOM:\"temple\",lit,(1,1),(left,top),(9,5)\n"
                         "DOOR:false,closed,east,2\n"
                         "ROOM:\"ordinary\",lit,(3,3),(center,center),(11,7)\n"
                         "DOOR:false,closed,west,3\n";

const QByteArray rooms36 = "LEVEL:\"r\"\n"
                           "ROOM:\"temple\",lit,(1,1),(left,top),(9,5) {\n"
                           "}\n"
                           "ROOM:\"ordinary\",lit,(3,3),(center,center),(11,7) {\n"
                           "}\n";

constexpr int thingsTab = 1;
constexpr int roomsTab = 2;

struct Desk : PaletteDesk {
    explicit Desk(const QByteArray& text, const QByteArray& game) : PaletteDesk(text) {
        session().readAs(loadGame(game.toStdString()).value());
    }

    RollModel& rolls() { return child<RollPanel>("rolls").model(); }
    const LevelLanguage& language() const { return session().game().language(); }
    bool isOfRooms() const { return session().levels().level(0).isOfRooms(); }

    // The cell of the map that is the wanted cell of the first room.
    std::optional<Point> cellInRoom(Point wanted) {
        const Area all = canvas().extent();
        for (int y = all.y1; y <= all.y2; ++y) {
            for (int x = all.x1; x <= all.x2; ++x) {
                const auto place = canvas().controls().rooms.placeAt({x, y});
                if (place && place->section == 0 && place->cell == wanted)
                    return Point{x, y};
            }
        }
        return std::nullopt;
    }
    // A different cell for each thing: doors in a wall, drawbridges over water, and nothing inside the inner
    // room.
    std::optional<Point> cellFor(const PaletteThing& thing) {
        const int step = int(steps());
        for (int i = 0; isOfRooms() && i < 45; ++i) {
            const bool isDoor = thing.kind == StatementKind::Door;
            const Point wanted{(step + i) % 9, isDoor ? -1 : (step + i) / 9 % 5};
            if (const std::optional<Point> cell = cellInRoom(wanted))
                return cell;
        }
        if (isOfRooms())
            return std::nullopt;
        if (thing.kind == StatementKind::Drawbridge)
            return Point{16, 4};
        return Point{2 + step % 25, 1 + step / 25 % 3};
    }
    std::optional<Point> doorWith(const QByteArray& words) {
        const auto door = session().analysis().statementAt(Offset(text().indexOf(words)));
        const Area all = canvas().extent();
        for (int y = all.y1; y <= all.y2; ++y) {
            for (int x = all.x1; x <= all.x2; ++x) {
                const auto there = canvas().statementsAt({x, y});
                if (!there.empty() && there.front() == door)
                    return Point{x, y};
            }
        }
        return std::nullopt;
    }
    // The start and end of its drawing; corridors go from door to door.
    std::optional<std::pair<Point, Point>> wayFor(const PaletteThing& thing) {
        const bool isCorridor = thing.kind == StatementKind::Corridor;
        const auto from = isCorridor ? doorWith("DOOR:false,closed,east") : cellFor(thing);
        const auto to = isCorridor ? doorWith("DOOR:false,closed,west") : from;
        return from && to ? std::optional(std::pair(*from, *to)) : std::nullopt;
    }
    void addByMouse(const PaletteThing& thing, int tab, std::pair<Point, Point> way) {
        showTab(tab);
        take(nameOf(thing));
        if (canvas().controls().held.isHeld())
            drawArea(way.first, way.second);
        if (canvas().controls().held.isHeld())
            QTest::mouseClick(canvas().viewport(), Qt::RightButton, {}, at(way.second.x, way.second.y));
    }
    void addByKeys(const PaletteThing& thing, std::pair<Point, Point> way) {
        key(Qt::Key_A, Qt::AltModifier);
        QTest::keyClicks(&search(), nameOf(thing));
        key(Qt::Key_Return);
        if (!canvas().controls().held.isHeld())
            return;
        moveCursorTo(way.first);
        key(Qt::Key_Return);
        if (canvas().controls().held.isBegun()) {
            moveCursorTo(way.second);
            key(Qt::Key_Return);
        }
        key(Qt::Key_Escape);
    }
    void moveCursorTo(Point cell) {
        while (canvas().cursorCell()->x != cell.x)
            key(canvas().cursorCell()->x < cell.x ? Qt::Key_Right : Qt::Key_Left);
        while (canvas().cursorCell()->y != cell.y)
            key(canvas().cursorCell()->y < cell.y ? Qt::Key_Down : Qt::Key_Up);
    }
    // Whether it is allowed at the caret.
    bool isAllowed(const PaletteThing& thing) {
        const LevelsAnalysis& analysis = session().levels();
        const auto part = session().currentPart();
        const auto section = part ? std::optional(part->part) : std::nullopt;
        return !language().objectionToPlacing(analysis.source(0), section, thing);
    }
    static QString nameOf(const PaletteThing& thing) {
        const QString name = QString::fromStdString(thing.name);
        return name.left(1).toUpper() + name.mid(1);
    }
};

std::ptrdiff_t errorsOf(const Analysis& analysis) {
    return std::ranges::count(analysis.diagnostics(), Severity::Error, &Diagnostic::severity);
}

} // namespace

class BuildEverythingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void holdsEveryKind_data() {
        QTest::addColumn<QByteArray>("game");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("byKeys");
        for (const char* game : {"nethack-3.4.3", "nethack-3.2.2", "slashem"}) {
            for (const bool keys : {false, true}) {
                const char* how = keys ? "keys" : "mouse";
                QTest::addRow("%s maze by %s", game, how) << QByteArray(game) << mazeWith(hall) << keys;
                QTest::addRow("%s rooms by %s", game, how) << QByteArray(game) << rooms << keys;
            }
        }
        const QByteArray game36 = "nethack-3.6";
        QTest::newRow("nethack-3.6 maze by mouse") << game36 << mazeWith(hall) << false;
        QTest::newRow("nethack-3.6 maze by keys") << game36 << mazeWith(hall) << true;
        QTest::newRow("nethack-3.6 rooms by mouse") << game36 << rooms36 << false;
        QTest::newRow("nethack-3.6 rooms by keys") << game36 << rooms36 << true;
    }
    // Adds each kind that such a level may hold. The level compiles, and after saving and opening it compiles
    // to the same bytes.
    void holdsEveryKind() {
        QFETCH(const QByteArray, game);
        QFETCH(const QByteArray, text);
        QFETCH(const bool, byKeys);
        // Random and written corridors exclude each other. The one added first stays.
        std::set<StatementKind> built;
        for (const bool backwards : {false, true}) {
            Desk desk(text, game);
            buildEverything(desk, {byKeys, backwards});
            if (QTest::currentTestFailed())
                return;
            const LevelsAnalysis& analysis = desk.session().levels();
            QCOMPARE(errorsOf(analysis), std::ptrdiff_t(0));
            comesBackFromItsFile(analysis);
            for (const StatementNode& node : analysis.level(0).tree->statements)
                built.insert(node.kind);
        }
        const LevelsAnalysis begun(loadGame(game.toStdString()).value(), TextSnapshot(text.toStdString()));
        for (const StatementRule& rule : begun.level(0).tree->grammar->rules())
            QVERIFY2(built.contains(rule.kind) || !isFor(rule, begun.level(0)), rule.word.data());
    }

private:
    // Excludes what computes, what only users' games have and, in 3.6, doors of outer rooms: there are none,
    // so corridors join nothing.
    static bool isFor(const StatementRule& rule, const LevelModel& level) {
        const bool isOfDoors = rule.kind == program::roomDoor || rule.kind == StatementKind::Corridor;
        const bool is36 = level.tree->grammar->ruleFor("ROOMDOOR") != nullptr;
        const bool isOfUsersGame = rule.kind == StatementKind::OfGame || rule.kind == StatementKind::Opaque;
        return rule.kind < program::assign && !isOfUsersGame && !(is36 && isOfDoors) &&
               (level.isOfRooms() ? rule.inRooms : rule.inMaze);
    }
    struct Means {
        bool byKeys = false;
        bool backwards = false;
    };
    // Adds everything that the palette allows, one after the other.
    void buildEverything(Desk& desk, Means means) {
        QString said;
        connect(&desk.session(), &Session::refused, this, [&](const QString& reason) { said = reason; });
        std::vector<PaletteThing> things = desk.language().palette();
        if (means.backwards)
            std::ranges::reverse(things);
        for (const PaletteThing& thing : things) {
            // Additions to a part or room go to the first one.
            desk.caretTo(desk.isOfRooms() ? "ROOM:\"temple\"" : "GEOMETRY");
            if (!desk.isAllowed(thing))
                continue;
            const std::size_t before = desk.steps();
            QTRY_VERIFY(desk.rolls().isUpToDate()); // the rooms have their final places
            const std::optional<std::pair<Point, Point>> way = desk.wayFor(thing);
            QVERIFY2(way, qPrintable(Desk::nameOf(thing)));
            if (means.byKeys)
                desk.addByKeys(thing, *way);
            else
                desk.addByMouse(thing, thing.isOfRooms ? roomsTab : thingsTab, *way);
            QVERIFY2(desk.steps() == before + 1, qPrintable(Desk::nameOf(thing) + ": " + said));
        }
    }
    static void comesBackFromItsFile(const LevelsAnalysis& analysis) {
        const LevelLanguage& language = analysis.game().language();
        const Target target = usualTarget(analysis.game().catalog(), {});
        const Result<std::string> bytes = language.compile(analysis.source(0), target);
        QVERIFY2(bytes.has_value(), bytes ? "" : bytes.error().message.c_str());
        const Result<Decompiled> opened = language.decompile(
            readLevelFile(analysis.gamePtr(), *bytes).value().file, analysis.level(0).name);
        QVERIFY2(opened.has_value(), opened ? "" : opened.error().message.c_str());
        const LevelsAnalysis again(analysis.gamePtr(), TextSnapshot(opened->text));
        QCOMPARE(errorsOf(again), std::ptrdiff_t(0));
        QCOMPARE(language.compile(again.source(again.levelCount() - 1), target).value(), *bytes);
    }
};

LEVWRIGHT_TEST(BuildEverythingTest)

} // namespace levwright::build_everything_test

#include "BuildEverythingTest.moc"
