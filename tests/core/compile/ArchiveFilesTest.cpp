// SPDX-License-Identifier: GPL-3.0-or-later
// levwright-cli archive.
#include "app/cli/Program.h"
#include "core/archive/Archive.h"
#include "core/formats/FileForms.h"
#include "core/formats/lev34/LevFile.h"
#include "tests/support/Libraries.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"

#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <sstream>

namespace levwright::archive_files_test {
namespace {

struct Outcome {
    int status = 0;
    QByteArray output;
    QByteArray errors;
};

Outcome run(FileStore& store, std::vector<std::string> arguments, const std::string& input = {}) {
    arguments.insert(arguments.begin(), "archive");
    std::istringstream in(input);
    std::ostringstream out;
    std::ostringstream errors;
    const int status = cli::runProgram("levwright-cli", arguments, cli::Console{store, in, out, errors});
    return {status, QByteArray::fromStdString(out.str()), QByteArray::fromStdString(errors.str())};
}

std::string level() {
    return lev34::encode({}, usualTarget("nethack-3.4.3", {}).value()).value();
}

std::string sample() {
    return libraryOf({{"help", "text\n"},
                      {"a.lev", level()},
                      {"other.lev", "of no known game"},
                      {"dungeon", dungeonFile()},
                      {"../up", "out of the folder"}});
}

MemoryFileStore storeWith(const std::string& library) {
    MemoryFileStore store;
    store.replace("nhdat", library).value();
    return store;
}

std::string fileIn(const FileStore& store, const std::string& path) {
    return store.read(path, std::size_t(1) << 24U).value_or("no such file");
}

} // namespace

class ArchiveFilesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void lists() {
        MemoryFileStore store = storeWith(sample());
        const Outcome listed = run(store, {"list", "nhdat"});
        QCOMPARE(listed.errors, "");
        QCOMPARE(listed.status, 0);
        QCOMPARE(listed.output, "       5  help\n"
                                "      52  a.lev  (level of nethack-3.4.3)\n"
                                "      16  other.lev  (level of no known game)\n"
                                "     120  dungeon  (dungeon of nethack-3.6)\n"
                                "      17  ../up\n");
    }

    void listsForPrograms() {
        MemoryFileStore store = storeWith(sample());
        QCOMPARE(run(store, {"list", "--json", "nhdat"}).output,
                 "{\"name\":\"help\",\"size\":5}\n"
                 "{\"name\":\"a.lev\",\"size\":52,\"holds\":\"level\",\"game\":\"nethack-3.4.3\"}\n"
                 "{\"name\":\"other.lev\",\"size\":16,\"holds\":\"level\"}\n"
                 "{\"name\":\"dungeon\",\"size\":120,\"holds\":\"dungeon\",\"game\":\"nethack-3.6\"}\n"
                 "{\"name\":\"../up\",\"size\":17}\n");
    }

    void extracts() {
        MemoryFileStore store = storeWith(sample());
        QCOMPARE(run(store, {"extract", "nhdat", "help", "a.lev"}).status, 0);
        QCOMPARE(fileIn(store, "./help"), "text\n");
        QVERIFY(fileIn(store, "./a.lev") == level());
        QCOMPARE(run(store, {"extract", "nhdat", "help", "-o", "new.txt"}).status, 0);
        QCOMPARE(fileIn(store, "new.txt"), "text\n");
        QCOMPARE(run(store, {"extract", "nhdat", "help", "-o", "-"}).output, "text\n");
        QCOMPARE(run(store, {"extract", "-", "help", "-o", "-"}, sample()).output, "text\n");
        QVERIFY(fileIn(store, "nhdat") == sample());
    }

