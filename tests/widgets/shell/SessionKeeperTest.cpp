// SPDX-License-Identifier: GPL-3.0-or-later
// One window after the other, on a real disk: what was open is open again.
#include "widgets/shell/SessionKeeper.h"

#include "tests/support/Levels.h"
#include "tests/support/TestProgram.h"
#include "tests/widgets/WindowChild.h"
#include "widgets/pages/EditorPage.h"
#include "widgets/session/FilePath.h"
#include "widgets/shell/FileController.h"

#include <QListWidget>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace levwright::session_keeper_test {
namespace {

const QByteArray castle = "MAZE:\"castle\",' '\nGEOMETRY:center,center\nMAP\n" +
                          (QByteArray(60, '.') + '\n').repeated(15) + "ENDMAP\nTRAP:\"pit\",(2,2)\n";

// The program from its start to its end.
struct Run {
    explicit Run(const QString& folder, const QStringList& named = {})
        : settings(folder + "/settings.ini", QSettings::IniFormat), workspace(testGame(), files),
          keeper(workspace, settings, toPath(folder + "/data"),
                 named.isEmpty() ? FilesNamed::No : FilesNamed::Yes) {
        keeper.openFiles();
        for (const QString& path : named)
            QVERIFY(workspace.open(path));
        window = std::make_unique<MainWindow>(workspace, settings, Theme::light());
        window->resize(1200, 800);
        window->files().keepJournals(folder + "/data/journals");
        keeper.restoreInto(*window);
        window->show();
        isOffered = window->files().offerRecovery(keeper.keptForLater());
        QVERIFY(QTest::qWaitForWindowExposed(window.get()));
        QCoreApplication::processEvents();
    }
    Session& session() { return window->session(); }
    QByteArray text() { return QByteArray::fromStdString(std::string(session().text().bytes())); }
    void type(const char* keys) {
        auto& editor = childOf<QPlainTextEdit>(*window, "textpane.editor");
        editor.setFocus();
        editor.moveCursor(QTextCursor::End);
        QTest::keyClicks(&editor, QString::fromLatin1(keys));
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::ControlModifier) {
        QTest::keyClick(window.get(), key, modifiers);
    }
    QStringList open() {
        QStringList names;
        for (std::size_t i = 0; i < workspace.count(); ++i)
            names << workspace.session(i).displayName() + (workspace.session(i).isModified() ? " *" : "");
        return names;
    }
    // Quits with the keyboard; a question about unsaved work is answered with the button of that text.
    void quit(const char* answer = nullptr) {
        QTimer timer;
        timer.setInterval(1);
        QObject::connect(&timer, &QTimer::timeout, &timer, [&] {
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            if (box == nullptr)
                return;
            for (QPushButton* button : box->findChildren<QPushButton*>()) {
                if (answer != nullptr && button->text().remove(u'&') == QString::fromLatin1(answer))
                    return button->click();
            }
            qFatal("a question that the test does not expect");
        });
        timer.start();
        press(Qt::Key_Q);
        QVERIFY(!window->isVisible());
        QVERIFY(window->files().flushJournals());
    }

    DiskFileStore files;
    QSettings settings;
    Workspace workspace;
    SessionKeeper keeper;
    std::unique_ptr<MainWindow> window;
    bool isOffered = false;
};

} // namespace

class SessionKeeperTest : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;

    QString path(const char* name) const { return m_folder->filePath(QString::fromLatin1(name)); }
    void write(const char* name, const QByteArray& bytes) const {
        QVERIFY(DiskFileStore().replace(toPath(path(name)), bytes.toStdString()).has_value());
    }
    QByteArray written(const char* name) const {
        return QByteArray::fromStdString(DiskFileStore().read(toPath(path(name)), 100000).value_or("(none)"));
    }
    QString folder() const { return m_folder->path(); }
    void openThree(Run& run) const {
        for (const char* name : {"one.des", "castle.des", "dungeon.def"})
            QVERIFY(run.window->openFile(path(name)));
    }

