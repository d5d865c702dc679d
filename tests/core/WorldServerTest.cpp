// SPDX-License-Identifier: GPL-3.0-or-later
// The file protocol of the world server: in memory, and as a process that is also killed.
#include "app/cli/WorldServer.h"

#include "app/cli/Program.h"
#include "tests/support/MemoryWorldHost.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <sstream>

using namespace levwright;

namespace {

using namespace std::chrono_literals;

const char* const kinds = "MAP_LENGTH 5\n"
                          "TA_ID 1\nTA_NAME wait\nTA_ID 2\nTA_NAME move\n"
                          "TT_ID 0\nTT_NAME HUMAN\nTT_SYMBOL @\nTT_LIFEPOINTS 30\nTT_START_NUMBER 1\n"
                          "TT_ID 1\nTT_NAME DIRT\nTT_ID 0\nTT_CORPSE_ID 1\nSLIPPERS 1\n";
const char* const place = "MAP 0 ~~~~~\nMAP 1 ~...~\nMAP 2 ~._X~\nMAP 3 ~...~\nMAP 4 ~~~~~\n"
                          "T_ID 0\nT_POSY 1\nT_POSX 1\nWORLD_ACTIVE 1";

QByteArray saveOfTurn(int turn) {
    return "TURN " + QByteArray::number(turn) + '\n' + kinds + place;
}

// A server in memory that has run to its end.
struct Run {
    explicit Run(MemoryWorldHost& host, std::optional<std::int64_t> replayTo = {},
                 std::string save = "save") {
        std::ostringstream out;
        cli::WorldServer server(
            {.rules = world::documentedRules(), .save = std::move(save), .replayTo = replayTo}, host, out);
        status = server.run();
        messages = QByteArray::fromStdString(out.str());
    }
    int status = -1;
    QByteArray messages;
};

QByteArray read(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// A folder in which servers run as processes.
class ServerFolder {
public:
    ServerFolder() { write("save", saveOfTurn(0)); }

    QString path(const char* name) const { return m_folder.filePath(QString::fromLatin1(name)); }
    QByteArray bytes(const char* name) const { return read(path(name)); }
    bool has(const char* name) const { return QFile::exists(path(name)); }
    void write(const char* name, const QByteArray& text) const { put(name, text, QIODevice::WriteOnly); }
    void append(const char* name, const QByteArray& text) const {
        put(name, text, QIODevice::WriteOnly | QIODevice::Append);
    }
    // Whether the server's messages hold the text by now.
    bool says(const QByteArray& text) const { return bytes("server/out").contains(text); }

    std::unique_ptr<QProcess> start(const QStringList& arguments = {}) const {
        auto process = std::make_unique<QProcess>();
        process->setWorkingDirectory(m_folder.path());
        process->start(QStringLiteral(LEVWRIGHT_CLI), QStringList{"world"} + arguments);
        return process;
    }

private:
    void put(const char* name, const QByteArray& text, QIODevice::OpenMode mode) const {
        QFile file(path(name));
        if (!file.open(mode | QIODevice::Unbuffered) || file.write(text) != text.size())
            QTest::qFail(name, __FILE__, __LINE__);
    }

    QTemporaryDir m_folder;
};

// Answered: its messages are there, and those of the PING behind it.
#define ANSWERED(folder, command)                                                                            \
    do {                                                                                                     \
        const qsizetype pongs = (folder).bytes("server/out").count("PONG\n");                                \
        (folder).append("server/in", QByteArray(command) + "\nPING\n");                                      \
        QTRY_COMPARE((folder).bytes("server/out").count("PONG\n"), pongs + 1);                               \
    } while (false)

#define STARTED(folder, server)                                                                              \
    QTRY_VERIFY((folder).bytes("server/out").startsWith(QByteArray::number((server)->processId()) + " ") &&  \
                (folder).says("WORLD_UPDATED\n"))

} // namespace

class WorldServerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void inMemory() {
        MemoryWorldHost host;
        host.contents["save"] = saveOfTurn(0).toStdString();
        host.contents["server/in"] = "wait\n"; // of an older server: not read
        QByteArray out;
        host.feed("PING\nwa");
        host.feed("it\r\nwait # \xff\nFOO\n");
        host.call([&] {
            out = QByteArray::fromStdString(host.contents["server/out"]);
            QVERIFY(host.contents["server/in"].empty());
            QVERIFY(host.contents["server/worldstate"].starts_with("1\n"));
        });
        host.feed("QUIT\nwait\n");
        const Run run(host);
        QCOMPARE(run.status, 0);
        QVERIFY2(out.startsWith("77 1700000000.250000000\nWORLD_UPDATED\nPONG\nLOG "), out);
        QVERIFY2(out.endsWith("\nWORLD_UPDATED\n"), out);
        QCOMPARE(run.messages.count("ignored: "), 2);
        QCOMPARE(host.contents.size(), 2U);
        QCOMPARE(host.contents["record_save"], "wait\n");
        QVERIFY(host.contents["save"].starts_with("TURN 1\n"));
    }

