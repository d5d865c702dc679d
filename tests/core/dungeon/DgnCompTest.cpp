// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Program.h"
#include "core/dungeons/definition/DungeonLowering.h"
#include "core/dungeons/definition/DungeonParser.h"
#include "core/dungeons/roll/DungeonExport.h"
#include "core/formats/FileForms.h"
#include "core/formats/dgn/DungeonFile.h"
#include "core/languages/games/Games.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

#include <sstream>

namespace levwright::dgn_comp_test {
namespace {

const QStringList games{QStringLiteral("nethack-3.4.3"), QStringLiteral("nethack-3.2.2")};
const QStringList abis{QStringLiteral("lp64"), QStringLiteral("ilp32")};

struct Outcome {
    int status = 0;
    QStringList lines; // "line 7", "too many"; our own warnings are ignored
    QByteArray output;
    QString text;
};

QStringList linesOf(const QString& text) {
    static const QRegularExpression placed(QStringLiteral("^.* : line (\\d+) : (?!WARNING : )"));
    QStringList lines;
    for (const QString& line : text.split('\n')) {
        if (const auto match = placed.match(line); match.hasMatch())
            lines << QStringLiteral("line %1").arg(match.captured(1));
        else if (line.startsWith(QStringLiteral("Too many errors")))
            lines << QStringLiteral("too many");
    }
    return lines;
}

Outcome compile(MemoryFileStore& store, std::vector<std::string> arguments, const std::string& input,
                const QString& abi, const QString& game) {
    arguments.insert(arguments.begin(), {"--abi", abi.toStdString(), "--target", game.toStdString()});
    std::istringstream in(input);
    std::ostringstream out;
    std::ostringstream errors;
    Outcome outcome;
    outcome.status = cli::runProgram("/usr/bin/dgn_comp", arguments, cli::Console{store, in, out, errors});
    outcome.output = QByteArray::fromStdString(out.str());
    outcome.text = QString::fromStdString(errors.str());
    outcome.lines = linesOf(outcome.text);
    return outcome;
}

QByteArray fileIn(const MemoryFileStore& store, const char* path) {
    const Result<std::string> bytes = store.read(path, 1 << 20);
    return bytes ? QByteArray::fromStdString(*bytes) : QByteArray("no such file");
}

// Characters in the corpus stand for bytes.
void fill(MemoryFileStore& store, const QJsonObject& row) {
    const QJsonObject files = row["files"].toObject();
    for (auto file = files.begin(); file != files.end(); ++file)
        QVERIFY(store.replace(file.key().toStdString(), file.value().toString().toLatin1().toStdString()));
}

std::vector<std::string> argumentsOf(const QJsonObject& row) {
    std::vector<std::string> arguments;
    for (const QJsonValue value : row["argv"].toArray())
        arguments.push_back(value.toString().toStdString());
    return arguments;
}

void addRows(const QString& file) {
    LEVWRIGHT_NEEDS_SHARED();
    QTest::addColumn<QJsonObject>("row");
    QTest::addColumn<QString>("abi");
    QTest::addColumn<QString>("game");
    for (const QString& game : games) {
        for (const QJsonObject& row : corpusRows(game, file)) {
            for (const QString& abi : abis)
                QTest::newRow(qPrintable(game + ' ' + row["name"].toString() + ' ' + abi))
                    << row << abi << game;
        }
    }
}

} // namespace

class DgnCompTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cases_data() { addRows(QStringLiteral("dungeon-cases.jsonl")); }
    void cases() {
        QFETCH(const QJsonObject, row);
        QFETCH(const QString, abi);
        QFETCH(const QString, game);
        MemoryFileStore store;
        fill(store, row);
        const std::size_t inputs = store.files().size();
        const std::string input = row["stdin"].toString().toLatin1().toStdString();
        const Outcome outcome = compile(store, argumentsOf(row), input, abi, game);
        const QJsonObject expected = row["expect"][abi].toObject();
        const QString name = row["name"].toString();
        const QJsonObject files = expected["out"].toObject();
        QCOMPARE(store.files().size() - inputs + (outcome.output.isEmpty() ? 0 : 1),
                 std::size_t(files.size()));
        if (!row["tags"].toArray().isEmpty() && name.contains("name of")) {
            // The game's compiler overwrites what follows the name.
            QCOMPARE(outcome.status, 1);
            QCOMPARE(outcome.lines.size(), 1);
            QCOMPARE(fileIn(store, "dungeon"), "");
            return;
        }
        if (!row["tags"].toArray().isEmpty()) { // the original does not start afresh with the second file
            QCOMPARE(fileIn(store, "b").size(), fileIn(store, "a").size());
            QCOMPARE(fileIn(store, "a").toHex(), files["a"].toString().toLatin1());
            return;
        }
        const QString original = expected["stderr"].toString();
        const QByteArray both = ("game: " + original + "\nours: " + outcome.text).toUtf8();
        QVERIFY2(outcome.lines == linesOf(original), both);
        QVERIFY2(outcome.status == expected["status"].toInt(), both);
        for (auto file = files.begin(); file != files.end(); ++file) {
            const QByteArray ours = file.key() == QStringLiteral("(stdout)")
                                        ? outcome.output
                                        : fileIn(store, qPrintable(file.key()));
            QCOMPARE(ours.toHex(), file.value().toString().toLatin1());
        }
    }

