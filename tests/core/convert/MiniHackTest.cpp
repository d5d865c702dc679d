// SPDX-License-Identifier: GPL-3.0-or-later
// Levels as text for MiniHack, read by a real Python and compiled by the compiler in MiniHack's environments.
#include "app/cli/MiniHack.h"

#include "core/languages/games/Games.h"
#include "core/minihack/MiniHackText.h"
#include "core/minihack/PythonString.h"
#include "core/model/LevelLanguage.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"

#include <QDir>
#include <QFileInfo>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <sstream>

namespace levwright::mini_hack_test {
namespace {

const QString compiler = QStringLiteral("/usr/lib/games/nethack/lev_comp");

// A Python script that reads the literal in each named file and writes its value next to it.
constexpr auto reader = "import ast, pathlib, sys\n"
                        "for name in sys.argv[1:]:\n"
                        "    text = ast.literal_eval(pathlib.Path(name).read_bytes().decode())\n"
                        "    pathlib.Path(name + '.read').write_bytes(text.encode())\n";

bool hasPython() {
    return !QStandardPaths::findExecutable(QStringLiteral("python3")).isEmpty();
}

bool write(const QString& path, const std::string& bytes) {
    QFile file(path);
    return file.open(QIODevice::WriteOnly) &&
           file.write(bytes.data(), qint64(bytes.size())) == qint64(bytes.size());
}

// The value of each literal in Python.
QList<QByteArray> readByPython(const std::vector<std::string>& literals) {
    const QTemporaryDir folder;
    QStringList names;
    for (const std::string& literal : literals) {
        names << folder.filePath(QString::number(names.size()));
        if (!write(names.back(), literal))
            QTest::qFail("cannot write a literal", __FILE__, __LINE__);
    }
    QProcess python;
    python.start(QStringLiteral("python3"),
                 QStringList{QStringLiteral("-c"), QString::fromLatin1(reader)} + names);
    if (!python.waitForFinished() || python.exitCode() != 0)
        QTest::qFail(python.readAllStandardError().constData(), __FILE__, __LINE__);
    QList<QByteArray> texts;
    for (const QString& name : names)
        texts << fileBytes(name + QStringLiteral(".read"));
    return texts;
}

struct Compiled {
    int status = 0;
    QByteArray said;
    QByteArray level; // mylevel.lev
};

Compiled compiledByTheGame(const QByteArray& text) {
    const QTemporaryDir folder;
    if (!write(folder.filePath(QStringLiteral("a.des")), text.toStdString()))
        QTest::qFail("cannot write a description", __FILE__, __LINE__);
    QProcess process;
    process.setWorkingDirectory(folder.path());
    process.start(compiler, {QStringLiteral("a.des")});
    if (!process.waitForFinished())
        QTest::qFail("the game's compiler does not end", __FILE__, __LINE__);
    const QString made = folder.filePath(QStringLiteral("mylevel.lev"));
    return {process.exitCode(), process.readAllStandardError(),
            QFileInfo::exists(made) ? fileBytes(made) : QByteArray()};
}

// The levels of a description, each in the game's own words, with the file that the game's compiler made from
// it.
struct Stock {
    std::string literal;
    QString golden;
};

std::vector<Stock> stockOf(const QString& path, const QString& goldenFolder, const QString& prefix) {
    const GamePtr game = loadGame("nethack-3.6").value();
    const FileTree file = game->language().parse(TextSnapshot(fileBytes(path).toStdString()), LexMode::Exact);
    std::vector<Stock> levels;
    for (std::size_t i = 0; i < file.levels.size(); ++i) {
        if (!file.levels[i].tree->hasHeader)
            continue;
        const LevelModelPtr model =
            game->language().lower(file.levels[i].tree, file.textOf(i), LongSize::Bits64);
        const Result<MiniHackLevel> made = miniHackLevel(*game, file.textOf(i));
        if (!made)
            QTest::qFail(made.error().message.c_str(), __FILE__, __LINE__);
        levels.push_back(
            {made ? made->literal : "",
             goldenFolder + '/' + prefix + QString::fromStdString(model->name) + QStringLiteral(".lev")});
    }
    return levels;
}

} // namespace

class MiniHackTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void literals_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("literal");
        const auto row = [](const char* name, const QByteArray& text, const QByteArray& literal) {
            QTest::newRow(name) << text << literal;
        };
        row("nothing", "", "r\"\"\"\"\"\"");
        row("lines", "MAP\n|.\\|\n", "r\"\"\"MAP\n|.\\|\n\"\"\"");
        row("three quotes", "a\"\"\"b\n", "r'''a\"\"\"b\n'''");
        row("a quote at the end", "a\"", "r'''a\"'''");
        row("both kinds", "a\"\"\"'''\\", "\"\"\"a\\\"\\\"\\\"'''\\\\\"\"\"");
        row("a backslash at the end", "a\\", "\"\"\"a\\\\\"\"\"");
        row("carriage returns", "a\r\nb\r", "\"\"\"a\\x0d\nb\\x0d\"\"\"");
        row("a NUL", QByteArray("a\0b", 3), "\"\"\"a\\x00b\"\"\"");
        row("other scripts", "“ä”\n", "r\"\"\"“ä”\n\"\"\"");
    }
    void literals() {
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArray, literal);
        const std::string made = pythonString(text.toStdString());
        QCOMPARE(QByteArray::fromStdString(made), literal);
        if (!hasPython())
            QSKIP("no python3 here: what it reads is not compared");
        QCOMPARE(readByPython({made}), QList{text});
    }

    void texts_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("game");
        QTest::addColumn<QByteArray>("expected"); // the literal or the error
        const auto row = [](const char* name, const char* text, const char* game, const char* expected) {
            QTest::newRow(name) << QByteArray(text) << QByteArray(game) << QByteArray(expected);
        };
        row("its own game", "MAZE: \"castle\" , ' '\nNOMAP\n", "nethack-3.6",
            "r\"\"\"MAZE: \"mylevel\" , ' '\nNOMAP\n\"\"\"");
        row("rooms", "LEVEL:\"a\"\nROOM:\"ordinary\",lit,random,random,random {\n}\n", "nethack-3.6",
            "r\"\"\"LEVEL:\"mylevel\"\nROOM:\"ordinary\",lit,random,random,random {\n}\n\"\"\"");
        row("converted", "# of old\nMAZE:\"a\",' '\nNOMAP\nTRAP[5%]:\"pit\",random\n", "nethack-3.4.3",
            "r\"\"\"# of old\nMAZE:\"mylevel\",' '\nNOMAP\n[5%]: TRAP:\"pit\",random\n\"\"\"");
        row("an error", "MAZE:\"a\",' '\nNOMAP\nMONSTER:'Z' random\n", "nethack-3.6",
            "Line 3 of the level: ");
        row("no level", "# nothing\n", "nethack-3.6", "The text contains no level.");
        row("another encoding", "MAZE:\"a\",' '\nNOMAP\nENGRAVING:(1,1),burn,\"\xa4\xa2\"\n", "nethack-3.6",
            "It contains text that is not UTF-8, which Python cannot read.");
    }
    void texts() {
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArray, game);
        QFETCH(const QByteArray, expected);
        const Result<MiniHackLevel> made =
            miniHackLevel(*loadGame(game.toStdString()).value(), text.toStdString());
        if (expected.startsWith("r\"")) {
            QVERIFY2(made, made ? "" : made.error().message.c_str());
            QCOMPARE(QByteArray::fromStdString(made->literal), expected);
        } else {
            QVERIFY(!made);
            QVERIFY2(QByteArray::fromStdString(made.error().message).startsWith(expected),
                     made.error().message.c_str());
        }
    }

    // A level of the corpus compiles to the same file as with the game's compiler, whatever its name was.
    void compilesToTheSame_data() {
        LEVWRIGHT_NEEDS_SHARED();
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("golden");
        QTest::addColumn<QString>("prefix");
        const QDir miniHack(sharedFolder() + QStringLiteral("/corpus/minihack"));
        for (const QFileInfo& file : QDir(miniHack.filePath(QStringLiteral("des")))
                                         .entryInfoList({QStringLiteral("*.des")}, QDir::Files)) {
            if (file.completeBaseName() !=
                QStringLiteral("key_and_door_tmp")) // a template, which does not compile
                QTest::newRow(qPrintable(file.fileName()))
                    << file.filePath() << miniHack.filePath(QStringLiteral("golden"))
                    << file.completeBaseName() + '.';
        }
        for (const QString& path : stockFiles(QStringLiteral("nethack-3.6")))
            QTest::newRow(qPrintable(QFileInfo(path).fileName()))
                << path << sharedFolder() + QStringLiteral("/corpus/nethack-3.6/golden") << QString();
    }
    void compilesToTheSame() {
        LEVWRIGHT_NEEDS_SHARED();
        if (!hasPython() || !QFileInfo::exists(compiler))
            QSKIP("no python3 and compiler of the game here (Debian: nethack-common)");
        QFETCH(const QString, path);
        QFETCH(const QString, golden);
        QFETCH(const QString, prefix);
        const std::vector<Stock> levels = stockOf(path, golden, prefix);
        QVERIFY(!levels.empty());
        std::vector<std::string> literals;
        for (const Stock& level : levels)
            literals.push_back(level.literal);
        const QList<QByteArray> texts = readByPython(literals);
        for (std::size_t i = 0; i < levels.size(); ++i) {
            const Compiled compiled = compiledByTheGame(texts[qsizetype(i)]);
            QVERIFY2(compiled.status == 0, compiled.said.constData());
            // The header contains the version of the compiler.
            QCOMPARE(compiled.level.mid(40), fileBytes(levels[i].golden).mid(40));
        }
    }

    void writesItOnTheCommandLine() {
        MemoryFileStore files;
        QVERIFY(
            files.replace("a.des", "MAZE:\"a\",' '\nNOMAP\nMAZE:\"b\",' '\nNOMAP\nTRAP:\"pit\",random\n"));
        const auto run = [&files](const std::vector<std::string>& arguments) {
            std::istringstream in;
            std::ostringstream out;
            std::ostringstream errors;
            const auto status = cli::writeMiniHack(arguments, cli::Console{files, in, out, errors});
            return std::tuple(int(status), out.str(), errors.str());
        };
        const std::string literal = "r\"\"\"MAZE:\"mylevel\",' '\nNOMAP\nTRAP:\"pit\",random\n\"\"\"\n";
        QCOMPARE(run({"a.des", "--target", "nethack-3.6", "--level", "b"}),
                 std::tuple(0, literal, std::string()));
        QCOMPARE(run({"a.des", "--level", "b", "-o", "b.py"}), std::tuple(0, std::string(), std::string()));
        QCOMPARE(files.read("b.py", 1000).value(), literal);
        QCOMPARE(run({"a.des"}),
                 std::tuple(1, std::string(),
                            std::string("a.des: choose one of its levels with --level: a, b\n")));
        QCOMPARE(std::get<0>(run({})), 2);
        QCOMPARE(std::get<0>(run({"a.des", "b.des"})), 2);
        QCOMPARE(std::get<0>(run({"none.des"})), 1);
    }
};

LEVWRIGHT_TEST(MiniHackTest)

} // namespace levwright::mini_hack_test

#include "MiniHackTest.moc"