    void takenOver() {
        MemoryWorldHost host;
        host.contents["save"] = saveOfTurn(0).toStdString();
        host.feed("wait\n");
        host.call([&] { host.contents["server/out"] = "78 1700000001.5\n"; });
        host.feed("wait\n");
        const Run run(host);
        QCOMPARE(run.status, 0);
        QCOMPARE(host.contents["server/out"], "78 1700000001.5\n");
        QVERIFY(host.contents.contains("server/in"));
        QVERIFY(host.contents.contains("server/worldstate"));
        QCOMPARE(host.contents["record_save"], "wait\n");
    }

    // Looked at also where nothing comes in.
    void outIsGone() {
        MemoryWorldHost host;
        host.contents["save"] = saveOfTurn(0).toStdString();
        host.call([&] { host.contents.erase("server/out"); });
        host.feed("never read");
        const Run run(host);
        QCOMPARE(run.status, 0);
        QCOMPARE(host.script.size(), 1U);
        QVERIFY(!host.contents.contains("server/in"));
        QVERIFY(!host.contents.contains("server/worldstate"));
    }

    void savesByTime() {
        MemoryWorldHost host;
        host.contents["save"] = saveOfTurn(0).toStdString();
        host.feed("wait\n");
        host.pass(5s);
        host.feed("wait\n");
        host.pass(5s);
        host.call([&] { QVERIFY(host.contents["save"].starts_with("TURN 1\n")); });
        host.pass(6s);
        host.call([&] { QVERIFY(host.contents["save"].starts_with("TURN 2\n")); });
        QCOMPARE(Run(host).status, 0);
    }

    void leftOverOfBrokenWrite() {
        for (const char* name : {"save_tmp", "record_save_tmp"}) {
            MemoryWorldHost host;
            host.contents["save"] = saveOfTurn(0).toStdString();
            host.contents[name] = "x";
            const Run run(host);
            QCOMPARE(run.status, 0);
            QVERIFY2(run.messages.contains(name), run.messages);
            QCOMPARE(host.contents.size(), 2U);
            QCOMPARE(host.contents[name], "x");
        }
    }

    // What cannot be recorded is not answered.
    void diskFull() {
        MemoryWorldHost host;
        host.contents["save"] = saveOfTurn(0).toStdString();
        host.feed("wait\n");
        host.call([&] { host.unwritable = "record_save"; });
        host.feed("wait\n");
        const Run run(host);
        QCOMPARE(run.status, 1);
        QVERIFY(run.messages.contains("No space left"));
        QCOMPARE(host.contents["record_save"], "wait\n");
        QVERIFY(host.contents["save"].starts_with("TURN 1\n"));
    }

    void nothingToPlay() {
        MemoryWorldHost host;
        const Run run(host);
        QCOMPARE(run.status, 0);
        QVERIFY(run.messages.startsWith("aborting: "));
        QVERIFY(host.contents.empty());
        QVERIFY(Run(host, 1).messages.contains("record_save"));
    }

    void freshWorld() {
        MemoryWorldHost host;
        host.contents["confserver/world"] = std::string(kinds) + "MAP_LENGTH 16\n";
        host.feed("wait\n");
        QCOMPARE(Run(host).status, 0);
        QVERIFY(host.contents["record_save"].ends_with("MAP_LENGTH 16\nMAKE_WORLD 1700000000\nwait\n"));
        QVERIFY(host.contents["save"].starts_with("TURN 2\nMAP_LENGTH 16\n"));
    }

    void otherSave() {
        MemoryWorldHost host;
        host.contents["games/one"] = saveOfTurn(7).toStdString();
        host.feed("wait\nQUIT\n");
        QCOMPARE(Run(host, {}, "games/one").status, 0);
        QVERIFY(host.contents["games/one"].starts_with("TURN 8\n"));
        QCOMPARE(host.contents["record_games/one"], "wait\n");
    }

