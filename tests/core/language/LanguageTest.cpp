// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the questions that the program asks a language. They are put to a language of our own, which has
// blocks and computed places and is not compiled, and to the games' classic language.
#include "core/base/Phrase.h"
#include "core/document/Document.h"
#include "core/formats/FileForms.h"
#include "core/languages/classic/language/ClassicLanguage.h"
#include "core/languages/games/Games.h"
#include "core/levcomp/LevelExport.h"
#include "core/model/StatementPlaces.h"
#include "core/playtest/LevelWorld.h"
#include "core/stats/StatisticsJob.h"
#include "tests/support/Levels.h"
#include "tests/support/Printed.h"
#include "tests/support/SmallLanguage.h"
#include "tests/support/TestProgram.h"

#include <QScopeGuard>
#include <QTest>

#include <algorithm>

namespace levwright::language_test {
namespace {

const std::string cellar = "level \"cellar\"\n"      // 1
                           "map\n"                   // 2
                           "  |....|\n"              // 3
                           "  |....|\n"              // 4
                           "end\n"                   // 5
                           "thing gold 03  1 # x\n"  // 6
                           "repeat 2 {\n"            // 7
                           "  thing boulder i+1 0\n" // 8
                           "  repeat 2 {\n"          // 9
                           "    thing rock 4 i\n"    // 10
                           "  }\n"                   // 11
                           "}\n"                     // 12
                           "thing statue i 1\n";     // 13

LevelsAnalysis cellarOf(const std::string& text) {
    return {smallGame(), TextSnapshot(text)};
}

std::size_t statementOf(const LevelsAnalysis& analysis, std::string_view word) {
    const Offset at = analysis.text().bytes().find(word);
    return analysis.statementAt(0, at)->statement;
}

QByteArray applied(const std::string& text, const EditOutcome& outcome) {
    return outcome ? QByteArray::fromStdString(outcome->apply(text))
                   : "refused: " + QByteArray::fromStdString(outcome.error().reason);
}

QByteArray replaced(const char* before, const char* after) {
    return QByteArray::fromStdString(cellar).replace(before, after);
}

QByteArray wordsOf(const Placement& placement) {
    static const QByteArrayList names{"written", "drawn", "conditional", "computed"};
    QByteArray words = QByteArray::fromStdString(placement.label) + ' ' + names[int(placement.certainty)];
    for (const Point cell : placement.cells)
        words += ' ' + QByteArray::number(cell.x) + ',' + QByteArray::number(cell.y);
    if (placement.origin)
        words += " from " + QByteArray::number(placement.origin->x) + ',' +
                 QByteArray::number(placement.origin->y);
    return words;
}

QByteArrayList viewOf(const LevelsAnalysis& analysis) {
    QByteArrayList entries;
    for (const Placement& placement : analysis.game().language().view(analysis.source(0), 0).placements)
        entries << wordsOf(placement);
    return entries;
}

} // namespace

class LanguageTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void printsWhatItParsed() {
        for (std::size_t size = 0; size <= cellar.size(); ++size) {
            const std::string text = cellar.substr(0, size);
            const LevelsAnalysis analysis = cellarOf(text);
            QCOMPARE(printed(analysis.tree()), text);
            const std::string without = text.substr(0, size / 2) + text.substr(size / 2 + (size > 1 ? 1 : 0));
            QCOMPARE(printed(cellarOf(without).tree()), without);
        }
        QCOMPARE(codesOf(cellarOf(cellar)), QByteArray());
        QCOMPARE(codesOf(cellarOf("level \"a\"\nhouse\nrepeat 2 {\n")),
                 QByteArray("2 unexpected-token, 3 unexpected-token"));
    }

    void blocksHoldStatements() {
        const LevelsAnalysis analysis = cellarOf(cellar);
        const LevelTree& tree = *analysis.level(0).tree;
        const std::size_t outer = statementOf(analysis, "repeat");
        const std::size_t rock = statementOf(analysis, "thing rock");
        const std::size_t inner = *tree.statements[rock].parent;
        QCOMPARE(tree.statements[inner].parent, std::optional(outer));
        QCOMPARE(tree.statements[statementOf(analysis, "thing boulder")].parent, std::optional(outer));
        QCOMPARE(tree.statements[outer].parent, std::optional<std::size_t>());
        // After the statements of a block, before its end.
        QCOMPARE(tree.statementAt(cellar.find("  }\n") + 1), std::optional(inner));
        QCOMPARE(tree.statementAt(cellar.find("\n}\n") + 1), std::optional(outer));
        QCOMPARE(tree.statementAt(cellar.find("# x") + 2), std::optional<std::size_t>());
    }

