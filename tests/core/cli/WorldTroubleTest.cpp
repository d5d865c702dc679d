// SPDX-License-Identifier: GPL-3.0-or-later
// World servers as processes under bad conditions: killed at any moment, a full disk, files of other kinds,
// hostile lines.
#include "tests/support/ServerFolder.h"
#include "tests/support/TestProgram.h"

#include <QDir>

#include <csignal>
#include <sys/resource.h>
#include <sys/stat.h>

namespace levwright::world_trouble_test {
namespace {

const QByteArray save = "MAP_LENGTH 5\nTA_ID 1\nTA_NAME wait\nTT_ID 0\nTT_NAME HUMAN\nTT_LIFEPOINTS 255\n"
                        "MAP 0 ~~~~~\nMAP 1 ~...~\nMAP 2 ~._X~\nMAP 3 ~...~\nMAP 4 ~~~~~\n"
                        "T_ID 0\nT_POSY 1\nT_POSX 1\nWORLD_ACTIVE 1";

int waitsIn(const QByteArray& record) {
    return int(record.count("wait\n"));
}

int turnOf(const QByteArray& view) {
    return view.split('\n')[0].toInt();
}

#define SIGNALLED(server, number)                                                                            \
    do {                                                                                                     \
        ::kill(pid_t((server)->processId()), number);                                                        \
        QVERIFY((server)->waitForFinished());                                                                \
    } while (false)

#define QUITTED(folder, server)                                                                              \
    do {                                                                                                     \
        (folder).append("server/in", "QUIT\n");                                                              \
        QVERIFY((server)->waitForFinished());                                                                \
        QCOMPARE((server)->exitCode(), 0);                                                                   \
    } while (false)

} // namespace

class WorldTroubleTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // At every moment of a start and of play: everything that was answered is in the record, the next server
    // continues at the end of the record, and nothing looks damaged.
    void killedFiftyTimes() {
        const ServerFolder folder(save);
        constexpr int rounds = 50;
        for (int round = 0; round < rounds; ++round) {
            const QByteArray before = folder.bytes("record_save");
            const auto server = folder.start();
            QVERIFY(server->waitForStarted());
            const QByteArray own = QByteArray::number(server->processId()) + ' ';
            if (round % 4 > 0)
                QTRY_VERIFY(folder.bytes("server/out").startsWith(own));
            if (round % 4 > 1) {
                QTRY_VERIFY(folder.says("WORLD_UPDATED\n"));
                QCOMPARE(turnOf(folder.bytes("server/worldstate")), waitsIn(before));
            }
            if (round % 4 > 2) {
                folder.append("server/in", QByteArray("wait\n").repeated(60));
                QTRY_VERIFY(folder.bytes("server/out").count("WORLD_UPDATED") > 1 + round % 7);
            }
            SIGNALLED(server, SIGKILL);
            if (folder.bytes("server/out").startsWith(own)) {
                const qsizetype answered =
                    std::max<qsizetype>(1, folder.bytes("server/out").count("WORLD_UPDATED")) - 1;
                QVERIFY(waitsIn(folder.bytes("record_save")) >= waitsIn(before) + answered);
            }
        }
        const auto last = folder.start();
        STARTED(folder, last);
        const int turn = waitsIn(folder.bytes("record_save"));
        QVERIFY(turn > rounds / 4);
        QCOMPARE(turnOf(folder.bytes("server/worldstate")), turn);
        QUITTED(folder, last);
        QVERIFY(folder.bytes("save").contains("TURN " + QByteArray::number(turn) + '\n'));
        QCOMPARE(QDir(folder.path(".")).entryList({"*_kept_*"}), QStringList());
    }