    void replay() {
        MemoryWorldHost host;
        const std::string record = saveOfTurn(0).toStdString() + "\nwait\nwait\nwait\n";
        host.contents["record_save"] = record;
        host.feed("TURN 9\nPING\n");
        host.call([&] {
            QVERIFY(host.contents["server/worldstate"].starts_with("2\n"));
            QVERIFY(host.contents["server/out"].ends_with("WORLD_UPDATED\nPONG\n"));
        });
        host.feed("QUIT\n");
        QCOMPARE(Run(host, 1).status, 0);
        QCOMPARE(host.contents.size(), 1U);
        QCOMPARE(host.contents["record_save"], record);
    }

    void arguments_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("says");
        QTest::newRow("unknown") << QStringList{"--foo"} << 2 << "--foo";
        QTest::newRow("operand") << QStringList{"save"} << 2 << "save";
        QTest::newRow("rules") << QStringList{"--rules", "mine"} << 2 << "mine";
        QTest::newRow("no value") << QStringList{"--order"} << 2 << "--order";
        QTest::newRow("order") << QStringList{"--order", "any"} << 2 << "any";
        QTest::newRow("no turn") << QStringList{"-s", "x"} << 2 << "“x”";
        QTest::newRow("nothing to replay") << QStringList{"-v", "-s12", "-l"} << 0 << "record_save";
        QTest::newRow("turn by itself")
            << QStringList{"-s", "-3", "--rules", "reference", "-l", "x"} << 0 << "record_x";
        QTest::newRow("attached save") << QStringList{"-s", "-ly", "--order", "legacy"} << 0 << "record_y";
        QTest::newRow("no world") << QStringList{"--rules", "documented"} << 0 << "new world";
    }
    void arguments() {
        QFETCH(const QStringList, arguments);
        QFETCH(const int, status);
        QFETCH(const QString, says);
        const QTemporaryDir folder;
        std::vector<std::string> words{"world", "--dir", folder.path().toStdString()};
        for (const QString& argument : arguments)
            words.push_back(argument.toStdString());
        MemoryFileStore store;
        std::istringstream in;
        std::ostringstream out;
        std::ostringstream errors;
        QCOMPARE(int(cli::runProgram("levwright-cli", words, cli::Console{store, in, out, errors})), status);
        const QString told = QString::fromStdString(status == 0 ? out.str() : errors.str());
        QVERIFY2(told.contains(says), qPrintable(told));
        QVERIFY(QDir(folder.filePath("server")).isEmpty());
    }

    void help() {
        MemoryFileStore store;
        std::istringstream in;
        std::ostringstream out;
        QCOMPARE(int(cli::runProgram("levwright-cli", std::vector<std::string>{"world", "--help"},
                                     cli::Console{store, in, out, out})),
                 0);
        const QByteArray text = QByteArray::fromStdString(out.str());
        for (const char* part : {"\n   PING ", "\n   move DIRECTION ", "\n   T_MEMTHING ID Y X ",
                                 "\n  +TERRAIN ", "\n  +TT_SPEED ", "\n  +T_ENERGY ", "\n  +MAP_TOPOLOGY "})
            QVERIFY2(text.contains(part), part);
    }

    void process() {
        const ServerFolder folder;
        const auto server = folder.start({"--rules", "reference"});
        STARTED(folder, server);
        const QByteArray firstLine = folder.bytes("server/out").split('\n')[0];
        QVERIFY(firstLine.startsWith(QByteArray::number(server->processId()) + " "));
        QVERIFY(folder.bytes("server/worldstate").startsWith("0\n"));
        ANSWERED(folder, "move east");
        QVERIFY(folder.bytes("server/worldstate").startsWith("1\n"));
        ANSWERED(folder, "THINGS_HERE 1 2");
        QVERIFY(folder.says("THINGS_HERE START\nHUMAN\nTHINGS_HERE END\n"));
        folder.append("server/in", "wa");
        folder.append("server/in", "it");
        ANSWERED(folder, "");
        QVERIFY(folder.bytes("server/worldstate").startsWith("2\n"));
        folder.append("server/in", "QUIT\n");
        QVERIFY(server->waitForFinished());
        QCOMPARE(server->exitStatus(), QProcess::NormalExit);
        QCOMPARE(server->exitCode(), 0);
        QVERIFY(QDir(folder.path("server")).isEmpty());
        QCOMPARE(folder.bytes("record_save"), "move east\nwait\n");
        QVERIFY(folder.bytes("save").startsWith("TURN 2\n"));
        QVERIFY(!folder.has("record_save_place"));
    }

    // Whatever was answered is there when the server comes again.
    void killed() {
        const ServerFolder folder;
        for (int turn = 0; turn < 12; turn += 3) {
            const auto server = folder.start();
            STARTED(folder, server);
            QCOMPARE(folder.bytes("server/worldstate").split('\n')[0], QByteArray::number(turn));
            ANSWERED(folder, "wait");
            ANSWERED(folder, "wait");
            ANSWERED(folder, "wait");
            ::kill(pid_t(server->processId()), SIGKILL);
            QVERIFY(server->waitForFinished());
            QCOMPARE(server->exitStatus(), QProcess::CrashExit);
        }
        QCOMPARE(folder.bytes("record_save").count("wait\n"), 12);
    }

    // Killed at any moment of a long list of commands: the next server stands at the last one recorded.
    void killedInTheMiddle() {
        const ServerFolder folder;
        constexpr int commands = 400;
        for (int round = 0; round < 5; ++round) {
            const auto server = folder.start();
            STARTED(folder, server);
            folder.append("server/in", QByteArray("wait\n").repeated(commands));
            QTRY_VERIFY(folder.bytes("server/out").count("WORLD_UPDATED") > 7 * (round + 1));
            ::kill(pid_t(server->processId()), SIGKILL);
            QVERIFY(server->waitForFinished());
            const qsizetype answered = folder.bytes("server/out").count("WORLD_UPDATED") - 1;
            const qsizetype recorded = folder.bytes("record_save").count("wait\n");
            QVERIFY(recorded >= answered);
            const auto next = folder.start();
            STARTED(folder, next);
            QCOMPARE(folder.bytes("server/worldstate").split('\n')[0].toLongLong(), recorded);
            next->terminate();
            QVERIFY(next->waitForFinished());
        }
    }

    void asked_data() {
        QTest::addColumn<int>("signal");
        QTest::newRow("TERM") << SIGTERM;
        QTest::newRow("INT") << SIGINT;
    }
    void asked() {
        QFETCH(const int, signal);
        const ServerFolder folder;
        const auto server = folder.start();
        STARTED(folder, server);
        ANSWERED(folder, "wait");
        ANSWERED(folder, "wait");
        ::kill(pid_t(server->processId()), signal);
        QVERIFY(server->waitForFinished());
        QCOMPARE(server->exitStatus(), QProcess::NormalExit);
        QCOMPARE(server->exitCode(), 0);
        QVERIFY(QDir(folder.path("server")).isEmpty());
        QVERIFY(folder.bytes("save").startsWith("TURN 2\n"));
    }

    void twoServers() {
        const ServerFolder folder;
        const auto first = folder.start();
        STARTED(folder, first);
        ANSWERED(folder, "wait");
        ANSWERED(folder, "wait");
        const auto second = folder.start();
        STARTED(folder, second);
        QVERIFY(folder.bytes("server/worldstate").startsWith("2\n"));
        QVERIFY(first->waitForFinished());
        QCOMPARE(first->exitCode(), 0);
        ANSWERED(folder, "wait");
        QVERIFY(folder.has("server/worldstate"));
        folder.append("server/in", "QUIT\n");
        QVERIFY(second->waitForFinished());
        QVERIFY(folder.bytes("save").startsWith("TURN 3\n"));
        QCOMPARE(folder.bytes("record_save"), "wait\nwait\nwait\n");
    }

    // A client never sees a part of the view (world-server.md, section 17).
    void viewIsAlwaysComplete() {
        const ServerFolder folder;
        const auto server = folder.start();
        STARTED(folder, server);
        folder.append("server/in", QByteArray("wait\nmove east\nmove west\n").repeated(60) + "PING\n");
        int looks = 0;
        while (!folder.says("PONG\n")) {
            const QByteArray view = folder.bytes("server/worldstate");
            ++looks;
            QCOMPARE(view.count('\n'), 10 + 5 + 5);
            QVERIFY(view.endsWith('\n'));
            if (server->state() != QProcess::Running)
                break;
        }
        QVERIFY(folder.says("PONG\n"));
        QVERIFY(looks > 0);
        server->terminate();
        QVERIFY(server->waitForFinished());
    }

    // While nothing comes in, nothing is done.
    void idles() {
        const ServerFolder folder;
        const auto server = folder.start();
        STARTED(folder, server);
        ANSWERED(folder, "wait");
        const QString statistics = QStringLiteral("/proc/%1/stat").arg(server->processId());
        // Sleeping in its wait for input (state S), not running.
        QTRY_COMPARE(read(statistics).split(' ').value(2), QByteArray("S"));
        server->terminate();
        QVERIFY(server->waitForFinished());
    }
};

QTEST_GUILESS_MAIN(WorldServerTest)
#include "WorldServerTest.moc"
