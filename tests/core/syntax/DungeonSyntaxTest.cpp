// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/GameComposer.h"
#include "core/diag/UnknownThings.h"
#include "core/dungeons/definition/ClassicDungeons.h"
#include "core/dungeons/definition/DungeonLowering.h"
#include "core/dungeons/definition/DungeonParser.h"
#include "core/dungeons/model/DungeonCompiler.h"
#include "core/dungeons/model/DungeonModel.h"
#include "core/dungeons/roll/DungeonExport.h"
#include "core/languages/games/Games.h"
#include "tests/support/Printed.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"

#include <QTest>

namespace levwright::dungeon_syntax_test {
namespace {

TextSnapshot textOf(const QByteArray& bytes) {
    return TextSnapshot(bytes.toStdString());
}

QByteArray codesOf(const TextSnapshot& text, const Diagnostics& diagnostics) {
    QByteArrayList codes;
    for (const Diagnostic& diagnostic : diagnostics) {
        const auto line = text.position(diagnostic.range.begin).line + 1;
        codes << QByteArray::number(qulonglong(line)) + ' ' + QByteArray(kindOf(diagnostic.code).name.data());
    }
    return codes.join(", ");
}

const QStringList games{QStringLiteral("nethack-3.4.3"), QStringLiteral("nethack-3.2.2")};

QByteArray stockFile(const QString& game, const char* name) {
    return fileBytes(sharedFolder() + "/corpus/" + game + "/des/" + name);
}

} // namespace

class DungeonSyntaxTest : public QObject {
    Q_OBJECT

    const GamePtr game = loadGame("nethack-3.4.3").value();
    const Dialect& dialect = game->dungeonDialect();

    QByteArray printed(const QByteArray& text, DungeonForm form, LexMode mode) const {
        return QByteArray::fromStdString(
            levwright::printed(*parseDungeon(dialect, textOf(text), form, mode)));
    }

    void printsItself(const QByteArray& text) const {
        for (const DungeonForm form : {DungeonForm::Definition, DungeonForm::Preprocessed}) {
            for (const LexMode mode : {LexMode::Tolerant, LexMode::Exact})
                QCOMPARE(printed(text, form, mode), text);
        }
    }

private Q_SLOTS:
    void stockFilesAreClean_data() {
        LEVWRIGHT_NEEDS_SHARED();
        QTest::addColumn<QString>("gameId");
        QTest::addColumn<QByteArray>("name");
        for (const QString& gameId : games) {
            for (const char* name : {"dungeon.def", "dungeon.pdf"})
                QTest::newRow(qPrintable(gameId + ' ' + name)) << gameId << QByteArray(name);
        }
    }
    void stockFilesAreClean() {
        QFETCH(const QString, gameId);
        QFETCH(const QByteArray, name);
        const GamePtr own = loadGame(gameId.toStdString()).value();
        const QByteArray bytes = stockFile(gameId, name);
        for (const LexMode mode : {LexMode::Tolerant, LexMode::Exact}) {
            const DungeonTreePtr tree =
                parseDungeon(own->dungeonDialect(), textOf(bytes), dungeonFormOf(name.toStdString()), mode);
            QCOMPARE(QByteArray::fromStdString(levwright::printed(*tree)), bytes);
            QVERIFY(!tree->firstError);
            const DungeonModelPtr model = lowerDungeon(*own, tree);
            QCOMPARE(codesOf(tree->text, model->diagnostics), "");
        }
    }

    void everyPrefixPrintsItself() {
        LEVWRIGHT_NEEDS_SHARED();
        const QByteArray bytes = stockFile(games[0], "dungeon.def");
        for (qsizetype length = 0; length <= bytes.size(); ++length)
            printsItself(bytes.first(length));
    }

    void everyMissingTokenPrintsItself() {
        LEVWRIGHT_NEEDS_SHARED();
        const QByteArray bytes = stockFile(games[0], "dungeon.def");
        const DungeonTreePtr whole = parseDungeon(dialect, textOf(bytes), DungeonForm::Definition);
        for (const Token& token : whole->tokens) {
            QByteArray without = bytes;
            without.remove(qsizetype(token.begin), qsizetype(token.end - token.begin));
            printsItself(without);
        }
    }

