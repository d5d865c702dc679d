// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/LevComp.h"

#include "core/formats/lev34/LevFile.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

#include <sstream>

namespace levwright::lev_comp_test {
namespace {

// A folder without subfolders: what belongs into another folder cannot be written.
class OneFolder : public MemoryFileStore {
public:
    Result<void> replace(const std::filesystem::path& path, std::string_view bytes) override {
        if (path.has_parent_path())
            return failure("There is no such folder.");
        ++timesWritten[path];
        return MemoryFileStore::replace(path, bytes);
    }
    std::map<std::filesystem::path, int> timesWritten;
};

struct Outcome {
    int status = 0;
    QStringList messages; // "line 7 error", "line 8 warning", "2 errors"; other lines are ignored
    QMap<QString, QByteArray> files;
    QString text;
};

QStringList messagesOf(const QString& text) {
    static const QRegularExpression placed(QStringLiteral("^.*: line (\\d+) : (WARNING : )?"));
    static const QRegularExpression summary(
        QStringLiteral("^.* : (\\d+) errors detected\\. No output created!$"));
    static const QRegularExpression ownWarning(QStringLiteral(" \\[[a-z-]+\\]$"));
    QStringList messages;
    for (const QString& line : text.split('\n')) {
        if (const auto match = placed.match(line); match.hasMatch() && !ownWarning.match(line).hasMatch())
            messages << QStringLiteral("line %1 %2")
                            .arg(match.captured(1), match.hasCaptured(2) ? "warning" : "error");
        else if (const auto sum = summary.match(line); sum.hasMatch())
            messages << sum.captured(1) + QStringLiteral(" errors");
    }
    return messages;
}

Outcome compile(MemoryFileStore& store, std::vector<std::string> arguments, const std::string& input,
                const QString& abi, const QString& game = QStringLiteral("nethack-3.4.3")) {
    // An option with dashes does not change the meaning of the other arguments.
    const bool readsInput = arguments.empty();
    arguments.insert(arguments.begin(), {"--abi", abi.toStdString(), "--target", game.toStdString()});
    const std::map<std::filesystem::path, std::string> before = store.files();
    std::istringstream in(input);
    std::ostringstream out;
    std::ostringstream errors;
    Outcome outcome;
    outcome.status = cli::levComp(arguments, cli::Console{store, in, out, errors});
    outcome.text = QString::fromStdString(errors.str());
    outcome.messages = messagesOf(outcome.text);
    for (const auto& [path, bytes] : store.files()) {
        if (!before.contains(path))
            outcome.files.insert(QString::fromStdString(path.string()), QByteArray::fromStdString(bytes));
    }
    if (!readsInput && in.tellg() != 0)
        QTest::qFail("standard input was read", __FILE__, __LINE__);
    return outcome;
}

std::vector<std::string> stringsOf(const QJsonValue& array) {
    std::vector<std::string> strings;
    for (const QJsonValue& value : array.toArray())
        strings.push_back(value.toString().toStdString());
    return strings;
}

// Characters in the corpus stand for bytes.
std::string bytesOf(const QJsonValue& text) {
    return text.toString().toLatin1().toStdString();
}

const QStringList games{QStringLiteral("nethack-3.4.3"), QStringLiteral("nethack-3.2.2")};

void fill(MemoryFileStore& store, const QJsonObject& row) {
    const QJsonObject files = row["files"].toObject();
    for (auto file = files.begin(); file != files.end(); ++file)
        QVERIFY(store.MemoryFileStore::replace(file.key().toStdString(), bytesOf(file.value())));
}

} // namespace

class LevCompTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void corpus_data() {
        LEVWRIGHT_NEEDS_SHARED();
        QTest::addColumn<QJsonObject>("row");
        QTest::addColumn<QString>("abi");
        QTest::addColumn<QString>("game");
        for (const QString& game : games) {
            for (const QString file : {"cases.jsonl", "mutations.jsonl"}) {
                for (const QJsonObject& row : corpusRows(game, file)) {
                    // Leaking from one file into the next is a bug of the original that we do not have.
                    const bool leaks = row["tags"].toArray().contains("leak");
                    if (leaks && !row["name"].toString().endsWith("in the same file"))
                        continue;
                    for (const char* abi : {"lp64", "ilp32"})
                        QTest::newRow(qPrintable(game + ' ' + row["name"].toString() + ' ' + abi))
                            << row << abi << game;
                }
            }
        }
    }
    void corpus() {
        QFETCH(const QJsonObject, row);
        QFETCH(const QString, abi);
        QFETCH(const QString, game);
        OneFolder store;
        fill(store, row);
        const Outcome outcome = compile(store, stringsOf(row["argv"]), bytesOf(row["stdin"]), abi, game);
        const QJsonObject expected = row["expect"][abi].toObject();
        const QString original = expected["stderr"].toString();
        const QByteArray both = ("game: " + original + "\nours: " + outcome.text).toUtf8();
        QVERIFY2(outcome.messages == messagesOf(original), both);
        QVERIFY2(outcome.status == expected["status"].toInt(), both);
        const QJsonObject files = expected["out"].toObject();
        QCOMPARE(QStringList(outcome.files.keys()), files.keys());
        for (auto file = files.begin(); file != files.end(); ++file) {
            QByteArray golden = file.value().toString().toLatin1();
            // The game's compiler does not truncate a file that it writes a second time.
            if (store.timesWritten[file.key().toStdString()] > 1)
                golden.truncate(outcome.files[file.key()].size() * 2);
            QCOMPARE(outcome.files[file.key()].toHex(), golden);
        }
    }