private Q_SLOTS:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
        write("one.des", QByteArray(castle).replace("castle", "one"));
        write("castle.des", castle);
        write("dungeon.def", "DUNGEON:\"Main\" \"D\" (10,3)\nLEVEL:\"inn\" \"I\" @ (2,3)\n");
    }

    void startsEmpty() {
        Run run(folder());
        QCOMPARE(run.open(), QStringList{"Untitled"});
        run.quit();
        QCOMPARE(Run(folder()).open(), QStringList{"Untitled"});
    }

    void reopensWhatWasOpen() {
        const auto trap = Offset(castle.indexOf("TRAP"));
        QSize cell;
        QPoint scrolled;
        {
            Run run(folder());
            openThree(run);
            run.press(Qt::Key_Tab, Qt::ControlModifier | Qt::ShiftModifier);
            run.session().select(Selection{trap, trap});
            for (int i = 0; i < 6; ++i)
                run.press(Qt::Key_Plus);
            MapCanvas& map = run.window->canvas();
            map.horizontalScrollBar()->setValue(300);
            map.verticalScrollBar()->setValue(100);
            cell = map.cellSize();
            scrolled = {map.horizontalScrollBar()->value(), map.verticalScrollBar()->value()};
            QVERIFY(scrolled.x() > 0 && scrolled.y() > 0);
            run.quit();
        }
        Run run(folder());
        QCOMPARE(run.open(), (QStringList{"one.des", "castle.des", "dungeon.def"}));
        QCOMPARE(run.session().path(), path("castle.des"));
        QCOMPARE(run.session().selection(), (Selection{trap, trap}));
        const MapCanvas& map = run.window->canvas();
        QCOMPARE(map.cellSize(), cell);
        QCOMPARE(QPoint(map.horizontalScrollBar()->value(), map.verticalScrollBar()->value()), scrolled);
        QVERIFY(!run.isOffered);
        QVERIFY(!run.session().document().canUndo());
    }

    void reopensBothSides() {
        {
            Run run(folder());
            openThree(run);
            run.press(Qt::Key_Backslash);
            QTest::mouseClick(run.window->tabs().findChild<QTabBar*>("tabBar"), Qt::LeftButton, {},
                              run.window->tabs().findChild<QTabBar*>("tabBar")->tabRect(0).center());
            QCOMPARE(run.session().path(), path("one.des"));
            run.quit();
        }
        Run run(folder());
        QCOMPARE(run.open(), (QStringList{"one.des", "castle.des", "dungeon.def"}));
        QVERIFY(run.window->tabs().isSplit());
        QCOMPARE(run.session().path(), path("one.des"));
        QCOMPARE(run.window->tabs().front(PageSide::Second)->session().path(), path("dungeon.def"));
    }

    // Unsaved work comes back as it was, with or without a file, and no file changes.
    void keepsUnsavedWork() {
        {
            Run run(folder());
            openThree(run);
            run.press(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
            run.type("# new");
            QVERIFY(run.window->openFile(path("castle.des")));
            run.type("# mine");
            run.quit("Keep for Next Time");
        }
        QCOMPARE(written("castle.des"), castle);
        {
            Run run(folder());
            QVERIFY(!run.isOffered);
            QCOMPARE(run.open(), (QStringList{"one.des", "castle.des *", "dungeon.def", "Untitled *"}));
            QCOMPARE(run.session().path(), path("castle.des"));
            QCOMPARE(run.text(), castle + "# mine");
            run.press(Qt::Key_Z);
            QCOMPARE(run.text(), castle);
            run.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
            run.quit("Keep for Next Time"); // and once more
        }
        Run run(folder());
        QCOMPARE(run.open(), (QStringList{"one.des", "castle.des *", "dungeon.def", "Untitled *"}));
        run.workspace.activate(run.workspace.session(3));
        QVERIFY(run.text().endsWith("# new"));
        QCOMPARE(written("castle.des"), castle);
    }

    // As for what a crash left, the user decides about a file that another program has changed.
    void kepWorkOnAChangedFileIsOffered_data() {
        QTest::addColumn<bool>("isGone");
        QTest::newRow("changed") << false;
        QTest::newRow("gone") << true;
    }
    void kepWorkOnAChangedFileIsOffered() {
        QFETCH(const bool, isGone);
        {
            Run run(folder());
            openThree(run);
            QVERIFY(run.window->openFile(path("castle.des")));
            run.type("# mine");
            run.quit("Keep for Next Time");
        }
        if (isGone)
            QVERIFY(QFile::remove(path("castle.des")));
        else
            write("castle.des", "# theirs\n");
        Run run(folder());
        QVERIFY(run.isOffered);
        QTRY_VERIFY(QApplication::activeModalWidget());
        QWidget& dialog = *QApplication::activeModalWidget();
        QCOMPARE(dialog.findChild<QListWidget*>("recovery.list")->count(), 1);
        QTest::mouseClick(dialog.findChild<QPushButton*>("recovery.restore"), Qt::LeftButton);
        QVERIFY(run.text().endsWith("# mine"));
        QCOMPARE(written("castle.des"), isGone ? QByteArray("(none)") : QByteArray("# theirs\n"));
    }

    void tellsWhatIsMissing() {
        {
            Run run(folder());
            openThree(run);
            run.quit();
        }
        QVERIFY(QFile::remove(path("castle.des")));
        Run run(folder());
        QCOMPARE(run.open(), (QStringList{"one.des", "dungeon.def"}));
    }

    void canBeSwitchedOff() {
        {
            Run run(folder());
            openThree(run);
            QAction& reopen = *run.window->actions().action("file.reopen");
            QVERIFY(reopen.isChecked());
            reopen.trigger();
            run.quit();
        }
        Run run(folder());
        QCOMPARE(run.open(), QStringList{"Untitled"});
        QVERIFY(!run.window->actions().action("file.reopen")->isChecked());
        QVERIFY(!run.window->actions().action("file.reopenBesideFiles")->isEnabled());
    }

    // Files that are named are opened alone, unless the user wants the others, too. What was kept is neither
    // offered nor lost.
    void filesThatAreNamed_data() {
        QTest::addColumn<bool>("beside");
        QTest::newRow("alone") << false;
        QTest::newRow("beside the others") << true;
    }
    void filesThatAreNamed() {
        QFETCH(const bool, beside);
        write("named.des", "# named\n");
        {
            Run run(folder());
            QVERIFY(run.window->openFile(path("one.des")));
            QVERIFY(run.window->openFile(path("castle.des")));
            run.type("# mine");
            if (beside)
                run.window->actions().action("file.reopenBesideFiles")->trigger();
            run.quit("Keep for Next Time");
        }
        {
            Run run(folder(), {path("named.des")});
            QVERIFY(!run.isOffered);
            QCOMPARE(run.open(), beside ? (QStringList{"one.des", "castle.des *", "named.des"})
                                        : QStringList{"named.des"});
            QCOMPARE(run.session().path(), path("named.des"));
            if (beside)
                return;
            run.type("# this, too");
            run.quit("Keep for Next Time");
        }
        Run run(folder());
        QCOMPARE(run.open(), (QStringList{"one.des", "castle.des *", "named.des *"}));
        QVERIFY(!run.isOffered);
    }

    // A window that reopened nothing leaves the last session as it is, whatever is chosen in it for later
    // ones.
    void anotherChoiceKeepsTheLastSession() {
        write("named.des", "# named\n");
        {
            Run run(folder());
            openThree(run);
            run.quit();
        }
        {
            Run run(folder(), {path("named.des")});
            run.window->actions().action("file.reopenBesideFiles")->trigger();
            run.quit();
        }
        QCOMPARE(Run(folder()).open(), (QStringList{"one.des", "castle.des", "dungeon.def"}));
    }

    // A level in a Python program cannot be written there any more when its string has computed parts. The
    // kept work on it must not get lost.
    void keptWorkThatItsFileRefuses() {
        const QByteArray program = "des = \"\"\"\nMAZE:'a',' '\nNOMAP\n\"\"\"\n";
        write("levels.py", program);
        const QString level = path("levels.py") + ":1";
        {
            Run run(folder());
            QVERIFY(run.window->openFile(level));
            run.type("# mine");
            run.quit("Keep for Next Time");
        }
        write("levels.py", QByteArray(program).replace("des = \"", "des = f\""));
        Run run(folder());
        const bool isOpen = run.text().endsWith("# mine");
        QVERIFY(isOpen || run.isOffered);
    }

    // A second process beside the first one opens nothing of it, and leaves its session alone.
    void asecondProcessStartsEmpty() {
        Run first(folder());
        openThree(first);
        QCoreApplication::processEvents();
        {
            Run second(folder());
            QCOMPARE(second.open(), QStringList{"Untitled"});
            QVERIFY(second.window->openFile(path("one.des")));
            second.quit();
        }
        first.settings.sync();
        QCOMPARE(leftDocuments(first.settings).size(), std::size_t(3));
    }

    // Without an orderly end, too, the documents are known: each is noted when it opens.
    void aKilledProcessLeavesItsDocuments() {
        {
            Run run(folder());
            openThree(run);
            run.type("#");
            QVERIFY(run.window->files().flushJournals());
            QTRY_COMPARE(leftDocuments(run.settings).size(), std::size_t(3));
            run.settings.sync();
        }
        Run run(folder());
        QCOMPARE(run.open(), (QStringList{"one.des", "castle.des", "dungeon.def"}));
        QVERIFY(run.isOffered);
    }

    void oddSettingsDoNoHarm() {
        {
            QSettings settings(folder() + "/settings.ini", QSettings::IniFormat);
            leaveDocuments({{.path = path("castle.des"),
                             .journal = "no such journal",
                             .caret = ~0ULL,
                             .shown = {.view = "7 -5 99999999 x", .isOnSecondSide = true}},
                            {.path = path("nothing.des"), .journal = {}, .shown = {.view = "-3 2 1"}},
                            {.path = {}, .journal = "gone"}},
                           settings);
        }
        Run run(folder());
        QCOMPARE(run.open(), QStringList{"castle.des"});
        QCOMPARE(run.session().selection().caret, run.session().text().size());
        QVERIFY(!run.window->tabs().isSplit());
    }
};

LEVWRIGHT_TEST(SessionKeeperTest)

} // namespace levwright::session_keeper_test

#include "SessionKeeperTest.moc"
