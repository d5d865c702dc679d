// SPDX-License-Identifier: GPL-3.0-or-later
// Opens, saves and closes files in the real window on a real disk, where other programs write, too.
#include "widgets/shell/FileController.h"

#include "tests/support/Levels.h"
#include "tests/support/SizeLimit.h"
#include "tests/support/TestProgram.h"
#include "tests/widgets/WindowChild.h"
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

#include <memory>

namespace levwright::file_controller_test {
namespace {

const QByteArray castle = "MAZE:\"castle\",' '\nGEOMETRY:center,center\nMAP\n...\nENDMAP\n";

// Answers the next dialogs in order, each as soon as it appears.
class Answers : public QObject {
public:
    using Answer = std::function<void(QWidget& dialog)>;
    explicit Answers(std::vector<std::pair<QString, Answer>> answers) : m_answers(std::move(answers)) {
        m_timer.setInterval(1);
        connect(&m_timer, &QTimer::timeout, this, &Answers::look);
        m_timer.start();
    }
    ~Answers() override {
        if (m_given != m_answers.size())
            QTest::qFail("a question was not asked", __FILE__, __LINE__);
    }

private:
    void look() {
        QWidget* dialog = QApplication::activeModalWidget();
        if (dialog == nullptr)
            return;
        if (m_given == m_answers.size()) {
            // The previous dialog may take some time to close.
            constexpr int moments = 5000;
            if (++m_unanswered > moments)
                qFatal("nobody answers %s", qPrintable(dialog->objectName()));
            return;
        }
        const auto& [name, answer] = m_answers[m_given];
        if (dialog->objectName() != name)
            qFatal("%s instead of %s", qPrintable(dialog->objectName()), qPrintable(name));
        ++m_given;
        answer(*dialog);
    }

    std::vector<std::pair<QString, Answer>> m_answers;
    std::size_t m_given = 0;
    int m_unanswered = 0; // how often a dialog without an answer was seen
    QTimer m_timer;
};

Answers::Answer press(QMessageBox::StandardButton button) {
    return [button](QWidget& dialog) { qobject_cast<QMessageBox*>(&dialog)->button(button)->click(); };
}

Answers::Answer saveUnder(const QString& name) {
    return [name](QWidget& dialog) {
        auto* field = dialog.findChild<QLineEdit*>("fileNameEdit");
        // Set at once: the list that is still being read may put its own selection into the field between two
        // keys.
        field->setText(name);
        QTest::keyClick(field, Qt::Key_Return);
    };
}

Answers::Answer giveUp() {
    return [](QWidget& dialog) { QTest::keyClick(&dialog, Qt::Key_Escape); };
}

struct Desk {
    explicit Desk(const QString& folder)
        : settings(folder + "/settings.ini", QSettings::IniFormat), workspace(testGame(), files),
          window(workspace, settings, Theme::light()) {
        window.files().keepJournals(folder + "/data/journals");
        window.resize(1200, 800);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
    }
    template <class Widget>
    Widget& child(const char* name) const {
        return childOf<Widget>(window, name);
    }
    MessageBar& bar() { return child<MessageBar>("fileBar"); }
    MessageBar& errors() { return child<MessageBar>("messageBar"); }
    QPlainTextEdit& editor() { return child<QPlainTextEdit>("textpane.editor"); }
    Session& session() const { return window.session(); }
    QByteArray text() const { return QByteArray::fromStdString(std::string(session().text().bytes())); }
    void type(const char* keys) {
        editor().moveCursor(QTextCursor::End);
        QTest::keyClicks(&editor(), QString::fromLatin1(keys));
    }
    void save() { QTest::keyClick(&window, Qt::Key_S, Qt::ControlModifier); }
    void choose(const char* button) {
        for (QPushButton* found : bar().findChildren<QPushButton*>("messageButton")) {
            if (found->text() == QString::fromUtf8(button)) {
                QTest::mouseClick(found, Qt::LeftButton);
                return;
            }
        }
        qFatal("no %s", button);
    }

    DiskFileStore files;
    QSettings settings;
    Workspace workspace;
    MainWindow window;
};

} // namespace

class FileControllerTest : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;