    // Where the game's compiler crashes or reads outside its tables, ours reports an error or succeeds.
    void crashes_data() {
        LEVWRIGHT_NEEDS_SHARED();
        QTest::addColumn<QJsonObject>("row");
        int number = 0;
        for (const QJsonObject& row : corpusRows("nethack-3.4.3", "crashes.jsonl"))
            QTest::newRow(qPrintable(QString::number(++number) + ' ' + row["name"].toString())) << row;
    }
    void crashes() {
        QFETCH(const QJsonObject, row);
        for (const auto& [game, abi] :
             {std::pair(games[0], "lp64"), {games[0], "ilp32"}, {games[1], "lp64"}, {games[1], "ilp32"}}) {
            OneFolder store;
            fill(store, row);
            const Outcome outcome = compile(store, stringsOf(row["argv"]), {}, abi, game);
            const bool failed = !outcome.messages.filter("error").isEmpty();
            QVERIFY2(outcome.status == (failed ? 1 : 0), qPrintable(outcome.text));
            QCOMPARE(outcome.files.isEmpty(), failed);
        }
    }

    // The expected results: lev-3.4.3, section 12.
    void crashesInOrder_data() {
        QTest::addColumn<QString>("rest");
        QTest::addColumn<QStringList>("messages");
        const QString part = "NOMAP\n";
        const QString map = "GEOMETRY:center,center\nMAP\n.....\n.....\n.....\nENDMAP\n";
        const QStringList fine;
        const auto errorAt = [](int line) {
            return QStringList{QStringLiteral("line %1 error").arg(line), QStringLiteral("1 errors")};
        };
        QTest::newRow("place without a map") << part + "MONSTER:'a',random,(3,3)\n" << fine;
        QTest::newRow("door without a map") << part + "DOOR:open,(3,3)\n" << errorAt(3);
        QTest::newRow("drawbridge without a map") << part + "DRAWBRIDGE:(3,3),north,open\n" << errorAt(3);
        QTest::newRow("irregular without a map") << part + "REGION:(1,1,2,2),lit,\"ordinary\",filled,true\n"
                                                 << errorAt(3);
        QTest::newRow("region without a map") << part + "REGION:(1,1,2,2),lit,\"ordinary\"\n" << fine;
        QTest::newRow("wallify without a map") << part + "WALLIFY\n" << fine;
        QTest::newRow("22 rows") << "GEOMETRY:left,top\nMAP\n" + QString("...\n").repeated(22) + "ENDMAP\n"
                                 << errorAt(2);
        QTest::newRow("4096 bytes") << "GEOMETRY:left,top\nMAP\n" + QString("0").repeated(4096) +
                                           ".\nENDMAP\n"
                                    << errorAt(2);
        QTest::newRow("11 parts") << part.repeated(11) << errorAt(1);
        QTest::newRow("door below the map") << map + "DOOR:open,(0,3)\n" << errorAt(8);
        QTest::newRow("drawbridge at the edge") << map + "DRAWBRIDGE:(0,0),north,open\n" << errorAt(8);
        QTest::newRow("region with swapped rows") << map + "REGION:(1,50,2,1),lit,\"ordinary\"\n"
                                                  << QStringList{"line 8 error", "line 8 error", "2 errors"};
    }
    void crashesInOrder() {
        QFETCH(const QString, rest);
        QFETCH(const QStringList, messages);
        OneFolder store;
        QVERIFY(store.replace("f.des", "MAZE:\"a\",' '\n" + rest.toStdString()));
        const Outcome outcome = compile(store, {"-w", "f.des"}, {}, "lp64");
        QVERIFY2(outcome.messages == messages, qPrintable(outcome.text));
        QCOMPARE(outcome.status, messages.isEmpty() ? 0 : 1);
    }

