// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/FileForms.h"
#include "core/formats/lev34/LevFile.h"
#include "tests/support/Levels.h"
#include "tests/support/TestProgram.h"
#include "widgets/pages/EditorPage.h"
#include "widgets/pages/MessageBar.h"
#include "widgets/shell/ExportController.h"
#include "widgets/shell/FileController.h"
#include "widgets/shell/MainWindow.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace levwright::level_file_test {
namespace {

// A maze with a heap of gold on a map of stone, as a level file.
std::string levelFile(const char* game) {
    CompiledLevel level;
    CompiledPart& part = level.parts.emplace_back();
    part.horizontalAlignment = 3;
    part.verticalAlignment = 3;
    part.map = Grid<unsigned char>(5, 3);
    part.gold = {{Place::random(), 7}};
    return lev34::encode(level, usualTarget(game, {}).value()).value();
}

bool contains(const Session& session, std::string_view text) {
    return session.text().bytes().contains(text);
}

} // namespace

class LevelFileTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void becomesANewDocument_data() {
        QTest::addColumn<QString>("path");
        QTest::newRow("by its suffix and content") << QStringLiteral("/gold.lev");
        QTest::newRow("by its content") << QStringLiteral("/gold");
    }
    void becomesANewDocument() {
        QFETCH(const QString, path);
        MemoryFileStore files;
        QVERIFY(files.replace(path.toStdString(), levelFile("nethack-3.4.3")));
        Workspace workspace(testGame(), files);
        QVERIFY(workspace.open(path));
        Session& session = workspace.active();
        QVERIFY(contains(session, "MAZE:\"gold\",random\n"));
        QVERIFY(contains(session, "GOLD:7,random\n"));
        QVERIFY(session.analysis().diagnostics().empty());
        QVERIFY(session.path().isEmpty());
        QCOMPARE(session.displayName(), QStringLiteral("gold.des"));
        QVERIFY(session.isModified());
        QVERIFY(!session.document().canUndo());
        QVERIFY(session.saveAs(QStringLiteral("/mine.des")));
        QVERIFY(!session.isModified());
        QCOMPARE(session.displayName(), QStringLiteral("mine.des"));
        QVERIFY(files.read(path.toStdString(), 10000).value() == levelFile("nethack-3.4.3"));
    }

    void isReadAsItsGameSays() {
        MemoryFileStore files;
        QVERIFY(files.replace("/old.lev", levelFile("nethack-3.2.2")));
        QVERIFY(files.replace("/plain.des", "MAZE:\"a\",' '\nNOMAP\n"));
        Workspace workspace(testGame(), files);
        QVERIFY(workspace.open(QStringLiteral("/old.lev")));
        QCOMPARE(workspace.active().game().catalog().gameId(), "nethack-3.2.2");
        QVERIFY(workspace.open(QStringLiteral("/plain.des")));
        QCOMPARE(workspace.active().game().catalog().gameId(), "nethack-3.4.3");
        QVERIFY(!workspace.active().isModified());
    }

    void damagedChangesNothing() {
        MemoryFileStore files;
        const std::string whole = levelFile("nethack-3.4.3");
        QVERIFY(files.replace("/cut.lev", whole.substr(0, whole.size() - 3)));
        Workspace workspace(testGame(), files);
        const Session* before = &workspace.active();
        const Result<Session*> opened = workspace.open(QStringLiteral("/cut.lev"));
        QVERIFY(!opened);
        QVERIFY2(opened.error().message.contains("byte "), opened.error().message.c_str());
        QCOMPARE(workspace.count(), std::size_t(1));
        QCOMPARE(&workspace.active(), before);
    }

    // Like files named on the command line.
    void windowTellsOfWhatWasOpenedBefore() {
        MemoryFileStore files;
        QVERIFY(files.replace("/old.lev", levelFile("nethack-3.2.2") + "xyz"));
        const QTemporaryDir folder;
        QSettings settings(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
        Workspace workspace(testGame(), files);
        const Result<Session*> opened = workspace.open(QStringLiteral("/old.lev"));
        const Result<Session*> missing = workspace.open(QStringLiteral("/none.lev"));
        MainWindow window(workspace, settings, Theme::light());
        QCOMPARE(window.findChildren<EditorPage*>().size(), 1);
        QSignalSpy said(*opened, &Session::refused);
        QVERIFY(window.files().tell(QStringLiteral("/old.lev"), opened));
        QCOMPARE(said.size(), 1);
        QVERIFY(said[0][0].toString().startsWith(QStringLiteral("The 3 bytes after the level")));
        QVERIFY(!window.files().tell(QStringLiteral("/none.lev"), missing));
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QVERIFY(window.windowTitle().startsWith(QStringLiteral("old.des")));
        const MessageBar& messages = window.findChild<EditorPage*>()->messages();
        QVERIFY(messages.isVisible());
        QCOMPARE(settings.value(QStringLiteral("recentFiles")).toStringList(),
                 QStringList{QStringLiteral("/old.lev")});
    }

    void windowShowsIt() {
        MemoryFileStore files;
        QVERIFY(files.replace("/old.lev", levelFile("nethack-3.2.2")));
        const QTemporaryDir folder;
        QSettings settings(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
        Workspace workspace(testGame(), files);
        MainWindow window(workspace, settings, Theme::light());
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QVERIFY(window.openFile(QStringLiteral("/old.lev")));
        QVERIFY(window.windowTitle().startsWith(QStringLiteral("old.des")));
        QVERIFY(window.isWindowModified());
        QVERIFY(!window.canvas().cellRect({4, 2}).isEmpty());
        QCOMPARE(settings.value(QStringLiteral("recentFiles")).toStringList(),
                 QStringList{QStringLiteral("/old.lev")});
        // The export is for the game that the level came from.
        QVERIFY(window.exports().exportTo(QStringLiteral("/out")));
        QVERIFY(files.read("/out/old.lev", 10000).value() == levelFile("nethack-3.2.2"));
    }
};

LEVWRIGHT_TEST(LevelFileTest)

} // namespace levwright::level_file_test

#include "LevelFileTest.moc"
