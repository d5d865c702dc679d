// SPDX-License-Identifier: GPL-3.0-or-later
// Which Levwright packaging/run starts, and when it sets up and builds before.
#include "tests/support/TestProgram.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

namespace levwright::run_test {
namespace {

void writeProgram(const QString& path, const QByteArray& body) {
    QVERIFY(QDir().mkpath(QFileInfo(path).path()));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("#!/bin/sh\n" + body) > 0);
    QVERIFY(file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
}

// Tells its version, and writes what else it is asked for into the folder of the sources.
QByteArray programOf(const QByteArray& version, const QByteArray& name) {
    return "case \"$1\" in --version) echo 'levwright " + version + "' ;; *) echo \"" + name +
           " $1\" >> calls ;; esac\n";
}

} // namespace

class RunTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void startsAtOnce_data() {
        QTest::addColumn<bool>("isBuilt");
        QTest::addColumn<QByteArray>("installed"); // version
        QTest::addColumn<QByteArray>("calls");
        const QByteArray installed = "installed --screenshot\ninstalled-cli lev_comp\n";
        QTest::newRow("a build") << true << QByteArray("1.2.3")
                                 << QByteArray("ninja -C\nbuilt --screenshot\nbuilt-cli lev_comp\n");
        QTest::newRow("a package") << false << QByteArray("1.2.3") << installed;
        QTest::newRow("a package that tells more")
            << false << QByteArray("1.2.3 (abcdef, Qt 6.8)") << installed;
        QTest::newRow("a package of another version")
            << false << QByteArray("1.2.30") << QByteArray("setup\n");
        QTest::newRow("nothing") << false << QByteArray() << QByteArray("setup\n");
    }
    void startsAtOnce() {
        QFETCH(const bool, isBuilt);
        QFETCH(const QByteArray, installed);
        QFETCH(const QByteArray, calls);
        const QTemporaryDir tree;
        QVERIFY(QDir(tree.path()).mkpath("packaging") && QDir(tree.path()).mkpath("bin"));
        QVERIFY(QFile::copy(LEVWRIGHT_SOURCE_DIR "/packaging/run", tree.filePath("packaging/run")));
        QFile version(tree.filePath("CMakeLists.txt"));
        QVERIFY(version.open(QIODevice::WriteOnly) &&
                version.write("project(Levwright VERSION 1.2.3 LANGUAGES CXX)\n") > 0);
        version.close();
        writeProgram(tree.filePath("packaging/setup"), "echo setup >> calls\nexit 3\n");
        writeProgram(tree.filePath("bin/ninja"), "echo \"ninja $1\" >> calls\n");
        if (!installed.isEmpty()) {
            writeProgram(tree.filePath("bin/levwright"), programOf(installed, "installed"));
            writeProgram(tree.filePath("bin/levwright-cli"), programOf(installed, "installed-cli"));
        }
        if (isBuilt) {
            writeProgram(tree.filePath("build/plain/bin/levwright"), programOf("1.2.3", "built"));
            writeProgram(tree.filePath("build/plain/bin/levwright-cli"), programOf("1.2.3", "built-cli"));
        }
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("PATH", tree.filePath("bin") + ":/usr/bin:/bin");
        environment.remove("DISPLAY");
        environment.remove("WAYLAND_DISPLAY");
        process.setProcessEnvironment(environment);
        process.start(tree.filePath("packaging/run"),
                      {LEVWRIGHT_SOURCE_DIR "/resources/samples/harbour.des"});
        QVERIFY(process.waitForFinished());
        QFile found(tree.filePath("calls"));
        QVERIFY(found.open(QIODevice::ReadOnly));
        QCOMPARE(found.readAll(), calls);
        QCOMPARE(process.exitCode(), calls == "setup\n" ? 3 : 0);
    }
};

LEVWRIGHT_TEST(RunTest)

} // namespace levwright::run_test

#include "RunTest.moc"
