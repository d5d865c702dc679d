// SPDX-License-Identifier: GPL-3.0-or-later
// diff, merge and git-setup; git runs them, too.
#include "app/cli/Program.h"
#include "core/catalog/TileNumbers.h"
#include "core/tileset/BitmapFile.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"
#include "tests/support/TileSheets.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <sstream>

namespace levwright::versions_test {
namespace {

struct Outcome {
    int status = 0;
    QByteArray output;
    QByteArray errors;
};

Outcome run(FileStore& store, const std::vector<std::string>& arguments) {
    std::istringstream in;
    std::ostringstream out;
    std::ostringstream errors;
    const int status = cli::runProgram("levwright-cli", arguments, cli::Console{store, in, out, errors});
    return {status, QByteArray::fromStdString(out.str()), QByteArray::fromStdString(errors.str())};
}

const std::string head = "MAZE:\"a\",' '\nGEOMETRY:center,center\nMAP\n....\n....\nENDMAP\n";
const std::string orc = "MONSTER:'o',\"hill orc\",(0,0)\n";

MemoryFileStore storeWith(const std::vector<std::pair<std::string, std::string>>& files) {
    MemoryFileStore store;
    for (const auto& [name, text] : files)
        (void)store.replace(name, text);
    return store;
}

// A repository in a folder of its own, with settings of its own.
class Repository {
public:
    Repository() {
        m_environment = QProcessEnvironment::systemEnvironment();
        m_environment.insert("HOME", m_folder.path());
        m_environment.insert("GIT_CONFIG_NOSYSTEM", "1");
        for (const char* who : {"GIT_AUTHOR_NAME", "GIT_COMMITTER_NAME"})
            m_environment.insert(who, "Somebody");
        for (const char* who : {"GIT_AUTHOR_EMAIL", "GIT_COMMITTER_EMAIL"})
            m_environment.insert(who, "somebody@example.org");
        run("git", {"init", "-q", "-b", "main"});
    }

    // Empty if the program reports a failure.
    std::optional<QByteArray> run(const QString& program, const QStringList& arguments) {
        QProcess process;
        process.setProcessEnvironment(m_environment);
        process.setWorkingDirectory(m_folder.filePath(m_inside));
        process.setProcessChannelMode(QProcess::MergedChannels);
        process.start(program, arguments);
        constexpr int patience = 60000; // milliseconds
        if (!process.waitForFinished(patience) || process.exitStatus() != QProcess::NormalExit)
            return std::nullopt;
        m_said = process.readAll();
        return process.exitCode() == 0 ? std::optional(m_said) : std::nullopt;
    }
    // What the last program said, also if it failed.
    QByteArray said() const { return m_said; }

