// SPDX-License-Identifier: GPL-3.0-or-later
// The editor as a process: its command line, and the windows it opens.
#include "tests/support/TestProgram.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QProcess>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

namespace levwright::editor_process_test {
namespace {

struct Outcome {
    int status = -1;
    QByteArray output;
    QByteArray errors;
};

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
        QTest::newRow("version") << "--version" << 0
                                 << QStringLiteral("\nQt %1, KSyntaxHighlighting ").arg(qVersion());
        QTest::newRow("help to a full disk") << "--help >/dev/full" << 1 << "No space left on device";
        QTest::newRow("unknown") << "--foo" << 2 << "levwright: unknown option “--foo”; see --help";
        QTest::newRow("no value") << "--screenshot" << 2
                                  << "levwright: --screenshot needs a value; see --help";
        QTest::newRow("seed") << "--seed=x a.des" << 2 << "levwright: “x” is not a seed";
        QTest::newRow("picture") << "--screenshot=out.png a.des" << 0 << "";
        QTest::newRow("picture of an odd file") << "--screenshot out.png -- --odd.des" << 0 << "";
        QTest::newRow("picture to a full disk")
            << "--screenshot /dev/full a.des" << 1 << "Cannot write “/dev/full”: No space left on device.";
        QTest::newRow("no UTF-8")
            << "--screenshot out.png \"$(cp a.des $(printf 'caf\\351.des'); printf 'caf\\351.des')\"" << 0
            << "";
        QTest::newRow("picture of several") << "--screenshot out.png a.des b.des" << 0 << "";
        QTest::newRow("one of several is not there")
            << "--screenshot out.png a.des none.des" << 1 << "cannot open “none.des”";
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

    // As the preferences choose it.
    void rollHasTheTilesOfTheUser() {
        const QColor color(250, 0, 250);
        QImage tile(16, 16, QImage::Format_RGB32);
        tile.fill(color);
        QVERIFY(QDir(m_folder.path()).mkpath(QStringLiteral("tiles")));
        QVERIFY(tile.save(m_folder.filePath("tiles/floor.png")));
        const QString place = m_folder.filePath("user/levwright/levwright.conf");
        QSettings(place, QSettings::IniFormat).setValue("tileset", m_folder.filePath("tiles"));
        const Outcome outcome = run(QStringLiteral("--render-roll=out.png --level a a.des"));
        QVERIFY(QFile::remove(place));
        QVERIFY2(outcome.status == 0, outcome.errors.constData());
        const QImage roll(m_folder.filePath("out.png"));
        int count = 0;
        for (int y = 8; y < roll.height(); y += 16) {
            for (int x = 8; x < roll.width(); x += 16)
                count += roll.pixelColor(x, y) == color ? 1 : 0;
        }
        QCOMPARE(count, 3); // cells of the map
    }
};

LEVWRIGHT_TEST(EditorProcessTest)

} // namespace levwright::editor_process_test

#include "EditorProcessTest.moc"
