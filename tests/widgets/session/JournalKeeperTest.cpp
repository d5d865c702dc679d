// SPDX-License-Identifier: GPL-3.0-or-later
// What is kept of an unsaved document on a real disk, and what the next process finds of it. KillTest.cpp
// checks that a kill loses nothing.
#include "widgets/session/JournalKeeper.h"

#include "core/languages/games/Games.h"
#include "tests/support/Levels.h"
#include "tests/support/SizeLimit.h"
#include "tests/support/TestProgram.h"
#include "widgets/session/LeftWork.h"
#include "widgets/session/Workspace.h"

#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace levwright::journal_keeper_test {
namespace {

const QByteArray castle = "MAZE:\"castle\",' '\nGEOMETRY:center,center\nMAP\n...\nENDMAP\n";

// A process of the editor, without its window.
struct Process {
    explicit Process(const QString& journals) : workspace(testGame(), files) {
        const auto keep = [this, journals](Session& session) {
            keeper = std::make_unique<JournalKeeper>(session, journals);
        };
        QObject::connect(&workspace, &Workspace::activated, &workspace, keep);
        keep(workspace.active());
    }

    Session& session() { return workspace.active(); }
    bool open(const QString& path) { return workspace.open(path).has_value(); }
    void type(const char* text) {
        const Offset end = session().text().size();
        QVERIFY(session().apply(TextEdit::insert(end, text), "Typing", session().newMergeKey(),
                                Selection{end, end}));
    }
    std::string text() { return std::string(session().text().bytes()); }

    DiskFileStore files;
    Workspace workspace;
    std::unique_ptr<JournalKeeper> keeper; // for the active document
};

} // namespace

class JournalKeeperTest : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    DiskFileStore m_files;

    QString file() const { return m_folder->filePath("castle.des"); }
    QString journals() const { return m_folder->filePath("data/journals"); }
    QStringList journalFiles() const { return QDir(journals()).entryList(QDir::Files | QDir::Hidden); }
    void write(const QByteArray& bytes) {
        QVERIFY(m_files.replace(file().toStdU16String(), bytes.toStdString()).has_value());
    }
    QByteArray written() const {
        return QByteArray::fromStdString(
            m_files.read(file().toStdU16String(), maximumDocumentSize).value_or("(none)"));
    }
    std::vector<LeftWork> found() { return findLeftWork(journals(), m_files); }
    std::string recoveredText() {
        const std::vector<LeftWork> works = found();
        return works.size() == 1 && works[0].recovered ? works[0].recovered->text : "(nothing)";
    }

