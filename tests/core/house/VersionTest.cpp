// SPDX-License-Identifier: GPL-3.0-or-later
// The version has one source, the project in CMakeLists.txt. What is told of releases agrees with
// CHANGELOG.md.
#include "app/cli/Program.h"
#include "core/languages/script/roll/LuaRelease.h"
#include "tests/support/TestProgram.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <sstream>

namespace levwright::version_test {
namespace {

QString textOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QString sourceOf(const QString& name) {
    return textOf(QStringLiteral(LEVWRIGHT_SOURCE_DIR "/") + name);
}

// What the first group of a pattern finds in a source.
QString foundIn(const QString& name, const QString& pattern) {
    return QRegularExpression(pattern, QRegularExpression::MultilineOption).match(sourceOf(name)).captured(1);
}

QRegularExpressionMatchIterator headingsOf(const QString& changelog) {
    static const QRegularExpression heading("^## (\\S+) — (.+)$", QRegularExpression::MultilineOption);
    return heading.globalMatch(changelog);
}

// "1.2.0 2027-01-31" for each released version, in the order of the headings of a changelog.
QStringList releasesIn(const QString& changelog) {
    QStringList releases;
    for (const QRegularExpressionMatch& heading : headingsOf(changelog)) {
        if (heading.captured(2) != "not released")
            releases << heading.captured(1) + ' ' + heading.captured(2);
    }
    return releases;
}

// The same of a text for AppStream.
QStringList releasesToldTo(const QString& appStream) {
    QStringList releases;
    QXmlStreamReader reader(appStream);
    while (!reader.atEnd()) {
        if (reader.readNext() == QXmlStreamReader::StartElement && reader.name() == QLatin1String("release"))
            releases << QStringLiteral("%1 %2").arg(reader.attributes().value("version"),
                                                    reader.attributes().value("date"));
    }
    return reader.hasError() ? QStringList{reader.errorString()} : releases;
}

// A source tree with only what the commit is read from.
class Tree {
public:
    bool git(const QStringList& words) const {
        QProcess process;
        process.setWorkingDirectory(m_folder.path());
        process.start("git", QStringList{"-c", "user.name=A", "-c", "user.email=a@b", "-c",
                                         "core.hooksPath=/dev/null"} +
                                 words);
        return process.waitForFinished() && process.exitCode() == 0;
    }
    void write(const QString& name, const QByteArray& bytes) const {
        QFile file(m_folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    }
    // The commit that the build writes into the programs.
    QString commit(const QString& folder = {}) const {
        const QString output = m_folder.filePath("Commit.cpp");
        const QStringList words{"-D", "SOURCE=" + m_folder.filePath(folder),
                                "-D", "OUTPUT=" + output,
                                "-P", LEVWRIGHT_SOURCE_DIR "/app/commit/WriteCommit.cmake"};
        if (QProcess::execute("cmake", words) != 0)
            return "cmake failed";
        static const QRegularExpression returned("return \"(.*)\";");
        const QRegularExpressionMatch match = returned.match(textOf(output));
        return match.hasMatch() ? match.captured(1) : "nothing";
    }
    QString filePath(const QString& name) const { return m_folder.filePath(name); }

private:
    QTemporaryDir m_folder;
};

} // namespace

class VersionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void programsTell_data() {
        QTest::addColumn<QByteArray>("commit");
        QTest::addColumn<QString>("told"); // after the version
        QTest::newRow("from a tarball") << QByteArray() << "";
        QTest::newRow("from git") << QByteArray("1a2b3c4d5e6f") << " (commit 1a2b3c4d5e6f)";
    }
    void programsTell() {
        QFETCH(const QByteArray, commit);
        QFETCH(const QString, told);
        const QString version = foundIn("CMakeLists.txt", "^project\\(Levwright VERSION (\\S+) ");
        QVERIFY(!version.isEmpty());
        MemoryFileStore store;
        std::istringstream in;
        std::ostringstream out;
        const cli::Console console{
            .files = store, .input = in, .output = out, .errors = out, .commit = commit.constData()};
        QCOMPARE(int(cli::runProgram("levwright-cli", std::vector<std::string>{"--version"}, console)), 0);
        QCOMPARE(QString::fromStdString(out.str()),
                 QStringLiteral("levwright-cli %1%2\n%3\n")
                     .arg(version, told, QString::fromStdString(std::string(luaRelease()))));
        QVERIFY(luaRelease().starts_with("Lua 5.4"));
    }

