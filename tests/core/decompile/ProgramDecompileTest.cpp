// SPDX-License-Identifier: GPL-3.0-or-later
// Decompiles level files of NetHack 3.6. Each compiles to the same bytes again, or the reason against it is
// given.
#include "app/cli/Decompile.h"
#include "app/cli/LevComp.h"
#include "core/formats/FileForms.h"
#include "core/formats/lev36/LevFile.h"
#include "core/levcomp/LevelImport.h"
#include "tests/fuzz/Properties.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"

#include <QDir>
#include <QFileInfo>
#include <QTest>

#include <random>
#include <sstream>

namespace levwright::program_decompile_test {
namespace {

struct Run {
    int status = 0;
    std::string output;
    std::string errors;
};

Run run(auto command, MemoryFileStore& store, const std::vector<std::string>& arguments) {
    std::istringstream in;
    std::ostringstream out;
    std::ostringstream errors;
    const int status = command(arguments, cli::Console{store, in, out, errors});
    return {status, out.str(), errors.str()};
}

// Converts the file for that ABI.
std::string forAbi(const std::string& bytes, const std::string& abi) {
    const lev36::Decoded decoded = lev36::decode(bytes).value();
    return lev36::encode(decoded.program,
                         usualTarget("nethack-3.6", {abi == "lp64", std::endian::little}).value())
        .value();
}

// Decompiles, compiles again and compares.
void comesBack(const std::string& name, const std::string& golden, const std::string& abi) {
    MemoryFileStore store;
    QVERIFY(store.replace(name + ".lev", golden));
    const Run decompiled = run(cli::decompileFile, store, {name + ".lev", "-o", "f.des"});
    QCOMPARE(decompiled.errors, "");
    QCOMPARE(decompiled.status, 0);
    const Run compiled =
        run(cli::levComp, store, {"--target", "nethack-3.6", "--abi", abi, "-o", "new", "f.des"});
    QCOMPARE(compiled.status, 0);
    const std::string again = store.read("new/" + name + ".lev", golden.size() + 1).value();
    QVERIFY(again == golden);
}

// The program of the level in that text.
LevelProgram compiled(const std::string& text) {
    MemoryFileStore store;
    if (!store.replace("t.des", text) ||
        run(cli::levComp, store, {"--target", "nethack-3.6", "t.des"}).status != 0)
        QTest::qFail("the text compiles", __FILE__, __LINE__);
    const auto bytes = store.read("x.lev", 1 << 20);
    return bytes ? lev36::decode(*bytes).value().program : LevelProgram();
}

Result<ImportedLevel> import(const LevelProgram& program) {
    const Target target = usualTarget("nethack-3.6", {true, std::endian::little}).value();
    return importLevel(lev36::encode(program, target).value(), "x.lev");
}

Instruction push(std::int64_t number) {
    return {Opcode::Push, {OperandType::Int, number, {}}};
}

} // namespace

class ProgramDecompileTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void goldens_data() {
        LEVWRIGHT_NEEDS_SHARED();
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("abi");
        int found = 0;
        for (const QString folder : {"nethack-3.6/golden", "minihack/golden"}) {
            const QDir dir(sharedFolder() + "/corpus/" + folder);
            for (const QString& name : dir.entryList({"*.lev"}, QDir::Files, QDir::Name)) {
                for (const QString abi : {"lp64", "ilp32"})
                    QTest::newRow(qPrintable(folder + ' ' + abi + ' ' + name)) << dir.filePath(name) << abi;
                ++found;
            }
        }
        QVERIFY(found > 150);
    }
    void goldens() {
        LEVWRIGHT_NEEDS_SHARED();
        QFETCH(const QString, path);
        QFETCH(const QString, abi);
        const std::string name = QFileInfo(path).completeBaseName().section('.', -1).toStdString();
        comesBack(name, forAbi(fileBytes(path).toStdString(), abi.toStdString()), abi.toStdString());
    }

    void smallCases_data() {
        LEVWRIGHT_NEEDS_SHARED();
        QTest::addColumn<QString>("source");
        QTest::addColumn<QByteArray>("body");
        for (const QJsonObject& row : corpusRows("nethack-3.6", "codegen.jsonl"))
            QTest::newRow(qPrintable(row["source"].toString().simplified().left(100)))
                << row["source"].toString() << QByteArray::fromHex(row["body_hex"].toString().toLatin1());
    }
    void smallCases() {
        LEVWRIGHT_NEEDS_SHARED();
        QFETCH(const QByteArray, body);
        const Target target = usualTarget("nethack-3.6", {true, std::endian::little}).value();
        constexpr std::size_t headerSize = 40;
        const std::string file = lev36::encode({}, target).value().substr(0, headerSize) + body.toStdString();
        comesBack("x", file, "lp64");
    }