    void stockFiles_data() {
        LEVWRIGHT_NEEDS_SHARED();
        QTest::addColumn<QString>("abi");
        QTest::addColumn<QString>("game");
        for (const QString& game : games) {
            for (const char* abi : {"lp64", "ilp32"})
                QTest::newRow(qPrintable(game + ' ' + abi)) << abi << game;
        }
    }
    // All levels of one run equal the golden ones.
    void stockFiles() {
        QFETCH(const QString, abi);
        QFETCH(const QString, game);
        OneFolder store;
        std::vector<std::string> names;
        for (const QString& path : ::stockFiles(game)) {
            names.push_back(QFileInfo(path).fileName().toStdString());
            QVERIFY(store.MemoryFileStore::replace(names.back(), fileBytes(path).toStdString()));
        }
        const Outcome outcome = compile(store, names, {}, abi, game);
        QCOMPARE(outcome.text, QString());
        QCOMPARE(outcome.status, 0);
        const QString goldens = sharedFolder() + "/corpus/" + game + "/golden-" + abi + '/';
        for (auto file = outcome.files.begin(); file != outcome.files.end(); ++file)
            QCOMPARE(file.value().toHex(), fileBytes(goldens + file.key()).toHex());
        QCOMPARE(outcome.files.size(), QDir(goldens).entryList({"*.lev"}).size());
    }

