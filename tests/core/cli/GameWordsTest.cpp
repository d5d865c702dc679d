// SPDX-License-Identifier: GPL-3.0-or-later
// Words, numbers and terrain that only a user's game has: read without errors, rolled, and compiled to its
// numbers.
#include "core/document/LevelsAnalysis.h"
#include "core/formats/lev36/LevFile.h"
#include "core/languages/games/Games.h"
#include "core/levcomp/LevelImport.h"
#include "core/model/LevelLanguage.h"
#include "core/services/Writing.h"
#include "tests/support/GameDesk.h"
#include "tests/support/TestProgram.h"

namespace levwright::game_words_test {
namespace {

// A variant of NetHack 3.6 whose instructions, terrain and options have numbers of their own.
const std::pair<const char*, const char*> tables[] = {
    {"game", "name\tvalue\nbase\tnethack-3.6\n"},
    {"terrain", "character\tname\tclasses\tnumber\n'b'\tpeat bog\troom\t30\n\tice\t\t50\n"},
    {"keywords",
     "spelling\tclass\tvalue\nPEAT_BOG\tstatement word\t\nSTILE\tstatement word\t\nSOUNDS\tstatement word\t\n"
     "drenched\tmonster option word\t\nsunk\tobject option word\t\noak\tWOOD\t7\nodd\todd word\t\n"
     "LANTERN\tstatement word\t\nMOTHS\tstatement word\t\nWELL\tstatement word\t\nINCLUDE\tINCLUDE_ID\t\n"
     "glowing\tGLOW\t1\ndim\tGLOW\t0\nbehind\todd word\t\nfen\tFEN_ID\t\ntrinket\tFIND\t3\n"},
    {"statements", "word\topcode\tform\nPEAT_BOG\tPEAT\tselection\nSTILE\t\tinteger\nSOUNDS\tSOUNDS\topaque\n"
                   "DOOR\tDOOR\t[ <WOOD> , ] ( <door state> | random ) , selection\n"
                   "DOOR\tDOOR\t( <door state> | random ) , selection , 'behind' : integer\n"
                   "LANTERN\tLANTERN\tplace , <GLOW> [ , 'behind' : monster ]\nLANTERN\tLANTERN\tplace\n"
                   "MOTHS\tMOTHS\tpercent , { '(' number , ( character | string ) ')' }\n"
                   "WELL\tWELL\tas FOUNTAIN\nREGION\tREGION\tregion , ( <light> | random ) , string "
                   "[ 'behind' : <GLOW> ] [ block ]\nINIT_MAP\tINITLEVEL\t<FEN_ID>\n"},
    {"value-forms", "value\tform\nstatement\tcall\nnumber\tnumber '-' number\nobject\t<FIND>\n"
                    "selection\t'line' place '-' place\n"},
    {"statement-options",
     "owner\tword\tform\tcode\nmonster\tdrenched\t\tSP_M_V_SOAKED\nmonster\tseen_traps\t\tSP_M_V_SEENTRAPS\n"
     "monster\trevived\tnumber\tSP_M_V_REVIVED\nobject\tsunk\tnumber\tSP_O_V_SUNK\n"},
    {"opcodes", "name\tnumber\nMAP\t90\nPUSH\t91\nDOOR\t92\nPEAT\t93\n"},
    {"option-codes", "name\tnumber\nSP_M_V_SOAKED\t16\nSP_M_V_END\t17\nSP_O_V_SUNK\t15\nSP_O_V_END\t16\n"}};

const QByteArray head = "MAZE:\"bog\",' '\nGEOMETRY:center,center\nMAP\n.b+.\n.I..\nENDMAP\n";

class Desk : public GameDesk {
public:
    Desk() : GameDesk("marsh", tables) {}
};

// The program that the game stores, with its own numbers.
std::vector<Instruction> instructionsOf(const Desk& desk, const QByteArray& text) {
    const GamePtr game = desk.game();
    const FileTree file = game->language().parse(TextSnapshot(text.toStdString()), LexMode::Exact);
    const auto level = game->language().lower(file.levels[0].tree, file.textOf(0), LongSize::Bits64);
    const Target target = usualTarget(game->catalog(), Abi{});
    const std::string bytes = game->language().compile({*level, file.textOf(0)}, target).value();
    std::vector<Instruction> found;
    constexpr std::size_t header = 40;
    std::size_t at = header + 8;
    const auto number = [&](std::size_t size) {
        std::uint64_t value = 0;
        for (std::size_t i = 0; i < size; ++i)
            value |= std::uint64_t(static_cast<unsigned char>(bytes[at + i])) << (8 * i);
        at += size;
        return value;
    };
    while (at < bytes.size()) {
        Instruction& made = found.emplace_back();
        made.opcode = Opcode(number(4));
        if (int(made.opcode) != 91)
            continue;
        made.operand.type = OperandType(number(1));
        const bool isText = made.operand.type == OperandType::String;
        made.operand.number = std::int64_t(number(isText ? 4 : 8));
        if (isText) {
            made.operand.text = bytes.substr(at, std::size_t(made.operand.number));
            at += std::size_t(made.operand.number);
        }
    }
    return found;
}

bool holds(const std::vector<Instruction>& program, const std::vector<std::int64_t>& numbers, int opcode) {
    for (std::size_t i = numbers.size(); i < program.size(); ++i) {
        bool fits = int(program[i].opcode) == opcode;
        for (std::size_t n = 0; n < numbers.size(); ++n)
            fits = fits && program[i - numbers.size() + n].operand.number == numbers[n];
        if (fits)
            return true;
    }
    return false;
}

} // namespace

class GameWordsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void wordsAreNoErrors_data() {
        QTest::addColumn<QByteArray>("statements");
        QTest::newRow("like FOUNTAIN") << QByteArray("PEAT_BOG:(0,0)\nPEAT_BOG:rect(0,0,1,1)\n");
        QTest::newRow("passed over") << QByteArray(
            "STILE:12\nSOUNDS:1,(moo,\"Moo.\"),\n(baa,\"Baa.\")\nFOUNTAIN:(0,0)\n");
        QTest::newRow("options") << QByteArray(
            "MONSTER:'F',(0,0),drenched,asleep\nOBJECT:'(',(0,0),sunk:3,cursed\n");
        QTest::newRow("material") << QByteArray("DOOR:oak,locked,(2,0)\nDOOR:locked,(2,0)\n");
        QTest::newRow("opaque option")
            << QByteArray("MONSTER:'F',(0,0),odd\nOBJECT:'(',(0,0),odd:(1,2),cursed\n");
        QTest::newRow("own forms") << QByteArray(
            "LANTERN:(0,0)\nLANTERN:(0,0),dim\nLANTERN:random,glowing,behind:'F'\n"
            "MOTHS:50%,(1,'F'),(2 - 1,\"lichen\")\nWELL:(3,0)\nINIT_MAP:fen\n");
        QTest::newRow("longer forms of known statements")
            << QByteArray("DOOR:locked,(2,0),behind:3\nREGION:(0,0,1,1),lit,\"ordinary\" behind:dim {\n"
                          "FOUNTAIN:(0,0)\n}\n");
        QTest::newRow("own values") << QByteArray(
            "$a = water.depth - (1)\nOBJECT:trinket,(0,0)\nTERRAIN:line (0,0)-(1,1),'.'\n"
            "TERRAIN:line random-random,'.'\nGEOMETRY:half-left,top\nMAP\n....\n....\nENDMAP\n"
            "LOOP [$a] {\nGOLD:rnd(3) + 1,spot((1),2)\n}\n");
        QTest::newRow("own uses of known options")
            << QByteArray("MONSTER:'F',(0,0),seen_traps,revived:3\n  MONSTER:'F',(0,0),revived\n");
        QTest::newRow("functions") << QByteArray("loot()\n[50%]:loot(1)\nFOUNTAIN:(0,0)\n");
        QTest::newRow("value on the line before")
            << QByteArray("MONSTER:'F',(0,0) {\n  OBJECT:'(',odd:1\n  OBJECT:'(',cursed,odd:2\n}\n");
        QTest::newRow("unexplained word") << QByteArray("INCLUDE \"x.des\"\nFOUNTAIN:(0,0)\n");
        QTest::newRow("terrain") << QByteArray("TERRAIN:(0,0),'b'\n");
    }
    void wordsAreNoErrors() {
        QFETCH(const QByteArray, statements);
        const Desk desk;
        QCOMPARE(desk.said("check", head + statements), QString());
        QVERIFY(!desk.said("stats", head + statements).contains(QStringLiteral("error")));
    }