    // Where the game's compiler crashes or writes outside its tables, ours reports an error.
    void crashes_data() { addRows(QStringLiteral("dungeon-crashes.jsonl")); }
    void crashes() {
        QFETCH(const QJsonObject, row);
        QFETCH(const QString, abi);
        QFETCH(const QString, game);
        MemoryFileStore store;
        fill(store, row);
        const Outcome outcome = compile(store, argumentsOf(row), {}, abi, game);
        QCOMPARE(outcome.status, 1);
        QVERIFY(!outcome.lines.isEmpty());
        const QByteArray file = fileIn(store, "dungeon");
        QVERIFY(file.isEmpty() || dgn::decode(file.toStdString()).has_value());
    }

    void goldens_data() {
        LEVWRIGHT_NEEDS_SHARED();
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("abi");
        QTest::addColumn<QString>("name");
        for (const QString& game : games) {
            for (const QString& abi : abis) {
                for (const char* name : {"dungeon.def", "dungeon.pdf"})
                    QTest::newRow(qPrintable(game + ' ' + abi + ' ' + name)) << game << abi << name;
            }
        }
    }
    void goldens() {
        QFETCH(const QString, game);
        QFETCH(const QString, abi);
        QFETCH(const QString, name);
        const QString corpus = sharedFolder() + "/corpus/" + game;
        MemoryFileStore store;
        QVERIFY(store.replace(name.toStdString(), fileBytes(corpus + "/des/" + name).toStdString()));
        const Outcome outcome = compile(store, {name.toStdString()}, {}, abi, game);
        QCOMPARE(outcome.text, "");
        QCOMPARE(outcome.status, 0);
        const QByteArray golden = fileBytes(corpus + "/golden-" + abi + "/dungeon");
        QCOMPARE(fileIn(store, "dungeon").toHex(), golden.toHex());

        const Result<dgn::Decoded> decoded = dgn::decode(golden.toStdString());
        QVERIFY(decoded.has_value());
        QCOMPARE(QString::fromStdString(decoded->target.gameId), game);
        QCOMPARE(decoded->target.abi.longs64, abi == "lp64");
        QCOMPARE(QByteArray::fromStdString(dgn::encode(decoded->dungeon, decoded->target).value()).toHex(),
                 golden.toHex());
    }

    // For 3.6 there are only files from one build.
    void golden36_data() {
        QTest::addColumn<QString>("name");
        QTest::newRow("def") << "dungeon.def";
        QTest::newRow("pdf") << "dungeon.pdf";
    }
    void golden36() {
        LEVWRIGHT_NEEDS_SHARED();
        QFETCH(const QString, name);
        const QString corpus = sharedFolder() + "/corpus/nethack-3.6";
        MemoryFileStore store;
        QVERIFY(store.replace(name.toStdString(), fileBytes(corpus + "/des/" + name).toStdString()));
        const Outcome outcome = compile(store, {name.toStdString()}, {}, "lp64", "nethack-3.6");
        QCOMPARE(outcome.text, "");
        QCOMPARE(outcome.status, 0);
        const QByteArray golden = fileBytes(corpus + "/golden/dungeon");
        QCOMPARE(fileIn(store, "dungeon").toHex(), golden.toHex());
        QCOMPARE(formOf(golden.toStdString()), formNamed("dgn36"));
        const Result<dgn::Decoded> decoded = dgn::decode(golden.toStdString());
        QVERIFY(decoded.has_value());
        QCOMPARE(QString::fromStdString(decoded->target.gameId), "nethack-3.6");
        QCOMPARE(QByteArray::fromStdString(dgn::encode(decoded->dungeon, decoded->target).value()).toHex(),
                 golden.toHex());
    }

