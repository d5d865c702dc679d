// SPDX-License-Identifier: GPL-3.0-or-later
// Runs the tests of the Python package, its example and its types, and installs it.
#include "tests/support/TestProgram.h"

#include <QDir>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

namespace levwright::python_package_test {
namespace {

const QString package = QStringLiteral(LEVWRIGHT_SOURCE_DIR "/packaging/python");
constexpr int longest = 240'000; // milliseconds

struct Outcome {
    int status = -1;
    QByteArray said; // both streams
};

Outcome run(const QString& program, const QStringList& arguments, const QString& folder,
            const QString& path = package) {
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("LEVWRIGHT_CLI", QStringLiteral(LEVWRIGHT_CLI));
    environment.insert("PYTHONPATH", path);
    environment.insert("PYTHONDONTWRITEBYTECODE", "1"); // the tree stays as it is
    process.setProcessEnvironment(environment);
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.setWorkingDirectory(folder);
    process.start(program, arguments);
    Outcome outcome;
    if (process.waitForFinished(longest))
        outcome.status = process.exitCode();
    outcome.said = process.readAll();
    return outcome;
}

bool has(const QString& python, const QString& module) {
    return QProcess::execute(python, {"-c", "import " + module}) == 0;
}

// The packaged Python, for which set-up installs modules, or else the one in the path. Empty if there is
// none, or none that is new enough.
QString pythonHere() {
    for (const QString& python :
         {QStringLiteral("/usr/bin/python3"), QStandardPaths::findExecutable("python3")}) {
        if (!python.isEmpty() && QFile::exists(python) &&
            QProcess::execute(python, {"-c", "import sys; sys.exit(sys.version_info < (3, 9))"}) == 0)
            return python;
    }
    return {};
}

} // namespace

class PythonPackageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() {
        m_python = pythonHere();
        if (m_python.isEmpty())
            QSKIP("no Python 3.9 or later here: the Python package is not tested");
    }

    void itsOwnTests_data() {
        QTest::addColumn<bool>("withNumPy");
        QTest::newRow("with NumPy") << true;
        QTest::newRow("without NumPy") << false;
    }
    void itsOwnTests() {
        QFETCH(const bool, withNumPy);
        if (withNumPy && !has(m_python, "numpy"))
            QSKIP("NumPy is not installed (packaging/setup --checks): arrays are not tested");
        // A module of that name that cannot be imported hides the real one.
        const QTemporaryDir hidden;
        QFile file(hidden.filePath("numpy.py"));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("raise ImportError\n") > 0);
        file.close();
        const Outcome outcome = run(m_python, {"-m", "unittest", "discover", "-s", package + "/tests"}, "/",
                                    withNumPy ? package : hidden.path() + ':' + package);
        QVERIFY2(outcome.status == 0 && outcome.said.contains("\nOK"), outcome.said);
    }

    void itsExample() {
        const Outcome outcome = run(m_python, {package + "/examples/temple.py"}, "/");
        QVERIFY2(outcome.status == 0, outcome.said);
        QVERIFY2(outcome.said.contains(" of 1,000 rolls are sound"), outcome.said);
        QVERIFY2(outcome.said.contains("MAZE:\"mylevel\""), outcome.said);
    }

    void itsTypes() {
        if (!has(m_python, "mypy"))
            QSKIP("mypy is not installed (packaging/setup --checks): types are not checked");
        const QTemporaryDir cache;
        const Outcome outcome = run(m_python, {"-m", "mypy", "--cache-dir", cache.path()}, package, {});
        QVERIFY2(outcome.status == 0, outcome.said);
    }

    // From a copy of the tree, as pip leaves files beside what it builds.
    void itsInstallation() {
        if (!has(m_python, "pip") || !has(m_python, "setuptools") || !has(m_python, "wheel"))
            QSKIP("pip, setuptools and wheel are not installed: the package is not installed");
        const QTemporaryDir folder;
        const QString tree = folder.filePath("tree");
        QCOMPARE(QProcess::execute("cp", {"-r", package, tree}), 0);
        const QString target = folder.filePath("installed");
        const Outcome installed = run(m_python,
                                      {"-m", "pip", "install", "--no-build-isolation", "--no-index",
                                       "--quiet", "--target", target, tree},
                                      "/", {});
        QVERIFY2(installed.status == 0, installed.said);
        QVERIFY(QFile::exists(target + "/levwright/py.typed"));
        const Outcome used = run(
            m_python, {"-c", "import levwright; print(levwright.__file__, levwright.games())"}, "/", target);
        QVERIFY2(used.status == 0 && used.said.startsWith(target.toUtf8()), used.said);
        QVERIFY2(used.said.contains("nethack-3.4.3"), used.said);
    }

    // The example of the guide, run as it stands there.
    void exampleOfTheGuide() {
        QFile page(QStringLiteral(LEVWRIGHT_SOURCE_DIR "/doc/guide/python.md"));
        QVERIFY(page.open(QIODevice::ReadOnly));
        QByteArray program;
        for (const QByteArray& line : page.readAll().split('\n')) {
            if (line.startsWith("    ") && !line.startsWith("    $"))
                program += line.sliced(4) + '\n';
        }
        const QTemporaryDir folder;
        QFile castle(folder.filePath("castle.des"));
        QVERIFY(castle.open(QIODevice::WriteOnly) &&
                castle.write("MAZE:\"castle\",' '\nGEOMETRY:center,center\nMAP\n.....\n....L\nENDMAP\n"
                             "STAIR:(0,0),up\nSTAIR:(3,0),down\nMONSTER:'d',\"jackal\",(2,0)\n") > 0);
        castle.close();
        QFile script(folder.filePath("guide.py"));
        QVERIFY(script.open(QIODevice::WriteOnly) && script.write(program) > 0);
        script.close();
        const Outcome outcome = run(m_python, {"guide.py"}, folder.path());
        QVERIFY2(outcome.status == 0, outcome.said + program);
        QVERIFY2(outcome.said.contains("lava"), outcome.said);
    }

private:
    QString m_python;
};

LEVWRIGHT_TEST(PythonPackageTest)

} // namespace levwright::python_package_test

#include "PythonPackageTest.moc"
