// SPDX-License-Identifier: GPL-3.0-or-later
// File > Convert to …: opens a description for another game in a new tab.
#include "core/model/LevelLanguage.h"
#include "tests/support/TestProgram.h"
#include "tests/widgets/WindowDesk.h"
#include "widgets/pages/EditorPage.h"
#include "widgets/pages/MessageBar.h"
#include "widgets/shell/FileController.h"

#include <QStatusBar>

namespace levwright::convert_window_test {
namespace {

const QByteArray level = "# mine\nMAZE:\"a\",' '\nNOMAP\nTRAP[5%]:\"pit\",random\n";
const QByteArray converted = "# mine\nMAZE:\"a\",' '\nNOMAP\n[5%]: TRAP:\"pit\",random\n";

QAction& action(WindowDesk& desk, const char* game = "nethack-3.6") {
    return *desk.window.actions().action(QStringLiteral("convert.") + QLatin1String(game));
}

} // namespace

class ConvertWindowTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void opensAnotherTab() {
        WindowDesk desk(level);
        action(desk).trigger();
        QCOMPARE(desk.workspace.count(), std::size_t(2));
        QCOMPARE(desk.text(), converted);
        QCOMPARE(desk.session().game().catalog().gameId(), "nethack-3.6");
        QVERIFY(desk.session().analysis().diagnostics().empty());
        QVERIFY(desk.session().path().isEmpty());
        QVERIFY(desk.session().isModified());
        QCOMPARE(desk.session().displayName(), QStringLiteral("level-3.6.des")); // not the source's own
        QCOMPARE(QByteArray::fromStdString(std::string(desk.workspace.session(0).text().bytes())), level);
        QVERIFY(!desk.workspace.session(0).isModified());
        QVERIFY(!action(desk).isEnabled());
        QVERIFY(action(desk, "nethack-3.7").isEnabled());
    }

    // Each level becomes a script in its own tab, with the first one in front.
    void opensScripts() {
        WindowDesk desk(
            "MAZE:\"a\",' '\nNOMAP\nSTAIR:(5,5),up\nMAZE:\"b\",' '\nNOMAP\nTRAP:\"pit\",place[1]\n");
        action(desk, "nethack-3.7").trigger();
        QCOMPARE(desk.workspace.count(), std::size_t(3));
        QCOMPARE(desk.session().displayName(), QStringLiteral("a.lua"));
        QCOMPARE(desk.session().game().catalog().gameId(), "nethack-3.7");
        QVERIFY(desk.text().endsWith("des.stair(\"up\", 5, 5)\n"));
        QVERIFY(desk.session().analysis().diagnostics().empty());
        QCOMPARE(desk.session().notes().size(), 1);
        QVERIFY(desk.session().isModified());
        QVERIFY(!action(desk, "nethack-3.7").isEnabled());
    }

    // The author's name for the file stays, even if the game asks for another.
    void namesFilesAfterTheirSource() {
        WindowDesk desk;
        desk.open("MAZE:\"oracle\",' '\nNOMAP\nSTAIR:(5,5),up\n", QStringLiteral("/levels/vault.des"));
        action(desk, "nethack-3.7").trigger();
        QCOMPARE(desk.session().suggestedFileName(), QStringLiteral("vault.lua"));
        QCOMPARE(desk.session().suggestedPath(), QStringLiteral("/levels/vault.lua"));
        const QString note = QStringLiteral("The game finds this level only in a file named oracle.lua.");
        QCOMPARE(desk.session().notes(), QStringList{note});
        QCOMPARE(desk.window.statusBar()->currentMessage(), note);
        action(desk).trigger(); // a document without a file has the folder of its source, too
        QCOMPARE(desk.session().suggestedPath(), QStringLiteral("/levels/vault.des"));
    }

