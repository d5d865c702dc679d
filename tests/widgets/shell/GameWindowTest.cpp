// SPDX-License-Identifier: GPL-3.0-or-later
// Play > Play in NetHack: the level in a playground, the game in a terminal, and its complaints among the
// problems.
#include "tests/support/FakeGame.h"
#include "tests/support/Patience.h"
#include "tests/support/TestProgram.h"
#include "tests/widgets/WindowDesk.h"
#include "widgets/pages/EditorPage.h"
#include "widgets/pages/MessageBar.h"
#include "widgets/problems/ProblemsPanel.h"

#include <QFileDialog>
#include <QPushButton>
#include <QStatusBar>
#include <QTimer>
#include <QTreeView>

namespace levwright::game_window_test {
namespace {

const QByteArray level = "MAZE:\"cave\",' '\nGEOMETRY:center,center\nMAP\n|..|\nENDMAP\n";

// A terminal that plays nothing and prints what a game would print if it cannot load a level. "started"
// appears whole: whoever sees the file can read it.
constexpr auto terminal = "#!/bin/sh\n"
                          "for last; do :; done\n"
                          "started=\"$(dirname \"$0\")/started\"\n"
                          "echo \"$@\" > \"$started.new\"\n"
                          "mv \"$started.new\" \"$started\"\n"
                          "printf '\\033[HVersion mismatch for file \"cave.lev\".--More--' >> \"$last\"\n";

struct Desk : WindowDesk {
    explicit Desk(const QByteArray& text) : WindowDesk(text) {
        machine.putProgram("terminal", terminal);
        qputenv("TERMINAL", machine.path("terminal").toLocal8Bit());
        qputenv("XDG_DATA_HOME", machine.path("data").toLocal8Bit());
    }
    // As for the first time.
    void chooseGame() {
        QTimer::singleShot(0, &window, [this] {
            auto* dialog = window.findChild<QFileDialog*>();
            QVERIFY(dialog != nullptr);
            dialog->selectFile(machine.path("game"));
            static_cast<QDialog*>(dialog)->done(QDialog::Accepted);
        });
        trigger("play.gameElsewhere");
    }
    // Said at once; the terminal takes its time.
    bool hasStarted() const {
        return window.statusBar()->currentMessage() == QStringLiteral("A new game starts on this level.");
    }
    QString playground() const {
        const QDir all(machine.path("data") + QStringLiteral("/GameWindowTest/playgrounds"));
        return all.filePath(all.entryList(QDir::Dirs | QDir::NoDotAndDotDot).value(0));
    }
    MessageBar& messages() const { return window.findChild<PageTabs*>()->active().messages(); }
    QTreeView& problems() const { return child<QTreeView>("problems.list"); }

    FakeMachine machine;
};

} // namespace

class GameWindowTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void playsInAGame() {
        Desk desk(level);
        desk.chooseGame();
        QVERIFY2(!desk.messages().isVisible(), qPrintable(desk.messages().text()));
        QVERIFY(desk.hasStarted());
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(desk.machine.path("started")), patience);
        const QString playground = desk.playground();
        const std::string library =
            DiskFileStore().read((playground + QStringLiteral("/nhdat")).toStdString(), 1 << 20).value();
        QVERIFY(Archive::parse(library).value().find("cave.lev") != nullptr);
        QVERIFY(desk.machine.read("started").contains("NETHACKDIR=" + playground.toStdString()));
        QVERIFY(desk.machine.read("started").contains(desk.machine.path("game/nethack").toStdString()));
        QCOMPARE(desk.machine.names("game"), (QStringList{"nethack", "nhdat", "symbols"}));
        QCOMPARE(desk.machine.read("game/nhdat"), libraryOf(filesOfFakeGame()));
    }

    // The game makes no stairs up on its first level. That is said once, before it starts.
    void saysThatTheFirstLevelHasNoStairsUp_data() {
        QTest::addColumn<QByteArray>("statement");
        QTest::addColumn<bool>("isSaid");
        QTest::newRow("stairs up") << QByteArray("STAIR:(1,0),up\n") << true;
        QTest::newRow("somewhere") << QByteArray("STAIR:(1,0,2,0),(0,0,0,0),up\n") << true;
        QTest::newRow("down") << QByteArray("STAIR:(1,0),down\n") << false;
        QTest::newRow("a comment") << QByteArray("# STAIR:(1,0),up\n") << false;
    }
    void saysThatTheFirstLevelHasNoStairsUp() {
        QFETCH(const QByteArray, statement);
        QFETCH(const bool, isSaid);
        Desk desk(level + statement);
        desk.chooseGame();
        QCOMPARE(desk.messages().isVisible(), isSaid);
        if (!isSaid) {
            QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(desk.machine.path("started")), patience);
            return;
        }
        QVERIFY2(desk.messages().text().contains("no stairs up"), qPrintable(desk.messages().text()));
        QVERIFY(!desk.hasStarted());
        QTest::mouseClick(desk.messages().findChild<QPushButton*>("messageButton"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(desk.machine.path("started")), patience);
        QVERIFY(QFile::remove(desk.machine.path("started")));
        desk.trigger("play.game");
        QVERIFY(!desk.messages().isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(desk.machine.path("started")), patience);
    }

    // Nothing is asked the next time.
    void remembersTheGame() {
        Desk desk(level);
        desk.chooseGame();
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(desk.machine.path("started")), patience);
        QVERIFY(QFile::remove(desk.machine.path("started")));
        desk.trigger("play.game");
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(desk.machine.path("started")), patience);
        QVERIFY(desk.machine.read("started").contains(desk.machine.path("game").toStdString()));
    }

    void showsWhatTheGameComplainsOf() {
        Desk desk(level);
        desk.chooseGame();
        QTRY_COMPARE_WITH_TIMEOUT(desk.problems().model()->rowCount(), 1, patience);
        QCOMPARE(desk.problems().model()->index(0, 0).data().toString(),
                 QStringLiteral(
                     "The game said “Version mismatch for file \"cave.lev\".” when it loaded the level."));
        QVERIFY(desk.problems().isVisible());
        desk.editor().setFocus();
        desk.editor().moveCursor(QTextCursor::End);
        QTest::keyClick(&desk.editor(), Qt::Key_Return);
        QCOMPARE(desk.problems().model()->rowCount(), 0); // the level has changed
    }

    void refusesLevels_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("reason");
        QTest::newRow("an error") << QByteArray("MAZE:\"a\",' '\nNOMAP\nTRAP:\"pet\",random\n")
                                  << QStringLiteral("Not started: ");
        QTest::newRow("no level") << QByteArray("# later\n") << QStringLiteral("Not started: ");
    }
    void refusesLevels() {
        QFETCH(const QByteArray, text);
        QFETCH(const QString, reason);
        Desk desk(text);
        desk.chooseGame();
        QVERIFY(desk.messages().isVisible());
        QVERIFY2(desk.messages().text().startsWith(reason), qPrintable(desk.messages().text()));
        QVERIFY(!desk.hasStarted());
    }

    void refusesFoldersWithoutAGame() {
        Desk desk(level);
        QVERIFY(QFile::remove(desk.machine.path("game/nhdat")));
        desk.chooseGame();
        QVERIFY(desk.messages().text().contains(QStringLiteral("nethack-console")));
    }
};

LEVWRIGHT_TEST(GameWindowTest)

} // namespace levwright::game_window_test

#include "GameWindowTest.moc"
