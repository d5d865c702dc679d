// SPDX-License-Identifier: GPL-3.0-or-later
// What the desktop is told about the program and its files.
#include "tests/support/TestProgram.h"

#include <QDir>
#include <QFile>
#include <QMimeDatabase>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

namespace levwright::desktop_files_test {
namespace {

constexpr const char* folder = LEVWRIGHT_SOURCE_DIR "/resources/io.github.levwright.Levwright";

QByteArray bytesOf(const QString& ending) {
    QFile file(QString::fromLatin1(folder) + ending);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// The values of an attribute in all elements with a name.
QStringList attributesOf(const QByteArray& xml, const QString& element, const QString& attribute) {
    QStringList found;
    QXmlStreamReader reader(xml);
    while (!reader.atEnd()) {
        if (reader.readNext() == QXmlStreamReader::StartElement && reader.name() == element)
            found << reader.attributes().value(attribute).toString();
    }
    if (reader.hasError())
        QTest::qFail(qPrintable(reader.errorString()), __FILE__, __LINE__);
    return found;
}

} // namespace

class DesktopFilesTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_data;

private Q_SLOTS:
    void initTestCase() {
        QVERIFY(m_data.isValid() && QDir(m_data.path()).mkpath("mime/packages"));
        QVERIFY(QFile::copy(QString::fromLatin1(folder) + "-mime.xml",
                            m_data.filePath("mime/packages/levwright.xml")));
        // Qt reads these folders before the first query for types.
        qputenv("XDG_DATA_HOME", QFile::encodeName(m_data.path()));
    }

    void agreeOnTypes() {
        const QStringList types = attributesOf(bytesOf("-mime.xml"), "mime-type", "type");
        QCOMPARE(types.size(), 3);
        const QString desktop = QString::fromUtf8(bytesOf(".desktop"));
        static const QRegularExpression line("^MimeType=(.*);$", QRegularExpression::MultilineOption);
        QCOMPARE(line.match(desktop).captured(1).split(';'), types);
        // Several files are passed at once.
        QVERIFY(desktop.contains("\nExec=levwright %F\n"));
        const QString about = QString::fromUtf8(bytesOf(".metainfo.xml"));
        for (const QString& type : types)
            QVERIFY2(about.contains("<mediatype>" + type + "</mediatype>"), qPrintable(type));
    }

    // Names that others also use get less weight than the default of 50.
    void leaveOthersTheirFiles() {
        const QByteArray xml = bytesOf("-mime.xml");
        QCOMPARE(attributesOf(xml, "glob", "pattern"), (QStringList{"*.des", "dungeon.def", "*.lev"}));
        QCOMPARE(attributesOf(xml, "glob", "weight"), (QStringList{"40", "", "40"}));
    }

    void knowsFiles_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("type");
        QTest::newRow("levels") << "a.des" << QByteArray("MAZE:\"a\",' '\n") << "text/x-nethack-des";
        QTest::newRow("levels by content")
            << "a" << QByteArray("# a\nMAZE:\"a\",' '\n") << "text/x-nethack-des";
        QTest::newRow("dungeon") << "dungeon.def" << QByteArray("DUNGEON: \"a\" \"D\" (1,1)\n")
                                 << "text/x-nethack-dungeon";
        const QByteArray level = QByteArray::fromHex("0003040300000000c60c1e0000000000");
        QTest::newRow("compiled") << "a.lev" << level << "application/x-nethack-lev";
        QTest::newRow("compiled by content") << "a" << level << "application/x-nethack-lev";
        QTest::newRow("compiled, 3.2.2")
            << "a" << QByteArray::fromHex("0002020300000000c6045e00") << "application/x-nethack-lev";
        QTest::newRow("compiled, big-endian")
            << "a" << QByteArray::fromHex("03040300001e0cc6") << "application/x-nethack-lev";
    }
    void knowsFiles() {
        QFETCH(const QString, name);
        QFETCH(const QByteArray, bytes);
        QFETCH(const QString, type);
        const QMimeType found = QMimeDatabase().mimeTypeForFileNameAndData(name, bytes);
        QCOMPARE(found.name(), type);
    }

    void toolsAccept() {
        const QString tool = QStandardPaths::findExecutable("update-mime-database");
        if (tool.isEmpty())
            QSKIP("no update-mime-database here");
        QProcess process;
        process.setProcessChannelMode(QProcess::MergedChannels);
        process.start(tool, {m_data.filePath("mime")});
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitCode(), 0);
        QVERIFY(QFile::exists(m_data.filePath("mime/application/x-nethack-lev.xml")));
    }
};

LEVWRIGHT_TEST(DesktopFilesTest)

} // namespace levwright::desktop_files_test

#include "DesktopFilesTest.moc"
