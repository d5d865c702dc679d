// SPDX-License-Identifier: GPL-3.0-or-later
// What our compiler makes of NetHack 3.6 descriptions equals that of the game's compiler, in every byte and
// every word.
#include "app/cli/LevComp.h"
#include "core/formats/FileForms.h"
#include "core/languages/games/Games.h"
#include "core/model/LevelLanguage.h"
#include "tests/support/Printed.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"

#include <QCryptographicHash>
#include <QDir>
#include <QJsonArray>
#include <QTest>

#include <sstream>

namespace levwright::program_lev_comp_test {
namespace {

constexpr qsizetype headerSize = 40;

struct Outcome {
    int status = 0;
    QByteArray output;
    QByteArray errors;
    QMap<QString, QByteArray> files;
};

Outcome compile(const QByteArray& source, std::vector<std::string> arguments = {"t.des"},
                const std::string& abi = "lp64") {
    MemoryFileStore store;
    if (!store.replace("t.des", source.toStdString()))
        QTest::qFail("memory can be written", __FILE__, __LINE__);
    arguments.insert(arguments.begin(), {"--target", "nethack-3.6", "--abi", abi});
    std::istringstream in;
    std::ostringstream out;
    std::ostringstream errors;
    Outcome outcome;
    outcome.status = cli::levComp(arguments, cli::Console{store, in, out, errors});
    outcome.output = QByteArray::fromStdString(out.str());
    outcome.errors = QByteArray::fromStdString(errors.str());
    for (const auto& [path, bytes] : store.files()) {
        if (path != "t.des")
            outcome.files.insert(QString::fromStdString(path.string()), QByteArray::fromStdString(bytes));
    }
    return outcome;
}

QStringList ownFiles() {
    const QDir folder(QStringLiteral(LEVWRIGHT_SOURCE_DIR "/tests/data/golden36"));
    QStringList paths;
    for (const QString& name : folder.entryList({QStringLiteral("*.des")}, QDir::Files, QDir::Name))
        paths << folder.filePath(name);
    return paths;
}

QStringList minihackFiles() {
    const QDir folder(sharedFolder() + QStringLiteral("/corpus/minihack/des"));
    QStringList paths;
    for (const QString& name : folder.entryList({QStringLiteral("*.des")}, QDir::Files, QDir::Name))
        paths << folder.filePath(name);
    return paths;
}

GamePtr game36() {
    static const GamePtr game = loadGame("nethack-3.6").value();
    return game;
}

// The same program for 32-bit longs.
QByteArray narrowed(const QByteArray& file) {
    const DecodedFile decoded = decodeLevelFile(file.toStdString()).value();
    const FileForm* form = formNamed(decoded.target.form);
    const Target target = usualTarget("nethack-3.6", {false, std::endian::little}).value();
    return QByteArray::fromStdString(form->encode(decoded.contents, target).value());
}

} // namespace

class ProgramLevCompTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void stockLevels_data() {
        LEVWRIGHT_NEEDS_SHARED();
        QTest::addColumn<QString>("path");
        for (const QString& path : stockFiles(QStringLiteral("nethack-3.6")))
            QTest::newRow(qPrintable(QFileInfo(path).fileName())) << path;
    }
    void stockLevels() {
        LEVWRIGHT_NEEDS_SHARED();
        QFETCH(const QString, path);
        const Outcome wide = compile(fileBytes(path));
        const Outcome narrow = compile(fileBytes(path), {"t.des"}, "ilp32");
        QCOMPARE(wide.errors, QByteArray());
        QCOMPARE(wide.status, 0);
        QVERIFY(!wide.files.isEmpty());
        QCOMPARE(narrow.files.keys(), wide.files.keys());
        for (auto file = wide.files.begin(); file != wide.files.end(); ++file) {
            const QByteArray golden =
                fileBytes(sharedFolder() + QStringLiteral("/corpus/nethack-3.6/golden/") + file.key());
            QVERIFY2(*file == golden, qPrintable(file.key()));
            QVERIFY2(narrow.files[file.key()] == narrowed(golden), qPrintable(file.key()));
        }
    }

    void allStockLevelsAreMade() {
        LEVWRIGHT_NEEDS_SHARED();
        qsizetype count = 0;
        for (const QString& path : stockFiles(QStringLiteral("nethack-3.6")))
            count += compile(fileBytes(path)).files.size();
        const QDir golden(sharedFolder() + QStringLiteral("/corpus/nethack-3.6/golden"));
        QCOMPARE(count, golden.entryList({QStringLiteral("*.lev")}, QDir::Files).size());
    }