    void showsWhatIsComputed() {
        QCOMPARE(viewOf(cellarOf(cellar)),
                 (QByteArrayList{"gold written 3,1 from 3,1", "boulder computed 1,0 2,0",
                                 "rock computed 4,0 4,1", "statue computed 0,1"}));
        const LevelsAnalysis analysis = cellarOf(cellar);
        const PartView view = smallGame()->language().view(analysis.source(0), 0);
        QCOMPARE(analysis.text().position(view.placements[1].computedAt->begin).line + 1, 7U);
        QCOMPARE(analysis.text().position(view.placements[3].computedAt->begin).line + 1, 13U);
    }

    void showsNamesThatTheGameDoesNotKnow_data() {
        QTest::addColumn<QByteArray>("statement");
        QTest::addColumn<QByteArray>("shown");
        QTest::addColumn<int>("choice");
        const auto row = [](const char* statement, const char* shown, KindChoice choice) {
            QTest::newRow(statement) << QByteArray(statement) << QByteArray(shown) << int(choice);
        };
        row("TRAP:\"pitt\",(1,0)", "^ pitt", KindChoice::Named);
        row("TRAP:random,(1,0)", "^ random trap", KindChoice::Any);
        row("MONSTER:'d',\"jackall\",(1,0)", "d jackall", KindChoice::OfClass);
        row("MONSTER:random,\"jackall\",(1,0)", "? jackall", KindChoice::Any);
        row("OBJECT:')',\"dager\",(1,0)", ") dager", KindChoice::OfClass);
    }
    // On the map and in lists. The glyph of a monster or object is that of what the game makes in its place.
    void showsNamesThatTheGameDoesNotKnow() {
        QFETCH(const QByteArray, statement);
        const LevelsAnalysis analysis = analysisOf(mazeWith("...\n", statement + '\n'));
        const std::vector<Placement> shown =
            analysis.game().language().view(analysis.source(0), 0).placements;
        QCOMPARE(shown.size(), 1U);
        QTEST(shown[0].glyph + (' ' + QByteArray::fromStdString(shown[0].label)), "shown");
        QTEST(int(shown[0].kindChoice), "choice");
        QCOMPARE(analysis.game().language().label(analysis.source(0), shown[0].statement), shown[0].label);
    }

    void quotesInTitlesAreThoseOfTheLanguage_data() {
        QTest::addColumn<QByteArray>("language");
        QTest::addColumn<QString>("open");
        QTest::addColumn<QString>("close");
        QTest::newRow("English") << QByteArray("en") << "“" << "”";
        QTest::newRow("German") << QByteArray("de") << "„" << "“";
        QTest::newRow("Japanese") << QByteArray("ja") << "「" << "」";
    }
    void quotesInTitlesAreThoseOfTheLanguage() {
        QFETCH(const QByteArray, language);
        QFETCH(const QString, open);
        QFETCH(const QString, close);
        usePhrasebook(phrasebookFor(language.toStdString()));
        const auto english = qScopeGuard([] { usePhrasebook(nullptr); });
        const LevelsAnalysis analysis =
            analysisOf(mazeWith("...\n", "MONSTER:'k',\"kobold\",(1,0),\"Rex\"\nTRAP:\"pitt\",(1,0\n"));
        const auto titleOf = [&](std::string_view word) {
            return QString::fromStdString(
                analysis.game().language().label(analysis.source(0), statementOf(analysis, word)));
        };
        QVERIFY2(titleOf("MAZE").endsWith(open + "a" + close), qPrintable(titleOf("MAZE")));
        QVERIFY2(titleOf("MONSTER").endsWith(open + "Rex" + close), qPrintable(titleOf("MONSTER")));
        const auto unfinished = std::ranges::find_if(analysis.diagnostics(), [](const Diagnostic& each) {
            return each.code == DiagnosticCode::UnfinishedStatement ||
                   each.code == DiagnosticCode::UnexpectedToken;
        });
        QVERIFY(unfinished != analysis.diagnostics().end());
        const QString message = QString::fromStdString(unfinished->message());
        QVERIFY2(message.contains(open + ")" + close), qPrintable(message));
    }

