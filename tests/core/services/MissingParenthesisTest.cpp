// SPDX-License-Identifier: GPL-3.0-or-later
// A parenthesis that is missing: the problem stands where it belongs, and its fix adds it there.
#include "core/languages/games/Games.h"
#include "core/services/Problems.h"
#include "tests/support/Levels.h"
#include "tests/support/TestProgram.h"

#include <QTest>

namespace levwright::missing_parenthesis_test {
namespace {

const std::string classicBegin = "MAZE:\"a\",' '\nGEOMETRY:center,center\nMAP\n.....\n.....\nENDMAP\n";
const std::string programBegin = "MAZE:\"a\",' '\nGEOMETRY:center,center\nMAP\n.....\n.....\nENDMAP\n";
const std::string scriptBegin = "des.map([[\n.....\n.....\n]]);\n";

} // namespace

class MissingParenthesisTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // "|" is the place of the problem and of the fix.
    void isAdded_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("text");
        const auto add = [](const char* name, const char* game, const std::string& text) {
            QTest::newRow(name) << QString::fromLatin1(game) << QString::fromStdString(text);
        };
        add("classic, end of the line", "nethack-3.4.3",
            classicBegin + "TRAP:\"pit\",(2,1|\nTRAP:\"web\",(1,1)\n");
        add("classic, end of the text", "nethack-3.4.3", classicBegin + "TRAP:\"pit\",(2,1|");
        add("classic, more follows", "nethack-3.4.3",
            classicBegin + "OBJECT:'(',\"chest\",(2,1|,cursed,0\nTRAP:\"web\",(1,1)\n");
        add("classic, blanks", "nethack-3.4.3", classicBegin + "TRAP:\"pit\",(2,1|   \nTRAP:\"web\",(1,1)\n");
        add("classic, area", "nethack-3.4.3", classicBegin + "NON_DIGGABLE:(0,0,2,1|\nTRAP:\"web\",(1,1)\n");
        add("3.6, end of the line", "nethack-3.6", programBegin + "TRAP:\"pit\",(2,1|\nTRAP:\"web\",(1,1)\n");
        add("3.6, area", "nethack-3.6", programBegin + "NON_DIGGABLE:(0,0,2,1|\nTRAP:\"web\",(1,1)\n");
        add("3.6, end of the text", "nethack-3.6", programBegin + "TRAP:\"pit\",(2,1|");
        add("Lua, end of the line", "nethack-3.7",
            scriptBegin + "des.trap(\"pit\", 2, 1|\ndes.trap(\"web\", 1, 1)\n");
        add("Lua, table", "nethack-3.7",
            scriptBegin + "des.trap({ type = \"pit\", x = 2, y = 1 }|\ndes.trap(\"web\", 1, 1)\n");
        add("Lua, brace", "nethack-3.7",
            scriptBegin + "des.trap({ type = \"pit\", x = 2, y = 1|)\ndes.trap(\"web\", 1, 1)\n");
        add("Lua, comment", "nethack-3.7",
            scriptBegin + "des.trap(\"pit\", 2, 1| -- here\ndes.trap(\"web\", 1, 1)\n");
        add("Lua, end of the text", "nethack-3.7", scriptBegin + "des.trap(\"pit\", 2, 1|");
    }
    void isAdded() {
        QFETCH(const QString, game);
        QFETCH(QString, text);
        const auto place = Offset(text.toStdString().find('|'));
        std::string broken = text.toStdString();
        broken.erase(place, 1);
        const AnalysisPtr analysis =
            Analysis::make(loadGame(game.toStdString()).value(), TextSnapshot(broken), DocumentKind::Levels);
        const Diagnostics& found = analysis->diagnostics();
        QVERIFY(!found.empty());
        const auto open =
            std::ranges::find_if(found, [](const Diagnostic& each) { return !each.fixes.empty(); });
        QVERIFY(open != found.end());
        QCOMPARE(open->range, (Range{place, place}));
        const Fix& fix = open->fixes.front();
        QVERIFY2(fix.label == "Add “)”" || fix.label == "Add “}”", fix.label.c_str());
        QVERIFY(!services::fixesAt(*analysis, place).empty());
        const AnalysisPtr fixed = Analysis::make(loadGame(game.toStdString()).value(),
                                                 TextSnapshot(fix.edit.apply(broken)), DocumentKind::Levels);
        for (const Diagnostic& left : fixed->diagnostics())
            QVERIFY2(left.severity() != Severity::Error, left.message().c_str());
    }
};

LEVWRIGHT_TEST(MissingParenthesisTest)

} // namespace levwright::missing_parenthesis_test

#include "MissingParenthesisTest.moc"