private Q_SLOTS:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
        write(castle);
    }

    void keepsWhatIsNotSaved() {
        {
            Process process(journals());
            QVERIFY(process.open(file()));
            QVERIFY(process.keeper->flush());
            QCOMPARE(journalFiles(), QStringList());
            process.type("# one\n");
            process.type("# two\n");
            process.session().undo();
            process.type("# three\n");
            QVERIFY(process.keeper->flush());
            QCOMPARE(journalFiles().size(), 1);
            QVERIFY(found().empty()); // not while the process lives
        }
        QCOMPARE(recoveredText(), castle.toStdString() + "# one\n# three\n");
        const std::vector<LeftWork> works = found();
        QCOMPARE(works[0].file, LeftFile::AsItWas);
        QCOMPARE(works[0].name(), QStringLiteral("castle.des"));
        QCOMPARE(works[0].folder(), m_folder->path());
        QVERIFY(found().empty()); // another process is already looking at it
    }

    void syncsWithinASecond() {
        constexpr int second = 1000;
        JournalWriter writer(journals().toStdU16String(), [](const auto&) {});
        TextSnapshot text(castle.toStdString());
        writer.begin({{}, text, text});
        for (int i = 0; i < 3; ++i) {
            const TextEdit edit = TextEdit::insert(0, "#");
            text = TextSnapshot(edit.apply(text.bytes()));
            writer.append(edit, text);
            QTRY_VERIFY_WITH_TIMEOUT(writer.isSynced(), second);
        }
    }

    void goesWithSaving() {
        Process process(journals());
        QVERIFY(process.open(file()));
        for (int i = 0; i < 3; ++i) {
            process.type("# more\n");
            QVERIFY(process.keeper->flush());
            QCOMPARE(journalFiles().size(), 1);
            QVERIFY(process.session().save());
            QVERIFY(process.keeper->flush());
            QCOMPARE(journalFiles(), QStringList());
        }
        process.type("# other name\n");
        QVERIFY(process.session().saveAs(m_folder->filePath("other.des")));
        QVERIFY(process.keeper->flush());
        QCOMPARE(journalFiles(), QStringList());
    }

    void goesWithDiscarding() {
        Process process(journals());
        process.type("# unwanted\n");
        QVERIFY(process.keeper->flush());
        QCOMPARE(journalFiles().size(), 1);
        process.keeper->discard();
        QVERIFY(process.keeper->flush());
        QCOMPARE(journalFiles(), QStringList());
        process.type("# wanted\n");
        QVERIFY(process.keeper->flush());
        QCOMPARE(journalFiles().size(), 1);
    }

    // A process may be killed between writing the file and removing the journal.
    void isNotOfferedWhenTheFileHasIt() {
        {
            Process process(journals());
            QVERIFY(process.open(file()));
            process.type("# one\n");
        }
        write(castle + "# one\n");
        QVERIFY(found().empty());
        QCOMPARE(journalFiles(), QStringList());
    }

    void restores_data() {
        QTest::addColumn<bool>("hasFile");
        QTest::addColumn<QByteArray>("fileNow"); // null: gone
        QTest::addColumn<LeftFile>("fate");
        QTest::addColumn<bool>("keepsName");
        QTest::newRow("as it was") << true << castle << LeftFile::AsItWas << true;
        QTest::newRow("changed") << true << QByteArray("# theirs\n") << LeftFile::Changed << false;
        QTest::newRow("gone") << true << QByteArray() << LeftFile::Gone << true;
        QTest::newRow("untitled") << false << castle << LeftFile::None << false;
    }
    void restores() {
        QFETCH(const bool, hasFile);
        QFETCH(const QByteArray, fileNow);
        QFETCH(const LeftFile, fate);
        QFETCH(const bool, keepsName);
        std::string text;
        {
            Process process(journals());
            if (hasFile)
                QVERIFY(process.open(file()));
            process.type("# mine\n");
            text = process.text();
        }
        if (fileNow.isNull())
            QVERIFY(QFile::remove(file()));
        else
            write(fileNow);
        Process process(journals());
        std::vector<LeftWork> works = found();
        QCOMPARE(works.size(), std::size_t(1));
        QCOMPARE(works[0].file, fate);
        process.workspace.restore(*works[0].recovered);
        QCOMPARE(process.text(), text);
        QVERIFY(process.session().isModified());
        QCOMPARE(process.session().path(), keepsName ? file() : QString());
        // It is kept again before the old journal is removed.
        QVERIFY(process.keeper->flush());
        QCOMPARE(journalFiles().size(), 2);
        works[0].journal.remove();
        QCOMPARE(written(), fileNow.isNull() ? QByteArray("(none)") : fileNow);
        if (fate == LeftFile::AsItWas) {
            process.session().undo();
            QCOMPARE(process.text(), castle.toStdString());
            QVERIFY(!process.session().isModified());
        } else if (keepsName) {
            QVERIFY(process.session().save());
            QCOMPARE(written().toStdString(), text);
        }
    }

    void keepsTheGame() {
        {
            Process process(journals());
            process.session().readAs(loadGame("nethack-3.2.2").value());
            process.type("# old\n");
        }
        Process process(journals());
        process.workspace.restore(*found().at(0).recovered);
        QCOMPARE(process.session().game().catalog().gameId(), std::string_view("nethack-3.2.2"));
    }

    void keepsWhatLostItsFile() {
        {
            Process process(journals());
            QVERIFY(process.open(file()));
            QVERIFY(QFile::remove(file()));
            QCOMPARE(process.session().lookAtFile().value(), FileFate::Gone);
        }
        QCOMPARE(recoveredText(), castle.toStdString());
    }

    // A user who opens the file after a crash is asked then.
    void restoresIntoTheOpenFile_data() {
        QTest::addColumn<QByteArray>("typed"); // typed before
        QTest::newRow("untouched") << QByteArray();
        QTest::newRow("changed") << QByteArray("# new\n");
    }
    void restoresIntoTheOpenFile() {
        QFETCH(const QByteArray, typed);
        std::string text;
        {
            Process process(journals());
            QVERIFY(process.open(file()));
            process.type("# mine\n");
            text = process.text();
        }
        const std::vector<LeftWork> works = found();
        Process process(journals());
        QVERIFY(process.open(file()));
        Session& open = process.session();
        if (!typed.isEmpty())
            process.type(typed.constData());
        const std::string before = process.text();
        process.workspace.startNew(); // another page is in front
        process.workspace.restore(*works.at(0).recovered);
        QCOMPARE(process.text(), text);
        QVERIFY(process.session().isModified());
        if (!typed.isEmpty()) {
            QCOMPARE(process.session().path(), QString());
            QCOMPARE(open.text().bytes(), before);
            return;
        }
        QCOMPARE(&process.session(), &open);
        open.undo();
        QCOMPARE(process.text(), before);
        QVERIFY(!open.isModified());
    }

    // Two windows with the same file do not touch each other's journals.
    void twoProcessesWithOneFile() {
        auto first = std::make_unique<Process>(journals());
        auto second = std::make_unique<Process>(journals());
        QVERIFY(first->open(file()) && second->open(file()));
        first->type("# first\n");
        second->type("# second\n");
        QVERIFY(first->keeper->flush() && second->keeper->flush());
        QCOMPARE(journalFiles().size(), 2);
        QVERIFY(found().empty());
        second.reset();
        QCOMPARE(recoveredText(), castle.toStdString() + "# second\n");
        first->type("# more\n");
        QVERIFY(first->session().save());
        first.reset();
        const std::vector<LeftWork> works = found();
        QCOMPARE(works.size(), std::size_t(1));
        QCOMPARE(works[0].file, LeftFile::Changed);
        QCOMPARE(works[0].recovered->text, castle.toStdString() + "# second\n");
    }

    // A full disk is reported once. What was typed meanwhile is written when there is room again.
    void survivesAFullDisk() {
        auto process = std::make_unique<Process>(journals());
        QSignalSpy failed(process->keeper.get(), &JournalKeeper::failed);
        QSignalSpy recovered(process->keeper.get(), &JournalKeeper::recovered);
        process->type("# before\n");
        QVERIFY(process->keeper->flush());
        {
            const SizeLimit limit(100);
            for (int i = 0; i < 20; ++i) {
                process->type("# while it is full\n");
                QVERIFY(i == 0 || !process->keeper->flush());
            }
            QTRY_COMPARE(failed.size(), 1);
            QVERIFY(failed[0][0].toString().contains(journals()));
            QCOMPARE(recovered.size(), 0);
        }
        QVERIFY(process->keeper->flush());
        QTRY_COMPARE(recovered.size(), 1);
        QCOMPARE(failed.size(), 1);
        process->type("# after\n");
        const std::string text = process->text();
        process.reset();
        QCOMPARE(recoveredText(), text);
    }

    void survivesTheFolderBeingRemoved() {
        auto process = std::make_unique<Process>(journals());
        process->type("# before\n");
        QVERIFY(process->keeper->flush());
        QVERIFY(QDir(journals()).removeRecursively());
        process->type("# after\n");
        QVERIFY(process->keeper->flush());
        const std::string text = process->text();
        process.reset();
        QCOMPARE(recoveredText(), text);
    }

    void saysWhenTheFolderCannotBeMade() {
        const QString path = m_folder->filePath("data");
        QVERIFY(m_files.replace(path.toStdU16String(), "a file"));
        Process process(journals());
        QSignalSpy failed(process.keeper.get(), &JournalKeeper::failed);
        process.type("# lost\n");
        QVERIFY(!process.keeper->flush());
        QTRY_COMPARE(failed.size(), 1);
        QVERIFY(QFile::remove(path));
        QVERIFY(process.keeper->flush());
        QCOMPARE(journalFiles().size(), 1);
    }

    void staysSmall() {
        constexpr qint64 mostBytes = 600 << 10;
        std::string text;
        {
            Process process(journals());
            for (int i = 0; i < 10000; ++i) {
                process.type("x");
                if (i % 1000 == 999)
                    QVERIFY(process.keeper->flush());
            }
            text = process.text();
            QVERIFY(QFileInfo(QDir(journals()).filePath(journalFiles().value(0))).size() < mostBytes);
        }
        QCOMPARE(recoveredText(), text);
    }

    void showsWhatItCannotRead() {
        QVERIFY(QDir().mkpath(journals()));
        QVERIFY(m_files.replace((journals() + "/odd.journal").toStdU16String(), "odd"));
        const std::vector<LeftWork> works = found();
        QCOMPARE(works.size(), std::size_t(1));
        QVERIFY(!works[0].recovered);
        QCOMPARE(works[0].name(), QStringLiteral("odd.journal"));
        QCOMPARE(journalFiles().size(), 1);
    }
};

LEVWRIGHT_TEST(JournalKeeperTest)

} // namespace levwright::journal_keeper_test

#include "JournalKeeperTest.moc"