    void write(const QString& name, const QByteArray& text) const {
        QFile file(m_folder.filePath(m_inside + u'/' + name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(text), text.size());
    }
    QByteArray read(const QString& name) const {
        QFile file(m_folder.filePath(m_inside + u'/' + name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("there is no such file");
    }
    bool commit(const QString& message) {
        return run("git", {"add", "-A"}) && run("git", {"commit", "-q", "-m", message});
    }
    // From now on, programs run in that folder of the repository, and files lie there.
    void enter(const QString& folder) { m_inside = folder; }

private:
    QTemporaryDir m_folder;
    QString m_inside = QStringLiteral(".");
    QProcessEnvironment m_environment;
    QByteArray m_said;
};

// The rows of a test over the stock descriptions of NetHack 3.4.3.
void addStockDescriptions() {
    LEVWRIGHT_NEEDS_SHARED();
    QTest::addColumn<QString>("path");
    const QDir folder(sharedFolder() + "/corpus/nethack-3.4.3/des");
    for (const QString& name : folder.entryList({"*.des"}))
        QTest::newRow(qPrintable(name)) << folder.filePath(name);
}

QByteArray castle() {
    return fileBytes(sharedFolder() + "/corpus/nethack-3.4.3/des/castle.des");
}

} // namespace

class VersionsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void diff();
    void diffAsPicture();
    void diffForGit();
    void diffOfGames();
    void diffOfCompiled();
    void merge();
    void mergeConflict();
    void commandLine_data();
    void commandLine();
    void gitMerges();
    void gitConflict();
    void gitInWorktreesAndClones();
    void gitShowsCompiled();
    void gitShowsLibraries();
    void stockCompiled_data() { addStockDescriptions(); }
    void stockCompiled();
    void stockConverted_data() { addStockDescriptions(); }
    void stockConverted();
    void setupIsTakenBack();
};

void VersionsTest::diff() {
    MemoryFileStore store = storeWith({{"a.des", head + orc},
                                       {"b.des", head + "MONSTER:'o',\"hill orc\",(3,1)\n"},
                                       {"c.des", head + "\n" + orc}});
    const Outcome outcome = run(store, {"diff", "a.des", "b.des"});
    QCOMPARE(outcome.output, QByteArray("b.des:7: a: hill orc moved from 0,0 to 3,1\n"));
    QCOMPARE(outcome.status, int(cli::Failure));
    QCOMPARE(run(store, {"diff", "--json", "a.des", "b.des"}).output,
             QByteArray("{\"kind\":\"moved\",\"level\":\"a\",\"message\":\"hill orc moved from 0,0 to 3,1\","
                        "\"part\":0,\"cells\":[{\"x\":3,\"y\":1}],\"before\":{\"line\":7,\"endLine\":7},"
                        "\"after\":{\"line\":7,\"endLine\":7}}\n"));
    const Outcome same = run(store, {"diff", "a.des", "c.des"});
    QCOMPARE(same.output, QByteArray());
    QCOMPARE(same.status, int(cli::Success));
    QCOMPARE(run(store, {"diff", "--git", "x.des", "a.des", "1", "100644", "b.des", "2", "100644"}).output,
             QByteArray("x.des:7: a: hill orc moved from 0,0 to 3,1\n"));
}

void VersionsTest::diffAsPicture() {
    MemoryFileStore store = storeWith({{"a.des", head + orc},
                                       {"b.des", head + "MONSTER:'o',\"hill orc\",(3,1)\n"},
                                       {"dungeon.def", "DUNGEON: \"a\" \"D\" (1,2)\n"}});
    const Outcome outcome = run(store, {"diff", "--png", "c.png", "a.des", "b.des"});
    QCOMPARE(outcome.output, QByteArray("b.des:7: a: hill orc moved from 0,0 to 3,1\n"));
    QCOMPARE(outcome.status, int(cli::Failure));
    const Outcome picture = run(store, {"diff", "--png", "-", "a.des", "b.des"});
    QVERIFY(picture.output.startsWith("\x89PNG"));
    QCOMPARE(picture.output.toStdString(), store.files().at("c.png"));
    QVERIFY(run(store, {"diff", "--dark", "--png", "-", "a.des", "b.des"}).output != picture.output);
    QVERIFY(store.replace("tiles.bmp", bmpOfTiles(1057)).has_value());
    const Outcome tiles = run(store, {"diff", "--tileset", "tiles.bmp", "--png", "t.png", "a.des", "b.des"});
    QCOMPARE(tiles.errors, QByteArray());
    constexpr BitmapLimit limit{2000, 2'000'000};
    const Bitmap drawn = readBitmap(store.files().at("t.png"), "t.png", limit).value();
    const auto catalog = Catalog::load("nethack-3.4.3").value();
    const ThingKey orcKey{ThingKey::Kind::Monster, catalog->findMonster("hill orc", std::nullopt)->id};
    // A mark on a cell mixes its colour into the tile.
    QVERIFY(!std::ranges::contains(drawn.cells(), colorOfTile(*TileNumbers(*catalog).of(orcKey))));
    QVERIFY(std::ranges::contains(drawn.cells(), colorOfTile(*TileNumbers(*catalog).ofTerrain("floor"))));
    QCOMPARE(run(store, {"diff", "--tileset", "none.bmp", "--png", "n.png", "a.des", "b.des"}).status,
             int(cli::Unusable));
    const Outcome same = run(store, {"diff", "--png", "d.png", "a.des", "a.des"});
    QCOMPARE(same.status, int(cli::Success));
    const Outcome dungeon = run(store, {"diff", "--png", "e.png", "dungeon.def", "dungeon.def"});
    QCOMPARE(dungeon.errors, QByteArray("diff: only levels can be drawn\n"));
    QCOMPARE(dungeon.status, int(cli::Unusable));
}

// What git hands over for files that are in one version only, and for conflicts.
void VersionsTest::diffForGit() {
    MemoryFileStore store = storeWith({{"a.des", head}});
    const Outcome added =
        run(store, {"diff", "--git", "a.des", "/dev/null", ".", ".", "a.des", "1", "100644"});
    QCOMPARE(added.output, QByteArray("a.des:1: a: level “a” added\n"));
    QCOMPARE(added.status, int(cli::Success));
    const Outcome gone =
        run(store, {"diff", "--git", "a.des", "a.des", "1", "100644", "/dev/null", ".", "."});
    QCOMPARE(gone.output, QByteArray("a.des:1: a: level “a” removed\n"));
    const Outcome unmerged = run(store, {"diff", "--git", "a.des"});
    QCOMPARE(unmerged.output, QByteArray("* Unmerged path a.des\n"));
    QCOMPARE(unmerged.status, int(cli::Success));
}

void VersionsTest::diffOfGames() {
    MemoryFileStore store = storeWith({{"a.des", head + orc}});
    const QByteArray script = run(store, {"convert", "a.des", "--to", "nethack-3.7"}).output;
    QVERIFY(!script.isEmpty());
    (void)store.replace("a.lua", script.toStdString());
    const Outcome same = run(store, {"diff", "a.des", "a.lua"});
    QCOMPARE(same.output + same.errors, QByteArray());
    (void)store.replace("b.lua", QByteArray(script).replace("....\n....", "....\n..L.").toStdString());
    QCOMPARE(run(store, {"diff", "a.des", "b.lua"}).output.split(':').last(),
             QByteArray(" 1 cell of room floor became lava\n"));
}

void VersionsTest::diffOfCompiled() {
    MemoryFileStore store = storeWith({{"a.des", head + orc}, {"b.des", head}});
    QCOMPARE(run(store, {"lev_comp", "a.des"}).status, int(cli::Success));
    const Outcome same = run(store, {"diff", "a.des", "a.lev"});
    QCOMPARE(same.output + same.errors, QByteArray());
    QCOMPARE(run(store, {"diff", "b.des", "a.lev"}).output, QByteArray("a.lev: a: hill orc at 0,0 added\n"));
}

void VersionsTest::merge() {
    MemoryFileStore store = storeWith({{"base", head}, {"ours", head + orc}, {"theirs", "# mine\n" + head}});
    const Outcome outcome = run(store, {"merge", "--name", "a.des", "base", "ours", "theirs", "-o", "ours"});
    QCOMPARE(outcome.errors, QByteArray());
    QCOMPARE(outcome.status, int(cli::Success));
    QCOMPARE(store.files().at("ours"), "# mine\n" + head + orc);
}

void VersionsTest::mergeConflict() {
    MemoryFileStore store = storeWith({{"base.des", head + orc},
                                       {"ours.des", head + "MONSTER:'o',\"hill orc\",(1,0)\n"},
                                       {"theirs.des", head}});
    const Outcome outcome =
        run(store, {"merge", "--labels", "HEAD,topic", "--base", "base.des", "ours.des", "theirs.des"});
    QCOMPARE(outcome.status, int(cli::Failure));
    QCOMPARE(outcome.output,
             QByteArray::fromStdString(head + "<<<<<<< HEAD\nMONSTER:'o',\"hill orc\",(1,0)\n||||||| base\n" +
                                       orc + "=======\n>>>>>>> topic\n"));
    QCOMPARE(outcome.errors, QByteArray("ours.des: 1 conflict\n"));
}

void VersionsTest::commandLine_data() {
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QByteArray>("message");
    QTest::newRow("one file") << QStringList{"diff", "a.des"}
                              << QByteArray("diff: two files are needed; see --help\n");
    QTest::newRow("no such file") << QStringList{"diff", "a.des", "none.des"}
                                  << QByteArray("Cannot open “none.des”: No such file or directory.\n");
    QTest::newRow("two files to merge")
        << QStringList{"merge", "a.des", "a.des"}
        << QByteArray("merge: BASE, OURS and THEIRS are needed; see --help\n");
    QTest::newRow("one label") << QStringList{"merge", "--labels", "HEAD", "a.des", "a.des", "a.des"}
                               << QByteArray("merge: --labels takes two names with a comma between them\n");
    QTest::newRow("two folders") << QStringList{"git-setup", "a", "b"}
                                 << QByteArray("git-setup: one folder at a time; see --help\n");
}

void VersionsTest::commandLine() {
    QFETCH(const QStringList, words);
    QFETCH(const QByteArray, message);
    MemoryFileStore store = storeWith({{"a.des", head}});
    std::vector<std::string> arguments;
    for (const QString& word : words)
        arguments.push_back(word.toStdString());
    const Outcome outcome = run(store, arguments);
    QCOMPARE(outcome.status, int(cli::Unusable));
    QCOMPARE(outcome.errors, message);
}

// Two branches paint different rooms, in rows that both touch, and are put one on top of the other.
void VersionsTest::gitMerges() {
    LEVWRIGHT_NEEDS_SHARED();
    if (QStandardPaths::findExecutable("git").isEmpty())
        QSKIP("git is not installed");
    Repository git;
    const QByteArray base = castle();
    QVERIFY2(git.run(LEVWRIGHT_CLI, {"git-setup"}), git.said());
    git.write("castle.des", base);
    QVERIFY2(git.commit("The castle"), git.said());
    // A row with rooms in the west and in the east.
    const qsizetype row = base.indexOf("}}}}}}|........|");
    const qsizetype first = base.indexOf('.', row);
    const qsizetype last = base.indexOf(".|}}}}}}", row);
    QVERIFY(row > 0 && first < last && last < base.indexOf('\n', row));
    QVERIFY(git.run("git", {"checkout", "-q", "-b", "left"}));
    git.write("castle.des", QByteArray(base).replace(first, 1, "{"));
    QVERIFY2(git.commit("A fountain in the west"), git.said());
    QVERIFY(git.run("git", {"checkout", "-q", "main"}));
    git.write("castle.des", QByteArray(base).replace(last, 1, "\\"));
    QVERIFY2(git.commit("A throne in the east"), git.said());
    const auto words = git.run("git", {"diff", "HEAD~", "HEAD"});
    QVERIFY2(words, git.said());
    QVERIFY2(words->contains("castle: 1 cell of room floor became throne"), *words);
    QVERIFY2(git.run("git", {"rebase", "-q", "main", "left"}), git.said());
    QCOMPARE(git.read("castle.des"), QByteArray(base).replace(first, 1, "{").replace(last, 1, "\\"));
}

void VersionsTest::gitConflict() {
    if (QStandardPaths::findExecutable("git").isEmpty())
        QSKIP("git is not installed");
    Repository git;
    const QByteArray base = QByteArray::fromStdString(head);
    QVERIFY2(git.run(LEVWRIGHT_CLI, {"git-setup"}), git.said());
    git.write("a.des", base + "TRAP:\"pit\",(0,0)\n# the end\n");
    QVERIFY2(git.commit("Base"), git.said());
    QVERIFY(git.run("git", {"checkout", "-q", "-b", "topic"}));
    git.write("a.des", base + "TRAP:\"pit\",(1,0)\n# The end\n");
    QVERIFY2(git.commit("To the right"), git.said());
    QVERIFY(git.run("git", {"checkout", "-q", "main"}));
    git.write("a.des", base + "TRAP:\"pit\",(0,1)\n# the end\n");
    QVERIFY2(git.commit("Down"), git.said());
    QVERIFY(!git.run("git", {"merge", "-q", "topic"}));
    QCOMPARE(git.read("a.des"), base +
                                    "<<<<<<< ours\nTRAP:\"pit\",(0,1)\n=======\nTRAP:\"pit\",(1,0)\n>>>>>>> "
                                    "theirs\n# The end\n");
}

// The settings of a worktree are those of its repository; a clone has its own, and the attributes come with
// it.
void VersionsTest::gitInWorktreesAndClones() {
    if (QStandardPaths::findExecutable("git").isEmpty())
        QSKIP("git is not installed");
    Repository git;
    const QByteArray base = QByteArray::fromStdString(head);
    git.write("a.des", base);
    QVERIFY2(git.commit("Base"), git.said());
    QVERIFY2(git.run("git", {"worktree", "add", "-q", "-b", "topic", "beside"}), git.said());
    git.enter("beside");
    QVERIFY2(git.run(LEVWRIGHT_CLI, {"git-setup"}), git.said());
    QVERIFY2(git.commit("Set up"), git.said());
    git.enter(".");
    QVERIFY2(git.run("git", {"merge", "-q", "topic"}), git.said());
    git.enter("beside");
    git.write("a.des", QByteArray(base).replace("MAP\n....", "MAP\nL..."));
    QVERIFY2(git.commit("Lava"), git.said());
    const auto words = git.run("git", {"diff", "HEAD~", "HEAD", "--", "a.des"});
    QVERIFY2(words, git.said());
    QVERIFY2(words->contains("a: 1 cell of room floor became lava"), *words);
    git.enter(".");
    git.write("a.des", QByteArray(base).replace("MAP\n....", "MAP\n...P"));
    QVERIFY2(git.run("git", {"commit", "-q", "-a", "-m", "A pool"}), git.said());
    git.enter("beside");
    QVERIFY2(git.run("git", {"rebase", "-q", "main"}), git.said());
    QCOMPARE(git.read("a.des"), QByteArray(base).replace("MAP\n....", "MAP\nL..P"));
    QVERIFY2(git.run("git", {"clone", "-q", ".", "../copy"}), git.said());
    git.enter("copy");
    // Without set-up, git does what it does by itself.
    const auto lines = git.run("git", {"diff", "HEAD~", "HEAD", "--", "a.des"});
    QVERIFY2(lines && lines->contains("\n+L..P"), git.said());
    QVERIFY2(git.run(LEVWRIGHT_CLI, {"git-setup"}), git.said());
    QVERIFY2(git.run("git", {"diff", "HEAD~", "HEAD", "--", "a.des"})->contains("became lava"), git.said());
    QVERIFY2(git.run(LEVWRIGHT_CLI, {"git-setup", "--remove"}), git.said());
    const auto left = git.run("git", {"config", "--local", "--list"});
    QVERIFY(left && !left->contains("levwright"));
}

void VersionsTest::gitShowsLibraries() {
    if (QStandardPaths::findExecutable("git").isEmpty())
        QSKIP("git is not installed");
    Repository git;
    QVERIFY2(git.run(LEVWRIGHT_CLI, {"git-setup"}), git.said());
    git.write("a.txt", "one");
    QVERIFY2(git.run(LEVWRIGHT_CLI, {"archive", "add", "nhdat", "a.txt"}), git.said());
    QVERIFY2(git.commit("A library"), git.said());
    git.write("b.txt", "another");
    QVERIFY2(git.run(LEVWRIGHT_CLI, {"archive", "add", "nhdat", "b.txt"}), git.said());
    const auto shown = git.run("git", {"diff", "--", "nhdat"});
    QVERIFY2(shown, git.said());
    QVERIFY2(shown->contains("\n+") && shown->contains("b.txt"), *shown);
    QVERIFY2(!shown->contains("Binary files"), *shown);
}

// What a stock description compiles to is no other level.
void VersionsTest::stockCompiled() {
    LEVWRIGHT_NEEDS_SHARED();
    QFETCH(const QString, path);
    MemoryFileStore store;
    const QByteArray text = fileBytes(path);
    const bool hasCaves = text.contains("INIT_MAP");
    QVERIFY(store.replace("f.des", text.toStdString()));
    QCOMPARE(run(store, {"lev_comp", "f.des"}).status, int(cli::Success));
    const auto files = store.files();
    for (const auto& [name, bytes] : files) {
        if (name.extension() != ".lev")
            continue;
        const Outcome outcome = run(store, {"diff", "f.des", name.string()});
        QCOMPARE(outcome.errors, QByteArray());
        // The other levels of the description are not in this file.
        for (const QByteArray& line : outcome.output.split('\n'))
            // Where INIT_MAP makes a cave, the compiler itself puts walls around what is drawn.
            QVERIFY2(line.isEmpty() || (line.contains(": level “") && line.endsWith(" removed")) ||
                         (hasCaves && line.contains(" of solid stone became ") && line.endsWith(" wall")),
                     line);
    }
}

void VersionsTest::stockConverted() {
    LEVWRIGHT_NEEDS_SHARED();
    QFETCH(const QString, path);
    MemoryFileStore store;
    QVERIFY(store.replace("f.des", fileBytes(path).toStdString()));
    QCOMPARE(
        run(store, {"convert", "f.des", "--target", "nethack-3.4.3", "--to", "nethack-3.6", "-o", "g.des"})
            .status,
        int(cli::Success));
    const Outcome outcome = run(store, {"diff", "f.des", "g.des"});
    QCOMPARE(outcome.errors, QByteArray());
    QCOMPARE(outcome.output, QByteArray());
}

void VersionsTest::gitShowsCompiled() {
    if (QStandardPaths::findExecutable("git").isEmpty())
        QSKIP("git is not installed");
    Repository git;
    QVERIFY2(git.run(LEVWRIGHT_CLI, {"git-setup"}), git.said());
    for (const std::string& text : {head, head + orc}) {
        git.write("a.des", QByteArray::fromStdString(text));
        QVERIFY2(git.run(LEVWRIGHT_CLI, {"lev_comp", "a.des"}), git.said());
        QVERIFY2(git.commit("A level"), git.said());
    }
    const auto shown = git.run("git", {"diff", "HEAD~", "HEAD", "--", "a.lev"});
    QVERIFY2(shown, git.said());
    QVERIFY2(shown->contains("\n+MONSTER:'o',\"hill orc\",(0,0)"), *shown);
}

void VersionsTest::setupIsTakenBack() {
    if (QStandardPaths::findExecutable("git").isEmpty())
        QSKIP("git is not installed");
    Repository git;
    QVERIFY2(git.run(LEVWRIGHT_CLI, {"git-setup"}), git.said());
    QVERIFY2(git.run(LEVWRIGHT_CLI, {"git-setup"}), git.said()); // again, which changes nothing
    QCOMPARE(git.read(".gitattributes").count("*.des"), 1);
    QVERIFY2(git.run(LEVWRIGHT_CLI, {"git-setup", "--remove"}), git.said());
    QCOMPARE(git.read(".gitattributes"), QByteArray("there is no such file"));
    const auto left = git.run("git", {"config", "--local", "--list"});
    QVERIFY(left && !left->contains("levwright"));
    git.write(".gitattributes", "*.png binary\n");
    QVERIFY2(git.run(LEVWRIGHT_CLI, {"git-setup", "."}), git.said());
    QVERIFY2(git.run(LEVWRIGHT_CLI, {"git-setup", "--remove", "."}), git.said());
    QCOMPARE(git.read(".gitattributes"), QByteArray("*.png binary\n"));
}

LEVWRIGHT_TEST(VersionsTest)

} // namespace levwright::versions_test

#include "VersionsTest.moc"