    void saysNothingOfANameThatFits() {
        WindowDesk desk;
        desk.open("MAZE:\"oracle\",' '\nNOMAP\nSTAIR:(5,5),up\n", QStringLiteral("/levels/oracle.des"));
        action(desk, "nethack-3.7").trigger();
        QCOMPARE(desk.session().suggestedPath(), QStringLiteral("/levels/oracle.lua"));
        QVERIFY(desk.session().notes().isEmpty());
    }

    // A level without a name of its own gets that of its file.
    void offersNoFileOfTheSource() {
        WindowDesk desk;
        desk.open("des.map([[...]])\n", QStringLiteral("/cave.lua"));
        QVERIFY(desk.session().game().language().runsScripts());
        const bool is50 = desk.session().game().catalog().gameId() == "nethack-5.0";
        action(desk, is50 ? "nethack-3.7" : "nethack-5.0").trigger();
        QCOMPARE(desk.session().displayName(),
                 is50 ? QStringLiteral("cave-3.7.lua") : QStringLiteral("cave-5.0.lua"));
        QCOMPARE(desk.session().suggestedFileName(), desk.session().displayName());
    }

    // Between the games of scripts.
    void keepsScripts() {
        WindowDesk desk("des.map([[...]])\ndes.gold(5, 1, 0)\n");
        desk.session().readAs(loadGame("nethack-5.0").value());
        QVERIFY(!action(desk, "nethack-5.0").isEnabled());
        action(desk, "nethack-3.7").trigger();
        QCOMPARE(desk.text(), QByteArray("des.map([[...]])\ndes.gold(5, {1, 0})\n"));
        QCOMPARE(desk.session().game().catalog().gameId(), "nethack-3.7");
        QVERIFY(desk.session().displayName().endsWith(QStringLiteral(".lua")));
        action(desk, "nethack-5.0").trigger();
        QCOMPARE(desk.session().game().catalog().gameId(), "nethack-5.0");
    }

    void describesScripts() {
        WindowDesk desk("-- a.lua\ndes.level_flags(\"mazelevel\", \"noflip\")\ndes.stair(\"up\", 5, 5)\n");
        desk.session().readAs(loadGame("nethack-3.7").value());
        action(desk).trigger();
        QCOMPARE(desk.workspace.count(), std::size_t(2));
        QCOMPARE(desk.session().game().catalog().gameId(), "nethack-3.6");
        QCOMPARE(desk.session().displayName(), QStringLiteral("level-3.6.des"));
        QVERIFY2(desk.text().contains("MAZE:\"level\",' '\n"), desk.text().constData());
        QVERIFY(desk.text().contains("STAIR:(5,5),up\n"));
        QVERIFY(desk.session().analysis().diagnostics().empty());
    }

    void saysWhatHasNoEquivalent() {
        WindowDesk desk("MAZE:\"a\",' '\nNOMAP\nTRAP:\"pit\",place[1]\nTRAP:\"web\",place[2]\n");
        action(desk).trigger();
        QCOMPARE(desk.workspace.count(), std::size_t(2));
        QCOMPARE(desk.session().notes().size(), 2);
        QVERIFY(desk.session().notes().front().startsWith(QStringLiteral("Line 3: place[1] ")));
        QVERIFY(desk.window.statusBar()->currentMessage().startsWith(QStringLiteral("Line 3: place[1] ")));
        QVERIFY(desk.window.statusBar()->currentMessage().contains(QStringLiteral("and 1 more")));
    }

    void refusesWhatHasErrors() {
        WindowDesk desk("MAZE:\"a\",' '\nNOMAP\nTRAP:\"pit\" random\n");
        action(desk).trigger();
        QCOMPARE(desk.workspace.count(), std::size_t(1));
        QVERIFY(desk.window.findChild<PageTabs*>()->active().messages().isVisible());
    }
};

LEVWRIGHT_TEST(ConvertWindowTest)

} // namespace levwright::convert_window_test

#include "ConvertWindowTest.moc"
