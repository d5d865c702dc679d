// SPDX-License-Identifier: GPL-3.0-or-later
// Games of the user in a window: their folder decides, the status bar tells and changes, tables are read
// again.
#include "widgets/shell/GameMenu.h"

#include "core/formats/FileForms.h"
#include "tests/fuzz/TreeText.h"
#include "tests/support/Patience.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"
#include "tests/widgets/ProgressKeys.h"
#include "tests/widgets/WaitingDisk.h"
#include "tests/widgets/WindowDesk.h"

#include <QComboBox>
#include <QDialog>
#include <QLineEdit>
#include <QMenu>
#include <QSignalSpy>
#include <QStatusBar>
#include <QTimer>
#include <QToolButton>
#include <QTreeView>

namespace levwright::game_menu_test {
namespace {

const QByteArray level = "MAZE:\"pond\",' '\nGEOMETRY:center,center\nMAP\n....\n....\nENDMAP\n"
                         "MONSTER:(':',\"moor hen\"),(1,1)\n";

struct GameDesk : WindowDesk {
    GameDesk() { write("moor/game.tsv", "name\tvalue\nbase\tnethack-3.6\nmenu\tMoorhack\n"); }

    // Writes a table of the folder .levwright, which lies beside the levels.
    void write(const QString& name, const QByteArray& text) const {
        const QString path = folder.filePath(QStringLiteral(".levwright/") + name);
        QVERIFY(QDir().mkpath(QFileInfo(path).path()));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(text), text.size());
    }
    void writeMonsters() const { write("moor/monsters.tsv", "name\tclass\nmoor hen\t':'\n"); }
    void openLevel() { open(level, folder.filePath(QStringLiteral("pond.des"))); }
    int problems() { return child<QTreeView>("problems.list").model()->rowCount(); }
    QToolButton& button() { return child<QToolButton>("gameButton"); }
    QMenu& menu() {
        Q_EMIT button().menu()->aboutToShow();
        return *button().menu();
    }
    QString said() const { return window.statusBar()->currentMessage(); }
};

// A window over real files, with a small source tree.
struct TreeDesk {
    TreeDesk() {
        const std::string text =
            fileBytes(QStringLiteral(LEVWRIGHT_SOURCE_DIR "/tests/data/sources/classic.tree")).toStdString();
        for (const auto& [name, content] : fuzz::partsOf(text))
            write(name, content);
    }
    QString path(const QString& name) const { return folder.filePath(name); }
    void write(const std::string& name, const std::string& text) {
        const QString full = path(QStringLiteral("tree/") + QString::fromStdString(name));
        QVERIFY(QDir().mkpath(QFileInfo(full).path()));
        QVERIFY(disk.replace(full.toStdString(), text).has_value());
    }
    GameMenu& menu() { return *window.findChild<GameMenu*>(); }
    // Chooses a look in the dialog that will come, and ends it.
    void answer(const QString& look, void (QDialog::*end)()) {
        QTimer::singleShot(0, &window, [this, look, end] {
            auto* dialog = window.findChild<QDialog*>(QStringLiteral("cellLooks"));
            if (dialog == nullptr)
                return answer(look, end);
            auto* choice = dialog->findChild<QComboBox*>(QStringLiteral("look.d"));
            choice->setFocus();
            QTest::keyClicks(choice, look);
            (dialog->*end)();
        });
    }

    QTemporaryDir folder;
    WaitingDisk disk{"terrain.tsv"}; // of the imported game
    QSettings settings{folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat};
    Workspace workspace{testGame(), disk, nullptr, {.usual = folder.filePath("games").toStdString()}};
    MainWindow window{workspace, settings, Theme::light()};
};

} // namespace

class GameMenuTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theFolderDecides() {
        GameDesk desk;
        desk.writeMonsters();
        desk.openLevel();
        QCOMPARE(desk.session().game().catalog().gameId(), "moor");
        QCOMPARE(desk.problems(), 0);
        QCOMPARE(desk.button().text(), QStringLiteral("Moorhack"));
        QAction* own = desk.window.actions().action(QStringLiteral("game.moor"));
        QVERIFY(own->isChecked());
        QVERIFY(desk.menu().actions().contains(own));
        QVERIFY(desk.child<QMenu>("menu.Level").actions().contains(own));
    }

    void itsMonstersAreInThePalette() {
        GameDesk desk;
        desk.writeMonsters();
        desk.openLevel();
        desk.trigger("edit.addThing");
        auto& search = desk.child<QLineEdit>("palette.search");
        QTest::keyClicks(&search, "moor hen");
        QTest::keyClick(&search, Qt::Key_Return);
        QTest::mouseClick(desk.canvas().viewport(), Qt::LeftButton, {}, desk.at(3, 1));
        QVERIFY2(desk.text().startsWith(level), desk.text().constData());
        QVERIFY2(desk.text().endsWith("\"moor hen\"),(3,1)\n"), desk.text().constData());
    }

    // A document follows the tables of its game. A fault leaves it as it is.
    void tablesAreReadAgain() {
        GameDesk desk;
        desk.openLevel();
        QVERIFY(desk.problems() > 0);
        desk.writeMonsters();
        QTRY_COMPARE_WITH_TIMEOUT(desk.problems(), 0, patience);
        desk.write("moor/flags.tsv", "name\tnumber\nodd\tx\n");
        QTRY_COMPARE_WITH_TIMEOUT(
            desk.said(), QStringLiteral("moor/flags.tsv:2: The number “x” is not a whole number."), patience);
        QCOMPARE(desk.problems(), 0);
        QCOMPARE(desk.session().game().catalog().gameId(), "moor");
        QVERIFY(QFile::remove(desk.folder.filePath(QStringLiteral(".levwright/moor/flags.tsv"))));
        desk.write("moor/monsters.tsv", "name\tclass\nmoor hen\t':'\nbog hen\t':'\n");
        QTRY_VERIFY_WITH_TIMEOUT(
            desk.session().game().catalog().findMonster("bog hen", std::nullopt) != nullptr, patience);
    }

    void faultsAreSaid() {
        GameDesk desk;
        desk.write("moor/flags.tsv", "name\tnumber\nodd\n");
        desk.openLevel();
        QCOMPARE(desk.said(),
                 QStringLiteral("moor/flags.tsv:2: This row is new, so it must give the column “number”."));
        QVERIFY(desk.session().game().catalog().gameId() != "moor");
        // Choosing it by hand says the same and changes nothing.
        const QString before = desk.button().text();
        desk.trigger("game.moor");
        QCOMPARE(desk.said(),
                 QStringLiteral("moor/flags.tsv:2: This row is new, so it must give the column “number”."));
        QCOMPARE(desk.button().text(), before);
        QVERIFY(!desk.window.actions().action(QStringLiteral("game.moor"))->isChecked());
    }

    void theButtonChoosesForTheFolder() {
        GameDesk desk;
        desk.openLevel();
        desk.trigger("game.slashem");
        QCOMPARE(desk.button().text(), QStringLiteral("SLASH'EM"));
        for (QAction* action : desk.menu().actions()) {
            if (action->objectName() == QStringLiteral("keepGameForFolder"))
                action->trigger();
        }
        const QString settings = desk.folder.filePath(QStringLiteral(".levwright/folder.tsv"));
        QCOMPARE(desk.files.read(settings.toStdU16String(), 1000).value(), "name\tvalue\ngame\tslashem\n");
        QVERIFY(desk.said().contains(QStringLiteral("SLASH'EM")));
    }

    // Nothing in the level tells 3.7 from 5.0.
    void theButtonNamesBothGames() {
        GameDesk desk;
        desk.open("des.map([[...]])\n", QStringLiteral("/both.lua"));
        QTRY_COMPARE(desk.button().text(), QStringLiteral("NetHack 3.7 or NetHack 5.0"));
        QVERIFY(desk.button().toolTip().contains(QStringLiteral("read as one of NetHack 3.7")));
        desk.trigger("game.nethack-5.0");
        QTRY_COMPARE(desk.button().text(), QStringLiteral("NetHack 5.0 or NetHack 3.7"));
        desk.open("des.map([[...]])\ndes.object('silver mace', 1, 0)\n", QStringLiteral("/new.lua"));
        QTRY_COMPARE(desk.button().text(), QStringLiteral("NetHack 5.0"));
        QCOMPARE(desk.session().game().catalog().gameId(), "nethack-5.0");
    }

    // To the game and from it.
    void levelsAreConverted() {
        GameDesk desk;
        desk.writeMonsters();
        desk.openLevel();
        const auto convert = [&](const QString& game) {
            auto& menu = desk.child<QMenu>("menu.Convert");
            Q_EMIT menu.aboutToShow();
            for (QAction* action : menu.actions()) {
                if (action->objectName() == QStringLiteral("convertTo.") + game)
                    return action->trigger();
            }
            QFAIL("there is no such game");
        };
        desk.trigger("convert.nethack-3.6");
        QCOMPARE(desk.session().game().catalog().gameId(), "nethack-3.6");
        QCOMPARE(desk.problems(), 0);
        QVERIFY(!desk.text().contains("moor hen"));
        convert(QStringLiteral("moor"));
        QCOMPARE(desk.session().game().catalog().gameId(), "moor");
        QCOMPARE(desk.problems(), 0);
        desk.trigger("convert.nethack-3.7");
        QCOMPARE(desk.session().game().catalog().gameId(), "nethack-3.7");
    }

    // Its numbers are the game's own.
    void compiledLevelsOpen() {
        GameDesk desk;
        desk.write("moor/terrain.tsv", "character\tname\tnumber\n'b'\tpeat bog\t60\n");
        desk.open("MAZE:\"bog\",' '\nGEOMETRY:center,center\nMAP\n.b..\nENDMAP\n",
                  desk.folder.filePath(QStringLiteral("bog.des")));
        const Game& game = desk.session().game();
        const Result<std::string> bytes =
            game.language().compile(desk.session().levels().source(0), usualTarget(game.catalog(), Abi{}));
        QVERIFY(bytes);
        desk.open(QByteArray::fromStdString(*bytes), desk.folder.filePath(QStringLiteral("bog.lev")));
        QCOMPARE(desk.session().game().catalog().gameId(), "moor");
        QVERIFY2(desk.text().contains("\n.b..\n"), desk.text().constData());
    }

    // A text that ended the program is not read, whatever game was chosen last.
    void distrustedTextsAreNotRead() {
        GameDesk desk;
        desk.writeMonsters();
        desk.openLevel();
        desk.trigger("game.moor");
        const QString path = QStringLiteral("/bad.des");
        desk.workspace.distrust({path});
        desk.open("MAZE:\"bad\",' '\nMONSTER:\n", path);
        QVERIFY(desk.workspace.isUnread(desk.session()));
        QVERIFY(desk.session().analysis().diagnostics().empty());
    }

    // A level of the base looks like one of the game. Only the folder tells.
    void itIsNeverGuessed() {
        GameDesk desk;
        desk.writeMonsters();
        desk.openLevel();
        desk.trigger("game.moor");
        desk.open(
            "MAZE:\"plain\",' '\nGEOMETRY:center,center\nMAP\n....\nENDMAP\nLOOP [2] {\nGOLD:1,(0,0)\n}\n",
            QStringLiteral("/elsewhere/plain.des"));
        QCOMPARE(desk.session().game().catalog().gameId(), "nethack-3.6");
    }

    // A variant is added from its sources, written to the user's games, and read at once.
    void gamesAreAddedFromSources() {
        TreeDesk desk;
        QSignalSpy said(&desk.menu(), &GameMenu::said);
        desk.menu().addGame(desk.path(QStringLiteral("nothing")));
        QVERIFY(said.takeFirst().front().toString().startsWith(QStringLiteral("No game was added: ")));
        QCOMPARE(desk.workspace.active().game().catalog().gameId(), "nethack-3.4.3");
        // The user changes their mind when asked for looks.
        desk.answer(QStringLiteral("pool"), &QDialog::reject);
        desk.menu().addGame(desk.path(QStringLiteral("tree")));
        QCOMPARE(said.count(), 0);
        desk.answer(QStringLiteral("pool"), &QDialog::accept);
        desk.menu().addGame(desk.path(QStringLiteral("tree")));
        QVERIFY2(said.front().front().toString().startsWith(QStringLiteral("PondHack was added: ")),
                 qPrintable(said.front().front().toString()));
        const Catalog& catalog = desk.workspace.active().game().catalog();
        QCOMPARE(catalog.gameId(), "pondhack");
        QCOMPARE(catalog.terrainByCharacter('d')->tile, "pool");
        QVERIFY(QFile::exists(desk.path(QStringLiteral("games/pondhack/game.tsv"))));
        QVERIFY(desk.window.actions().action(QStringLiteral("game.pondhack"))->isChecked());
    }

    // While a slow import runs, the user can give it up, and nothing is written.
    void escapeEndsTheImport() {
        TreeDesk desk;
        desk.window.show();
        QVERIFY(QTest::qWaitForWindowActive(&desk.window));
        QSignalSpy said(&desk.menu(), &GameMenu::said);
        desk.disk.waits = true;
        const ProgressKeys keys(Qt::Key_Escape, [&] { desk.disk.goOn.release(); });
        desk.answer(QStringLiteral("pool"), &QDialog::accept);
        desk.menu().addGame(desk.path(QStringLiteral("tree")));
        QCOMPARE(keys.shown(), 1);
        QCOMPARE(said.back().front().toString(),
                 QStringLiteral("No game was added: the import was cancelled"));
        QVERIFY(!QFile::exists(desk.path(QStringLiteral("games/pondhack"))));
        QCOMPARE(desk.workspace.active().game().catalog().gameId(), "nethack-3.4.3");
    }

    // The same for the sources beside a level. The level is opened as what it looks like.
    void escapeEndsTheImportBesideALevel() {
        TreeDesk desk;
        desk.window.show();
        QVERIFY(QTest::qWaitForWindowActive(&desk.window));
        desk.write("dat/pond.des", level.toStdString());
        desk.disk.waits = true;
        const ProgressKeys keys(Qt::Key_Escape, [&] { desk.disk.goOn.release(); });
        QVERIFY(desk.window.openFile(desk.path(QStringLiteral("tree/dat/pond.des"))));
        QCOMPARE(keys.shown(), 1);
        QVERIFY(!QFile::exists(desk.path(QStringLiteral("games/pondhack"))));
        QCOMPARE(desk.workspace.active().displayName(), QStringLiteral("pond.des"));
        QVERIFY(desk.workspace.active().game().catalog().gameId() != "pondhack");
    }

    // A level beside the sources of a variant belongs to it. When they change, documents follow.
    void levelsFollowTheirTree() {
        TreeDesk desk;
        QSignalSpy said(&desk.menu(), &GameMenu::said);
        const QByteArray text = level + "MONSTER:('b',\"marsh hen\"),(1,1)\n";
        desk.write("dat/pond.des", text.toStdString());
        QVERIFY(desk.window.openFile(desk.path(QStringLiteral("tree/dat/pond.des"))));
        QCOMPARE(desk.workspace.active().game().catalog().gameId(), "pondhack");
        QVERIFY(said.back().front().toString().startsWith(QStringLiteral("This is a level of PondHack")));
        std::string monsters =
            desk.disk.read(desk.path(QStringLiteral("tree/src/monst.c")).toStdString(), 1U << 20U).value();
        monsters.replace(monsters.find("\"moor \""), 7, "\"marsh \"");
        desk.write("src/monst.c", monsters);
        const auto hasHen = [&] {
            return desk.workspace.active().game().catalog().findMonster("marsh hen", std::nullopt) != nullptr;
        };
        QTRY_VERIFY_WITH_TIMEOUT(hasHen(), patience);
        QVERIFY2(said.back().front().toString().contains(QStringLiteral("monsters: marsh hen, moor hen")),
                 qPrintable(said.back().front().toString()));
        // Tables that somebody has changed are not replaced.
        desk.disk
            .replace(desk.path(QStringLiteral("games/pondhack/artifacts.tsv")).toStdString(),
                     "name\tobject\n")
            .value();
        said.clear();
        monsters.replace(monsters.find("\"marsh \""), 8, "\"fen \"");
        desk.write("src/monst.c", monsters);
        const auto isRefused = [&] {
            return std::ranges::any_of(said, [](const QList<QVariant>& words) {
                return words.front().toString().contains(QStringLiteral("so have its tables"));
            });
        };
        QTRY_VERIFY_WITH_TIMEOUT(isRefused(), patience);
        QVERIFY(hasHen());
    }

    // A document without a file has no folder to keep a game for.
    void newDocumentsHaveNoFolder() {
        GameDesk desk;
        QCOMPARE(desk.button().text(), QStringLiteral("NetHack 3.4.3"));
        QVERIFY(!desk.menu().actions().last()->isEnabled());
    }
};

LEVWRIGHT_TEST(GameMenuTest)

} // namespace levwright::game_menu_test

#include "GameMenuTest.moc"
