// SPDX-License-Identifier: GPL-3.0-or-later
// Opens, saves and closes files in the real window on a real disk, where other programs write, too.
#include "widgets/shell/FileController.h"

#include "tests/support/SizeLimit.h"
#include "tests/support/TestProgram.h"
#include "tests/widgets/FileDesk.h"
#include "widgets/pages/MessageBar.h"
#include "widgets/shell/MainWindow.h"
#include "widgets/shell/SaveName.h"

#include <QDir>
#include <QDropEvent>
#include <QFileDialog>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QStatusBar>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>

namespace levwright::file_controller_test {
namespace {

using Desk = FileDesk;

} // namespace

class FileControllerTest : public FolderTest {
    Q_OBJECT

private Q_SLOTS:
    void init() { makeFolder(); }

    // --- other programs write the file

    void savingNeverWritesOverOthers() {
        Desk desk(m_folder->root());
        QVERIFY(desk.window.openFile(path("castle.des")));
        desk.type("# mine");
        write("castle.des", castle + "# theirs\n");
        desk.save();
        QCOMPARE(written("castle.des"), castle + "# theirs\n");
        QVERIFY(desk.bar().isVisible() && desk.bar().text().contains("castle.des"));
        desk.save();
        desk.save();
        QCOMPARE(written("castle.des"), castle + "# theirs\n");
        QCOMPARE(desk.text(), castle + "# mine");
        QVERIFY(desk.session().isModified());
    }

    void offersTheirsAndMine_data() {
        QTest::addColumn<QByteArray>("button");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("file");
        const QByteArray theirs = castle + "# theirs\n";
        const QByteArray mine = castle + "# mine";
        QTest::newRow("theirs") << QByteArray("Load Theirs") << theirs << theirs;
        QTest::newRow("mine") << QByteArray("Save Mine") << mine << mine;
    }
    void offersTheirsAndMine() {
        QFETCH(const QByteArray, button);
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArray, file);
        Desk desk(m_folder->root());
        QVERIFY(desk.window.openFile(path("castle.des")));
        desk.type("# mine");
        write("castle.des", castle + "# theirs\n");
        QTRY_VERIFY(desk.bar().isVisible()); // without an attempt to save
        QCOMPARE(desk.text(), castle + "# mine");
        desk.choose(button.constData());
        QCOMPARE(desk.text(), text);
        QCOMPARE(written("castle.des"), file);
        QVERIFY(!desk.session().isModified());
        QVERIFY(!desk.bar().isVisible());
        if (button == "Load Theirs") {
            desk.window.actions().action("edit.undo")->trigger();
            QCOMPARE(desk.text(), castle + "# mine");
        }
    }

    void conflictSavesElsewhere() {
        Desk desk(m_folder->root());
        QVERIFY(desk.window.openFile(path("castle.des")));
        desk.type("# mine");
        write("castle.des", "# theirs\n");
        desk.save();
        {
            const Answers answers({{"saveDialog", saveUnder(path("mine"))}});
            desk.choose("Save As…");
        }
        QCOMPARE(written("castle.des"), QByteArray("# theirs\n"));
        QCOMPARE(written("mine.des"), castle + "# mine");
        QVERIFY(!desk.bar().isVisible());
    }

    // Changes written while the user reads the question count, too.
    void mineIsAskedForAgainIfTheirsChanges() {
        Desk desk(m_folder->root());
        QVERIFY(desk.window.openFile(path("castle.des")));
        desk.type("# mine");
        write("castle.des", "# theirs\n");
        desk.save();
        desk.session().keepTextOverFoundFile();
        write("castle.des", "# newer\n");
        QVERIFY(!desk.session().save());
        desk.save();
        QCOMPARE(written("castle.des"), QByteArray("# newer\n"));
        QVERIFY(desk.bar().isVisible());
    }

