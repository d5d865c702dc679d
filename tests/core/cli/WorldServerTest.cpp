// SPDX-License-Identifier: GPL-3.0-or-later
// The file protocol of the world server, both in memory and as a process, which is also killed.
#include "app/cli/WorldServer.h"

#include "app/cli/Program.h"
#include "tests/support/MemoryWorldHost.h"
#include "tests/support/ServerFolder.h"
#include "tests/support/TestProgram.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <sstream>

namespace levwright::world_server_test {
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

} // namespace

class WorldServerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void inMemory() {
        MemoryWorldHost host;
        host.contents["save"] = saveOfTurn(0).toStdString();
        host.contents["server/in"] = "wait\n"; // for an older server, so it is not read
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
        QVERIFY(host.contents["save"].starts_with("# rules documented\nTURN 1\n"));
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

    // Noticed even if no input arrives.
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

    // A client must get the view of its server, not that of a killed one.
    void oldViewGoesFirst_data() {
        QTest::addColumn<QByteArray>("save");
        QTest::newRow("a world") << saveOfTurn(0);
        QTest::newRow("an empty save") << QByteArray();
        QTest::newRow("a world that is not active") << QByteArray("TURN 5");
    }
    void oldViewGoesFirst() {
        QFETCH(const QByteArray, save);
        MemoryWorldHost host;
        host.contents["save"] = save.toStdString();
        host.contents["server/worldstate"] = "of a killed server";
        host.call([&] {
            QCOMPARE(host.deeds().mid(0, 2), (QStringList{"claim server", "remove server/worldstate"}));
            const auto view = host.contents.find("server/worldstate");
            QCOMPARE(view != host.contents.end(), save.contains("WORLD_ACTIVE"));
            QVERIFY(view == host.contents.end() || view->second.starts_with("0\n"));
        });
        QCOMPARE(Run(host).status, 0);
    }

    void anotherServes() {
        MemoryWorldHost host;
        host.contents["save"] = saveOfTurn(0).toStdString();
        host.contents["server/out"] = "78 1700000001.5\n";
        host.contents["server/worldstate"] = "its view";
        host.claimedByAnother = true;
        const auto before = host.contents;
        const Run run(host);
        QCOMPARE(run.status, 1);
        QVERIFY2(run.messages.contains("another server runs"), run.messages);
        QVERIFY(host.contents == before);
    }

    // Servers of the original kind do not know claims. They end when server/out belongs to another server.
    void cannotStart_data() {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QByteArray>("says");
        QTest::newRow("left over") << QByteArray("save_tmp") << QByteArray("save_tmp");
        QTest::newRow("nothing to play") << QByteArray() << QByteArray("confserver/world");
        QTest::newRow("a place without a record")
            << QByteArray("record_save_place") << QByteArray("samples/world");
    }
    void cannotStart() {
        QFETCH(const QByteArray, file);
        QFETCH(const QByteArray, says);
        MemoryWorldHost host;
        host.contents["server/out"] = "78 1700000001.5\n";
        host.contents["server/in"] = "wait\n";
        if (!file.isEmpty())
            host.contents[file.toStdString()] = "RECORD 5 0\n";
        const auto before = host.contents;
        const Run run(host);
        QCOMPARE(run.status, 0);
        QVERIFY2(run.messages.startsWith("aborting: ") && run.messages.contains(says), run.messages);
        QVERIFY(host.contents == before);
    }

    void savesByTime() {
        MemoryWorldHost host;
        host.contents["save"] = saveOfTurn(0).toStdString();
        host.feed("wait\n");
        host.pass(5s);
        host.feed("wait\n");
        host.pass(5s);
        host.call([&] { QVERIFY(host.contents["save"].starts_with("# rules documented\nTURN 1\n")); });
        host.pass(6s);
        host.call([&] { QVERIFY(host.contents["save"].starts_with("# rules documented\nTURN 2\n")); });
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

    // A command that cannot be recorded is not answered.
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
        QVERIFY(host.contents["save"].starts_with("# rules documented\nTURN 1\n"));
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
        QVERIFY(host.contents["save"].starts_with("# rules documented\nTURN 2\nMAP_LENGTH 16\n"));
    }

