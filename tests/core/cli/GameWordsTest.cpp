// SPDX-License-Identifier: GPL-3.0-or-later
// Words, numbers and terrain that only a user's game has: read without errors, rolled, and compiled to its
// numbers.
#include "app/cli/Program.h"
#include "core/completion/Explanation.h"
#include "core/document/LevelsAnalysis.h"
#include "core/formats/lev36/LevFile.h"
#include "core/language/Games.h"
#include "core/levcomp/LevelImport.h"
#include "core/model/LevelLanguage.h"
#include "tests/support/TestProgram.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <sstream>

namespace levwright::game_words_test {
namespace {

// A variant of NetHack 3.6 whose instructions, terrain and options have numbers of their own.
const std::pair<const char*, const char*> tables[] = {
    {"game", "name\tvalue\nbase\tnethack-3.6\n"},
    {"terrain", "character\tname\tclasses\tnumber\n'b'\tpeat bog\troom\t30\n\tice\t\t50\n"},
    {"keywords",
     "spelling\tclass\tvalue\nPEAT_BOG\tstatement word\t\nSTILE\tstatement word\t\nSOUNDS\tstatement word\t\n"
     "drenched\tmonster option word\t\nsunk\tobject option word\t\noak\tWOOD\t7\nodd\todd word\t\n"},
    {"statements", "word\topcode\tform\nPEAT_BOG\tPEAT\tselection\nSTILE\t\tinteger\nSOUNDS\tSOUNDS\topaque\n"
                   "DOOR\tDOOR\t[ WOOD , ] ( DOOR_STATE | RANDOM_TYPE ) , selection\n"},
    {"statement-options",
     "owner\tword\tform\tcode\nmonster\tdrenched\t\tSP_M_V_SOAKED\nobject\tsunk\tnumber\tSP_O_V_SUNK\n"},
    {"opcodes", "name\tnumber\nMAP\t90\nPUSH\t91\nDOOR\t92\nPEAT\t93\n"},
    {"option-codes", "name\tnumber\nSP_M_V_SOAKED\t16\nSP_M_V_END\t17\nSP_O_V_SUNK\t15\nSP_O_V_END\t16\n"}};

const QByteArray head = "MAZE:\"bog\",' '\nGEOMETRY:center,center\nMAP\n.b+.\n.I..\nENDMAP\n";

class Desk {
public:
    Desk() {
        for (const auto& [name, text] : tables)
            write(QStringLiteral("games/marsh/%1.tsv").arg(QLatin1String(name)), text);
    }
    void write(const QString& path, const QByteArray& bytes) const {
        const QString full = m_folder.filePath(path);
        QVERIFY(QDir().mkpath(QFileInfo(full).path()));
        QFile file(full);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }
    GamePtr game() const {
        return loadGame(GameShelf({m_folder.filePath("games").toStdString()}), "marsh").value();
    }
    // What the command says of the text.
    QString said(const std::string& command, const QByteArray& text,
                 const std::vector<std::string>& options = {}) const {
        write(QStringLiteral("level.des"), text);
        DiskFileStore files;
        std::istringstream in;
        std::ostringstream out;
        const std::string games = m_folder.filePath("games").toStdString();
        std::vector<std::string> words{
            command, "--game-dir", games, "--target", "marsh", m_folder.filePath("level.des").toStdString()};
        words.insert(words.end() - 1, options.begin(), options.end());
        if (command == "lev_comp")
            words.insert(words.end() - 1, {"-o", m_folder.path().toStdString()});
        [[maybe_unused]] const int status = cli::runProgram("", words, {files, in, out, out});
        return QString::fromStdString(out.str());
    }

private:
    QTemporaryDir m_folder;
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
        QTest::newRow("terrain") << QByteArray("TERRAIN:(0,0),'b'\n");
    }
    void wordsAreNoErrors() {
        QFETCH(const QByteArray, statements);
        const Desk desk;
        QCOMPARE(desk.said("check", head + statements), QString());
        QVERIFY(!desk.said("stats", head + statements).contains(QStringLiteral("error")));
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
        for (const char* wrong : {"PEAT_BOG:oops\n", "MONSTER:'F',(0,0),sunk:\n", "DOOR:oak,oak,(2,0)\n"})
            QVERIFY2(desk.said("check", head + wrong).contains(QStringLiteral("error")), wrong);
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
        QVERIFY(game->language().planFile(bytes, "bog", {}));
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
                                        "name|lizard, level 3, speed 12, armour class 10; only in marsh");
        QTest::newRow("monster of the base")
            << QByteArray("MONSTER:(':',\"newt\"),(1,1)\n") << QByteArray("newt")
            << QByteArray("name|lizard, level 0, speed 6, armour class 8");
    }
    void areExplained() {
        QFETCH(const QByteArray, statement);
        QFETCH(const QByteArray, place);
        QFETCH(const QByteArray, said);
        const Desk desk;
        desk.write(QStringLiteral("games/marsh/monsters.tsv"), "name\tclass\tlevel\nmoor hen\t':'\t3\n");
        const QByteArray text = head + statement;
        const LevelsAnalysis analysis(desk.game(), TextSnapshot(text.toStdString()));
        const auto found =
            explanationAt(analysis.game(), analysis.source(0), std::size_t(text.indexOf(place)));
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
