// SPDX-License-Identifier: GPL-3.0-or-later
// Level files of NetHack 3.6: decoding to programs and encoding.
#include "app/cli/Program.h"
#include "core/formats/lev36/LevFile.h"
#include "core/languages/classic/decompile/Listing.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"

#include <QDir>
#include <QJsonArray>
#include <QTest>

#include <sstream>

namespace levwright::lev36_test {
namespace {

constexpr Abi ilp32{false, std::endian::little};

QStringList levelFiles() {
    QStringList paths;
    for (const char* folder : {"nethack-3.6/golden", "minihack/golden", "loading-3.6/small"}) {
        const QDir dir(QStringLiteral("%1/corpus/%2").arg(sharedFolder(), QString::fromLatin1(folder)));
        for (const QString& name : dir.entryList({QStringLiteral("*.lev")}, QDir::Files, QDir::Name))
            paths << dir.filePath(name);
    }
    return paths;
}

Target anyTarget(const Abi& abi) {
    Target target;
    target.abi = abi;
    lev36::setHeader(target,
                     {0x03060600, 0x60040, 0x211c617e, abi.longs64 ? 0x148c24958U : 0x48c24958U, 0x28000});
    return target;
}

Instruction push(OperandType type, std::int64_t number) {
    return {Opcode::Push, {type, number, {}}};
}

Instruction pushText(OperandType type, std::string text) {
    return {Opcode::Push, {type, 0, std::move(text)}};
}

// An operand of every type, and every instruction.
LevelProgram fullProgram() {
    using enum OperandType;
    LevelProgram program;
    program.instructions = {push(Null, 0),
                            push(Int, -7),
                            pushText(String, std::string("a\0b", 3)),
                            pushText(String, ""),
                            pushText(Variable, "$a"),
                            push(Coord, packed::randomPlace | 5),
                            push(Region, packed::region(0, 0, 255, 255)),
                            push(MapChar, packed::mapChar(20, packed::lightNotGiven)),
                            push(Monster, packed::randomThing),
                            push(Object, packed::thing('%', packed::classOnly))};
    for (int opcode = 0; opcode < opcodeCount; ++opcode) {
        if (Opcode(opcode) != Opcode::Push)
            program.instructions.push_back({Opcode(opcode), {}});
    }
    return program;
}

// In Python's notation for bytes.
QString escaped(const std::string& text) {
    QString out;
    for (const char c : text) {
        if (c == '\\' || c == '\n' || c == '\r' || c == '\t')
            out += '\\' + QString(c == '\n' ? 'n' : c == '\r' ? 'r' : c == '\t' ? 't' : c);
        else if (c < ' ' || c > '~')
            out += QStringLiteral("\\x%1").arg(static_cast<unsigned char>(c), 2, 16, QChar('0'));
        else
            out += c;
    }
    return out;
}

// In the notation of the corpus.
QString lineOf(const Instruction& instruction, std::size_t index) {
    QString line = QStringLiteral("%1: %2").arg(index).arg(QString::fromUtf8(nameOf(instruction.opcode)));
    if (instruction.opcode != Opcode::Push)
        return line;
    const Operand& operand = instruction.operand;
    line += ' ' + QString::fromUtf8(operand.type == OperandType::String ? "str" : nameOf(operand.type)) + ' ';
    if (operand.type == OperandType::Int)
        return line + QString::number(operand.number);
    if (operand.type != OperandType::String && operand.type != OperandType::Variable)
        return line + (operand.number < 0 ? "-0x" : "0x") + QString::number(std::abs(operand.number), 16);
    return line + escaped(operand.text);
}

} // namespace

class Lev36Test : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyAbi_data() {
        QTest::addColumn<int>("abi");
        for (std::size_t abi = 0; abi < knownAbis.size(); ++abi)
            QTest::newRow(nameOf(knownAbis[abi]).c_str()) << int(abi);
    }
    void everyAbi() {
        QFETCH(const int, abi);
        const Target target = anyTarget(knownAbis[std::size_t(abi)]);
        const std::string bytes = lev36::encode(fullProgram(), target).value();
        const auto decoded = lev36::decode(bytes);
        QVERIFY(decoded);
        QVERIFY(decoded->program == fullProgram());
        QCOMPARE(decoded->target.abi, target.abi);
        QVERIFY(decoded->target.words == target.words);
        const auto longer = lev36::decode(bytes + "tail");
        QVERIFY(longer);
        QCOMPARE(longer->size, bytes.size());
    }

