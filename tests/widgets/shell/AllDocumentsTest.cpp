// SPDX-License-Identifier: GPL-3.0-or-later
// All documents at once: saving, keeping for the next time, recovering; and back to what was saved.
#include "tests/support/SizeLimit.h"
#include "tests/support/TestProgram.h"
#include "tests/widgets/FileDesk.h"

#include <QFileInfo>
#include <QLabel>
#include <QListWidget>
#include <QStatusBar>

namespace levwright::all_documents_test {
namespace {

using Desk = FileDesk;

} // namespace

class AllDocumentsTest : public FolderTest {
    Q_OBJECT

private Q_SLOTS:
    void init() { makeFolder(); }

    // --- all at once, and back

    void savesAll() {
        write("other.des", "# other\n");
        write("third.des", "# third\n");
        Desk desk(m_folder->root());
        QVERIFY(desk.window.openFile(path("other.des")));
        desk.type("# mine");
        QVERIFY(desk.window.openFile(path("third.des")));
        QVERIFY(desk.window.openFile(path("castle.des")));
        desk.type("# mine, too");
        QTest::keyClick(&desk.window, Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
        desk.type("# new");
        {
            const Answers given({{"saveDialog", saveUnder(path("new"))}});
            QTest::keyClick(&desk.window, Qt::Key_S,
                            Qt::ControlModifier | Qt::AltModifier | Qt::ShiftModifier);
        }
        QCOMPARE(written("other.des"), QByteArray("# other\n# mine"));
        QCOMPARE(written("castle.des"), castle + "# mine, too");
        QVERIFY(written("new.des").endsWith("# new"));
        QVERIFY(!desk.window.files().hasUnsaved());
        QVERIFY(!desk.window.actions().action("file.saveAll")->isEnabled());
        QCOMPARE(desk.window.statusBar()->currentMessage(), QStringLiteral("Saved 3 documents"));
        QCOMPARE(desk.session().path(), path("new.des"));
    }

    // One that cannot be saved is shown with the reason, and does not keep back the others.
    void savesAllThatCanBeSaved() {
        write("other.des", "# other\n");
        Desk desk(m_folder->root());
        QVERIFY(desk.window.openFile(path("castle.des")));
        desk.type("# mine");
        QVERIFY(desk.window.openFile(path("other.des")));
        desk.type("# mine");
        write("castle.des", "# theirs\n");
        desk.window.actions().action("file.saveAll")->trigger();
        QCOMPARE(written("other.des"), QByteArray("# other\n# mine"));
        QCOMPARE(written("castle.des"), QByteArray("# theirs\n"));
        QCOMPARE(desk.session().path(), path("castle.des"));
        QVERIFY(desk.bar().isVisible());
    }

    void reverts_data() {
        QTest::addColumn<QMessageBox::StandardButton>("answer");
        QTest::addColumn<QByteArray>("onDisk");
        QTest::newRow("reverts") << QMessageBox::Discard << castle;
        QTest::newRow("changes their mind") << QMessageBox::Cancel << castle;
        QTest::newRow("takes what is in the file now") << QMessageBox::Discard << QByteArray("# theirs\n");
    }
    void reverts() {
        QFETCH(const QMessageBox::StandardButton, answer);
        QFETCH(const QByteArray, onDisk);
        Desk desk(m_folder->root());
        QVERIFY(desk.window.openFile(path("castle.des")));
        QAction& revert = *desk.window.actions().action("file.revert");
        QVERIFY(!revert.isEnabled());
        desk.type("# one");
        desk.editor().moveCursor(QTextCursor::Start);
        QTest::keyClicks(&desk.editor(), "# two");
        const QByteArray mine = desk.text();
        write("castle.des", onDisk);
        QVERIFY(revert.isEnabled());
        {
            const Answers given({{"revertQuestion", press(answer)}});
            revert.trigger();
        }
        if (answer == QMessageBox::Cancel) {
            QCOMPARE(desk.text(), mine);
            return;
        }
        QCOMPARE(desk.text(), onDisk);
        QVERIFY(!desk.session().isModified() && !revert.isEnabled());
        QVERIFY(!desk.bar().isVisible());
        desk.window.actions().action("edit.undo")->trigger();
        QCOMPARE(desk.text(), mine);
        QVERIFY(desk.session().isModified());
    }

    // The file vanishes while the question is open: nothing of the text is lost.
    void doesNotRevertToAFileThatVanished() {
        Desk desk(m_folder->root());
        QVERIFY(desk.window.openFile(path("castle.des")));
        desk.type("# mine");
        const QByteArray mine = desk.text();
        {
            const Answers given({{"revertQuestion", [this](QWidget& dialog) {
                                      QVERIFY(QFile::remove(path("castle.des")));
                                      press(QMessageBox::Discard)(dialog);
                                  }}});
            desk.window.actions().action("file.revert")->trigger();
        }
        QCOMPARE(desk.text(), mine);
        QVERIFY(desk.session().isModified());
        QVERIFY(desk.bar().isVisible());
        desk.choose("Save");
        QCOMPARE(written("castle.des"), mine);
    }

    // One answer for all documents. Files stay as they are, and so do the journals.
    void keepsForNextTime() {
        write("other.des", "# other\n");
        Desk desk(m_folder->root());
        QVERIFY(desk.window.openFile(path("other.des")));
        desk.type("# one");
        QVERIFY(desk.window.openFile(path("castle.des")));
        desk.type("# two");
        QTest::keyClick(&desk.window, Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
        desk.type("# three");
        {
            const Answers given({{"unsavedQuestion", [](QWidget& dialog) {
                                      for (QPushButton* button : dialog.findChildren<QPushButton*>()) {
                                          if (button->text() == "&Keep for Next Time")
                                              return QTest::mouseClick(button, Qt::LeftButton);
                                      }
                                      qFatal("no button to keep unsaved work");
                                  }}});
            QTest::keyClick(&desk.window, Qt::Key_Q, Qt::ControlModifier);
        }
        QVERIFY(!desk.window.isVisible());
        QCOMPARE(written("other.des"), QByteArray("# other\n"));
        QCOMPARE(written("castle.des"), castle);
        QVERIFY(desk.window.files().flushJournals());
        QCOMPARE(journals().size(), 3);
    }

    // Closing one document is no quitting, and without journals nothing can be kept.
    void keepingIsOfferedForQuittingOnly() {
        Desk desk(m_folder->root());
        QVERIFY(desk.window.openFile(path("castle.des")));
        desk.type("# mine");
        const auto cancel = [](QWidget& dialog) {
            for (const QPushButton* button : dialog.findChildren<QPushButton*>())
                QVERIFY(!button->text().contains("Next Time"));
            press(QMessageBox::Cancel)(dialog);
        };
        const Answers given({{"unsavedQuestion", cancel}});
        QTest::keyClick(&desk.window, Qt::Key_W, Qt::ControlModifier);
    }

    // --- recovery

    void offersWhatWasLeft() {
        leaveWork(path("castle.des"), "# left\n");
        Desk desk(m_folder->root());
        QVERIFY(desk.window.files().offerRecovery());
        QTRY_VERIFY(QApplication::activeModalWidget());
        auto& dialog = *QApplication::activeModalWidget();
        QCOMPARE(dialog.findChild<QListWidget*>("recovery.list")->count(), 1);
        QCOMPARE(dialog.findChild<QPlainTextEdit*>("recovery.difference")->toPlainText(),
                 QStringLiteral("…\n  MAP\n  ...\n  ENDMAP\n+ # left\n  "));
        dialog.findChild<QPushButton*>("recovery.restore")->click();
        QCOMPARE(desk.text(), castle + "# left\n");
        QVERIFY(desk.session().isModified());
        QCOMPARE(written("castle.des"), castle);
        QCOMPARE(journals().size(), 1); // its own journal
        desk.window.actions().action("edit.undo")->trigger();
        QCOMPARE(desk.text(), castle);
    }

    void decidesAboutEach() {
        leaveWork(path("castle.des"), "# one\n");
        leaveWork({}, "# two\n");
        leaveWork({}, "# three\n");
        Desk desk(m_folder->root());
        QVERIFY(desk.window.files().offerRecovery());
        QTRY_VERIFY(QApplication::activeModalWidget());
        auto& dialog = *QApplication::activeModalWidget();
        auto& list = *dialog.findChild<QListWidget*>("recovery.list");
        QCOMPARE(list.count(), 3);
        const auto choose = [&](const char* name) {
            for (int row = 0; row < list.count(); ++row) {
                list.setCurrentRow(row);
                if (dialog.findChild<QPlainTextEdit*>("recovery.difference")->toPlainText().contains(name))
                    return;
            }
            QFAIL(name);
        };
        choose("# two");
        {
            const Answers given({{"discardQuestion", press(QMessageBox::Cancel)}});
            dialog.findChild<QPushButton*>("recovery.discard")->click();
        }
        QCOMPARE(list.count(), 3);
        {
            const Answers given({{"discardQuestion", press(QMessageBox::Discard)}});
            dialog.findChild<QPushButton*>("recovery.discard")->click();
        }
        QCOMPARE(list.count(), 2);
        choose("# three");
        {
            const Answers given({{"saveDialog", saveUnder(path("three"))}});
            dialog.findChild<QPushButton*>("recovery.saveAs")->click();
        }
        QCOMPARE(written("three.des"), QByteArray("# three\n"));
        QCOMPARE(list.count(), 1);
        dialog.findChild<QPushButton*>("recovery.later")->click();
        QTRY_VERIFY(!QApplication::activeModalWidget());
        QCOMPARE(journals().size(), 1);
        QTRY_VERIFY(!desk.window.findChild<QDialog*>("recovery"));
        QVERIFY(desk.window.files().offerRecovery());
        QTRY_VERIFY(QApplication::activeModalWidget());
        QTest::keyClick(QApplication::activeModalWidget(), Qt::Key_Escape);
        QTRY_VERIFY(!QApplication::activeModalWidget());
    }

    // One dialog for all texts: each may be recovered by itself, and the dialog stays for the others.
    void recoversAllAtOnce() {
        write("other.des", "# other\n");
        write("third.des", "# third\n");
        leaveWork(path("castle.des"), "# one\n");
        leaveWork(path("other.des"), "# two\n");
        leaveWork(path("third.des"), "# three\n");
        leaveWork({}, "# four\n");
        write("third.des", "# theirs\n");
        Desk desk(m_folder->root());
        QVERIFY(desk.window.files().offerRecovery());
        QTRY_VERIFY(QApplication::activeModalWidget());
        auto& dialog = *QApplication::activeModalWidget();
        auto& list = *dialog.findChild<QListWidget*>("recovery.list");
        QCOMPARE(list.count(), 4);
        QTest::mouseClick(dialog.findChild<QPushButton*>("recovery.restore"), Qt::LeftButton);
        QCOMPARE(list.count(), 3);
        QVERIFY(dialog.isVisible());
        QTest::keyClick(&dialog, Qt::Key_Return);
        QTRY_VERIFY(!QApplication::activeModalWidget());
        QStringList open;
        for (std::size_t i = 0; i < desk.workspace.count(); ++i) {
            const Session& session = desk.workspace.session(i);
            QVERIFY(session.isModified());
            open << QFileInfo(session.path()).fileName() + u'|' +
                        QString::fromStdString(std::string(session.text().bytes()))
                            .section(u'#', -1)
                            .trimmed();
        }
        open.sort();
        QCOMPARE(open, (QStringList{"castle.des|one", "other.des|two", "|four", "|three"}));
        QCOMPARE(written("third.des"), QByteArray("# theirs\n"));
        QCOMPARE(journals().size(), 4);
    }

    void recoveredTextOfAFileThatChanged() {
        leaveWork(path("castle.des"), "# left\n");
        write("castle.des", "# theirs\n");
        Desk desk(m_folder->root());
        QVERIFY(desk.window.files().offerRecovery());
        QTRY_VERIFY(QApplication::activeModalWidget());
        auto& dialog = *QApplication::activeModalWidget();
        QVERIFY(dialog.findChild<QLabel*>("recovery.state")->text().contains("has been changed"));
        QVERIFY(dialog.findChild<QPlainTextEdit*>("recovery.difference")
                    ->toPlainText()
                    .startsWith(QStringLiteral("− # theirs\n")));
        dialog.findChild<QPushButton*>("recovery.restore")->click();
        QCOMPARE(desk.text(), castle + "# left\n");
        QVERIFY(desk.session().path().isEmpty() && desk.session().isModified());
        QCOMPARE(written("castle.des"), QByteArray("# theirs\n"));
    }

    void tellsOfAFullDiskOnce() {
        Desk desk(m_folder->root());
        QVERIFY(desk.window.files().flushJournals());
        {
            const SizeLimit limit(10);
            desk.type("# a");
            QVERIFY(!desk.window.files().flushJournals());
            QTRY_VERIFY(desk.errors().isVisible());
            QVERIFY(desk.errors().text().contains("cannot be backed up"));
            desk.errors().hide();
            desk.type("b");
            QVERIFY(!desk.window.files().flushJournals());
            QCoreApplication::processEvents();
            QVERIFY(!desk.errors().isVisible());
        }
        QVERIFY(desk.window.files().flushJournals());
        QCOMPARE(journals().size(), 1);
    }
};

LEVWRIGHT_TEST(AllDocumentsTest)

} // namespace levwright::all_documents_test

#include "AllDocumentsTest.moc"