    void stoppedInTheMiddle() {
        const ServerFolder folder(save);
        for (int round = 0; round < 5; ++round) {
            const auto server = folder.start();
            STARTED(folder, server);
            folder.append("server/in", QByteArray("wait\n").repeated(400));
            QTRY_VERIFY(folder.bytes("server/out").count("WORLD_UPDATED") > 3);
            SIGNALLED(server, SIGTERM);
            QCOMPARE(server->exitCode(), 0);
            const QByteArray turn = QByteArray::number(waitsIn(folder.bytes("record_save")));
            QVERIFY(folder.bytes("save").contains("TURN " + turn + '\n'));
            QVERIFY(QDir(folder.path("server")).isEmpty());
        }
    }

    // A file size limit stands for a full disk.
    void fullDisk_data() {
        QTest::addColumn<int>("bytes");
        for (const int bytes : {0, 1, 30, 100, 700, 1100, 1500})
            QTest::addRow("%d", bytes) << bytes;
    }
    void fullDisk() {
        QFETCH(const int, bytes);
        const ServerFolder folder(save);
        const auto server = folder.server();
        server->setChildProcessModifier([bytes] {
            const rlimit limit{rlim_t(bytes), rlim_t(bytes)};
            ::setrlimit(RLIMIT_FSIZE, &limit);
            ::signal(SIGXFSZ, SIG_IGN);
        });
        server->start();
        QVERIFY(server->waitForStarted());
        QTRY_VERIFY(folder.has("server/in") || server->state() == QProcess::NotRunning);
        if (server->state() == QProcess::Running)
            folder.append("server/in", QByteArray("wait\n").repeated(500));
        QTRY_COMPARE(server->state(), QProcess::NotRunning);
        QCOMPARE(server->exitCode(), 1);
        QVERIFY(server->readAllStandardOutput().contains("error: Cannot write"));
        const QByteArray record = folder.bytes("record_save");
        QCOMPARE(record, QByteArray("wait\n").repeated(waitsIn(record)));

        const auto next = folder.start();
        STARTED(folder, next);
        QCOMPARE(turnOf(folder.bytes("server/worldstate")), waitsIn(record));
        QUITTED(folder, next);
        QCOMPARE(QDir(folder.path(".")).entryList({"*_kept_*"}), QStringList());
    }

    void folderRemoved_data() {
        QTest::addColumn<QString>("removed");
        QTest::newRow("all") << ".";
        QTest::newRow("the server's") << "server";
    }
    void folderRemoved() {
        QFETCH(const QString, removed);
        const ServerFolder folder(save);
        const auto server = folder.start();
        STARTED(folder, server);
        ANSWERED(folder, "wait");
        QVERIFY(QDir(QDir(folder.path(removed.toLatin1())).canonicalPath()).removeRecursively());
        constexpr int longerThanOwnerChecks = 15000;
        QVERIFY(server->waitForFinished(longerThanOwnerChecks));
        QCOMPARE(server->exitStatus(), QProcess::NormalExit);
        QVERIFY(server->readAllStandardOutput().contains("server/out is gone"));
        if (removed == "server") {
            QVERIFY(QDir(folder.path(".")).mkdir("server"));
            const auto next = folder.start();
            STARTED(folder, next);
            QCOMPARE(turnOf(folder.bytes("server/worldstate")), 1);
            QUITTED(folder, next);
        }
    }

    // Other things in the server's folder in place of its files.
    void oddFiles_data() {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<bool>("isPipe");
        QTest::addColumn<bool>("runs");
        for (const char* name : {"server/in", "server/out", "server/worldstate", "record_save"}) {
            const bool removed = QByteArray(name) == "server/in" || QByteArray(name) == "server/worldstate";
            QTest::addRow("pipe %s", name) << QByteArray(name) << true << removed;
            QTest::addRow("folder %s", name) << QByteArray(name) << false << false;
        }
    }
    void oddFiles() {
        QFETCH(const QByteArray, name);
        QFETCH(const bool, isPipe);
        QFETCH(const bool, runs);
        const ServerFolder folder(save);
        QVERIFY(QDir(folder.path(".")).mkdir("server"));
        const QByteArray path = folder.path(name).toLocal8Bit();
        QCOMPARE(isPipe ? ::mkfifo(path, 0600) : ::mkdir(path, 0700), 0);
        const auto server = folder.start();
        if (runs) {
            STARTED(folder, server);
            ANSWERED(folder, "wait");
            QUITTED(folder, server);
        } else {
            QVERIFY(server->waitForFinished());
            QCOMPARE(server->exitCode(), 1);
            QVERIFY(server->readAllStandardOutput().contains(name));
        }
        QCOMPARE(server->exitStatus(), QProcess::NormalExit);
        QVERIFY(folder.bytes("save").contains("HUMAN"));
    }