    void packedForms() {
        QCOMPARE(packed::coord(3, 5), 3 + 5 * 65536);
        QCOMPARE(packed::region(1, 2, 3, 4), 0x04030201);
        QCOMPARE(packed::mapChar(24, packed::lightNotGiven), 0x818);
        QCOMPARE(packed::terrainOf(0x818), 24);
        QCOMPARE(packed::lightOf(0x818), packed::lightNotGiven);
        QCOMPARE(packed::thing('d', packed::classOnly), 0x964);
        QCOMPARE(packed::indexOf(0x964), packed::classOnly);
        QCOMPARE(packed::indexOf(packed::thing('@', 381)), 381);
        QCOMPARE(packed::classOf(packed::thing('@', 381)), int('@'));
    }

    // Cut anywhere, or with any byte changed, it gives a program or a message, and never a crash.
    void brokenBytes() {
        const std::string whole = lev36::encode(fullProgram(), anyTarget(Abi())).value();
        for (std::size_t length = 0; length < whole.size(); ++length) {
            const auto decoded = lev36::decode(whole.substr(0, length));
            QVERIFY(!decoded);
            QVERIFY2(decoded.error().message.starts_with("byte "), decoded.error().message.c_str());
        }
        for (std::size_t at = 0; at < whole.size(); ++at) {
            std::string broken = whole;
            broken[at] = char(broken[at] ^ '\xff');
            if (const auto decoded = lev36::decode(broken))
                QVERIFY(broken.starts_with(lev36::encode(decoded->program, decoded->target).value()));
        }
    }

    void messages_data() {
        QTest::addColumn<int>("at");
        QTest::addColumn<int>("value");
        QTest::addColumn<QString>("message");
        QTest::newRow("instruction") << 48 << 76
                                     << "byte 48: expected an instruction of number 0 to 75, not 76";
        QTest::newRow("type") << 52 << 9 << "byte 52: expected an operand type of 0 to 8, not 9";
        QTest::newRow("count") << 40 << 3 << "byte 40: expected a number of instructions of at most 2, not 3";
    }
    void messages() {
        QFETCH(const int, at);
        QFETCH(const int, value);
        QFETCH(const QString, message);
        LevelProgram program;
        program.instructions = {pushText(OperandType::String, "")};
        std::string bytes = lev36::encode(program, anyTarget(Abi())).value();
        bytes[std::size_t(at)] = char(value);
        const auto decoded = lev36::decode(bytes);
        QVERIFY(!decoded);
        QCOMPARE(QString::fromStdString(decoded.error().message), message);
    }

    void listing() {
        using enum OperandType;
        LevelProgram program;
        program.instructions = {push(Int, 50),
                                push(Int, 4),
                                {Opcode::JumpLessEqual, {}},
                                push(Coord, packed::coord(3, 5)),
                                push(Coord, packed::randomPlace | 3),
                                push(Region, packed::region(1, 2, 3, 4)),
                                push(MapChar, packed::mapChar(20, 1)),
                                push(Monster, packed::thing('d', packed::classOnly)),
                                push(Object, packed::thing(packed::plainName, 7)),
                                pushText(String, "a\"\n"),
                                pushText(Variable, "$a")};
        QCOMPARE(QString::fromStdString(listingOf(program, nullptr)),
                 QStringLiteral("     0: PUSH int 50\n"
                                "     1: PUSH int 4\n"
                                "     2: JLE                              ; to 6\n"
                                "     3: PUSH coord 0x50003               ; (3,5)\n"
                                "     4: PUSH coord 0x1000003             ; random[dry,wet]\n"
                                "     5: PUSH region 0x4030201            ; (1,2,3,4)\n"
                                ">    6: PUSH mapchar 0xb14               ; terrain 20, lit\n"
                                "     7: PUSH monst 0x964                 ; class 'd'\n"
                                "     8: PUSH obj 0x1101                  ; number 7\n"
                                "     9: PUSH string \"a\\\"\\x0a\"\n"
                                "    10: PUSH var $a\n"));
    }

