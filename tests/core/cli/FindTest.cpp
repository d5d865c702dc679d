// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Program.h"
#include "tests/support/TestProgram.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <sstream>

namespace levwright::find_test {
namespace {

struct Outcome {
    int status = 0;
    QString output;
    QString errors;
};

Outcome run(FileStore& store, std::vector<std::string> arguments) {
    std::istringstream in;
    std::ostringstream out;
    std::ostringstream errors;
    arguments.insert(arguments.begin(), "find");
    const int status = cli::runProgram("levwright-cli", arguments, cli::Console{store, in, out, errors});
    return {status, QString::fromStdString(out.str()), QString::fromStdString(errors.str())};
}

const std::string level = "MAZE:\"a\",' '\nNOMAP\n# jackal\nMONSTER:'d',\"jackal\",(1,1)\n";

// Another program writes a file after it has been read twice.
struct ChangingStore : MemoryFileStore {
    Result<std::string> read(const std::filesystem::path& path, std::size_t most) const override {
        Result<std::string> bytes = MemoryFileStore::read(path, most);
        return ++m_reads > 1 && bytes ? *bytes + "# more\n" : bytes;
    }
    mutable int m_reads = 0;
};

} // namespace

class FindTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void finds() {
        MemoryFileStore store;
        QVERIFY(store.replace("a.des", level).has_value());
        const Outcome found = run(store, {"monster", "jackal", "a.des"});
        QCOMPARE(found.output, "a.des:4:14: MONSTER:'d',\"jackal\",(1,1)\n");
        QCOMPARE(found.status, 0);
        QCOMPARE(run(store, {"--json", "monster", "jackal", "a.des"}).output,
                 "{\"file\":\"a.des\",\"line\":4,\"column\":14,"
                 "\"before\":\"MONSTER:'d',\\\"jackal\\\",(1,1)\"}\n");
        QVERIFY(store.replace("a.lua", "local kinds = { \"jackal\" }\ndes.monster(kinds[1])\n").has_value());
        QCOMPARE(run(store, {"monster", "jackal", "a.lua"}).output,
                 "a.lua:1:18: maybe: local kinds = { \"jackal\" }\n");
        QVERIFY(run(store, {"--json", "monster", "jackal", "a.lua"}).output.endsWith(",\"maybe\":true}\n"));
        const Outcome none = run(store, {"monster", "newt", "a.des"});
        QCOMPARE(none.status, 1);
        QCOMPARE(none.output + none.errors, QString());
    }

    void replaces() {
        MemoryFileStore store;
        QVERIFY(store.replace("a.des", level).has_value());
        const QString shown = "a.des:4:10: MONSTER:'d',\"jackal\",(1,1)\n"
                              "a.des:4:10: becomes: MONSTER:':',\"newt\",(1,1)\n";
        const std::vector<std::string> dry{"--dry-run", "--replace-by", "newt", "monster", "jackal", "a.des"};
        QCOMPARE(run(store, dry).output, shown);
        QCOMPARE(store.files().at("a.des"), level);
        const Outcome done = run(store, {"--replace-by", "newt", "monster", "jackal", "a.des"});
        QCOMPARE(done.output, shown);
        QCOMPARE(done.status, 0);
        QCOMPARE(store.files().at("a.des"), "MAZE:\"a\",' '\nNOMAP\n# jackal\nMONSTER:':',\"newt\",(1,1)\n");
    }

    void refuses() {
        ChangingStore store;
        QVERIFY(store.replace("a.des", level).has_value());
        const Outcome unknown = run(store, {"--replace-by", "newtt", "monster", "jackal", "a.des"});
        QCOMPARE(unknown.status, 1);
        QCOMPARE(unknown.errors, "a.des: nethack-3.4.3 knows no monster “newtt”.\n");
        store.m_reads = 0;
        const Outcome changed = run(store, {"--replace-by", "newt", "monster", "jackal", "a.des"});
        QCOMPARE(changed.status, 1);
        QCOMPARE(changed.errors, "a.des: it has changed meanwhile, so nothing was written\n");
        QCOMPARE(store.files().at("a.des"), level);
        QCOMPARE(run(store, {"monster", "jackal", "b.des"}).status, 2);
        QCOMPARE(run(store, {"monster", "jackal"}).status, 2);
        QCOMPARE(
            run(store, {"beast", "jackal", "a.des"}).errors,
            "find: there is no kind “beast”; the kinds are monster, object, trap, terrain, room type, flag, "
            "register, variable\n");
    }

    // Files of all games in a folder, each in its language.
    void looksIntoFolders() {
        const QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkpath("more/.hidden"));
        const auto put = [&](const char* name, const QByteArray& text) {
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
        };
        put("a.des", QByteArray::fromStdString(level));
        put("more/b.lua", "des.level_init({ style = \"solidfill\", fg = \" \" })\ndes.monster(\"jackal\")\n");
        put("more/c.txt", "jackal");
        put("more/.hidden/d.des", QByteArray::fromStdString(level));
        DiskFileStore store;
        const Outcome done =
            run(store, {"--replace-by", "fox", "monster", "jackal", folder.path().toStdString()});
        QCOMPARE(done.status, 0);
        QCOMPARE(done.output.count("becomes"), 2);
        QFile script(folder.filePath("more/b.lua"));
        QVERIFY(script.open(QIODevice::ReadOnly) && script.readAll().contains("des.monster(\"fox\")"));
    }
};

LEVWRIGHT_TEST(FindTest)

} // namespace levwright::find_test

#include "FindTest.moc"
