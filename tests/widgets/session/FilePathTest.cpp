// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/session/FilePath.h"

#include "core/languages/games/Games.h"
#include "tests/support/TestProgram.h"
#include "widgets/session/Session.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

namespace levwright::file_path_test {

class FilePathTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void comesBack_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("plain") << QByteArray("/a/b.des");
        QTest::newRow("utf-8") << QByteArray("/ä/€😀.des");
        QTest::newRow("latin-1") << QByteArray("/caf\xe9.des");
        QTest::newRow("bytes behind a pair") << QByteArray("😀\xff\x80");
        QTest::newRow("surrogate as bytes") << QByteArray("\xed\xb2\x80");
        QByteArray all;
        for (int byte = 1; byte < 256; ++byte)
            all += char(byte);
        QTest::newRow("all bytes") << all;
    }
    void comesBack() {
        QFETCH(const QByteArray, bytes);
        const std::filesystem::path path(bytes.toStdString());
        QCOMPARE(toPath(fromPath(path)).native(), path.native());
    }

    void isUsualText() {
        QCOMPARE(fromPath("/ä/b"), QStringLiteral("/\u00e4/b"));
        QCOMPARE(toPath(QStringLiteral("/\u00e4/b")).native(), std::string("/ä/b"));
        QCOMPARE(absolutePath("/a/./b/../c.des"), QString("/a/c.des"));
        QCOMPARE(absolutePath("c.des"), QDir::currentPath() + "/c.des");
    }

    // The file that was opened is the one that is saved, whatever its name.
    void sessionKeepsTheName() {
        const QTemporaryDir folder;
        DiskFileStore files;
        const std::filesystem::path path = folder.path().toStdString() + "/caf\xe9.des";
        if (!files.replace(path, "MAZE:\"a\",' '\nNOMAP\n"))
            QSKIP("this file system takes UTF-8 only");
        Session session(readDocument(files, loadGame("nethack-3.4.3").value(), fromPath(path)).value(),
                        files);
        QVERIFY(session.apply(TextEdit::insert(0, "# new\n"), "x", MergeKey::None, Selection{0, 0}));
        QVERIFY(session.save());
        QCOMPARE(files.read(path, 1000).value(), std::string("# new\nMAZE:\"a\",' '\nNOMAP\n"));
        QCOMPARE(std::distance(std::filesystem::directory_iterator(path.parent_path()), {}), 1);
    }
};

LEVWRIGHT_TEST(FilePathTest)

} // namespace levwright::file_path_test

#include "FilePathTest.moc"
