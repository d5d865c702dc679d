// SPDX-License-Identifier: GPL-3.0-or-later
// The editor as a process of its own: its command line, and the windows it opens.
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

namespace {

struct Outcome {
    int status = -1;
    QByteArray output;
    QByteArray errors;
};

// What a process was started with, its name first.
QList<QByteArray> wordsOf(const QString& processFolder) {
    QFile file(processFolder + "/cmdline");
    return file.open(QIODevice::ReadOnly) ? file.readAll().split('\0') : QList<QByteArray>();
}

// Processes that this one has started.
QList<qint64> childrenOf(qint64 process) {
    QList<qint64> found;
    for (const QString& name : QDir("/proc").entryList(QDir::Dirs)) {
        QFile file("/proc/" + name + "/stat");
        if (name.toLongLong() == 0 || !file.open(QIODevice::ReadOnly))
            continue;
        // Number, name in brackets, state, parent.
        const QByteArray status = file.readAll();
        const QList<QByteArray> behindName =
            status.sliced(status.lastIndexOf(')') + 1).simplified().split(' ');
        if (behindName.value(1).toLongLong() == process)
            found << name.toLongLong();
    }
    return found;
}

} // namespace

class EditorProcessTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    void prepare(QProcess& process) const {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const char* name : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"})
            environment.insert(QString::fromLatin1(name), m_folder.filePath("user"));
        process.setProcessEnvironment(environment);
        process.setWorkingDirectory(m_folder.path());
    }

    Outcome run(const QString& words) const {
        QProcess process;
        prepare(process);
        process.start("/bin/sh", {"-c", "exec \"$0\" " + words, LEVWRIGHT_EDITOR});
        if (!process.waitForFinished() || process.exitStatus() != QProcess::NormalExit)
            return {};
        return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
    }

private Q_SLOTS:
    void initTestCase() {
        QVERIFY(m_folder.isValid());
        for (const QByteArray& name : {QByteArray("a.des"), QByteArray("b.des"), QByteArray("--odd.des")}) {
            QFile file(m_folder.filePath(QString::fromUtf8(name)));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write("MAZE:\"a\",' '\nGEOMETRY:center,center\nMAP\n...\nENDMAP\n");
        }
    }

    void arguments_data() {
        QTest::addColumn<QString>("words");
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("says");
        QTest::newRow("help") << "--help" << 0 << "levwright [OPTION…] [FILE…]";
        QTest::newRow("help, short") << "-h" << 0 << "levwright [OPTION…] [FILE…]";
        QTest::newRow("version") << "--version" << 0 << "levwright ";
        QTest::newRow("help to a full disk") << "--help >/dev/full" << 1 << "No space left on device";
        QTest::newRow("unknown") << "--foo" << 2 << "levwright: unknown option “--foo”; see --help";
        QTest::newRow("no value") << "--screenshot" << 2
                                  << "levwright: --screenshot needs a value; see --help";
        QTest::newRow("seed") << "--seed=x a.des" << 2 << "levwright: “x” is no seed";
        QTest::newRow("picture") << "--screenshot=out.png a.des" << 0 << "";
        QTest::newRow("picture of an odd file") << "--screenshot out.png -- --odd.des" << 0 << "";
        QTest::newRow("picture to a full disk")
            << "--screenshot /dev/full a.des" << 1 << "Cannot write “/dev/full”: No space left on device.";
        QTest::newRow("no UTF-8")
            << "--screenshot out.png \"$(cp a.des $(printf 'caf\\351.des'); printf 'caf\\351.des')\"" << 0
            << "";
        QTest::newRow("nothing there") << "--screenshot out.png none.des" << 1 << "cannot open “none.des”";
        QTest::newRow("roll") << "--render-roll=out.png --seed=7 --level a a.des" << 0 << "";
        QTest::newRow("roll of nothing")
            << "--render-roll out.png" << 2 << "levwright: --render-roll needs one file";
    }
    void arguments() {
        QFETCH(const QString, words);
        QFETCH(const int, status);
        QFETCH(const QString, says);
        QFile::remove(m_folder.filePath("out.png"));
        const Outcome outcome = run(words);
        QVERIFY2(QString::fromUtf8(outcome.output + outcome.errors).contains(says),
                 outcome.errors.constData());
        QVERIFY2(outcome.status == status, outcome.errors.constData());
        QCOMPARE(QFile::exists(m_folder.filePath("out.png")), words.contains("out.png") && status == 0);
    }

    void eachFileHasAWindow() {
        QProcess process;
        prepare(process);
        process.start(LEVWRIGHT_EDITOR, {"--dark", "a.des", "b.des", "--", "--odd.des"});
        QVERIFY(process.waitForStarted());
        QTRY_COMPARE_WITH_TIMEOUT(childrenOf(process.processId()).size(), 2, 20000);
        QSet<QByteArray> opened;
        for (const qint64 child : childrenOf(process.processId())) {
            const QString folder = "/proc/" + QString::number(child);
            QTRY_VERIFY(wordsOf(folder).value(0) == "levwright");
            QCOMPARE(wordsOf(folder).sliced(1, 2), (QList<QByteArray>{"--dark", "--"}));
            opened << wordsOf(folder).value(3);
            ::kill(pid_t(child), SIGKILL);
        }
        QCOMPARE(opened, (QSet<QByteArray>{"b.des", "--odd.des"}));
        process.kill();
        QVERIFY(process.waitForFinished());
    }
};

QTEST_MAIN(EditorProcessTest)
#include "EditorProcessTest.moc"