    void saysRoomsAndTerrainInTheLanguageInUse() {
        usePhrasebook(phrasebookFor("de"));
        const auto english = qScopeGuard([] { usePhrasebook(nullptr); });
        const LevelsAnalysis rooms =
            analysisOf("LEVEL:\"a\"\nROOM:\"ordinary\",lit,(1,1),(left,top),(5,5)\n");
        const LevelLanguage& language = rooms.game().language();
        QVERIFY(std::ranges::contains(language.outline(rooms.source(0)), "Raum 0", &OutlineEntry::label));
        QCOMPARE(language.rooms(rooms.source(0)).rooms[0].label, std::string("Raum"));
        const LevelsAnalysis doors = analysisOf(mazeWith("...\n", "DOOR:closed,(1,0)\n"));
        QCOMPARE(doors.diagnostics().size(), 1UZ);
        const QString message = QString::fromStdString(doors.diagnostics()[0].message());
        QVERIFY2(message.contains("Raumboden"), qPrintable(message));
    }

    // Many classes are called like one of their things: the class has a translation, the thing has none.
    void namesOfTheGameStayInPalettes() {
        usePhrasebook(phrasebookFor("de"));
        const auto english = qScopeGuard([] { usePhrasebook(nullptr); });
        QStringList shown;
        for (const PaletteThing& thing : analysisOf("").game().language().namedThings())
            shown += QString::fromStdString(shownName(thing));
        for (const char* const name : {"kobold", "boulder", "rolling boulder", "large box mit Gegenstand"})
            QVERIFY2(shown.contains(name), name);
        QVERIFY(!shown.contains("Kobold"));
    }

    void paints() {
        Document document(smallGame(), cellar);
        const LevelsAnalysis& analysis = *document.analysis()->levels();
        const EditOutcome painted = smallGame()->language().paint(analysis.source(0), 0, {{{2, 1}, '#'}});
        QVERIFY(painted);
        QVERIFY(document.apply(document.revision(), *painted, "Pencil", MergeKey::None, {}));
        QCOMPARE(QByteArray::fromStdString(std::string(document.text().bytes())),
                 replaced("  |....|\nend", "  |.#..|\nend"));
        const PartView view = smallGame()->language().view(document.analysis()->levels()->source(0), 0);
        QCOMPARE(view.map->cells.at({2, 1}), '#');
        document.undo();
        QCOMPARE(document.text().bytes(), std::string_view(cellar));
        QVERIFY(!smallGame()->language().paint(document.analysis()->levels()->source(0), 0, {{{2, 2}, '#'}}));
    }

    void moves_data() {
        QTest::addColumn<QByteArray>("word");
        QTest::addColumn<QByteArray>("after");
        QTest::newRow("written") << QByteArray("thing gold") << replaced("03  1", "05  2");
        QTest::newRow("in a loop") << QByteArray("thing boulder")
                                   << QByteArray("refused: This is computed in line 7.");
        QTest::newRow("numbers in a loop")
            << QByteArray("thing rock") << QByteArray("refused: This is computed in line 9.");
        QTest::newRow("an expression")
            << QByteArray("thing statue") << QByteArray("refused: This is computed in line 13.");
        QTest::newRow("no place") << QByteArray("repeat")
                                  << QByteArray("refused: This statement has no place.");
    }
    void moves() {
        QFETCH(const QByteArray, word);
        QFETCH(const QByteArray, after);
        const LevelsAnalysis analysis = cellarOf(cellar);
        const std::size_t statement = statementOf(analysis, word.toStdString());
        QCOMPARE(applied(cellar, smallGame()->language().move(analysis.source(0), statement, {5, 2})), after);
    }