    // Functions may stand before the first level.
    void functionsBeforeLevels() {
        const Desk desk;
        QCOMPARE(desk.said("check", "FUNCTION loot() {\nOBJECT:'(',(0,0)\n}\n" + head + "loot()\n"),
                 QString());
        QVERIFY(!desk.said("stats", "FUNCTION loot() {\nOBJECT:'(',(0,0)\n}\n" + head + "loot()\n")
                     .contains(QStringLiteral("error")));
    }

    // The values of a statement with a form of its own are shown and changed like those of others.
    void valuesCanBeChanged() {
        const Desk desk;
        const GamePtr game = desk.game();
        const std::string text = head.toStdString() + "LANTERN:(1,0),dim,behind:'F'\n";
        const FileTree file = game->language().parse(TextSnapshot(text), LexMode::Tolerant);
        const auto level = game->language().lower(file.levels[0].tree, file.textOf(0), LongSize::Bits64);
        const LevelSource source{*level, file.textOf(0)};
        const std::size_t last = file.levels[0].tree->statements.size() - 1;
        const std::vector<Placement> placed = game->language().view(source, 0).placements;
        QCOMPARE(placed.size(), std::size_t(1));
        QCOMPARE(placed[0].origin, std::optional(Point{1, 0}));
        QCOMPARE(placed[0].label, "LANTERN:(1,0),dim,behind:'F'");
        const std::vector<FieldView> fields = game->language().fields(source, last);
        const auto place =
            std::ranges::find(fields, Field::Place, [](const FieldView& view) { return view.key.field; });
        QVERIFY(place != fields.end());
        const EditOutcome moved = game->language().move(source, last, {2, 1});
        QVERIFY(moved.has_value());
        QVERIFY(moved->apply(text).ends_with("LANTERN:(2,1),dim,behind:'F'\n"));
    }