    void extractsAllOrNothing_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("message");
        QTest::newRow("into another folder")
            << "../up" << QByteArray("“../up” cannot be the name of a file: it contains a slash");
        QTest::newRow("absolute") << "/etc/up" << QByteArray("“/etc/up” cannot be the name of a file");
        QTest::newRow("parent") << ".." << QByteArray("“..” cannot be the name of a file: it means a folder");
        QTest::newRow("too long") << QString(300, 'a') << QByteArray("it has 300 bytes");
    }
    void extractsAllOrNothing() {
        QFETCH(const QString, name);
        QFETCH(const QByteArray, message);
        MemoryFileStore store = storeWith(libraryOf({{"a", "1"}, {name.toStdString(), "2"}}));
        const Outcome extracted = run(store, {"extract", "nhdat"});
        QCOMPARE(extracted.status, 1);
        QVERIFY2(extracted.errors.contains(message), extracted.errors);
        QCOMPARE(store.files().size(), std::size_t(1));
    }

    void equalNamesAreNotExtractedTogether() {
        Archive archive;
        QVERIFY(archive.add("a", "1") && archive.add("b", "2"));
        std::string library = archive.write().value();
        library[library.find("nb ") + 1] = 'a';
        MemoryFileStore store = storeWith(library);
        const Outcome extracted = run(store, {"extract", "nhdat"});
        QCOMPARE(extracted.status, 1);
        QCOMPARE(extracted.errors, "Both entry 1 and entry 2 become “./a”.\n");
        QCOMPARE(run(store, {"extract", "nhdat", "a", "-o", "-"}).output, "1");
    }

    void replaces() {
        MemoryFileStore store = storeWith(sample());
        QVERIFY(store.replace("new/help", "longer text"));
        QCOMPARE(run(store, {"replace", "nhdat", "new/help"}).errors, "");
        const Archive changed = Archive::parse(fileIn(store, "nhdat")).value();
        QCOMPARE(changed.find("help")->content, "longer text");
        QVERIFY(changed.find("a.lev")->content == level());
        QCOMPARE(run(store, {"replace", "nhdat", "--name", "help", "-"}, "text\n").status, 0);
        QVERIFY(fileIn(store, "nhdat") == sample());
    }

    void writesElsewhere() {
        MemoryFileStore store = storeWith(sample());
        QCOMPARE(run(store, {"remove", "nhdat", "help", "../up", "-o", "new"}).status, 0);
        QVERIFY(fileIn(store, "nhdat") == sample());
        QCOMPARE(Archive::parse(fileIn(store, "new")).value().entries().size(), std::size_t(3));
        const Outcome piped = run(store, {"remove", "-", "help", "../up"}, sample());
        QCOMPARE(QString::fromLatin1(piped.output), QString::fromLatin1(fileIn(store, "new")));
    }

    void addsAndMakes() {
        MemoryFileStore store;
        QVERIFY(store.replace("help", "text\n"));
        QVERIFY(store.replace("x.lev", level()));
        QCOMPARE(run(store, {"add", "nhdat", "help"}).errors, "");
        QCOMPARE(run(store, {"add", "nhdat", "x.lev", "--name", "a.lev"}).errors, "");
        QVERIFY(fileIn(store, "nhdat") == libraryOf({{"help", "text\n"}, {"a.lev", level()}}));
    }

    void refuses_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("message");
        const auto row = [](const char* arguments, int status, const char* message) {
            QTest::newRow(arguments) << QString(arguments).split(' ', Qt::SkipEmptyParts) << status
                                     << QByteArray(message);
        };
        row("", 2, "archive: no action given; see --help");
        row("show nhdat", 2, "archive: unknown action “show”; see --help");
        row("list", 2, "archive: no library given; see --help");
        row("list nhdat help", 2, "archive: list needs only the library; see --help");
        row("list nhdat -o x", 2, "archive: list has no option -o; see --help");
        row("extract nhdat --name x", 2, "archive: extract has no option --name; see --help");
        row("remove nhdat", 2, "archive: no file given to remove; see --help");
        row("add nhdat", 2, "archive: no file given to add; see --help");
        row("add nhdat a b --name x", 2, "archive: --name is for one file; see --help");
        row("add nhdat -", 2, "archive: standard input needs a --name; see --help");
        row("add - - --name x", 2,
            "archive: standard input cannot be both the library and a file; see --help");
        row("list none", 1, "Cannot open “none”");
        row("replace none a.txt", 1, "Cannot open “none”");
        row("list a.txt", 1, "“a.txt” is not a valid data library: byte 0: expected the format revision");
        row("add a.txt a.txt", 1, "“a.txt” is not a valid data library: byte 0: ");
        row("extract nhdat none", 1, "The library has no file “none”.");
        row("extract nhdat help a.lev -o folder", 1, "“folder” is not a folder.");
        row("remove nhdat help none", 1, "The library has no file “none”.");
        row("replace nhdat a.txt", 1, "The library has no file “a.txt”.");
        row("add nhdat a.txt --name help", 1, "The library already has a file “help”.");
        row("add nhdat a.txt --name= ", 1, "“” cannot be the name of a file in a library: it is empty.");
        row("add nhdat none.txt", 1, "Cannot open “none.txt”");
    }
    void refuses() {
        QFETCH(const QStringList, arguments);
        QFETCH(const int, status);
        QFETCH(const QByteArray, message);
        MemoryFileStore store = storeWith(sample());
        QVERIFY(store.replace("a.txt", "text"));
        const std::map<std::filesystem::path, std::string> before = store.files();
        std::vector<std::string> words;
        for (const QString& word : arguments)
            words.push_back(word.toStdString());
        const Outcome outcome = run(store, words, "from standard input");
        QVERIFY2(outcome.errors.startsWith(message), outcome.errors);
        QCOMPARE(outcome.status, status);
        QCOMPARE(outcome.output, "");
        QVERIFY(store.files() == before);
    }

    // The list is correct, and extracting everything and building the library again in the order of the list
    // gives the same file.
    void rebuildsTheInstalledGames() {
        const QString path = QStringLiteral("/usr/lib/games/nethack/nhdat");
        if (!QFileInfo::exists(path))
            QSKIP("nethack-common is not installed: the library of a real game is not rebuilt");
        const QTemporaryDir folder;
        DiskFileStore disk;
        const std::string files = folder.path().toStdString();
        const Outcome listed = run(disk, {"list", path.toStdString()});
        QVERIFY(listed.output.contains("  castle.lev  (level of nethack-3.6)\n"));
        QVERIFY(listed.output.contains("  dungeon  (dungeon of nethack-3.6)\n"));
        QCOMPARE(run(disk, {"extract", path.toStdString(), "-o", files}).errors, "");
        std::vector<std::string> add{"add", files + "/rebuilt"};
        for (const QByteArray& line : listed.output.trimmed().split('\n'))
            add.push_back(files + '/' + line.simplified().split(' ')[1].toStdString());
        QVERIFY(add.size() > 100);
        QCOMPARE(run(disk, add).errors, "");
        QVERIFY(fileBytes(folder.filePath("rebuilt")) == fileBytes(path));
    }
};

LEVWRIGHT_TEST(ArchiveFilesTest)

} // namespace levwright::archive_files_test

#include "ArchiveFilesTest.moc"