    // Named things, things of a class and arbitrary things can be told apart.
    void kindsAreNamedOrDrawn_data() {
        QTest::addColumn<QByteArray>("statement");
        QTest::addColumn<QByteArray>("look"); // kind of choice, and character
        const auto row = [](const char* statement, KindChoice choice, char glyph) {
            QTest::newRow(statement) << QByteArray(statement)
                                     << QByteArray::number(int(choice)) + ' ' + glyph;
        };
        row("MONSTER:'D',\"red dragon\",(0,0)", KindChoice::Named, 'D');
        row("MONSTER:'D',random,(0,0)", KindChoice::OfClass, 'D');
        row("MONSTER:random,random,(0,0)", KindChoice::Any, '?');
        row("OBJECT:'?',\"light\",(0,0)", KindChoice::Named, '?');
        row("OBJECT:'?',random,(0,0)", KindChoice::OfClass, '?');
        row("OBJECT:random,random,(0,0)", KindChoice::Any, '?');
        row("TRAP:\"pit\",(0,0)", KindChoice::Named, '^');
        row("TRAP:random,(0,0)", KindChoice::Any, '^');
        row("FOUNTAIN:(0,0)", KindChoice::Named, '{');
    }
    void kindsAreNamedOrDrawn() {
        QFETCH(const QByteArray, statement);
        QFETCH(const QByteArray, look);
        const LevelsAnalysis analysis = analysisOf(mazeWith("..\n", statement + '\n'));
        const PartView part = analysis.game().language().view(analysis.source(0), 0);
        QCOMPARE(part.placements.size(), 1U);
        const Placement& placement = part.placements.front();
        QCOMPARE(QByteArray::number(int(placement.kindChoice)) + ' ' + placement.glyph, look);
    }

    void setsFields_data() {
        QTest::addColumn<QByteArray>("word");
        QTest::addColumn<int>("field");
        QTest::addColumn<QByteArray>("after");
        QTest::newRow("a name") << QByteArray("thing gold") << int(Field::Name) << replaced("gold", "7");
        QTest::newRow("of a loop") << QByteArray("repeat") << int(Field::Amount)
                                   << replaced("repeat 2 {\n  thing", "repeat 7 {\n  thing");
        QTest::newRow("an expression") << QByteArray("thing statue") << int(Field::Place)
                                       << QByteArray("refused: This is computed in line 13.");
    }
    void setsFields() {
        QFETCH(const QByteArray, word);
        QFETCH(const int, field);
        QFETCH(const QByteArray, after);
        const LevelsAnalysis analysis = cellarOf(cellar);
        const std::size_t statement = statementOf(analysis, word.toStdString());
        QCOMPARE(applied(cellar, smallGame()->language().setField(analysis.source(0), statement,
                                                                  {Field(field), std::nullopt}, "7")),
                 after);
    }

    void whatItCannotDoIsSaid() {
        const LevelsAnalysis analysis = cellarOf(cellar);
        const std::string reason = "Levels in the small language are run by their game as they stand.";
        MemoryFileStore files;
        const auto target = usualTarget("nethack-3.4.3", Abi{}).value();
        const auto exported =
            exportLevel(*smallGame(), analysis.level(0).tree, analysis.levelText(0), target, "/", files);
        QVERIFY(!exported);
        QCOMPARE(exported.error().message, reason);
        const LevelLanguage& language = smallGame()->language();
        QCOMPARE(language.decompile(CompiledFile{}, "a").error().message, reason);
        QCOMPARE(language.planFile(CompiledFile{}, "a", {}).error().message, reason);
        QVERIFY(!language.objectionTo(Ability::Roll));
        const GamePtr still = smallGame(SmallRolls::No);
        QCOMPARE(still->language().plan(analysis.source(0), {}).error().message, reason);
        for (const Ability ability : {Ability::Compile, Ability::Decompile, Ability::Roll})
            QVERIFY(!testGame()->language().objectionTo(ability));
    }

    // Loops run, and everything knows its statement and the turn of the loop.
    void rolls() {
        const LevelsAnalysis analysis = cellarOf(cellar);
        const roll::RollPlanPtr plan = smallGame()->language().plan(analysis.source(0), {}).value();
        QCOMPARE(plan->levelName, "cellar");
        QCOMPARE(plan->traces.size(), plan->statements.size());
        const auto line = [&](std::int32_t number) {
            const std::size_t statement = plan->statements[std::size_t(number)];
            return analysis.text().position(analysis.level(0).tree->statements[statement].range.begin).line +
                   1;
        };
        roll::Roller roller(plan);
        const roll::LevelInstance first = roller.roll(1);
        QByteArrayList placed;
        for (const roll::CellOrigin& origin : first.origins) {
            const Point at = roll::placeOf(origin.cell);
            placed << QStringLiteral("line %1, turn %2: %3,%4")
                          .arg(line(origin.statement))
                          .arg(origin.turn)
                          .arg(at.x)
                          .arg(at.y)
                          .toLatin1();
        }
        // The part starts in column 1.
        QCOMPARE(placed,
                 (QByteArrayList{"line 6, turn 0: 4,1", "line 8, turn 0: 2,0", "line 10, turn 0: 5,0",
                                 "line 10, turn 1: 5,1", "line 8, turn 1: 3,0", "line 10, turn 0: 5,0",
                                 "line 10, turn 1: 5,1", "line 13, turn 0: 1,1"}));
        QCOMPARE(roller.roll(1), first);
        QVERIFY(roller.roll(2) != first);
        QCOMPARE(plan->numberOf(statementOf(analysis, "repeat")), std::nullopt);
    }