    // A statement like FOUNTAIN is in the palette, beside the fountain.
    void furnitureIsInThePalette() {
        const Desk desk;
        const GamePtr game = desk.game();
        const std::vector<PaletteThing> things = game->language().palette();
        const auto found = std::ranges::find(things, "peat bog", &PaletteThing::name);
        QVERIFY(found != things.end() && found != things.begin());
        QCOMPARE(QString::fromStdString(std::prev(found)->name), QStringLiteral("fountain"));
        const FileTree file = game->language().parse(TextSnapshot(head.toStdString()), LexMode::Tolerant);
        const auto level = game->language().lower(file.levels[0].tree, file.textOf(0), LongSize::Bits64);
        const auto placed =
            game->language().place({*level, file.textOf(0)}, *found,
                                   {.place = {.section = 0, .cell = {3, 0}, .floor = {}}, .drawn = {}});
        QVERIFY(placed.has_value());
        const QByteArray text = QByteArray::fromStdString(placed->edit.apply(head.toStdString()));
        QVERIFY2(text.endsWith("PEAT_BOG:(3,0)\n"), text.constData());
    }

    // An error in a known word is one here, too.
    void mistakesAreErrors() {
        const Desk desk;
        for (const char* wrong : {"PEAT_BOG:oops\n", "MONSTER:'F',(0,0),sunk:\n", "DOOR:oak,oak,(2,0)\n",
                                  "LANTERN:(0,0),cursed\n", "LANTERN\n", "LANTERN:\n", "MOTHS:50%,(1,2)\n",
                                  "DOOR:locked,(2,0),behind\n", "GOLD:rnd(3,(0,0)\n"})
            QVERIFY2(desk.said("check", head + wrong).contains(QStringLiteral("error")), wrong);
    }

