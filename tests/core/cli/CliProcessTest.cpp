// SPDX-License-Identifier: GPL-3.0-or-later
// levwright-cli as a process: its messages and exit status when the system fails.
#include "tests/support/TestProgram.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <sys/stat.h>

namespace levwright::cli_process_test {
namespace {

struct Outcome {
    int status = -1;
    QByteArray output;
    QByteArray errors;
};

// redirection: in the syntax of the shell, such as ">/dev/full".
Outcome run(const QString& folder, const QStringList& arguments, const QString& redirection = {}) {
    QProcess process;
    process.setWorkingDirectory(folder);
    process.start("/bin/sh",
                  QStringList{"-c", "exec \"$0\" \"$@\" " + redirection, LEVWRIGHT_CLI} + arguments);
    process.closeWriteChannel();
    if (!process.waitForFinished() || process.exitStatus() != QProcess::NormalExit)
        return {};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

} // namespace

class CliProcessTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    void write(const QString& name, const QByteArray& bytes) const {
        QFile file(m_folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }

private Q_SLOTS:
    void initTestCase() {
        QVERIFY(m_folder.isValid());
        write("a.des",
              "MAZE:\"a\",'.'\nGEOMETRY:center,center\nMAP\n...\nENDMAP\nMONSTER:'d',\"jackel\",(0,0)\n");
        write("d.def", "DUNGEON: \"The Dungeons of Doom\" \"D\" (25,5)\n");
        QVERIFY(QDir(m_folder.path()).mkdir("world"));
        QCOMPARE(run(m_folder.path(), {"lev_comp", "a.des"}).status, 0);
        QCOMPARE(run(m_folder.path(), {"dgn_comp", "d.def"}).status, 0);
    }

    void pipesWaitForTheirReader_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("replaced") << QStringList{"decompile", "a.lev", "-o", "pipe"};
        QTest::newRow("overwritten") << QStringList{"lev_comp", "-o", "pipes", "a.des"};
    }
    // The reader opens the pipe only after the command has begun to wait for it.
    void pipesWaitForTheirReader() {
        QFETCH(const QStringList, arguments);
        QVERIFY(QDir(m_folder.path()).mkpath("pipes"));
        const QString pipe = m_folder.filePath(arguments[2] == "-o" ? "pipe" : "pipes/a.lev");
        QCOMPARE(::mkfifo(pipe.toLocal8Bit().constData(), 0600), 0);
        QProcess process;
        process.setWorkingDirectory(m_folder.path());
        process.start(LEVWRIGHT_CLI, arguments);
        QVERIFY(process.waitForStarted());
        // The process sleeps in a system call, which is the opening of the pipe.
        QFile state(QStringLiteral("/proc/%1/stat").arg(process.processId()));
        const auto sleeps = [&] {
            state.close();
            return state.open(QFile::ReadOnly) && state.readAll().contains(") S ");
        };
        QTRY_VERIFY_WITH_TIMEOUT(sleeps() || process.state() == QProcess::NotRunning, 60000);
        QFile reader(pipe);
        QVERIFY(process.state() == QProcess::Running && reader.open(QFile::ReadOnly));
        QVERIFY(!reader.readAll().isEmpty());
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.readAllStandardError().count("Cannot write"), 0);
        QCOMPARE(process.exitCode(), 0);
    }

    void outputFails_data() {
        QTest::addColumn<QStringList>("arguments");
        const QList<QStringList> all{{"--help"},
                                     {"--version"},
                                     {"lev_comp", "--help"},
                                     {"dgn_comp", "-"},
                                     {"check", "a.des"},
                                     {"check", "--json", "a.des"},
                                     {"decompile", "a.lev"},
                                     {"decompile", "a.lev", "-o", "/dev/stdout"},
                                     {"roll", "a.des"},
                                     {"stats", "a.des", "--rolls", "9"},
                                     {"stats", "a.des", "--rolls", "9", "--json"},
                                     {"roll-dungeon", "d"},
                                     {"roll-dungeon", "d", "--json"},
                                     {"playtest", "a.des"},
                                     {"world", "--help"},
                                     {"world", "--dir", "world"}};
        for (const QStringList& arguments : all)
            QTest::newRow(qPrintable(arguments.join(' '))) << arguments;
    }
    void outputFails() {
        QFETCH(const QStringList, arguments);
        const QString input = arguments.contains("-") ? " <d.def" : "";
        const Outcome usual = run(m_folder.path(), arguments, input);
        QVERIFY(usual.status == 0 && !usual.output.isEmpty());
        const Outcome full = run(m_folder.path(), arguments, ">/dev/full" + input);
        QVERIFY2(full.errors.contains("annot write") && full.errors.contains("No space left on device"),
                 full.errors);
        QCOMPARE(full.status, 1);
        const Outcome closed = run(m_folder.path(), arguments, ">&-" + input);
        QVERIFY2(closed.errors.contains("annot write") && closed.errors.contains("Bad file descriptor"),
                 closed.errors);
        QCOMPARE(closed.status, 1);
    }

    // A file that is opened later is not mistaken for a closed standard output.
    void closedOutputIsNoOtherFile() {
        QCOMPARE(run(m_folder.path(), {"lev_comp", "a.des"}, ">&-").status, 0);
        const Outcome outcome = run(m_folder.path(), {"decompile", "a.lev", "-o", "b.des"}, "<&- >&- 2>&-");
        QCOMPARE(outcome.status, 0);
        QFile file(m_folder.filePath("b.des"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), run(m_folder.path(), {"decompile", "a.lev"}).output);
    }

