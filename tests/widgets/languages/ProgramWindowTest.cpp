// SPDX-License-Identifier: GPL-3.0-or-later
// The real window with a level of NetHack 3.6, beyond what ComputedConformanceTest does: what the level
// computes is shown as in the current roll.
#include "core/formats/FileForms.h"
#include "core/model/LevelLanguage.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"
#include "tests/widgets/DragDesk.h"
#include "widgets/inspector/FieldEditors.h"
#include "widgets/inspector/InspectorPanel.h"
#include "widgets/shell/ExportController.h"

#include <algorithm>

namespace levwright::program_window_test {
namespace {

const QByteArray cave = "MAZE:\"cave\",' '\n"                // 1
                        "GEOMETRY:center,center\n"           // 2
                        "MAP\n"                              // 3
                        "----------\n"                       // 4
                        "|........|\n"                       // 5
                        "|........|\n"                       // 6
                        "|........|\n"                       // 7
                        "----------\n"                       // 8
                        "ENDMAP\n"                           // 9
                        "$spot = { (1,1),(2,1),(3,1) }\n"    // 10
                        "SHUFFLE: $spot\n"                   // 11
                        "STAIR:(1,3),up\n"                   // 12
                        "STAIR:(8,3),down\n"                 // 13
                        "OBJECT:('(',\"chest\"),(4,2)\n"     // 14
                        "MONSTER:'F',$spot[0]\n"             // 15
                        "LOOP [3] {\n"                       // 16
                        "  MONSTER:('B',\"raven\"),random\n" // 17
                        "}\n"                                // 18
                        "[50%]: TRAP:\"web\",(6,3)\n"        // 19
                        "TERRAIN:line (5,1),(8,1),'L'\n";    // 20

struct Desk : DragDesk {
    explicit Desk(const QByteArray& text = cave) : DragDesk(text) {}
};

} // namespace

class ProgramWindowTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void dragsIntoContainers() {
        const QByteArray before =
            QByteArray(cave).replace("OBJECT:('(',\"chest\"),(4,2)\n", "CONTAINER:('(',\"chest\"),(4,2) {\n"
                                                                       "  OBJECT:('!',\"booze\")\n"
                                                                       "}\n"
                                                                       "OBJECT:('*',\"ruby\"),(6,2)\n");
        Desk desk(before);
        desk.dragFrom({6, 2}, {4, 2});
        QCOMPARE(desk.text(), QByteArray(before)
                                  .replace("OBJECT:('*',\"ruby\"),(6,2)\n", "")
                                  .replace("\"booze\")\n", "\"booze\")\n  OBJECT:('*',\"ruby\")\n"));
        desk.session().undo();
        QCOMPARE(desk.text(), before);
    }

    // The source of a computed place can be changed, but not the place.
    void setsAComputedField() {
        Desk desk;
        desk.caretTo("MONSTER:'F'");
        FieldEditor* computed = desk.window.page().panel<InspectorPanel>()->editor({Field::Place, {}});
        QVERIFY(computed != nullptr);
        QVERIFY(!computed->canPick());
        Q_EMIT computed->edited(QStringLiteral("$spot[1]"));
        QCOMPARE(desk.text(), QByteArray(cave).replace("$spot[0]", "$spot[1]"));
    }

