// SPDX-License-Identifier: GPL-3.0-or-later
// Levels are drawn with mouse and keys and loaded by the installed NetHack. Its screen is compared with the
// map.
#include "core/playground/GameLibrary.h"
#include "core/playground/Playground.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"
#include "tests/widgets/WindowDesk.h"

#include <QCryptographicHash>
#include <QDirIterator>
#include <QFileInfo>
#include <QProcess>
#include <QStandardPaths>

#include <algorithm>
#include <csignal>
#include <unistd.h>
#include <utility>

namespace levwright::real_game_test {
namespace {

const QString gameFolder = QStringLiteral("/usr/lib/games/nethack");
const QString slashemFolder = QStringLiteral("/usr/lib/games/slashem");

// SLASH'EM plays in folders mounted over its own, which not every machine allows.
bool mayLayOver() {
    QStringList words{QStringLiteral("--mount"), QStringLiteral("--propagation"), QStringLiteral("private")};
    if (::geteuid() != 0)
        words << QStringLiteral("--user") << QStringLiteral("--map-root-user");
    return QProcess::execute(QStringLiteral("unshare"), words << QStringLiteral("true")) == 0;
}

// Why the game in that folder cannot be played here; empty if it can be.
QString whyNoGame(const QString& folder) {
    if (!gameIn(folder.toStdString()))
        return QStringLiteral("there is no game in %1 (Debian: nethack-console, slashem)").arg(folder);
    if (QStandardPaths::findExecutable(QStringLiteral("tmux")).isEmpty())
        return QStringLiteral("there is no tmux to see its screen in");
    if (folder == slashemFolder && !mayLayOver())
        return QStringLiteral("folders cannot be laid over others here, as the game needs it");
    return {};
}

// Skips the test function, with the reason, if a game cannot be played.
#define LEVWRIGHT_NEEDS_GAME(folder)                                                                         \
    do {                                                                                                     \
        LEVWRIGHT_NEEDS_SHARED();                                                                            \
        if (const QString reason = whyNoGame(folder); !reason.isEmpty())                                     \
            QSKIP(qPrintable(reason));                                                                       \
    } while (false)

struct Shown {
    int status = -1;
    QStringList rows; // the game's screen with the mapped level
    QByteArray said;
};

// The level in place of one of the game's own, as the game shows it.
Shown shownInPlaceOf(const QString& level, const QString& file,
                     const QString& game = QStringLiteral("nethack")) {
    QProcess check;
    check.start(
        sharedFolder() + QStringLiteral("/tools/nethack-load-check"),
        {QStringLiteral("--game"), game, QStringLiteral("--timeout"), QStringLiteral("100"), level, file});
    if (!check.waitForFinished(120'000))
        return {};
    return {check.exitCode(), QString::fromUtf8(check.readAllStandardOutput()).split(u'\n'),
            check.readAllStandardError()};
}

// NetHack 3.7, as packaged for Node.js; installed there by packaging/setup --checks.
const QString scriptGame = QStringLiteral(LEVWRIGHT_SOURCE_DIR "/build/neth4ck");

#define LEVWRIGHT_NEEDS_SCRIPT_GAME()                                                                        \
    do {                                                                                                     \
        LEVWRIGHT_NEEDS_SHARED();                                                                            \
        if (!QFileInfo::exists(scriptGame + QStringLiteral("/node_modules")) ||                              \
            QStandardPaths::findExecutable(QStringLiteral("node")).isEmpty())                                \
            QSKIP("there is no packaged NetHack 3.7 here (packaging/setup --checks installs it with npm)");  \
    } while (false)

// The script in place of the first level of that game.
Shown shownByScriptGame(const QByteArray& script, const QString& folder) {
    const QString path = folder + QStringLiteral("/level.lua");
    if (!DiskFileStore().overwrite(path.toStdString(), script.toStdString()))
        return {};
    QProcess check;
    check.start(QStringLiteral("node"),
                {sharedFolder() + QStringLiteral("/tools/lua-load-check"), QStringLiteral("--package"),
                 scriptGame, QStringLiteral("--timeout"), QStringLiteral("100"), path});
    if (!check.waitForFinished(120'000))
        return {};
    return {check.exitCode(), QString::fromUtf8(check.readAllStandardOutput()).split(u'\n'),
            check.readAllStandardError()};
}

// Whether the rows appear below each other on the game's screen; '?' matches anything.
bool shows(const QStringList& screen, const QStringList& rows) {
    const auto fits = [](const QString& line, qsizetype at, const QString& row) {
        for (qsizetype i = 0; i < row.size(); ++i) {
            if (row[i] != u'?' && (at + i < line.size() ? line[at + i] : QChar(u' ')) != row[i])
                return false;
        }
        return true;
    };
    for (qsizetype y = 0; y + rows.size() <= screen.size(); ++y) {
        for (qsizetype x = 0; x < 80; ++x) {
            bool all = true;
            for (qsizetype i = 0; i < rows.size() && all; ++i)
                all = fits(screen[y + i], x, rows[i]);
            if (all)
                return true;
        }
    }
    return false;
}

// A hash of the paths and contents of all files below the folders.
QByteArray hashOf(const QStringList& folders) {
    QStringList files;
    for (const QString& folder : folders) {
        QDirIterator all(folder, QDir::Files, QDirIterator::Subdirectories);
        while (all.hasNext())
            files << all.next();
    }
    files.sort();
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (const QString& path : files) {
        QFile file(path);
        hash.addData(path.toUtf8());
        if (file.open(QIODevice::ReadOnly))
            hash.addData(file.readAll());
    }
    return hash.result();
}

struct Desk : WindowDesk {
    using WindowDesk::WindowDesk;

    void drag(Point from, Point to) {
        QWidget* view = canvas().viewport();
        QTest::mousePress(view, Qt::LeftButton, {}, at(from.x, from.y));
        QTest::mouseMove(view, at(to.x, to.y));
        QTest::mouseRelease(view, Qt::LeftButton, {}, at(to.x, to.y));
    }
    Point cellOf(const StatementRef& statement) {
        const Area all = canvas().extent();
        for (int y = all.y1; y <= all.y2; ++y) {
            for (int x = all.x1; x <= all.x2; ++x) {
                if (std::ranges::contains(canvas().statementsAt({x, y}), statement))
                    return {x, y};
            }
        }
        return {};
    }
    // Written to a file in the form for the installed game.
    QString exported(const Archive& library) const {
        const GameBuild build = buildOf(library).value();
        const LevelsAnalysis& levels = session().levels();
        const Result<LevelToPlay> level =
            levelToPlay(build, levels.game(), levels.levelText(session().currentLevel()));
        if (!level) {
            QTest::qFail(level.error().message.c_str(), __FILE__, __LINE__);
            return {};
        }
        const QString path = folder.filePath(QStringLiteral("level.lev"));
        if (!DiskFileStore().overwrite(path.toStdString(), level->bytes))
            QTest::qFail("cannot write the level", __FILE__, __LINE__);
        return path;
    }
};

Archive libraryOfTheGame(const QString& folder = gameFolder) {
    return gameLibrary(gameIn(folder.toStdString()).value(), DiskFileStore()).value();
}

// A hall, into which a wall and a pool are drawn.
const QByteArray hall =
    "MAZE:\"hall\",' '\nGEOMETRY:center,center\nMAP\n"
    "-----------\n|.........|\n|.........|\n|.........|\n|.........|\n-----------\nENDMAP\n"
    "REGION:(0,0,10,5),lit,\"ordinary\"\nSTAIR:(9,4),up\n";

void drawIn(Desk& desk) {
    QTest::keyClick(&desk.canvas(), '}'); // takes water into the hand
    desk.trigger("tool.pencil");
    desk.drag({2, 1}, {6, 1});
    QTest::keyClick(&desk.canvas(), '{');
    desk.drag({2, 3}, {2, 3});
}

// The same as a script.
const QByteArray scriptHall =
    "des.level_init({ style = \"solidfill\", fg = \" \" })\n"
    "des.level_flags(\"mazelevel\", \"noflip\")\ndes.map([[\n"
    "-----------\n|.........|\n|.........|\n|.........|\n|.........|\n-----------\n]])\n"
    "des.region(selection.area(0,0,10,5), \"lit\")\ndes.stair(\"up\", 9,4)\n";

QStringList mapOf(const Desk& desk) {
    const QList<QByteArray> lines = desk.text().split('\n');
    QStringList rows;
    const bool isScript = lines.contains("des.map([[");
    for (qsizetype i = lines.indexOf(isScript ? "des.map([[" : "MAP") + 1;
         lines[i] != (isScript ? "]])" : "ENDMAP"); ++i)
        rows << QString::fromUtf8(lines[i]);
    return rows;
}

// The expected screen. The hero and other things may be on any floor.
QStringList expectedOf(const Desk& desk) {
    QStringList rows = mapOf(desk);
    for (QString& row : rows)
        row.replace(u'.', u'?').replace(u' ', u'?');
    return rows;
}

} // namespace

class RealGameTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() {
        m_before = hashOf({gameFolder, QStringLiteral("/var/games/nethack"), slashemFolder,
                           QStringLiteral("/var/games/slashem")});
    }

    void loadsADrawnMaze() {
        LEVWRIGHT_NEEDS_GAME(gameFolder);
        Desk desk(hall);
        drawIn(desk);
        const QStringList drawn = mapOf(desk);
        QCOMPARE(drawn[1], QStringLiteral("|.}}}}}...|"));
        QCOMPARE(drawn[3][2], u'{');
        const Shown shown = shownInPlaceOf(QStringLiteral("castle"), desk.exported(libraryOfTheGame()));
        QVERIFY2(shown.status == 0, shown.said.constData());
        QVERIFY2(real_game_test::shows(shown.rows, expectedOf(desk)), qPrintable(shown.rows.join(u'\n')));
    }

    void loadsADrawnRoom() {
        LEVWRIGHT_NEEDS_GAME(gameFolder);
        Desk desk("LEVEL:\"oracle\"\nROOM:\"ordinary\",lit,(3,3),(center,center),(9,4)\nSTAIR:(0,0),up\n"
                  "FOUNTAIN:(4,1)\nROOM:\"ordinary\",lit,(1,1),(left,top),(5,3)\nSTAIR:(1,1),down\n"
                  "RANDOM_CORRIDORS\n");
        desk.caretTo("FOUNTAIN");
        const Point from = desk.cellOf(*desk.session().currentStatement());
        desk.drag(from, {from.x + 2, from.y + 1});
        QVERIFY2(desk.text().contains("FOUNTAIN:(6,2)"), desk.text().constData());
        const Shown shown = shownInPlaceOf(QStringLiteral("oracle"), desk.exported(libraryOfTheGame()));
        QVERIFY2(shown.status == 0, shown.said.constData());
        QVERIFY2(real_game_test::shows(shown.rows, {QStringLiteral("<????????"), QStringLiteral("?????????"),
                                                    QStringLiteral("??????{??")}),
                 qPrintable(shown.rows.join(u'\n')));
    }

    void loadsInSlashem() {
        LEVWRIGHT_NEEDS_GAME(slashemFolder);
        Desk desk(QByteArray(hall).replace("ENDMAP\n", "ENDMAP\nRANDOM_PLACES:(1,2),(8,2)\n") +
                  "OBJECT:'(',\"large box\",random\nMONSTER:'d',\"jackal\",place[1]\n");
        drawIn(desk);
        const Shown shown =
            shownInPlaceOf(QStringLiteral("castle"), desk.exported(libraryOfTheGame(slashemFolder)),
                           QStringLiteral("slashem"));
        QVERIFY2(shown.status == 0, shown.said.constData());
        QVERIFY2(real_game_test::shows(shown.rows, expectedOf(desk)), qPrintable(shown.rows.join(u'\n')));
    }

    void loadsADrawnScript() {
        LEVWRIGHT_NEEDS_SCRIPT_GAME();
        Desk desk;
        desk.open(scriptHall, QStringLiteral("/hall.lua"));
        drawIn(desk);
        QCOMPARE(mapOf(desk)[1], QStringLiteral("|.}}}}}...|"));
        QCOMPARE(mapOf(desk)[3][2], u'{');
        const Shown shown = shownByScriptGame(desk.text(), desk.folder.path());
        QVERIFY2(shown.status == 0, shown.said.constData());
        QVERIFY2(real_game_test::shows(shown.rows, expectedOf(desk)), qPrintable(shown.rows.join(u'\n')));
    }

    // Drawn for 3.4.3.
    void loadsAConvertedDescription() {
        LEVWRIGHT_NEEDS_SCRIPT_GAME();
        Desk desk(hall);
        drawIn(desk);
        const QStringList expected = expectedOf(desk);
        desk.window.actions().action(QStringLiteral("convert.nethack-3.7"))->trigger();
        QCOMPARE(desk.session().game().catalog().gameId(), "nethack-3.7");
        QCOMPARE(desk.session().notes().size(), qsizetype(1)); // the name that its file must have
        QVERIFY(desk.session().analysis().diagnostics().empty());
        const Shown shown = shownByScriptGame(desk.text(), desk.folder.path());
        QVERIFY2(shown.status == 0, shown.said.constData());
        QVERIFY2(real_game_test::shows(shown.rows, expected),
                 qPrintable(shown.rows.join(u'\n') + desk.text()));
    }

    void refusesADamagedScript() {
        LEVWRIGHT_NEEDS_SCRIPT_GAME();
        const QTemporaryDir folder;
        const Shown shown = shownByScriptGame(scriptHall.left(scriptHall.indexOf("]])")), folder.path());
        QCOMPARE(shown.status, 1);
        QVERIFY2(shown.said.contains("unfinished long string"), shown.said.constData());
    }

    void isNoticedWhenDamaged() {
        LEVWRIGHT_NEEDS_GAME(gameFolder);
        const Desk desk(hall);
        const QString path = desk.exported(libraryOfTheGame());
        QVERIFY(QFile::resize(path, 60));
        QCOMPARE(shownInPlaceOf(QStringLiteral("castle"), path).status, 1);
    }

    // A level that the game does not know, in a playground whose dungeon has it.
    void beginsOnANewLevel_data() {
        QTest::addColumn<QString>("folder");
        QTest::newRow("NetHack") << gameFolder;
        QTest::newRow("SLASH'EM") << slashemFolder;
    }
    void beginsOnANewLevel() {
        QFETCH(const QString, folder);
        LEVWRIGHT_NEEDS_GAME(folder);
        Desk desk(hall);
        drawIn(desk);
        const GameBuild build = buildOf(libraryOfTheGame(folder)).value();
        const LevelsAnalysis& levels = desk.session().levels();
        const LevelToPlay level = levelToPlay(build, levels.game(), levels.levelText(0)).value();
        DiskFileStore files;
        const InstalledGame game = gameIn(folder.toStdString()).value();
        const Result<Playground> playground =
            makePlayground(game, level, desk.folder.filePath(QStringLiteral("pg")).toStdString(), files);
        QVERIFY2(playground, playground ? "" : playground.error().message.c_str());
        QCOMPARE(playground->start, "hall");
        const QStringList screen =
            screenOf(launchOf(game, playground->folder, ::geteuid() == 0), desk.folder.path());
        QVERIFY2(real_game_test::shows(screen, expectedOf(desk)), qPrintable(screen.join(u'\n')));
    }

    // A game without its terminal may run forever and occupy a processor.
    void cleanup() {
        if (const pid_t game = std::exchange(m_terminal, 0); game > 0) {
            ::kill(-game, SIGKILL);
            QTRY_VERIFY(::kill(-game, 0) != 0);
        }
    }

    void cleanupTestCase() {
        QCOMPARE(hashOf({gameFolder, QStringLiteral("/var/games/nethack"), slashemFolder,
                         QStringLiteral("/var/games/slashem")}),
                 m_before);
    }

private:
    // The game's screen after the level has been mapped.
    QStringList screenOf(const Launch& launch, const QString& folder) {
        const QString socket = folder + QStringLiteral("/tmux");
        const auto tmux = [&socket](const QStringList& words) {
            QProcess process;
            process.start(QStringLiteral("tmux"), QStringList{QStringLiteral("-S"), socket} + words);
            process.waitForFinished();
            return QString::fromUtf8(process.readAllStandardOutput());
        };
        const auto screen = [&tmux] {
            return tmux({QStringLiteral("capture-pane"), QStringLiteral("-p")}).split(u'\n');
        };
        const QString options =
            QStringLiteral(
                "env HOME='%1' TERM=screen NETHACKOPTIONS='windowtype:tty,!autopickup,!legacy,!news,"
                "!splash_screen,!color,pettype:none,role:Valkyrie,name:checker' ")
                .arg(folder);
        tmux({QStringLiteral("new-session"), QStringLiteral("-d"), QStringLiteral("-x"),
              QStringLiteral("100"), QStringLiteral("-y"), QStringLiteral("30"),
              options + QString::fromStdString(shellCommand(launch)) + QStringLiteral("; sleep 60")});
        m_terminal =
            tmux({QStringLiteral("display-message"), QStringLiteral("-p"), QStringLiteral("#{pane_pid}")})
                .trimmed()
                .toInt();
        const auto isAt = [&screen](const char* words) {
            return screen().join(u'\n').contains(QLatin1String(words));
        };
        const auto answered = [&] {
            if (isAt("[yn"))
                tmux({QStringLiteral("send-keys"), QStringLiteral("y")});
            else if (isAt("--More--") || isAt("(end)"))
                tmux({QStringLiteral("send-keys"), QStringLiteral("Space")});
            return isAt("HP:") && !isAt("--More--");
        };
        [[maybe_unused]] const bool isReady = QTest::qWaitFor(answered, 30'000);
        tmux({QStringLiteral("send-keys"), QStringLiteral("C-f")});
        QStringList before;
        [[maybe_unused]] const bool isStill = QTest::qWaitFor(
            [&] {
                answered();
                const QStringList now = screen();
                const bool isSame = now == before && now.join(u'\n').contains(QStringLiteral("----"));
                before = now;
                return isSame;
            },
            10'000);
        tmux({QStringLiteral("kill-server")});
        return before;
    }

    QByteArray m_before;
    pid_t m_terminal = 0; // the process group in which a game was started
};

LEVWRIGHT_TEST(RealGameTest)

} // namespace levwright::real_game_test

#include "RealGameTest.moc"
