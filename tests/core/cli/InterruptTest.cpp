// SPDX-License-Identifier: GPL-3.0-or-later
// Long commands, each in a terminal of its own.
#include "tests/support/TestProgram.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <fcntl.h>
#include <pty.h>
#include <unistd.h>

namespace levwright::interrupt_test {

class InterruptTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() {
        QVERIFY(m_folder.isValid());
        write("a.des", "MAZE:\"a\",'.'\nNOMAP\n");
        write("g.des", "MAZE:\"g\",'.'\n# goal: closets = 0\nNOMAP\n");
        write("d.def", "DUNGEON: \"The Dungeons of Doom\" \"D\" (5,0)\nLEVEL: \"x\" \"none\" @ (1,3)\n");
    }

    void ctrlCPrintsWhatIsCounted_data() {
        QTest::addColumn<QStringList>("command");
        QTest::addColumn<QByteArray>("prints");
        QTest::newRow("stats") << QStringList{"stats", "a.des", "--rolls", "10000000"} << QByteArray("a: ");
        QTest::newRow("roll-dungeon") << QStringList{"roll-dungeon", "d.def", "--rolls", "10000000"}
                                      << QByteArray("The Dungeons of Doom: level 1 at depth 1: 100.0%");
        QTest::newRow("lens") << QStringList{"lens", "light", "a.des", "--rolls", "10000000"}
                              << QByteArray("lit cells: ");
        QTest::newRow("check") << QStringList{"check", "--goals", "g.des", "--rolls", "10000000"}
                               << QByteArray();
    }
    void ctrlCPrintsWhatIsCounted() {
        QFETCH(const QStringList, command);
        QFETCH(const QByteArray, prints);
        int terminal = -1;
        int errors = -1;
        QVERIFY(::openpty(&terminal, &errors, nullptr, nullptr, nullptr) == 0);
        ::fcntl(terminal, F_SETFL, O_NONBLOCK);
        ::fcntl(terminal, F_SETFD, FD_CLOEXEC);
        QProcess process;
        process.setWorkingDirectory(m_folder.path());
        process.setChildProcessModifier([errors] { ::dup2(errors, STDERR_FILENO); });
        process.start(QStringLiteral(LEVWRIGHT_CLI), command);
        QVERIFY(process.waitForStarted());
        QByteArray seen;
        const auto read = [&] {
            char bytes[4096];
            for (ssize_t got = 0; (got = ::read(terminal, bytes, sizeof bytes)) > 0;)
                seen.append(bytes, got);
            return seen;
        };
        QTRY_VERIFY_WITH_TIMEOUT(read().contains(" of 10000000 rolls"), 60000);
        QCOMPARE(::kill(pid_t(process.processId()), SIGINT), 0);
        QVERIFY(process.waitForFinished(60000));
        QTRY_VERIFY_WITH_TIMEOUT(read().contains("interrupted "), 60000);
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 130);
        const QByteArray output = process.readAllStandardOutput();
        QVERIFY2(output.startsWith(prints), output);
        ::close(errors);
        ::close(terminal);
    }

    // Without a terminal no progress is printed.
    void filesGetNoProgress() {
        QProcess process;
        process.setWorkingDirectory(m_folder.path());
        process.start(QStringLiteral(LEVWRIGHT_CLI), {"stats", "a.des", "--rolls", "20000"});
        QVERIFY(process.waitForFinished(120000));
        QCOMPARE(process.exitCode(), 0);
        QCOMPARE(process.readAllStandardError(), QByteArray());
    }

private:
    void write(const char* name, const QByteArray& bytes) {
        QFile file(m_folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }

    QTemporaryDir m_folder;
};

LEVWRIGHT_TEST(InterruptTest)

} // namespace levwright::interrupt_test

#include "InterruptTest.moc"