    // Rolls name what only the game itself understands, once each.
    void rollsSayWhatTheyAreWithout() {
        const Desk desk;
        const QByteArray statements = "SOUNDS:1,(moo,\"Moo.\")\nSOUNDS:2,(baa,\"Baa.\")\n"
                                      "MONSTER:'F',(0,0),odd\nMONSTER:'F',(0,0),drenched\n"
                                      "MONSTER:'F',(0,0),frobbed\nLANTERN:(0,0)\nPEAT_BOG:(0,0)\n";
        const QString rolled = desk.said("stats", head + statements);
        const qsizetype at = rolled.indexOf(QStringLiteral("rolled without"));
        QVERIFY2(at >= 0, qPrintable(rolled));
        const QString line = rolled.sliced(at, rolled.indexOf(QLatin1Char('\n'), at) - at);
        QCOMPARE(line,
                 QStringLiteral("rolled without: “frobbed”, “odd”, “SOUNDS” (2), “drenched”, “LANTERN”"));
        QVERIFY(!desk.said("stats", head + "PEAT_BOG:(0,0)\nFOUNTAIN:(3,0)\n")
                     .contains(QStringLiteral("rolled without")));
    }

    // A roll knows no peat bog; floor is most like it.
    void terrainIsRolledAsWhatItIsLike() {
        const Desk desk;
        const QString rolled = desk.said("roll", head + "PEAT_BOG:(3,0)\n");
        QVERIFY2(rolled.count(QStringLiteral(" ....")) == 2 &&
                     rolled.contains(QStringLiteral("[0] line 7: PEAT_BOG:(3,0)")),
                 qPrintable(rolled));
    }

    void numbersAreTheGames() {
        const Desk desk;
        const auto program = instructionsOf(
            desk, head +
                      "PEAT_BOG:(0,0)\nDOOR:oak,locked,(2,0)\nDOOR:closed,(2,0)\nMONSTER:'F',(0,0),drenched\n"
                      "OBJECT:'(',(0,0),sunk:3\n");
        constexpr int map = 90;
        constexpr int door = 92;
        constexpr int peat = 93;
        QVERIFY(
            std::ranges::any_of(program, [](const Instruction& each) { return int(each.opcode) == map; }));
        QVERIFY(
            std::ranges::any_of(program, [](const Instruction& each) { return int(each.opcode) == peat; }));
        QVERIFY(holds(program, {8, 7}, door)); // locked, of oak
        QVERIFY(holds(program, {4, 0}, door)); // closed, of nothing in particular
        QVERIFY(holds(program, {17, 1, 16, 0}, int(Opcode::Monster)));
        QVERIFY(holds(program, {14, 3, 15, 0}, int(Opcode::Object)));
        const auto cells = std::ranges::find_if(program, [](const Instruction& each) {
            return each.operand.type == OperandType::String && each.operand.text.size() == 8;
        });
        QVERIFY(cells != program.end());
        QCOMPARE(int(cells->operand.text[1]), 30 + 1); // peat bog
        QCOMPARE(int(cells->operand.text[5]), 50 + 1); // ice
    }