    // With 32-bit words the header is shorter, and the rest is the same.
    void wordsOf36() {
        LEVWRIGHT_NEEDS_SHARED();
        const QByteArray text = fileBytes(sharedFolder() + "/corpus/nethack-3.6/des/dungeon.def");
        MemoryFileStore store;
        QVERIFY(store.replace("dungeon.def", text.toStdString()));
        QCOMPARE(compile(store, {"dungeon.def"}, {}, "lp64", "nethack-3.6").status, 0);
        const QByteArray wide = fileIn(store, "dungeon");
        QCOMPARE(compile(store, {"dungeon.def"}, {}, "ilp32", "nethack-3.6").status, 0);
        const QByteArray narrow = fileIn(store, "dungeon");
        QCOMPARE(narrow.sliced(20).toHex(), wide.sliced(40).toHex());
        QVERIFY(!dgn::decode(narrow.toStdString())->target.abi.longs64);
    }

    void exampleOfTheManual() {
        LEVWRIGHT_NEEDS_SHARED();
        const QString example = sharedFolder() + "/corpus/nethack-3.4.3/example/dungeon/";
        const QByteArray printed = fileBytes(example + "as-printed/dungeon.pdf");
        for (const QString& abi : abis) {
            MemoryFileStore store;
            QVERIFY(store.replace("dungeon.pdf", printed.toStdString()));
            Outcome outcome = compile(store, {"dungeon.pdf"}, {}, abi, games[0]);
            QCOMPARE(outcome.status, 1);
            QCOMPARE(outcome.lines, linesOf(QString::fromUtf8(fileBytes(example + "as-printed/stderr.txt"))));
            QCOMPARE(fileIn(store, "dungeon"), "");

            const QByteArray repaired = fileBytes(example + "dungeon.pdf");
            QVERIFY(store.replace("dungeon.pdf", repaired.toStdString()));
            outcome = compile(store, {"dungeon.pdf"}, {}, abi, games[0]);
            QCOMPARE(outcome.status, 0);
            QCOMPARE(outcome.lines, QStringList());
            QCOMPARE(fileIn(store, "dungeon").toHex(),
                     fileBytes(example + "golden-" + abi + "/dungeon").toHex());
        }
        // The only offered fix is the repair.
        const GamePtr game = loadGame("nethack-3.4.3").value();
        const DungeonModelPtr model =
            lowerDungeon(*game, parseDungeon(game->dungeonDialect(), TextSnapshot(printed.toStdString()),
                                             DungeonForm::Preprocessed));
        QCOMPARE(model->diagnostics.front().fixes.size(), std::size_t(1));
        QCOMPARE(QByteArray::fromStdString(
                     model->diagnostics.front().fixes.front().edit.apply(model->tree->text.bytes()))
                     .simplified(),
                 fileBytes(example + "dungeon.pdf").simplified());
    }

    void readingRefuses_data() {
        QTest::addColumn<QByteArray>("hex");
        QTest::addColumn<QString>("says");
        const QByteArray header = "00030403c60c1e007e111b21c89581a4";
        QTest::newRow("nothing") << QByteArray() << "byte 0: expected 8 more bytes of the file header";
        QTest::newRow("no version") << QByteArray(72, '0') << "byte 0: expected the version of the game";
        QTest::newRow("header only") << header << "byte 16: expected 4 more bytes";
        QTest::newRow("many dungeons")
            << header + "ff000000" << "byte 16: expected a number of dungeons of at most 0, not 255";
        QTest::newRow("left over") << header + "0000000001" << "byte 20: expected the end of the file, but 1";
        QTest::newRow("cut off") << header + "01000000" + QByteArray(80, '0')
                                 << "byte 60: expected 8 more bytes of a dungeon (which begins at byte 20)";
    }
    void readingRefuses() {
        QFETCH(const QByteArray, hex);
        QFETCH(const QString, says);
        const Result<dgn::Decoded> decoded = dgn::decode(QByteArray::fromHex(hex).toStdString());
        QVERIFY(!decoded);
        QVERIFY2(QString::fromStdString(decoded.error().message).contains(says),
                 decoded.error().message.c_str());
    }

    void bigEndian() {
        CompiledDungeon dungeon;
        dungeon.dungeons.resize(1);
        CompiledDungeonPart& part = dungeon.dungeons[0];
        part.name.overwrite("a longer name");
        part.name.overwrite("short");
        part.size = {-3, 7};
        part.flags = 0x40;
        part.levels.push_back(
            {.place = {-32, 31}, .chance = 1000, .count = -2, .chain = 3, .flags = 1, .bones = '\xe9'});
        part.branches.push_back({.place = {1, -1}, .chain = -2, .type = 3, .up = 1});
        for (const bool longs64 : {true, false}) {
            for (const std::endian order : {std::endian::little, std::endian::big}) {
                const Target target = usualTarget("nethack-3.4.3", {longs64, order}).value();
                const Result<dgn::Decoded> back = dgn::decode(dgn::encode(dungeon, target).value());
                QVERIFY2(back.has_value(), back ? "" : back.error().message.c_str());
                QVERIFY(back->dungeon == dungeon);
                QVERIFY(back->target == target);
            }
        }
    }

