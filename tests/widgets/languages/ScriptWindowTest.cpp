// SPDX-License-Identifier: GPL-3.0-or-later
// The real window with a level script of NetHack 3.7, beyond what ComputedConformanceTest does.
#include "core/model/LevelLanguage.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"
#include "tests/widgets/DragDesk.h"
#include "widgets/inspector/FieldEditors.h"
#include "widgets/inspector/InspectorPanel.h"

#include <algorithm>

namespace levwright::script_window_test {
namespace {

const QByteArray cave = "-- a cave: cave.lua\n"                                   // 1
                        "des.level_init({ style = \"solidfill\", fg = \" \" })\n" // 2
                        "des.level_flags(\"mazelevel\")\n"                        // 3
                        "des.map([[\n"                                            // 4
                        "----------\n"                                            // 5
                        "|........|\n"                                            // 6
                        "|........|\n"                                            // 7
                        "|........|\n"                                            // 8
                        "----------\n"                                            // 9
                        "]])\n"                                                   // 10
                        "local spot = { {1,1}, {2,1}, {3,1} }\n"                  // 11
                        "shuffle(spot)\n"                                         // 12
                        "des.stair(\"up\", 01,03)\n"                              // 13
                        "des.stair(\"down\", 8,3)\n"                              // 14
                        "des.object({ id = 'chest', x=4, y=2 })\n"                // 15
                        "des.monster('F', spot[1])\n"                             // 16
                        "for i = 1, 3 do\n"                                       // 17
                        "  des.monster(\"bat\", 1 + i, 2)\n"                      // 18
                        "end\n"                                                   // 19
                        "if percent(50) then des.trap(\"web\", 6,3) end\n";       // 20

struct Desk : DragDesk {
    explicit Desk(const QByteArray& text = cave) : DragDesk(text, QStringLiteral("/cave.lua")) {}
};

QByteArray with(const char* before, const char* after) {
    return QByteArray(cave).replace(before, after);
}

} // namespace

class ScriptWindowTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    // Beyond the map all rows grow, because the game requires rows of equal length.
    void paintsBeyondTheMap() {
        Desk desk;
        desk.trigger("tool.pencil");
        desk.canvas().setTerrain('T');
        desk.press({11, 0});
        desk.release({11, 0});
        QVERIFY(desk.text().contains("---------- T\n|........|  \n"));
        desk.trigger("edit.undo");
        QCOMPARE(desk.text(), cave);
    }

    void inspects() {
        Desk desk;
        desk.caretTo("des.object");
        const InspectorPanel& inspector = *desk.window.page().panel<InspectorPanel>();
        FieldEditor* place = inspector.editor({Field::Place, {}});
        QVERIFY(place != nullptr);
        place->takePicked({2, 3, 2, 3});
        QCOMPARE(desk.text(), with("x=4, y=2", "x=2, y=3"));
        const std::vector<FieldView> fields = desk.session().game().language().fields(
            desk.session().levels().source(0), desk.session().currentStatement().value().statement);
        const auto trapped = std::ranges::find(fields, "trapped", &FieldView::label);
        QVERIFY(trapped != fields.end());
        Q_EMIT inspector.editor(trapped->key)->edited(QStringLiteral("true"));
        QCOMPARE(desk.text(), with("x=4, y=2 }", "x=2, y=3, trapped = true }"));
        desk.trigger("edit.undo");
        desk.trigger("edit.undo");
        QCOMPARE(desk.text(), cave);
    }

    void addsAndDeletes() {
        Desk desk;
        const LevelLanguage& language = desk.session().game().language();
        for (const PaletteThing& thing : language.palette()) {
            if (thing.name != "fountain")
                continue;
            const auto placed =
                language.place(desk.session().levels().source(0), thing, {{0, {5, 1}, {}}, {}});
            QVERIFY(placed);
            desk.session().apply(EditOutcome(placed->edit), QStringLiteral("Place"), MergeKey::None);
        }
        QVERIFY(desk.text().endsWith("des.feature(\"fountain\", 5, 1)\n"));
        desk.caretTo("des.feature");
        desk.canvas().setFocus();
        desk.trigger("edit.deleteStatement");
        QCOMPARE(desk.text(), cave);
        desk.trigger("edit.undo");
        desk.trigger("edit.undo");
        QCOMPARE(desk.text(), cave);
    }

    void tellsWhatLuaSays() {
        Desk desk;
        desk.caretTo("des.stair(\"down\"");
        QTest::keyClicks(&desk.editor(), QStringLiteral("x = = "));
        QVERIFY(codesOf(desk.session().analysis()).contains("lua-syntax"));
        QCOMPARE(desk.canvas().statementsAt({1, 3}).size(), std::size_t(1)); // nothing else is lost
    }

    // Games read scripts directly, so there is nothing to export.
    void refusesToExport() {
        Desk desk;
        QVERIFY(!desk.window.actions().action(QStringLiteral("file.export"))->isEnabled());
        desk.trigger("play.game");
        QVERIFY(desk.messages().isVisible());
        QVERIFY2(desk.messages().text().contains(QStringLiteral("the folder of a NetHack 3.7 or 5.0")),
                 qPrintable(desk.messages().text()));
        QCOMPARE(desk.text(), cave);
    }

    // Things that the game mirrors are shown where the script puts them.
    void showsMirroredLevelsAsWritten() {
        Desk desk;
        QVERIFY(desk.isRolled());
        for (std::uint64_t seed = 1; seed <= 12; ++seed) {
            desk.rolls().showSeed(seed);
            desk.rolls().setShown(false);
            QCOMPARE(desk.cellsOf("des.monster(\"bat\""), (std::vector<Point>{{2, 2}, {3, 2}, {4, 2}}));
        }
    }
};

LEVWRIGHT_TEST(ScriptWindowTest)

} // namespace levwright::script_window_test

#include "ScriptWindowTest.moc"