    void unmodifiedDocumentsFollow_data() {
        QTest::addColumn<bool>("renamed");
        QTest::newRow("written in place") << false;
        QTest::newRow("renamed over it") << true;
    }
    void unmodifiedDocumentsFollow() {
        QFETCH(const bool, renamed);
        const QByteArray filler = QByteArray("# line\n").repeated(200);
        write("castle.des", filler + castle);
        Desk desk(m_folder->root());
        QVERIFY(desk.window.openFile(path("castle.des")));
        const auto caret = Offset(filler.size() + castle.indexOf("GEOMETRY"));
        desk.session().select(Selection{caret, caret});
        const int scrolled = desk.editor().verticalScrollBar()->value();
        QVERIFY(scrolled > 0);
        for (const QByteArray end : {"# one\n", "# one\n# two\n"}) {
            if (renamed) {
                write("castle.des.new", filler + castle + end);
                QVERIFY(::rename(qPrintable(path("castle.des.new")), qPrintable(path("castle.des"))) == 0);
            } else {
                write("castle.des", filler + castle + end);
            }
            QTRY_COMPARE(desk.text(), filler + castle + end);
            QVERIFY(!desk.session().isModified());
            QVERIFY(!desk.bar().isVisible());
            QCOMPARE(desk.session().selection().caret, caret);
            QCOMPARE(desk.editor().verticalScrollBar()->value(), scrolled);
        }
        desk.window.actions().action("edit.undo")->trigger();
        QCOMPARE(desk.text(), filler + castle + "# one\n");
        QVERIFY(desk.session().isModified());
        desk.save();
        QCOMPARE(written("castle.des"), filler + castle + "# one\n");
    }

    void looksWhenTheWindowIsActivated() {
        Desk desk(m_folder->root());
        QVERIFY(desk.window.openFile(path("castle.des")));
        for (QFileSystemWatcher* watcher : desk.window.findChildren<QFileSystemWatcher*>())
            // As if the system reported nothing, for example for a file in the network.
            watcher->blockSignals(true);
        write("castle.des", castle + "# theirs\n");
        QEvent activated(QEvent::WindowActivate);
        QApplication::sendEvent(&desk.window, &activated);
        QCOMPARE(desk.text(), castle + "# theirs\n");
    }

    void ownSavingIsNoChange() {
        Desk desk(m_folder->root());
        QVERIFY(desk.window.openFile(path("castle.des")));
        for (const char* more : {"# a", "b", "c"}) {
            desk.type(more);
            desk.save();
            QVERIFY(!desk.session().isModified());
            desk.window.files().lookAtFiles();
            QVERIFY(!desk.bar().isVisible());
        }
        QCOMPARE(written("castle.des"), castle + "# abc");
    }

    void touchingIsNoChange() {
        Desk desk(m_folder->root());
        QVERIFY(desk.window.openFile(path("castle.des")));
        desk.type("# mine");
        write("castle.des", castle); // with the same contents
        desk.save();
        QCOMPARE(written("castle.des"), castle + "# mine");
        QVERIFY(!desk.bar().isVisible());
    }

    void deletedFilesAreToldOfAndMadeAnew() {
        Desk desk(m_folder->root());
        QVERIFY(desk.window.openFile(path("castle.des")));
        QVERIFY(QFile::remove(path("castle.des")));
        QTRY_VERIFY(desk.bar().isVisible());
        QVERIFY(desk.bar().text().contains("deleted"));
        QVERIFY(desk.session().isModified());
        QVERIFY(desk.window.files().flushJournals());
        QCOMPARE(journals().size(), 1);
        desk.save();
        QCOMPARE(written("castle.des"), castle);
        QVERIFY(!desk.bar().isVisible() && !desk.session().isModified());
    }

    void deletedFilesMayComeBack() {
        Desk desk(m_folder->root());
        QVERIFY(desk.window.openFile(path("castle.des")));
        QVERIFY(QFile::remove(path("castle.des")));
        QTRY_VERIFY(desk.bar().isVisible());
        write("castle.des", castle);
        QTRY_VERIFY(!desk.bar().isVisible());
        QVERIFY(!desk.session().isModified());
    }