    // The words are the same if they are the usual ones.
    void words_data() {
        QTest::addColumn<QByteArray>("statements");
        const auto row = [](const char* statements) { QTest::newRow(statements) << QByteArray(statements); };
        row("[30%]: MESSAGE:\"a\"");
        row("IF [2d6 + 1 > 3 * (4 + $a)] {\n  GOLD:$a,random\n} ELSE {\n  SINK:(3,4)\n}");
        row("LOOP [3] {\n  [50%]: BREAK\n  FOUNTAIN:(1,2)\n}");
        row("LOOP [2] {\n  LOOP [$a] {\n    BREAK\n  }\n  BREAK\n}");
        row("LOOP [3] {\n  [50%]: BREAK\n  LOOP [2] {\n    BREAK\n  }\n}"); // the first BREAK is lost
        row("FOR $i = 1 TO $a {\n  IF [$i == 2] {\n    BREAK\n  } ELSE {\n    POOL:(5,5)\n  }\n  EXIT\n}");
        row("SWITCH [3] {\n  CASE 0:\n    MESSAGE:\"a\"\n    BREAK\n  CASE 1:\n  DEFAULT:\n    EXIT\n  CASE "
            "2:\n}");
        row("SWITCH [$a] {\n  CASE -1:\n    MESSAGE:\"a\"\n    BREAK\n}");
        row("CONTAINER:(\'(\',\"chest\"),random,trapped {\n  OBJECT:\'*\',quantity:2d4\n}");
        row("MONSTER:\'@\',(3,4),peaceful,\"Bob\" . \"by\" {\n  OBJECT:\"dagger\",+1,cursed\n}");
        row("ROOM:\"ordinary\",lit,(3,3),(center,center),(9,5) {\n  [50%]: MESSAGE:\"a\"\n  "
            "SUBROOM:random,unlit,(1,1),"
            "(2,2),unfilled {\n    ROOMDOOR:false,closed,north|south,random\n  }\n}");
        row("$s = selection: (rect (1,1,5,5) & (3,3)) & grow(north|east,line "
            "(1,1),(4,4))\nTERRAIN:$s,(\'.\',lit)");
        row("$m = monster: { \'d\', \"fox\", \"human\" }\n"
            "SHUFFLE:$m\nMONSTER:$m[0],rndcoord(floodfill (4,4))");
        row("TERRAIN:complement (circle((9,9),3) & ellipse((5,5),2,$a,unfilled)),\'L\'");
        row("TERRAIN:filter(30%,filter(\'.\',filter((1,1),randline (1,1),(9,9),7))),\'\\\\\'");
        row("$p = { (1,1), random[dry,hot] }\nTRAP:\"pit\",$p[$a % 2]");
    }
    void words() {
        QFETCH(const QByteArray, statements);
        const std::string text = "$a = 2\n" + statements.toStdString() + '\n';
        const LevelProgram program = compiled("LEVEL:\"x\"\n" + text);
        const Result<ImportedLevel> level = import(program);
        QVERIFY2(level, level ? "" : level.error().message.c_str());
        QCOMPARE(QString::fromStdString(level->text).section("LEVEL:\"x\"\n", 1),
                 QString::fromStdString(text));
    }

    // What no compiler writes is refused, not described wrongly.
    void refusals_data() {
        QTest::addColumn<QByteArray>("statements");
        QTest::addColumn<int>("at"); // index of the changed instruction
        QTest::addColumn<int>("opcode");
        QTest::addColumn<QByteArray>("message");
        const auto row = [](const char* name, const char* statements, int at, Opcode opcode,
                            const char* message) {
            QTest::newRow(name) << QByteArray(statements) << at << int(opcode) << QByteArray(message);
        };
        row("subtraction", "GOLD:5 + 3,random", 4, Opcode::Subtract,
            "Instruction 4 (MATH_SUB): no description can express this instruction");
        row("function", "EXIT", 2, Opcode::Call,
            "Instruction 2 (CALL): no description can express this instruction");
        row("two values", "GOLD:5 + 3,random", 4, Opcode::Pop,
            "Instruction 4 (POP): no description can express this instruction");
        row("wrong type", "GOLD:5,random", 4, Opcode::Message,
            "Instruction 4 (MESSAGE): no description can express a place where a text belongs");
        row("open block", "REGION:(1,1,2,2),lit,\"ordinary\"\nEXIT", 7, Opcode::Exit,
            "Instruction 6 (REGION): no description can express a block without an end");
        row("jump away", "LOOP [2] {\n  BREAK\n}", 10, Opcode::Null,
            "Instruction 3 (DEC): no description can express a loop that does not go back");
    }
    void refusals() {
        QFETCH(const QByteArray, statements);
        QFETCH(const int, at);
        QFETCH(const int, opcode);
        QFETCH(const QByteArray, message);
        LevelProgram program = compiled("LEVEL:\"x\"\n" + statements.toStdString() + '\n');
        QVERIFY(std::size_t(at) < program.instructions.size());
        program.instructions[std::size_t(at)] = {Opcode(opcode), {}};
        const Result<ImportedLevel> level = import(program);
        QVERIFY(!level);
        QCOMPARE(QByteArray::fromStdString(level.error().message), message);
    }