    // In one seed; another seed has it elsewhere.
    void showsWhatIsComputed() {
        Desk desk;
        QVERIFY(desk.isRolled());
        QVERIFY(!desk.rolls().isShown());
        QCOMPARE(desk.cellsOf("TERRAIN"), (std::vector<Point>{{5, 1}, {6, 1}, {7, 1}, {8, 1}}));
        QSet<int> spots;
        QSet<QByteArray> ravens;
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            desk.rolls().showSeed(seed);
            desk.rolls().setShown(false);
            const std::vector<Point> spot = desk.cellsOf("MONSTER:'F'");
            QCOMPARE(spot.size(), std::size_t(1));
            QVERIFY(spot.front().y == 1 && spot.front().x >= 1 && spot.front().x <= 3);
            spots << spot.front().x;
            const std::vector<Point> flock = desk.cellsOf("MONSTER:('B'");
            QCOMPARE(flock.size(), std::size_t(3));
            QByteArray places;
            for (const Point cell : flock)
                places += QByteArray::number(cell.x) + ',' + QByteArray::number(cell.y) + ' ';
            ravens << places;
            // A thing under a condition is shown where it would be.
            QCOMPARE(desk.cellsOf("TRAP"), (std::vector<Point>{{6, 3}}));
        }
        QCOMPARE(spots.size(), 3);
        QVERIFY(ravens.size() > 15);
    }

    // While the user types it stays where it was; then it is rolled again.
    void followsTheText() {
        Desk desk;
        QVERIFY(desk.isRolled());
        const auto line = Offset(desk.text().indexOf("OBJECT"));
        desk.session().apply(EditOutcome(TextEdit::insert(line, "# a box\n")), QStringLiteral("Type"),
                             MergeKey::None);
        QCOMPARE(desk.cellsOf("MONSTER:('B'").size(), std::size_t(3));
        const auto offset = Offset(desk.text().indexOf("[3]") + 1);
        desk.session().apply(EditOutcome(TextEdit::replace({offset, offset + 1}, "7")),
                             QStringLiteral("Type"), MergeKey::None);
        QTRY_COMPARE(desk.cellsOf("MONSTER:('B'").size(), std::size_t(7));
    }

    void looksLikeOneOutcome() {
        Desk desk(QByteArray(cave).replace("MONSTER:'F',$spot[0]", "MONSTER:('F',\"lichen\"),(2,2)"));
        QVERIFY(desk.isRolled());
        const auto picture = [&] {
            return desk.canvas().viewport()->grab(desk.canvas().cellRect({2, 2})).toImage();
        };
        const QImage written = picture();
        const QByteArray words = "MONSTER:('F',\"lichen\")";
        const auto at = Offset(desk.text().indexOf(words));
        desk.session().apply(EditOutcome(TextEdit::insert(at, "[100%]: ")), QStringLiteral("Type"),
                             MergeKey::None);
        QVERIFY(picture() != written);
    }

    // Where the map leaves the ground unchanged.
    void showsGroundOfTheOutcome() {
        const auto picture = [](const char* filling) {
            Desk desk(
                QByteArray(cave)
                    .replace("GEOMETRY", QByteArray("INIT_MAP:solidfill,'") + filling + "'\nGEOMETRY")
                    .replace("|........|\n|........|\n|........|", "|........|\n|......xx|\n|........|"));
            if (!desk.isRolled())
                qFatal("no roll");
            return desk.canvas().viewport()->grab(desk.canvas().cellRect({7, 2})).toImage();
        };
        QVERIFY(picture("I") != picture("P"));
    }

    void exportsTheLevelFile() {
        Desk desk;
        QVERIFY(desk.window.exports().exportTo(QStringLiteral("/out")));
        const Result<std::string> file = desk.files.read("/out/cave.lev", 1 << 20);
        QVERIFY(file.has_value());
        const Game& game = desk.session().game();
        QVERIFY(*file ==
                game.language().compile(desk.session().levels().source(0), usualTarget(game.catalog(), {})));
        const DecodedFile decoded = decodeLevelFile(*file).value();
        QVERIFY(std::holds_alternative<LevelProgram>(decoded.contents));
        QCOMPARE(decoded.target.gameId, std::string_view("nethack-3.6"));
    }

    void keepsItsEncoding_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("UTF-8") << QByteArray("\xE6\xB4\x9E\xE7\xAA\x9F");
        QTest::newRow("EUC-JP") << QByteArray("\xC6\xB6\xB7\xA2");
        QTest::newRow("Shift-JIS") << QByteArray("\x93\xB4\x8C\x41");
    }
    void keepsItsEncoding() {
        QFETCH(const QByteArray, bytes);
        const QByteArray text = cave + "ENGRAVING:(3,3),dust,\"" + bytes + "\"\n";
        Desk desk(text);
        QCOMPARE(codesOf(desk.session().analysis()), QByteArray());
        desk.clear({4, 2});
        desk.dragFrom({4, 2}, {5, 3});
        QCOMPARE(desk.text(), QByteArray(text).replace("(4,2)", "(5,3)"));
        desk.trigger("file.save");
        const Result<std::string> saved = desk.files.read("/level.des", 1 << 20);
        QCOMPARE(QByteArray::fromStdString(saved.value()), QByteArray(text).replace("(4,2)", "(5,3)"));
        const Result<std::string> level = desk.session().game().language().compile(
            desk.session().levels().source(0), usualTarget(desk.session().game().catalog(), {}));
        QVERIFY(level && level->contains(bytes.toStdString()));
    }

    void opensAllStockLevels_data() {
        QTest::addColumn<QString>("path");
        for (const QString& path : stockFiles(QStringLiteral("nethack-3.6")))
            QTest::newRow(qPrintable(path.section(u'/', -1))) << path;
        if (sharedFolder().isEmpty())
            QSKIP("no shared folder beside the checkout: real level files are not shown");
    }
    // Opens each of its levels. Showing them writes nothing.
    void opensAllStockLevels() {
        QFETCH(const QString, path);
        const QByteArray bytes = fileBytes(path);
        Desk desk(bytes);
        QCOMPARE(desk.session().game().catalog().gameId(), std::string_view("nethack-3.6"));
        for (std::size_t level = 0; level < desk.session().levels().levelCount(); ++level) {
            const Offset start = desk.session().levels().levelStart(level);
            desk.session().select(Selection{start, start});
            QTRY_VERIFY2(!desk.rolls().hasOutcome() || desk.rolls().current() != nullptr,
                         qPrintable(desk.rolls().problem()));
            desk.canvas().viewport()->grab();
        }
        QCOMPARE(desk.text(), bytes);
        QVERIFY(!desk.session().isModified());
    }
};

LEVWRIGHT_TEST(ProgramWindowTest)

} // namespace levwright::program_window_test

#include "ProgramWindowTest.moc"