    // Accepted with these bytes, or rejected at that line, by the rules of lev-3.4.3, sections 3 and 6.
    void rules_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("messages");
        const QString room = "LEVEL:\"a\"\nROOM:\"ordinary\",lit,(1,1),(left,top),(9,9)\n";
        const QString maze = "MAZE:\"a\",' '\n";
        const QString map = "GEOMETRY:center,center\nMAP\n-----\n|...|\n|...|\n|...|\n-----\nENDMAP\n";
        const auto row = [](const char* name, const QString& text, const QStringList& messages = {}) {
            QTest::newRow(name) << text << messages;
        };
        const QStringList wrongDoor{"line 3 error", "1 errors"};
        row("random door", room + "DOOR:false,closed,random,random\n");
        row("random wall, position -1", room + "DOOR:false,closed,random,-1\n");
        row("random wall, position -01", room + "DOOR:false,closed,random,-01\n");
        row("random wall, position 4294967295", room + "DOOR:false,closed,random,4294967295\n");
        row("random wall, position -2", room + "DOOR:false,closed,random,-2\n", wrongDoor);
        row("random wall, position 0", room + "DOOR:false,closed,random,0\n", wrongDoor);
        // Its byte equals that of -1, but its number does not.
        row("random wall, position 255", room + "DOOR:false,closed,random,255\n", wrongDoor);
        row("stated wall, position -1", room + "DOOR:false,closed,north,-1\n");
        row("corridor to the door -1", room + "CORRIDOR:(0,west,-1),(0,east,random)\n");
        row("map in a statement", maze + "\nGEOMETRY:center\nMAP\n...\nENDMAP\n", {"line 6 error"});
        row("bad row in a statement", maze + "\nGEOMETRY:center\nMAP\n...\n.!.\nENDMAP\n", {"line 6 error"});
        row("unended map in a statement", maze + "\nGEOMETRY:center\nMAP\n...\n...\n", {"line 7 error"});
        row("map where it has no say", maze + "NOMAP\nMAP\n...\n...\nENDMAP\n", {"line 6 error"});
        row("edge of a swapped region", maze + map + "REGION:(3,3,2,2),lit,\"ordinary\"\n",
            {"line 10 error", "line 10 warning", "1 errors"});
        row("edge of a region swapped one way", maze + map + "REGION:(3,2,2,3),lit,\"ordinary\"\n",
            {"line 10 error", "line 10 warning", "1 errors"});
        row("corners of a swapped region in rock", maze + map + "REGION:(1,3,3,1),lit,\"ordinary\"\n",
            {"line 10 error", "1 errors"});
        row("swapped region at the edge", maze + map + "REGION:(4,3,1,1),lit,\"ordinary\"\n",
            {"line 10 error", "line 10 warning", "1 errors"});
        row("region that leaves the map", maze + map + "REGION:(1,50,2,1),lit,\"ordinary\"\n",
            {"line 10 error", "line 10 error", "2 errors"});
    }
    void rules() {
        QFETCH(const QString, text);
        QFETCH(const QStringList, messages);
        for (const QString& game : games) {
            for (const char* abi : {"lp64", "ilp32"}) {
                if (text.contains("4294967295") && qstrcmp(abi, "ilp32") == 0)
                    continue; // a 32-bit long ends before it
                OneFolder store;
                QVERIFY(store.replace("f.des", text.toStdString()));
                const Outcome outcome = compile(store, {"-w", "f.des"}, {}, abi, game);
                QVERIFY2(outcome.messages == messages, qPrintable(outcome.text));
                QCOMPARE(outcome.files.size(), messages.filter("error").isEmpty() ? 1 : outcome.files.size());
            }
        }
    }

    // A random value, and the number that stands for random, compile to the same bytes.
    void minusOneIsRandom_data() {
        QTest::addColumn<QString>("written");
        QTest::addColumn<QString>("random");
        const QString room = "LEVEL:\"a\"\nROOM:\"ordinary\",lit,(1,1),(left,top),%1\n";
        const QString nine = room.arg("(9,9)");
        const QString maze = "MAZE:\"a\",' '\nINIT_MAP:'.',' ',true,true,lit,true\nNOMAP\n";
        const auto row = [](const QString& text, const char* written, const char* random) {
            const QString statement = text.arg(written).section('\n', -3, -2);
            QTest::newRow(qPrintable(statement)) << text.arg(written) << text.arg(random);
        };
        row(nine + "DOOR:random,random,random,%1\n", "-1", "random");
        row(nine + "DOOR:true,open,east,%1\n", "-1", "random");
        row(nine + "GOLD:%1,(1,1)\n", "-1", "random");
        row(nine + "OBJECT:'(',random,(1,1),blessed,%1\n", "-127", "random");
        row(nine + "FOUNTAIN:%1\n", "(-11,-11)", "random");
        row(nine + "FOUNTAIN:%1\n", "(-1,-1)", "place[0]");
        row(nine + "CORRIDOR:(0,west,%1),(0,east,0)\n", "-1", "random");
        row(room + "NAME:\"size\"\n", "(-1,-1)", "random");
        row(maze + "GOLD:%1,(1,1)\n", "-1", "random");
        row(maze + "TRAP:random,%1\n", "(-11,-11)", "random");
        row(maze + "MAZEWALK:%1,north\n", "(-11,-11)", "random");
        row(maze + "OBJECT:%1,random,(1,1)\n", "object[-246]", "random");
    }
    void minusOneIsRandom() {
        QFETCH(const QString, written);
        QFETCH(const QString, random);
        for (const QString& game : games) {
            for (const char* abi : {"lp64", "ilp32"}) {
                QMap<QString, QByteArray> files[2];
                for (int i = 0; i < 2; ++i) {
                    OneFolder store;
                    QVERIFY(store.replace("f.des", (i == 0 ? written : random).toStdString()));
                    const Outcome outcome = compile(store, {"-w", "f.des"}, {}, abi, game);
                    QCOMPARE(outcome.text, QString());
                    files[i] = outcome.files;
                }
                QCOMPARE(files[0].size(), 1);
                QCOMPARE(files[0], files[1]);
            }
        }
    }

    void commandLine_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("says");
        QTest::newRow("unknown option") << QStringList{"--frob", "f.des"} << 2 << "unknown option “--frob”";
        QTest::newRow("no value") << QStringList{"f.des", "-o"} << 2 << "-o needs a value";
        QTest::newRow("unknown ABI") << QStringList{"--abi", "vax"} << 2 << "unknown ABI “vax”";
        QTest::newRow("unknown game") << QStringList{"--target", "rogue"} << 2 << "rogue";
        QTest::newRow("folder") << QStringList{"."} << 2 << "“.” is a folder";
        QTest::newRow("missing") << QStringList{"-x"} << 1 << "Cannot open “-x”";
    }
    void commandLine() {
        QFETCH(const QStringList, arguments);
        QFETCH(const int, status);
        QFETCH(const QString, says);
        std::vector<std::string> words;
        for (const QString& argument : arguments)
            words.push_back(argument.toStdString());
        MemoryFileStore store;
        std::istringstream in;
        std::ostringstream out;
        std::ostringstream errors;
        QCOMPARE(int(cli::levComp(words, cli::Console{store, in, out, errors})), status);
        QVERIFY2(QString::fromStdString(errors.str()).contains(says), errors.str().c_str());
        QCOMPARE(QString::fromStdString(errors.str()).count('\n'), 1);
    }

    void outputFolder() {
        MemoryFileStore store;
        QVERIFY(store.replace("f.des", "MAZE:\"a\",' '\nNOMAP\n"));
        const Outcome outcome = compile(store, {"-o", "levels", "f.des"}, {}, "lp64");
        QCOMPARE(outcome.status, 0);
        QCOMPARE(outcome.files.keys(), QStringList{"levels/a.lev"});
    }

    // Like the original, which keeps what it did not write.
    void countsCorridorsOnAfterAnError() {
        OneFolder store;
        const std::string room = "ROOM:\"ordinary\",lit,random,random,random\n";
        std::string text = "LEVEL:\"a.b\"\n" + room;
        for (int i = 0; i < 100; ++i)
            text += "CORRIDOR:(0,north,0),(0,south,0)\n";
        const std::string broken = text;
        text += "LEVEL:\"c\"\n" + broken.substr(broken.find('\n') + 1);
        QVERIFY(store.replace("f.des", text));
        const Outcome outcome = compile(store, {"f.des"}, {}, "lp64");
        QCOMPARE(outcome.status, 1);
        // 27 of the second level's 100 still fit. The original gives up at the error after the 25th.
        QCOMPARE(outcome.text.count("At most 127 CORRIDOR statements"), 25);
    }

    // Errors in one file have no effect on the next.
    void startsAfresh() {
        OneFolder store;
        const std::string level = "\",' '\nMESSAGE:\"hello\"\nNOMAP\nGOLD:1,random\n";
        QVERIFY(store.replace("bad.des", "MAZE:\"x.y" + level + "MAP\n...\n!\n"));
        QVERIFY(store.replace("good.des", "MAZE:\"a" + level));
        const Outcome alone = compile(store, {"good.des"}, {}, "lp64");
        OneFolder second;
        for (const char* name : {"bad.des", "good.des"})
            QVERIFY(second.replace(name, store.read(name, 1000).value()));
        const Outcome behind = compile(second, {"bad.des", "good.des"}, {}, "lp64");
        QCOMPARE(behind.status, 1);
        QCOMPARE(behind.files, alone.files);
    }
};

LEVWRIGHT_TEST(LevCompTest)

} // namespace levwright::lev_comp_test

#include "LevCompTest.moc"