    void removedFolders() {
        QVERIFY(QDir().mkpath(path("levels")));
        write("levels/a.des", castle);
        Desk desk(m_folder->root());
        QVERIFY(desk.window.openFile(path("levels/a.des")));
        desk.type("# mine");
        QVERIFY(QDir(path("levels")).removeRecursively());
        desk.save();
        QVERIFY(desk.errors().isVisible() && desk.errors().text().contains("levels"));
        QVERIFY(desk.session().isModified());
        QCOMPARE(desk.text(), castle + "# mine");
    }

    void twoWindowsWithOneFile() {
        Desk first(m_folder->root());
        Desk second(m_folder->root());
        QVERIFY(first.window.openFile(path("castle.des")) && second.window.openFile(path("castle.des")));
        first.type("# first");
        second.type("# second");
        QVERIFY(first.window.files().save());
        QVERIFY(!second.window.files().save());
        QCOMPARE(written("castle.des"), castle + "# first");
        QVERIFY(second.bar().isVisible());
        QCOMPARE(second.text(), castle + "# second");
    }

    // --- saving under a name

    void addsTheEnding_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<DocumentKind>("kind");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* name, DocumentKind kind, const char* expected) {
            QTest::addRow("%s %d", name, int(kind)) << QString(name) << kind << QString(expected);
        };
        row("/a/lair", DocumentKind::Levels, "/a/lair.des");
        row("/a/lair.des", DocumentKind::Levels, "/a/lair.des");
        row("/a/lair.", DocumentKind::Levels, "/a/lair.des");
        row("/a/lair.txt", DocumentKind::Levels, "/a/lair.txt");
        row("/a.b/lair", DocumentKind::Levels, "/a.b/lair.des");
        row("/a/dungeon", DocumentKind::DungeonDefinition, "/a/dungeon.def");
        row("/a/dungeon", DocumentKind::PreprocessedDungeon, "/a/dungeon.pdf");
    }
    void addsTheEnding() {
        QFETCH(const QString, name);
        QFETCH(const DocumentKind, kind);
        QTEST(withEnding(name, kind), "expected");
    }

    // The dialogs say what is opened and saved.
    void dialogsNameWhatTheyAreFor() {
        write("dungeon.def", "DUNGEON:\"Main\" \"D\" (10,3)\n");
        Desk desk(m_folder->root());
        QStringList titles;
        const auto look = [&](QWidget& dialog) {
            titles << dialog.windowTitle();
            QTest::keyClick(&dialog, Qt::Key_Escape);
        };
        const Answers answers({{"QFileDialog", look}, {"saveDialog", look}, {"saveDialog", look}});
        desk.window.actions().action("file.open")->trigger();
        desk.window.files().saveAs();
        QVERIFY(desk.window.openFile(path("dungeon.def")));
        desk.window.files().saveAs();
        QCOMPARE(titles, (QStringList{"Open Level", "Save Level", "Save Dungeon"}));
    }

    void savesUnderANameThatOpenLists() {
        Desk desk(m_folder->root());
        desk.type("# new");
        const QByteArray text = desk.text();
        const Answers answers({{"saveDialog", saveUnder(path("lair"))}});
        desk.save();
        QCOMPARE(written("lair.des"), text);
        QVERIFY(!QFile::exists(path("lair")));
        QCOMPARE(desk.session().path(), path("lair.des"));
    }

    // What comes from a file is saved beside it.
    void savesConvertedLevelsBesideTheirSource() {
        QVERIFY(QDir().mkpath(path("lair")));
        write("lair/vault.des", "MAZE:\"a\",' '\nNOMAP\n");
        Desk desk(m_folder->root());
        QVERIFY(desk.window.openFile(path("lair/vault.des")));
        QVERIFY(desk.window.files().convert("nethack-3.6"));
        QString folder;
        QString name;
        const Answers answers({{"saveDialog", [&](QWidget& dialog) {
                                    folder = static_cast<QFileDialog&>(dialog).directory().path();
                                    name = dialog.findChild<QLineEdit*>("fileNameEdit")->text();
                                    QTest::keyClick(&dialog, Qt::Key_Escape);
                                }}});
        desk.save();
        QCOMPARE(folder, path("lair"));
        QCOMPARE(name, QStringLiteral("vault-3.6.des"));
    }

    void asksAboutTheFileThatWouldGo() {
        Desk desk(m_folder->root());
        desk.type("# new");
        {
            const Answers answers({{"saveDialog", saveUnder(path("castle"))},
                                   {"replaceQuestion", press(QMessageBox::No)},
                                   {"saveDialog", giveUp()}});
            desk.window.files().saveAs();
        }
        QCOMPARE(written("castle.des"), castle);
        QVERIFY(desk.session().path().isEmpty());
        const Answers answers(
            {{"saveDialog", saveUnder(path("castle"))}, {"replaceQuestion", press(QMessageBox::Yes)}});
        desk.window.files().saveAs();
        QCOMPARE(written("castle.des"), desk.text());
    }

    void marksTheOpenFilesOfAFolder() {
        Desk desk(m_folder->root());
        desk.window.openFolder(m_folder->root());
        const auto& list = desk.child<QListWidget>("project.files");
        QCOMPARE(list.count(), 1);
        QVERIFY(!list.item(0)->font().bold());
        {
            const Answers answers(
                {{"saveDialog", saveUnder(path("castle"))}, {"replaceQuestion", press(QMessageBox::Yes)}});
            desk.window.files().saveAs(); // the initial document of the window
        }
        QVERIFY(list.item(0)->font().bold());
        desk.window.actions().action("file.newEmpty")->trigger();
        QVERIFY(list.item(0)->font().bold());
        desk.window.files().close(desk.workspace.session(0));
        QVERIFY(!list.item(0)->font().bold());
    }

    // --- closing

    void asksBeforeItDiscards_data() {
        QTest::addColumn<QString>("way");
        QTest::addColumn<QMessageBox::StandardButton>("answer");
        for (const char* way : {"quit", "close window", "close document", "tab's button", "middle button"}) {
            QTest::addRow("%s, save", way) << QString(way) << QMessageBox::Save;
            QTest::addRow("%s, discard", way) << QString(way) << QMessageBox::Discard;
            QTest::addRow("%s, cancel", way) << QString(way) << QMessageBox::Cancel;
        }
    }
    void asksBeforeItDiscards() {
        QFETCH(const QString, way);
        QFETCH(const QMessageBox::StandardButton, answer);
        write("other.des", "# other\n");
        Desk desk(m_folder->root());
        QVERIFY(desk.window.openFile(path("other.des")));
        QVERIFY(desk.window.openFile(path("castle.des")));
        desk.type("# mine");
        QVERIFY(desk.window.files().flushJournals());
        QCOMPARE(journals().size(), 1);
        {
            const Answers given({{"unsavedQuestion", press(answer)}});
            leave(desk, way);
        }
        const bool stays = answer == QMessageBox::Cancel;
        QCOMPARE(written("castle.des"), answer == QMessageBox::Save ? castle + "# mine" : castle);
        if (way == "quit" || way == "close window")
            QCOMPARE(desk.window.isVisible(), stays);
        else
            QCOMPARE(desk.text(), stays ? castle + "# mine" : QByteArray("# other\n"));
        if (stays)
            QCOMPARE(desk.text(), castle + "# mine");
        QVERIFY(desk.window.files().flushJournals());
        QCOMPARE(journals().size(), stays ? 1 : 0);
    }

    // What was discarded stays in the journal until the window may close, because the user may keep it after
    // all.
    void asksForEachDocument() {
        write("other.des", "# other\n");
        Desk desk(m_folder->root());
        QVERIFY(desk.window.openFile(path("other.des")));
        desk.type("# one");
        QVERIFY(desk.window.openFile(path("castle.des")));
        desk.type("# two");
        {
            QStringList asked;
            const auto note = [&](QMessageBox::StandardButton button) {
                return [&asked, &desk, button](QWidget& dialog) {
                    asked << desk.session().displayName();
                    press(button)(dialog);
                };
            };
            const Answers given({{"unsavedQuestion", note(QMessageBox::Discard)},
                                 {"unsavedQuestion", note(QMessageBox::Cancel)}});
            QVERIFY(!desk.window.close());
            QCOMPARE(asked, (QStringList{"other.des", "castle.des"}));
        }
        QVERIFY(desk.window.files().flushJournals());
        QCOMPARE(journals().size(), 2);
        const Answers given({{"unsavedQuestion", press(QMessageBox::Save)},
                             {"unsavedQuestion", press(QMessageBox::Discard)}});
        QVERIFY(desk.window.close());
        QCOMPARE(written("other.des"), QByteArray("# other\n# one"));
        QCOMPARE(written("castle.des"), castle);
        QVERIFY(desk.window.files().flushJournals());
        QCOMPARE(journals().size(), 0);
    }

    // Neither changes anything in the open documents.
    void opensBesideWhatIsOpen_data() {
        QTest::addColumn<QString>("way");
        for (const char* way : {"new", "open", "recent", "drop"})
            QTest::newRow(way) << QString(way);
    }
    void opensBesideWhatIsOpen() {
        QFETCH(const QString, way);
        write("other.des", "# other\n");
        Desk desk(m_folder->root());
        QVERIFY(desk.window.openFile(path("other.des")));
        QTest::keyClick(&desk.window, Qt::Key_W, Qt::ControlModifier);
        QVERIFY(desk.window.openFile(path("castle.des")));
        desk.type("# mine");
        {
            std::vector<std::pair<QString, Answers::Answer>> answers;
            if (way == "open")
                answers.emplace_back("QFileDialog", saveUnder(path("other.des")));
            const Answers given(std::move(answers));
            leave(desk, way);
        }
        QCOMPARE(desk.workspace.count(), std::size_t(2));
        QVERIFY(way == "new" || desk.text() == "# other\n");
        desk.workspace.activate(desk.workspace.session(0));
        QCOMPARE(desk.text(), castle + "# mine");
    }

    void staysOpenWhenSavingFails_data() {
        QTest::addColumn<QString>("fault");
        for (const char* fault : {"full disk", "changed by others", "no name"})
            QTest::newRow(fault) << QString(fault);
    }
    void staysOpenWhenSavingFails() {
        QFETCH(const QString, fault);
        Desk desk(m_folder->root());
        if (fault != "no name")
            QVERIFY(desk.window.openFile(path("castle.des")));
        desk.type("# mine");
        const QByteArray text = desk.text();
        QVERIFY(desk.window.files().flushJournals());
        std::vector<std::pair<QString, Answers::Answer>> answers{
            {"unsavedQuestion", press(QMessageBox::Save)}};
        std::unique_ptr<SizeLimit> limit;
        if (fault == "full disk")
            limit = std::make_unique<SizeLimit>(10);
        else if (fault == "changed by others")
            write("castle.des", "# theirs\n");
        else
            answers.push_back({"saveDialog", giveUp()});
        {
            const Answers given(std::move(answers));
            desk.window.close();
        }
        limit.reset();
        QVERIFY(desk.window.isVisible());
        QCOMPARE(desk.text(), text);
        QVERIFY(desk.session().isModified());
        if (fault == "full disk")
            QVERIFY(desk.errors().isVisible());
        QCOMPARE(written("castle.des"), fault == "changed by others" ? QByteArray("# theirs\n") : castle);
        QCOMPARE(journals().size(), 1);
    }

    void desktopSessionEnds_data() {
        QTest::addColumn<bool>("mayAsk");
        QTest::addColumn<QMessageBox::StandardButton>("answer");
        QTest::addColumn<bool>("ends");
        QTest::addColumn<int>("journalsLeft");
        QTest::newRow("not asked") << false << QMessageBox::NoButton << true << 1;
        QTest::newRow("save") << true << QMessageBox::Save << true << 0;
        QTest::newRow("discard") << true << QMessageBox::Discard << true << 0;
        QTest::newRow("cancel") << true << QMessageBox::Cancel << false << 1;
    }
    void desktopSessionEnds() {
        QFETCH(const bool, mayAsk);
        QFETCH(const QMessageBox::StandardButton, answer);
        QFETCH(const bool, ends);
        QFETCH(const int, journalsLeft);
        Desk desk(m_folder->root());
        QVERIFY(desk.window.openFile(path("castle.des")));
        desk.type("# mine");
        {
            std::vector<std::pair<QString, Answers::Answer>> answers;
            if (mayAsk)
                answers.push_back({"unsavedQuestion", press(answer)});
            const Answers given(std::move(answers));
            QCOMPARE(desk.window.files().mayEndSession(mayAsk), ends);
        }
        if (ends) {
            // As Qt does at the end of the session: without another question.
            QVERIFY(desk.window.close());
        }
        QVERIFY(desk.window.files().flushJournals());
        QCOMPARE(journals().size(), journalsLeft);
        QCOMPARE(written("castle.des"), answer == QMessageBox::Save ? castle + "# mine" : castle);
    }

    // If another program prevents the end of the session, the user continues and is asked again later.
    void asksAgainAfterASessionThatDidNotEnd() {
        Desk desk(m_folder->root());
        desk.type("# mine");
        QVERIFY(desk.window.files().mayEndSession(false));
        desk.type("more");
        const Answers given({{"unsavedQuestion", press(QMessageBox::Cancel)}});
        QVERIFY(!desk.window.close());
    }

    // What was answered for the first document holds for that end of the session only.
    void asksAgainAfterACancelledEnd() {
        write("other.des", "# other\n");
        Desk desk(m_folder->root());
        QVERIFY(desk.window.openFile(path("other.des")));
        desk.type("# mine");
        QVERIFY(desk.window.openFile(path("castle.des")));
        desk.type("# mine, too");
        QVERIFY(desk.window.files().flushJournals());
        const Answers given({{"unsavedQuestion", press(QMessageBox::Discard)},
                             {"unsavedQuestion", press(QMessageBox::Cancel)},
                             {"unsavedQuestion", press(QMessageBox::Cancel)},
                             {"unsavedQuestion", press(QMessageBox::Cancel)}});
        QVERIFY(!desk.window.files().mayEndSession(true));
        for (const char* name : {"other.des", "castle.des"}) {
            QVERIFY(desk.window.openFile(path(name)));
            desk.window.activateWindow(); // again, after the question
            QVERIFY(QTest::qWaitForWindowActive(&desk.window));
            QTest::keyClick(&desk.window, Qt::Key_W, Qt::ControlModifier);
            QVERIFY(desk.text().contains("# mine"));
        }
        QCOMPARE(journals().size(), 2);
    }