    // A client that overwrites the input instead of appending is understood, too.
    void overwrittenInput() {
        const ServerFolder folder(save);
        const auto server = folder.start();
        STARTED(folder, server);
        ANSWERED(folder, "wait # a long line that the next one is shorter than");
        folder.write("server/in", "wait\n");
        QTRY_VERIFY(folder.bytes("record_save").endsWith("\nwait\n"));
        ANSWERED(folder, "wait");
        QUITTED(folder, server);
    }

    void hostileLines_data() {
        QTest::addColumn<QByteArray>("line");
        QTest::newRow("NUL") << QByteArray("wait\0\n", 6);
        QTest::newRow("NUL in a name") << QByteArray("TT_NAME 'a\0b'\n", 14);
        QTest::newRow("escapes") << QByteArray("\x1b]0;gotcha\x07\x1b[31mFOO\n");
        QTest::newRow("escapes as a value") << QByteArray("move \x1b[2J\n");
        QTest::newRow("controls of the second set") << QByteArray("\xc2\x9b"
                                                                  "31mFOO\n");
        QTest::newRow("a megabyte") << QByteArray(1 << 20, 'x') + '\n';
        QTest::newRow("two megabytes of words") << QByteArray("a ").repeated(1 << 20) + '\n';
        QTest::newRow("a megabyte of a name") << "TT_NAME " + QByteArray(1 << 20, 'n') + '\n';
        QTest::newRow("digits") << "TURN " + QByteArray(100000, '9') + '\n';
        QTest::newRow("empty lines") << QByteArray("\n\r\n\r").repeated(10000);
        QTest::newRow("not UTF-8") << QByteArray("wait \xff\n");
    }
    void hostileLines() {
        QFETCH(const QByteArray, line);
        const ServerFolder folder(save);
        const auto server = folder.start({"-v"});
        STARTED(folder, server);
        folder.append("server/in", line);
        ANSWERED(folder, "");
        SIGNALLED(server, SIGKILL);
        const QByteArray told = server->readAllStandardOutput();
        QVERIFY(!told.contains('\x1b') && !told.contains('\0') && !told.contains("\xc2\x9b"));
        const auto next = folder.start();
        STARTED(folder, next);
        ANSWERED(folder, "wait");
        QCOMPARE(turnOf(folder.bytes("server/worldstate")), 1);
        QUITTED(folder, next);
        const auto last = folder.start();
        STARTED(folder, last);
        QCOMPARE(turnOf(folder.bytes("server/worldstate")), 1);
        QVERIFY(!last->readAllStandardOutput().contains("warning"));
        QUITTED(folder, last);
    }

    // An incomplete line is not carried out, and it does not delay a stop.
    void noLineEnd() {
        const ServerFolder folder(save);
        const auto server = folder.start();
        STARTED(folder, server);
        folder.append("server/in", QByteArray(3 << 20, 'w'));
        SIGNALLED(server, SIGTERM);
        QCOMPARE(server->exitCode(), 0);
        QCOMPARE(folder.bytes("record_save"), "");
    }
};

LEVWRIGHT_TEST(WorldTroubleTest)

} // namespace levwright::world_trouble_test

#include "WorldTroubleTest.moc"