    // A file that is about to be replaced, with content that no other file has, is kept, next to earlier
    // copies.
    void keepsCopies() {
        MemoryWorldHost host;
        const std::string cutShort = saveOfTurn(3).left(60).toStdString();
        for (const int number : {1, 2}) {
            host.contents["save"] = cutShort;
            host.contents["record_save_place"] = "of a dead server";
            host.feed("QUIT\n");
            const Run run(host);
            QCOMPARE(run.status, 0);
            QVERIFY2(run.messages.contains("warning: the place of the save in the record cannot be read"),
                     run.messages);
            for (const std::string name : {"save", "record_save_place"}) {
                const std::string copy = std::format("{}_kept_{}", name, number);
                QVERIFY2(run.messages.contains(copy.c_str()), run.messages);
                QCOMPARE(host.contents[copy], name == "save" ? cutShort : "of a dead server");
            }
        }
        QVERIFY(host.contents.contains("save_kept_1"));
    }

    // Nothing is replaced if its copy cannot be written.
    void copyCannotBeWritten() {
        MemoryWorldHost host;
        host.contents["save"] = "TURN 5";
        host.unwritable = "save_kept_1";
        const Run run(host);
        QCOMPARE(run.status, 1);
        QCOMPARE(host.contents["save"], "TURN 5");
        QVERIFY(!host.contents.contains("record_save_place"));
    }

    void saveOfOtherRules_data() {
        QTest::addColumn<QByteArray>("save");
        QTest::addColumn<QByteArray>("says");
        QTest::newRow("named") << "# rules reference\n" + saveOfTurn(0) << QByteArray("--rules reference");
        QTest::newRow("of the original server")
            << saveOfTurn(0) + "\nT_MEMTHING 1 1 1" << QByteArray("--rules reference");
        QTest::newRow("unknown") << "# rules brave\n" + saveOfTurn(0) << QByteArray("“brave”");
    }
    void saveOfOtherRules() {
        QFETCH(const QByteArray, save);
        QFETCH(const QByteArray, says);
        MemoryWorldHost host;
        host.contents["save"] = save.toStdString();
        const Run run(host);
        QCOMPARE(run.status, 1);
        QVERIFY2(run.messages.contains(says), run.messages);
        QCOMPARE(host.contents.size(), 1U);
        QCOMPARE(host.contents["save"], save.toStdString());
    }

    // The rules need not be given twice.
    void rulesOfTheSave() {
        MemoryWorldHost host;
        host.contents["save"] = "# rules reference\n" + saveOfTurn(0).toStdString();
        host.feed("WORLD_ACTIVE 1\nwait\n");
        std::ostringstream messages;
        for (int start = 0; start < 2; ++start)
            QCOMPARE(cli::WorldServer({.rules = std::nullopt}, host, messages).run(), 0);
        QVERIFY(host.contents["save"].starts_with("TURN 1\n"));
        QVERIFY(host.contents["record_save_place"].contains("RULES reference"));
    }

    // The sample that users are pointed to if a folder has no world.
    void sampleWorld_data() {
        QTest::addColumn<const world::Rules*>("rules");
        QTest::newRow("documented") << &world::documentedRules();
        QTest::newRow("reference") << &world::referenceRules();
    }
    void sampleWorld() {
        QFETCH(const world::Rules*, rules);
        MemoryWorldHost host;
        const QByteArray commands =
            readFile(QStringLiteral(LEVWRIGHT_SOURCE_DIR) + QStringLiteral("/resources/samples/world"));
        host.contents["confserver/world"] = commands.toStdString();
        host.feed(std::string("ai\n").append("ai\nai\nai\nai\nai\nai\nai\nai\nPING\n"));
        host.call([&] {
            const QByteArray out = QByteArray::fromStdString(host.contents["server/out"]);
            QVERIFY2(out.contains("\nNEW_WORLD\n") && out.endsWith("WORLD_UPDATED\nPONG\n"), out);
            QCOMPARE(out.count("WORLD_UPDATED\n"), 10);
        });
        std::ostringstream messages;
        QCOMPARE(cli::WorldServer({.rules = *rules}, host, messages).run(), 0);
        QCOMPARE(QByteArray::fromStdString(messages.str()), "");
    }