    QString path(const char* name) const { return m_folder->filePath(QString::fromLatin1(name)); }
    // In place, as a shell does it.
    void write(const char* name, const QByteArray& bytes) const {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    }
    QByteArray written(const char* name) const {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(none)");
    }
    QStringList journals() const { return QDir(path("data/journals")).entryList(QDir::Files); }

private Q_SLOTS:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
        write("castle.des", castle);
    }

    // --- other programs write the file

    void savingNeverWritesOverOthers() {
        Desk desk(m_folder->path());
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
        Desk desk(m_folder->path());
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
        Desk desk(m_folder->path());
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
        Desk desk(m_folder->path());
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
        Desk desk(m_folder->path());
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
        Desk desk(m_folder->path());
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
        Desk desk(m_folder->path());
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
        Desk desk(m_folder->path());
        QVERIFY(desk.window.openFile(path("castle.des")));
        desk.type("# mine");
        write("castle.des", castle); // with the same contents
        desk.save();
        QCOMPARE(written("castle.des"), castle + "# mine");
        QVERIFY(!desk.bar().isVisible());
    }

    void deletedFilesAreToldOfAndMadeAnew() {
        Desk desk(m_folder->path());
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
        Desk desk(m_folder->path());
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
        Desk desk(m_folder->path());
        QVERIFY(desk.window.openFile(path("levels/a.des")));
        desk.type("# mine");
        QVERIFY(QDir(path("levels")).removeRecursively());
        desk.save();
        QVERIFY(desk.errors().isVisible() && desk.errors().text().contains("levels"));
        QVERIFY(desk.session().isModified());
        QCOMPARE(desk.text(), castle + "# mine");
    }

    void twoWindowsWithOneFile() {
        Desk first(m_folder->path());
        Desk second(m_folder->path());
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

    void savesUnderANameThatOpenLists() {
        Desk desk(m_folder->path());
        desk.type("# new");
        const QByteArray text = desk.text();
        const Answers answers({{"saveDialog", saveUnder(path("lair"))}});
        desk.save();
        QCOMPARE(written("lair.des"), text);
        QVERIFY(!QFile::exists(path("lair")));
        QCOMPARE(desk.session().path(), path("lair.des"));
    }

    void asksAboutTheFileThatWouldGo() {
        Desk desk(m_folder->path());
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
        Desk desk(m_folder->path());
        desk.window.openFolder(m_folder->path());
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
        Desk desk(m_folder->path());
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
        Desk desk(m_folder->path());
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
        Desk desk(m_folder->path());
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
        Desk desk(m_folder->path());
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
        Desk desk(m_folder->path());
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
        Desk desk(m_folder->path());
        desk.type("# mine");
        QVERIFY(desk.window.files().mayEndSession(false));
        desk.type("more");
        const Answers given({{"unsavedQuestion", press(QMessageBox::Cancel)}});
        QVERIFY(!desk.window.close());
    }

    // --- recovery

    void offersWhatWasLeft() {
        leaveWork(path("castle.des"), "# left\n");
        Desk desk(m_folder->path());
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
        Desk desk(m_folder->path());
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

    void recoveredTextOfAFileThatChanged() {
        leaveWork(path("castle.des"), "# left\n");
        write("castle.des", "# theirs\n");
        Desk desk(m_folder->path());
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
        Desk desk(m_folder->path());
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

    // As left by a process that ends without asking.
    void leaveWork(const QString& file, const char* text) const {
        DiskFileStore files;
        DocumentText start{.game = testGame()};
        if (!file.isEmpty())
            start = readDocument(files, testGame(), file).value();
        Session session(start, files);
        JournalKeeper keeper(session, path("data/journals"));
        const Offset end = session.text().size();
        QVERIFY(session.apply(TextEdit::insert(end, text), "Typing", MergeKey::None, Selection{end, end}));
        QVERIFY(keeper.flush());
    }
};

LEVWRIGHT_TEST(FileControllerTest)

} // namespace levwright::file_controller_test

#include "FileControllerTest.moc"