    // What the base does not know is taken away, and told.
    void levelsAreConvertedForTheBase() {
        const Desk desk;
        const QByteArray statements = "PEAT_BOG:(0,0)\nMONSTER:'F',(0,0),drenched\nFOUNTAIN:(3,0)\n";
        const QString converted = desk.said("convert", head + statements, {"--to", "nethack-3.6"});
        QVERIFY2(converted.contains(QStringLiteral("MONSTER:'F',(0,0)\nFOUNTAIN:(3,0)\n")),
                 qPrintable(converted));
        QVERIFY(converted.contains(QStringLiteral("drenched")) &&
                converted.contains(QStringLiteral("PEAT_BOG")));
        QVERIFY(desk.said("minihack", head + statements).contains(QStringLiteral("FOUNTAIN:(3,0)")));
    }

    // So is what only its tables describe.
    void ownFormsAreConvertedForTheBase() {
        const Desk desk;
        const QString converted =
            desk.said("convert",
                      head + "LANTERN:(0,0),dim\nDOOR:locked,(2,0),behind:3\nMONSTER:'F',spot(1,2),drenched\n"
                             "INIT_MAP:fen\nloot()\nGOLD:rnd(3),(0,0)\n",
                      {"--to", "nethack-3.6"});
        QVERIFY2(
            converted.contains(QStringLiteral("# LANTERN:(0,0),dim\nDOOR:locked,(2,0)\nMONSTER:'F',random\n"
                                              "# INIT_MAP:fen\n# loot()\nGOLD:1,(0,0)\n")),
            qPrintable(converted));
        for (const char* word : {"LANTERN", "behind", "spot", "drenched", "INIT_MAP", "loot", "rnd"})
            QVERIFY2(converted.contains(QStringLiteral("“%1”").arg(QLatin1String(word))), word);
    }

    // A file with the game's own numbers comes back to the byte, and is rolled.
    void compiledLevelsAreRead() {
        const Desk desk;
        const GamePtr game = desk.game();
        const QByteArray text = head +
                                "PEAT_BOG:(0,0)\nTERRAIN:(1,1),'b'\nDOOR:oak,locked,(2,0)\nDOOR:open,(2,0)\n"
                                "MONSTER:('F',\"lichen\"),(0,0),asleep,drenched\n"
                                "OBJECT:('(',\"chest\"),(0,0),sunk:3,cursed\nIF [50%] {\nPEAT_BOG:(3,1)\n}\n";
        const LevelsAnalysis analysis(game, TextSnapshot(text.toStdString()));
        const Target target = usualTarget(game->catalog(), Abi{});
        const std::string bytes = game->language().compile(analysis.source(0), target).value();
        const Result<ImportedLevel> level = importLevel(game, bytes, "bog.lev");
        QVERIFY2(level, level ? "" : level.error().message.c_str());
        for (const char* words :
             {"PEAT_BOG:(0,0)", "TERRAIN:(1,1),'b'", "DOOR:oak,locked,(2,0)", "DOOR:open,(2,0)",
              "asleep,drenched", "sunk:3,cursed", ".b+.\n.I..\n", "[50%]: PEAT_BOG:(3,1)"})
            QVERIFY2(level->text.contains(words), level->text.c_str());
        const LevelsAnalysis again(game, TextSnapshot(level->text));
        const std::size_t last = again.levelCount() - 1;
        QVERIFY(game->language().compile(again.source(last), level->target) == bytes);
        QVERIFY(game->language().planFile(readLevelFile(game, bytes).value().file, "bog", {}));
        // The same bytes are no level of another game.
        QVERIFY(!importLevel(loadGame("nethack-3.6").value(), bytes, "bog.lev"));
    }

    void brokenLevelsAreRefused() {
        const Desk desk;
        const GamePtr game = desk.game();
        const LevelsAnalysis analysis(game, TextSnapshot((head + "PEAT_BOG:(0,0)\n").toStdString()));
        const std::string bytes =
            game->language().compile(analysis.source(0), usualTarget(game->catalog(), Abi{})).value();
        for (std::size_t size = 0; size < bytes.size(); ++size)
            QVERIFY(!importLevel(game, bytes.substr(0, size), "bog.lev"));
        for (std::size_t at = 40; at < bytes.size(); ++at) {
            std::string odd = bytes;
            odd[at] = char(0xee);
            [[maybe_unused]] const auto read = importLevel(game, odd, "bog.lev"); // whatever it is
        }
    }