    void countsRolls() {
        const LevelsAnalysis analysis = cellarOf(cellar);
        const roll::RollPlanPtr plan = smallGame()->language().plan(analysis.source(0), {}).value();
        roll::StatisticsJob job(plan);
        job.run({1, 20});
        const roll::LevelStatistics statistics = job.statistics();
        QCOMPARE(statistics.rolls, 20U);
        QCOMPARE(statistics.statements.size(), plan->statements.size());
        for (const roll::StatementTally& tally : statistics.statements)
            QCOMPARE(tally.rolls, 20U);
    }

    void isPlayed() {
        const LevelsAnalysis analysis = cellarOf(cellar);
        const roll::RollPlanPtr plan = smallGame()->language().plan(analysis.source(0), {}).value();
        roll::Roller roller(plan);
        const auto world =
            playtest::makeLevelWorld(roller.roll(1), *plan, smallGame()->catalog(), {.start = Point{2, 1}});
        QVERIFY(world);
        const std::int32_t gold = *plan->numberOf(statementOf(analysis, "thing gold"));
        QVERIFY(std::ranges::contains(world->statements, gold));
    }

    // It has its own words and its own characters for maps.
    void words() {
        const LevelLanguage& small = smallGame()->language();
        const LevelLanguage& classic = testGame()->language();
        QCOMPARE(small.wordsFor(ArgumentKind::Expression), std::vector<std::string>{"i"});
        QCOMPARE(small.wordsFor(ArgumentKind::Light), std::vector<std::string>());
        QCOMPARE(classic.wordsFor(ArgumentKind::Light), (std::vector<std::string>{"lit", "unlit"}));
        QCOMPARE(classic.wordsFor(ArgumentKind::AlignRegister),
                 (std::vector<std::string>{"align[0]", "align[1]", "align[2]"}));
        QVERIFY(classic.isMapCharacter('}'));
        QVERIFY(!classic.isMapCharacter('~'));
        QVERIFY(small.isMapCharacter('}'));
        QVERIFY(classicGameOf(*testGame()) != nullptr);
        QCOMPARE(classicGameOf(*smallGame()), nullptr);
    }

    void unknownLanguagesAreErrors() {
        const Result<GamePtr> game = Game::load("nethack-3.4.3", {}, knownDefinitions());
        QVERIFY(!game);
        QCOMPARE(
            QByteArray::fromStdString(game.error().message),
            QByteArray(
                "The levels of nethack-3.4.3 are described in “classic”, which this program does not know."));
    }

    void classicStatementsAreWritten_data() {
        QTest::addColumn<QByteArray>("statement");
        QTest::addColumn<QByteArray>("entry");
        QTest::newRow("written") << QByteArray("FOUNTAIN:(1,0)")
                                 << QByteArray("fountain written 1,0 from 1,0");
        QTest::newRow("drawn") << QByteArray("FOUNTAIN:random") << QByteArray("fountain drawn");
        QTest::newRow("with a chance")
            << QByteArray("TRAP[50%]:\"pit\",(1,0)") << QByteArray("pit conditional 1,0 from 1,0");
        QTest::newRow("an area") << QByteArray("NON_DIGGABLE:(2,1,0,0)")
                                 << QByteArray("undiggable walls written from 2,1");
    }
    void classicStatementsAreWritten() {
        QFETCH(const QByteArray, statement);
        QFETCH(const QByteArray, entry);
        QCOMPARE(viewOf(analysisOf(mazeWith("...\n...\n", statement + '\n'))), QByteArrayList{entry});
    }
};

LEVWRIGHT_TEST(LanguageTest)

} // namespace levwright::language_test

#include "LanguageTest.moc"