    void minihackLevels_data() {
        LEVWRIGHT_NEEDS_SHARED();
        QTest::addColumn<QString>("path");
        for (const QString& path : minihackFiles())
            QTest::newRow(qPrintable(QFileInfo(path).fileName())) << path;
    }
    void minihackLevels() {
        LEVWRIGHT_NEEDS_SHARED();
        QFETCH(const QString, path);
        const QFileInfo file(path);
        const QString golden =
            sharedFolder() + QStringLiteral("/corpus/minihack/golden/") + file.completeBaseName();
        const Outcome outcome = compile(fileBytes(path));
        const QByteArray said = fileBytes(golden + QStringLiteral(".out"));
        const QByteArray status = "rc " + QByteArray::number(outcome.status) + "\n";
        QCOMPARE(QByteArray(outcome.errors).replace("t.des:", file.fileName().toUtf8() + ":") + status, said);
        const QString level = golden + QStringLiteral(".mylevel.lev");
        QCOMPARE(outcome.files.size(), QFile::exists(level) ? 1 : 0);
        if (QFile::exists(level))
            QVERIFY(outcome.files[QStringLiteral("mylevel.lev")] == fileBytes(level));
    }

    void smallCases() {
        LEVWRIGHT_NEEDS_SHARED();
        int cases = 0;
        for (const QJsonObject& row :
             corpusRows(QStringLiteral("nethack-3.6"), QStringLiteral("codegen.jsonl"))) {
            const Outcome outcome = compile(row["source"].toString().toUtf8());
            const QByteArray expected = QByteArray::fromHex(row["body_hex"].toString().toLatin1());
            QCOMPARE(outcome.errors, row["stderr"].toString().toUtf8());
            QVERIFY2(outcome.files[QStringLiteral("x.lev")].mid(headerSize) == expected,
                     qPrintable(row["source"].toString()));
            ++cases;
        }
        QCOMPARE(cases, 154);
    }