    void commandLine_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("says");
        QTest::newRow("unknown option") << QStringList{"--frob", "f.pdf"} << 2 << "unknown option “--frob”";
        QTest::newRow("no value") << QStringList{"f.pdf", "-o"} << 2 << "-o needs a value";
        QTest::newRow("unknown game") << QStringList{"--target", "rogue"} << 2 << "rogue";
        QTest::newRow("wrong name") << QStringList{"f.txt"} << 1 << "“f.txt” must end in .pdf or .def";
        QTest::newRow("no name") << QStringList{".pdf"} << 1 << "“.pdf” leaves no name";
        QTest::newRow("missing") << QStringList{"-x.pdf"} << 1 << "Cannot open “-x.pdf”";
    }
    void commandLine() {
        QFETCH(const QStringList, arguments);
        QFETCH(const int, status);
        QFETCH(const QString, says);
        std::vector<std::string> words;
        for (const QString& argument : arguments)
            words.push_back(argument.toStdString());
        MemoryFileStore store;
        const Outcome outcome = compile(store, words, {}, "lp64", games[0]);
        QCOMPARE(outcome.status, status);
        QVERIFY2(outcome.text.contains(says), qPrintable(outcome.text));
        QVERIFY(store.files().empty());
    }

    void options() {
        MemoryFileStore store;
        const std::string text = "DUNGEON: \"A\" \"AA\" (5,0)\n";
        QVERIFY(store.replace("in/d.def", text));
        QVERIFY(store.replace("bad.pdf", "DUNGEON\n"));
        const Outcome outcome =
            compile(store, {"--json", "-o", "out", "in/d.def", "bad.pdf"}, {}, "lp64", games[0]);
        QCOMPARE(outcome.status, 1);
        QCOMPARE(fileIn(store, "out/d").size(), 112);
        QCOMPARE(fileIn(store, "out/bad"), "");
        const QList<QByteArray> lines = outcome.text.toUtf8().trimmed().split('\n');
        const QJsonObject first = QJsonDocument::fromJson(lines.front()).object();
        QCOMPARE(first["code"].toString(), "bad-bones-marker");
        QCOMPARE(first["column"].toInt(), 14);
        QCOMPARE(first["compilerLine"].toInt(), 1);
        QCOMPARE(first["fixes"][0]["edits"][0]["text"].toString(), "\"none\"");
        QCOMPARE(QJsonDocument::fromJson(lines.back()).object()["compilerLine"].toInt(), 2);

        QVERIFY(store.replace("own.lev", fileIn(store, "out/d").replace(8, 1, "\x99").toStdString()));
        QCOMPARE(compile(store, {"--header-from", "own.lev", "in/d.def"}, {}, "lp64", games[0]).status, 1);
        QCOMPARE(fileIn(store, "in/d").mid(8, 1), "\x99");
    }

    void exports() {
        LEVWRIGHT_NEEDS_SHARED();
        const GamePtr game = loadGame("nethack-3.4.3").value();
        const Target target = usualTarget("nethack-3.4.3", {}).value();
        const auto treeOf = [&](const QByteArray& text) {
            return parseDungeon(game->dungeonDialect(), TextSnapshot(text.toStdString()),
                                DungeonForm::Definition);
        };
        const QString corpus = sharedFolder() + "/corpus/nethack-3.4.3";
        MemoryFileStore store;
        const Result<ExportedDungeon> exported = exportDungeon(
            *game, treeOf(fileBytes(corpus + "/des/dungeon.def")), target, "out/dungeon", store);
        QVERIFY(exported.has_value());
        QCOMPARE(exported->size, std::size_t(2508));
        QCOMPARE(fileIn(store, "out/dungeon").toHex(), fileBytes(corpus + "/golden-lp64/dungeon").toHex());
        for (const char* bad : {"", "DUNGEON: \"A\" \"AA\" (5,0)\n", "DUNGEON\n"})
            QVERIFY(!exportDungeon(*game, treeOf(bad), target, "out/other", store));
        QVERIFY(!store.exists("out/other"));
    }
};

LEVWRIGHT_TEST(DgnCompTest)

} // namespace levwright::dgn_comp_test

#include "DgnCompTest.moc"
