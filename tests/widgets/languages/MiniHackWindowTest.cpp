// SPDX-License-Identifier: GPL-3.0-or-later
// Edit > Copy for MiniHack: copies the current level to the clipboard as a Python string.
#include "core/catalog/GameList.h"
#include "core/languages/games/Games.h"
#include "tests/support/TestProgram.h"
#include "tests/widgets/WindowDesk.h"
#include "widgets/pages/EditorPage.h"
#include "widgets/pages/MessageBar.h"

#include <QClipboard>
#include <QStatusBar>

namespace levwright::mini_hack_window_test {
namespace {

QAction& action(WindowDesk& desk) {
    return *desk.window.actions().action(QStringLiteral("edit.copyMiniHack"));
}

} // namespace

class MiniHackWindowTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { QGuiApplication::clipboard()->clear(); }

    void copiesTheLevelOneIsIn() {
        WindowDesk desk("MAZE:\"a\",' '\nNOMAP\n\nMAZE:\"b\",' '\nNOMAP\nTRAP[5%]:\"pit\",random\n");
        desk.session().select(StatementRef{1, 0});
        action(desk).trigger();
        QCOMPARE(QGuiApplication::clipboard()->text(),
                 QStringLiteral("r\"\"\"MAZE:\"mylevel\",' '\nNOMAP\n[5%]: TRAP:\"pit\",random\n\"\"\""));
        QCOMPARE(desk.window.statusBar()->currentMessage(),
                 QStringLiteral("Copied for MiniHack as a Python string for des_file."));
        QVERIFY(!desk.session().isModified());
    }

    void refusesWhatHasErrors() {
        WindowDesk desk("MAZE:\"a\",' '\nNOMAP\nTRAP:\"pit\" random\n");
        action(desk).trigger();
        QVERIFY(QGuiApplication::clipboard()->text().isEmpty());
        const MessageBar& messages = desk.window.findChild<PageTabs*>()->active().messages();
        QVERIFY(messages.isVisible());
        QVERIFY(messages.text().startsWith(QStringLiteral("Not copied: ")));
    }

    void isForLevels() {
        WindowDesk desk;
        desk.workspace.startNew(DocumentText{.game = loadGame(usualGame()).value(),
                                             .bytes = "DUNGEON:\"D\" \"D\" (1,0)\n",
                                             .kind = DocumentKind::DungeonDefinition,
                                             .path = {},
                                             .name = {},
                                             .notes = {}});
        QVERIFY(!action(desk).isEnabled());
    }
};

LEVWRIGHT_TEST(MiniHackWindowTest)

} // namespace levwright::mini_hack_window_test

#include "MiniHackWindowTest.moc"