    // A jump to a place where no block ends.
    void strayJump() {
        LevelProgram program = compiled("LEVEL:\"x\"\nEXIT\n");
        program.instructions.insert(program.instructions.begin() + 2, {push(1), {Opcode::Jump, {}}});
        const Result<ImportedLevel> level = import(program);
        QVERIFY(!level);
        QVERIFY(level.error().message.contains("a jump by 1"));
    }

    // Any instructions give a message, or a text that compiles to them.
    void changedPrograms_data() {
        QTest::addColumn<QByteArray>("statements");
        QTest::newRow("conditions") << QByteArray(
            "IF [50%] {\n[2d6 > 3]: EXIT\nSINK:(1,1)\n} ELSE {\nEXIT\n}\nEXIT\n");
        QTest::newRow("loops") << QByteArray("LOOP [3] {\n[50%]: BREAK\nLOOP [2] {\nBREAK\n}\n}\nFOR $i = 1 "
                                             "TO 3 {\nGOLD:$i,random\n[5%]: BREAK\n}\n");
        QTest::newRow("cases") << QByteArray(
            "SWITCH [3] {\nCASE 0:\nEXIT\nBREAK\nCASE 1:\nDEFAULT:\nEXIT\nIF [1%] {\nBREAK\n}\nCASE 2:\n}\n");
        QTest::newRow("blocks") << QByteArray(
            "ROOM:\"ordinary\",lit,random,random,random {\nIF [50%] {\nEXIT\nBREAK\n}\nMONSTER:'@',(3,4) {\n"
            "OBJECT:\"dagger\"\n}\nCONTAINER:'(',random {\nIF [3%] {\nBREAK\n}\nOBJECT:'*'\n}\n}\n");
        QTest::newRow("values") << QByteArray(
            "$s = selection: (rect (1,1,5,5) & (3,3)) & circle((4,4),2)\nTERRAIN:$s,'.'\n$m = { 2 * (3 + 4), "
            "2d6 }\n"
            "GOLD:$m[0] % 3,rndcoord($s)\n$t = \"a\" . \"b\"\nMESSAGE:$t . \"c\"\n");
    }
    void changedPrograms() {
        QFETCH(const QByteArray, statements);
        const LevelProgram whole = compiled("LEVEL:\"x\"\n" + statements.toStdString());
        const Target target = usualTarget("nethack-3.6", {true, std::endian::little}).value();
        const std::string original = lev36::encode(whole, target).value();
        const bool isOriginalDescribed = importLevel(original, "x.lev").has_value();
        std::minstd_rand random(1);
        int described = 0; // of those that a change made another program
        int refused = 0;
        for (int turn = 0; turn < 600; ++turn) {
            LevelProgram program = whole;
            std::vector<Instruction>& code = program.instructions;
            for (unsigned change = random() % 3; change < 3; ++change) {
                const std::size_t at = random() % code.size();
                const std::size_t other = random() % code.size();
                if (const unsigned kind = random() % 5; kind == 0)
                    code[at].opcode = Opcode(random() % opcodeCount);
                else if (kind == 1)
                    code[at].operand.number += int(random() % 9) - 4;
                else if (kind == 2)
                    std::swap(code[at], code[other]);
                else if (kind == 3)
                    code.erase(code.begin() + std::ptrdiff_t(at));
                else
                    code.insert(code.begin() + std::ptrdiff_t(at), Instruction(code[other]));
            }
            const std::string bytes = lev36::encode(program, target).value();
            fuzz::checkDecompiling(bytes);
            const bool isDescribed = importLevel(bytes, "x.lev").has_value();
            if (bytes == original)
                QCOMPARE(isDescribed, isOriginalDescribed);
            else
                ++(isDescribed ? described : refused);
        }
        QVERIFY2(described > 0 && refused > 0, QByteArray::number(described).constData());
    }

    void bytesBehindTheLevel() {
        const Target target = usualTarget("nethack-3.6", {true, std::endian::little}).value();
        const auto level =
            importLevel(lev36::encode(compiled("LEVEL:\"x\"\n"), target).value() + "rest", "x.lev");
        QVERIFY(level);
        QCOMPARE(level->warnings.size(), std::size_t(1));
    }
};

LEVWRIGHT_TEST(ProgramDecompileTest)

} // namespace levwright::program_decompile_test

#include "ProgramDecompileTest.moc"
