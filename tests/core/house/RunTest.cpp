// SPDX-License-Identifier: GPL-3.0-or-later
// Runs packaging/run in a made-up source tree, with tools that only log their calls, and checks what it
// builds, starts and says.
#include "tests/support/TestProgram.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

namespace levwright::run_test {
namespace {

// A program that logs its name and arguments, then runs the body.
QByteArray tool(const QByteArray& name, const QByteArray& body = "") {
    return "#!/bin/sh\necho \"" + name + " $*\" >>\"$CALLS\"\n" + body + '\n';
}

// The editor of a version.
QByteArray editor(const QByteArray& version) {
    return tool("levwright", "[ \"$1\" != --version ] || echo 'levwright " + version + "'");
}

class Tree {
public:
    Tree() {
        write("packaging/setup", tool("setup"));
        write("tools/cmake", tool("cmake", "mkdir -p build/plain && touch build/plain/build.ninja"));
        write("tools/ninja",
              tool("ninja", "mkdir -p build/plain/bin\nfor each in levwright levwright-cli; do\n"
                            "  cp tools/built build/plain/bin/$each\ndone"));
        write("tools/built", tool("levwright"));
        write("CMakePresets.json", "{}");
        write("CMakeLists.txt", "project(Levwright VERSION 1.2.3 LANGUAGES CXX)\n");
        write("a.lua", "");
        QFile script(LEVWRIGHT_SOURCE_DIR "/packaging/run");
        QVERIFY(script.open(QIODevice::ReadOnly));
        write("packaging/run", script.readAll());
    }

    void write(const QString& name, const QByteArray& bytes) const {
        const QString path = m_folder.filePath(name);
        QVERIFY(QDir().mkpath(QFileInfo(path).path()));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
        QVERIFY(file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    }

    // Without a display. Returns what is said, or nothing if it failed.
    QString run() const {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.remove("DISPLAY");
        environment.remove("WAYLAND_DISPLAY");
        environment.insert("CALLS", m_folder.filePath("calls"));
        environment.insert("PATH", m_folder.filePath("tools") + ':' + environment.value("PATH"));
        process.setProcessEnvironment(environment);
        process.setProcessChannelMode(QProcess::MergedChannels);
        process.start(m_folder.filePath("packaging/run"), {m_folder.filePath("a.lua")});
        const bool isWell = process.waitForFinished() && process.exitCode() == 0;
        const QString said = QString::fromUtf8(process.readAll());
        return isWell ? said : "failed: " + said;
    }

    // The names of the tools that were called, in order.
    QStringList calls() const {
        QFile file(m_folder.filePath("calls"));
        QStringList names;
        if (file.open(QIODevice::ReadOnly)) {
            while (!file.atEnd())
                names << QString::fromUtf8(file.readLine()).section(' ', 0, 0);
        }
        return names;
    }

private:
    QTemporaryDir m_folder;
};

} // namespace

class RunTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void firstRunSaysWhatComes() {
        const Tree tree;
        const QString said = tree.run();
        QStringList steps;
        for (const QString& line : said.split('\n'))
            steps << line.section(':', 1, 1).trimmed();
        for (const char* step : {"step 1 of 3", "step 2 of 3", "step 3 of 3"})
            QVERIFY2(steps.contains(QLatin1String(step)), qPrintable(said));
        QVERIFY2(said.contains(" minutes with the "), qPrintable(said));
        QVERIFY2(said.contains("run: ready after 0 min "), qPrintable(said));
        QCOMPARE(tree.calls(), (QStringList{"setup", "cmake", "ninja", "levwright"}));
    }

    void laterRunsStartAtOnce() {
        const Tree tree;
        tree.run();
        const QString said = tree.run();
        QVERIFY2(!said.contains("step") && !said.contains("minutes"), qPrintable(said));
        QCOMPARE(tree.calls().mid(4), (QStringList{"setup", "ninja", "levwright"}));
    }

    // A first build that was interrupted goes on.
    void preparedBuildGoesOn() {
        const Tree tree;
        tree.write("build/plain/build.ninja", "");
        QVERIFY(tree.run().contains("step 3 of 3"));
        QCOMPARE(tree.calls(), (QStringList{"setup", "ninja", "levwright"}));
    }

    void installed_data() {
        QTest::addColumn<QByteArray>("version");
        QTest::addColumn<QStringList>("calls");
        const QStringList build{"levwright", "setup", "cmake", "ninja", "levwright"};
        QTest::newRow("this version") << QByteArray("1.2.3") << QStringList{"levwright", "levwright"};
        QTest::newRow("another version") << QByteArray("1.2.2") << build;
        QTest::newRow("some commit") << QByteArray("1.2.3 (commit 1a2b3c4d5e6f)") << build;
    }
    void installed() {
        QFETCH(const QByteArray, version);
        QFETCH(const QStringList, calls);
        const Tree tree;
        tree.write("tools/levwright", editor(version));
        tree.run();
        QCOMPARE(tree.calls(), calls);
    }
};

LEVWRIGHT_TEST(RunTest)

} // namespace levwright::run_test

#include "RunTest.moc"