private:
    void leave(Desk& desk, const QString& way) const {
        auto& tabs = *desk.window.tabs().findChild<QTabBar*>("tabBar");
        if (way == "quit")
            QTest::keyClick(&desk.window, Qt::Key_Q, Qt::ControlModifier);
        else if (way == "close window")
            desk.window.close();
        else if (way == "close document")
            QTest::keyClick(&desk.window, Qt::Key_W, Qt::ControlModifier);
        else if (way == "tab's button")
            QTest::mouseClick(tabs.tabButton(1, QTabBar::RightSide), Qt::LeftButton);
        else if (way == "middle button")
            QTest::mouseClick(&tabs, Qt::MiddleButton, {}, tabs.tabRect(1).center());
        else if (way == "new")
            QTest::keyClick(&desk.window, Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
        else if (way == "open")
            QTest::keyClick(&desk.window, Qt::Key_O, Qt::ControlModifier);
        else if (way == "recent")
            desk.child<QMenu>("menu.Recent").actions().at(1)->trigger();
        else {
            QMimeData data;
            data.setUrls({QUrl::fromLocalFile(path("other.des"))});
            QDragEnterEvent enter({20, 20}, Qt::CopyAction, &data, Qt::LeftButton, {});
            QApplication::sendEvent(&desk.window, &enter);
            QDropEvent drop({20, 20}, Qt::CopyAction, &data, Qt::LeftButton, {});
            QApplication::sendEvent(&desk.window, &drop);
        }
    }
};

LEVWRIGHT_TEST(FileControllerTest)

} // namespace levwright::file_controller_test

#include "FileControllerTest.moc"