    void areExplained_data() {
        QTest::addColumn<QByteArray>("statement");
        QTest::addColumn<QByteArray>("place");
        QTest::addColumn<QByteArray>("said");
        QTest::newRow("statement") << QByteArray("PEAT_BOG:(1,1)\n") << QByteArray("EAT_")
                                   << QByteArray("PEAT_BOG|a statement, like FOUNTAIN; only in marsh");
        QTest::newRow("form") << QByteArray("STILE:12\n") << QByteArray("STILE")
                              << QByteArray("STILE|a statement, its form: integer; only in marsh");
        QTest::newRow("option") << QByteArray("MONSTER:'F',(0,0),drenched\n") << QByteArray("drenched")
                                << QByteArray("drenched|an option of monsters; only in marsh");
        QTest::newRow("option with a number")
            << QByteArray("OBJECT:'(',(0,0),sunk:3\n") << QByteArray("sunk")
            << QByteArray("sunk|an option of objects, with a number; only in marsh");
        QTest::newRow("word") << QByteArray("MONSTER:'F',(0,0),odd\n") << QByteArray("odd")
                              << QByteArray("odd|a word; only in marsh");
        QTest::newRow("terrain") << QByteArray() << QByteArray("b+") << QByteArray("peat bog|only in marsh");
        QTest::newRow("monster") << QByteArray("MONSTER:(':',\"moor hen\"),(1,1)\n") << QByteArray("moor hen")
                                 << QByteArray(
                                        "moor hen|lizard, level 3, speed 12, armour class 10; only in marsh");
        QTest::newRow("monster of the base")
            << QByteArray("MONSTER:(':',\"newt\"),(1,1)\n") << QByteArray("newt")
            << QByteArray("newt|lizard, level 0, speed 6, armour class 8");
    }
    void areExplained() {
        QFETCH(const QByteArray, statement);
        QFETCH(const QByteArray, place);
        QFETCH(const QByteArray, said);
        const Desk desk;
        desk.write(QStringLiteral("games/marsh/monsters.tsv"), "name\tclass\tlevel\nmoor hen\t':'\t3\n");
        const QByteArray text = head + statement;
        const LevelsAnalysis analysis(desk.game(), TextSnapshot(text.toStdString()));
        const auto found = services::explanationAt(analysis, std::size_t(text.indexOf(place)));
        QCOMPARE(found ? QByteArray::fromStdString(found->title + "|" + found->meaning) : QByteArray(), said);
    }

    void compilingIsRefused_data() {
        QTest::addColumn<QByteArray>("statement");
        QTest::addColumn<QString>("word");
        QTest::newRow("statement") << QByteArray("SOUNDS:1,(moo,\"Moo.\")\n") << "SOUNDS";
        QTest::newRow("option") << QByteArray("MONSTER:'F',(0,0),odd\n") << "odd";
    }
    void compilingIsRefused() {
        QFETCH(const QByteArray, statement);
        QFETCH(const QString, word);
        const Desk desk;
        QVERIFY2(desk.said("lev_comp", head + statement)
                     .contains(QStringLiteral(
                                   "Level “bog” cannot be compiled: only the game itself understands “%1”.")
                                   .arg(word)),
                 qPrintable(desk.said("lev_comp", head + statement)));
        // STILE leaves nothing in the file.
        QVERIFY(!desk.said("lev_comp", head + "STILE:12\n").contains(QStringLiteral("STILE")));
    }
};

LEVWRIGHT_TEST(GameWordsTest)

} // namespace levwright::game_words_test

#include "GameWordsTest.moc"
