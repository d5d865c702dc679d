// SPDX-License-Identifier: GPL-3.0-or-later
// Files and folders of unexpected kinds: links and files in place of playgrounds, games running in them,
// pipes, and programs killed while they write.
#include "core/playground/Playground.h"
#include "tests/support/FakeGame.h"
#include "tests/support/TestProgram.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace levwright::odd_files_test {
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

// The process ends during a write, as with a signal that cannot be caught.
class KilledCalls : public DiskCalls {
public:
    ssize_t write(int file, std::string_view bytes) override {
        DiskCalls::write(file, bytes.substr(0, 3));
        ::_exit(0);
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
        QTest::newRow("file") << "file" << QByteArray("is not a folder");
        QTest::newRow("empty file") << "empty" << QByteArray("is not a folder");
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
            QFile library(machine.path("pg/nhdat")); // like a game's library
            QVERIFY(library.open(QIODevice::ReadOnly));
            const QByteArray objection = machine.objection("pg");
            QVERIFY2(objection.contains("Somebody is playing"), objection);
        }
        QCOMPARE(machine.read("pg/save/0me"), std::string("my game"));
        QCOMPARE(machine.objection("pg"), QByteArray());
        QCOMPARE(machine.names("pg/save"), QStringList());
    }

    void killedWritersLeaveNothing() {
        const QTemporaryDir folder;
        const std::filesystem::path path = folder.filePath("a.lev").toStdString();
        const pid_t child = ::fork();
        if (child == 0) {
            const Result<void> done =
                DiskFileStore(std::make_shared<KilledCalls>()).overwrite(path, "a level");
            ::_exit(done ? 1 : 2);
        }
        int status = -1;
        QCOMPARE(::waitpid(child, &status, 0), child);
        QCOMPARE(status, 0);
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden), QStringList());
    }

    // More than a pipe can hold, so the writer waits for the reader.
    void pipesTakeAll() {
        const QTemporaryDir folder;
        const std::string path = folder.filePath("pipe").toStdString();
        QCOMPARE(::mkfifo(path.c_str(), 0600), 0);
        QVERIFY(!DiskFileStore().overwrite(path, "nobody reads"));
        const std::string bytes(1 << 20, 'x');
        std::size_t read = 0;
        const int end = ::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
        ::fcntl(end, F_SETFL, 0);
        std::jthread reader([&] {
            char some[4096];
            for (ssize_t got = 0; read < bytes.size() && (got = ::read(end, some, sizeof some)) >= 0;)
                read += std::size_t(got);
        });
        QVERIFY(DiskFileStore().overwrite(path, bytes));
        reader.join();
        ::close(end);
        QCOMPARE(read, bytes.size());
    }
};

LEVWRIGHT_TEST(OddFilesTest)

} // namespace levwright::odd_files_test

#include "OddFilesTest.moc"