    void listingOnTheCommandLine() {
        MemoryFileStore store;
        QVERIFY(store.replace("a.lev", lev36::encode(fullProgram(), anyTarget(Abi())).value()));
        QVERIFY(store.replace("b.lev", "MAZE:"));
        std::istringstream in;
        std::ostringstream out;
        std::ostringstream errors;
        const cli::Console console{store, in, out, errors, nullptr, nullptr};
        const auto list = [&](const std::string& file) {
            const std::vector<std::string> words{"decompile", "--listing", file};
            return int(cli::runProgram("levwright-cli", words, console));
        };
        QCOMPARE(list("a.lev"), 0);
        QCOMPARE(QString::fromStdString(out.str()).count('\n'), qsizetype(fullProgram().instructions.size()));
        QVERIFY(out.str().contains("    84: SEL_COMPLEMENT\n"));
        QCOMPARE(errors.str(), "");
        QCOMPARE(list("b.lev"), 1);
        QVERIFY2(errors.str().contains("b.lev: This is not a valid level file: byte "), errors.str().c_str());
    }

    void goldens_data() {
        LEVWRIGHT_NEEDS_SHARED();
        QTest::addColumn<QString>("path");
        for (const QString& path : levelFiles())
            QTest::newRow(qPrintable(path.section('/', -3))) << path;
    }
    // Each file is reproduced exactly, and is the same program for 32-bit longs.
    void goldens() {
        QFETCH(const QString, path);
        const std::string bytes = fileBytes(path).toStdString();
        const auto decoded = lev36::decode(bytes);
        QVERIFY2(decoded, decoded ? "" : decoded.error().message.c_str());
        QCOMPARE(decoded->size, bytes.size());
        QVERIFY(decoded->target.abi == Abi());
        QVERIFY(lev36::encode(decoded->program, decoded->target).value() == bytes);
        const auto narrow = lev36::decode(lev36::encode(decoded->program, anyTarget(ilp32)).value());
        QVERIFY(narrow);
        QVERIFY(narrow->program == decoded->program);
        QVERIFY(narrow->target.abi == ilp32);
        const QString listed = QString::fromStdString(listingOf(decoded->program, nullptr));
        QCOMPARE(listed.count('\n'), qsizetype(decoded->program.instructions.size()));
    }

    // The instructions are those that the corpus lists.
    void listedCases() {
        LEVWRIGHT_NEEDS_SHARED();
        const std::string header = lev36::encode({}, anyTarget(Abi())).value().substr(0, 40);
        const std::vector<QJsonObject> rows = corpusRows("nethack-3.6", "codegen.jsonl");
        QVERIFY(rows.size() > 150);
        for (const QJsonObject& row : rows) {
            const QByteArray body = QByteArray::fromHex(row["body_hex"].toString().toLatin1());
            const auto decoded = lev36::decode(header + body.toStdString());
            QVERIFY(decoded);
            const QJsonArray listing = row["listing"].toArray();
            const std::vector<Instruction>& instructions = decoded->program.instructions;
            QCOMPARE(instructions.size(), std::size_t(listing.size()));
            for (std::size_t i = 0; i < instructions.size(); ++i) {
                QString line = listing[qsizetype(i)].toString();
                line.replace(" b'", " ").replace(" b\"", " ");
                if (line.endsWith('\'') || line.endsWith('"'))
                    line.chop(1);
                QCOMPARE(lineOf(instructions[i], i), line);
            }
        }
    }
};

LEVWRIGHT_TEST(Lev36Test)

} // namespace levwright::lev36_test

#include "Lev36Test.moc"