    // Both readings and both forms of a file accept the same texts, except for the lines of build options.
    void problems_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("tolerant");
        QTest::addColumn<QByteArray>("exact");
        const QByteArray dungeon = "DUNGEON: \"A\" \"A\" (5,0)\n";
        const auto row = [&](const char* name, const QByteArray& text, const QByteArray& tolerant,
                             const QByteArray& exact) { QTest::newRow(name) << text << tolerant << exact; };
        row("empty", "", "", "");
        row("comments only", "# hello\n#\n", "", "");
        row("all statements",
            dungeon + "ENTRY: -2\nPROTOFILE: \"p\"\nDESCRIPTION: hellish\nALIGNMENT: lawful\n"
                      "LEVEL: \"a\" \"none\" @ (1,0) 50\nLEVELDESC: town\nLEVALIGN: noalign\n"
                      "RNDLEVEL: \"b\" \"none\" @ (2,0) 3\nRNDLEVEL: \"c\" \"none\" @ (2,0) 40 3\n"
                      "CHAINLEVEL: \"d\" \"D\" \"b\" + (1,0)\nRNDCHLEVEL: \"e\" \"E\" \"b\" + (1,0) 3\n"
                      "BRANCH: \"X\" @ (1,0) portal up\nCHAINBRANCH: \"Y\" \"b\" + (1,0) down\n",
            "", "");
        row("no separators", "DUNGEON:\"A\"\"A\"(5,0)LEVEL:\"l\"\"L\"@(1,0)LEVELDESC:townLEVALIGN:lawful", "",
            "");
        row("one broken, the next fine", dungeon + "LEVEL: \"a\" @ (1,0)\nENTRY: 1\n", "2 unexpected-token",
            "2 unexpected-token");
        row("two broken", dungeon + "LEVEL: \"a\"\nENTRY: x\n", "2 unfinished-statement, 3 unexpected-token",
            "2 unfinished-statement");
        row("unknown word", dungeon + "LEVLE: \"a\"\nENTRY: 1\n", "2 unknown-statement",
            "2 unknown-statement");
        row("unclosed text breaks its own line", dungeon + "PROTOFILE: \"a\nLEVEL: \"b\" \"B\" @ (1,0)\n",
            "2 unclosed-string", "3 unknown-statement");
        row("text to the end", dungeon + "PROTOFILE: \"a\n", "2 unclosed-string", "2 unclosed-string");
        row("text over two lines", "DUNGEON: \"A\nB\" \"A\" (5,0)\n", "", "");
        row("byte that ends the file", dungeon + "\xc8 garbage\nENTRY: 1\n", "2 ignored-after-byte",
            "2 ignored-after-byte");
        row("option", dungeon + "%REINCARNATION LEVEL: \"r\" \"R\" @ (1,0)\n", "", "");
        row("other option", dungeon + "%OTHER LEVEL: \"r\" \"R\" @ (1,0)\n", "2 unknown-statement",
            "2 unknown-statement");
        row("comment in a text", "DUNGEON: \"A\n# B\" \"A\" (5,0)\n", "1 unclosed-string",
            "1 unclosed-string");
    }
    void problems() {
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArray, tolerant);
        QFETCH(const QByteArray, exact);
        printsItself(text);
        const auto codes = [&](LexMode mode) {
            const DungeonTreePtr tree = parseDungeon(dialect, textOf(text), DungeonForm::Definition, mode);
            return codesOf(tree->text, tree->diagnostics);
        };
        QCOMPARE(codes(LexMode::Tolerant), tolerant);
        QCOMPARE(codes(LexMode::Exact), exact);
    }

    void exactReadingWinsWhenItIsClean() {
        const QByteArray text = "DUNGEON: \"A\nENTRY: 1\" \"A\" (5,0)\n";
        const DungeonTreePtr tree = parseDungeon(dialect, textOf(text), DungeonForm::Preprocessed);
        QCOMPARE(codesOf(tree->text, tree->diagnostics), "");
        QCOMPARE(tree->statements.size(), std::size_t(1));
    }

    void findings_data() {
        QTest::addColumn<QByteArray>("text"); // after a first line that defines "A"
        QTest::addColumn<QByteArray>("codes");
        QTest::addColumn<QByteArray>("mended"); // by the first fix; empty if there is none
        const auto row = [&](const char* name, const QByteArray& text, const QByteArray& codes,
                             const QByteArray& mended = {}) {
            QTest::newRow(name) << text << codes << mended;
        };
        row("marker twice", "LEVEL: \"a\" \"L\" @ (1,0)\nLEVEL: \"b\" \"L\" @ (2,0)\n",
            "3 bones-marker-reused", "LEVEL: \"a\" \"L\" @ (1,0)\nLEVEL: \"b\" \"none\" @ (2,0)\n");
        row("marker of a dungeon twice", "BRANCH: \"B\" @ (1,0)\nDUNGEON: \"B\" \"A\" (1,0)\n",
            "3 bones-marker-reused", "BRANCH: \"B\" @ (1,0)\nDUNGEON: \"B\" \"none\" (1,0)\n");
        row("marker too long", "LEVEL: \"a\" \"LL\" @ (1,0)\n", "2 bad-bones-marker",
            "LEVEL: \"a\" \"none\" @ (1,0)\n");
        row("level name twice", "LEVEL: \"a\" \"L\" @ (1,0)\nLEVEL: \"a\" \"M\" @ (2,0)\n",
            "3 same-special-level-name");
        row("dungeon name twice",
            "BRANCH: \"B\" @ (1,0)\nDUNGEON: \"B\" \"B\" (1,0)\nDUNGEON: \"B\" \"C\" (1,0)\n",
            "4 same-dungeon-name");
        row("no such dungeon",
            "BRANCH: \"Sokobam\" @ (1,0)\nBRANCH: \"Sokoban\" @ (2,0)\nDUNGEON: \"Sokoban\" \"S\" (1,0)\n",
            "2 unknown-branch-target",
            "BRANCH: \"Sokoban\" @ (1,0)\nBRANCH: \"Sokoban\" @ (2,0)\nDUNGEON: \"Sokoban\" \"S\" (1,0)\n");
        row("to itself", "BRANCH: \"A\" @ (1,0)\n", "2 branch-to-itself");
        row("no branch", "DUNGEON: \"B\" \"B\" (1,0)\n", "2 unreachable-dungeon");
        row("two branches", "BRANCH: \"B\" @ (1,0)\nBRANCH: \"B\" @ (2,0)\nDUNGEON: \"B\" \"B\" (1,0)\n",
            "3 branch-taken-twice");
        row("base 0", "LEVEL: \"a\" \"L\" @ (0,0)\n", "2 base-zero");
        row("below the bottom", "LEVEL: \"a\" \"L\" @ (6,0)\n", "2 base-below-bottom");
        row("above the top", "LEVEL: \"a\" \"L\" @ (-6,2)\n", "2 base-below-bottom");
        row("chained below the bottom",
            "LEVEL: \"a\" \"L\" @ (1,0)\nLEVEL: \"b\" \"M\" @ (3,3)\nCHAINLEVEL: \"c\" \"N\" \"b\" + (1,0)\n",
            "4 base-below-bottom");
        row("chained branch below the bottom",
            "LEVEL: \"a\" \"L\" @ (-1,0)\nCHAINBRANCH: \"B\" \"a\" + (1,0)\nDUNGEON: \"B\" \"B\" (1,0)\n",
            "3 base-below-bottom");
        row("same place", "LEVEL: \"a\" \"L\" @ (2,0)\nLEVEL: \"b\" \"M\" @ (2,1)\n", "3 same-place");
        row("rand",
            "LEVEL: \"a\" \"L\" @ (1,0)\nLEVEL: \"b\" \"M\" @ (2,0)\nCHAINLEVEL: \"c\" \"N\" \"b\" + "
            "(1,-2)\n",
            "4 meaningless-rand");
        row("too deep", "BRANCH: \"B\" @ (1,0)\nDUNGEON: \"B\" \"B\" (30,4)\n", "3 dungeon-too-deep");
        row("two alignments", "ALIGNMENT: lawful\nALIGNMENT: noalign\nALIGNMENT: chaotic\n",
            "4 two-alignments");
        row("entry", "ENTRY: 2\nENTRY: 6\n", "3 entry-below-bottom");
        row("protofile", "PROTOFILE: \"x\"\nPROTOFILE: \"y\"\n", "3 protofile-twice");
        row("protofile and room for it", "PROTOFILE: \"x\"\nLEVEL: \"a\" \"none\" @ (1,0)\n", "");
        const QByteArray four = "LEVEL: \"a\" \"none\" @ (1,0)\nLEVEL: \"b\" \"none\" @ (2,4)\n"
                                "RNDLEVEL: \"c\" \"none\" @ (2,4) 3\nLEVEL: \"d\" \"none\" @ (2,4) 100\n";
        row("protofile and no room for it", "PROTOFILE: \"x\"\n" + four + "LEVEL: \"e\" \"none\" @ (1,-1)\n",
            "2 protofile-unused", four + "LEVEL: \"e\" \"none\" @ (1,-1)\n");
        row("protofile where a level may be missing",
            "PROTOFILE: \"x\"\n" + four + "LEVEL: \"e\" \"none\" @ (1,-1) 99\n", "");
        row("protofile where a level has no file",
            "PROTOFILE: \"x\"\n" + four + "LEVEL: \"rogue\" \"none\" @ (1,-1)\n", "");
        row("protofile and its files",
            "BRANCH: \"B\" @ (1,0)\nDUNGEON: \"B\" \"B\" (2,0)\nPROTOFILE: \"b\"\nLEVEL: \"b1\" \"none\" @ "
            "(1,0)\n"
            "LEVEL: \"b2\" \"none\" @ (2,0)\n",
            "");
        row("protofile of a dungeon that may be deeper",
            "BRANCH: \"B\" @ (1,0)\nDUNGEON: \"B\" \"B\" (1,2)\nLEVEL: \"a\" \"none\" @ (1,0)\nPROTOFILE: "
            "\"x\"\n",
            "");
        row("never", "LEVEL: \"a\" \"L\" @ (1,0) 0\n", "2 chance-never");
        row("too often", "LEVEL: \"a\" \"L\" @ (1,0) 101\n", "2 chance-range",
            "LEVEL: \"a\" \"L\" @ (1,0) 100\n");
        row("uncertain chain",
            "LEVEL: \"a\" \"L\" @ (1,0) 50\nBRANCH: \"B\" @ (3,0)\nCHAINBRANCH: \"C\" \"a\" + "
            "(1,0)\nDUNGEON: \"B\" \"B\" (1,0)\nDUNGEON: \"C\" \"C\" (1,0)\n",
            "4 uncertain-chain");
        row("chance before chains",
            "BRANCH: \"B\" @ (1,0)\nBRANCH: \"C\" @ (2,0)\nDUNGEON: \"B\" \"B\" (1,0) 50\nLEVEL: \"b\" "
            "\"none\" @ (1,0)\n"
            "DUNGEON: \"C\" \"C\" (5,0)\nLEVEL: \"c\" \"none\" @ (1,0)\nLEVEL: \"d\" \"none\" @ (2,0)\n"
            "CHAINLEVEL: \"e\" \"none\" \"d\" + (1,0)\n",
            "9 shifted-chains");
        row("tag of the other statement", "ALIGNMENT: hellish\n", "2 illegal-alignment",
            "DESCRIPTION: hellish\n");
        row("tag of no dungeon", "DESCRIPTION: town\n", "2 illegal-description");
        row("tag of the other level statement", "LEVEL: \"a\" \"L\" @ (1,0)\nLEVELDESC: lawful\n",
            "3 illegal-description", "LEVEL: \"a\" \"L\" @ (1,0)\nLEVALIGN: lawful\n");
        row("upper case tag", "DESCRIPTION: HELLISH\n", "2 unexpected-token", "DESCRIPTION: hellish\n");
        row("keyword of the manual", "RNDCHAINLEVEL: \"a\" \"A\" \"b\" + (1,0) 2\n", "2 unknown-statement",
            "RNDCHLEVEL: \"a\" \"A\" \"b\" + (1,0) 2\n");
        row("forgotten marker",
            "LEVEL: \"a\" \"L\" @ (1,0)\nLEVEL: \"b\" \"M\" @ (1,2)\nCHAINLEVEL: \"c\" \"b\" + (1,0)\n",
            "4 unexpected-token",
            "LEVEL: \"a\" \"L\" @ (1,0)\nLEVEL: \"b\" \"M\" @ (1,2)\nCHAINLEVEL: \"c\" \"none\" \"b\" + "
            "(1,0)\n");
        row("misspelt level",
            "LEVEL: \"oracle\" \"L\" @ (1,0)\nLEVEL: \"medusa\" \"M\" @ (2,0)\nCHAINLEVEL: \"c\" \"none\" "
            "\"medussa\" + (1,0)\n",
            "4 unknown-chain-level, 4 invalid-level-chain",
            "LEVEL: \"oracle\" \"L\" @ (1,0)\nLEVEL: \"medusa\" \"M\" @ (2,0)\nCHAINLEVEL: \"c\" \"none\" "
            "\"medusa\" + (1,0)\n");
        row("a word for a couple", "LEVEL: \"a\" \"L\" @ up\n", "2 unexpected-token");
        row("unclosed", "PROTOFILE: \"a\nENTRY: 1\n", "2 unclosed-string", "PROTOFILE: \"a\"\nENTRY: 1\n");
    }
    void findings() {
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArray, codes);
        QFETCH(const QByteArray, mended);
        const QByteArray first = "DUNGEON: \"A\" \"A\" (5,0)\n";
        const DungeonModelPtr model =
            lowerDungeon(*game, parseDungeon(dialect, textOf(first + text), DungeonForm::Definition));
        Diagnostics found = model->diagnostics;
        std::erase_if(found, [](const Diagnostic& d) { return d.code == DiagnosticCode::RequiredDungeon; });
        QCOMPARE(codesOf(model->tree->text, found), codes);
        const bool fixable = !found.empty() && !found.front().fixes.empty();
        QCOMPARE(fixable, !mended.isEmpty());
        if (fixable)
            QCOMPARE(
                QByteArray::fromStdString(found.front().fixes.front().edit.apply(model->tree->text.bytes())),
                first + mended);
    }

    // What only another game knows is told and passed over.
    void otherGames_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("codes");
        const QByteArray level = "LEVEL: \"a\" \"none\" @ (1,0)\n";
        QTest::newRow("statements") << QByteArray("WEATHER: foggy, 3\nSMELL: \"musty\"\n") + level
                                    << QByteArray("2 unknown-word, 3 unknown-word");
        QTest::newRow("tags") << "DESCRIPTION: foggy\nALIGNMENT: whimsical\n" + level + "LEVELDESC: musty\n"
                              << QByteArray("2 unknown-word, 3 unknown-word, 5 unknown-word");
        QTest::newRow("titles") << QByteArray("LEVEL: \"A Title\" \"a\" \"none\" @ (1,0)\n"
                                              "LEVEL: \"B Title\" \"b\" \"B\" @ (2,0)\n"
                                              "CHAINLEVEL: \"C Title\" \"c\" \"none\" \"b\" + (1,0)\n")
                                << QByteArray("2 unknown-form, 3 unknown-form, 4 unknown-form");
    }
    void otherGames() {
        QFETCH(const QByteArray, text);
        const DungeonModelPtr model =
            lowerDungeon(*game, parseDungeon(dialect, textOf("DUNGEON: \"A\" \"A\" (5,0)\n" + text),
                                             DungeonForm::Definition));
        Diagnostics found = model->diagnostics;
        std::erase_if(found, [](const Diagnostic& d) { return d.code == DiagnosticCode::RequiredDungeon; });
        QTEST(codesOf(model->tree->text, found), "codes");
        QVERIFY(!hasOtherErrors(model->diagnostics));
        const Result<CompiledDungeon> made = compileDungeon(*model);
        QVERIFY(made && made->dungeons.front().levels.front().name.text == "a");
    }

    // Titles, long names and statements that the tables of a user's game have.
    void gameOfUser() {
        const auto table = [](const char* name, std::string text) {
            return TableFile{name, std::string("mine/") + name + ".tsv", std::move(text)};
        };
        const GamePtr mine =
            gameOf(composeGame("mine", *builtInTables("nethack-3.6"),
                               std::vector{table("rules", "name\tholds\nlevel-titles\tyes\n"),
                                           table("limits", "name\tvalue\ndungeon-name-bytes\t47\n"),
                                           table("dungeon-keywords", "spelling\tclass\nMOOD\tstatement\n")})
                       .value())
                .value();
        const std::string text =
            "DUNGEON: \"A Dungeon With Quite a Long Name\" \"A\" (5,0)\nMOOD: gloomy, 3\n"
            "LEVEL: \"A Title\" \"a\" \"none\" @ (1,0)\n"
            "LEVEL: \"B Title\" \"b\" \"B\" @ (2,0)\n"
            "CHAINLEVEL: \"C Title\" \"c\" \"none\" \"b\" + (1,0)\n";
        const DungeonModelPtr model = lowerDungeon(
            *mine, parseDungeon(mine->dungeonDialect(), TextSnapshot(text), DungeonForm::Definition));
        QVERIFY(!hasErrors(model->diagnostics));
        const CompiledDungeon made = compileDungeon(*model).value();
        QCOMPARE(made.dungeons[0].name.text, "A Dungeon With Quite a Long Name");
        QCOMPARE(made.dungeons[0].levels[2].name.text, "c");
        QCOMPARE(made.dungeons[0].levels[2].chain, 1);
        QVERIFY(!dungeonFile(*model, {}));
        const DungeonLanguagePtr language = makeClassicDungeons(*mine, DungeonForm::Definition);
        const EditOutcome edit = language->addLevel(*model, 0, {.name = "d", .place = {4, 0}});
        QVERIFY(edit && edit->apply(text).contains("LEVEL:\t\t\"d\" \"d\" \"none\" @ (4, 0)\n"));
        const std::vector<FieldView> fields = language->fields(*model, 2);
        QVERIFY(std::ranges::contains(fields, "A Title", &FieldView::text));
    }

    void missingDungeons() {
        const DungeonModelPtr model =
            lowerDungeon(*game, parseDungeon(dialect, textOf("DUNGEON: \"The Quest\" \"Q\" (5,0)\n"),
                                             DungeonForm::Definition));
        QCOMPARE(model->diagnostics.size(), std::size_t(1));
        QCOMPARE(QString::fromStdString(model->diagnostics[0].message()),
                 "The game fails without these dungeons: “Sokoban”, “The Gnomish Mines”, “Vlad's Tower”.");
    }

    void modelKnowsItsPlaces() {
        const QByteArray text = "DUNGEON: \"A\" \"A\" (5,2)\nENTRY: 2\nLEVEL: \"a\" \"none\" @ (1,0)\n"
                                "RNDLEVEL: \"b\" \"B\" @ (-2,1) 40 3\nLEVELDESC: town\n"
                                "BRANCH: \"B\" @ (2,3) no_up up\nDUNGEON: \"B\" \"none\" (3,0) 70\n"
                                "LEVEL: \"c\" \"none\" @ (1,0)\nLEVEL: \"d\" \"none\" @ (2,0)\n"
                                "CHAINLEVEL: \"e\" \"none\" \"d\" + (1,0)\n";
        const DungeonModelPtr model =
            lowerDungeon(*game, parseDungeon(dialect, textOf(text), DungeonForm::Definition));
        QCOMPARE(model->dungeons.size(), std::size_t(2));
        const DungeonPartModel& a = model->dungeons[0];
        QCOMPARE(a.record.entry, 2);
        QVERIFY((a.record.size == DungeonSpan{5, 2}));
        QCOMPARE(a.levels[1].node, std::size_t(3));
        QCOMPARE(a.levels[1].notes, std::vector<std::size_t>{4});
        QCOMPARE(a.levels[1].record.count, 3);
        QCOMPARE(a.levels[1].record.chance, 40);
        QCOMPARE(a.levels[1].record.flags, DungeonFlag::town);
        QCOMPARE(a.branches[0].record.type, 1);
        QCOMPARE(a.branches[0].record.up, 1);
        QCOMPARE(model->dungeons[1].record.chance, 70);
        QVERIFY(model->levelOfNumber(model->dungeons[1].levels[2].record.chain) == (SpecialLevelPlace{1, 1}));
        QCOMPARE(model->dungeonNamed("B"), std::optional<std::size_t>(1));
        const DungeonTree& tree = *model->tree;
        for (std::size_t i = 0; i < tree.statements.size(); ++i) {
            QCOMPARE(tree.statementAt(tree.statements[i].range.begin), std::optional(i));
            QCOMPARE(tree.statementAt(tree.statements[i].range.end), std::optional(i));
        }
        QVERIFY(!tree.statementAt(tree.text.size()));
        QVERIFY(!model->levelOfNumber(99) && !model->levelOfNumber(-1) && !model->dungeonNamed("X"));
    }
};

LEVWRIGHT_TEST(DungeonSyntaxTest)

} // namespace levwright::dungeon_syntax_test

#include "DungeonSyntaxTest.moc"
