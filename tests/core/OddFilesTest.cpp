// SPDX-License-Identifier: GPL-3.0-or-later
// Files and folders that are not what they are taken for: links and files instead of playgrounds, games that
// run in them.
#include "core/playground/Playground.h"
#include "tests/support/FakeGame.h"

using namespace levwright;

namespace {

struct Machine : FakeMachine {
    Result<Playground> play(const char* where) const {
        DiskFileStore files;
        return makePlayground(gameIn(at("game")).value(), {"oracle", fakeLevel("oracle")},
                              folder.path().toStdString() + '/' + where, files);
    }
    QByteArray objection(const char* where) const {
        const Result<Playground> made = play(where);
        return made ? QByteArray() : QByteArray::fromStdString(made.error().message);
    }
};

} // namespace

class OddFilesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void slashAtTheEnd() {
        const Machine machine;
        QCOMPARE(machine.objection("pg/"), QByteArray());
        QCOMPARE(machine.objection("pg//"), QByteArray());
        QCOMPARE(machine.names(""), (QStringList{"game", "pg"}));
        QVERIFY(machine.names("pg").contains("nhdat"));
    }

    void noFolders_data() {
        QTest::addColumn<QString>("where");
        QTest::addColumn<QByteArray>("says");
        QTest::newRow("file") << "file" << QByteArray("is no folder");
        QTest::newRow("empty file") << "empty" << QByteArray("is no folder");
        QTest::newRow("link") << "link" << QByteArray("is a link");
        QTest::newRow("link, with a slash") << "link/" << QByteArray("is a link");
        QTest::newRow("link to a file") << "linkToFile" << QByteArray("is a link");
        QTest::newRow("link to nothing") << "lost" << QByteArray("is a link");
    }
    void noFolders() {
        QFETCH(const QString, where);
        QFETCH(const QByteArray, says);
        const Machine machine;
        machine.put("file", "mine");
        machine.put("empty", "");
        QVERIFY(QDir(machine.folder.path()).mkdir("real"));
        QVERIFY(QFile::link("real", machine.path("link")));
        QVERIFY(QFile::link("file", machine.path("linkToFile")));
        QVERIFY(QFile::link("nothing", machine.path("lost")));
        const QStringList before = machine.names("");
        const QByteArray objection = machine.objection(qPrintable(where));
        QVERIFY2(objection.contains(says), objection);
        QCOMPARE(machine.names(""), before);
        QCOMPARE(machine.read("file"), std::string("mine"));
        QVERIFY(QFileInfo(machine.path("link")).isSymLink());
        QCOMPARE(machine.names("real"), QStringList());
    }

    void gamesThatRunKeepTheirFiles() {
        const Machine machine;
        QCOMPARE(machine.objection("pg"), QByteArray());
        machine.put("pg/save/0me", "my game");
        {
            QFile library(machine.path("pg/nhdat")); // as a game has it
            QVERIFY(library.open(QIODevice::ReadOnly));
            const QByteArray objection = machine.objection("pg");
            QVERIFY2(objection.contains("Somebody plays"), objection);
        }
        QCOMPARE(machine.read("pg/save/0me"), std::string("my game"));
        QCOMPARE(machine.objection("pg"), QByteArray());
        QCOMPARE(machine.names("pg/save"), QStringList());
    }
};

QTEST_GUILESS_MAIN(OddFilesTest)
#include "OddFilesTest.moc"