    void inputFails_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("lev_comp") << QStringList{"lev_comp"};
        QTest::newRow("lev_comp -") << QStringList{"lev_comp", "-"};
        QTest::newRow("dgn_comp") << QStringList{"dgn_comp"};
        QTest::newRow("check -") << QStringList{"check", "-"};
        QTest::newRow("decompile -") << QStringList{"decompile", "-"};
        QTest::newRow("roll -") << QStringList{"roll", "-"};
        QTest::newRow("stats -") << QStringList{"stats", "-"};
        QTest::newRow("stats --merge -") << QStringList{"stats", "--merge", "-"};
        QTest::newRow("roll-dungeon -") << QStringList{"roll-dungeon", "-"};
        QTest::newRow("playtest -") << QStringList{"playtest", "-"};
    }
    void inputFails() {
        QFETCH(const QStringList, arguments);
        const Outcome folder = run(m_folder.path(), arguments, "<.");
        QVERIFY2(folder.errors.contains("Cannot read standard input: Is a directory."), folder.errors);
        QVERIFY(folder.status > 0);
        QCOMPARE(folder.output, QByteArray());
        const Outcome closed = run(m_folder.path(), arguments, "<&-");
        QVERIFY2(closed.errors.contains("Cannot read standard input: Bad file descriptor."), closed.errors);
        QVERIFY(closed.status > 0);
    }

    void readsInput() {
        const QString& folder = m_folder.path();
        QCOMPARE(run(folder, {"roll", "-"}, "<a.des").output, run(folder, {"roll", "a.des"}).output);
        QCOMPARE(run(folder, {"decompile", "-o", "-", "-"}, "<a.lev").output.replace("\"stdin\"", "\"a\""),
                 run(folder, {"decompile", "a.lev"}).output);
        QVERIFY(run(folder, {"check", "-"}, "<a.des").output.startsWith("(stdin):6:"));
        QCOMPARE(run(folder, {"check", "-"}, "<d.def").status, 0);
        QCOMPARE(run(folder, {"lev_comp", "-", "-o."}, "<a.des").status, 0);
    }

    // The contents of a file reach the terminal as printable text.
    void terminalsAreSafe() {
        const QByteArray bad = "ja\x1b[31mckel\xff\xc2\x9b";
        write("bad.des", "MAZE:\"bad\",'.'\nGEOMETRY:center,center\nMAP\n...\nENDMAP\nMONSTER:'d',\"" + bad +
                             "\",(0,0)\n");
        for (const QStringList& arguments : {QStringList{"check", "bad.des"},
                                             {"roll", "bad.des"},
                                             {"lev_comp", "bad.des"},
                                             {"roll", QString::fromUtf8("a\x1b[31m.des")},
                                             {"check", "--\x1b[31m"}}) {
            const Outcome outcome = run(m_folder.path(), arguments);
            const QByteArray all = outcome.output + outcome.errors;
            QVERIFY2(all.contains("\\x1b[31m"), all);
            QVERIFY(!all.contains('\x1b') && !all.contains('\xff') && !all.contains("\xc2\x9b"));
        }
    }

    // A killed program, or one that runs at the same time, leaves only complete levels.
    void levelsAreWhole() {
        constexpr int levels = 500;
        QByteArray text;
        for (int i = 0; i < levels; ++i)
            text += "MAZE:\"l" + QByteArray::number(i) + "\",'.'\nGEOMETRY:center,center\nMAP\n" +
                    QByteArray(i % 70 + 3, '.') + "\nENDMAP\n";
        write("many.des", text);
        for (const char* folder : {"whole", "cut"})
            QVERIFY(QDir(m_folder.path()).mkdir(folder));
        QCOMPARE(run(m_folder.path(), {"lev_comp", "-owhole", "many.des"}).status, 0);
        const auto bytesOf = [&](const QString& name) {
            QFile file(m_folder.filePath(name));
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        };
        for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
            QVERIFY(QDir(m_folder.filePath("cut")).removeRecursively() && QDir(m_folder.path()).mkdir("cut"));
            QProcess first;
            QProcess second;
            for (QProcess* process : {&first, &second}) {
                process->setWorkingDirectory(m_folder.path());
                process->start(LEVWRIGHT_CLI, {"lev_comp", "-ocut", "many.des"});
                QVERIFY(process->waitForStarted());
            }
            const QDir cut(m_folder.filePath("cut"));
            QTRY_VERIFY_WITH_TIMEOUT(first.state() == QProcess::NotRunning || !cut.isEmpty(), 20000);
            for (QProcess* process : {&first, &second}) {
                if (process->processId() > 0)
                    ::kill(pid_t(process->processId()), signal);
                QVERIFY(process->state() == QProcess::NotRunning || process->waitForFinished());
            }
            for (const QString& name : cut.entryList(QDir::Files | QDir::Hidden))
                QVERIFY2(bytesOf("cut/" + name) == bytesOf("whole/" + name), qPrintable(name));
        }
    }

    void longNamesAreShortened() {
        write("long.des", "MAZE:\"" + QByteArray(10'000'000, 'x') + "\",'.'\nNOMAP\n");
        for (const char* command : {"check", "lev_comp", "roll"}) {
            const Outcome outcome = run(m_folder.path(), {command, "long.des"});
            QVERIFY(outcome.status > 0);
            const QByteArray all = outcome.output + outcome.errors;
            QVERIFY(!all.isEmpty() && all.size() < 2000);
        }
    }
};

LEVWRIGHT_TEST(CliProcessTest)

} // namespace levwright::cli_process_test

#include "CliProcessTest.moc"