    void otherSave() {
        MemoryWorldHost host;
        host.contents["games/one"] = saveOfTurn(7).toStdString();
        host.feed("wait\nQUIT\n");
        QCOMPARE(Run(host, {}, "games/one").status, 0);
        QVERIFY(host.contents["games/one"].starts_with("# rules documented\nTURN 8\n"));
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
        QTest::newRow("no folder") << QStringList{"--dir", "/no/such"} << 2 << "/no/such";
        QTest::newRow("no name") << QStringList{"-l", ""} << 2 << "“”";
        QTest::newRow("a folder's name") << QStringList{"-l", "games/"} << 2 << "“games/”";
        QTest::newRow("the folder above") << QStringList{"-l", "a/../.."} << 2 << "“a/../..”";
        QTest::newRow("own file") << QStringList{"-l", "./server/in"} << 2 << "own files";
        QTest::newRow("the user's world") << QStringList{"-lconfserver/world"} << 2 << "own files";
        QTest::newRow("no folder for the save") << QStringList{"-l", "games/one"} << 2 << "“games/one”";
        QTest::newRow("no save") << QStringList{"-l", "/dev/null"} << 1 << "/dev/null";
    }
    void arguments() {
        QFETCH(const QStringList, arguments);
        QFETCH(const int, status);
        QFETCH(const QString, says);
        const QTemporaryDir folder;
        std::vector<std::string> words{"world", "--dir", folder.path().toStdString()};
        for (const QString& argument : arguments)
            words.push_back(argument.toStdString());
        DiskFileStore store;
        std::istringstream in;
        std::ostringstream out;
        std::ostringstream errors;
        QCOMPARE(int(cli::runProgram("levwright-cli", words, cli::Console{store, in, out, errors})), status);
        const QString told = QString::fromStdString(status == 2 ? errors.str() : out.str());
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
        const ServerFolder folder(saveOfTurn(0));
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

    // Everything that was answered is there after a restart.
    void killed() {
        const ServerFolder folder(saveOfTurn(0));
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

    // Killed at any moment of a long list of commands. The next server continues after the last recorded
    // command.
    void killedInTheMiddle() {
        const ServerFolder folder(saveOfTurn(0));
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
        const ServerFolder folder(saveOfTurn(0));
        const auto server = folder.start();
        STARTED(folder, server);
        ANSWERED(folder, "wait");
        ANSWERED(folder, "wait");
        ::kill(pid_t(server->processId()), signal);
        QVERIFY(server->waitForFinished());
        QCOMPARE(server->exitStatus(), QProcess::NormalExit);
        QCOMPARE(server->exitCode(), 0);
        QVERIFY(QDir(folder.path("server")).isEmpty());
        QVERIFY(folder.bytes("save").startsWith("# rules documented\nTURN 2\n"));
    }

    void twoServers() {
        const ServerFolder folder(saveOfTurn(0));
        const auto first = folder.start();
        STARTED(folder, first);
        ANSWERED(folder, "wait");
        ANSWERED(folder, "wait");
        for (const QStringList& arguments : {QStringList{}, {"-l", "other"}, {"-s"}}) {
            const auto second = folder.start(arguments);
            QVERIFY(second->waitForFinished());
            QCOMPARE(second->exitCode(), 1);
            QVERIFY(second->readAllStandardOutput().contains("another server runs"));
        }
        QVERIFY(folder.bytes("server/worldstate").startsWith("2\n"));
        ANSWERED(folder, "wait");
        folder.append("server/in", "QUIT\n");
        QVERIFY(first->waitForFinished());
        QCOMPARE(first->exitCode(), 0);
        QVERIFY(folder.bytes("save").startsWith("# rules documented\nTURN 3\n"));
        QCOMPARE(folder.bytes("record_save"), "wait\nwait\nwait\n");
    }

    // A client never sees an incomplete view (world-server.md, section 17).
    void viewIsAlwaysComplete() {
        const ServerFolder folder(saveOfTurn(0));
        const auto server = folder.start();
        STARTED(folder, server);
        folder.append("server/in", QByteArray("wait\nmove east\nmove west\n").repeated(60) + "PING\n");
        int looks = 0;
        while (!folder.says("PONG\n")) {
            const QByteArray view = folder.bytes("server/worldstate");
            ++looks;
            QCOMPARE(view.count('\n'), 10 + 5 + 5);
            QVERIFY(view.endsWith('\n'));
            if (server->state() == QProcess::NotRunning)
                break; // the start may be reported only later
        }
        QVERIFY(folder.says("PONG\n"));
        QVERIFY(looks > 0);
        server->terminate();
        QVERIFY(server->waitForFinished());
    }

    // Without input, the server does nothing.
    void idles() {
        const ServerFolder folder(saveOfTurn(0));
        const auto server = folder.start();
        STARTED(folder, server);
        ANSWERED(folder, "wait");
        const QString statistics = QStringLiteral("/proc/%1/stat").arg(server->processId());
        // The process sleeps in its wait for input (state S) and does not run.
        QTRY_COMPARE(readFile(statistics).split(' ').value(2), QByteArray("S"));
        server->terminate();
        QVERIFY(server->waitForFinished());
    }
};

LEVWRIGHT_TEST(WorldServerTest)

} // namespace levwright::world_server_test

#include "WorldServerTest.moc"
