// SPDX-License-Identifier: GPL-3.0-or-later
// Runs packaging/setup on simulated systems and checks what it requests from the package manager and what it
// prints.
#include "tests/support/TestProgram.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

namespace levwright::setup_test {
namespace {

const QByteArray bookworm = "ID=debian\nVERSION_ID=12\n";
const QByteArray trixie = "ID=debian\nVERSION_ID=13\n";

void write(const QString& path, const QByteArray& bytes) {
    QVERIFY(QDir().mkpath(QFileInfo(path).path()));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    QVERIFY(file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
}

struct Outcome {
    int status = -1;
    QString said;  // both streams
    QString calls; // of the package manager, one per line
};

// A system whose package manager logs its requests.
class System {
public:
    System(const QByteArray& release, const QByteArray& aptBody) {
        write(path("etc/os-release"), release);
        for (const char* folder : {"etc/apt/sources.list.d", "etc/apt/preferences.d"})
            QVERIFY(QDir().mkpath(path(folder)));
        tool("apt-get", "echo \"$*\" >> \"$LEVWRIGHT_SETUP_ROOT/calls\"\n" + aptBody);
        tool("id", "echo 0");
        tool("fc-list", "echo a font");
        tool("dpkg-query", "[ ! -e \"$LEVWRIGHT_SETUP_ROOT/installed\" ] || case \"$*\" in\n"
                           "*Version*) echo 4:14.2.0-1 ;;\n*) echo installed ;;\nesac");
    }

    QString path(const QString& name) const { return m_root.filePath(name); }

    Outcome setUp(const QStringList& arguments) const {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("LEVWRIGHT_SETUP_ROOT", m_root.path());
        environment.insert("PATH", path("bin") + ':' + environment.value("PATH"));
        process.setProcessEnvironment(environment);
        process.setProcessChannelMode(QProcess::MergedChannels);
        process.setStandardInputFile(QProcess::nullDevice());
        process.start(QStringLiteral(LEVWRIGHT_SOURCE_DIR "/packaging/setup"), arguments);
        Outcome outcome;
        if (process.waitForFinished())
            outcome.status = process.exitCode();
        outcome.said = QString::fromUtf8(process.readAll());
        QFile calls(path("calls"));
        if (calls.open(QIODevice::ReadOnly))
            outcome.calls = QString::fromUtf8(calls.readAll());
        return outcome;
    }

private:
    void tool(const QString& name, const QByteArray& body) {
        write(path("bin/" + name), "#!/bin/sh\n" + body + '\n');
    }

    QTemporaryDir m_root;
};

// apt-get with a mirror, and a plan with one line of each kind.
const QByteArray goodApt = "case \"$*\" in\n"
                           "indextargets*) echo 'http://mirror/debian|bookworm|main|Packages' ;;\n"
                           "-s*) printf '%s\\n' '1 upgraded' 'Inst libc6' 'Remv libssl3' ;;\nesac";

} // namespace

class SetupTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void doesNothingWhenAllIsThere() {
        const System system(trixie, goodApt);
        write(system.path("installed"), {});
        const Outcome outcome = system.setUp({});
        QCOMPARE(outcome.status, 0);
        QCOMPARE(outcome.calls, QString());
        QVERIFY2(outcome.said.contains("everything is installed"), qPrintable(outcome.said));
    }

    void showsThePlanBeforeItInstalls() {
        const System system(trixie, goodApt);
        const Outcome outcome = system.setUp({});
        QVERIFY2(outcome.status == 0, qPrintable(outcome.said));
        QVERIFY2(outcome.said.contains("what apt will do:\n1 upgraded\n"), qPrintable(outcome.said));
        const QStringList calls = outcome.calls.split('\n', Qt::SkipEmptyParts);
        QCOMPARE(calls.size(), 3);
        QVERIFY(calls[0].startsWith("update"));
        QVERIFY(calls[1].startsWith("-s install"));
        QVERIFY(calls[2].startsWith("install") && calls[2].contains("libkf6syntaxhighlighting-dev"));
        QVERIFY(!calls[2].contains("trixie") && !calls[2].contains("clang"));
    }

    void debian12TakesFromTheNextOne() {
        const System system(bookworm, goodApt);
        const Outcome outcome = system.setUp({"--yes", "--checks"});
        QVERIFY2(outcome.status == 0, qPrintable(outcome.said));
        QVERIFY(outcome.calls.contains("-t trixie") && outcome.calls.contains("clang-tidy-19"));
        QVERIFY(outcome.calls.contains("nethack-console slashem tmux"));
        QVERIFY2(outcome.said.contains("apt cannot take that back"), qPrintable(outcome.said));
        QFile sources(system.path("etc/apt/sources.list.d/levwright-trixie.sources"));
        QVERIFY(sources.open(QIODevice::ReadOnly));
        QVERIFY(sources.readAll().contains("URIs: http://mirror/debian\nSuites: trixie\n"));
        QVERIFY(QFile::exists(system.path("etc/apt/preferences.d/levwright-trixie")));
    }

    // A system that calls itself Debian 13 after the first set-up continues as it started.
    void debian12StaysWithTheNextOne() {
        const System system(bookworm, goodApt);
        QCOMPARE(system.setUp({"--yes"}).status, 0);
        write(system.path("etc/os-release"), trixie);
        QVERIFY(QFile::remove(system.path("calls")));
        const Outcome outcome = system.setUp({"--yes", "--checks"});
        QVERIFY2(outcome.status == 0, qPrintable(outcome.said));
        const QStringList calls = outcome.calls.split('\n', Qt::SkipEmptyParts);
        QVERIFY2(calls.last().startsWith("install") && calls.last().contains("-t trixie") &&
                     calls.last().contains("clang-tidy-19"),
                 qPrintable(outcome.calls));
    }

    void failures_data() {
        QTest::addColumn<QByteArray>("apt");
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("message");
        QTest::newRow("offline") << QByteArray(
                                        "case \"$*\" in indextargets*) echo "
                                        "'http://mirror|bookworm|main|Packages' ;; *) exit 100 ;; esac")
                                 << QStringList{} << "is this machine online?";
        QTest::newRow("no such package")
            << QByteArray("case \"$*\" in indextargets*) echo 'http://mirror|bookworm|main|Packages' ;; "
                          "update*) ;; *) exit 100 ;; esac")
            << QStringList{} << "apt could not install";
        QTest::newRow("no mirror") << QByteArray("exit 0") << QStringList{} << "no package source";
        QTest::newRow("unknown option") << goodApt << QStringList{"--fast"} << "unknown option '--fast'";
    }

    void failures() {
        QFETCH(const QByteArray, apt);
        QFETCH(const QStringList, arguments);
        QFETCH(const QString, message);
        const System system(bookworm, apt);
        const Outcome outcome = system.setUp(arguments);
        QCOMPARE(outcome.status, 1);
        QVERIFY2(outcome.said.contains(message), qPrintable(outcome.said));
        QVERIFY2(!QFile::exists(system.path("etc/apt/sources.list.d/levwright-trixie.sources")),
                 "what could not be used is left behind");
    }
};

LEVWRIGHT_TEST(SetupTest)

} // namespace levwright::setup_test

#include "SetupTest.moc"