    void commitIsThatOfTheTree() {
        if (QStandardPaths::findExecutable("git").isEmpty())
            QSKIP("no git here");
        const Tree tree;
        QCOMPARE(tree.commit(), "");
        tree.write("a", "1");
        QVERIFY(tree.git({"init", "--quiet"}) && tree.git({"add", "a"}) &&
                tree.git({"commit", "--quiet", "-m", "a"}));
        const QString commit = tree.commit();
        static const QRegularExpression hash("^[0-9a-f]{12}$");
        QVERIFY2(hash.match(commit).hasMatch(), qPrintable(commit));
        // A later build with the same commit leaves the file alone, so that nothing is compiled.
        const QDateTime written = QFileInfo(tree.filePath("Commit.cpp")).lastModified();
        QCOMPARE(tree.commit(), commit);
        QCOMPARE(QFileInfo(tree.filePath("Commit.cpp")).lastModified(), written);
        tree.write("a", "2");
        QCOMPARE(tree.commit(), commit + '+');
    }

    // A tarball may be unpacked within a checkout of something else.
    void commitIsNotThatOfAnother() {
        if (QStandardPaths::findExecutable("git").isEmpty())
            QSKIP("no git here");
        const Tree tree;
        tree.write("a", "1");
        QVERIFY(tree.git({"init", "--quiet"}) && tree.git({"add", "a"}) &&
                tree.git({"commit", "--quiet", "-m", "a"}));
        QVERIFY(QDir().mkpath(tree.filePath("levwright-0.1.0")));
        QCOMPARE(tree.commit("levwright-0.1.0"), "");
    }

    void releases_data() {
        QTest::addColumn<QString>("changelog");
        QTest::addColumn<QStringList>("releases");
        QTest::newRow("none") << "# Changelog\n\n## 0.1.0 — not released\n" << QStringList();
        QTest::newRow("two") << "## 0.3.0 — not released\n\n### Added\n\n## 0.2.0 — 2027-02-01\n\n- A\n\n## "
                                "0.1.0 — 2027-01-01\n"
                             << QStringList{"0.2.0 2027-02-01", "0.1.0 2027-01-01"};
    }
    void releases() {
        QFETCH(const QString, changelog);
        QFETCH(const QStringList, releases);
        QCOMPARE(releasesIn(changelog), releases);
    }

    // AppStream wants a day for each release, so a version that is not released has no element.
    void appStreamKnowsReleases() {
        const QString appStream = sourceOf("resources/io.github.levwright.Levwright.metainfo.xml");
        QVERIFY(!appStream.isEmpty());
        QCOMPARE(releasesToldTo(appStream), releasesIn(sourceOf("CHANGELOG.md")));
        QCOMPARE(releasesToldTo("<releases><release version=\"0.1.0\" date=\"2027-01-01\"/></releases>"),
                 QStringList("0.1.0 2027-01-01"));
    }

    // The tools of these packages read the version from their own files.
    void packagesRepeatThisVersion_data() {
        QTest::addColumn<QString>("source");
        QTest::addColumn<QString>("pattern");
        QTest::newRow("RPM") << "packaging/rpm/levwright.spec" << "^Version: +(\\S+)$";
        QTest::newRow("RPM's changelog")
            << "packaging/rpm/levwright.spec" << "^%changelog\n\\* .* - (\\S+)-[0-9]+$";
        QTest::newRow("Python") << "packaging/python/pyproject.toml" << "^version = \"(.*)\"$";
        QTest::newRow("Python's module") << "packaging/python/levwright/__init__.py"
                                         << "^__version__ = \"(.*)\"$";
        QTest::newRow("VS Code") << "packaging/editors/vscode/package.json" << "^  \"version\": \"(.*)\",$";
    }
    void packagesRepeatThisVersion() {
        QFETCH(const QString, source);
        QFETCH(const QString, pattern);
        QCOMPARE(foundIn(source, pattern), QString::fromStdString(cli::versionWith("")));
    }

    void changelogBeginsWithThisVersion() {
        const QRegularExpressionMatchIterator headings = headingsOf(sourceOf("CHANGELOG.md"));
        QVERIFY(headings.hasNext());
        QCOMPARE(QString::fromStdString(cli::versionWith("")), headings.peekNext().captured(1));
    }
};

LEVWRIGHT_TEST(VersionTest)

} // namespace levwright::version_test

#include "VersionTest.moc"