    void messages_data() {
        LEVWRIGHT_NEEDS_SHARED();
        QTest::addColumn<QJsonObject>("row");
        for (const QJsonObject& row :
             corpusRows(QStringLiteral("nethack-3.6"), QStringLiteral("diagnostics.jsonl")))
            QTest::newRow(qPrintable(row["case"].toString())) << row;
    }
    void messages() {
        LEVWRIGHT_NEEDS_SHARED();
        QFETCH(const QJsonObject, row);
        std::vector<std::string> arguments;
        for (const QJsonValue& argument : row["args"].toArray())
            arguments.push_back(argument.toString().toStdString());
        const Outcome outcome = compile(row["source"].toString().toUtf8(), arguments);
        const bool crashed = row["exit"].toInt() < 0;
        const QByteArray said = row["stderr"].toString().toUtf8();
        QCOMPARE(outcome.status, crashed ? 1 : row["exit"].toInt());
        QCOMPARE(outcome.output, row["stdout"].toString().toUtf8());
        if (crashed) // it could not report the number of errors
            QVERIFY(outcome.errors.startsWith(said));
        else
            QCOMPARE(outcome.errors, said);
        const QJsonArray levels = row["levels"].toArray();
        QCOMPARE(outcome.files.size(), levels.size());
        for (const QJsonValue& level : levels) {
            const QByteArray bytes = outcome.files[level["name"].toString()];
            QCOMPARE(QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex()),
                     level["sha256"].toString());
        }
    }

    // In the words of the packaged compiler.
    void furtherMessages_data() {
        QTest::addColumn<QByteArray>("source");
        QTest::addColumn<QByteArray>("said");
        QTest::newRow("humidity three times")
            << QByteArray("TRAP:\"pit\",random[dry,dry,dry]\n")
            << QByteArray("t.des: line 2 : WARNING : Humidity flag used twice.\n"
                          "t.des: line 2 : WARNING : Humidity flag used twice.\n");
        QTest::newRow("counted but not used")
            << QByteArray("FOR $a = 1 TO 2 { }\n")
            << QByteArray("t.des: line 3 : WARNING : Unused variable '$a'\n");
        QTest::newRow("shuffled but not used")
            << QByteArray("$a={1,2}\nSHUFFLE:$a\n")
            << QByteArray("t.des: line 4 : WARNING : Unused variable '$a'\n");
        QTest::newRow("misplaced map") << QByteArray("MAP\n...\nENDMAP\n")
                                       << QByteArray("t.des: line 4, pos 0: syntax error at \"ENDMAP\"\n");
        QTest::newRow("door state that is a bit of another option")
            << QByteArray(
                   "OBJECT:\"chest\",(1,1),closed,1\nOBJECT:\"chest\",(1,1),open,closed,secret,secret\n")
            << QByteArray("t.des: line 2, pos 21: DOOR state can only be locked or broken.\n"
                          "t.des: line 2, pos 28: OBJECT extra info '1' defined twice.\n"
                          "t.des: line 3, pos 21: DOOR state can only be locked or broken.\n"
                          "t.des: line 3, pos 26: DOOR state can only be locked or broken.\n"
                          "t.des: line 3, pos 33: DOOR state can only be locked or broken.\n"
                          "t.des: line 3, pos 40: DOOR state can only be locked or broken.\n"
                          "t.des: line 3, pos 40: OBJECT extra info 'secret' defined twice.\n"
                          "t.des: 7 errors detected for level \"x\". No output created!\n");
        QTest::newRow("a default inside and one outside")
            << QByteArray("SWITCH [2] { CASE 1: SWITCH [3] { DEFAULT: NOMAP }\nDEFAULT: NOMAP }\n")
            << QByteArray("t.des: line 2, pos 30: Cannot nest switch-statements.\n"
                          "t.des: line 3, pos 7: Switch default case already used.\n"
                          "t.des: 2 errors detected for level \"x\". No output created!\n");
        QTest::newRow("a default that is forgotten")
            << QByteArray(
                   "SWITCH [2] { DEFAULT: NOMAP CASE 1: SWITCH [3] { CASE 1: NOMAP }\nDEFAULT: NOMAP }\n")
            << QByteArray("t.des: line 2, pos 45: Cannot nest switch-statements.\n"
                          "t.des: 1 errors detected for level \"x\". No output created!\n");
        QTest::newRow("a cave filled with what leaves cells alone")
            << QByteArray("INIT_MAP:mines,'.',' ',true,true,lit,false,'x'\n") << QByteArray();
        QTest::newRow("word twice in a line")
            << QByteArray("[50%]: OBJECT OBJECT:random\n")
            << QByteArray("t.des: line 2, pos 14: syntax error at \"OBJECT\"\n");
        QTest::newRow("unknown cells that are joined")
            << QByteArray("INIT_MAP:mines,'g','.',true,true,lit,true\n")
            << QByteArray("t.des: line 3, pos 0: INIT_MAP: Invalid foreground type.\n"
                          "t.des: line 3, pos 0: INIT_MAP: Invalid foreground type for joined map.\n"
                          "t.des: 2 errors detected for level \"x\". No output created!\n");
        const QByteArray map = "\nMAP\n...\n,.,\nENDMAP\n";
        QTest::newRow("comma among rows")
            << "GEOMETRY:center,center" + map << QByteArray("t.des: line 5, pos 1: syntax error at \".\"\n");
        QTest::newRow("comma among rows, behind all arguments")
            << "GEOMETRY:center,center,true" + map
            << QByteArray("t.des: line 5, pos 0: syntax error at \",\"\n");
        for (const auto& [source, said] :
             {std::pair("FLAGS:", "line 2, pos 5: syntax error at \":\""),
              {"FLAGS:  \t ", "line 2, pos 9: syntax error at \":\""},
              {"FLAGS:\n  ", "line 3, pos 2: syntax error at \"\""},
              {"FLAGS", "line 2, pos 0: syntax error at \"FLAGS\""},
              {"FLAGS:noteleport,", "line 2, pos 16: syntax error at \",\""},
              {"IF [50%] {\nSTAIR:(1,1),up", "line 3, pos 12: syntax error at \"up\""}})
            QTest::newRow(source) << QByteArray(source) << "t.des: " + QByteArray(said) + '\n';
        QTest::newRow("foreign byte") << QByteArray("FOUNTAIN:\xa4\n")
                                      << QByteArray("t.des: line 2, pos 9: syntax error at \"\xa4\"\n");
    }
    void furtherMessages() {
        QFETCH(const QByteArray, source);
        QFETCH(const QByteArray, said);
        QCOMPARE(compile("LEVEL:\"x\"\n" + source, {"-v", "t.des"}).errors, said);
    }

    // The expected bytes were written by the packaged compiler.
    void ownLevels_data() {
        QTest::addColumn<QString>("path");
        for (const QString& path : ownFiles())
            QTest::newRow(qPrintable(QFileInfo(path).fileName())) << path;
    }
    void ownLevels() {
        QFETCH(const QString, path);
        const Outcome outcome = compile(fileBytes(path));
        QCOMPARE(outcome.errors, QByteArray());
        QCOMPARE(outcome.files.size(), 1);
        QVERIFY(outcome.files.first() ==
                fileBytes(QString(path).replace(QStringLiteral(".des"), QStringLiteral(".lev"))));
        QVERIFY(compile(fileBytes(path), {"t.des"}, "ilp32").files.first() ==
                narrowed(outcome.files.first()));
    }

    void printsBack_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("no level") << QByteArray("# a remark\n");
        QTest::newRow("open everywhere") << QByteArray("LEVEL:\"x\"\nIF [1] {\nSWITCH [2] {\n$a = { (1,");
        QTest::newRow("open map") << QByteArray("MAZE:\"x\",' '\nGEOMETRY:1,1\nMAP\n...\nLEVEL:\"y\"\n\"");
        QTest::newRow("EUC-JP") << QByteArray("LEVEL:\"x\"\nMESSAGE:\"\xa4\xb3\xa4\xec\"\n\xa4 rest \" {\n");
        QTest::newRow("NUL") << QByteArray("LEVEL:\"x\"\n\0 MONSTER\n", 21);
        QTest::newRow("words") << QByteArray("} } ELSE { CASE 1: $ $a $b = random[ [50% ] '''' MAP\r\n");
        for (const QString& path : ownFiles())
            QTest::newRow(qPrintable(QFileInfo(path).fileName())) << fileBytes(path);
        if (!sharedFolder().isEmpty()) {
            for (const QString& path : stockFiles(QStringLiteral("nethack-3.6")) + minihackFiles())
                QTest::newRow(qPrintable(QFileInfo(path).fileName())) << fileBytes(path);
        }
    }
    void printsBack() {
        QFETCH(const QByteArray, text);
        const FileTree tree = game36()->language().parse(TextSnapshot(text.toStdString()));
        QCOMPARE(QByteArray::fromStdString(printed(tree)), text);
    }

    void stockFilesHaveNoProblem() {
        LEVWRIGHT_NEEDS_SHARED();
        const LevelLanguage& language = game36()->language();
        for (const QString& path : stockFiles(QStringLiteral("nethack-3.6"))) {
            const FileTree tree = language.parse(TextSnapshot(fileBytes(path).toStdString()));
            for (std::size_t i = 0; i < tree.levels.size(); ++i) {
                const LevelModelPtr model =
                    language.lower(tree.levels[i].tree, tree.textOf(i), LongSize::Bits64);
                for (const Diagnostic& found : model->diagnostics)
                    QVERIFY2(found.severity() == Severity::Hint,
                             qPrintable(path + QString::fromStdString(": " + found.message())));
            }
        }
    }

    // Levwright's own messages, and cases in which the game's compiler cannot be followed.
    void forgottenBreaks_data() {
        QTest::addColumn<QByteArray>("source");
        QTest::addColumn<int>("lost");
        QTest::newRow("inner loop") << QByteArray("LOOP [3] { [50%]: BREAK  LOOP [2] { BREAK } }") << 1;
        QTest::newRow("own loop") << QByteArray("LOOP [3] { [50%]: BREAK  LOOP [2] { } }") << 0;
    }
    void forgottenBreaks() {
        QFETCH(const QByteArray, source);
        QFETCH(const int, lost);
        const LevelLanguage& language = game36()->language();
        const FileTree tree = language.parse(TextSnapshot("LEVEL:\"x\"\n" + source.toStdString()));
        const LevelModelPtr model = language.lower(tree.levels[0].tree, tree.textOf(0), LongSize::Bits64);
        QCOMPARE(int(std::ranges::count(model->diagnostics, DiagnosticCode::BreakLost, &Diagnostic::code)),
                 lost);
    }

    void keepsUntouchedLevels() {
        const LevelLanguage& language = game36()->language();
        const std::string text = "LEVEL:\"a\"\nFOUNTAIN:(1,1)\nLEVEL:\"b\"\nSINK:(2,2)\n";
        const FileTree before = language.parse(TextSnapshot(text));
        const TextEdit edit = TextEdit::replace({text.find('2'), text.find('2') + 1}, "33");
        const TextSnapshot after(edit.apply(text));
        const FileTree tree = language.reparse(before, edit, after);
        QCOMPARE(tree.levels.size(), std::size_t(2));
        QCOMPARE(tree.levels[0].tree, before.levels[0].tree);
        QVERIFY(tree.levels[1].tree != before.levels[1].tree);
        QCOMPARE(printed(tree), std::string(after.bytes()));
    }
};

LEVWRIGHT_TEST(ProgramLevCompTest)

} // namespace levwright::program_lev_comp_test

#include "ProgramLevCompTest.moc"
